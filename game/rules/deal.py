"""One deal of a card game, as every game offers it, and what a seat may know of it (DESIGN.md, "The referee")."""

from __future__ import annotations

import random
import secrets
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, ClassVar, TypeVar

from game.rules.cards import CODES, shuffled
from game.rules.chronicle import Chronicle
from game.rules.determinize import Batch
from game.rules.events import Cards, Event, Place
from game.rules.validation import Field, RecordError, shown

FORMAT = 1
MAX_SEED = 2**63 - 1
NO_MOVE = -1

AnyDeal = TypeVar("AnyDeal", bound="Deal")

NO_MOVE = -1
"""Stands for whatever is no move of a game."""


@dataclass(frozen=True)
class Option:
    """A house rule: its key in records, its value unless the players choose another, and all the values there are."""

    key: str
    default: bool | int | str
    choices: tuple[bool | int | str, ...]

    def allows(self, value: object) -> bool:
        return any(type(value) is type(choice) and value == choice for choice in self.choices)


@dataclass(frozen=True)
class Outcome:
    """How a deal ended: the seats that won, ascending; points and cards left by seat; reason as in RULES.md."""

    winners: tuple[int, ...]
    points: tuple[int, ...]
    cards_left: tuple[int, ...]
    reason: str

    def record(self) -> dict[str, Any]:
        return {
            "winners": list(self.winners),
            "points": list(self.points),
            "cards_left": list(self.cards_left),
            "reason": self.reason,
        }


class IllegalMove(Exception):
    """Why a move may not be played: a code of DESIGN.md and the facts a sentence about it needs."""

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts: dict[str, Any] = facts


class Game(ABC):
    """What deals and observations of one game have in common: its deck, its moves as small ints, each with its code of
    RULES.md, and which of them are legal. A move that plays a single card is that card's int."""

    DECK: ClassVar[tuple[int, ...]]
    MOVES: ClassVar[Mapping[int, str]]

    @abstractmethod
    def legal_moves(self) -> tuple[int, ...]:
        """Every legal move of the seat to move, in a fixed order; () when the deal is over."""

    @abstractmethod
    def why_not(self, move: int) -> IllegalMove | None:
        """None if ``move`` is legal, else the reason why not."""

    def cards_of(self, move: int) -> tuple[int, ...]:
        """The cards that a move plays, in order; () for a move without cards."""
        return (move,) if move in self.DECK else ()

    def continuations(self, started: Sequence[int] = ()) -> tuple[int, ...]:
        """The cards, ascending, that may follow these in a legal move that begins with them."""
        begun = tuple(started)
        plays = [self.cards_of(move) for move in self.legal_moves()]
        return tuple(
            sorted({play[len(begun)] for play in plays if len(play) > len(begun) and play[: len(begun)] == begun})
        )

    def why_not_cards(self, cards: Sequence[int]) -> IllegalMove | None:
        """None if these cards, in this order, are a legal move, else the reason why not."""
        return self.why_not(self.move_of(cards))

    def move_of(self, cards: Sequence[int]) -> int:
        """The move that plays these cards in this order; ``NO_MOVE`` if there is none."""
        return self._moves_by_code().get("".join(CODES[card] for card in cards), NO_MOVE)

    def text(self, move: int) -> str:
        """The code of a move; ValueError if the game has no such move."""
        if not _is_move(move) or move not in self.MOVES:
            raise ValueError(f"no move of this game: {shown(move)}")
        return self.MOVES[move]

    def parse(self, code: str) -> int:
        """The move of a code; ValueError if the game has no such move. Whether it is legal now is why_not's matter."""
        if not isinstance(code, str) or code not in self._moves_by_code():
            raise ValueError(f"no move of this game: {shown(code)}")
        return self._moves_by_code()[code]

    @classmethod
    @cache
    def _moves_by_code(cls) -> dict[str, int]:
        return {code: move for move, code in cls.MOVES.items()}


