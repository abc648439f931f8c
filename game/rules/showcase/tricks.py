"""Tricks of Showcase: what may be played to one, who wins it, and what it counts (RULES.md, section 3)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from game.rules.cards import CLUBS, DECK_52, DIAMONDS, HEARTS, SPADES, SUITS, bits, members
from game.rules.moves import IllegalMove

FIRST_PLAY, SECOND_PLAY = 26, 13

NO_TRUMP, ALL_TRUMPS = 4, 5
TRUMPS: tuple[str, ...] = (*SUITS, "none", "all")
"""By trump, its code: 0…3 are the suits."""
NAMINGS: dict[int, int] = {54 + trump: trump for trump in (CLUBS, SPADES, DIAMONDS, HEARTS, NO_TRUMP, ALL_TRUMPS)}
"""The trump of each naming move, in the order of the rules."""

OF_SUIT: tuple[int, ...] = tuple(bits([card for card in DECK_52 if card % 4 == suit]) for suit in range(4))
COMPELLED: tuple[int, ...] = (*OF_SUIT, 0, 0)
"""By trump, the cards that must be played when the suit led cannot be followed."""

Phase = Literal["first", "naming", "second"]


class Taken(NamedTuple):
    """A trick that is over: who won it, the card led and the card that followed."""

    winner: int
    led: int
    followed: int


@dataclass(frozen=True)
class Case:
    """A trick of a showcase: its number from 1, its cards as they were played, and which of them has gone since."""

    number: int
    cards: tuple[int, int]
    gone: tuple[bool, bool]

    @property
    def whole(self) -> bool:
        """Whether it counts."""
        return not any(self.gone)

    @property
    def left(self) -> tuple[int, ...]:
        """The cards that still lie there."""
        return tuple(card for card, gone in zip(self.cards, self.gone, strict=True) if not gone)


def playable(held: int, shown: int, led: int | None, trump: int, second: bool) -> int:
    """The cards that may be played, as a bit set, from a hand ``held`` and a showcase ``shown``."""
    if second:
        held |= shown
        shown = 0
    if led is None:
        return held or shown
    of_suit = OF_SUIT[led & 3]
    return (held & of_suit or held & COMPELLED[trump] or held) | shown & of_suit


def takes(card: int, led: int, trump: int) -> bool:
    """Whether the card that follows wins the trick."""
    if (card ^ led) & 3 == 0:
        return card > led
    return card & 3 == trump or trump == ALL_TRUMPS


def _cases(tricks: Sequence[Taken], on_table: int) -> Iterator[tuple[int, Taken, bool, bool]]:
    """The tricks with their index, the last one first, and whether its two cards have gone: a card lies where it was
    played last. ``on_table`` are those of the trick that is being played, as a bit set."""
    later = on_table
    for index in range(len(tricks) - 1, -1, -1):
        trick = tricks[index]
        led, followed = 1 << trick.led, 1 << trick.followed
        yield index, trick, later & led > 0, later & followed > 0
        later |= led | followed


def showcases(tricks: Sequence[Taken], on_table: int = 0) -> tuple[tuple[Case, ...], ...]:
    """By seat, its tricks of the first play, the first one first."""
    result: tuple[list[Case], list[Case]] = [], []
    for index, trick, *gone in _cases(tricks, on_table):
        if index < FIRST_PLAY:
            result[trick.winner].append(Case(index + 1, (trick.led, trick.followed), (gone[0], gone[1])))
    return tuple(tuple(reversed(cases)) for cases in result)


def whole_tricks(tricks: Sequence[Taken], on_table: int = 0) -> tuple[int, int]:
    """By seat, the tricks of the first play that count: those from which no card was played."""
    counts = [0, 0]
    for index, trick, led_gone, followed_gone in _cases(tricks, on_table):
        if index < FIRST_PLAY and not (led_gone or followed_gone):
            counts[trick.winner] += 1
    return counts[0], counts[1]


def namer(tricks: Sequence[Taken]) -> int:
    """Who counts fewer tricks after the first play; if equal, who lost its last one."""
    first_play = tricks[:FIRST_PLAY]
    counts = whole_tricks(first_play)
    return 1 - first_play[-1].winner if counts[0] == counts[1] else counts.index(min(counts))


def settling(options: Mapping[str, Any]) -> int:
    """The index of the trick whose winner leads to the second play."""
    return 12 if options["lead"] == "13th" else FIRST_PLAY - 1


def tricks_won(tricks: Sequence[Taken]) -> tuple[int, int]:
    """By seat, the tricks won in the second play."""
    won = [trick.winner for trick in tricks[FIRST_PLAY:]]
    return won.count(0), won.count(1)


def refusal(move: int, held: int, shown: int, led: int | None, trump: int | None, second: bool) -> IllegalMove:
    """Why a move that is not legal is not. ``trump`` is None while it is to be named."""
    if trump is None or move in NAMINGS:
        return IllegalMove("name_trump", now=trump is None)
    if move not in DECK_52:
        return IllegalMove("no_card", card=None)
    if not (held | shown) >> move & 1:
        return IllegalMove("no_card", card=move)
    if not (held >> move & 1 or second):
        return IllegalMove("showcase_only_follows", card=move, led=led)
    assert led is not None
    cards = members(playable(held, shown, led, trump, second))
    if (held | shown if second else held) & OF_SUIT[led & 3]:
        return IllegalMove("must_follow", card=move, led=led, cards=cards)
    return IllegalMove("must_trump", card=move, led=led, trump=trump, cards=cards)
