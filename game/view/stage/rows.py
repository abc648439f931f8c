"""The rows of a table (LOOK.md, "Table"): what lies where whoever sits where. Results are in pixels."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from functools import cached_property

from pygame import Rect

from game.view.cards.fan import Fan
from game.view.core.layout import DESIGN_SIZE, Frame
from game.view.stage.turning import Dip, Turn

# Heights and widths in units of a 1080p window.
OTHERS_HIGH, TRAY_HIGH, CHOICES_HIGH = 270, 372, 144
MIDDLE_CARD, TRAY_CARD = 220, 236
TALLER = 0.6
"""Part of a taller window's gain in height by which rows and cards grow."""
TALLEST = 1.25
CHOICES_GROW = 1.3
"""How much higher choices become at most for larger text."""
EDGE = 24
HEADER_HIGH, HEADER_TOP = 54, 4
HEADER_GROWS = 1.1
"""How much higher the line above the hand becomes at most for larger text."""
LIFT, FOCUS_LIFT = 18, 22
"""How far a playable card stands out of the hand, and how much more the focused one."""
CAPTION_WIDE = {1: 470, 2: 470, 3: 470, 4: 400, 5: 400, 6: 400}
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


@dataclass(frozen=True)
class TableRows:
    """See ``TableLayout``."""

    frame: Frame
    players: int
    bottom: int
    large_print: bool = False
    text: float = 1.0
    arrangement: Hashable = ()
    """What else it depends on (``Room.arrangement``): here the seats whose hands are seen."""
    steady: bool = False
    largest_text: float = 1.0
    turn: Turn | None = None
    dip: Dip | None = None

    @property
    def _size_of_texts(self) -> float:
        """What has to have room above the hand, whoever's it is."""
        return max(self.text, self.largest_text)

    @property
    def _sunk(self) -> int:
        """Pixels by which the tray is out of sight."""
        return round((self.frame.height - self.tray.top) * self.dip.share) if self.dip else 0

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
        height = self.px(HEADER_HIGH * min(self._size_of_texts, HEADER_GROWS))
        top = self.tray.top + self.px(HEADER_TOP) + self._sunk
        return Rect(edge, top, self.frame.width - 2 * edge, height)

    @property
    def _tray_fan(self) -> Fan:
        card = self.high(TRAY_CARD)
        return Fan(
            self.frame.width / 2,
            self.frame.height - self.px(EDGE) - card / 2 + self._sunk,
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
        height = round(self.high(CHOICES_HIGH) * min(self._size_of_texts, CHOICES_GROW))
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
        return Rect(self.px(EDGE), self.px(16), self.px(CAPTION_WIDE[len(self.edge)]), self.px(50))

    def corner(self, at: int) -> Rect:
        """Button ``at`` in the upper right corner, from the right."""
        size = self.px(56)
        return Rect(self.frame.width - self.px(EDGE) - size - at * (size + self.px(12)), self.px(14), size, size)

    @cached_property
    def edge(self) -> tuple[int, ...]:
        """The seats that have a place at the edge, clockwise from the left."""
        if self.steady:
            return tuple(range(self.players))
        return tuple((self.bottom + step) % self.players for step in range(1, self.players))
