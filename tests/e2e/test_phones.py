"""Whole matches by phone: the program in a real window, the page in a real browser."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest

pytest.importorskip("playwright", reason="playwright is not installed")

from playwright.sync_api import Browser

from tests.e2e.driver import DEADLINE, Game, Line, PadGame, until
from tests.phones.browser import PagePlayer, chromium, missing_browser

pytestmark = pytest.mark.skipif(bool(missing_browser()), reason=missing_browser())

WINDOW = ("--size", "1280x720", "--lang", "en", "--mute", "--speed", "off", "--phones", "127.0.0.1:0")
OFFLINE_BEFORE = 10
"""So many moves of a deal one phone is offline whenever the other one is to move."""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


class Phones:
    """Pages in the seats that they took, by seat."""

    def __init__(self, browser: Browser, game: Game, names: dict[int, str]) -> None:
        self.game = game
        url = game.wait_for(lambda line: "phones" in line)["phones"]
        self.pages: dict[int, PagePlayer] = {}
        for seat, name in names.items():
            player = PagePlayer(browser, url, name)
            player.join()
            free = player.page.get_by_role("button", name=re.compile(f"^{player.text['sit']}: "))
            free.first.wait_for()
            free.nth(seat - len(self.pages)).click()
            player.wait_for_hand()
            self.pages[seat] = player

    def play(self, seat: int, legal: list[str]) -> None:
        """Make the first of these moves by the page of the seat."""
        player = self.pages[seat]
        until(player.is_my_turn, f"the phone of seat {seat} is told that it is to move")
        if player.choices() and not player.playable():
            player.choose(player.choices()[0])
        else:
            player.play(next(code for code in legal if re.fullmatch("(?:[2-9TJQKAX][CDHSRB])+", code)))
        self.game.wait_for(lambda line: line.get("move", [None])[0] == seat)

    def close(self) -> None:
        for player in self.pages.values():
            player.close()


def next_thing(game: Game) -> Line:
    return game.wait_for(lambda line: "settled" in line or line == {"scene": "summary"})


def test_two_phones_and_a_pad_play_svoloch_to_the_scores(browser: Browser, started: Callable[..., Game]) -> None:
    match = ("play", "svoloch", "--seats", "human,human,human", "--deals", "1", "--seed", "3")
    game = started(*WINDOW, *match, kind=PadGame)
    assert isinstance(game, PadGame)
    phones = Phones(browser, game, {1: "Anna", 2: "Boris"})
    game.attach()
    line = next_thing(game)
    while "settled" in line:
        seat, legal = line["settled"]["seat"], line["settled"]["legal"]
        if seat in phones.pages and legal:  # nobody had the seat yet when it was called
            phones.play(seat, legal)
        elif seat == 0 and legal:
            until(lambda: pressed(game), "the pad plays", DEADLINE)
        elif seat == 0:
            game.tap(0, "WEST")
        line = next_thing(game)
    assert {line["move"][0] for line in game.seen if "move" in line} == {0, 1, 2}
    for player in phones.pages.values():
        player.page.get_by_role("heading", name=player.text["match_over"]).wait_for()
    phones.close()


def pressed(game: PadGame) -> bool:
    """Press confirm on the pad; whether that has played something."""
    game.tap(0, "SOUTH")
    return game.saw(lambda line: line.get("move", [None])[0] == 0, 0.5)


def test_two_phones_play_showcase_one_offline_for_a_while_one_reloaded_at_the_naming(
    browser: Browser, started: Callable[..., Game]
) -> None:
    game = started(*WINDOW, "play", "showcase", "--seats", "human,human", "--deals", "1", "--seed", "3")
    phones = Phones(browser, game, {0: "Anna", 1: "Boris"})
    anna = phones.pages[0]
    moves, reloaded = 0, False
    line = next_thing(game)
    while "settled" in line:
        seat, legal = line["settled"]["seat"], line["settled"]["legal"]
        if not legal:  # nobody had the seat yet when it was called
            line = next_thing(game)
            continue
        anna.context.set_offline(seat == 1 and moves < OFFLINE_BEFORE)
        if not reloaded and not any(re.fullmatch("[2-9TJQKA][CDHS]", code) for code in legal):
            phones.pages[seat].page.reload()
            phones.pages[seat].wait_for_hand()
            reloaded = True
        phones.play(seat, legal)
        anna.context.set_offline(False)
        moves += 1
        line = next_thing(game)
    assert reloaded, "the trump was named"
    played = [line["move"] for line in game.seen if "move" in line]
    assert len(played) == moves, "nothing was played twice, nothing lost"
    phones.close()
