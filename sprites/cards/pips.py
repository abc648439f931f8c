"""Number cards: pips in their traditional places, those of the lower half turned."""

from __future__ import annotations

from sprites import svg
from sprites.suits import suit

PIP_HEIGHT = 44.0
LEFT, MIDDLE, RIGHT = 86.0, 125.0, 164.0
TOP, CENTRE, BOTTOM = 50.0, 175.0, 300.0

Place = tuple[float, float]


def _sides(*rows: float) -> list[Place]:
    return [(column, row) for row in rows for column in (LEFT, RIGHT)]


def _between(share: float) -> float:
    """The row at a share of the way from the top row to the bottom row."""
    return TOP + (BOTTOM - TOP) * share


THIRDS = (TOP, _between(1 / 3), _between(2 / 3), BOTTOM)
PLACES: dict[str, list[Place]] = {
    "2": [(MIDDLE, TOP), (MIDDLE, BOTTOM)],
    "3": [(MIDDLE, TOP), (MIDDLE, CENTRE), (MIDDLE, BOTTOM)],
    "4": _sides(TOP, BOTTOM),
    "5": [*_sides(TOP, BOTTOM), (MIDDLE, CENTRE)],
    "6": _sides(TOP, CENTRE, BOTTOM),
    "7": [*_sides(TOP, CENTRE, BOTTOM), (MIDDLE, _between(1 / 4))],
    "8": [*_sides(TOP, CENTRE, BOTTOM), (MIDDLE, _between(1 / 4)), (MIDDLE, _between(3 / 4))],
    "9": [*_sides(*THIRDS), (MIDDLE, CENTRE)],
    "T": [*_sides(*THIRDS), (MIDDLE, _between(1 / 6)), (MIDDLE, _between(5 / 6))],
}


def pips(rank: str, suit_code: str, colour: str) -> str:
    """All pips of a number card."""
    return svg.group(*(_pip(suit_code, x, y) for x, y in PLACES[rank]), fill=colour)


def _pip(suit_code: str, x: float, y: float) -> str:
    return suit(suit_code, x, y, PIP_HEIGHT, turn=180 if y > CENTRE else 0)
