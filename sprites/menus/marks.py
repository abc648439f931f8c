"""The two kinds of marks icons are made of."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from sprites.svg import path, place


class Mark(Protocol):
    def draw(self, colour: str) -> str: ...


class Fill(Struct, frozen=True):
    """A filled outline; parts inside it are holes. `soft` rounds the corners; `at` moves and turns (x, y, degrees)."""

    d: str
    soft: float = 4
    at: tuple[float, float, float] | None = None

    def draw(self, colour: str) -> str:
        edge: dict[str, float | str] = (
            {"stroke": colour, "stroke_width": self.soft, "stroke_linejoin": "round"} if self.soft else {}
        )
        drawn = path(self.d, fill=colour, fill_rule="evenodd", **edge)
        return drawn if self.at is None else place(drawn, self.at[0], self.at[1], turn=self.at[2])


class Line(Struct, frozen=True):
    """A stroke with round ends."""

    d: str
    width: float = 9
    dash: str = ""

    def draw(self, colour: str) -> str:
        style = {"stroke_dasharray": self.dash} if self.dash else {"stroke_linecap": "round"}
        return path(self.d, fill="none", stroke=colour, stroke_width=self.width, stroke_linejoin="round", **style)
