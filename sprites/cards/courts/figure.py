"""How a court figure is put together: robe, collar, head and what it holds, from back to front."""

from __future__ import annotations

from dataclasses import dataclass

from sprites.cards.courts.brush import at, inked, mirrored
from sprites.cards.courts.frame import UPPER_BLOCK, sunburst

HEAD = (149.0, 89.0)
HEAD_SCALE = 1.12
COLLAR_DROP = 6.0


@dataclass(frozen=True)
class Figure:
    """Layers of SVG. `behind` and `head` are round the face, turned right; the others in the units of the card."""

    behind: str
    robe: str
    collar: str
    head: str
    held: str = ""
    background: str = ""
    faces_left: bool = False

    def draw(self) -> str:
        return sunburst(HEAD, UPPER_BLOCK) + inked(
            self.background,
            self._head(self.behind),
            self.robe,
            at(self.collar, 0, COLLAR_DROP),
            self._head(self.head),
            self.held,
        )

    def _head(self, body: str) -> str:
        return at(mirrored(body) if self.faces_left else body, *HEAD, HEAD_SCALE)
