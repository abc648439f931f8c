"""What CPU players choose: at the turn that has come, and at those that follow from what has been chosen already."""

from __future__ import annotations

from collections.abc import Collection
from random import Random

from game.cpu import THINKERS, choose, seat_rng, think
from game.cpu.thought import Effort
from game.cpu.worker.protocol import Request
from game.rules.deal import Deal
from game.rules.match import Match
from game.session.choices import FORCED
from game.texts.characters import temper_of

SUBSTITUTE = "normal"
"""The level of a CPU that plays on for a person who is away, or for a CPU that cannot think, and gives its advice."""


class CpuPlayers:
    """Those of one match: how well each plays and with what temper, and the source of its choices."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._sources: dict[int, Random] = {}

    def level(self, seat: int) -> str | None:
        """None: a person plays the seat."""
        return self._match.seats[seat].cpu

    def temper(self, seat: int) -> str | None:
        """The temper of the CPU player of this seat, if it has one."""
        info = self._match.seats[seat]
        return temper_of(info.name, info.cpu)

    def source(self, seat: int) -> Random:
        if seat not in self._sources:
            self._sources[seat] = seat_rng(self._match.seed + self._match.deal_number - 1, seat)
        return self._sources[seat]

    def forget(self) -> None:
        """Another deal begins."""
        self._sources.clear()


class Prospect:
    """The deal as it stands, or as it will stand after moves that are decided on and not made yet. Nobody is shown
    that; a CPU player is asked with nothing but what its seat may know then. ``match`` is the store's number."""

    def __init__(self, deal: Deal, players: CpuPlayers, match: int | None) -> None:
        self._deal, self._players, self._match = deal, players, match
        self._ahead = False

    def play(self, move: int) -> None:
        """Look at what comes after this move."""
        if not self._ahead:
            self._deal, self._ahead = self._deal.branch(), True
        self._deal.play(move)

    @property
    def cpu(self) -> int | None:
        """The seat to move, if a CPU player has it."""
        seat = self._deal.to_move
        return seat if seat is not None and self._players.level(seat) is not None else None

    @property
    def thinks(self) -> bool:
        """Whether the CPU player to move takes time to think."""
        return self._level in THINKERS

    @property
    def moves(self) -> tuple[int, ...]:
        """What may be played."""
        return self._deal.legal_moves()

    @property
    def brief(self) -> frozenset[int]:
        """Those of them that only draw or pass, which takes next to no time."""
        return frozenset(move for move in self.moves if self._deal.text(move) in FORCED)

    def choice(self) -> int:
        """What the CPU player to move chooses."""
        return self._chosen_at(self._level)

    def substitute(self, without: Collection[int] = ()) -> int:
        """What is played where it cannot think; some moves may be ruled out already."""
        choice = self._chosen_at(SUBSTITUTE)
        if choice not in without:
            return choice
        judged = think(SUBSTITUTE, self._deal.observe(self._seat), self._players.source(self._seat)).judged
        left = [move for move in self.moves if move not in without]
        return next((each.move for each in judged if each.move in left), left[0])

    def request(self, effort: Effort) -> Request:
        """For the CPU player to move to think about its move."""
        seat = self._seat
        seed = self._players.source(seat).getrandbits(64)
        seen, temper = self._deal.observe(seat), self._players.temper(seat)
        return Request("move", seen, self._level, effort, seed, self._match, temper)

    def _chosen_at(self, level: str) -> int:
        seat = self._seat
        return choose(level, self._deal.observe(seat), self._players.source(seat), temper=self._players.temper(seat))

    @property
    def _seat(self) -> int:
        seat = self._deal.to_move
        assert seat is not None
        return seat

    @property
    def _level(self) -> str:
        level = self._players.level(self._seat)
        assert level is not None
        return level
