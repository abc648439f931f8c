"""The page on a phone, in a real browser, before a table that has no screen."""

from __future__ import annotations

import itertools
import json
import random
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

pytest.importorskip("playwright", reason="playwright is not installed")
pytest.importorskip("axe_playwright_python", reason="axe-playwright-python is not installed")

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser

from game.phones.words import words_file
from tests.phones.browser import Language, PagePlayer, chromium, missing_browser
from tests.phones.fake_table import SIGNS, FakeTable

pytestmark = pytest.mark.skipif(bool(missing_browser()), reason=missing_browser())

SIZES = {"upright": (390, 844), "sideways": (844, 390), "narrow": (320, 568), "low": (568, 320), "tablet": (820, 1180)}
GAMES = {"bread": 5, "svoloch": 4, "showcase": 2}
"""With so many players."""
MOST_MOVES = 200
BACK_WITHIN = 2000
"""Milliseconds from the network's return to the seat."""
SOON = 5.0
"""Seconds until a move has to have come."""
TARGET = 44
"""Pixels of what is touched, each way."""

Opened = Callable[..., tuple[FakeTable, PagePlayer]]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


@pytest.fixture
def opened(browser: Browser) -> Iterator[Opened]:
    """Opens a table, and a page that has not joined yet."""
    tables: list[FakeTable] = []
    players: list[PagePlayer] = []

    def open_(game: str = "svoloch", lang: Language = "en", seed: int = 1) -> tuple[FakeTable, PagePlayer]:
        tables.append(FakeTable(game, GAMES[game], seed))
        players.append(PagePlayer(browser, tables[-1].server.url, "Анна", lang))
        return tables[-1], players[-1]

    yield open_
    for player in players:
        player.close()
    for table in tables:
        table.close()


@pytest.fixture
def seated(opened: Opened) -> Opened:
    """The same, with the phone in its seat and to move."""

    def open_(*facts: Any, **more: Any) -> tuple[FakeTable, PagePlayer]:
        table, player = opened(*facts, **more)
        player.join()
        player.sit()
        player.wait_for_turn()
        return table, player

    return open_


# Every state, for everybody


def states(table: FakeTable, player: PagePlayer) -> Iterator[str]:
    """Brings the page into each of its states."""
    text, page = player.text, player.page
    page.get_by_label(text["your_name"]).wait_for()
    yield "joining"
    player.join()
    page.get_by_role("heading", name=text["seats"]).wait_for()
    yield "lobby"
    player.sit()
    player.wait_for_turn()
    yield "to move"
    table.tell(**with_pairs(table.table()))
    player.card("8H").press("Enter")
    yield "one of two cards chosen"
    player.card("7C").press("Enter")
    page.get_by_role("status").filter(has_text="It is too low.").wait_for()
    yield "told why not"
    player.button(text["hint"]).press("Enter")
    page.get_by_role("status").filter(has_text="as good as any").wait_for()
    yield "hint"
    table.change(wait="Paused on the big screen.")
    page.get_by_role("paragraph").filter(has_text="Paused on the big screen.").first.wait_for()
    yield "waiting"
    table.change()
    player.button(text["rules"]).press("Enter")
    page.get_by_role("dialog").get_by_role("heading").nth(3).wait_for()
    yield "rules"
    page.keyboard.press("Escape")
    player.button(text["last"]).press("Enter")
    page.get_by_role("dialog").get_by_role("heading", name=text["last"]).wait_for()
    yield "last plays"
    page.keyboard.press("Escape")
    table.change(moves=5000)
    page.get_by_role("heading", name=text["deal_over"]).wait_for()
    yield "deal over"
    table.dismiss("left")
    player.button(text["try_again"]).wait_for()
    yield "sent away"
    table.dismiss("key")
    player.button(text["try_again"]).press("Enter")
    player.wait_for_hand()
    yield "back"


def with_pairs(state: dict[str, Any]) -> dict[str, Any]:
    """That state with a hand in which cards may be played together, in more than one order."""
    hand = ["8H", "8C", "8D", "8S", "7C", "QH", "XR"]
    moves = ["8H8C", "8D8C", "8H8S", "8H8C8D", "QH", "XR", "pass"]
    choices = [{"code": "pass", "text": "Pass", "detail": ""}]
    return {**state, "hand": hand, "moves": moves, "choices": choices, "why": {"7C": "It is too low."}}


