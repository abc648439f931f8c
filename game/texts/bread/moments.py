"""What made a deal of Bread and Chocolate: what a penalty cost, and when the lead changed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from game.rules.bread.deal import Bread
from game.rules.course import Step
from game.rules.events import Penalty
from game.texts import Moment

DEAREST = 14
"""Nothing costs more."""
JACKPOT, LAST_ROUND, LATE, EARLY = 1.0, 0.8, 0.5, 0.05
PAID = 0.9
"""What the dearest penalty is worth; smaller ones are less by their share of it."""
LATE_ROUNDS = 2
"""With so many rounds to go it is late to take the lead."""


@dataclass(frozen=True)
class Lead:
    """Since move ``number``, in that round with so many ``left``, ``seat`` alone has had the fewest points."""

    number: int
    seat: int
    round: int
    left: int | None


def moments(course: Iterable[Step[Bread]]) -> Iterator[Moment]:
    """All that may have made a deal, told by its moves from the first to the last; each has its worth."""
    lead: Lead | None = None
    before: list[int] = []
    turn: tuple[int, int | None] = 0, None  # the round that is being played, and how many are left after it
    for step in course:
        yield from _paid(step)
        outcome, points = step.deal.outcome, step.deal.points()
        if outcome and outcome.reason == "out":
            yield _out(step)
        leaders = [seat for seat, own in enumerate(points) if own == min(points)]
        if leaders != before:
            lead = Lead(step.number, leaders[0], *turn) if before and len(leaders) == 1 else None
        before, turn = leaders, (step.deal.round, step.deal.rounds_left)
    if lead:
        yield _led(lead)


def _paid(step: Step[Bread]) -> Iterator[Moment]:
    penalty = next((event for event in step.events if isinstance(event, Penalty)), None)
    if penalty is None or penalty.seat is None or penalty.count == penalty.missing:
        return
    seat, n, card = penalty.seat, penalty.count - penalty.missing, step.played[0]
    yield Moment(
        step.number,
        PAID * n / DEAREST,
        lambda voice: voice.tr.n(
            "{name} paid {n} card for {card}.",
            "{name} paid {n} cards for {card}.",
            n,
            name=voice.names[seat],
            card=voice.card(card),
        ),
    )


def _out(step: Step[Bread]) -> Moment:
    seat, card = step.seat, step.played[0]
    return Moment(
        step.number,
        JACKPOT,
        lambda voice: voice.tr(
            "{name} got rid of the very last card: {card}.", name=voice.names[seat], card=voice.card(card)
        ),
    )


def _led(lead: Lead) -> Moment:
    """Who has won took the lead then for the last time."""
    left = lead.left
    if left == 0:
        return Moment(
            lead.number,
            LAST_ROUND,
            lambda voice: voice.tr("{name} took the lead only in the last round.", name=voice.names[lead.seat]),
        )
    if left is not None and left <= LATE_ROUNDS:
        return Moment(
            lead.number,
            LATE,
            lambda voice: voice.tr.n(
                "{name} took the lead with {n} round to go.",
                "{name} took the lead with {n} rounds to go.",
                left,
                name=voice.names[lead.seat],
            ),
        )
    return Moment(
        lead.number,
        EARLY,
        lambda voice: voice.tr("{name} had the lead from round {n} on.", name=voice.names[lead.seat], n=lead.round),
    )
