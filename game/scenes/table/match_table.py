"""A table at which a match is played: whose turn it is, moves that are made and taken back, whose hands are seen, and
what comes when the deal is over. What a press means is found out in ``table.py``."""

from __future__ import annotations

from collections.abc import Sequence

from game.input.actions import Device
from game.input.hub import no_habit
from game.scenes.core import destinations as to
from game.scenes.core.services import Services
from game.scenes.table.answers import Answer, Hurry, Look, Move, Open, Refusal
from game.scenes.table.chatter import Chatter
from game.scenes.table.end.ending import Ending
from game.scenes.table.phones.news import PhoneNews
from game.scenes.table.phones.seats import be_found
from game.scenes.table.phones.turns import PhoneTurns
from game.scenes.table.sharing import Sharing
from game.scenes.table.state import TableState
from game.scenes.table.tempo_measure import TempoMeasure
from game.scenes.table.thinking import Thinking
from game.scenes.table.turn.person import PersonTurn
from game.scenes.tabletop.tabletop import Tabletop
from game.session.match_session import MatchSession
from game.texts import texts
from game.view.core import theme
from game.view.people.happenings import Happening
from sounds.sound import Sound


class MatchTable(Tabletop):
    """Does what the parts of the table have answered, and sees to it that whoever is to move does so."""

    chatty = True
    """Whether characters have anything to say here."""
    state: TableState

    def __init__(self, services: Services, session: MatchSession) -> None:
        super().__init__(services, TableState(services, session))
        self.session = session
        self.person = PersonTurn(self.state)
        self.sharing = Sharing(self.state)
        self.handover = self.sharing.handover
        self.thinking = Thinking(self.state)
        self.phones = PhoneTurns(self.state)
        self.phone_news = PhoneNews(services, session, self)
        self.ending = Ending(self.state, self.let_hear)
        self.measure = TempoMeasure(self.state)
        self.chatter = Chatter(self.state, self.chatty)
        self.trace = services.trace
        self.looking_back = False
        """Whether the last plays are shown."""
        self._told_forced: int | None = None
        self._missed = 0.0
        """Seconds since the device of the person to move has been away."""
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
        self.phones.end()
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
        self.speeches.hand_over()
        self._show_hands()
        if self._comes_up(seat):
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
        self.chatter.forget()
        self.person.end()
        self.phones.end()
        self.ending.forget()
        self.stage.show(self.session.observe())
        self.services.audio.play("back")
        return None

    # Whose hands are seen

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
        be_found(self.services, self.session)
        self.person.end()
        self.looked_at = 0.0
        self.touch()

    def leave(self) -> None:
        super().leave()
        self._conceal()
        self.person.end()
        self.phones.end()
        self.handover.end()

    def gone(self) -> None:
        self.thinking.cancel()
        self.services.input.habit = no_habit

    def update(self, dt: float) -> None:
        news = self.person.update(dt)
        self.phones.update()
        missed = self.session.turn in self.session.owners.without_device
        self._missed = self._missed + dt if missed else 0.0
        if self.thinking.update(dt) or news:
            self.touch()
        super().update(dt)
        if self.queue.idle and (self.session.outcome is None or self.ending.told):
            self.phone_news.see()
        self.measure.update(dt, self._deciding)
        if self.chatter.update(dt, busy=self.ending.begun or self.looking_back):
            self.touch()
        if self.ending.update(dt * self.queue.factor):
            self.touch()
        if self.ending.over:
            self.finish(whole=True)

    def happened(self, happenings: Sequence[Happening]) -> None:
        super().happened(happenings)
        self.chatter.hear(happenings)

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
            if self._missed < theme.PHONE_GRACE and self.session.owners.phone(seat):
                return
            self.services.open(to.LostPad(self.session, seat))
        else:
            if self.phones.waits_for(seat):
                self._do(self.phones.begin(seat))
                if self.session.to_move != seat or not self.sharing.keeps(seat):
                    return
            if not self.person.acting and self.person.due() and self._comes_up(seat):
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

    def _tell_forced(self, seat: int) -> None:
        """Say once what is done without asking, before it is done."""
        if self._told_forced == self.session.changes:
            return
        self._told_forced, seen = self.session.changes, self.session.observe()
        self.speeches.tell(seat, lambda voice: texts(self.stage.game).forced(seen, voice))
        self.touch()

    def finish(self, whole: bool = False) -> None:
        """The deal is over, and its end was seen as a ``whole`` or not."""
        if self.services.stack.top is not self:  # left in this very frame
            return
        if not self._resumed_over:
            self.ending.skip()
            self.measure.keep()
        self.services.replace(to.Summary(self.session, whole))

    @property
    def _deciding(self) -> bool:
        """Whether a person has been called, or chooses."""
        return self.person.acting or self.handover.seat is not None or self.phones.acting is not None

    @property
    def moving(self) -> bool:
        return super().moving or self.thinking.moving or self.ending.begun

    def let_hear(self, sound: Sound | str, pan: float = 0.0) -> None:
        self.services.audio.play(sound, pan)

    def _let_hear_at(self, name: str, seat: int) -> None:
        self.let_hear(name, self.state.layout.pan(seat))