@pytest.mark.parametrize(("game", "lang"), [("bread", "ru"), ("svoloch", "en"), ("showcase", "ru")])
def test_every_state_is_there_for_everybody_on_any_phone(opened: Opened, game: str, lang: Language) -> None:
    table, player = opened(game, lang)
    axe, sizes = Axe(), itertools.cycle(SIZES)
    for state in states(table, player):
        resize(player, next(sizes))
        found = axe.run(player.page)
        assert found.violations_count == 0, f"{state}: {found.generate_report()}"
        assert sideways_scroll(player) == 0, state
        assert player.page.locator("html").get_attribute("lang") == lang


LINES_OF_WORDS = """
[...document.querySelectorAll(".player strong")].flatMap(({ firstChild: name }) =>
    [...name.data.matchAll(/[^ -]+/g)].map((word) => {
        const range = document.createRange();
        range.setStart(name, word.index);
        range.setEnd(name, word.index + word[0].length);
        return [word[0], range.getClientRects().length];
    }))
"""
"""Each word of the names at the table, and how many lines it takes."""


@pytest.mark.parametrize("text", ["100%", "200%"])
def test_no_name_at_the_table_is_broken_within_a_word(seated: Opened, text: str) -> None:
    table, player = seated("bread", "ru")
    names = ["Александра-Мария", "Элеонора", "Елизавета", "Константин", "Ян"]
    seats = [{**seat, "name": name} for seat, name in zip(table.table()["seats"], names, strict=True)]
    table.tell(seats=seats)
    player.page.get_by_text("Константин").first.wait_for()
    player.page.evaluate("text => { document.documentElement.style.fontSize = text }", text)
    for size in SIZES:
        resize(player, size)
        words = player.page.evaluate(LINES_OF_WORDS)
        assert len(words) == 6 and all(lines == 1 for _, lines in words), (size, words)
        assert sideways_scroll(player) == 0, size


def sideways_scroll(player: PagePlayer) -> int:
    """Pixels of the page that lie beside the window."""
    return int(player.page.evaluate("document.documentElement.scrollWidth - innerWidth"))


def test_text_of_twice_the_size_is_not_lost_beside_the_window(seated: Opened) -> None:
    _, player = seated("svoloch", "ru")
    player.page.evaluate("document.documentElement.style.fontSize = '200%'")
    for size in SIZES:
        resize(player, size)
        assert sideways_scroll(player) == 0, size


