"""A position of Svoloch in words."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile

from game.rules.svoloch.combinations import PASS
from game.rules.svoloch.deal import SvolochObservation
from game.texts import Pile, Voice


def piles(observation: SvolochObservation, voice: Voice) -> Iterator[Pile]:
    lying = [(card, play.seat) for play in observation.pile for card in play.cards]
    cards, by = tuple(card for card, _ in lying), tuple(seat for _, seat in lying)
    yield Pile(voice.tr("Pile"), cards, by, len(lying))
    yield Pile(voice.tr("Stock"), count=observation.stock)
    yield Pile(voice.tr("Out of play"), count=observation.out)


def facts(observation: SvolochObservation, voice: Voice) -> Iterator[str]:
    yield voice.tr("Lower cards beat") if observation.down else voice.tr("Higher cards beat")


def fact(observation: SvolochObservation, seat: int, voice: Voice) -> str:
    """Who has passed since the last play."""
    passed = takewhile(lambda played: played[1] == PASS, reversed(observation.moves))
    return voice.tr("passed") if observation.pile and seat in {by for by, _ in passed} else ""
