"""The turn of a person whose cards are on a phone: it is waited for there, and nobody is called to the screen."""

from __future__ import annotations

from game.input.actions import Chosen
from game.rules.moves import NO_MOVE
from game.scenes.table.answers import Answer, Move
from game.scenes.table.state import TableState
from game.texts import texts


class PhoneTurns:
    """``acting`` is the seat whose person may play by phone now, None while nobody may. A play that comes while the
    table asks for patience is kept until its turn has begun; one for another position is dropped."""

    def __init__(self, state: TableState) -> None:
        self.acting: int | None = None
        self._state = state
        self._kept: Chosen | None = None
        self._told: tuple[int, int] | None = None

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
            seen = session.known_to(seat)
            self._state.services.trace.settled(seat, [seen.text(move) for move in seen.legal_moves()])
        kept, self._kept = self._kept, None
        return self._judged(kept) if kept else None

    def end(self) -> None:
        """Nobody may play by phone for now."""
        self.acting = None

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
