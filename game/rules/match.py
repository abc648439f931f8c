"""A match: several deals of one game with the same players and house rules (RULES.md, "Match" of each game)."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from game.rules.cards import MAX_SEED
from game.rules.games import GAMES
from game.rules.options import FORMAT
from game.rules.record import replay
from game.rules.validation import Field, RecordError

if TYPE_CHECKING:
    from game.rules.deal import Deal, Outcome

MAX_DEALS = 24


@dataclass(frozen=True)
class SeatInfo:
    """Who plays a seat: a name, and the CPU's level or None for a person."""

    name: str
    cpu: str | None = None


class Match:
    """``deal`` is the running deal, or the last one played until ``next_deal``.

    Deal k (from 0) has seed ``seed + k``; the deal moves clockwise. ValueError for wrong arguments.
    """

    def __init__(
        self,
        game: str,
        seats: Sequence[SeatInfo],
        deals: int = 1,
        options: Mapping[str, Any] | None = None,
        seed: int | None = None,
        first_dealer: int | None = None,
        record_format: int = FORMAT,
    ) -> None:
        """Without a seed one comes from ``secrets``; without a first dealer he is drawn by lot, from the seed. A match
        of an earlier ``record_format`` goes on under the rules of then."""
        Field(deals, "deals").integer(1, MAX_DEALS)
        self._kind = GAMES[Field(game, "game").choice(GAMES)]
        self.game = game
        self.seats = list(seats)
        self.deals = deals
        self.seed = _drawn() if seed is None else Field(seed, "seed").integer(0, MAX_SEED - MAX_DEALS)
        if first_dealer is None:
            first_dealer = random.Random(f"{self.seed}/dealer").randrange(max(len(seats), 1))
        self.first_dealer = first_dealer
        self.notes: dict[str, Any] = {}  # what is kept with the match besides, JSON-ready
        self._finished: list[Deal] = []  # without the one in ``deal``
        self.record_format = record_format
        self.deal = self._kind.new(len(seats), self.seed, first_dealer, options=options, record_format=record_format)
        self.options = dict(self.deal.options)
        self._named_options = self.deal.named_options

    @property
    def records(self) -> list[dict[str, Any]]:
        """The records of the finished deals."""
        return [deal.record() for deal in self._finished] + ([self._record()] if self.deal.outcome else [])

    @property
    def outcomes(self) -> list[Outcome]:
        return [deal.outcome for deal in (*self._finished, self.deal) if deal.outcome]

    @property
    def deal_number(self) -> int:
        """The number of ``deal``, from 1."""
        return len(self._finished) + 1

    @property
    def over(self) -> bool:
        return len(self.outcomes) == self.deals

    def totals(self) -> tuple[int, ...]:
        """The points of the finished deals added up, by seat: 0 each before the first is over. Whether more or fewer of
        them are better is the game's matter (``Deal.standing``)."""
        return tuple(sum(outcome.points[seat] for outcome in self.outcomes) for seat in range(len(self.seats)))

    def standings(self) -> list[tuple[int, ...]]:
        """By seat what decides the match, the lowest wins: the points first, then what decides between equal ones."""
        return [self._kind.standing(self.outcomes, seat) for seat in range(len(self.seats))]

    def deal_standings(self) -> list[tuple[int, ...]]:
        """The same for ``deal`` alone, which must be over."""
        assert self.deal.outcome is not None
        return [self._kind.standing([self.deal.outcome], seat) for seat in range(len(self.seats))]

    def winners(self) -> tuple[int, ...]:
        """The seats that share the win, ascending; () while the match is not over."""
        if not self.over:
            return ()
        standing = self.standings()
        return tuple(seat for seat, key in enumerate(standing) if key == min(standing))

    def next_deal(self) -> Deal:
        """Start the next deal; ValueError while one is running or when the match is over."""
        if self.deal.outcome is None or self.over:
            raise ValueError("the match is over" if self.over else "the deal is not over")
        self._keep_players()
        self._finished.append(self.deal)
        self.deal = self._kind.new(**self._next(), options=self._named_options)
        return self.deal

    def _next(self) -> dict[str, Any]:
        """What the match says of the deal after the finished ones."""
        number, players = len(self._finished), len(self.seats)
        dealer = (self.first_dealer + number) % players
        previous = self._finished[-1].outcome if self._finished else None
        return {
            "players": players,
            "seed": self.seed + number,
            "dealer": dealer,
            "leader": self._kind.first_to_move(players, dealer, previous),
            "record_format": self.record_format,
        }

    def name_seat(self, seat: int, name: str) -> None:
        """Whoever has the seat is called so from now on."""
        self.seats[seat] = SeatInfo(name, self.seats[seat].cpu)

    def take_back(self, moves: int) -> None:
        """Go back to where the running deal had ``moves`` moves; its record says that this was done."""
        self.deal = self.deal.rewound(moves)
        notes = self.deal.notes
        notes.pop("seats", None)
        notes["undone"] = notes.get("undone", 0) + 1
        if "owners" in notes:
            notes["owners"] = [[min(move, moves), seat, cpu] for move, seat, cpu in notes["owners"]]

    def change_owner(self, seat: int, cpu: str | None) -> None:
        """From now on a CPU of this level plays the seat, or a person; the running deal's record says since when."""
        if self.deal.outcome:
            self._keep_players()
            self.seats[seat] = SeatInfo(self.seats[seat].name, cpu)
            return
        self.seats[seat] = SeatInfo(self.seats[seat].name, cpu)
        now = len(self.deal.moves)
        before = [note for note in self.deal.notes.get("owners", []) if note[:2] != [now, seat]]
        self.deal.notes["owners"] = [*before, [now, seat, cpu]]

    def players_of(self, deal: int) -> list[SeatInfo]:
        """Who had each seat when a finished deal, counted from 0, ended; of the running one, who has it now."""
        noted = [*self._finished, self.deal][deal].notes.get("seats")
        return [SeatInfo(seat["name"], seat["cpu"]) for seat in noted] if noted else list(self.seats)

    def _keep_players(self) -> None:
        """The deal is over: it belongs to those who have the seats now, whoever takes them later."""
        self.deal.notes.setdefault("seats", self._seats())

    def to_json(self) -> dict[str, Any]:
        """The whole match as a JSON-ready dict; its last record is the running deal's."""
        return {
            "format": self.record_format,
            "game": self.game,
            "seats": self._seats(),
            "deals": self.deals,
            "options": dict(self._named_options),
            "seed": self.seed,
            "first_dealer": self.first_dealer,
            "notes": dict(self.notes),
            "records": [*(deal.record() for deal in self._finished), self._record()],
        }

    def _record(self) -> dict[str, Any]:
        kept = self.deal.outcome and "seats" in self.deal.notes
        return self.deal.record(None if kept else self._seats())

    def _seats(self) -> list[dict[str, Any]]:
        return [asdict(seat) for seat in self.seats]

    @classmethod
    def from_json(cls, data: object) -> Match:
        """The match of ``to_json``; RecordError if anything is damaged."""
        root = Field(data)
        record_format = root["format"].integer(1, FORMAT)
        seats = [SeatInfo(seat["name"].text(), seat["cpu"].level()) for seat in root["seats"].items()]
        seed, dealer = root["seed"].integer(0, MAX_SEED), root["first_dealer"].integer(0, len(seats) - 1)
        deals, options = root["deals"].integer(1, MAX_DEALS), root["options"].entries()
        match = cls(root["game"].choice(GAMES), seats, deals, options, seed, dealer, record_format)
        if "notes" in root:  # older versions saved none
            match.notes = dict(root["notes"].entries())
        records = root["records"].items()
        if not 1 <= len(records) <= match.deals:
            raise root["records"].error(f"1 to {match.deals} deals, not {len(records)}")
        for number, record in enumerate(records):
            if number:
                match._finish(records[number - 1])
            match.deal = match._resumed(record)
        return match

    def _finish(self, record: Field) -> None:
        if self.deal.outcome is None:
            raise record.error("the deal is not over")
        self._finished.append(self.deal)

    def _resumed(self, record: Field) -> Deal:
        """The deal of a record, if it is the one this match has next."""
        try:
            deal = replay(record.value)
        except RecordError as error:
            raise error.inside(record.path) from None
        for key, value in {**self._next(), "game": self.game, "options": self.options}.items():
            if getattr(deal, key) != value:
                raise record.error(f"not this match's deal: other {key.removeprefix('record_')}")
        if deal.outcome is None:
            deal.notes.pop("seats", None)  # the match says who has the seats now
        return deal


def _drawn() -> int:
    """A seed that nobody can know."""
    import secrets  # no start waits for it

    return secrets.randbits(32)
