"""Where the cards lie in the bakery."""

from __future__ import annotations

from functools import cached_property

from pygame import Rect

from game.view.cards.fan import Spot
from game.view.core.layout import CARD_ASPECT
from game.view.stage.layout import TableLayout
from game.view.stage.turning import between
from game.view.widgets import badge

OWN_PLATE_WIDE = 760
STOCK_LEFT, TOP_RIGHT, BOTTOM_RIGHT = -132, 60, 196
"""How far from the middle of the table the stock, the discard pile's top and its bottom lie, in units."""
BOTTOM_LEAN = -11.0
STACK_RISE = 0.38
"""Units that a card of the stock lies above the one beneath."""
SLOPPY = 2.6
"""Degrees by which cards on the discard pile lie askew, at most."""
COUNTER_RIGHT, COUNTER_GAP, COUNTER_LOW = 22, 10, 5
"""Units from the counters to the stock, from one to the next, and by which they lie below its middle."""
ROUNDS_ROW, ROUNDS_BESIDE, ROUNDS_WORDS = 1, 66, 200
"""Where the rounds are counted: in words, which reach far to the left; the units of all beside them, and about those of
the words at the usual size of text."""


class BreadLayout(TableLayout):
    @cached_property
    def log(self) -> Rect:
        """A tall window lets it begin beside the counters; there it begins below the rounds."""
        place = super().log
        top = max(place.top, self.counter(ROUNDS_ROW).bottom + self.px(COUNTER_GAP)) if self.tall > 1 else place.top
        return Rect(place.left, top, place.width, place.bottom - top)

    @property
    def own_plate(self) -> Rect:
        """With room for the card points."""
        place = super().own_plate
        return Rect(place.left, place.top, self.px(OWN_PLATE_WIDE), place.height)

    def counter(self, row: int) -> Rect:
        """The places left of the stock, from the top."""
        pile = self.stock_spot(0)
        width, height = self.px(badge.WIDE), self.px(badge.HIGH)
        right = pile.x - pile.height * CARD_ASPECT / 2 - self.px(COUNTER_RIGHT)
        step = height + self.px(COUNTER_GAP)
        return Rect(round(right - width), round(pile.y - step + self.px(COUNTER_LOW)) + row * step, width, height)

    @property
    def rounds(self) -> Rect:
        """Where the number of the round may be told: its words are as wide as their letters."""
        place = self.counter(ROUNDS_ROW)
        wide = max(self.px(ROUNDS_BESIDE + ROUNDS_WORDS * self._size_of_texts), place.width)
        return Rect(place.right - wide, place.top, wide, place.height)

    def stock_spot(self, at: float) -> Spot:
        x, y = self.centre
        rise = at * STACK_RISE * self.unit
        return Spot(x + self.high(STOCK_LEFT) - rise * 0.4, y - rise, self.middle_card)

    def discard_spot(self, at: float, of: float) -> Spot:
        """The bottom card goes aside for another one."""
        x, y = self.centre
        turn = (int(at) * 37 % 11 - 5) / 5
        low = (int(at) * 53 % 7 - 3) * self.unit
        top = Spot(x + self.high(TOP_RIGHT + 3 * turn), y - low, self.middle_card, SLOPPY * turn)
        aside = min(max(of - 1, 0.0), 1.0) if at < 1 else 0.0
        bottom = Spot(x + self.high(BOTTOM_RIGHT), y + 8 * self.unit, self.middle_card, BOTTOM_LEAN)
        return Spot(*(between(one, other, aside) for one, other in zip(top, bottom, strict=True)))
