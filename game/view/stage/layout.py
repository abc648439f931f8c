"""Where things lie on the table, for one window and one number of seats: its rows, and the seats. In pixels."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from pygame import Rect

from game.rules.events import Place
from game.view.cards.fan import Fan, Spot
from game.view.stage.rows import EDGE, INDEX_RIGHT, TableRows
from game.view.stage.turning import Point, around, fan_between

OTHER_CARD = 120
PLATE_WIDE = {1: 460, 2: 460, 3: 460, 4: 420, 5: 356, 6: 356}
"""By the number of seats at the edge."""
OWN_PLATE_WIDE = 540
PLATE_HIGH = 80
PLATE_TOP = 116
BY_SEAT = 8
"""From a plate to what is shown below it."""
OTHER_FAN_WIDE = 236
OPEN_FAN_WIDE, OPEN_STRIP = 336, 14
"""The fan of another hand that is open, and the least width of a card's visible strip in it."""
DIP_ASIDE = 120
"""How far beside its plate a seat's cards may lie while they go out of sight."""
OTHER_LEAN = (4.0, 14.0, -1.0)
"""The fans of the others lean more than the hand in the tray, however tight they are."""

ARCS: dict[int, tuple[tuple[float, float], ...]] = {
    0: (),
    1: ((0.5, 0),),
    2: ((0.27, 64), (0.73, 64)),
    3: ((0.16, 84), (0.5, 0), (0.84, 84)),
    4: ((0.11, 150), (0.36, 0), (0.64, 0), (0.89, 150)),
    5: ((0.11, 190), (0.3, 20), (0.5, 0), (0.7, 20), (0.89, 190)),
    6: ((0.11, 258), (0.2, 60), (0.4, 0), (0.6, 0), (0.8, 60), (0.89, 258)),
}
"""The seats at the edge, clockwise from the left, by their number: the middle by the window's width, and how far
down."""


