"""Where things lie on the table (LOOK.md, "Table"), for one window and one number of seats. Results are in pixels."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from functools import cached_property

from pygame import Rect

from game.rules.events import Place
from game.view.cards.fan import Fan, Spot
from game.view.core.layout import DESIGN_SIZE, Frame

# Heights and widths in units of a 1080p window.
OTHERS_HIGH, TRAY_HIGH, CHOICES_HIGH = 270, 372, 132
OTHER_CARD, MIDDLE_CARD, TRAY_CARD = 120, 220, 236
TALLER = 0.6
"""Part of a taller window's gain in height by which rows and cards grow."""
TALLEST = 1.25
CHOICES_GROW = 1.4
"""How much higher choices become at most for larger text."""
EDGE = 24
HEADER_HIGH, HEADER_TOP = 54, 4
HEADER_GROWS = 1.1
"""How much higher the line above the hand becomes at most for larger text."""
LIFT, FOCUS_LIFT = 18, 22
"""How far a playable card stands out of the hand, and how much more the focused one."""
PLATE_WIDE = {2: 460, 3: 460, 4: 460, 5: 420, 6: 356}
"""By the number of seats."""
OWN_PLATE_WIDE = 540
PLATE_HIGH = 80
PLATE_TOP = 116
BY_SEAT = 8
"""From a plate to what is shown below it."""
OTHER_FAN_WIDE = 236
OPEN_FAN_WIDE, OPEN_STRIP = 336, 14
"""The fan of another hand that is open, and the least width of a card's visible strip in it."""
OTHER_LEAN = (4.0, 14.0, -1.0)
"""The fans of the others lean more than the hand in the tray, however tight they are."""
LOG_WIDE = 380
LOG_LEFT = 0.044
"""Where the list of events begins, by the window's width: inside the rim of the table."""
LOG_GROWS = 0.6
"""The part of a wide window's gain at one side that the list of events gets."""
RING_WIDE, RING_HIGH = 1120, 280
CHOICE_WIDE, CHOICE_GAP = 480, 16
MIN_STRIP = 28
INDEX_RIGHT = {False: 0.16, True: 0.22}
"""How far a card's index reaches from its left edge, by its height; with large print."""

ARCS: dict[int, tuple[tuple[float, float], ...]] = {
    0: (),
    1: ((0.5, 0),),
    2: ((0.27, 64), (0.73, 64)),
    3: ((0.16, 84), (0.5, 0), (0.84, 84)),
    4: ((0.11, 150), (0.36, 0), (0.64, 0), (0.89, 150)),
    5: ((0.11, 190), (0.3, 20), (0.5, 0), (0.7, 20), (0.89, 190)),
}
"""The other seats, clockwise from the left, by their number: the middle by the window's width, and how far down."""


