"""The pictures of Showcase's rules pages."""

from __future__ import annotations

from functools import partial

from game.view.rooms.rule_diagrams import Exhibit
from sprites import showcase

PAIR = 0.42
"""How far right of the first card of a trick the second lies, by a card's width."""


def _trump(which: str) -> Exhibit:
    four = partial(showcase.trump, which, four_colours=True)
    return Exhibit((), art=(f"trump_{which}", partial(showcase.trump, which)), four=four)


THIRTEENTH = Exhibit((), art=("thirteenth", showcase.thirteenth), number="13")

PICTURES: dict[str, tuple[Exhibit, ...]] = {
    "aim": (
        Exhibit(("9S", "QS"), PAIR, icon="eye"),
        Exhibit(("4D", "AD"), PAIR, icon="eye"),
        Exhibit((), icon="arrow_right"),
        Exhibit((None,) * 13, 0.09, icon="crown", number="13", sense="good"),
    ),
    "follow": (
        _trump("S"),
        Exhibit(("8H", "JH"), PAIR, icon="crown", sense="good"),
        Exhibit(("8H", "3S"), PAIR, icon="crown", sense="good"),
        Exhibit(("8H", "QD"), PAIR, icon="minus"),
    ),
    "showcase": (
        Exhibit(("9C", "TC"), PAIR, icon="eye"),
        Exhibit(("5C", "TC"), PAIR, icon="check", sense="good"),
        Exhibit(("5D", "TC"), PAIR, icon="cross", sense="bad"),
    ),
    "naming": (
        Exhibit(("9S", "QS"), PAIR, icon="check", number="1", sense="good"),
        Exhibit(("9C",), icon="cross", number="0", sense="bad"),
        *map(_trump, showcase.TRUMPS),
    ),
    "second": (
        Exhibit(("7H", "9H", "KH", "2S", "JS", "AC", "QD", "AD"), icon="eye"),
        THIRTEENTH,
        Exhibit(("3H", "KH"), PAIR, icon="crown", sense="good"),
    ),
    "points": (
        Exhibit(("3H", "KH"), PAIR, number="1"),
        Exhibit(("AC", "5C"), PAIR, number="1"),
        Exhibit(("TD", "2S"), PAIR, number="1"),
    ),
}
