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
    Device,
    FocusChanged,
    InputEvent,
    Pointer,
    Press,
    Release,
)
from game.input.hub import no_habit
from game.scenes.core import destinations as to
from game.scenes.core.services import Services
from game.scenes.table.answers import Answer, Hurry, Look, Move, Open, Refusal
from game.scenes.table.ending import Ending
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
from game.scenes.table.person import PersonTurn
from game.scenes.table.picture import ToolBar, facts
from game.scenes.table.sharing import Sharing, whose
from game.scenes.table.state import TableState
from game.scenes.table.stickers.reactions import Reactions
from game.scenes.table.thinking import Thinking
from game.scenes.tabletop.small_talk import SmallTalk
from game.scenes.tabletop.tabletop import Tabletop
from game.session.match_session import MatchSession
from game.session.returning_pads import returning, welcome
from game.session.tempo import Stopwatch, learnt
from game.store import Tempo
from game.texts import texts
from game.view.core import theme
from game.view.people.happenings import Happening
from game.view.stage.order import ORDERS
from game.view.table.facts import TableFacts, Tool
from sounds.sound import Sound

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


class TableScene(Tabletop):
    """A match with any number of people who play, or with none."""

    name = "table"
    tells_devices_apart = True
    chatty = True
    """Whether characters have anything to say here."""
    state: TableState

    def __init__(self, services: Services, session: MatchSession) -> None:
        super().__init__(services, TableState(services, session))
        self.session = session
        self.person = PersonTurn(self.state)
        self.mouse = TableMouse(self.state)
        self.sharing = Sharing(self.state)
        self.handover = self.sharing.handover
        self.reactions = Reactions(self.state, self.sharing, self._let_hear_at)
        self.stopwatch = Stopwatch()
        self.thinking = Thinking(self.state)
        self.ending = Ending(self.state, self.let_hear)
        self.trace = services.trace
        self.small_talk = SmallTalk(self.stage, session)
        self.looking_back = False
        self._told_forced: int | None = None
        self.toolbar = ToolBar(self.state)
        self._open()

    def _open(self) -> None:
        """A new deal is dealt, a resumed one lies there."""
        observation = self.session.observe()
        self._resumed_over = observation.outcome is not None
        if observation.moves:
            self.stage.show(observation)
        else:
            self.set_pace()
            self.queue.add(observation.history)

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
        if action is Action.PEEK and self.session.holds and self.handover.seat is None:
            return None
        if self.handover.seat is not None and action not in (Action.CANCEL, Action.LAST_PLAY):
            return self.handover.press(action, device)
        if action in MOVES or action in (Action.PAGE_UP, Action.PAGE_DOWN):
            self.person.move(action)
            return None
        return self.commands[COMMANDS[action]]() if action in COMMANDS else None

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

    # What is done

    def _do(self, answer: Answer) -> None:
        """What a part of the table has answered."""
        match answer:
            case Move(move):
                self.play(move)
            case Refusal():
                self._refuse(answer)
            case Look(seat, device):
                self._open_hand(seat, device)
            case Hurry():
                self._hurry()
            case Open(destination):
                self.services.open(destination)

    def play(self, move: int) -> None:
        """The seat to move, which there must be, plays ``move``: IllegalMove, and nothing is played, if it may not. The
        match is saved, and what happened begins to be seen in the next ``update``."""
        if self.person.acting:
            self.notices.clear()
        self.person.end()
        if self.sharing.before_move():
            self._show_hands()
        seat, code, events = self.session.play(move)
        self.trace.move(seat, code)
        self.queue.add(events)
        self.begin_pace()

    def _refuse(self, refusal: Refusal) -> None:
        self.services.audio.play("refuse")
        if refusal.card is not None:
            self.motion.shake(refusal.card)
        if refusal.words:
            self.notices.say(refusal.words, refusal.card, refusal.lasts)

    def _open_hand(self, seat: int, device: Device) -> None:
        """The person who was called plays, with the hand open. Presses right after the one that asked for it play
        nothing."""
        self.sharing.open_hand(seat, device)
        self._show_hands()
        self.person.begin(self.session.known_to(seat), guarded=True)

    def _hurry(self) -> None:
        """Wait no longer than needed: what moves moves faster, and a deal whose end has been seen is left."""
        self.queue.hurry()
        if self.session.to_move is None and (self.ending.begun or self.at_rest >= theme.END_GUARD):
            self.finish()

    def undo(self) -> Answer:
        """Take the person's last choice back: a card chosen for a play, else the last move."""
        if self.person.put_back():
            return None
        if not self.session.can_undo:
            return Refusal(self.services.tr("There is nothing to take back yet.") if self.state.people else "")
        self.keep(self.state.layout)
        self.session.undo()
        self.queue.drop()
        self.notices.clear()
        self.state.hush()
        self.small_talk.forget()
        self.person.end()
        self.ending.forget()
        self.stage.show(self.session.observe())
        self.services.audio.play("back")
        return None

    def sort(self) -> None:
        """Order the hand by the next of suit, rank and as dealt."""
        self.stage.order = ORDERS[(ORDERS.index(self.stage.order) + 1) % len(ORDERS)]
        self.services.change(sort=self.stage.order)
        self.services.audio.play("slide")

    def look_back(self) -> None:
        """Show the last plays, or no longer."""
        self.looking_back = not self.looking_back
        self.services.audio.play("slide")

    def cancel(self) -> Answer:
        """Take the card chosen last back; with none chosen, pause. The end of a deal is left."""
        if self.ending.begun:
            self.finish()
            return None
        return None if self.person.put_back() else self.pause()

    def pause(self) -> Answer:
        return Open(to.Pause(self.session))

    def show_last_plays(self) -> None:
        """Until somebody confirms or cancels."""
        self.looking_back = False
        self.look_back()
        self.touch()

    def _conceal(self) -> None:
        """Cover the hand that is open, until the person asks for it again."""
        if self.session.holds:
            self.person.put_aside()
        if self.sharing.conceal():
            self.person.end()
            self._show_hands()

    def _refresh(self) -> None:
        """The people, their devices or what they show each other may have changed."""
        self.sharing.refresh()
        self._show_hands()
        self.sharing.sit()

    def _show_hands(self) -> None:
        """Open and cover hands as they may be seen now."""
        if self.stage.viewers != self.session.viewers:
            if not self.queue.idle:
                self.keep(self.state.layout, covered=True)
            self.person.focus.forget()
            self.state.show(self.session.observe())

    # Time

    def see_devices(self) -> None:
        self.sharing.see_devices()
        if self.sharing.holder_is_gone:
            self._conceal()
        self._refresh()
        self.touch()

    def enter(self) -> None:
        self.state.sort_as_set()
        self.services.audio.music(self.stage.game)
        self.services.input.habit = self.sharing.habit
        self.services.jobs.open()
        self.person.end()
        self.looked_at = 0.0
        self.touch()

    def leave(self) -> None:
        super().leave()
        self._conceal()
        self.person.end()
        self.handover.end()
        self.mouse.let_go()

    def gone(self) -> None:
        self.thinking.cancel()
        self.services.input.habit = no_habit

    def resized(self) -> None:
        self.mouse.let_go()
        self._follow_mouse()
        self.touch()

    def update(self, dt: float) -> None:
        news = self.person.update(dt)
        if self.thinking.update(dt) or news:
            self.touch()
        if self.reactions.update(dt):
            self.touch()
        super().update(dt)
        self.stopwatch.update(dt, self._deciding, self.speed, self.session.moves)
        self._talk(dt)
        if self.ending.update(dt * self.queue.factor):
            self.touch()
        if self.ending.over:
            self.finish(whole=True)

    def happened(self, happenings: Sequence[Happening]) -> None:
        super().happened(happenings)
        self.small_talk.hear(happenings if self._chats else ())

    @property
    def _chats(self) -> bool:
        return self.chatty and self.services.store.settings.small_talk

    def _talk(self, dt: float) -> None:
        """Characters speak while nothing else is told and there is time to read."""
        waiting = self._chats and self.queue.idle and self.stage.to_move in self.session.humans
        told = self.notices.banner or self.notices.said or self.speeches.moving or self.looking_back
        told = told or self.view.room.tells(self.stage)
        quiet = not told and not self.ending.begun and (self.speed != "off" or waiting)
        said = self.small_talk.update(dt, quiet, waiting)
        if said:
            words = said.words
            lasts = theme.REMARK_LEAST + theme.REMARK_LETTER * len(words)
            self.speeches.say(said.seat, lambda voice: voice.tr(words), lasts=lasts)
            self.touch()

    def go_on(self) -> None:
        """Whose turn is it, and who does something about it?"""
        self._show_hands()
        seat = self.session.to_move
        if seat is None:
            if self._resumed_over or self.speed == "off":
                self.finish()
            elif not self.ending.begun and self.at_rest >= theme.END_TOLD:
                self.ending.begin()
        elif self.session.seats[seat].cpu is not None:
            self._do(self.cpu_move())
        elif self.state.forces and (move := self.session.forced()) is not None:
            self._tell_forced(seat)
            if self.brisk:
                self.play(move)
        elif seat in self.session.owners.without_device:
            self.services.open(to.LostPad(self.session, seat))
        elif not self.person.acting and self.person.due() and self._comes_up(seat):
            self.begin_turn(seat)

    def _comes_up(self, seat: int) -> bool:
        """The tray goes to a person whose turn it is; whether it lies there already, and nothing moves any more."""
        if self.session.peeking not in (None, seat):
            self._conceal()
        return self.state.give_tray(seat)

    def cpu_move(self) -> Move | None:
        """Of the CPU player to move, if it is time."""
        move = self.thinking.brief_move() if self.brisk else None
        return move or (self.thinking.move() if self.paced else None)

    def begin_turn(self, seat: int) -> None:
        """A person is to move: he may play, or is called first."""
        if self.sharing.give_turn(seat):
            self._show_hands()
            self.person.begin(self.session.known_to(seat))
            self.touch()
        else:
            self.person.focus.forget()
            if self.handover.begin(seat):
                self.touch()

    @property
    def moving(self) -> bool:
        return super().moving or self.thinking.moving or self.ending.begun or self.reactions.moving

    def _tell_forced(self, seat: int) -> None:
        """Say once what is done without asking, before it is done."""
        if self._told_forced == self.session.changes:
            return
        self._told_forced, seen = self.session.changes, self.session.observe()
        self.speeches.tell(seat, lambda voice: texts(self.stage.game).forced(seen, voice))
        self.touch()

    def finish(self, whole: bool = False) -> None:
        """The deal is over, and its end was seen as a ``whole`` or not."""
        if not self._resumed_over:
            self.ending.skip()
            self._keep_tempo()
        self.services.replace(to.Summary(self.session, whole))

    @property
    def _deciding(self) -> bool:
        """Whether a person has been called, or chooses."""
        return self.person.acting or self.handover.seat is not None

    def _keep_tempo(self) -> None:
        """What was measured, for the lobby."""
        if self.session.kept and self.session.people:
            settings, game = self.services.store.settings, self.stage.game
            hard = any(info.cpu == "hard" for info in self.session.seats)
            tempo = learnt(settings.tempos.get(game, Tempo()), self.stopwatch, hard)
            self.services.change(tempos={**settings.tempos, game: tempo})
        self.stopwatch = Stopwatch()

    def let_hear(self, sound: Sound | str, pan: float = 0.0) -> None:
        self.services.audio.play(sound, pan)

    def _let_hear_at(self, name: str, seat: int) -> None:
        self.let_hear(name, self.state.layout.pan(seat))

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
