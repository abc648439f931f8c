"""The table: device → action → scene → referee → events → queue → stage → screen."""

from __future__ import annotations

from dataclasses import replace

import pygame

from game.input.actions import MOVES, Action, FocusChanged, InputEvent, Pointer, Press
from game.launch import SPEEDS, Speed
from game.rules.events import STOCK, Event, hand
from game.scenes.running import RunningMatch
from game.scenes.services import Services
from game.scenes.stack import Scene
from game.scenes.table_mouse import TableMouse
from game.scenes.table_notices import Notices
from game.scenes.table_person import PersonTurn
from game.scenes.table_sounds import sound
from game.scenes.table_words import corner, facts, tools, voice
from game.texts import Voice
from game.view import theme
from game.view.hand_motion import HandMotion
from game.view.queue import Queue
from game.view.stage import ORDERS, Stage
from game.view.table_facts import Tool
from game.view.table_layout import TableLayout
from game.view.table_view import TableView
from game.view.widgets.kit import Kit


class TableScene(Scene):
    """A match at the table, with one person who plays or with none."""

    name = "table"

    def __init__(self, services: Services, running: RunningMatch) -> None:
        super().__init__(services)
        self.running = running
        self.stage = Stage(services.store.settings.sort)
        self.stage.clear(running.observe())
        self.queue = Queue(self.stage, self._begun)
        self.motion = HandMotion()
        self.notices = Notices()
        self.view = TableView(self.stage, self.queue, self.motion)
        self.person = PersonTurn(self)
        self.mouse = TableMouse(self)
        self.looking_back = False
        self._since_move = 0.0
        self._at_rest = 0.0
        self._open()

    def _open(self) -> None:
        """A new deal is dealt, a resumed one lies there."""
        observation = self.running.observe()
        if observation.moves:
            self.stage.show(observation)
        else:
            self._set_pace()
            self.queue.add(observation.history)

    # What the table's parts ask

    @property
    def bottom(self) -> int:
        """The seat in the tray."""
        return self.running.viewers[0] if self.running.viewers else 0

    @property
    def hand(self) -> list[int]:
        """The cards in the tray, as they lie."""
        return [lying.card for lying in self.stage.cards(hand(self.bottom)) if lying.card is not None]

    @property
    def layout(self) -> TableLayout:
        settings = self.services.store.settings
        return TableLayout(self.services.frame, self.stage.players, self.bottom, settings.large_print)

    @property
    def kit(self) -> Kit:
        services = self.services
        return Kit(services.art, services.type, services.frame, self.view.room.PALETTE)

    @property
    def voice(self) -> Voice:
        return voice(self)

    @property
    def tools(self) -> list[Tool]:
        return tools(self)

    @property
    def corner(self) -> list[Tool]:
        return corner(self)

    @property
    def speed(self) -> Speed:
        return self.services.launch.speed or self.services.store.settings.speed

    # Time

    def enter(self) -> None:
        self.services.audio.music(f"music_{self.stage.game}")
        self.person.end()
        self.touch()

    def leave(self) -> None:
        self.person.end()
        self.mouse.let_go()

    def resized(self) -> None:
        self.mouse.let_go()
        self.touch()

    @property
    def moving(self) -> bool:
        return not self.queue.idle or not self.motion.settled or self.notices.banner is not None

    def update(self, dt: float) -> None:
        self._set_pace()
        moved = not self.queue.idle
        self.queue.update(dt)
        self._since_move += dt * self.queue.factor
        self._at_rest = self._at_rest + dt * self.queue.factor if self.queue.idle else 0.0
        self.person.update(dt)
        if self.queue.idle:
            self._go_on()
        self.person.focus.show(self.hand)
        moved |= self.motion.update(dt, self.hand, self.person.focus.lifts(), self.queue.reduced_motion)
        moved |= self.notices.update(dt)
        if moved:
            self.touch()

    def _set_pace(self) -> None:
        self.queue.speed = self.speed
        self.queue.reduced_motion = self.services.store.settings.reduced_motion

    def _go_on(self) -> None:
        """Nothing moves. Whose turn is it, and who does something about it?"""
        seat = self.running.to_move
        if seat is None:
            if self._at_rest >= theme.END_PAUSE or self.speed == "off":
                self.finish()
        elif self.running.match.seats[seat].cpu is not None:
            if self._paced:
                self.play(self.running.cpu_move(seat))
        elif self.services.store.settings.forced_draws and self.running.forced() is not None:
            if self._paced:
                self._play_forced()
        else:
            self.person.begin(seat)

    @property
    def _paced(self) -> bool:
        """Whether the last move is long enough ago for one that nobody presses for."""
        return self.speed == "off" or (self._since_move >= theme.CPU_PACE and self._at_rest >= theme.REST)

    def _play_forced(self) -> None:
        tr = self.services.tr
        empty = not self.stage.count(STOCK)
        self.notices.say(tr("No card fits, and the stock is empty.") if empty else tr("No card fits: you draw one."))
        self.play(self.running.match.deal.legal_moves()[0])

    def _begun(self, event: Event) -> None:
        """An event begins on the stage."""
        people = self.running.humans
        if self.view.room.announced(event, self.stage, self.voice):
            self.notices.announce(event)
        name = sound(event, self.stage, people)
        if name and (self.speed != "off" or not self.queue.flights):
            self.services.audio.play(name, self.layout.pan(event.seat))

    def finish(self) -> None:
        """The deal is over."""
        from game.scenes.summary import SummaryScene

        self.services.stack.replace(SummaryScene(self.services, self.running))

    # What is done

    def play(self, move: int) -> None:
        """The seat to move plays."""
        seat = self.running.to_move
        assert seat is not None
        if seat in self.running.humans and self.person.acting:
            self.notices.say("")
        self.person.end()
        code, events = self.running.play(move)
        self.services.trace.move(seat, code)
        self._since_move = self._at_rest = 0.0
        self.queue.add(events)
        self.touch()

    def undo(self) -> None:
        """Take the person's last choice back."""
        if not self.running.undo():
            return
        self.queue.drop()
        self.notices.clear()
        self.person.end()
        self.stage.show(self.running.observe())
        self.services.audio.play("back")
        self.touch()

    def sort(self) -> None:
        """Order the hand by the next of suit, rank and as dealt."""
        self.stage.order = ORDERS[(ORDERS.index(self.stage.order) + 1) % len(ORDERS)]
        self.services.store.settings.sort = self.stage.order
        self.services.apply_settings()
        self.services.audio.play("slide")
        self.touch()

    def change_speed(self, step: int, around: bool = False) -> None:
        """To the next speed; ``around``: from the last one to the first."""
        at = SPEEDS.index(self.speed) + step
        at = at % len(SPEEDS) if around else min(max(at, 0), len(SPEEDS) - 1)
        self.services.launch = replace(self.services.launch, speed=None)
        self.services.store.settings.speed = SPEEDS[at]
        self.services.apply_settings()
        self.touch()

    def look_back(self) -> None:
        """Show the last plays, or no longer."""
        self.looking_back = not self.looking_back
        self.services.audio.play("slide")
        self.touch()

    def pause(self) -> None:
        from game.scenes.pause import PauseScene

        self.services.stack.push(PauseScene(self.services, self.running))

    def use(self, tool: str) -> None:
        """A small button was clicked."""
        commands = {"hint": self.person.advise, "sort": self.sort, "undo": self.undo, "last": self.look_back, "pause": self.pause,
                    "speed": lambda: self.change_speed(1, around=True), "play": self.person.confirm}
        commands[tool]()

    # Input

    def handle(self, event: InputEvent) -> None:
        if isinstance(event, Press):
            self._press(event.action)
        elif isinstance(event, Pointer):
            self.mouse.handle(event)
        elif isinstance(event, FocusChanged) and not event.focused:
            self.mouse.let_go()

    def _press(self, action: Action) -> None:
        if self.looking_back and action in (Action.CONFIRM, Action.CANCEL):
            self.look_back()
            return
        if action in MOVES or action in (Action.PAGE_UP, Action.PAGE_DOWN):
            self.person.move(action)
            return
        commands = {
            Action.CONFIRM: self.person.confirm, Action.CANCEL: self.pause, Action.MENU: self.pause, Action.HINT: self.person.advise,
            Action.SORT: self.sort, Action.UNDO: self.undo, Action.LAST_PLAY: self.look_back,
            Action.FASTER: lambda: self.change_speed(1), Action.SLOWER: lambda: self.change_speed(-1)}
        if action in commands:
            commands[action]()

    def draw(self, surface: pygame.Surface) -> None:
        self.view.draw(surface, self.kit, self.layout, facts(self), self.services.store.settings.reduced_motion)
