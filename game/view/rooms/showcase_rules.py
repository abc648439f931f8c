"""The pictures of Showcase's rules pages."""

from __future__ import annotations

from game.view.exhibits import Exhibit

PICTURES: dict[str, tuple[Exhibit, ...]] = {
    "aim": (
        Exhibit(("9S", "QS"), step=0.42, icon="eye"),
        Exhibit(("4D", "AD"), step=0.42, icon="eye"),
        Exhibit(("KC",), icon="arrow_right"),
        Exhibit((None,) * 13, step=0.09, icon="crown", number="13", sense="good"),
    ),
    "follow": (
        Exhibit(("8H", "JH"), step=0.42, icon="check", sense="good"),
        Exhibit(("8H", "3S"), step=0.42, icon="check", sense="good"),
        Exhibit(("8H", "QD"), step=0.42, icon="cross", sense="bad"),
    ),
    "showcase": (
        Exhibit(("9C", "TC"), step=0.42, icon="eye"),
        Exhibit(("5C", "TC"), step=0.42, icon="check", sense="good"),
        Exhibit(("5D", "TC"), step=0.42, icon="cross", sense="bad"),
    ),
    "naming": (
        Exhibit(("9S", "QS"), step=0.42, icon="check", number="1", sense="good"),
        Exhibit(("9C",), icon="cross", number="0", sense="bad"),
        Exhibit(("4D", "AD"), step=0.42, icon="check", number="1", sense="good"),
    ),
    "second": (
        Exhibit(("7H", "9H", "KH", "2S", "JS", "AC", "QD", "AD"), step=0.36, icon="eye"),
        Exhibit(("3H", "KH"), step=0.42, icon="crown", sense="good"),
    ),
    "points": (
        Exhibit(("3H", "KH"), step=0.42, number="1"),
        Exhibit(("AC", "5C"), step=0.42, number="1"),
        Exhibit(("TD", "2S"), step=0.42, number="1"),
    ),
}
