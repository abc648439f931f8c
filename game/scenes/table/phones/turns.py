"""The turn of a person whose cards are on a phone: it is waited for there, and nobody is called to the screen."""

from __future__ import annotations

from dataclasses import dataclass

from game.input.actions import Action, Asked, Chosen, Device
from game.rules.moves import NO_MOVE
from game.scenes.table.answers import Answer, Move
from game.scenes.table.phones.advice import PhoneAdvice
from game.scenes.table.state import TableState
from game.scenes.table.turn.advice import Advised
from game.texts import texts


@dataclass(frozen=True)
class Offer:
    """What somebody may do by phone now, and what has been answered: ``asks`` are the questions of PHONES.md, ``hint``
    is a move and why, ``last`` whether the last plays are wanted."""

    acting: bool = False
    asks: tuple[str, ...] = ()
    hint: tuple[int, str] | None = None
    last: bool = False


class PhoneTurns:
    """``acting`` is the seat whose person may play by phone now, None while nobody may. A play that comes while the
    table asks for patience is kept until its turn has begun; one for another position is dropped."""

    def __init__(self, state: TableState) -> None:
        self.acting: int | None = None
        self._state = state
        self._kept: Chosen | None = None
        self._told: tuple[int, int] | None = None
        self._advice: PhoneAdvice | None = None
        self._advised: Advised | None = None
        self._looks_back: dict[int, int] = {}
        """By seat the position at which the last plays were asked for."""

    def waits_for(self, seat: int) -> bool:
        """Whether the cards of a seat are on a phone that is there."""
        owners = self._state.session.owners
        return owners.phone(seat) is not None and seat not in owners.without_device

    def begin(self, seat: int) -> Answer:
        """It is the turn of a seat, and nothing moves any more: what its phone has said already."""
        session = self._state.session
        self.acting = seat
        if self._told != (seat, session.changes):
            self._told = seat, session.changes
            self._drop_advice()
            seen = session.known_to(seat)
            self._state.services.trace.settled(seat, [seen.text(move) for move in seen.legal_moves()])
        kept, self._kept = self._kept, None
        return self._judged(kept) if kept else None

    def end(self) -> None:
        """Nobody may play by phone for now."""
        self.acting = None
        self._drop_advice()

    def update(self) -> None:
        """Has anything been thought over?"""
        advised = self._advice.update() if self._advice else None
        self._advised = advised or self._advised

    def offer(self, seat: int) -> Offer:
        """To the person in a seat."""
        session, acting = self._state.session, self.acting == seat
        asks = {
            "hint": acting and self._hints(seat),
            "undo": session.can_undo and session.people == (seat,),
            "last": session.moves > 0,
            "pause": True,
        }
        hint = (self._advised.move, self._advised.words) if acting and self._advised else None
        wanted = tuple(question for question, possible in asks.items() if possible)
        return Offer(acting, wanted, hint, self._looks_back.get(seat) == session.changes)

    def _hints(self, seat: int) -> bool:
        return self._state.services.store.settings.hints and self._state.person_in(seat).hints

    # What phones say

    def choose(self, chosen: Chosen) -> Answer:
        """A phone wants to play."""
        state, session = self._state, self._state.session
        seat = session.owners.seat_of_phone(chosen.device)
        if seat is None or chosen.at != session.moves or session.outcome is not None:
            state.services.phones.again(chosen.device)
            return None
        if session.to_move == seat and self.acting != seat:
            self._kept = chosen
            return None
        return self._judged(chosen)

    def _judged(self, chosen: Chosen) -> Answer:
        """The move, if it may be played; if not, why not is told that phone alone."""
        session = self._state.session
        seat = session.owners.seat_of_phone(chosen.device)
        if seat is None or chosen.at != session.moves:
            return None
        seen = session.known_to(seat)
        try:
            move = seen.parse(chosen.code)
        except ValueError:
            move = NO_MOVE
        illegal = seen.why_not(move)
        if illegal is None:
            return Move(move)
        said = texts(session.game).refused(illegal, self._state.phone_voice(seat, chosen.device))
        self._state.services.phones.refuse(chosen.device, illegal.code, said, chosen.at)
        return None

    def ask(self, asked: Asked) -> None:
        """A phone wants to be told something, for itself."""
        session = self._state.session
        seat = session.owners.seat_of_phone(asked.device)
        if seat is None or asked.at != session.moves:
            self._state.services.phones.again(asked.device)
        elif asked.action is Action.LAST_PLAY:
            self._looks_back[seat] = session.changes
        elif asked.action is Action.HINT and seat == self.acting and self._hints(seat):
            self._advise(seat, asked.device)

    def _advise(self, seat: int, phone: Device) -> None:
        if self._advice is None:
            self._advice = PhoneAdvice(self._state, self._state.session.known_to(seat), seat, phone)
        self._advised = self._advice.ask() or self._advised

    def _drop_advice(self) -> None:
        if self._advice:
            self._advice.drop()
        self._advice = self._advised = None