class Deal(Game):
    """A running or finished deal. Made by ``new``, changed by ``play`` alone; it draws no random number of its own, so
    the same seed, deck, options and moves give the same deal."""

    game: ClassVar[str]
    PLAYERS: ClassVar[range]
    OPTIONS: ClassVar[tuple[Option, ...]]
    FREE_LEADER: ClassVar[bool] = False  # True: who has the first move may be chosen
    PASS_REVEALS_HAND: ClassVar[bool] = (
        False  # True: being asked, and then passing, tells others something about the hand
    )

    def __init__(
        self,
        players: int,
        seed: int | None,
        dealer: int,
        leader: int,
        options: dict[str, Any],
        deck: tuple[int, ...],
        refills: Sequence[Sequence[int]],
    ) -> None:
        """Only for ``new``, which checks what it hands over."""
        self.players = players
        self.seed = seed
        self.dealer = dealer
        self.leader = leader
        self.options = options
        self.deck = deck
        self.refills: list[tuple[int, ...]] = []
        self.moves: list[tuple[int, int]] = []
        self.to_move: int | None = leader
        self.outcome: Outcome | None = None
        self.notes: dict[str, Any] = {}  # what a record carries besides the deal itself, by the record's keys
        self._given_refills = refills
        self._chronicle: Chronicle | None = None
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
    ) -> AnyDeal:
        """Shuffle by ``seed`` (without seed and deck one comes from ``secrets``) or take ``deck``, top first, and deal.

        ``refills`` are the first refills where they are known beforehand, as in a record. ValueError for a wrong value.
        """
        Field(players, "players").integer(cls.PLAYERS[0], cls.PLAYERS[-1])
        Field(dealer, "dealer").integer(0, players - 1)
        if seed is None and deck is None:
            seed = secrets.randbits(32)
        elif seed is not None:
            Field(seed, "seed").integer(0, MAX_SEED)
        return cls(
            players,
            seed,
            dealer,
            cls._checked_leader(leader, players, dealer),
            cls._checked_options(options),
            shuffled(cls.DECK, f"{seed}/deck") if deck is None else cls._checked_deck(deck),
            refills,
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
    def _checked_options(cls, options: Mapping[str, Any] | None) -> dict[str, Any]:
        result: dict[str, Any] = {option.key: option.default for option in cls.OPTIONS}
        if options is not None:
            if not isinstance(options, Mapping):
                raise RecordError("options", f"an object, not {shown(options)}")
            allowed = {option.key: option for option in cls.OPTIONS}
            for key, value in options.items():
                if key not in allowed:
                    raise RecordError("options", f"no house rule of this game: {shown(key)}")
                if not allowed[key].allows(value):
                    choices = ", ".join(map(str, allowed[key].choices))
                    raise RecordError(f"options.{key}", f"one of {choices}, not {shown(value)}")
                result[key] = value
        return result

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
        """What decides a match of these deals: the lowest key of all seats wins, equal keys share the win."""

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

    def why_not(self, move: int) -> IllegalMove | None:
        """None if the seat to move may play ``move``, else the reason why not."""
        if self.outcome is not None:
            return IllegalMove("over")
        if not _is_move(move):
            return self._refusal(NO_MOVE)
        return None if move in self.legal_moves() else self._refusal(move)

    def play(self, move: int, events: list[Event] | None = None) -> None:
        """Play a move of the seat to move, and append what happened to ``events`` if given.

        An illegal move raises IllegalMove and changes nothing.
        """
        if not _is_move(move) or move not in self.legal_moves():
            raise self.why_not(move) or IllegalMove("over")
        seat = self.to_move
        assert seat is not None
        self.moves.append((seat, move))
        self._apply(seat, move, events)

    def unseen_move(self) -> int | None:
        """A move that the seat to move may ask for without looking at its hand: to be made if it is legal. None: there
        is none."""
        return None

    def copy(self: AnyDeal) -> AnyDeal:
        """An independent deal at the same point."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.options = self.options.copy()
        other.refills = self.refills.copy()
        other.moves = self.moves.copy()
        other.notes = dict(self.notes)
        other._chronicle = None
        return other

    def rewound(self: AnyDeal, moves: int) -> AnyDeal:
        """The same deal as it was after its first ``moves`` moves."""
        other = self.new(self.players, self.seed, self.dealer, self.leader, self.options, self.deck, self.refills)
        for _, move in self.moves[:moves]:
            other.play(move)
        other.notes = dict(self.notes)
        other._given_refills = ()  # another course of play has other refills
        return other

    def history(self) -> tuple[Event, ...]:
        """All events from ``Dealt`` on."""
        return tuple(self._told().events)

    def _told(self) -> Chronicle:
        if self._chronicle is None:
            self._chronicle = Chronicle(self)
        self._chronicle.follow(self)
        return self._chronicle

    def record(self, seats: Sequence[Mapping[str, Any]] | None = None) -> dict[str, Any]:
        """The deal record of RULES.md. ``seats`` are ``{"name": …, "cpu": …}``; None: those of the record this deal was
        replayed from, or nameless ones."""
        notes = dict(self.notes)
        known = notes.pop("seats", None) or [{"name": "", "cpu": None}] * self.players
        return {
            "format": FORMAT,
            "game": self.game,
            "options": dict(self.options),
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


def _is_move(move: object) -> bool:
    """Whether it is an int at all: True and 6.0 are equal to moves, and none."""
    return type(move) is int


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
        if not _is_move(move):
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


def observation_facts(deal: Deal, seats: tuple[int, ...], hands: Sequence[Sequence[int]]) -> dict[str, Any]:
    """The fields of Observation; ``hands`` are the true hands, ascending. ValueError for a wrong seat."""
    for seat in seats:
        if type(seat) is not int or not 0 <= seat < deal.players:
            raise ValueError(f"no such seat: {shown(seat)}")
    seats = tuple(sorted(set(seats)))
    return {
        "game": deal.game,
        "options": dict(deal.options),
        "players": deal.players,
        "dealer": deal.dealer,
        "leader": deal.leader,
        "seats": seats,
        "to_move": deal.to_move,
        "hands": tuple(tuple(cards) if seat in seats else (None,) * len(cards) for seat, cards in enumerate(hands)),
        "history": deal._told().seen_by(seats),
        "moves": tuple(deal.moves),
        "outcome": deal.outcome,
    }