@pytest.mark.parametrize("cards", [1, 7, 13, 40])
def test_each_card_of_any_hand_can_be_touched_on_any_phone(seated: Opened, cards: int) -> None:
    table, player = seated("bread")
    deck = [rank + suit for suit in "CDHS" for rank in "23456789TJQKA"][:cards]
    table.tell(hand=deck, moves=deck, choices=[], why={})
    player.page.get_by_role("heading", name=re.compile(rf": {cards} card")).wait_for()
    for size in SIZES:
        resize(player, size)
        for code in deck[:: max(1, cards // 3)]:
            box = player.card(code).bounding_box()
            assert box and min(box["width"], box["height"]) >= TARGET, (size, code, box)
            player.card(code).click(trial=True)
        assert sideways_scroll(player) == 0, size


def resize(player: PagePlayer, size: str) -> None:
    width, height = SIZES[size]
    player.page.set_viewport_size({"width": width, "height": height})


# Playing


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_deal_is_played_by_names_and_roles_alone(seated: Opened, game: str) -> None:
    table, player = seated(game, "ru" if game == "bread" else "en")
    rng = random.Random(3)
    for _ in range(MOST_MOVES):
        if table.deal.outcome:
            break
        assert sorted(player.hand()) == sorted(in_reach(table))
        move = rng.choice(table.table()["moves"])
        words = {choice["code"]: choice["text"] for choice in table.table()["choices"]}
        if move in words:
            player.choose(words[move])
        else:
            player.play(move)
        player.wait_for_turn()
    assert table.deal.outcome
    assert player.page.get_by_role("table").get_by_role("row").count() == GAMES[game] + 1


def in_reach(table: FakeTable) -> list[str]:
    piles = table.table()["middle"]["piles"]
    return table.hand + [card for pile in piles if pile.get("mine") for card in pile["cards"]]


def test_who_was_here_before_sits_after_one_touch(opened: Opened) -> None:
    _, player = opened()
    player.join()
    player.page.reload()
    player.sit()
    player.wait_for_hand()


def test_a_second_touch_plays_and_a_touch_on_another_card_only_chooses(seated: Opened) -> None:
    table, player = seated("showcase", seed=3)
    first, second = player.playable()[:2]
    player.card(first).click()
    player.card(second).click()
    assert [player.card(code).get_attribute("aria-pressed") for code in (first, second)] == ["false", "true"]
    player.card(second).click()
    assert table.plays.get(timeout=SOON) == second


def test_a_swipe_upwards_plays(seated: Opened) -> None:
    table, player = seated("showcase", seed=3)
    code = player.playable()[0]
    box = player.card(code).bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    touch = player.context.new_cdp_session(player.page)
    for kind, points in (
        ("touchStart", [{"x": x, "y": y}]),
        *(("touchMove", [{"x": x, "y": y - far}]) for far in (15, 40, 70)),
        ("touchEnd", []),
    ):
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    assert table.plays.get(timeout=SOON) == code


def test_several_cards_are_chosen_in_their_order(seated: Opened) -> None:
    table, player = seated()
    table.tell(**with_pairs(table.table()))
    for code in ("8H", "8C", "8D"):
        player.card(code).click()
    numbers = [name.partition("number ")[2] for name in map(player.name_of, ("8H", "8C", "8D"))]
    assert numbers == ["1", "2", "3"]
    player.card("8D").click()
    assert player.page.get_by_role("button", name=re.compile("^Play eight of hearts eight of clubs$")).is_visible()
    player.button(player.text["put_back"]).click()
    player.card("8C").click()
    player.card("8D").click()
    assert [player.name_of(code).partition("number ")[2] for code in ("8C", "8D")] == ["2", "1"], "as it may be played"


def test_a_dimmed_card_says_why_it_may_not_be_played(seated: Opened) -> None:
    table, player = seated()
    table.tell(**with_pairs(table.table()))
    player.card("7C").click(force=True)
    player.page.get_by_role("status").filter(has_text="It is too low.").wait_for()
    assert player.why_not("7C") == "It is too low."
    assert table.played == []


def test_keys_alone_suffice_and_go_from_the_hand_to_the_tools(seated: Opened) -> None:
    table, player = seated()
    table.tell(**with_pairs(table.table()))
    player.page.get_by_role("heading", name=re.compile(f"^{player.text['hand']}")).focus()
    order = []
    for _ in range(7 + 1 + 3):
        player.page.keyboard.press("Tab")
        order.append(player.page.evaluate("document.activeElement.innerText.trim().split('\\n').at(-1)"))
    assert order[7] == "Pass"
    assert order[8].startswith(player.text["hint"])


def test_the_focus_stays_where_it_was_and_goes_to_the_neighbour_of_a_card_that_goes(seated: Opened) -> None:
    table, player = seated("bread")
    table.tell(hand=["2C", "7H", "KD"], moves=["7H"], choices=[], why={})
    player.card("7H").focus()
    table.tell(hand=["3S", "2C", "AS", "7H", "KD", "4D"], moves=[], choices=[], why={})
    player.card("4D").wait_for()
    assert has_focus(player, "7H")
    table.tell(hand=["2C", "KD"], moves=[], choices=[], why={})
    player.card("7H").wait_for(state="detached")
    assert has_focus(player, "2C") or has_focus(player, "KD")


def has_focus(player: PagePlayer, code: str) -> bool:
    return bool(player.card(code).evaluate("(card) => card === document.activeElement"))


# Lost and found


def test_who_typed_the_address_types_the_key_as_well(opened: Opened) -> None:
    table, player = opened()
    key = table.book.key.upper()
    player.page.goto("about:blank")
    player.page.goto(table.server.origin)
    player.page.get_by_label(player.text["enter_key"]).fill(f"{key[:4]}-{key[4:10]} {key[10:]}")
    player.join()
    player.sit()
    player.wait_for_hand()


def test_after_a_reload_the_seat_and_its_cards_are_there_again(seated: Opened) -> None:
    table, player = seated()
    player.page.reload()
    player.wait_for_turn()
    assert sorted(player.hand()) == sorted(table.hand)
    assert table.visits == 2


def test_where_nothing_may_be_stored_a_reload_finds_the_seat_as_well(browser: Browser) -> None:
    table = FakeTable("svoloch", 3)
    player = PagePlayer(browser, "about:blank", "Анна")
    try:
        player.context.add_init_script("delete Window.prototype.localStorage")
        player.page.goto(table.server.url)
        player.join()
        player.sit()
        player.wait_for_hand()
        player.page.reload()
        player.wait_for_turn()
        assert sorted(player.hand()) == sorted(table.hand)
    finally:
        player.close()
        table.close()


def test_without_network_it_says_so_and_comes_back_by_itself_with_the_position_as_it_is(seated: Opened) -> None:
    table, player = seated("bread")
    player.context.set_offline(True)
    player.page.get_by_role("status").filter(has_text=player.text["lost"]).wait_for()
    table.change(moves=1)
    player.context.set_offline(False)
    player.page.get_by_role("heading", name=re.compile(rf": {len(table.hand)} card")).wait_for(timeout=BACK_WITHIN)
    player.page.get_by_role("status").filter(has_text=player.text["lost"]).wait_for(state="detached")
    assert sorted(player.hand()) == sorted(table.hand)


def test_a_move_is_sent_once_and_after_a_loss_the_newest_state_decides(seated: Opened) -> None:
    table, player = seated("showcase", seed=3)
    code = player.playable()[0]
    player.card(code).press("Enter")
    player.page.evaluate("for (let n = 0; n < 3; n += 1) document.activeElement.click()")
    assert table.plays.get(timeout=SOON) == code
    player.context.set_offline(True)
    player.context.set_offline(False)
    player.wait_for_turn()
    assert table.played == [code]
    following = player.playable()[0]
    player.play(following)
    assert table.plays.get(timeout=SOON) == following


def test_what_happened_is_said_once_each_in_order_however_often_the_page_comes_back(seated: Opened) -> None:
    table, player = seated("bread")
    sentences = numbered(table)
    known = max(sentences)
    for _ in range(4):
        player.context.set_offline(True)
        table.change(moves=1)
        sentences |= numbered(table)
        player.context.set_offline(False)
        player.page.get_by_role("status").filter(has_text=player.text["lost"]).wait_for(state="detached")
    said = player.heard()
    assert said == [sentences[number] for number in sorted(sentences)][-len(said) :]
    assert len(said) > max(sentences) - known > 0


def numbered(table: FakeTable) -> dict[int, str]:
    """The sentences that are told now, as they are heard, by their numbers."""
    state = table.table()
    return dict(enumerate(map(aloud, state["said"]), state["said_from"]))


def aloud(sentence: str) -> str:
    """A sentence with whole names for cards, as it has to be heard."""
    names = json.loads(words_file())["en"]["cards"]
    suits = {sign: suit for suit, sign in SIGNS.items()}
    told = re.sub(r"(10|[2-9JQKA])([♣♦♥♠])", lambda card: names[card[1].replace("10", "T") + suits[card[2]]], sentence)
    return " ".join(told.split())


# Nothing is shown that is not one's own


def test_who_stood_up_is_shown_nothing(seated: Opened) -> None:
    table, player = seated()
    names = json.loads(words_file())["en"]["cards"].values()
    table.stand_up()
    player.page.get_by_role("heading", name=player.text["seats"]).wait_for()
    left = player.page.locator("main").all_text_contents()
    assert not [name for name in names if any(name in text for text in left)]
    assert player.page.locator("[data-card]").count() == 0


@pytest.mark.parametrize("why", ["key", "full", "version", "left", "closing", "message", "slow", "flood"])
def test_who_is_sent_away_is_told_what_to_do_and_shown_no_cards(seated: Opened, why: Any) -> None:
    table, player = seated()
    advice = json.loads(words_file())["en"]["bye"][why]
    if why == "closing":
        table.server.close()
    else:
        table.dismiss(why)
    player.page.get_by_text(advice).wait_for()
    assert player.page.locator("[data-card]").count() == 0
    assert player.page.get_by_role("main").get_by_role("button").count() >= 1


def test_nothing_that_comes_over_the_wire_is_read_as_html(seated: Opened) -> None:
    table, player = seated()
    evil = "<img src=x onerror=document.title='evil'><b>8♥</b>"
    table.tell(turn=evil, said=[evil], said_from=90, house=[evil], why=dict.fromkeys(table.hand, evil), wait=evil)
    player.page.get_by_role("paragraph").filter(has_text="<img src=x").first.wait_for()
    assert player.page.locator("img[src=x]").count() == 0
    assert player.page.title() != "evil"


def test_all_that_comes_before_the_first_card_is_small(seated: Opened, browser: Browser) -> None:
    table, player = seated("showcase")
    sizes = player.page.evaluate("performance.getEntriesByType('resource').map((file) => file.encodedBodySize)")
    assert 20_000 < sum(sizes) + len(table.server._files["/"].packed) <= 150 * 1024
