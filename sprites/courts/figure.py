"""How a court figure is put together: robe, head and what it holds, from back to front."""

from __future__ import annotations

from dataclasses import dataclass

from sprites.courts.brush import at, inked, mirrored

HEAD = (149.0, 82.0)
HEAD_SCALE = 1.06


@dataclass(frozen=True)
class Figure:
    """Layers of SVG. `behind` and `head` are round the face, turned right; the others in the units of the card."""

    behind: str
    robe: str
    head: str
    held: str = ""
    background: str = ""
    faces_left: bool = False

    def draw(self) -> str:
        return inked(self.background, self._head(self.behind), self.robe, self._head(self.head), self.held)

    def _head(self, body: str) -> str:
        return at(mirrored(body) if self.faces_left else body, *HEAD, HEAD_SCALE)
