"""What every scene with a table has: the stage, what moves on it, and the picture of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from game.options import SPEEDS, Speed
from game.rules.events import Event
from game.scenes.core.services import Services
from game.scenes.core.stack import Scene
from game.scenes.tabletop.sounds import sound
from game.scenes.tabletop.state import TabletopState
from game.view.core import theme
from game.view.core.patch import Part, paint_all
from game.view.motion.life import RATE
from game.view.people.happenings import Happening
from game.view.stage.layout import TableLayout
from game.view.table.facts import TableFacts, Tool

SPEED_SIGNS: dict[Speed, str] = {0.5: "½×", "off": "»"}


class Tabletop(Scene):
    """``state`` is what the parts of the table share; some of it is at hand here too."""

    def __init__(self, services: Services, state: TabletopState) -> None:
        super().__init__()
        self.services = services
        self.state = state
        self.stage, self.queue, self.motion = state.stage, state.queue, state.motion
        self.notices, self.speeches, self.view = state.notices, state.speeches, state.view
        self.queue.begun = self.begun
        state.keep = self.keep
        self.at_rest = 0.0
        """Seconds of the table's time since the queue became empty …"""
        self.since_move = 0.0
        self._seconds_since_move = 0.0
        """… since the last move was made …"""
        self.looked_at = theme.RESUME_PAUSE
        """… and since the table came into sight again."""
        self._device = services.input.last_device
        self._shown: object = None
        """What the picture was made for that was shown last."""
        self._told: tuple[object, TableFacts] | None = None
        """Its facts, for as long as nothing but cards moves."""

    # For the scenes

    def go_on(self) -> None:
        """Nothing moves any more: what comes next?"""

    def follow(self) -> None:
        """The cards in the tray may be others now."""

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

    # The pace

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

    @property
    def paced(self) -> bool:
        """Whether the last move is long enough ago for one that nobody presses for."""
        followed = self.since_move >= theme.CPU_PACE and self.at_rest >= theme.REST
        return self.brisk and (self.speed == "off" or followed)

    @property
    def brisk(self) -> bool:
        """The same for one that only draws or passes: nothing holds it up once what came before has been seen."""
        if self._seconds_since_move < theme.LEAST_PACE:
            return False
        return self.speed == "off" or self.looked_at >= theme.RESUME_PAUSE

    def begin_pace(self) -> None:
        """A move has just been made."""
        self.since_move = self.at_rest = self._seconds_since_move = 0.0

    def set_pace(self) -> None:
        """Move as the player has set it."""
        self.queue.speed = self.speed
        self.queue.reduced_motion = self.services.store.settings.reduced_motion

    # Time and drawing

    def leave(self) -> None:
        self.view.forget()
        self._shown = None

    def begun(self, event: Event) -> None:
        """An event begins on the stage."""
        self.notices.see(event)
        self.speeches.see(event)
        self.happened(self.state.happenings.read(event))
        if self.view.words.announced(event, self.state.voice):
            self.notices.announce(event)
        name = sound(event, self.stage, self.state.people)
        if self.speeches.last_card is not None:
            self.services.audio.play("last_card", self.state.layout.pan(self.speeches.last_card))
        if name:
            self.services.audio.play(name, self.state.layout.pan(event.seat))

    def happened(self, happenings: Sequence[Happening]) -> None:
        """What an event has come to for those at the table."""
        self.state.moods.see(happenings, self.stage.players)

    def set_tension(self) -> None:
        """Let the music follow what is at stake."""
        self.services.audio.tension = self.view.room.tension(self.stage)

    @property
    def rate(self) -> int:
        return RATE

    @property
    def moving(self) -> bool:
        words = self.notices.banner is not None or self.speeches.moving
        seats = self.state.seating.moving or self.view.veil.moving
        return words or seats or not self.queue.idle or not self.motion.settled

    def keep(self, layout: TableLayout, covered: bool = False) -> None:
        """What is seen now, as it lies in this layout, gives way to what is seen from now on; ``covered``: but for the
        hands."""
        self._follow_hand(0.0)
        self.view.keep(self.state.kit, layout, self.facts(), self.queue.reduced_motion, covered)
        self.touch()

    def _follow_hand(self, dt: float) -> bool:
        """Let the cards in the tray come nearer to where they belong; whether any has moved."""
        self.follow()
        state = self.state
        return self.motion.update(dt, state.hand, self.lifts(), self.queue.reduced_motion, state.shown)

    def update(self, dt: float) -> None:
        self.since_move += dt * self.queue.factor
        self._seconds_since_move += dt
        self.looked_at += dt * self.queue.factor
        self.set_pace()
        flown = not self.queue.idle
        self.queue.update(dt)
        state = self.state
        moved = state.follow_seats(dt * self.queue.factor)
        self.at_rest = self.at_rest + dt * self.queue.factor if self.queue.idle else 0.0
        if self.queue.idle:
            self.go_on()
        self.set_tension()
        moved |= state.follow_seats(0.0)
        flown |= self._follow_hand(dt)
        moved |= self.notices.update(dt)
        moved |= self.speeches.update(dt)
        flown |= self.view.veil.update(dt)
        moved |= state.moods.update(dt)
        if not self.moving:
            self.view.prepare(state.layout)
            self.view.plates.prepare(state.kit, state.faces)
        moved |= self._device != state.device
        flown |= self.view.settling
        self._device = state.device
        if moved:
            self.touch()
        elif flown:
            self.revision += 1  # of what is told nothing is different

    def touch(self) -> None:
        super().touch()
        self._told = None

    def _told_now(self) -> TableFacts:
        """The facts: the same as long as nothing but cards has moved, and none has begun or ended its way."""
        key = self.stage.changes, self.queue.changes, self.queue.idle
        if self._told is None or self._told[0] != key:
            self._told = key, self.facts()
        return self._told[1]

    def draw(self, surface: pygame.Surface) -> None:
        paint_all(surface, self.parts())

    def parts(self) -> list[Part]:
        state, services = self.state, self.services
        kit, layout, now = state.kit, state.layout, (self.view, self.revision, services.picture)
        if now == self._shown and not self.view.settling:
            return self.view.living(kit, layout, self.life)
        self._shown = now
        return self.view.parts(kit, layout, self._told_now(), services.store.settings.reduced_motion, self.life)
