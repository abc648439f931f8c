"""How fast deals go at this table: measured while one is played, and kept for the lobby once it is over."""

from __future__ import annotations

from game.scenes.table.state import TableState
from game.session.tempo import Stopwatch, learnt
from game.store import Tempo


class TempoMeasure:
    """Measures one deal after the other."""

    def __init__(self, state: TableState) -> None:
        self._state = state
        self._watch = Stopwatch()

    def update(self, dt: float, deciding: bool) -> None:
        """``deciding``: a person has been called, or chooses."""
        self._watch.update(dt, deciding, self._state.services.speed, self._state.session.moves)

    def keep(self) -> None:
        """A deal is over: what was measured is told to the lobby, if it is of a match that people play."""
        services, session, game = self._state.services, self._state.session, self._state.stage.game
        if session.kept and session.people:
            tempos = services.store.settings.tempos
            hard = any(info.cpu == "hard" for info in session.seats)
            services.change(tempos={**tempos, game: learnt(tempos.get(game, Tempo()), self._watch, hard)})
        self._watch = Stopwatch()
