"""What every scene with a table has: the stage, what moves on it, and the picture of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from game.input.actions import Device
from game.options import SPEEDS, Speed
from game.rules.cards import CODES, SUITS
from game.rules.deal import Observation
from game.rules.events import Event, hand
from game.rules.match import SeatInfo
from game.scenes.core.services import Services
from game.scenes.core.stack import Scene
from game.scenes.tabletop.notices import Notices
from game.scenes.tabletop.sounds import sound
from game.texts import Voice
from game.texts.seats import seat_names
from game.view.core.kit import Kit
from game.view.core.lettering import index_text
from game.view.rooms import room
from game.view.stage.layout import TableLayout
from game.view.stage.queue import Queue
from game.view.stage.stage import Stage
from game.view.table.facts import TableFacts, Tool
from game.view.table.hand_motion import HandMotion
from game.view.table.view import TableView

SUIT_SIGNS = dict(zip(SUITS, "♣♦♥♠", strict=True))
SPEED_SIGNS: dict[Speed, str] = {0.5: "½×", "off": "»"}


class Tabletop(Scene):
    """``bottom`` is the seat in the tray; ``people`` are the seats that persons play."""

    bottom = 0
    people: tuple[int, ...] = ()

    def __init__(self, services: Services, observation: Observation, seats: Sequence[SeatInfo]) -> None:
        super().__init__()
        self.services = services
        self.seats = seats
        wanted = services.store.settings.sort
        self.stage = Stage(room(observation.game).order if wanted == "game" else wanted)
        self.stage.clear(observation)
        self.queue = Queue(self.stage, self.begun)
        self.motion = HandMotion()
        self.notices = Notices()
        self.view = TableView(self.stage, self.queue, self.motion, services.art)
        self.at_rest = 0.0
        """Seconds of the table's time since the queue became empty."""
        self._device = services.input.last_device
        self._hand_of: object = None
        self._layout_of: object = None
        self._voice_of: object = None

    # For the scenes

    def go_on(self) -> None:
        """Nothing moves any more: what comes next?"""

    def lifts(self) -> Mapping[int, float]:
        """How far which cards stand out of the hand."""
        return {}

    def facts(self) -> TableFacts:
        """What the picture needs besides the stage."""
        raise TypeError(f"{type(self).__name__} has no facts")

    @property
    def tools(self) -> list[Tool]:
        """The small buttons above the hand."""
        return []

    @property
    def corner(self) -> list[Tool]:
        """The buttons in the upper right corner, from the right."""
        return []

    # What the parts of a table ask

    @property
    def hand(self) -> list[int]:
        """The cards in the tray, as they lie; none while they are covered."""
        key = self.stage.changes, self.stage.order, self.bottom
        if key != self._hand_of:
            cards = self.stage.cards(hand(self.bottom))
            self._hand_of, self._hand = key, [lying.card for lying in cards if lying.card is not None]
        return self._hand

    @property
    def shown(self) -> list[int]:
        """The cards in the middle that the seat in the tray may play besides its hand."""
        slots = (self.stage.slots(place) for place in self.view.room.held(self.bottom))
        return [lying.card for at in slots for lying in at.values() if lying.card is not None]

    @property
    def cards(self) -> list[int]:
        """All cards that the seat in the tray may play, the hand first."""
        return [*self.hand, *self.shown]

    @property
    def layout(self) -> TableLayout:
        settings, frame = self.services.store.settings, self.services.frame
        kind: type[TableLayout] = self.view.room.layout_type
        key = (frame, self.stage.players, self.bottom, settings.large_print, self.text_size, kind.arranged(self.stage))
        if key != self._layout_of:
            self._layout_of, self._layout = key, kind(*key)
        return self._layout

    @property
    def text_size(self) -> float:
        """That of the words in the tray and above it."""
        return self.services.store.settings.text_size

    @property
    def device(self) -> Device:
        """Whose controls are shown."""
        return self.services.input.last_device

    def forget_hand(self) -> None:
        """The cards in the tray are others: none of them moves, or is dragged."""
        self.motion.forget()
        self.touch()

    @property
    def kit(self) -> Kit:
        services = self.services
        return Kit(services.art, services.type, services.frame, self.view.room.palette)

    @property
    def tray_kit(self) -> Kit:
        """For the words in the tray and above it."""
        return self.kit.sized(self.text_size)

    @property
    def voice(self) -> Voice:
        """Who speaks at this table."""
        you = self.people[0] if len(self.people) == 1 else None
        key = self.services.language, self.services.art.look.letters, tuple(self.seats), you
        if key != self._voice_of:
            self._voice_of, self._voice = key, seats_voice(self.services, self.seats, you)
        return self._voice

    @property
    def speed(self) -> Speed:
        return self.services.speed

    @property
    def speed_sign(self) -> str:
        return SPEED_SIGNS.get(self.speed) or f"{self.speed:g}×"

    def change_speed(self, step: int, around: bool = False) -> None:
        """To the next speed; ``around``: from the last one to the first."""
        at = SPEEDS.index(self.speed) + step
        at = at % len(SPEEDS) if around else min(max(at, 0), len(SPEEDS) - 1)
        self.services.change(speed=SPEEDS[at])
        self.touch()

    # Time and drawing

    def leave(self) -> None:
        self.view.forget()

    def begun(self, event: Event) -> None:
        """An event begins on the stage."""
        if self.view.announced(event, self.voice):
            self.notices.announce(event)
        name = sound(event, self.stage, self.people)
        if name:
            self.services.audio.play(name, self.layout.pan(event.seat))

    @property
    def moving(self) -> bool:
        return not self.queue.idle or not self.motion.settled or self.notices.banner is not None

    def set_pace(self) -> None:
        """Move as the player has set it."""
        self.queue.speed = self.speed
        self.queue.reduced_motion = self.services.store.settings.reduced_motion

    def update(self, dt: float) -> None:
        self.set_pace()
        moved = not self.queue.idle
        self.queue.update(dt)
        self.at_rest = self.at_rest + dt * self.queue.factor if self.queue.idle else 0.0
        if self.queue.idle:
            self.go_on()
        moved |= self.motion.update(dt, self.hand, self.lifts(), self.queue.reduced_motion, self.shown)
        moved |= self.notices.update(dt)
        if not self.moving:
            self.view.prepare(self.layout)
        moved |= self._device != self.device or self.view.settling
        self._device = self.device
        if moved:
            self.touch()

    def draw(self, surface: pygame.Surface) -> None:
        self.view.draw(surface, self.kit, self.layout, self.facts(), self.services.store.settings.reduced_motion)


def seats_voice(services: Services, seats: Sequence[SeatInfo], you: int | None = None) -> Voice:
    """Who speaks of these seats; ``you`` is the one that is spoken to."""
    letters = services.art.look.letters
    names = seat_names(seats, services.tr)
    return Voice(services.tr, names, lambda card: index_text(card, letters) + SUIT_SIGNS[CODES[card][1]], you)