@dataclass(frozen=True)
class TableLayout:
    """Where everything lies in a window of ``frame`` with ``players`` seats, 2 to 6: rectangles and points in whole
    pixels of the frame, spots of cards in fractions of them, card heights in pixels.

    ``bottom`` is the seat whose hand lies in the tray; the others follow clockwise from the left. ``large_print`` makes
    the indices of cards wider; ``text`` is the text size of whoever the tray belongs to, 1.0 to 2.0. Equal values make
    equal layouts, so that a layout may stand for all that depends on it. KeyError for a seat or a number of seats that
    there is not.
    """

    frame: Frame
    players: int
    bottom: int
    large_print: bool = False
    text: float = 1.0
    arrangement: Hashable = ()
    """What else it depends on (``Room.arrangement``): here the seats whose hands are seen."""

    @property
    def open_hands(self) -> tuple[int, ...]:
        """The seats whose hands are seen."""
        assert isinstance(self.arrangement, tuple)
        return self.arrangement

    @cached_property
    def unit(self) -> float:
        return self.frame.unit

    @cached_property
    def tall(self) -> float:
        """How much higher than at 1920×1080 the rows of the table are."""
        return min(1 + (self.frame.height / self.unit / 1080 - 1) * TALLER, TALLEST)

    def px(self, units: float) -> int:
        return self.frame.px(units)

    def high(self, units: float) -> float:
        """A height that grows with a tall window, in pixels."""
        return units * self.tall * self.unit

    @cached_property
    def tray(self) -> Rect:
        height = round(self.high(TRAY_HIGH))
        return Rect(0, self.frame.height - height, self.frame.width, height)

    @cached_property
    def header(self) -> Rect:
        """The line above the hand: who holds it, and what can be done."""
        edge = self.px(EDGE)
        height = self.px(HEADER_HIGH * min(self.text, HEADER_GROWS))
        return Rect(edge, self.tray.top + self.px(HEADER_TOP), self.frame.width - 2 * edge, height)

    @cached_property
    def hand(self) -> Fan:
        """The hand in the tray, without what stands out of it."""
        card = self.high(TRAY_CARD)
        return Fan(
            self.frame.width / 2,
            self.frame.height - self.px(EDGE) - card / 2,
            self.frame.width - 2 * self.px(2.5 * EDGE),
            card,
            INDEX_RIGHT[self.large_print],
            MIN_STRIP * self.unit,
        )

    @cached_property
    def middle(self) -> Rect:
        """Between the others and the tray."""
        top = round(self.high(OTHERS_HIGH))
        return Rect(0, top, self.frame.width, self.tray.top - top)

    @cached_property
    def centre(self) -> tuple[float, float]:
        """The middle of the cards on the table."""
        return self.frame.width / 2, (self.middle.top + self.choices.top) / 2

    @cached_property
    def ring(self) -> Rect:
        """What the ring of turn order is drawn into."""
        ring = Rect(0, 0, self.px(RING_WIDE), round(self.high(RING_HIGH)))
        ring.center = round(self.centre[0]), round(self.centre[1])
        return ring

    @cached_property
    def middle_card(self) -> float:
        return self.high(MIDDLE_CARD)

    @cached_property
    def choices(self) -> Rect:
        """The row for choices right above the tray."""
        left = self.log_left + self.log_wide + self.px(EDGE)
        height = round(self.high(CHOICES_HIGH) * min(self.text, CHOICES_GROW))
        return Rect(left, self.tray.top - height - self.px(8), self.frame.width - left - self.px(EDGE), height)

    @property
    def sign(self) -> int:
        """Height of the pictures on choices."""
        return 0

    def choice(self, at: int, of: int) -> Rect:
        """Button ``at`` of ``of`` choices; a single one lies in the middle of the table."""
        gap = self.px(CHOICE_GAP)
        width = min((self.choices.width - gap * (of - 1)) // of, self.px(CHOICE_WIDE))
        whole = width * of + gap * (of - 1)
        left = max(self.frame.width // 2 - whole // 2, self.choices.left)
        left = min(left, self.choices.right - whole)
        return Rect(left + at * (width + gap), self.choices.top, width, self.choices.height)

    @cached_property
    def log_left(self) -> int:
        return round(self.frame.width * LOG_LEFT)

    @cached_property
    def log_wide(self) -> int:
        """Width of the list of events: a wide window has room for longer lines."""
        gain = max(self.frame.width / 2 - self.px(DESIGN_SIZE[0] / 2), 0)
        return self.px(LOG_WIDE) + round(gain * LOG_GROWS)

    @cached_property
    def log(self) -> Rect:
        """The list of the last events."""
        top = self.middle.top + round(self.high(190))
        return Rect(self.log_left, top, self.log_wide, self.tray.top - self.px(8) - top)

    @cached_property
    def caption(self) -> Rect:
        """The game and the number of the deal, in the upper left corner."""
        return Rect(self.px(EDGE), self.px(16), self.px(470 if self.players < 5 else 400), self.px(50))

    def corner(self, at: int) -> Rect:
        """Button ``at`` in the upper right corner, from the right."""
        size = self.px(56)
        return Rect(self.frame.width - self.px(EDGE) - size - at * (size + self.px(12)), self.px(14), size, size)

    def others(self) -> list[int]:
        """The seats around the table, clockwise from the left."""
        return [(self.bottom + step) % self.players for step in range(1, self.players)]

    @property
    def plate_wide(self) -> int:
        return self.px(PLATE_WIDE[self.players])

    @cached_property
    def _seats(self) -> dict[int, Rect]:
        width, height = self.plate_wide, round(self.high(PLATE_TOP)) + self.px(PLATE_HIGH)
        least, most = width / 2 + self.px(EDGE), self.frame.width - width / 2 - self.px(EDGE)
        places = {}
        for seat, (share, down) in zip(self.others(), ARCS[self.players - 1], strict=True):
            centre = min(max(self.frame.width * share, least), most)
            places[seat] = Rect(round(centre - width / 2), self.px(8) + round(self.high(down)), width, height)
        return places

    @cached_property
    def _fans(self) -> dict[int, Fan]:
        return {**{seat: self._other_fan_of(seat) for seat in self.others()}, self.bottom: self.hand}

    def _other_fan_of(self, seat: int) -> Fan:
        place, card = self._seats[seat], self.high(OTHER_CARD)
        x, y = place.centerx, place.top + self.px(6) + card / 2
        if seat in self.open_hands:
            return Fan(
                x, y, self.px(OPEN_FAN_WIDE), card, INDEX_RIGHT[self.large_print], OPEN_STRIP * self.unit, most=0.0
            )
        return Fan(x, y, self.px(OTHER_FAN_WIDE), card, 0.0, 0.0, *OTHER_LEAN)

    def seat(self, seat: int) -> Rect:
        """The plate and the fan of another seat."""
        return self._seats[seat]

    def plate(self, seat: int) -> Rect:
        """Name, shape and count of another seat, or of the one in the tray."""
        if seat == self.bottom:
            return Rect(self.header.left, self.header.top, self.px(OWN_PLATE_WIDE), self.header.height)
        whole, height = self.seat(seat), self.px(PLATE_HIGH)
        return Rect(whole.left, whole.bottom - height, whole.width, height)

    def by_seat(self, seat: int, width: int, height: int) -> Rect:
        """A place for what a seat has to do with just now: below its plate, or above the tray."""
        if seat == self.bottom:
            return Rect(self.choices.left, self.tray.top - self.px(BY_SEAT) - height, width, height)
        plate = self.plate(seat)
        return Rect(plate.centerx - width // 2, plate.bottom + self.px(BY_SEAT), width, height).clamp(self.frame.rect)

    def hand_spot(self, place: Place, at: float, of: float) -> Spot:
        """Where card number ``at`` of ``of`` lies in a hand, as ``Fan.spot`` says; ``place`` is a seat's."""
        assert len(place) == 2
        return self._fans[place[1]].spot(at, of)

    def pan(self, seat: int | None) -> float:
        """Where a seat is heard, from -1 (left) to 1."""
        if seat is None or seat == self.bottom:
            return 0.0
        return 2 * self.seat(seat).centerx / self.frame.width - 1
