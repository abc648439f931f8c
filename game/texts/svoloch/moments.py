"""What made a deal of Svoloch: how it was won, from how far behind, and what was played on the way."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.rules.course import Step
from game.rules.events import PILE, Cleared, Moved
from game.rules.svoloch.combinations import JOKERS
from game.rules.svoloch.deal import Svoloch
from game.texts import Moment

BY_JOKER, BY_MANY, JUST_BEFORE, FROM_BEHIND, BLOWN, MANY = 0.95, 0.7, 0.6, 0.65, 0.3, 0.25
MORE = 0.08
"""For each card more."""
FAR, HEAP, SEVERAL = 3, 5, 2
"""So many cards are far behind, a heap, and several at once."""


def moments(course: Iterable[Step[Svoloch]]) -> Iterator[Moment]:
    """All that may have made a deal, told by its moves from the first to the last; each has its worth."""
    held: list[tuple[int, ...]] = []
    heap, last = 0, None
    for step in course:
        yield from _played(step)
        put = sum(len(event.cards) for event in step.events if isinstance(event, Moved) and event.dst == PILE)
        if any(isinstance(event, Cleared) for event in step.events):
            yield from _blown(step, heap)
            heap = 0
        else:
            heap += put
        held.append(tuple(len(step.deal.hand(seat)) for seat in range(step.deal.players)))
        last = step
    if last and last.deal.outcome:
        yield from _won(last, held)


def _played(step: Step[Svoloch]) -> Iterator[Moment]:
    cards = step.played
    if len(cards) >= SEVERAL:
        seat = step.seat
        yield Moment(
            step.number,
            MANY + MORE * (len(cards) - SEVERAL),
            lambda voice: voice.tr.n(
                "{name} played {n} card at once: {cards}.",
                "{name} played {n} cards at once: {cards}.",
                len(cards),
                name=voice.names[seat],
                cards=voice.cards(cards),
            ),
        )


def _blown(step: Step[Svoloch], heap: int) -> Iterator[Moment]:
    """A joker has put a pile aside."""
    if step.played and step.played[0] in JOKERS and heap >= HEAP:
        seat = step.seat
        yield Moment(
            step.number,
            BLOWN + MORE / 2 * (heap - HEAP),
            lambda voice: voice.tr.n(
                "{name} blew {n} card away with a joker.",
                "{name} blew {n} cards away with a joker.",
                heap,
                name=voice.names[seat],
            ),
        )


def _won(step: Step[Svoloch], held: list[tuple[int, ...]]) -> Iterator[Moment]:
    yield from _went_out(step)
    yield from _beat_the_others(step, held)
    seat = step.seat
    yield Moment(
        step.number, 0.0, lambda voice: voice.tr("{name} was the first without a card.", name=voice.names[seat])
    )


def _went_out(step: Step[Svoloch]) -> Iterator[Moment]:
    """With a joker, or many cards at once."""
    seat, cards = step.seat, step.played
    if cards[0] in JOKERS:
        yield Moment(
            step.number, BY_JOKER, lambda voice: voice.tr("{name} went out with a joker!", name=voice.names[seat])
        )
    elif len(cards) >= SEVERAL:
        yield Moment(
            step.number,
            BY_MANY + MORE * (len(cards) - SEVERAL),
            lambda voice: voice.tr.n(
                "{name} went out with {n} card at once: {cards}.",
                "{name} went out with {n} cards at once: {cards}.",
                len(cards),
                name=voice.names[seat],
                cards=voice.cards(cards),
            ),
        )


def _beat_the_others(step: Step[Svoloch], held: list[tuple[int, ...]]) -> Iterator[Moment]:
    """Just before they had won, or from far behind. ``held`` has how many cards each held after each move."""
    seat, players = step.seat, range(step.deal.players)
    close = [other for other in players if other != seat and held[-1][other] == 1]
    if close:
        yield Moment(
            step.number,
            JUST_BEFORE,
            lambda voice: voice.tr(
                "When {name} went out, {others} had only one card left.",
                name=voice.names[seat],
                others=voice.tr.listed([voice.names[other] for other in close]),
            ),
        )
    behind = max(counts[seat] - min(counts) for counts in held)
    if behind >= FAR:
        yield Moment(
            step.number,
            FROM_BEHIND + MORE * (behind - FAR),
            lambda voice: voice.tr.n(
                "{name} was {n} card behind, and still won.",
                "{name} was {n} cards behind, and still won.",
                behind,
                name=voice.names[seat],
            ),
        )
