"""Where the focus goes: from one place on the screen to the nearest one in a direction."""

from __future__ import annotations

from collections.abc import Mapping
from math import inf

from pygame import Rect

Direction = tuple[int, int]

SIDEWAYS = 3.0
"""How much a step to the side weighs against one ahead."""
OVERLAP = 0.3
"""How deep a place may reach back into the present one, by the present one's size, and still lie ahead."""


def neighbour(origin: Rect, places: Mapping[str, Rect], direction: Direction) -> str | None:
    """The name of the place that lies next to ``origin`` in ``direction``, or None if there is none."""
    best, name = inf, None
    for candidate, place in places.items():
        distance = _distance(origin, place, direction)
        if distance < best:
            best, name = distance, candidate
    return name


def straight_ahead(origin: Rect, places: Mapping[str, Rect], direction: Direction) -> str | None:
    """The same, but up and down whatever lies in the same column comes before anything that lies beside it."""
    if not direction[1]:
        return neighbour(origin, places, direction)
    column = {name: spot for name, spot in places.items() if in_column(origin, spot)}
    return neighbour(origin, column, direction) or neighbour(origin, places, direction)


def in_column(origin: Rect, place: Rect) -> bool:
    """Whether a place lies above or below another one, however far away."""
    return place.left < origin.right and origin.left < place.right


def _distance(origin: Rect, place: Rect, direction: Direction) -> float:
    dx, dy = direction
    if dx:
        ahead = place.left - origin.right if dx > 0 else origin.left - place.right
        size, centre_ahead = origin.width, (place.centerx - origin.centerx) * dx
        gap = max(place.top - origin.bottom, origin.top - place.bottom, 0)
        offset = abs(place.centery - origin.centery)
    else:
        ahead = place.top - origin.bottom if dy > 0 else origin.top - place.bottom
        size, centre_ahead = origin.height, (place.centery - origin.centery) * dy
        gap = max(place.left - origin.right, origin.left - place.right, 0)
        offset = abs(place.centerx - origin.centerx)
    if centre_ahead <= 0 or ahead < -OVERLAP * size:
        return inf
    return max(ahead, 0) + SIDEWAYS * gap + offset * 0.1
