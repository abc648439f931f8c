"""What everybody may know of a match: who plays, and how it stands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.rules.course import course
from game.rules.deal import Deal, Observation, Outcome
from game.rules.match import Match, SeatInfo
from game.rules.outcome import places
from game.session.choices import FORCED
from game.texts import Moment, texts


class MatchFacts:
    """The match itself, and the deal with every card of it, are nobody else's: a screen is handed observations."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._moment: Moment | None = None
        self._moment_of: Deal | None = None

    @property
    def game(self) -> str:
        return self._match.game

    @property
    def seats(self) -> Sequence[SeatInfo]:
        """Who plays each seat, now: it changes when an owner does."""
        return self._match.seats

    @property
    def deals(self) -> int:
        """How many the match has."""
        return self._match.deals

    @property
    def deal_number(self) -> int:
        """The number of the running deal, or of the last one played, from 1."""
        return self._match.deal_number

    @property
    def options(self) -> Mapping[str, Any]:
        """The house rules of the match, by key."""
        return self._match.options

    @property
    def outcome(self) -> Outcome | None:
        """How this deal ended; None while it runs."""
        return self._match.deal.outcome

    @property
    def over(self) -> bool:
        """Whether all deals of the match have been played."""
        return self._match.over

    @property
    def records(self) -> list[dict[str, Any]]:
        """The records of the deals that are over."""
        return self._match.records

    def text(self, move: int) -> str:
        """The code of a move of this game."""
        return self._match.deal.text(move)

    def brief(self, move: int) -> bool:
        """Whether a move only draws or passes, which takes next to no time."""
        return self.text(move) in FORCED

    def cards_of(self, move: int) -> tuple[int, ...]:
        """The cards that a move of this game plays, in order; () for a move without cards."""
        return self._match.deal.cards_of(move)

    def players_of(self, seat: int) -> list[SeatInfo]:
        """Who had a seat at the end of each deal of the match that is over, in the order of the deals."""
        return [self._match.players_of(deal)[seat] for deal in range(len(self._match.outcomes))]

    def totals(self) -> tuple[int, ...]:
        """The points of the deals that are over added up, by seat."""
        return self._match.totals()

    def totals_before(self) -> tuple[int, ...]:
        """The same without the deal that is on the table: while it is shown to its end nobody knows how it ends."""
        outcome, totals = self._match.deal.outcome, self._match.totals()
        return (
            tuple(total - points for total, points in zip(totals, outcome.points, strict=True)) if outcome else totals
        )

    def standings(self) -> list[tuple[int, ...]]:
        """By seat what decides the match, as ``Match.standings`` says."""
        return self._match.standings()

    def places(self) -> tuple[int, ...]:
        """By seat its place in the deal, which must be over, from 1; equal seats share one."""
        return places(self._match.deal_standings())

    def match_places(self) -> tuple[int, ...]:
        """The same in the match so far."""
        return places(self._match.standings())

    def points_by_deal(self) -> list[tuple[int, ...]]:
        """For each deal of the match that is over the points by seat."""
        return [outcome.points for outcome in self._match.outcomes]

    def moment(self) -> Moment | None:
        """What made the deal, which must be over; None if nothing did. It is found once."""
        deal = self._match.deal
        assert deal.outcome is not None
        if self._moment_of is not deal:
            found = texts(deal.game).moments(course(deal))
            self._moment = max(found, key=lambda moment: (moment.worth, moment.number), default=None)
            self._moment_of = deal
        return self._moment

    def winners(self) -> tuple[int, ...]:
        """The seats that share the win of the match; () while it is not over."""
        return self._match.winners()

    def disclosed(self) -> Observation:
        """Every card of the deal, which must be over."""
        assert self.outcome is not None
        return self._match.deal.observe(*range(len(self.seats)))

    def cards_left(self, seat: int) -> list[int]:
        """The cards that a seat has left at the end of the deal, wherever they lie, ascending."""
        assert self.outcome is not None
        places = self._match.deal.places().items()
        return sorted(card for place, cards in places if len(place) == 2 and place[1] == seat for card in cards)
