"""The table where a match is played: device → action → scene → referee → events → queue → stage → screen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from game.i18n import translator
from game.input.actions import MOUSE, MOVES, Action, Device, FocusChanged, InputEvent, PadsChanged, Pointer, Press
from game.scenes.core import destinations as to
from game.scenes.core.seat_settings import forced_by_default, person
from game.scenes.core.services import Services
from game.scenes.table.mouse import TableMouse
from game.scenes.table.person import PersonTurn
from game.scenes.table.picture import (
    corner,
    facts,
    glyph,
    tools,
)
from game.scenes.table.sharing import Sharing
from game.scenes.table.thinking import Thinking
from game.scenes.tabletop.tabletop import Tabletop
from game.session.match_session import MatchSession
from game.store import Person
from game.texts import Voice, texts
from game.view.core import theme
from game.view.stage.stage import ORDERS
from game.view.table.facts import TableFacts, Tool


class TableScene(Tabletop):
    """A match with any number of people who play, or with none."""

    name = "table"

    def __init__(self, services: Services, session: MatchSession) -> None:
        self.session = session
        self.people = session.humans
        self.bottom = self.people[0] if self.people else 0
        if session.to_move in self.people:
            self.bottom = session.to_move or 0
        super().__init__(services, session.observe(), session.seats)
        self.person = PersonTurn(self)
        self.mouse = TableMouse(self)
        self.sharing = Sharing(self)
        self.thinking = Thinking(self)
        self.looking_back = False
        self._since_move = 0.0
        self._tools_of: object = None
        self._open()

    def _open(self) -> None:
        """A new deal is dealt, a resumed one lies there."""
        observation = self.session.observe()
        if observation.moves:
            self.stage.show(observation)
        else:
            self.set_pace()
            self.queue.add(observation.history)

    # What the picture shows

    def facts(self) -> TableFacts:
        return facts(self)

    @property
    def tools(self) -> list[Tool]:
        called, idle = self.sharing.handover.seat is None, self._idle_tools
        controls = self.device, self.services.input.bindings, self.services.input.habit(self.device)
        key = self.tray_voice, controls, self.hints, called, len(self.people), idle
        if key != self._tools_of:
            shown = [replace(tool, dim=tool.name in idle) for tool in self.offered_tools()]
            self._tools_of, self._tools = key, shown
        return self._tools

    @property
    def _idle_tools(self) -> frozenset[str]:
        """The tools that can do nothing now."""
        idle = {"hint": not self.person.acting, "undo": not (self.person.focus.chosen or self.session.can_undo)}
        return frozenset(name for name, nothing in idle.items() if nothing)

    def offered_tools(self) -> list[Tool]:
        """What there is to press in this language and on the device in use."""
        return tools(self)

    @property
    def corner(self) -> list[Tool]:
        return corner(self)

    def lifts(self) -> Mapping[int, float]:
        self.person.focus.show(self.cards)
        return self.person.focus.lifts(self.wishes.dimming)

    # The person in the tray

    @property
    def device(self) -> Device:
        """That of the person in the tray; of one alone the one in use."""
        device = self.session.owners.device(self.bottom) if len(self.people) > 1 else None
        return device or self.services.input.last_device

    def glyph(self, action: Action) -> tuple[str, str] | None:
        """What to press for an action."""
        return glyph(self.services, action, self.device)

    def person_in(self, seat: int) -> Person:
        """What the person in a seat wants."""
        return person(self.services.store.settings, seat, self.seats[seat].name)

    @property
    def wishes(self) -> Person:
        """What the person in the tray wants."""
        return self.person_in(self.bottom)

    @property
    def text_size(self) -> float:
        return self.wishes.text_size or super().text_size

    @property
    def hints(self) -> bool:
        return self.services.store.settings.hints and self.wishes.hints

    @property
    def hint_level(self) -> str:
        return self.wishes.hint_level or self.services.store.settings.hint_level

    def voice_of(self, seat: int) -> Voice:
        """Who speaks to the person in a seat alone."""
        language = self.person_in(seat).language
        return replace(self.voice, tr=translator(language)) if language else self.voice

    @property
    def tray_voice(self) -> Voice:
        return self.voice_of(self.bottom)

    def show(self) -> None:
        """The whole picture as it is now, hands open or covered."""
        self.person.focus.forget()
        self.forget_hand()
        self.stage.show(self.session.observe())

    # Time

    def enter(self) -> None:
        self.services.audio.music(self.stage.game)
        self.services.input.habit = self.sharing.habit
        self.services.jobs.open()
        self.person.end()
        self._since_move = min(self._since_move, theme.CPU_PACE - theme.RESUME_PAUSE)
        self.sharing.refresh()
        self.touch()

    def leave(self) -> None:
        super().leave()
        self.person.end()
        self.sharing.handover.end()
        self.sharing.conceal()
        self.mouse.let_go()

    def resized(self) -> None:
        self.mouse.let_go()
        self.touch()

    def update(self, dt: float) -> None:
        self.person.update(dt)
        self._since_move += dt * self.queue.factor
        self.thinking.update(dt)
        super().update(dt)

    def go_on(self) -> None:
        """Whose turn is it, and who does something about it?"""
        seat = self.session.to_move
        if seat is None:
            if self.at_rest >= theme.END_PAUSE or self.speed == "off":
                self.finish()
        elif self.session.seats[seat].cpu is not None:
            move = self._cpu_move(seat) if self.paced else None
            if move is not None:
                self.play(move)
        elif self._forces and (move := self.session.forced()) is not None:
            if self.paced and (self.speed == "off" or self.at_rest >= theme.FORCED_REST):
                self._play_forced(seat, move)
        elif not self.sharing.miss_pad(seat):
            self.person.begin(seat)

    def _cpu_move(self, seat: int) -> int | None:
        """None: it still thinks."""
        return self.session.cpu_move(seat) if self.session.thinker is None else self.thinking.move()

    @property
    def moving(self) -> bool:
        return super().moving or self.thinking.moving

    @property
    def _forces(self) -> bool:
        """Whether moves without a choice are made by themselves."""
        if self.session.forces is not None:
            return self.session.forces
        return forced_by_default(self.services.store.settings, self.stage.game, len(self.people))

    @property
    def paced(self) -> bool:
        """Whether the last move is long enough ago for one that nobody presses for."""
        return self.speed == "off" or (self._since_move >= theme.CPU_PACE and self.at_rest >= theme.REST)

    def _play_forced(self, seat: int, move: int) -> None:
        observation = self.session.observe()
        self.play(move)
        words = texts(self.stage.game).forced(observation, self.voice)
        if len(self.people) > 1:
            words = self.voice.tr("{name}: {words}", name=self.voice.names[seat], words=words)
        self.notices.say(words)

    def finish(self) -> None:
        """The deal is over."""
        self.services.replace(to.Summary(self.session))

    # What is done

    def play(self, move: int) -> None:
        """The seat to move plays."""
        seat = self.session.to_move
        assert seat is not None
        if self.person.acting:
            self.notices.clear()
        self.person.end()
        self.sharing.before_move(seat)
        code, events = self.session.play(move)
        self.tell_move(seat, code)
        self._since_move = self.at_rest = 0.0
        self.queue.add(events)
        self.touch()

    def tell_move(self, seat: int, code: str) -> None:
        """A move has been played."""
        self.services.trace.move(seat, code)

    def hurry(self) -> None:
        """Wait no longer than needed: what moves moves faster, and a deal whose end has been seen is left."""
        self.queue.hurry()
        if self.session.to_move is None and self.at_rest >= theme.END_GUARD:
            self.finish()

    def undo(self) -> None:
        """Take the person's last choice back: a card chosen for a play, else the last move."""
        if self.person.put_back():
            return
        if not self.session.undo():
            self.services.audio.play("refuse")
            if self.people:
                self.notices.say(self.services.tr("There is nothing to take back yet."))
                self.touch()
            return
        self.queue.drop()
        self.notices.clear()
        self.person.end()
        self.stage.show(self.session.observe())
        self.services.audio.play("back")
        self.touch()

    def sort(self) -> None:
        """Order the hand by the next of suit, rank and as dealt."""
        self.stage.order = ORDERS[(ORDERS.index(self.stage.order) + 1) % len(ORDERS)]
        self.services.change(sort=self.stage.order)
        self.services.audio.play("slide")
        self.touch()

    def look_back(self) -> None:
        """Show the last plays, or no longer."""
        self.looking_back = not self.looking_back
        self.services.audio.play("slide")
        self.touch()

    def cancel(self) -> None:
        """Take the card chosen last back; with none chosen, pause."""
        if not self.person.put_back():
            self.pause()

    def pause(self) -> None:
        self.services.open(to.Pause(self.session))

    def use(self, tool: str) -> None:
        """A small button was clicked."""
        commands: dict[str, Callable[[], None]] = {
            "play": self.person.confirm,
            "hint": self.person.advise,
            "sort": self.sort,
            "undo": self.undo,
            "last": self.look_back,
            "pause": self.pause,
            "speed": lambda: self.change_speed(1, around=True),
        }
        if tool in ("pause", "speed") or self.sharing.may(MOUSE):
            commands[tool]()

    # Input

    def handle(self, event: InputEvent) -> None:
        if isinstance(event, Press):
            if event.device.kind != "mouse":
                self.mouse.away()
            self._press(event.action, event.device)
        elif isinstance(event, Pointer):
            if event.kind == "down":
                self.session.owners.heard(MOUSE)
            self.mouse.handle(event)
        elif isinstance(event, PadsChanged):
            self.sharing.refresh()
            self.touch()
        elif isinstance(event, FocusChanged) and not event.focused:
            self.mouse.let_go()
            self.sharing.conceal()

    def _press(self, action: Action, device: Device) -> None:
        """A press counts if it is its device's turn; the menu is everybody's."""
        if self.sharing.welcome(device):
            return
        self.session.owners.heard(device)
        if action is Action.MENU:
            self.pause()
        elif action in (Action.FASTER, Action.SLOWER):
            self.change_speed(1 if action is Action.FASTER else -1)
        elif self.sharing.may(device):
            self._act(action, device)

    def _act(self, action: Action, device: Device) -> None:
        commands: dict[Action, Callable[[], None]] = {
            Action.CONFIRM: self.person.confirm,
            Action.CANCEL: self.cancel,
            Action.PEEK: self.sharing.conceal,
            Action.HINT: self.person.advise,
            Action.SORT: self.sort,
            Action.UNDO: self.undo,
            Action.LAST_PLAY: self.look_back,
        }
        if self.looking_back and action in (Action.CONFIRM, Action.CANCEL):
            self.look_back()
        elif self.sharing.handover.seat is not None and action not in (Action.CANCEL, Action.LAST_PLAY):
            self.sharing.handover.press(action, device)
        elif action in MOVES or action in (Action.PAGE_UP, Action.PAGE_DOWN):
            self.person.move(action)
        elif action in commands:
            commands[action]()
