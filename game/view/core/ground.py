"""Where there is room over a picture for something that may hide this, but not that."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from pygame import Rect


@dataclass(frozen=True)
class Ground:
    """What lies below: what is never hidden, as ``x, y, width, height``, and what is hidden only where it must be."""

    kept: tuple[tuple[int, int, int, int], ...]
    spared: tuple[tuple[int, int, int, int], ...] = ()

    @classmethod
    def of(cls, kept: Iterable[Rect], spared: Iterable[Rect] = ()) -> Ground:
        return cls(tuple(map(sides, kept)), tuple(map(sides, spared)))

    def hidden(self, place: Rect) -> tuple[int, int]:
        """How much of both a place would hide, in square pixels."""
        return _overlap(place, self.kept), _overlap(place, self.spared)

    def clearest(self, places: Iterable[Rect], x: int | None = None, rows: tuple[int, int] | None = None) -> Rect:
        """The first of those that hide least and are nearest to ``x``, and to the ``rows`` between two heights."""
        best, least = None, None
        for place in places:
            kept, spared = self.hidden(place)
            aside = max(place.left - x, x - place.right, 0) if x is not None else 0
            away = max(rows[0] - place.bottom, place.top - rows[1], 0) if rows else 0
            cost = kept, spared + aside * place.height + away * place.width
            if least is None or cost < least:
                best, least = place, cost
            if not any(cost):
                break
        assert best is not None
        return best


def sides(rect: Rect) -> tuple[int, int, int, int]:
    """``x, y, width, height``: a rectangle that can be looked up."""
    return rect.x, rect.y, rect.width, rect.height


def _overlap(place: Rect, rects: Iterable[tuple[int, int, int, int]]) -> int:
    parts = (place.clip(rect) for rect in rects)
    return sum(part.width * part.height for part in parts)
