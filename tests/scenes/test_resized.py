"""A window that was made another size shows in the end what one of that size shows from the start."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.rules import GAMES
from game.rules.match import Match, SeatInfo
from game.scenes.core.stack import Scene
from game.scenes.table.table import TableScene
from game.session.match_session import MatchSession
from tests.kept import made_anew
from tests.scenes.screens import SCREENS
from tests.stagehand import Stagehand

BEFORE, AFTER = (960, 540), (832, 525)


def table(game: str) -> Callable[[Stagehand], Scene]:
    """A CPU match in its eleventh move: cards that are turned and shrunk, and those of a person besides."""

    def make(hand: Stagehand) -> Scene:
        seats = [SeatInfo("Anna"), *[SeatInfo("", "easy")] * (max(GAMES[game].PLAYERS) - 1)]
        session = MatchSession(Match(game, seats, 1, seed=7, first_dealer=0))
        while session.moves < 11 or session.to_move != 0:
            seat = session.to_move
            assert seat is not None
            session.play(session.prospect().choice() if seat else session.observe().legal_moves()[0])
        return TableScene(hand.services, session)

    return make


SHOWN: dict[str, Callable[[Stagehand], Scene]] = {
    **{f"table of {game}": table(game) for game in GAMES},
    **{screen: SCREENS[screen] for screen in ("title", "deal over", "rules of svoloch, page 2", "scores: matches")},
}


def shown(hand: Stagehand, screen: str) -> None:
    hand.services.stack.push(SHOWN[screen](hand))
    hand.wait(3)


@pytest.mark.parametrize("screen", SHOWN)
def test_what_was_turned_or_shrunk_while_the_window_grew_stayed_jagged(
    screen: str, stage: Callable[..., Stagehand], monkeypatch: pytest.MonkeyPatch
) -> None:
    made_anew(monkeypatch)
    resized = stage(size=BEFORE)
    shown(resized, screen)
    resized.draw()
    art = resized.services.art
    art.begin_hold()
    resized.resize(AFTER)
    resized.services.stack.draw(resized.services.frame.part_of(resized.surface))
    art.hold = False
    picture = resized.draw().copy()
    fresh = stage(size=AFTER)
    shown(fresh, screen)
    assert pygame.image.tobytes(picture, "RGB") == pygame.image.tobytes(fresh.draw(), "RGB")
