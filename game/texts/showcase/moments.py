"""What made a deal of Showcase: the trick that decided it, and the trump that was named."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.rules.course import Step
from game.rules.events import Moved
from game.rules.showcase.deal import Showcase
from game.rules.showcase.events import ShowcaseNaming, ShowcaseTrick
from game.rules.showcase.tricks import SECOND_PLAY, TRUMPS
from game.texts import Moment
from game.texts.showcase.trumps import TRUMP_NAMES

DECIDES = SECOND_PLAY // 2 + 1
"""So many tricks of the second play win it."""
DECIDED, LATER, NAMED, MORE = 0.3, 0.1, 0.35, 0.09
"""A deal that is decided; for each trick that it took longer; the trump that won; for each trick more than needed."""


def moments(course: Iterable[Step[Showcase]]) -> Iterator[Moment]:
    """All that may have made a deal, told by its moves from the first to the last; each has its worth."""
    naming: tuple[int, int, str] | None = None
    table: list[tuple[int, int]] = []  # the cards of the trick on the table, with who played them
    last = None
    for step in course:
        for event in step.events:
            if isinstance(event, ShowcaseNaming) and event.seat is not None:
                naming = step.number, event.seat, event.trump
            elif isinstance(event, Moved) and event.dst[0] == "trick":
                table = [*table, *((event.seat or 0, card) for card in event.cards if card is not None)]
            elif isinstance(event, ShowcaseTrick):
                if event.case is None and event.tally.counts[event.winner] == DECIDES:
                    yield _decided(step.number, event, dict(table)[event.winner])
                table = []
        last = step
    outcome = last.deal.outcome if last else None
    if naming and outcome:
        number, seat, trump = naming
        if outcome.points[seat] >= DECIDES:
            yield _named(number, seat, trump, outcome.points[seat])


def _decided(number: int, trick: ShowcaseTrick, card: int) -> Moment:
    seat, at = trick.winner, trick.number
    worth = DECIDED + LATER * (at - DECIDES)
    if at == SECOND_PLAY:
        return Moment(
            number,
            worth,
            lambda voice: voice.tr(
                "It all came down to the last trick: {name} took it with {card}.",
                name=voice.names[seat],
                card=voice.card(card),
            ),
        )
    return Moment(
        number,
        worth,
        lambda voice: voice.tr(
            "Trick {n} decided it: {name} took the seventh with {card}.",
            n=at,
            name=voice.names[seat],
            card=voice.card(card),
        ),
    )


def _named(number: int, seat: int, trump: str, points: int) -> Moment:
    return Moment(
        number,
        NAMED + MORE * (points - DECIDES),
        lambda voice: voice.tr(
            "{name} named the trump ({trump}) and won {n} of {of} tricks with it.",
            name=voice.names[seat],
            trump=voice.tr(TRUMP_NAMES[TRUMPS.index(trump)]),
            n=points,
            of=SECOND_PLAY,
        ),
    )
