"""What characters say: rarely, never twice in a match, never over anything else, and nothing that tells of a hand."""

from __future__ import annotations

import random
from collections.abc import Callable
from random import Random

import pytest

from game.rules.match import Match, SeatInfo
from game.scenes.lesson.lesson import LessonScene
from game.scenes.table.table import TableScene
from game.scenes.tabletop import small_talk
from game.session import remarks
from game.session.match_session import MatchSession
from game.session.remarks import remark
from game.texts.lines import lines
from game.view.core import theme
from game.view.people.happenings import Happening
from tests.scenes.table.secrecy.test_privacy_with_cpus import played, twin, watched
from tests.scenes.tables import sit_down, wait_until
from tests.stagehand import FRAME, Stagehand

SMALL = (640, 360)
SEATS = [SeatInfo("Anna"), SeatInfo("Archie", "easy"), SeatInfo("Grace", "easy")]


@pytest.fixture
def talkative(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody says whatever he can."""
    monkeypatch.setattr(remarks, "CHANCE", dict.fromkeys(remarks.CHANCE, 1.0))
    monkeypatch.setattr(small_talk, "QUIET", 0)


@pytest.fixture
def table(hand: Stagehand) -> TableScene:
    """Anna is to move, and nothing is told any more."""
    table = sit_down(hand, Match("svoloch", SEATS, 2, seed=7, first_dealer=2))
    hand.wait(12.0, FRAME * 3)
    assert table.session.to_move == 0 and not said(table)
    return table


def said(table: TableScene) -> list[str]:
    return [one.words for one in table.speeches.spoken(table.state.voice).values() if one.style == "line"]


@pytest.mark.usefixtures("talkative")
def test_a_character_says_nothing_twice_and_at_last_nothing_any_more() -> None:
    seen: list[str] = []
    while found := remark([(1, "archie", "joker")], seen, Random(len(seen))):
        seen.append(found.key)
    assert sorted(seen) == [f"archie.joker.{at}" for at in range(len(lines("archie")["joker"]))]


def test_a_match_begins_with_a_greeting_which_is_not_forgotten(hand: Stagehand) -> None:
    table = sit_down(hand, Match("svoloch", SEATS, 2, seed=7, first_dealer=2))
    hand.wait(0.5)
    greeted = lines("archie")["hello"] + lines("grace")["hello"]
    assert len(said(table)) == 1 and said(table)[0] in greeted
    hand.wait(12.0, FRAME * 3)
    table.play(table.session.known_to(0).legal_moves()[0])
    resumed = MatchSession.resume(hand.services.store, table.session.id or 0)
    assert resumed.lines_said == table.session.lines_said and resumed.lines_said


def test_who_thinks_for_long_hears_of_it_once(hand: Stagehand, table: TableScene) -> None:
    wait_until(hand, lambda: bool(said(table)), FRAME * 3)
    assert said(table)[0] in lines("archie")["wait"] + lines("grace")["wait"]
    wait_until(hand, lambda: not said(table), FRAME * 3)
    hand.wait(theme.LONG_WAIT + 1.0, FRAME * 3)
    assert not said(table)


@pytest.mark.usefixtures("talkative")
def test_nothing_is_said_over_what_is_told(hand: Stagehand, table: TableScene) -> None:
    table.notices.say("Wait!", lasts=1.0)
    table.happened([Happening("joker", 1)])
    hand.wait(0.8)
    assert not said(table)
    hand.wait(0.4)
    assert said(table)[0] in lines("archie")["joker"]
    hand.wait(5.0)
    table.notices.say("Wait!", lasts=theme.REMARK_WAITS + 1)
    table.happened([Happening("joker", 1)])
    hand.wait(theme.REMARK_WAITS + 2)
    assert not said(table), "its moment has gone"


@pytest.mark.usefixtures("talkative")
def test_a_remark_lay_over_the_loaf_of_a_penalty(hand: Stagehand) -> None:
    table = sit_down(hand, Match("bread", [SeatInfo("Archie", "easy"), SeatInfo("Grace", "easy")], seed=2))
    owed = 0.0
    paid = False
    while not (paid and said(table)):
        hand.wait(FRAME, FRAME)
        owed = owed + FRAME if table.stage.owed else 0.0
        paid = paid or owed > 1.0
        assert owed <= theme.SPEECH_GO + FRAME or not said(table)


@pytest.mark.usefixtures("talkative")
def test_small_talk_can_be_switched_off(hand: Stagehand, table: TableScene) -> None:
    hand.services.change(small_talk=False)
    table.happened([Happening("joker", 1)])
    hand.wait(2 * theme.LONG_WAIT, FRAME * 3)
    assert not said(table)


@pytest.mark.usefixtures("talkative")
def test_nobody_speaks_to_a_window_that_is_not_looked_at(hand: Stagehand, table: TableScene) -> None:
    hand.hub.focused = False
    hand.wait(2 * theme.LONG_WAIT, FRAME * 3)
    assert not said(table)


@pytest.mark.usefixtures("talkative")
def test_nobody_chats_in_a_first_deal(hand: Stagehand) -> None:
    lesson = LessonScene(hand.services, "svoloch")
    hand.services.stack.push(lesson)
    hand.wait(1.0)
    lesson.happened([Happening("joker", 1)])
    hand.wait(1.0)
    assert not said(lesson)


@pytest.mark.usefixtures("talkative")
@pytest.mark.parametrize(("game", "seed"), [("svoloch", 1), ("showcase", 1)])
def test_however_much_is_said_it_tells_nothing_of_hidden_cards(
    stage: Callable[..., Stagehand], game: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal = played(game, seed)
    notes = [watched(stage(SMALL), each, monkeypatch) for each in (deal, twin(deal, random.Random(seed)))]
    assert notes[0] == notes[1]
    assert any("style='line'" in str(note) for note in notes[0])
