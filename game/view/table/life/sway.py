"""Cards that move at rest: the one in focus breathes, and a wave runs through the hand of a CPU player that thinks."""

from __future__ import annotations

from math import cos, pi
from typing import NamedTuple

from game.rules.events import hand
from game.view.cards.fan import Spot, box_around
from game.view.core.patch import Part, Patch, nothing
from game.view.core.theme import BREATH, RIPPLE
from game.view.stage.layout import TableLayout
from game.view.stage.stage import Stage
from game.view.table.facts import TableFacts

RISE = 2
"""Units by which the card in focus rises."""
CREST, WIDE = 9, 0.55
"""How high a wave is, in units, and half of how wide, by the hand's width."""
RUN = 0.7
"""The part of its time in which a wave is on its way; then the hand rests."""
RATE = 15
"""Pictures a second of a wave."""
AROUND = 60
"""Units by which cards may stand out of the place of a seat."""
ASKEW = 0.75
"""How far a card that lies askew reaches from its middle, with its glow, by its height."""


class Sway(NamedTuple):
    """``card`` stands ``rise`` pixels higher; a wave has come so far (0 … 1) through the hand of ``seat``."""

    card: int | None = None
    rise: int = 0
    seat: int | None = None
    way: float = 0.0

    def risen(self, card: int, spot: Spot) -> Spot:
        """Where a card that lies there is drawn."""
        return spot._replace(y=spot.y - self.rise) if card == self.card and self.rise else spot

    def lift(self, seat: int, at: float, of: float) -> float:
        """Units by which card ``at`` of ``of`` in the closed hand of a seat is lifted: the same whatever it is."""
        if seat != self.seat or not 0 < self.way < RUN:
            return 0.0
        crest = self.way / RUN * (1 + 2 * WIDE) - WIDE
        off = abs((at / (of - 1) if of > 1 else 0.5) - crest) / WIDE
        return CREST * (1 + cos(pi * off)) / 2 if off < 1 else 0.0


def sway(layout: TableLayout, facts: TableFacts, life: float, calm: bool) -> Sway:
    """Of a table that has been alive for ``life`` seconds; ``calm``: nothing moves."""
    if calm:
        return Sway()
    rise = round(RISE * layout.unit * (1 - cos(2 * pi * life / BREATH)) / 2) if facts.cursor is not None else 0
    if facts.thinking is None:
        return Sway(facts.cursor, rise)
    seat, elapsed = facts.thinking
    return Sway(facts.cursor, rise, seat, int(elapsed * RATE) / RATE % RIPPLE / RIPPLE)


def swayed(layout: TableLayout, stage: Stage, moved: Sway, focused: Spot | None) -> Part:
    """Where cards move at rest: they are painted with those around them. ``focused`` is where the card in focus is."""
    if not focused and moved.seat is None:
        return ()
    patches = []
    if focused:
        patches.append(Patch(box_around([focused], focused.height * ASKEW), moved[:2], nothing))
    if moved.seat is not None and moved.seat != layout.bottom and not stage.is_open(hand(moved.seat)):
        area = layout.seat(moved.seat).inflate(layout.px(AROUND), layout.px(AROUND))
        patches.append(Patch(area, moved[2:], nothing))
    return patches
