"""A CPU player that takes time: asked as soon as it is to move, and shown to think always for as long."""

from __future__ import annotations

from collections.abc import Mapping

from game.cpu import THINKERS
from game.cpu.thought import Effort
from game.cpu.worker.protocol import Request
from game.scenes.table.answers import Move
from game.scenes.table.state import TableState
from game.session.match_session import SUBSTITUTE
from game.view.core import theme


class Thinking:
    """``seat`` is who thinks, None while nobody does. Its pause betrays nothing: it is as long with one legal move as
    with thirty, and whether an answer came early, late or not at all."""

    def __init__(self, state: TableState) -> None:
        self.seat: int | None = None
        self.elapsed = 0.0
        """Seconds since its turn came, whatever the table's speed."""
        self._state = state
        self._seen = False
        self._position: object = None
        self._request: Request | None = None
        self._seconds = 0.0
        self._unanswered: set[int] = set()
        """The seats that played their last choice without an answer."""

    @property
    def below(self) -> Mapping[int, str]:
        """The seats whose CPU players could not think the last time, and the level at which they play meanwhile."""
        seats = self._state.session.seats
        return {seat: SUBSTITUTE for seat in self._unanswered if seats[seat].cpu in THINKERS}

    @property
    def shown(self) -> tuple[int, float] | None:
        """The seat, and for how long it has thought; None while it is not yet seen to be its turn: cards still fly for
        the move before."""
        seen = self.seat is not None and self.seat == self._state.stage.to_move
        return (self.seat, self.elapsed) if seen and self.seat is not None else None

    @property
    def moving(self) -> bool:
        """Whether its sign moves."""
        return self.shown is not None and not self._state.services.store.settings.reduced_motion

    def update(self, dt: float) -> bool:
        """Ask as soon as there is something to think about; whether the picture has changed."""
        self.elapsed += dt
        session = self._state.session
        position = session.thinker, session.changes
        if position != self._position:
            self._position = position
            self._begin(session.thinker)
        before, self._seen = self._seen, self.shown is not None
        return self.moving or self._seen != before

    def move(self, seat: int) -> Move | None:
        """What the CPU player of this seat, whose turn it is, plays; None while that is to be waited for."""
        if self._state.session.thinker is None:
            return Move(self._state.session.cpu_move(seat))
        late = self.elapsed - self._seconds - theme.THINKING_MARGIN
        if self.seat is None or late < 0:
            return None
        jobs, request = self._state.services.jobs, self._request
        answer = jobs.answer(request.ticket) if request else None
        if answer:
            self._unanswered.discard(seat)
            return Move(answer.move)
        if request and late < theme.THINKING_GRACE and jobs.waits(request.ticket):
            return None
        if request:
            self._unanswered.add(seat)
        return Move(self._state.session.substitute_move(seat))

    def cancel(self) -> None:
        """What was asked is not wanted any more."""
        if self._request:
            self._state.services.jobs.cancel(self._request.ticket)
            self._request = None

    def _begin(self, seat: int | None) -> None:
        """Another position."""
        self.cancel()
        self.seat, self.elapsed = seat, 0.0
        self._seconds = self._state.services.store.settings.thinking_time
        if seat is not None and self._state.session.choices > 1:
            self._request = self._state.session.request(seat, Effort(self._seconds))
            self._state.services.jobs.ask(self._request)
