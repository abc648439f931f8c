"""One deal of a card game, as every game offers it, and what a seat may know of it (DESIGN.md, "The referee").

The two stand in one module since each is made from the other: a deal is observed, and an observation imagines deals.
"""

from __future__ import annotations

import random
from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, TypeVar

from game.rules.cards import CODES, MAX_SEED, shuffled
from game.rules.determinize import Batch
from game.rules.events import Cards, Event, Place
from game.rules.moves import NO_MOVE, Game, IllegalMove, is_move
from game.rules.options import FORMAT, Option, chosen
from game.rules.outcome import Outcome
from game.rules.validation import Field, RecordError, shown

__all__ = ["FORMAT", "MAX_SEED", "NO_MOVE", "Deal", "Game", "IllegalMove", "Observation", "Option", "Outcome"]

AnyDeal = TypeVar("AnyDeal", bound="Deal")


class Deal(Game):
    """A running or finished deal. Made by ``new``, changed by ``play`` alone; it draws no random number of its own, so
    the same seed, deck, options and moves give the same deal."""

    game: ClassVar[str]
    PLAYERS: ClassVar[range]
    OPTIONS: ClassVar[tuple[Option, ...]]
    FREE_LEADER: ClassVar[bool] = False  # True: who has the first move may be chosen
    PASS_REVEALS_HAND: ClassVar[bool] = False  # True: being asked, and then passing, tells others about the hand

    def __init__(
        self,
        players: int,
        seed: int | None,
        dealer: int,
        leader: int,
        options: dict[str, Any],
        deck: tuple[int, ...],
        refills: Sequence[Sequence[int]],
        record_format: int,
        named_options: dict[str, Any],
    ) -> None:
        """Only for ``new``, which checks what it hands over."""
        self.players = players
        self.seed = seed
        self.dealer = dealer
        self.leader = leader
        self.options = options
        self.record_format = record_format  # a record is written again in the format in which it came …
        self.named_options = named_options  # … and with those house rules that it named
        self.deck = deck
        self.refills: list[tuple[int, ...]] = []
        self.moves: list[tuple[int, int]] = []
        self.to_move: int | None = leader
        self.outcome: Outcome | None = None
        self.notes: dict[str, Any] = {}  # what a record carries besides the deal itself, by the record's keys
        self._given_refills = refills
        self._told: _History | None = None
        self._set_out()

    @classmethod
    def new(
        cls: type[AnyDeal],
        players: int,
        seed: int | None = None,
        dealer: int = 0,
        leader: int | None = None,
        options: Mapping[str, Any] | None = None,
        deck: Sequence[int] | None = None,
        refills: Sequence[Sequence[int]] = (),
        record_format: int = FORMAT,
    ) -> AnyDeal:
        """Shuffle by ``seed`` (without seed and deck one comes from ``secrets``) or take ``deck``, top first, and deal.

        ``refills`` are the first refills where they are known beforehand, as in a record. In an earlier
        ``record_format`` options that are not given are as they were then. ValueError for a wrong value.
        """
        Field(players, "players").integer(cls.PLAYERS[0], cls.PLAYERS[-1])
        Field(dealer, "dealer").integer(0, players - 1)
        if seed is None and deck is None:
            import secrets  # no start waits for it

            seed = secrets.randbits(32)
        elif seed is not None:
            Field(seed, "seed").integer(0, MAX_SEED)
        rules = chosen(cls.OPTIONS, options, record_format)
        return cls(
            players,
            seed,
            dealer,
            cls._checked_leader(leader, players, dealer),
            rules,
            shuffled(cls.DECK, f"{seed}/deck") if deck is None else cls._checked_deck(deck),
            refills,
            record_format,
            rules if record_format == FORMAT else dict(options or {}),
        )

    @classmethod
    def _checked_leader(cls, leader: int | None, players: int, dealer: int) -> int:
        rule = cls.first_to_move(players, dealer)
        if leader is None:
            return rule
        Field(leader, "leader").integer(0, players - 1)
        if leader != rule and not cls.FREE_LEADER:
            raise RecordError("leader", f"seat {rule} has the first move, not {leader}")
        return leader

    @classmethod
    def _checked_deck(cls, deck: Sequence[int]) -> tuple[int, ...]:
        if not isinstance(deck, Sequence) or isinstance(deck, str | bytes | bytearray):
            raise RecordError("deck", f"cards, not {shown(deck)}")
        if len(deck) != len(cls.DECK):
            raise RecordError("deck", f"{len(cls.DECK)} cards, not {len(deck)}")
        missing = set(cls.DECK)
        for place, card in enumerate(deck):
            if type(card) is not int or not cls.DECK[0] <= card <= cls.DECK[-1]:
                raise RecordError(f"deck[{place}]", "no card of this game")
            if card not in missing:
                raise RecordError(f"deck[{place}]", f"{CODES[card]} is there twice")
            missing.remove(card)
        return tuple(deck)

    @classmethod
    def first_to_move(cls, players: int, dealer: int, previous: Outcome | None = None) -> int:
        """The seat that has the first move. ``previous`` is the outcome of the match's last deal."""
        return (dealer + 1) % players

    @classmethod
    @abstractmethod
    def standing(cls, outcomes: Sequence[Outcome], seat: int) -> tuple[int, ...]:
        """What decides a match of these deals for a seat: lower is better, compared number by number, and equal keys
        share the win. The first number is the points the seat scored in all, negative where more of them are better;
        the others decide between equal points, as fewer cards left do."""

    @abstractmethod
    def _set_out(self) -> None:
        """Deal the cards of ``self.deck``."""

    @abstractmethod
    def _dealt(self) -> list[Event]:
        """What happened before the first move."""

    @abstractmethod
    def _refusal(self, move: int) -> IllegalMove:
        """Why ``move``, which is not among the legal moves of a running deal, is not."""

    @abstractmethod
    def _apply(self, seat: int, move: int, events: list[Event] | None) -> None:
        """Play a legal move."""

    @abstractmethod
    def places(self) -> dict[Place, tuple[int, ...]]:
        """Every card of the deck by where it lies: hands ascending, the stock top first, piles bottom first."""

    @abstractmethod
    def observe(self, *seats: int) -> Observation:
        """What these seats together may know; no seats: a spectator."""

    def _facts(self, seats: tuple[int, ...], hands: Sequence[Sequence[int]]) -> dict[str, Any]:
        """The fields of an Observation by these seats; ``hands`` are the true hands, ascending. ValueError for a wrong
        seat."""
        for seat in seats:
            if type(seat) is not int or not 0 <= seat < self.players:
                raise ValueError(f"no such seat: {shown(seat)}")
        seats = tuple(sorted(set(seats)))
        return {
            "game": self.game,
            "options": dict(self.options),
            "players": self.players,
            "dealer": self.dealer,
            "leader": self.leader,
            "seats": seats,
            "to_move": self.to_move,
            "hands": tuple(tuple(cards) if seat in seats else (None,) * len(cards) for seat, cards in enumerate(hands)),
            "history": self._history().seen_by(seats),
            "moves": tuple(self.moves),
            "outcome": self.outcome,
        }

    def why_not(self, move: int) -> IllegalMove | None:
        """None if the seat to move may play ``move``, else the reason why not."""
        if self.outcome is not None:
            return IllegalMove("over")
        if not is_move(move):
            return self._refusal(NO_MOVE)
        return None if move in self.legal_moves() else self._refusal(move)

    def play(self, move: int, events: list[Event] | None = None) -> None:
        """Play a move of the seat to move, and append what happened to ``events`` if given.

        An illegal move raises IllegalMove and changes nothing.
        """
        if type(move) is not int or move not in self.legal_moves():  # ``is_move``, without a call: search lives on this
            raise self.why_not(move) or IllegalMove("over")
        seat = self.to_move
        assert seat is not None
        self.moves.append((seat, move))
        self._apply(seat, move, events)

    def unseen_move(self) -> int | None:
        """A move that the seat to move may ask for without looking at its hand: to be made if it is legal. None: there
        is none."""
        return None

    def all_known(self) -> bool:
        """Whether every player knows every hand."""
        return False

    def copy(self: AnyDeal) -> AnyDeal:
        """An independent deal at the same point."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.options = self.options.copy()
        other.refills = self.refills.copy()
        other.moves = self.moves.copy()
        other.notes = dict(self.notes)
        other._told = None
        return other

    def branch(self: AnyDeal) -> AnyDeal:
        """A copy that knows what has happened: quicker where it is to be observed after further moves."""
        other = self.copy()
        other._told = self._history().copy()
        return other

    def rewound(self: AnyDeal, moves: int) -> AnyDeal:
        """The same deal as it was after its first ``moves`` moves."""
        other = self.restarted()
        for _, move in self.moves[:moves]:
            other.play(move)
        other.notes = dict(self.notes)
        other._given_refills = ()  # another course of play has other refills
        return other

    def restarted(self: AnyDeal) -> AnyDeal:
        """The same deal before its first move; its refills so far are known beforehand."""
        given = (self.named_options, self.deck, self.refills, self.record_format)
        return self.new(self.players, self.seed, self.dealer, self.leader, *given)

    def history(self) -> tuple[Event, ...]:
        """All events from ``Dealt`` on."""
        return tuple(self._history().events)

    def _history(self) -> _History:
        if self._told is None:
            self._told = _History(self)
        self._told.follow(self)
        return self._told

    def record(self, seats: Sequence[Mapping[str, Any]] | None = None) -> dict[str, Any]:
        """The deal record of RULES.md. ``seats`` are ``{"name": …, "cpu": …}``; None: those of the record this deal was
        replayed from, or nameless ones."""
        notes = dict(self.notes)
        known = notes.pop("seats", None) or [{"name": "", "cpu": None}] * self.players
        return {
            "format": self.record_format,
            "game": self.game,
            "options": dict(self.named_options),
            "seed": self.seed,
            "dealer": self.dealer,
            "leader": self.leader,
            "seats": [dict(seat) for seat in (known if seats is None else seats)],
            "deck": [CODES[card] for card in self.deck],
            "refills": [[CODES[card] for card in refill] for refill in self.refills],
            "moves": [[seat, self.MOVES[move]] for seat, move in self.moves],
            "outcome": self.outcome and self.outcome.record(),
            **notes,
        }

    def _refill(self, cards: list[int]) -> tuple[int, ...]:
        """The next refill, top first: these cards as given beforehand, else shuffled by the seed."""
        number = len(self.refills)
        if number < len(self._given_refills):
            refill = tuple(self._given_refills[number])
            if sorted(refill) != sorted(cards):
                raise RecordError(f"refills[{number}]", "not the cards that are to be refilled")
        else:
            refill = shuffled(cards, f"{self.seed}/refill/{number}")
        self.refills.append(refill)
        return refill


class _History:
    """The events of a deal after the fact: kept by no deal, they are told by a second one that plays the same moves,
    each once, however often they are asked for."""

    def __init__(self, deal: Deal) -> None:
        self._teller = deal.restarted()
        self.events = self._teller._dealt()
        self._seen: dict[tuple[int, ...], list[Event]] = {}

    def copy(self) -> _History:
        other = object.__new__(_History)
        other._teller, other.events = self._teller.copy(), self.events.copy()
        other._seen = {seats: seen.copy() for seats, seen in self._seen.items()}
        return other

    def follow(self, deal: Deal) -> None:
        """Tell the moves of ``deal`` that are not told yet."""
        for _, move in deal.moves[len(self._teller.moves) :]:
            self._teller.play(move, self.events)

    def seen_by(self, seats: tuple[int, ...]) -> tuple[Event, ...]:
        """All events as these seats saw them."""
        seen = self._seen.setdefault(seats, [])
        seen.extend(event.seen_by(*seats) for event in self.events[len(seen) :])
        return tuple(seen)


@dataclass(frozen=True)
class Observation(Game):
    """What ``seats`` together may know of a deal; two deals that differ only in what is hidden give equal ones.

    ``hands`` has one tuple a seat, known cards ascending, None for each hidden card; ``history`` is the events as these
    seats saw them; ``moves`` are all moves, which are public, as (seat, move).
    """

    game: str
    options: Mapping[str, Any] = field(hash=False)
    players: int
    dealer: int
    leader: int
    seats: tuple[int, ...]
    to_move: int | None
    hands: tuple[Cards, ...]
    history: tuple[Event, ...]
    moves: tuple[tuple[int, int], ...]
    outcome: Outcome | None

    def likely_choice(self) -> int | None:
        """Of several moves without cards the one that the seat to move will most likely want; None: any."""
        return None

    def hand(self, seat: int) -> Cards:
        return self.hands[seat]

    def legal_moves(self) -> tuple[int, ...]:
        """Every legal move of the seat to move if it is one of ``seats``, else ()."""
        return self._legal_moves() if self.to_move in self.seats else ()

    def why_not(self, move: int) -> IllegalMove | None:
        """None if one of ``seats`` is to move and may play ``move``, else the reason why not."""
        if self.outcome is not None:
            return IllegalMove("over")
        if self.to_move not in self.seats:
            return IllegalMove("not_yours", to_move=self.to_move)
        if not is_move(move):
            return self._refusal(NO_MOVE)
        return None if move in self._legal_moves() else self._refusal(move)

    @abstractmethod
    def _legal_moves(self) -> tuple[int, ...]:
        """The legal moves of the seat to move, which is one of ``seats``."""

    @abstractmethod
    def _refusal(self, move: int) -> IllegalMove:
        """As in Deal."""

    @abstractmethod
    def world(self, rng: random.Random) -> Deal:
        """A deal that these seats cannot tell from the real one: ``world.observe(*seats)`` equals this observation.

        ValueError when the deal is over.
        """

    def _world(self: Observation, deal: type[AnyDeal], batches: Sequence[Batch], rng: random.Random) -> AnyDeal:
        """The deal of a random order of the batches, at the point of this observation."""
        deck, *refills = [batch.sample(rng) for batch in batches]
        world = deal.new(self.players, rng.getrandbits(32), self.dealer, self.leader, self.options, deck, refills)
        for _, move in self.moves:
            world.play(move)
        return world
