"""A position of Bread and Chocolate in words."""

from __future__ import annotations

from collections.abc import Iterator

from game.i18n import Translator
from game.rules.bread.deal import BreadObservation
from game.rules.bread.events import BreadTurn
from game.rules.events import DISCARD, Moved, Swapped
from game.texts import Pile, Voice


def asked(observation: BreadObservation, voice: Voice) -> str:
    tr = voice.tr
    if observation.opening:
        return tr("Choose what happens to the pile.")
    if any(observation.cards_of(move) for move in observation.legal_moves()):
        return tr("Play a card one rank above or below {top}.", top=voice.card(observation.top))
    return tr("No card fits: draw one.") if observation.stock else tr("No card fits, and the stock is empty.")


def piles(observation: BreadObservation, voice: Voice) -> Iterator[Pile]:
    top = (observation.top,)
    yield Pile(voice.tr("Discard pile"), top, (_who_laid_top(observation),), len(observation.discard))
    yield Pile(voice.tr("Stock"), count=observation.stock)


def facts(observation: BreadObservation, voice: Voice) -> Iterator[str]:
    tr = voice.tr
    yield tr("Last round") if observation.last_round else rounds(observation.round, observation.rounds_left, tr)
    limit = observation.options["refills"]
    if isinstance(limit, int):
        yield tr("Refills: {n} of {limit}", n=min(observation.refills, limit), limit=limit)
    if observation.bottom is not None:
        yield tr("At the bottom: {card}", card=voice.card(observation.bottom))


def rounds(number: int, left: int | None, tr: Translator) -> str:
    """The round that is being played, 0 in the opening, and how many follow it."""
    if left is None:
        return tr("Round {n}", n=number) if number else tr("No limit")
    if not number:
        return tr.n("{n} round", "{n} rounds", left)
    return tr.n("Round {number}, {n} left", "Round {number}, {n} left", left, number=number)


def cost(observation: BreadObservation, card: int, voice: Voice) -> str:
    """The penalty."""
    turn = next(event for event in reversed(observation.history) if isinstance(event, BreadTurn))
    count = turn.cost(card)
    return voice.tr.n("Same colour: you draw {n} card.", "Same colour: you draw {n} cards.", count) if count else ""


def _who_laid_top(observation: BreadObservation) -> int | None:
    """Who played the top card, or turned it up; nobody: it lay there at the start."""
    for event in reversed(observation.history):
        if (isinstance(event, Moved) and event.dst == DISCARD) or isinstance(event, Swapped):
            return event.seat if observation.moves else None
    return None
