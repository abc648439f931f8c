from __future__ import annotations

from random import Random

import pytest

from game.rules.bread.deal import Bread
from game.rules.deal import Deal
from game.rules.match import Match, SeatInfo
from game.rules.svoloch.deal import Svoloch
from game.session.choices import FORCED
from game.session.match_session import MatchSession


def moves_left_by_undo(match: Match) -> int | None:
    """The moves before the last choice of the person in seat 0, looked for in the slow way."""
    deal = match.deal
    choices = [
        number
        for number, (seat, move) in enumerate(deal.moves)
        if seat == 0 and (deal.text(move) not in FORCED or len(deal.rewound(number).legal_moves()) > 1)
    ]
    return max(choices, default=None)


@pytest.fixture
def walks(monkeypatch: pytest.MonkeyPatch) -> list[Deal]:
    """The deals that were played again from their beginning."""
    again: list[Deal] = []
    restarted = Deal.restarted

    def counted(deal: Deal) -> Deal:
        again.append(deal)
        return restarted(deal)

    monkeypatch.setattr(Deal, "restarted", counted)
    return again


@pytest.mark.parametrize(("game", "players", "seed"), [(Bread.game, 2, 59), (Svoloch.game, 3, 39)])
def test_taking_back_over_forced_moves_played_the_deal_again_for_each(
    game: str, players: int, seed: int, walks: list[Deal]
) -> None:
    seats = [SeatInfo("Anna"), *(SeatInfo("", "easy") for _ in range(players - 1))]
    match = Match(game, seats, seed=seed, first_dealer=0)
    session, choices = MatchSession(match), Random(seed)
    forced = 0
    while match.deal.to_move is not None:
        if match.deal.to_move == 0:
            forced = forced + 1 if session.forced() is not None else 0
        session.play(choices.choice(match.deal.legal_moves()))
        walks.clear()
        can_undo = session.can_undo
        assert len(walks) <= 1
        assert can_undo is (moves_left_by_undo(match) is not None)
    assert forced > 3, "no row of forced moves at the end to take back over"
    expected = moves_left_by_undo(match)
    walks.clear()
    assert session.undo()
    assert len(walks) == 1
    assert len(match.deal.moves) == expected
