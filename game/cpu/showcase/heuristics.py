"""What a move of Showcase's first play is worth, by rule of thumb.

Who names beats who does not in nearly every deal, since by then both players know all cards. So a move is weighed by
what it does to the count of tricks and by the cards it gives away or brings; the thirteenth trick counts extra, for the
lead of the second play.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from game.rules.cards import bits, members, rank
from game.rules.showcase.deal import ShowcaseObservation
from game.rules.showcase.tricks import COMPELLED, FIRST_PLAY, OF_SUIT, SECOND_PLAY, settling, takes

WORTH = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.2, 0.65, 1.05, 1.4)
"""What a card of each rank brings in the second play, in tricks. This and the next two were fitted to some thousand
second plays, each weighed with either player naming and leading."""
NAMING = 2.5
LEAD = 1.6
LOSER = 0.5
"""What the lowest card in hand is worth at the start for losing a trick with it."""
TRUMP = 0.1
"""What a trump in hand is worth beyond another card of its rank."""
SPREAD = 0.8
"""How far the count of tricks may still swing, for each root of the tricks to come."""
GREED = 0.4
"""How often the other player takes a trick that could be left."""
MARGIN = 0.1
"""What part of the worth of a second play is the share of its tricks, which a match adds up; the rest is the win."""


@dataclass(frozen=True)
class TrickValue:
    """A move of the first play, how likely it wins the trick, and what it is worth, in tricks of the second play."""

    move: int
    wins: float
    worth: float


def holdings(observation: ShowcaseObservation) -> tuple[int, int]:
    """Hand and showcase together, of the seat to move and, as far as they are known, of the other, as bit sets."""
    seat = observation.to_move or 0
    mine, other = ([*observation.known_hand(of), *observation.showcase(of)] for of in (seat, 1 - seat))
    return bits(card for card in mine if card is not None), bits(card for card in other if card is not None)


def chance_of(tricks: int) -> float:
    """What so many tricks of the second play in all are worth, 0 to 1: more than a half if they win the deal."""
    return (1 - MARGIN) * (tricks > SECOND_PLAY // 2) + MARGIN * tricks / SECOND_PLAY


def tricks_of(worth: float) -> int:
    """The tricks in all that are worth so much: ``chance_of`` backwards."""
    return round((worth - (1 - MARGIN) * (worth > 0.5)) * SECOND_PLAY / MARGIN)


def naming_worth(behind: int, left: int) -> float:
    """What it is worth to have so many tricks fewer than the other player, with so many to come."""
    return NAMING / (1 + math.exp(-behind / (SPREAD * math.sqrt(left))))


def weigh(observation: ShowcaseObservation) -> list[TrickValue]:
    """Every move of the first play with what it is worth."""
    mind = _Mind(observation)
    return [mind.weigh(move) for move in observation.legal_moves()]


class _Mind:
    """One seat's view at its turn in the first play, prepared for weighing its moves."""

    def __init__(self, observation: ShowcaseObservation) -> None:
        seat, trump = observation.to_move, observation.trump
        assert seat is not None
        assert trump is not None
        self.trump, self.led = trump, observation.led
        self.hand = bits(card for card in observation.hand(seat) if card is not None)
        self.unseen = observation.unseen
        self.held_unseen = len(observation.hand(1 - seat)) / max(self.unseen.bit_count(), 1)
        self.shown = bits(observation.showcase(1 - seat))
        self.counted = bits(card for case in observation.showcases[seat] if case.whole for card in case.cards)
        self.behind = observation.counts[1 - seat] - observation.counts[seat]
        self.left = FIRST_PLAY - len(observation.tricks)
        self.lead = LEAD if len(observation.tricks) == settling(observation.options) else 0.0
        unseen = members(self.unseen)
        self.any_card = sum(WORTH[card >> 2] for card in unseen) / max(len(unseen), 1)

    def weigh(self, card: int) -> TrickValue:
        wins = 1 - self._lost(card) if self.led is None else float(takes(card, self.led, self.trump))
        brought = self.any_card if self.led is None else WORTH[self.led >> 2]
        behind = self.behind + (self.counted >> card & 1)  # a trick that is broken up counts no more
        win = brought + self.lead + naming_worth(behind - 1, self.left)
        lose = self.any_card - WORTH[card >> 2] + naming_worth(behind + 1, self.left)
        return TrickValue(card, wins, wins * win + (1 - wins) * lose - self._use(card))

    def _use(self, card: int) -> float:
        """What a card is worth in the hand, for the first play."""
        if not self.hand >> card & 1:
            return 0.0
        return LOSER * (1 - rank(card) / 12) * self.left / FIRST_PLAY + TRUMP * (card & 3 == self.trump)

    def _lost(self, card: int) -> float:
        """How likely the other player takes the trick to which this card is led."""
        suit = OF_SUIT[card & 3]
        below, above = suit & (1 << card) - 1, suit >> card + 1 << card + 1
        taken = self._has(above) * (1 - (1 - GREED) * self._has(below))
        if self.shown & suit or card & 3 == self.trump:
            return taken
        return taken + (1 - self._has(suit)) * self._has(COMPELLED[self.trump] & self.unseen)

    def _has(self, cards: int) -> float:
        """How likely the other player holds or shows one of these cards."""
        if self.shown & cards:
            return 1.0
        return float(1 - (1 - self.held_unseen) ** (self.unseen & cards).bit_count())
