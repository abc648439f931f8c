"""CPU players at the table: each chooses as soon as it is known what comes before its turn, and is shown to think
always for as long."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass

from game.cpu import THINKERS
from game.cpu.thought import Effort
from game.cpu.worker.protocol import Answer, Request
from game.scenes.table.answers import Move
from game.scenes.table.state import TableState
from game.session.cpu_turns import SUBSTITUTE, Prospect
from game.view.core import theme

AHEAD = 6
"""So many turns at most are thought about before they are shown."""


@dataclass(eq=False)
class _Turn:
    """One of a CPU player, who may draw or pass as ``brief`` says. ``move`` is what it has decided on.

    Whether it draws or passes is decided by a first, short thought, so that it is known when its turn comes; once that
    is ``ruled_out``, it has the rest of its ``seconds`` for which cards it plays.
    """

    seat: int
    seconds: float
    thinks: bool
    moves: tuple[int, ...]
    brief: frozenset[int]
    move: int | None = None
    ruled_out: bool = False
    answered: bool = False
    request: Request | None = None
    followed: bool = False
    """Whether it has been looked at what comes after its move."""

    @property
    def in_question(self) -> bool:
        """Whether it is still open whether it draws or passes."""
        return self.move is None and bool(self.brief) and not self.ruled_out

    def rule_out(self) -> None:
        """It plays something."""
        self.ruled_out = True
        left = [move for move in self.moves if move not in self.brief]
        self.move = left[0] if len(left) == 1 else None


class Thinking:
    """``seat`` is who thinks, None while nobody does. What is seen betrays nothing: a pass or a draw is made at once,
    whether there was a choice or not, and any play after a pause that is as long with one legal move as with thirty,
    and whether an answer came early, late or not at all.

    Where anybody takes time to think, it is thought ahead, over all CPU players up to the next person, while what they
    have decided on before is still being shown. The session knows nothing of that: what comes between, as a move that
    is taken back or a seat that changes hands, only makes it forgotten.
    """

    def __init__(self, state: TableState) -> None:
        self.seat: int | None = None
        self.elapsed = 0.0
        """Seconds since its turn came, whatever the table's speed."""
        self._state = state
        self._seen = False
        self._position: tuple[object, int, tuple[str | None, ...]] | None = None
        self._turns: deque[_Turn] = deque()
        """Those to come: all but the last are decided."""
        self._prospect: Prospect | None = None
        """At the last of them."""
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
        self._follow()
        if any(info.cpu in THINKERS for info in self._state.session.seats):
            self._look_ahead()
        before, self._seen = self._seen, self.shown is not None
        return self.moving or self._seen != before

    # What the seat to move does

    def brief_move(self) -> Move | None:
        """The draw or the pass of the CPU player to move, if that is what it does; to be asked when its turn is seen.
        What it has not decided by now is decided without thinking."""
        turn = self._now()
        if turn.in_question:
            choice = self._ahead.substitute()
            if choice in turn.brief:
                self._drop_request(turn)
                turn.move = choice
            else:
                turn.rule_out()
        return Move(turn.move) if turn.move is not None and turn.move in turn.brief else None

    def move(self) -> Move | None:
        """What else the CPU player to move plays; None while that is to be waited for."""
        turn = self._now()
        late = self.elapsed - turn.seconds - theme.THINKING_MARGIN
        if turn.thinks and late < 0:
            return None
        if turn.move is None:
            jobs, request = self._state.services.jobs, turn.request
            if request and late < theme.THINKING_GRACE and jobs.waits(request.ticket):
                return None
            self._drop_request(turn)
            turn.move = self._ahead.substitute(turn.brief)
            self._unanswered.add(turn.seat)
        elif turn.answered:
            self._unanswered.discard(turn.seat)
        return Move(turn.move)

    def cancel(self) -> None:
        """What was asked is not wanted any more."""
        for turn in self._turns:
            self._drop_request(turn)
        self._turns.clear()
        self._prospect = None

    # The turns to come

    @property
    def _ahead(self) -> Prospect:
        if self._prospect is None:
            self._prospect = self._state.session.prospect()
        return self._prospect

    def _now(self) -> _Turn:
        """That of the CPU player to move."""
        self._follow()
        if not self._turns:
            self._begin()
        return self._turns[0]

    def _follow(self) -> None:
        """See what has happened: the move that was decided on, or something else."""
        session = self._state.session
        position = session, session.changes, tuple(info.cpu for info in session.seats)
        before, self._position = self._position, position
        if position == before:
            return
        turn = self._turns[0] if self._turns else None
        made = turn is not None and turn.move is not None and session.last_move == (turn.seat, turn.move)
        if made and before is not None and position == (before[0], before[1] + 1, before[2]):
            self._turns.popleft()
            self._prospect = self._prospect if self._turns or (turn and turn.followed) else None
        else:
            self.cancel()
        self.seat, self.elapsed = session.thinker, 0.0

    def _look_ahead(self) -> None:
        """One step: see whether there is an answer, or turn to whoever comes after it."""
        last = self._turns[-1] if self._turns else None
        if last and last.move is None:
            self._hear(last)
        elif last and last.move is not None and not last.followed:
            self._ahead.play(last.move)
            last.followed = True
        elif len(self._turns) < AHEAD and self._ahead.cpu is not None:
            self._begin()

    def _begin(self) -> None:
        """The next turn, which is a CPU player's."""
        ahead, seat = self._ahead, self._ahead.cpu
        assert seat is not None
        seconds = self._state.services.store.settings.thinking_time
        turn = _Turn(seat, seconds, ahead.thinks, ahead.moves, ahead.brief)
        self._turns.append(turn)
        if len(turn.moves) == 1:
            turn.move = turn.moves[0]
        elif not turn.thinks:
            turn.move = ahead.choice()
        else:
            self._ask(turn, min(theme.FIRST_THOUGHT, seconds) if turn.brief else seconds)

    def _ask(self, turn: _Turn, seconds: float) -> None:
        turn.request = self._ahead.request(Effort(seconds))
        self._state.services.jobs.ask(turn.request)

    def _hear(self, turn: _Turn) -> None:
        """An answer to what was asked, if there is one."""
        answer = self._state.services.jobs.answer(turn.request.ticket) if turn.request else None
        if not answer:
            return
        self._state.services.trace.thought(turn.seat, answer.thought.iterations)
        turn.answered, first = True, turn.in_question
        turn.move = _without(turn, answer) if turn.ruled_out else answer.move
        if first and turn.move not in turn.brief:
            turn.rule_out()
            rest = turn.seconds - theme.FIRST_THOUGHT
            if turn.move is None and rest > 0:
                self._ask(turn, rest)
            elif turn.move is None:
                turn.move = answer.move

    def _drop_request(self, turn: _Turn) -> None:
        if turn.request:
            self._state.services.jobs.cancel(turn.request.ticket)
            turn.request = None


def _without(turn: _Turn, answer: Answer) -> int:
    """The best of what is not ruled out."""
    if answer.move not in turn.brief:
        return answer.move
    return next((each.move for each in answer.thought.judged if each.move not in turn.brief), answer.move)
