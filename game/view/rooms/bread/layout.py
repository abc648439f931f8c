"""Where the cards lie in the bakery."""

from __future__ import annotations

from game.view.core.fan import Spot
from game.view.stage.layout import TableLayout

STOCK_LEFT, TOP_RIGHT, BOTTOM_RIGHT = -132, 60, 196
"""How far from the middle of the table the stock, the discard pile's top and its bottom lie, in units."""
BOTTOM_LEAN = -11.0
STACK_RISE = 0.38
"""Units that a card of the stock lies above the one beneath."""
SLOPPY = 2.6
"""Degrees by which cards on the discard pile lie askew, at most."""


class BreadLayout(TableLayout):
    def stock_spot(self, at: float) -> Spot:
        x, y = self.centre
        rise = at * STACK_RISE * self.unit
        return Spot(x + self.high(STOCK_LEFT) - rise * 0.4, y - rise, self.middle_card)

    def discard_spot(self, at: float, of: float) -> Spot:
        """The bottom card lies aside, as soon as there is another one."""
        x, y = self.centre
        if at < 1 and of > 1:
            return Spot(x + self.high(BOTTOM_RIGHT), y + 8 * self.unit, self.middle_card, BOTTOM_LEAN)
        turn = (int(at) * 37 % 11 - 5) / 5
        low = (int(at) * 53 % 7 - 3) * self.unit
        return Spot(x + self.high(TOP_RIGHT + 3 * turn), y - low, self.middle_card, SLOPPY * turn)
