"""Every game has a room with all that a table asks of it."""

from __future__ import annotations

import pytest

from game.rules import GAMES
from game.view.rooms import Room, room


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_room_has_all_that_the_table_asks_of_it(game: str) -> None:
    asked = {*Room.__annotations__, *(name for name in vars(Room) if not name.startswith("_"))}
    assert {name for name in asked if not hasattr(room(game), name)} == set()