@dataclass(frozen=True)
class TableLayout(TableRows):
    """Where everything lies in a window of ``frame`` with ``players`` seats, 2 to 6: rectangles and points in whole
    pixels of the frame, spots of cards in fractions of them, card heights in pixels.

    ``bottom`` is the seat whose hand lies in the tray; the others follow clockwise from the left. In a ``steady`` table
    every seat has a place at the edge that it keeps, the first one at the left, also the one whose hand is in the tray.
    ``large_print`` makes the indices of cards wider; ``text`` is the text size of whoever the tray belongs to, 1.0 to
    2.0, and ``largest_text`` that of all to whom it may belong. Equal values make equal layouts, so that a layout may
    stand for all that depends on it. KeyError for a seat or a number of seats that there is not.

    With a ``turn`` everything is on its way from where it lay before; with a ``dip`` the tray is changing hands.
    """

    @property
    def open_hands(self) -> tuple[int, ...]:
        """The seats whose hands are seen."""
        assert isinstance(self.arrangement, tuple)
        return self.arrangement

    # Between two ways of sitting

    @cached_property
    def before(self) -> TableLayout | None:
        """Where everything lay before it was on its way."""
        turn = self.turn
        if turn is None:
            return None
        return replace(
            self, bottom=turn.bottom, steady=turn.steady, arrangement=turn.arrangement, turn=turn.turn, dip=turn.dip
        )

    @cached_property
    def after(self) -> TableLayout:
        """Where everything will lie."""
        return self if self.turn is None else replace(self, turn=None)

    @cached_property
    def at_rest(self) -> TableLayout:
        """The table when all this is over, whoever has the tray: what does not move lies there as it does here."""
        return replace(self, turn=None, dip=None) if self.turn or self.dip else self

    @property
    def done(self) -> float:
        """How much of the way is done; 1 if there is none."""
        return self.turn.done if self.turn else 1.0

    def alike(self, other: TableLayout) -> bool:
        """Whether everything lies there as it does here."""
        return (self.bottom, self.steady) == (other.bottom, other.steady) and self._fans == other._fans

    def between(self, start: Point, goal: Point) -> Point:
        """A seat's way, along the edge of the table."""
        wide, high = self.frame.width / 2, self.frame.height / 2
        return around((wide, high), (wide, high), start, goal, self.done, self._way)

    @property
    def _way(self) -> int:
        """All seats of a ring turn the same way."""
        turn = self.turn
        if turn is None or self.steady or turn.steady or self.bottom == turn.bottom:
            return 0
        return -1 if 2 * ((self.bottom - turn.bottom) % self.players) <= self.players else 1

    # The seats

    @property
    def hand(self) -> Fan:
        """The hand in the tray, without what stands out of it."""
        return self._fans[self.bottom]

    def others(self) -> list[int]:
        """The seats around the table whose hands do not lie in the tray, clockwise from the left."""
        return [seat for seat in self.edge if seat != self.bottom]

    @property
    def plate_wide(self) -> int:
        return self.px(PLATE_WIDE[len(self.edge)])

    @cached_property
    def _seats(self) -> dict[int, Rect]:
        width, height = self.plate_wide, round(self.high(PLATE_TOP)) + self.px(PLATE_HIGH)
        least, most = width / 2 + self.px(EDGE), self.frame.width - width / 2 - self.px(EDGE)
        places = {}
        for seat, (share, down) in zip(self.edge, ARCS[len(self.edge)], strict=True):
            centre = min(max(self.frame.width * share, least), most)
            places[seat] = Rect(round(centre - width / 2), self.px(8) + round(self.high(down)), width, height)
        return places

    @cached_property
    def _fans(self) -> dict[int, Fan]:
        if self.before is None:
            return {**{seat: self._other_fan_of(seat) for seat in self.others()}, self.bottom: self._tray_fan}
        starts, goals = self.before._fans, self.after._fans
        return {seat: self._fan_between(starts[seat], goal) for seat, goal in goals.items()}

    def _fan_between(self, start: Fan, goal: Fan) -> Fan:
        return fan_between(start, goal, self.between((start.x, start.y), (goal.x, goal.y)), self.done)

    def _other_fan_of(self, seat: int) -> Fan:
        place, card = self._seats[seat], self.high(OTHER_CARD)
        x, y = place.centerx, place.top + self.px(6) + card / 2
        if self.dip and self.dip.seat == seat:
            y += self.dip.share * (place.bottom - place.top)
        if seat in self.open_hands:
            wide = min(self.px(OPEN_FAN_WIDE), place.width)
            return Fan(x, y, wide, card, INDEX_RIGHT[self.large_print], OPEN_STRIP * self.unit, most=0.0)
        return Fan(x, y, self.px(OTHER_FAN_WIDE), card, 0.0, 0.0, *OTHER_LEAN)

    def seat(self, seat: int) -> Rect:
        """The plate and the fan of a seat at the edge; of one on its way what they will take."""
        if self.before is None:
            return self._seats[seat]
        plate, fan = self.plate(seat), self._fans[seat]
        cards = Rect(0, 0, round(fan.width), round(fan.height))
        cards.center = round(fan.x), round(fan.y)
        return plate.union(cards)

    def cards_at_edge(self, seat: int) -> Rect | None:
        """Where the cards of a seat at the edge lie when they are not in the tray; None if others lie there then."""
        fan = self.after._other_fan_of(seat)
        cards = Rect(0, 0, round(fan.width), round(fan.height))
        cards.center = round(fan.x), round(fan.y)
        return cards

    def hides(self, seat: int) -> Rect | None:
        """While the cards of a seat at the edge go out of sight, the place where they are still to be seen."""
        if not self.dip or self.dip.seat != seat or seat == self.bottom:
            return None
        place = self._seats[seat].inflate(self.px(DIP_ASIDE), 0)
        return Rect(place.left, 0, place.width, place.bottom - self.px(PLATE_HIGH) // 2)

    def in_tray(self, seat: int) -> bool:
        """Whether the plate of a seat lies in the tray, as its only one; on the way to and fro it does not."""
        if self.before:
            return self.before.in_tray(seat) and self.after.in_tray(seat)
        return seat == self.bottom and not self.steady

    @property
    def own_plate(self) -> Rect:
        """Name, shape and count of whoever the tray belongs to, in the tray."""
        return Rect(self.header.left, self.header.top, self.px(OWN_PLATE_WIDE), self.header.height)

    def plate(self, seat: int) -> Rect:
        """Name, shape and count of a seat: at the edge, or in the tray if it has no place there."""
        if self.in_tray(seat):
            return self.own_plate
        if self.before:
            start, goal = self.before.plate(seat).center, self.after.plate(seat).center
            place = Rect(0, 0, self.plate_wide, self.px(PLATE_HIGH))
            x, y = self.between(start, goal)
            place.center = round(x), round(y)
            return place.clamp(self.frame.rect)
        whole, height = self._seats[seat], self.px(PLATE_HIGH)
        return Rect(whole.left, whole.bottom - height, whole.width, height)

    @property
    def tags_beside(self) -> bool:
        """Whether the score of a match stands beside the plates: cards lie above and below."""
        return False

    def towards(self, seat: int) -> Point:
        """A point in the direction in which a seat lies, from the middle of the table."""
        if self.before:
            return self.between(self.before.towards(seat), self.after.towards(seat))
        if self.in_tray(seat):
            return self.ring.centerx, self.tray.top
        return self.plate(seat).center

    def by_seat(self, seat: int, width: int, height: int) -> Rect:
        """A place for what a seat has to do with just now: below its plate, or above the tray."""
        if self.in_tray(seat):
            return Rect(self.choices.left, self.tray.top - self.px(BY_SEAT) - height, width, height)
        plate = self.plate(seat)
        return Rect(plate.centerx - width // 2, plate.bottom + self.px(BY_SEAT), width, height).clamp(self.frame.rect)

    def hand_spot(self, place: Place, at: float, of: float) -> Spot:
        """Where card number ``at`` of ``of`` lies in a hand, as ``Fan.spot`` says; ``place`` is a seat's."""
        assert len(place) == 2
        return self._fans[place[1]].spot(at, of)

    def hand_spots(self, place: Place, places: Sequence[float], of: float) -> list[Spot]:
        """The same of all the cards with these numbers."""
        assert len(place) == 2
        return self._fans[place[1]].spots(places, of)

    def heights(self, seat: int, of: int) -> tuple[float, float]:
        """Of the cards of a hand of so many, in the tray and at the edge, in pixels."""
        away = replace(self.at_rest, bottom=(seat + 1) % self.players)
        return self._tray_fan.spot(0, of).height, away._fans[seat].spot(0, of).height

    def grows(self, seat: int) -> bool:
        """Whether the cards of a hand grow or shrink on their way."""
        return self.before is not None and self.before.after._fans[seat].height != self.after._fans[seat].height

    def hand_high(self, seat: int) -> float:
        """Height of the pictures to use for the cards of a hand while they grow or shrink, in pixels."""
        tables = (self, self.before) if self.before else (self,)
        return max(one.after._fans[seat].height for one in tables)

    def pan(self, seat: int | None) -> float:
        """Where a seat is heard, from -1 (left) to 1."""
        if seat is None or self.in_tray(seat):
            return 0.0
        return 2 * self.plate(seat).centerx / self.frame.width - 1
