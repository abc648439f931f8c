"""How to play Showcase: lose the first play to name the trump of the second, and keep what wins tricks there.

Who names beats who does not in nearly every deal, since by then both players know all cards. So a move of the first
play is weighed by what it does to the count of tricks and by the cards it gives away or brings; the thirteenth trick
counts extra, for the lead of the second play. From the naming on positions are played on (``showcase_endgame.py``).
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from random import Random

from game.cpu.hint import Hint
from game.cpu.search import play_at_random, search
from game.cpu.showcase_endgame import best_answer, best_lead, is_sure
from game.cpu.thought import Effort, Judged, Thought
from game.rules.cards import bits, members, rank
from game.rules.showcase import (
    COMPELLED,
    FIRST_PLAY,
    NAMINGS,
    OF_SUIT,
    SECOND_PLAY,
    ShowcaseObservation,
    settling,
    takes,
)

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


@dataclass(frozen=True)
class Weighed:
    """A move of the first play, how likely it wins the trick, and what it is worth, in tricks of the second play."""

    move: int
    wins: float
    worth: float


def easy(observation: ShowcaseObservation, rng: Random) -> int:
    """Leads any card, takes every trick as cheaply as can be, and names the longest suit."""
    moves = observation.legal_moves()
    trump, led = observation.trump, observation.led
    if trump is None:
        mine, _ = holdings(observation)
        return max(moves, key=lambda move: (mine & COMPELLED[NAMINGS[move]]).bit_count())
    if led is None:
        return rng.choice(moves)
    winning = [move for move in moves if takes(move, led, trump)]
    return min(winning or moves, key=lambda move: (move & 3 == trump, rank(move)))


def weighed(observation: ShowcaseObservation) -> list[Judged]:
    """Every move of the first play; later the best one alone."""
    if observation.phase == "second":
        return [Judged(*_second_play(observation))]
    choices = weigh_trumps(observation)[:1] if observation.phase == "naming" else weigh(observation)
    return [Judged(choice.move, choice.worth) for choice in choices]


def think(observation: ShowcaseObservation, rng: Random, effort: Effort) -> Thought:
    return search(observation, rng, effort, play_at_random)


def weigh_trumps(observation: ShowcaseObservation) -> list[Weighed]:
    """Every naming with the tricks it is likely to win in the second play, the best one first."""
    mine, other = holdings(observation)
    weighed = []
    for move, trump in NAMINGS.items():
        if observation.first_leader == observation.to_move:
            tricks = best_lead(mine, other, trump, SECOND_PLAY)[1]
        else:
            tricks = SECOND_PLAY - best_lead(other, mine, trump, SECOND_PLAY)[1]
        weighed.append(Weighed(move, 0.0, tricks))
    return sorted(weighed, key=lambda choice: -choice.worth)


def _second_play(observation: ShowcaseObservation) -> tuple[int, int]:
    """The best card, and how many of the tricks to come it is likely to win."""
    assert observation.trump is not None
    mine, other = holdings(observation)
    tricks = SECOND_PLAY - sum(observation.points)
    if observation.led is None:
        return best_lead(mine, other, observation.trump, tricks)
    return best_answer(mine, other, observation.led, observation.trump, tricks)


def holdings(observation: ShowcaseObservation) -> tuple[int, int]:
    """Hand and showcase together, of the seat to move and, as far as they are known, of the other, as bit sets."""
    seat = observation.to_move or 0
    mine, other = ([*observation.known_hand(of), *observation.showcase(of)] for of in (seat, 1 - seat))
    return bits(card for card in mine if card is not None), bits(card for card in other if card is not None)


def weigh(observation: ShowcaseObservation) -> list[Weighed]:
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

    def weigh(self, card: int) -> Weighed:
        wins = 1 - self._lost(card) if self.led is None else float(takes(card, self.led, self.trump))
        brought = self.any_card if self.led is None else WORTH[self.led >> 2]
        behind = self.behind + (self.counted >> card & 1)  # a trick that is broken up counts no more
        win = brought + self.lead + self._naming(behind - 1)
        lose = self.any_card - WORTH[card >> 2] + self._naming(behind + 1)
        return Weighed(card, wins, wins * win + (1 - wins) * lose - self._use(card))

    def _use(self, card: int) -> float:
        """What a card is worth in the hand, for the first play."""
        if not self.hand >> card & 1:
            return 0.0
        return LOSER * (1 - rank(card) / 12) * self.left / FIRST_PLAY + TRUMP * (card & 3 == self.trump)

    def _naming(self, behind: int) -> float:
        """What it is worth to have so many tricks fewer than the other player."""
        return NAMING / (1 + math.exp(-behind / (SPREAD * math.sqrt(self.left))))

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


def hint(observation: ShowcaseObservation) -> Hint:
    if observation.phase == "naming":
        best = weigh_trumps(observation)[0]
        return Hint(best.move, "names", {"trump": NAMINGS[best.move], "tricks": round(best.worth)})
    if observation.phase == "second":
        return _second_play_hint(observation)
    best = min(weigh(observation), key=lambda choice: (-choice.worth, choice.move))
    return _first_play_hint(best, observation)


def _first_play_hint(best: Weighed, observation: ShowcaseObservation) -> Hint:
    card, wins = best.move, best.wins > 0.5
    facts = {"card": card}
    if wins and len(observation.tricks) == settling(observation.options):
        return Hint(card, "wins_lead", facts)
    if observation.led is None:
        return Hint(card, "leads_to_win" if wins else "leads_to_lose", facts)
    if card in observation.showcase(observation.to_move or 0):
        return Hint(card, "wins_from_showcase" if wins else "breaks_case", facts)
    if not wins:
        return Hint(card, "ducks" if (card ^ observation.led) & 3 == 0 else "throws_away", facts)
    others = [move for move in observation.legal_moves() if not takes(move, observation.led, observation.trump or 0)]
    return Hint(card, "wins_card" if others else "must_win", {**facts, "led": observation.led})


def _second_play_hint(observation: ShowcaseObservation) -> Hint:
    card, tricks = _second_play(observation)
    assert observation.trump is not None
    facts = {"card": card, "tricks": tricks}
    if observation.led is None:
        _, other = holdings(observation)
        sure = is_sure(card, other, observation.trump)
        if sure and other & COMPELLED[observation.trump] & OF_SUIT[card & 3]:
            return Hint(card, "draws_trumps", facts)
        return Hint(card, "sure_winner" if sure else "gives_lead", facts)
    wins = takes(card, observation.led, observation.trump)
    return Hint(card, "wins_cheaply" if wins else "loses_cheaply", facts)
