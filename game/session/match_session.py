"""A match being played: every move goes through here to the referee, and to the store at once."""

from __future__ import annotations

from random import Random

from game.cpu import THINKERS, choose, prepare, seat_rng
from game.cpu.thought import Effort
from game.cpu.worker.protocol import Request
from game.input.actions import Device
from game.input.owners import Owners
from game.rules.deal import Deal, Observation
from game.rules.events import Event
from game.rules.match import Match
from game.store import Hands, Store
from game.texts.characters import temper_of

FORCED = frozenset({"draw", "pass"})
"""The codes of moves that may be made without asking when there is no other (DESIGN.md, "Hands on a shared screen")."""

SUBSTITUTE = "normal"
"""The level of a CPU that plays on for a person who is away, or for a CPU that cannot think."""


class MatchSession:
    """``id`` is the store's number of the match, None for one that is not kept, such as the one behind the title.

    ``owners`` says which device speaks for which seat; None: nobody has claimed a seat yet. ``forced`` is whether moves
    without a choice are made by themselves; None: as suits the game and the people.
    """

    def __init__(
        self,
        match: Match,
        store: Store | None = None,
        match_id: int | None = None,
        owners: Owners | None = None,
        hands: Hands = "cover",
        forced: bool | None = None,
    ) -> None:
        prepare(match.game)
        self.match = match
        self.id = match_id
        self.owners = owners or Owners(self.humans)
        self.hands = hands
        self.forces = forced
        self.away: dict[int, Device] = {}
        """The seats that a CPU plays for a person whose pad is gone, and that pad."""
        self._peeking: int | None = None
        self._store = store
        self._sources: dict[int, Random] = {}
        self._choice_of: tuple[Deal, int] | None = None

    @classmethod
    def start(
        cls,
        store: Store,
        match: Match,
        owners: Owners | None = None,
        hands: Hands = "cover",
        forced: bool | None = None,
    ) -> MatchSession:
        """A new match, saved from now on."""
        session = cls(match, store, owners=owners, hands=hands, forced=forced)
        session._save()
        return session

    @classmethod
    def resume(cls, store: Store, match_id: int) -> MatchSession:
        """A saved match, at the same card. LookupError if there is none that can be read."""
        match = store.load_match(match_id)
        if match is None:
            raise LookupError(f"no match {match_id}")
        hands, forced = match.notes.get("hands"), match.notes.get("forced")
        return cls(
            match,
            store,
            match_id,
            hands="open" if hands == "open" else "cover",
            forced=forced if isinstance(forced, bool) else None,
        )

    @property
    def kept(self) -> bool:
        """Whether it is saved after every move."""
        return self._store is not None

    @property
    def humans(self) -> tuple[int, ...]:
        return tuple(seat for seat, info in enumerate(self.match.seats) if info.cpu is None)

    @property
    def to_move(self) -> int | None:
        return self.match.deal.to_move

    @property
    def viewers(self) -> tuple[int, ...]:
        """The seats whose cards are shown: this is decided here and nowhere else. Where nobody plays, one looks over
        the shoulder of the first CPU player. Of hands that are covered only that of the person who peeks is."""
        if self.covers:
            return () if self._peeking is None else (self._peeking,)
        return self.humans or (0,)

    @property
    def covers(self) -> bool:
        """Whether hands are covered until somebody peeks."""
        return self.hands == "cover" and len(self.humans) > 1

    @property
    def peeking(self) -> int | None:
        """Whose covered hand is open now."""
        return self._peeking if self.covers else None

    def peek(self, seat: int) -> None:
        """Open the hand of ``seat`` and no other."""
        self._peeking = seat

    def cover(self) -> None:
        """Cover every hand."""
        self._peeking = None

    def agree(self, hands: Hands, forced: bool | None) -> None:
        """From now on hands lie like this, and moves without a choice are made by themselves or not."""
        self.hands, self.forces = hands, forced
        self.cover()
        self._save()

    def change_owner(self, seat: int, cpu: str | None) -> None:
        """From now on a CPU of this level plays the seat, or a person."""
        self.match.change_owner(seat, cpu)
        self.cover()
        self.away.pop(seat, None)
        if cpu is None:
            self.owners.sit(seat)
        else:
            self.owners.leave(seat)
        self._save()

    def substitute(self, seat: int) -> None:
        """A CPU plays on until the pad of ``seat`` is back."""
        device = self.owners.device(seat)
        self.change_owner(seat, SUBSTITUTE)
        if device:
            self.away[seat] = device

    def welcome(self, device: Device, seat: int | None = None) -> tuple[int, ...]:
        """Give a pad that is back under a new id the seats it spoke for, ``seat`` before others; those seats."""
        if not self.owners.free(device):
            return ()
        gone = {lost: claim for lost in self.owners.returning(device) if (claim := self.owners.device(lost))}
        kind = device.kind, device.name
        gone.update((lost, claim) for lost, claim in self.away.items() if (claim.kind, claim.name) == kind)
        if not gone:
            return ()
        pad = gone[seat] if seat in gone else gone[min(gone)]
        seats = tuple(sorted(lost for lost, claim in gone.items() if claim == pad))
        for lost in seats:
            if lost in self.away:
                self.change_owner(lost, None)
            self.owners.claim(lost, device)
        return seats

    def observe(self) -> Observation:
        """What may be on the screen."""
        return self.match.deal.observe(*self.viewers)

    def play(self, move: int) -> tuple[str, list[Event]]:
        """Play for the seat to move: the move's code, and what happened as the viewers see it.

        IllegalMove, and nothing changed, if the move is not legal.
        """
        events: list[Event] = []
        deal = self.match.deal
        deal.play(move, events)
        self._save()
        return deal.text(move), [event.seen_by(*self.viewers) for event in events]

    @property
    def thinker(self) -> int | None:
        """The seat to move, if its CPU player takes time to think."""
        seat = self.to_move
        return seat if seat is not None and self.match.seats[seat].cpu in THINKERS else None

    def cpu_move(self, seat: int) -> int:
        """What the CPU player of this seat, whose turn it is, chooses."""
        level = self.match.seats[seat].cpu
        assert level is not None
        return choose(level, self.match.deal.observe(seat), self._source(seat), temper=self.temper(seat))

    def substitute_move(self, seat: int) -> int:
        """What is played where the CPU player of this seat, whose turn it is, cannot think."""
        return choose(SUBSTITUTE, self.match.deal.observe(seat), self._source(seat), temper=self.temper(seat))

    def request(self, seat: int, effort: Effort) -> Request:
        """For the CPU player of this seat, whose turn it is, to think about its move."""
        level = self.match.seats[seat].cpu
        assert level is not None
        seed = self._source(seat).getrandbits(64)
        return Request("move", self.match.deal.observe(seat), level, effort, seed, self.id, self.temper(seat))

    def temper(self, seat: int) -> str | None:
        """The temper of the CPU player of this seat, if it has one."""
        info = self.match.seats[seat]
        return temper_of(info.name, info.cpu)

    def _source(self, seat: int) -> Random:
        if seat not in self._sources:
            self._sources[seat] = seat_rng(self.match.seed + len(self.match.outcomes), seat)
        return self._sources[seat]

    def forced(self) -> int | None:
        """The move of the seat to move, if all it can do is draw or pass."""
        deal = self.match.deal
        moves = deal.legal_moves()
        return moves[0] if len(moves) == 1 and deal.text(moves[0]) in FORCED else None

    @property
    def can_undo(self) -> bool:
        """Whether there is a choice to take back."""
        deal, moves, known = self.match.deal, len(self.match.deal.moves), self._choice_of
        if known is None or known[0] is not deal or known[1] != moves:
            self._choice_of, self._can_undo = (deal, moves), self._last_choice() is not None
        return self._can_undo

    def undo(self) -> bool:
        """Back to before the only person's last choice; False if there is nothing to take back."""
        point = self._last_choice()
        if point is None:
            return False
        self.match.take_back(point)
        self._save()
        return True

    def next_deal(self) -> None:
        """Start the match's next deal."""
        self.match.next_deal()
        self._sources.clear()
        self._save()

    def _last_choice(self) -> int | None:
        deal = self.match.deal
        if len(self.humans) != 1:
            return None
        for number in reversed(range(len(deal.moves))):
            seat, move = deal.moves[number]
            if seat in self.humans and (deal.text(move) not in FORCED or len(deal.rewound(number).legal_moves()) > 1):
                return number
        return None

    def _save(self) -> None:
        self.match.notes |= {"hands": self.hands, "forced": self.forces}
        if self._store:
            self.id = self._store.save_match(self.match, self.id)
