"""Whole deals in the real window, by keys, by the mouse and by a pad, through to the scores."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.e2e.driver import Game, Line, PadGame

DEAL = ("play", "bread", "--seats", "human,easy", "--deals", "1", "--option", "refills=1", "--seed", "3")
QUICK = ("--speed", "off")
WINDOW = ("--size", "1280x720", "--lang", "en", "--mute")
TRAY = [(x, 640) for x in range(140, 1150, 24)]
PRESSES = 1000
"""Enough for a first deal."""
CHOICES = [(430, 435), (770, 435), (1100, 435)]


def play_to_the_end(game: Game, act: Callable[[], None]) -> None:
    """Act whenever it is the person's turn, until the deal is summed up."""
    while True:
        line = game.wait_for(lambda line: "settled" in line or line == {"scene": "summary"})
        if "settled" not in line:
            return
        act()


def own_move(line: Line) -> bool:
    return "move" in line and line["move"][0] == 0


def test_a_deal_by_keys_to_the_scores(started: Callable[..., Game]) -> None:
    game = started(*WINDOW, *QUICK, *DEAL)
    play_to_the_end(game, lambda: game.keys("Return"))
    assert any(own_move(line) for line in game.seen)
    while not game.saw({"scene": "title"}):  # what is pressed too early does not wipe the summary away
        game.keys("Escape")
    while game.wait_for(lambda line: "focus" in line)["focus"] != "title.scores":
        game.keys("Left")
    game.keys("Return")
    game.wait_for_scene("scores")


def test_a_deal_by_the_mouse(started: Callable[..., Game]) -> None:
    game = started(*WINDOW, *QUICK, *DEAL)

    def click_something_playable() -> None:
        for spot in [*CHOICES, *TRAY]:
            game.click(*spot)
            if game.saw(own_move):
                return
        raise AssertionError("no click played anything")

    play_to_the_end(game, click_something_playable)


@pytest.mark.parametrize("kind", ["mapped", "unmapped"])
def test_a_deal_by_a_pad(started: Callable[..., Game], kind: str) -> None:
    game = started(*WINDOW, *QUICK, *DEAL, kind=PadGame)
    assert isinstance(game, PadGame)
    game.wait_for_turn()
    game.attach(kind)
    game.tap(0, "SOUTH")
    play_to_the_end(game, lambda: game.tap(0, "SOUTH"))


def test_from_the_title_to_the_table_by_confirm_alone(game: Game) -> None:
    for scene in ("lesson_offer", "lobby", "table"):
        game.keys("Return")
        game.wait_for_scene(scene)
    game.wait_for_turn()


def test_a_newcomer_learns_the_game_by_confirm_alone(started: Callable[..., Game]) -> None:
    game = started(*WINDOW, *QUICK)
    game.wait_for_scene("title")
    for key, scene in (("Return", "lesson_offer"), ("Right", None), ("Return", "lesson_aim")):
        game.keys(key)
        if scene:
            game.wait_for_scene(scene)
    for _ in range(PRESSES):
        if game.saw({"scene": "table"}):
            break
        game.keys("Return")
    assert {"scene": "lesson_over"} in game.seen
    game.wait_for_turn()


def test_a_killed_game_goes_on_at_the_same_card(started: Callable[..., Game]) -> None:
    game = started(*WINDOW, *QUICK, *DEAL)
    for _ in range(4):
        game.wait_for_turn()
        game.keys("Return")
        game.wait_for(own_move)
    turn = game.wait_for_turn()
    game.kill()
    game = started(*WINDOW, folder=game.folder)
    game.wait_for({"focus": "title.continue"})
    game.keys("Return")
    game.wait_for_scene("table")
    assert game.wait_for_turn() == turn
