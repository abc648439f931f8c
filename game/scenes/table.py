"""The table where a match is played: device → action → scene → referee → events → queue → stage → screen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from game.input.actions import MOVES, Action, FocusChanged, InputEvent, Pointer, Press
from game.scenes.running import RunningMatch
from game.scenes.services import Services
from game.scenes.table_mouse import TableMouse
from game.scenes.table_person import PersonTurn
from game.scenes.table_words import corner, facts, tools
from game.scenes.tabletop import Tabletop
from game.texts import texts
from game.view import theme
from game.view.stage import ORDERS
from game.view.table_facts import TableFacts, Tool


class TableScene(Tabletop):
    """A match with one person who plays, or with none."""

    name = "table"

    def __init__(self, services: Services, running: RunningMatch) -> None:
        self.running = running
        self.bottom = running.viewers[0]
        self.people = running.humans
        super().__init__(services, running.observe(), running.match.seats)
        self.person = PersonTurn(self)
        self.mouse = TableMouse(self)
        self.looking_back = False
        self.levels = [seat.cpu for seat in running.match.seats]
        self.deal_number = len(running.match.outcomes) + (running.match.deal.outcome is None)
        self._since_move = 0.0
        self._tools_of: object = None
        self._open()

    def _open(self) -> None:
        """A new deal is dealt, a resumed one lies there."""
        observation = self.running.observe()
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
        services, settings = self.services, self.services.store.settings
        device, bindings = services.input.last_device, services.input.bindings
        idle = self._idle_tools
        key = services.language, device, bindings, settings.hints, idle
        if key != self._tools_of:
            shown = [replace(tool, dim=tool.name in idle) for tool in self.offered_tools()]
            self._tools_of, self._tools = key, shown
        return self._tools

    @property
    def _idle_tools(self) -> frozenset[str]:
        """The tools that can do nothing now."""
        idle = {"hint": not self.person.acting, "undo": not (self.person.focus.chosen or self.running.can_undo)}
        return frozenset(name for name, nothing in idle.items() if nothing)

    def offered_tools(self) -> list[Tool]:
        """What there is to press in this language and on the device in use."""
        return tools(self)

    @property
    def corner(self) -> list[Tool]:
        return corner(self)

    def lifts(self) -> Mapping[int, float]:
        self.person.focus.show(self.cards)
        return self.person.focus.lifts()

    # Time

    def enter(self) -> None:
        self.services.audio.music(f"music_{self.stage.game}")
        self.person.end()
        self._since_move = min(self._since_move, theme.CPU_PACE - theme.RESUME_PAUSE)
        self.touch()

    def leave(self) -> None:
        super().leave()
        self.person.end()
        self.mouse.let_go()

    def resized(self) -> None:
        self.mouse.let_go()
        self.touch()

    def update(self, dt: float) -> None:
        self.person.update(dt)
        self._since_move += dt * self.queue.factor
        super().update(dt)

    def go_on(self) -> None:
        """Whose turn is it, and who does something about it?"""
        seat = self.running.to_move
        if seat is None:
            if self.at_rest >= theme.END_PAUSE or self.speed == "off":
                self.finish()
        elif self.running.match.seats[seat].cpu is not None:
            if self.paced:
                self.play(self.running.cpu_move(seat))
        elif self.services.store.settings.forced_draws and self.running.forced() is not None:
            if self.paced and (self.speed == "off" or self.at_rest >= theme.FORCED_REST):
                self._play_forced()
        else:
            self.person.begin(seat)

    @property
    def paced(self) -> bool:
        """Whether the last move is long enough ago for one that nobody presses for."""
        return self.speed == "off" or (self._since_move >= theme.CPU_PACE and self.at_rest >= theme.REST)

    def _play_forced(self) -> None:
        observation = self.running.observe()
        self.play(self.running.match.deal.legal_moves()[0])
        self.notices.say(texts(self.stage.game).forced(observation, self.voice))

    def finish(self) -> None:
        """The deal is over."""
        from game.scenes.summary import SummaryScene

        self.services.stack.replace(SummaryScene(self.services, self.running))

    # What is done

    def play(self, move: int) -> None:
        """The seat to move plays."""
        seat = self.running.to_move
        assert seat is not None
        if self.person.acting:
            self.notices.clear()
        self.person.end()
        code, events = self.running.play(move)
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
        if self.running.to_move is None and self.at_rest >= theme.END_GUARD:
            self.finish()

    def undo(self) -> None:
        """Take the person's last choice back: a card chosen for a play, else the last move."""
        if self.person.put_back():
            return
        if not self.running.undo():
            self.services.audio.play("refuse")
            if self.people:
                self.notices.say(self.services.tr("There is nothing to take back yet."))
                self.touch()
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
        from game.scenes.pause import PauseScene

        self.services.stack.push(PauseScene(self.services, self.running))

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
        commands[tool]()

    # Input

    def handle(self, event: InputEvent) -> None:
        if isinstance(event, Press):
            if event.device.kind != "mouse":
                self.mouse.away()
            self._press(event.action)
        elif isinstance(event, Pointer):
            self.mouse.handle(event)
        elif isinstance(event, FocusChanged) and not event.focused:
            self.mouse.let_go()

    def _press(self, action: Action) -> None:
        commands: dict[Action, Callable[[], None]] = {
            Action.CONFIRM: self.person.confirm,
            Action.CANCEL: self.cancel,
            Action.MENU: self.pause,
            Action.HINT: self.person.advise,
            Action.SORT: self.sort,
            Action.UNDO: self.undo,
            Action.LAST_PLAY: self.look_back,
            Action.FASTER: lambda: self.change_speed(1),
            Action.SLOWER: lambda: self.change_speed(-1),
        }
        if self.looking_back and action in (Action.CONFIRM, Action.CANCEL):
            self.look_back()
        elif action in MOVES or action in (Action.PAGE_UP, Action.PAGE_DOWN):
            self.person.move(action)
        elif action in commands:
            commands[action]()
