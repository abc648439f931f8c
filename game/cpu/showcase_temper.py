"""The tempers of Showcase."""

from __future__ import annotations

from game.rules.cards import bits, rank
from game.rules.showcase import ALL_TRUMPS, NAMINGS, NO_TRUMP, OF_SUIT, ShowcaseObservation, takes

SLACK = {"normal": 0.1, "hard": 0.02}
"""In tricks; to ``hard`` in wins."""


def lean(temper: str, observation: ShowcaseObservation, move: int) -> float:
    """The cautious keep their trumps and leave tricks to others, the bold go after them, the tidy play from the suit they
    have most of and break up no case."""
    if observation.trump is None:
        return _naming(temper, NAMINGS[move])
    if temper == "tidy":
        return _order(observation, move)
    boldness = _boldness(observation, move)
    return boldness if temper == "bold" else 1 - boldness


def _naming(temper: str, trump: int) -> float:
    favourite = {"cautious": NO_TRUMP, "bold": ALL_TRUMPS}.get(temper)
    return float(trump == favourite if favourite is not None else trump < NO_TRUMP)


def _boldness(observation: ShowcaseObservation, card: int) -> float:
    """Winning comes first, then trumps, then high cards."""
    assert observation.trump is not None
    wins = observation.led is not None and takes(card, observation.led, observation.trump)
    return (4 * wins + 2 * (card & 3 == observation.trump) + rank(card) / 12) / 7


def _order(observation: ShowcaseObservation, card: int) -> float:
    seat = observation.to_move or 0
    hand = bits(held for held in observation.hand(seat) if held is not None)
    if not hand >> card & 1:
        return 0.0
    return (hand & OF_SUIT[card & 3]).bit_count() / 13
