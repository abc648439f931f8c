"""What a seat and its player are called."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from game.i18n import Translator, mark
from game.rules.match import SeatInfo
from game.texts.characters import TEMPER_SENTENCES, cpu_name, temper_of

SEATS: tuple[str, ...] = (
    mark("Gold circle"),
    mark("Blue triangle"),
    mark("Green square"),
    mark("Pink diamond"),
    mark("Violet star"),
    mark("Orange hexagon"),
)
"""By seat: its colour and shape, for players without a name."""

LEVELS: dict[str, str] = {
    "random": mark("Random"),
    "easy": mark("Easy"),
    "normal": mark("Normal"),
    "hard": mark("Hard"),
}
LEVEL_SENTENCES: dict[str, str] = {
    "random": mark("Plays any card that is allowed, without a thought."),
    "easy": mark("Knows the rules and little more."),
    "normal": mark("A sensible player who weighs every card."),
    "hard": mark("Plays out every choice in its head, hundreds of times, before it moves."),
}

HANDS: dict[str, tuple[str, str]] = {
    "open": (mark("open"), mark("Everybody's cards lie open for all to see.")),
    "cover": (
        mark("covered"),
        mark("Each hand is covered until its owner peeks. This helps fair players; it cannot stop a cheat."),
    ),
    "hold": (
        mark("hold to see"),
        mark("Each hand is up only while its owner holds the button for it, and is covered again when it is let go."),
    ),
}
"""By key: how hands lie on a shared screen, and what that means."""


def seat_name(seat: int, name: str, cpu: str | None, tr: Translator) -> str:
    """The player's name, or the seat's colour and shape if there is none."""
    return (cpu_name(name, tr) if cpu else name) or tr(SEATS[seat])


def shared_seat_name(seat: int, players: Sequence[SeatInfo], tr: Translator) -> str:
    """Everybody who has had a seat in a match, in their order: a CPU that took it over by its level."""
    names = [seat_name(seat, players[0].name, players[0].cpu, tr)]
    for before, after in pairwise(players):
        if after != before:
            names.append(level_name(after.cpu, tr) if after.cpu else seat_name(seat, after.name, None, tr))
    return tr(", then ").join(names)


def seat_colour(seat: int, tr: Translator) -> str:
    """A shorter name for a seat whose player has none: for where its shape is seen beside it. Colours come first in
    every language."""
    return tr(SEATS[seat]).split()[0]


def short_name(seat: int, name: str, tr: Translator) -> str:
    """Of a seat that goes by its colour and shape the colour alone: to be said where the shape is seen."""
    return seat_colour(seat, tr) if name == tr(SEATS[seat]) else name


def seat_names(seats: Sequence[SeatInfo], tr: Translator) -> list[str]:
    """What those at a table are called, by seat."""
    return [seat_name(number, seat.name, seat.cpu, tr) for number, seat in enumerate(seats)]


def level_name(level: str, tr: Translator) -> str:
    """A level that nobody knows keeps its own name."""
    return tr(LEVELS[level]) if level in LEVELS else level


def level_sentence(name: str, level: str, tr: Translator) -> str:
    """How a CPU player of this name and level plays."""
    temper = temper_of(name, level)
    told = [LEVEL_SENTENCES[level], *([TEMPER_SENTENCES[temper]] if temper else [])]
    return " ".join(map(tr, told))


def seatless(phones: int, tr: Translator) -> str:
    """Why a match does not begin by phone."""
    return tr.n(
        "All are ready, but {n} phone has no seat yet.", "All are ready, but {n} phones have no seat yet.", phones
    )
