"""The table where a match is played: device → action → scene → referee → events → queue → stage → screen.

What is pressed goes to the part of the table that it concerns, which answers what is to be done; the scene does it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from game.input.actions import (
    MOUSE,
    MOVES,
    REACTIONS,
    Action,
    Asked,
    ByPhone,
    Chosen,
    Device,
    FocusChanged,
    InputEvent,
    Pointer,
    Press,
    Readied,
    Release,
    SeatWanted,
)
from game.scenes.core import destinations as to
from game.scenes.core.services import Services
from game.scenes.core.stack import News
from game.scenes.table.answers import Answer, Look, Open
from game.scenes.table.match_table import MatchTable
from game.scenes.table.mouse import (
    Choose,
    Click,
    Drop,
    Hold,
    OnCard,
    OnChoice,
    OnTable,
    OnTool,
    Point,
    TableMouse,
    Target,
)
from game.scenes.table.phones.seats import want
from game.scenes.table.picture import ToolBar, facts
from game.scenes.table.sharing import whose
from game.scenes.table.stickers.reactions import Reactions
from game.session.match_session import MatchSession
from game.session.returning_pads import returning, welcome
from game.view.stage.order import ORDERS
from game.view.table.facts import TableFacts, Tool

COMMANDS = {
    Action.CONFIRM: "play",
    Action.CANCEL: "cancel",
    Action.PEEK: "cover",
    Action.HINT: "hint",
    Action.SORT: "sort",
    Action.UNDO: "undo",
    Action.LAST_PLAY: "last",
}
FOR_ALL = ("pause", "speed")
"""The buttons that anybody may click at any time."""


class TableScene(MatchTable):
    """A match with any number of people who play, or with none."""

    name = "table"
    tells_devices_apart = True

    def __init__(self, services: Services, session: MatchSession) -> None:
        super().__init__(services, session)
        self.mouse = TableMouse(self.state)
        self.reactions = Reactions(self.state, self.sharing, self._let_hear_at)
        self.toolbar = ToolBar(self.state)

    # What is pressed

    def handle(self, event: InputEvent) -> None:
        if isinstance(event, Pointer):
            self._do(self._point(event))
            self._follow_mouse()
            return
        if isinstance(event, Press):
            if event.company and self._only_seen_twice(event):
                return
            if event.device != MOUSE:
                self.mouse.rests, self.mouse.hovered = True, ""
            self._do(self._press(event.action, event.device))
        elif isinstance(event, Release):
            if event.device == self.sharing.held_by:
                self._conceal()
        elif isinstance(event, FocusChanged) and not event.focused:
            self.mouse.let_go()
            self._conceal()
        self.touch()

    def hear_phone(self, event: ByPhone) -> bool:
        top = self.services.stack.top is self
        match event:
            case Chosen() if top:
                self._do(self.phones.choose(event))
            case Asked(device, Action.MENU) if top and self._seated(device):
                self._do(self.pause())
            case Asked(_, Action.HINT | Action.LAST_PLAY) if top:
                self.phones.ask(event)
            case Asked(device, Action.UNDO, at) if top and self._may_undo(device, at):
                self._do(self.undo())
            case Readied(device) if top and self.session.outcome and self._seated(device):
                self._hurry()
            case SeatWanted():
                if want(self.services, self.session, event):
                    self.person.end()
                    self.handover.end()
                    self._refresh()
            case _:
                self.services.phones.again(event.device)
        self.touch()
        return True

    def _seated(self, phone: Device) -> bool:
        return self.session.owners.seat_of_phone(phone) is not None

    def _may_undo(self, phone: Device, at: int) -> bool:
        return (
            self.session.can_undo
            and at == self.session.moves
            and phone == self.session.owners.phone(self.session.people[0])
        )

    def tell_phone(self, phone: Device) -> News | None:
        return self.phone_news.tell(phone, self.phones.offer)

    def _press(self, action: Action, device: Device) -> Answer:
        """A press counts if it is its device's turn; the menu is everybody's."""
        if self.session.away or self.session.owners.without_device:
            groups = returning(self.session, device)
            if groups:
                return self._return(device, groups)
        self.session.owners.heard(device)
        if action is Action.MENU:
            return self.pause()
        if action in (Action.FASTER, Action.SLOWER):
            self.change_speed(1 if action is Action.FASTER else -1)
            return None
        awaited = self.sharing.awaits(device)
        if awaited and action not in REACTIONS:
            return self._act(action, device)
        if self.reactions.press(action, device):
            return None
        return self._act(action, device) if awaited is None else None

    def _only_seen_twice(self, press: Press) -> bool:
        """Whether it may be a press of another pad, seen twice: nobody has this one, or one person has every device."""
        owners = self.session.owners
        if owners.alone:
            return press.echo
        return owners.free(press.device) and (press.echo or not all(map(owners.free, press.company)))

    def _return(self, device: Device, groups: Sequence[Sequence[int]]) -> Answer:
        """A pad is back that was unplugged. With more than one that it may be, it is asked whose it is."""
        if len(groups) > 1:
            return Open(whose(self.session, device, self._welcome, self.state.voice.tr))
        welcome(self.session, device, groups[0])
        self._welcome(groups[0])
        return None

    def _welcome(self, seats: Sequence[int]) -> None:
        """The pad of these people is back."""
        self.person.end()
        self.sharing.welcome(seats)
        self._show_hands()
        self.sharing.sit()
        self.touch()

    def _act(self, action: Action, device: Device) -> Answer:
        if self.looking_back and action in (Action.CONFIRM, Action.CANCEL):
            self.look_back()
            return None
        if self._looks_up(action):
            return Look(self.phones.acting or 0, device)
        if action is Action.PEEK and self.session.holds and self.handover.seat is None:
            return None
        if self.handover.seat is not None and action not in (Action.CANCEL, Action.LAST_PLAY):
            return self.handover.press(action, device)
        if action in MOVES or action in (Action.PAGE_UP, Action.PAGE_DOWN):
            self.person.move(action)
            return None
        return self.commands[COMMANDS[action]]() if action in COMMANDS else None

    def _looks_up(self, action: Action) -> bool:
        """Whether the person whose turn it is, and who has a phone, wants to play on the screen this time."""
        if self.phones.acting is None or self.person.acting:
            return False
        alone = self.session.owners.alone and (action in (Action.CONFIRM, Action.HINT) or action in MOVES)
        return action is Action.PEEK or alone

    def _point(self, pointer: Pointer) -> Answer:
        """What the mouse does; with nothing changed nothing is drawn anew."""
        if pointer.kind == "down":
            self.session.owners.heard(MOUSE)
        may = self.sharing.may(MOUSE)
        gesture = self.mouse.handle(pointer, self.facts(), may, self.person.acting)
        if gesture is not None:
            self.touch()
        if isinstance(gesture, Click) and not isinstance(gesture.target, OnTool):
            self.reactions.row = None
        match gesture:
            case Point(target):
                self._focus(target)
            case Click(OnTool(tool)) if self.reactions.click(tool):
                return None
            case Click(OnTool(tool)):
                return self.commands[tool]() if may or tool in FOR_ALL else None
            case Click(OnTable()) if may and self._looks_up(Action.CONFIRM):
                return Look(self.phones.acting or 0, MOUSE)
            case Click(OnTable()) if may and not self.person.acting:
                return self.person.confirm()
            case Click(OnCard() | OnChoice() as target) if may:
                self._focus(target)
                called = self.handover.seat is not None
                return self.handover.press(Action.CONFIRM, MOUSE) if called else self.person.confirm()
            case Hold() if self.handover.seat is not None:
                return self.handover.hold(MOUSE)
            case Choose(at) if self.person.acting:
                self._focus(OnChoice(at))
                return self.person.confirm()
            case Drop(card, played):
                self.motion.release()
                return self.person.drop(card) if played and self.person.acting else None
        return None

    def _follow_mouse(self) -> None:
        """Cover the hand that the mouse has kept up."""
        if self.sharing.held_by == MOUSE and not self.mouse.holds:
            self._conceal()

    def _focus(self, target: Target) -> None:
        """The focus goes to what the mouse points at."""
        match target:
            case OnChoice(at) if self.handover.seat is not None:
                self.handover.point(at)
            case OnChoice(at):
                self.person.point(choice=self.person.focus.choices[at])
            case OnCard(card):
                self.person.point(card=card)

    @property
    def commands(self) -> dict[str, Callable[[], Answer]]:
        """What there is to do, by name; a small button does what it is called."""
        return {
            "play": self.person.confirm,
            "cancel": self.cancel,
            "cover": self._conceal,
            "hint": self.person.advise,
            "sort": self.sort,
            "undo": self.undo,
            "last": self.look_back,
            "pause": self.pause,
            "speed": partial(self.change_speed, 1, around=True),
        }

    # What there is to do besides

    def sort(self) -> None:
        """Order the hand by the next of suit, rank and as dealt."""
        self.stage.order = ORDERS[(ORDERS.index(self.stage.order) + 1) % len(ORDERS)]
        self.services.change(sort=self.stage.order)
        self.services.audio.play("slide")

    def look_back(self) -> None:
        """Show the last plays, or no longer."""
        self.looking_back = not self.looking_back
        self.services.audio.play("slide")

    def show_last_plays(self) -> None:
        """Until somebody confirms or cancels."""
        self.looking_back = False
        self.look_back()
        self.touch()

    def cancel(self) -> Answer:
        """Take the card chosen last back; with none chosen, pause. The end of a deal is left."""
        if self.ending.begun:
            self.finish()
            return None
        return None if self.person.put_back() else self.pause()

    def pause(self) -> Answer:
        return Open(to.Pause(self.session))

    # Time

    def leave(self) -> None:
        super().leave()
        self.mouse.let_go()

    def resized(self) -> None:
        self.mouse.let_go()
        self._follow_mouse()
        self.touch()

    def update(self, dt: float) -> None:
        if self.reactions.update(dt):
            self.touch()
        super().update(dt)

    @property
    def moving(self) -> bool:
        return super().moving or self.reactions.moving

    # What the picture shows

    def follow(self) -> None:
        self.person.focus.show(self.state.cards)

    def lifts(self) -> Mapping[int, float]:
        return self.person.focus.lifts(self.state.wishes.dimming)

    def facts(self) -> TableFacts:
        told = facts(self.state, self.person, self.sharing, self.thinking)
        told.tools, told.corner, told.hovered = self.tools, self.corner, self.mouse.hovered
        told.looking_back = self.looking_back
        told.stickers, told.own_plates = self.reactions.shown, self.reactions.plates
        told.sticker_row = self.reactions.offered
        if self.stage.outcome:
            told.ends, told.win_light = self.ending.ends, self.ending.told
            told.moods = told.moods if self.ending.told else {}
            if told.totals and not self.ending.told:
                told.totals = self.session.totals_before()
        return told

    @property
    def tools(self) -> list[Tool]:
        return self.toolbar.tools(self.person, called=self.handover.seat is not None)

    @property
    def corner(self) -> list[Tool]:
        return [Tool("pause", "pause", ""), Tool("speed", "", self.speed_sign)]
