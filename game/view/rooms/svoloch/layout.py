"""Where things lie in the courtyard."""

from __future__ import annotations

from functools import cached_property

from pygame import Rect

from game.view.cards.fan import Spot
from game.view.core.layout import CARD_ASPECT
from game.view.stage.layout import TableLayout
from sprites.svoloch.props import FRAME_EDGE

# In units from the middle of the table.
RAISED = 18
"""How far it lies above the middle of the free space."""
RING_WIDE, RING_HIGH = 1190, 290
STOCK_LEFT, PILE_LEFT = -212, 212
"""Where the stock and the first card of the pile lie."""
TRAIL_STEP, TRAIL = 44, 6
"""From card to card of the pile, and how many cards lie side by side; older ones lie under the first of these."""
SLOPPY, SLOPPY_LOW = 2.0, 3.0
"""By how many degrees and units cards of the pile lie askew, at most."""
STACK_RISE = 0.38
OUT_LEFT, OUT_LOW, OUT_SHARE = -452, 78, 0.46
"""Where the cards put aside lie, and how high they are, by a card of the middle."""
OUT_LEAN = 13.0
OUT_REACH = 0.6
"""How far they reach to the left from the middle, lean and all, by their height."""
FRAME_PAD = 13


class SvolochLayout(TableLayout):
    """With room for words below the pile, and a ring of turn order wide enough for its trail."""

    @cached_property
    def centre(self) -> tuple[float, float]:
        x, y = super().centre
        return x, y - self.high(RAISED)

    @cached_property
    def ring(self) -> Rect:
        ring = Rect(0, 0, round(self.high(RING_WIDE)), round(self.high(RING_HIGH)))
        ring.center = round(self.centre[0]), round(self.centre[1])
        return ring

    def stock_spot(self, at: float) -> Spot:
        x, y = self.centre
        rise = at * STACK_RISE * self.unit
        return Spot(x + self.high(STOCK_LEFT) - rise * 0.4, y - rise, self.middle_card)

    def out_spot(self, at: float) -> Spot:
        """Where the cards put aside lie."""
        x, y = self.centre
        odd = (int(at) * 37 % 11 - 5) / 5
        card = self.middle_card * OUT_SHARE
        left = max(x + self.high(OUT_LEFT), self.log.right + card * OUT_REACH)
        return Spot(left + self.high(4 * odd), y + self.high(OUT_LOW), card, OUT_LEAN * odd)

    def pile_spot(self, at: float, of: float) -> Spot:
        x, y = self.centre
        along = max(at - max(of - TRAIL, 0), 0)
        odd = (int(at) * 37 % 11 - 5) / 5
        low = (int(at) * 53 % 7 - 3) / 3 * SLOPPY_LOW
        left = x + self.high(PILE_LEFT + along * TRAIL_STEP)
        return Spot(left, y + self.high(low), self.middle_card, SLOPPY * odd)

    def play_frame(self, cards: int, of: int) -> Rect:
        """Around the last cards of a pile ``of`` so many, with room for its glow."""
        first, last = self.pile_spot(of - cards, of), self.pile_spot(of - 1, of)
        pad = self.px(FRAME_PAD + FRAME_EDGE)
        high, wide = first.height, first.height * CARD_ASPECT
        top = self.centre[1] - high / 2
        return Rect(
            round(first.x - wide / 2) - pad,
            round(top) - pad,
            round(last.x - first.x + wide) + 2 * pad,
            round(high) + 2 * pad,
        )
