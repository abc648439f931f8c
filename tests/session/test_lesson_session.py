"""A first deal while it is played."""

from __future__ import annotations

import pytest

from game.lessons import lesson
from game.rules import GAMES
from game.rules.match import SeatInfo
from game.session.lesson_session import LessonSession


@pytest.mark.parametrize("game", GAMES)
def test_what_was_taken_back_led_to_a_move_that_nobody_had_told_about(game: str) -> None:
    plan = lesson(game)
    session = LessonSession(plan, [SeatInfo("Anna" if cpu is None else "", cpu) for cpu in plan.cpus])
    while session.wanted is not None:
        session.play(session.wanted)
        told = [number for number in plan.sentences if number < session.moves]
        moves = session.moves
        assert session.undo() == bool(told)
        assert session.moves == (told[-1] if told else moves)
        while session.moves < moves:
            assert session.wanted is not None
            session.play(session.wanted)
