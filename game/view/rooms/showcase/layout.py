"""Where things lie in the jeweller's window: two shelves of glass cases and the trick between them; after the naming of
the trump the other's open hand instead of the shelves."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from math import pi, sin
from typing import NamedTuple

from pygame import Rect

from game.rules.showcase.tricks import FIRST_PLAY, Phase
from game.view.cards.fan import Fan, Spot
from game.view.rooms.showcase.stage import ShowcaseStage
from game.view.stage.layout import OPEN_STRIP, PLATE_HIGH, TableLayout
from game.view.stage.rows import EDGE, INDEX_RIGHT, MIN_STRIP
from game.view.stage.turning import box_between
from sprites.showcase import slots

PER_ROW = 13
CASE_HIGH, CASE_GAP = 140, 7
CASE_NARROWEST, CASE_WIDEST = 0.95, 1.12
"""Width of a case by its height: enough for the index of the lower card in large print, and not too much."""
STRIP_LEAST = 206
"""So much of the height is left for the trick however many rows of cases there are."""
TOP, PLATE_LEFT = 10, 520
OTHER_CARD, OTHER_WIDE = 88, 460
STEADY_PLATE, STEADY_WIDE, STEADY_APART = 336, 250, 20
"""A plate and the fan beside it where both seats have theirs above."""
SWING = 0.1
"""How far aside a shelf swings that changes its place, by the window's width."""
OPEN_CARD = 176
NAMING_HIGH, SIGN = 216, 0.28
"""The buttons for the naming, and the part of their height that the trump's picture takes."""
TRICK_CARD, STOCK_CARD = 220, 150
RING_WIDE, RING_HIGHEST, RING_ROOM = 940, 500, 84
TRICK_ASIDE, TRICK_APART = 96, 10
"""How far from the middle the cards of a trick lie, to the side and towards who played them."""
STOCK_LEFT = 330
"""How far left of the middle the stock lies."""
STACK_RISE = 0.5
LARGEST = 52
TURNED_OUT = 0.36
"""How far left of the stock the card turned up lies across under it, by a card's height."""
OUT_CARD = 60


class Arrangement(NamedTuple):
    """The rows of cases by seat, the part of the deal, and the seats whose hands are seen."""

    rows: tuple[int, ...]
    phase: Phase
    open_hands: tuple[int, ...] = ()

    @classmethod
    def of(cls, stage: ShowcaseStage) -> Arrangement:
        rows = tuple(1 if won <= PER_ROW else 2 for won in stage.tally.won)
        return cls(rows, stage.tally.phase, stage.open_hands)


class ShowcaseLayout(TableLayout):
    """``arrangement`` is an ``Arrangement``."""

    @property
    def _as_arranged(self) -> Arrangement:
        assert isinstance(self.arrangement, Arrangement)
        return self.arrangement

    @cached_property
    def with_another_row(self) -> ShowcaseLayout:
        """The table when somebody needs a second row of cases."""
        return replace(self, arrangement=Arrangement((1,) * (self.players - 1) + (2,), "first"))

    @property
    def open_hands(self) -> tuple[int, ...]:
        return self._as_arranged.open_hands

    @property
    def phase(self) -> Phase:
        return self._as_arranged.phase

    @property
    def low(self) -> int:
        """The seat whose cases stand above the tray."""
        return 1 if self.steady else self.bottom

    @property
    def _start(self) -> ShowcaseLayout | None:
        assert self.before is None or isinstance(self.before, ShowcaseLayout)
        return self.before

    @property
    def _goal(self) -> ShowcaseLayout:
        assert isinstance(self.after, ShowcaseLayout)
        return self.after

    def alike(self, other: TableLayout) -> bool:
        assert isinstance(other, ShowcaseLayout)
        rows, others = self._as_arranged.rows, other._as_arranged.rows
        second = [one.phase == "second" for one in (self, other)]
        return super().alike(other) and rows == others and second[0] == second[1]

    @property
    def _tray_fan(self) -> Fan:
        """The large hand of the second play does not lean: turned pictures of all its cards would fill the cache."""
        return replace(super()._tray_fan, most=0.0) if self.phase == "second" else super()._tray_fan

    # The other seat

    @cached_property
    def _seats(self) -> dict[int, Rect]:
        top = self.px(TOP)
        if self.phase == "second":
            whole = Rect(self.px(EDGE), top, self.frame.width - 2 * self.px(EDGE), 0)
            whole.height = self.px(PLATE_HIGH + 12) + round(self.high(OPEN_CARD))
            return dict.fromkeys(self.edge, whole)
        width = self.plate_wide + self.px(STEADY_APART + self._fan_wide)
        return {seat: Rect(self._plate_left(seat), top, width, round(self.high(OTHER_CARD))) for seat in self.edge}

    @property
    def plate_wide(self) -> int:
        return self.px(STEADY_PLATE) if self.steady else super().plate_wide

    @property
    def _fan_wide(self) -> int:
        return STEADY_WIDE if self.steady else OTHER_WIDE

    def _plate_left(self, seat: int) -> int:
        step = self.plate_wide + self.px(2 * STEADY_APART + self._fan_wide)
        return self.px(PLATE_LEFT) + self.edge.index(seat) * step

    def _other_fan_of(self, seat: int) -> Fan:
        index, whole = INDEX_RIGHT[self.large_print], self._seats[seat]
        gone = self.dip.share * whole.bottom if self.dip and self.dip.seat == seat else 0
        if self.phase == "second":
            card = self.high(OPEN_CARD)
            strip = MIN_STRIP * self.unit
            return Fan(whole.centerx, whole.bottom - card / 2 - gone, whole.width, card, index, strip, most=0.0)
        card, width = self.high(OTHER_CARD), self.px(self._fan_wide)
        x, y = whole.right - width / 2, whole.centery - gone
        if seat in self.open_hands:
            return Fan(x, y, width, card, index, OPEN_STRIP * self.unit, most=0.0)
        return Fan(x, y, width, card, 0.0, 0.0, most=4.0)

    @property
    def tags_beside(self) -> bool:
        return self.phase == "second"

    def cards_at_edge(self, seat: int) -> Rect | None:
        return None if self.phase == "second" else super().cards_at_edge(seat)

    def hides(self, seat: int) -> Rect | None:
        """They go up and out of the window."""
        return None

    def plate(self, seat: int) -> Rect:
        if self.before or self.in_tray(seat):
            return super().plate(seat)
        height = self.px(PLATE_HIGH)
        top = self.px(TOP) + max((round(self.high(OTHER_CARD)) - height) // 2, 0)
        return Rect(self._plate_left(seat), top if self.phase != "second" else self.px(TOP), self.plate_wide, height)

    # The shelves

    @cached_property
    def _row(self) -> int:
        """Height of a row of cases with the gap below it."""
        rows, gap = sum(self._as_arranged.rows), self.px(CASE_GAP)
        free = self._floor - self._ceiling - self.high(STRIP_LEAST)
        widest = self._width / PER_ROW - gap
        return int(min(self.high(CASE_HIGH) + gap, free / rows, widest / CASE_NARROWEST + gap))

    @property
    def _width(self) -> int:
        return self.frame.width - 2 * self.px(EDGE)

    @property
    def _ceiling(self) -> int:
        return self.px(TOP + 8) + round(self.high(OTHER_CARD))

    @property
    def _floor(self) -> int:
        return self.tray.top

    @cached_property
    def _pitch(self) -> float:
        """From one case of a row to the next."""
        return min(self._width / PER_ROW, self._row * CASE_WIDEST)

    def shelf(self, seat: int) -> Rect:
        """Where a seat's cases stand."""
        if self._start:
            return self._aside(seat, box_between(self._start.shelf(seat), self._goal.shelf(seat), self.done))
        height = self._as_arranged.rows[seat] * self._row
        width = round(self._pitch * PER_ROW)
        top = self._floor - height if seat == self.low else self._ceiling
        return Rect((self.frame.width - width) // 2, top, width, height)

    def case(self, seat: int, number: int) -> Rect:
        """The case of a seat with a number, from 0: in rows from the left, the first row nearest to the seat."""
        if self._start:
            place = box_between(self._start.case(seat, number), self._goal.case(seat, number), self.done)
            return self._aside(seat, place)
        shelf, gap = self.shelf(seat), self.px(CASE_GAP)
        row, column = divmod(number, PER_ROW)
        top = shelf.bottom - (row + 1) * self._row if seat == self.low else shelf.top + row * self._row
        return Rect(round(shelf.left + column * self._pitch), top, round(self._pitch) - gap, self._row - gap)

    def _aside(self, seat: int, place: Rect) -> Rect:
        """Shelves that change places pass each other, as the seats do."""
        assert self._start is not None
        if self._start.low == self._goal.low:
            return place
        swing = self.frame.width * SWING * sin(pi * self.done)
        return place.move(round(swing) if seat == self._start.low else 0, 0)

    def case_high(self, seat: int, number: int) -> float:
        """Height of the pictures to use for cards in cases that grow or shrink on their way; else 0."""
        if self._start is None:
            return 0.0
        return max(one.in_case(seat, number).height for one in (self._start, self._goal))

    def in_case(self, seat: int, at: int) -> Spot:
        """Where a card lies: two in each case, the second over the first."""
        case = self.case(seat, at // 2)
        x, y, width, height = slots(case.width, case.height)[at % 2]
        return Spot(case.left + x + width / 2, case.top + y + height / 2, height)

    # Between them

    @cached_property
    def strip(self) -> Rect:
        """What is left between the shelves, or between the hands."""
        if self._start:
            return box_between(self._start.strip, self._goal.strip, self.done)
        if self.phase == "second":
            top, bottom = self.seat(self.others()[0]).bottom + self.px(EDGE), self.tray.top - self.px(EDGE)
        else:
            top, bottom = self.shelf(1 - self.low).bottom, self.shelf(self.low).top
        return Rect(0, top, self.frame.width, bottom - top)

    @cached_property
    def middle(self) -> Rect:
        return self.strip

    @cached_property
    def centre(self) -> tuple[float, float]:
        return self.strip.center

    @cached_property
    def ring(self) -> Rect:
        height = min(self.strip.height - self.px(RING_ROOM), self.px(RING_HIGHEST))
        ring = Rect(0, 0, self.px(RING_WIDE), height)
        ring.center = self.strip.center
        return ring

    @cached_property
    def choices(self) -> Rect:
        height = min(round(self.high(NAMING_HIGH) * self.text), self.strip.height - self.px(16))
        edge = self.px(EDGE)
        return Rect(edge, self.strip.centery - height // 2, self.frame.width - 2 * edge, height)

    @property
    def sign(self) -> int:
        return round(self.choices.height * SIGN)

    @cached_property
    def log(self) -> Rect:
        inner = self.strip.inflate(0, -self.px(20))
        return Rect(self.log_left, inner.top, self.log_wide, 0 if self.phase == "naming" else inner.height)

    def trick_spot(self, seat: int) -> Spot:
        """Where the card lies that a seat has played to the trick."""
        x, y = self.centre
        near = 1.0 if seat == self.low else -1.0
        if self._start and self._start.low != self._goal.low:
            near *= 2 * self.done - 1
        card = min(self.high(TRICK_CARD), self.strip.height - self.px(2 * TRICK_APART + 20))
        return Spot(x - near * self.px(TRICK_ASIDE), y + near * self.px(TRICK_APART), card)

    def out_spot(self, seat: int) -> Spot:
        """Where the cards go that a seat has won in the second play: to its plate."""
        plate = self.plate(seat)
        return Spot(plate.right - self.px(40), plate.centery, self.high(OUT_CARD))

    def stock_spot(self, at: float = 0, of: float = LARGEST) -> Spot:
        """The lowest of the cards that are left after the deal lies across."""
        x, y = self.centre
        left, height = x - self.px(STOCK_LEFT), min(self.high(STOCK_CARD), self.strip.height - self.px(60))
        if at < 1 and of <= FIRST_PLAY:
            return Spot(left - TURNED_OUT * height, y, height, 90)
        rise = at * STACK_RISE * self.unit
        return Spot(left - rise * 0.4, y - rise, height)
