from __future__ import annotations

import pytest

from game.input.actions import Action
from game.rules import GAMES
from game.scenes.home.rules import RulesScene
from game.scenes.home.title import TitleScene
from game.scenes.table.pause import PauseScene
from game.scenes.table.table import TableScene
from game.texts import texts
from game.view.core.theme import BODY
from tests.look import table
from tests.stagehand import Stagehand
from tests.words import plain

PAGES = texts("bread").pages


@pytest.fixture
def rules(hand: Stagehand) -> RulesScene:
    opened = RulesScene(hand.services, "bread")
    hand.services.stack.push(opened)
    return opened


def test_pages_turn_by_arrows(hand: Stagehand, rules: RulesScene) -> None:
    for number in range(1, len(PAGES)):
        hand.press(Action.DOWN)
        assert rules.number == number


def test_pages_turn_by_shoulders_and_end_at_the_ends(hand: Stagehand, rules: RulesScene) -> None:
    hand.press(Action.PAGE_UP)
    assert rules.number == 0
    hand.press(*[Action.PAGE_DOWN] * (len(PAGES) + 2))
    assert rules.number == len(PAGES) - 1
    assert rules.form.focus == f"rules.page{len(PAGES) - 1}"


def test_pages_turn_by_the_wheel(hand: Stagehand, rules: RulesScene) -> None:
    hand.wheel((700, 300), -1)
    assert rules.number == 1
    hand.wheel((700, 300), 1)
    assert rules.number == 0


def test_pages_turn_by_clicks_but_not_by_the_mouse_passing_over(hand: Stagehand, rules: RulesScene) -> None:
    third = rules.form.items[3]
    hand.point(rules.form.place(third).center)
    assert rules.number == 0
    hand.click(rules.form.place(third).center)
    assert rules.number == int(third.name.removeprefix("rules.page"))


def test_a_long_page_scrolls_by_arrows_before_the_focus_leaves_it(stage: type[Stagehand]) -> None:
    hand = stage(text_size=2.0)
    scene = RulesScene(hand.services, "bread")
    hand.services.stack.push(scene)
    hand.press(Action.RIGHT)
    assert scene.form.focus == "rules.text"
    before = hand.draw().copy()
    hand.press(Action.DOWN)
    assert scene.form.focus == "rules.text"
    assert hand.draw().get_buffer().raw != before.get_buffer().raw
    hand.press(Action.LEFT)
    assert scene.form.focus == "rules.page0"


def test_the_page_of_own_decisions_says_so(hand: Stagehand, rules: RulesScene) -> None:
    hand.press(*[Action.PAGE_DOWN] * next(number for number, page in enumerate(PAGES) if page.own_decision))
    shown = [getattr(widget, "text", "") for widget in rules.form.widgets]
    assert "How we play what the old rules leave open" in shown


def test_the_last_page_offers_no_next_one(hand: Stagehand, rules: RulesScene) -> None:
    offered = (Action.PAGE_DOWN, "Next page")
    assert offered in rules.prompts
    hand.press(*[Action.PAGE_DOWN] * (len(PAGES) - 1))
    assert offered not in rules.prompts


def test_a_short_page_is_set_larger_where_there_is_room(stage: type[Stagehand]) -> None:
    hand = stage((1280, 720))
    scene = RulesScene(hand.services, "bread")
    hand.services.stack.push(scene)
    first = PAGES[0].paragraphs[0]
    paragraph = next(widget for widget in scene.form.widgets if plain(getattr(widget, "text", "")) == first)
    assert paragraph.style.size > BODY.size  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", GAMES)
def test_each_point_of_the_own_decisions_stands_by_itself(game: str) -> None:
    for page in texts(game).pages:
        assert all(paragraph.count("•") <= 1 for paragraph in page.paragraphs)


# The pause


@pytest.fixture
def pause(hand: Stagehand) -> PauseScene:
    hand.services.stack.push(TitleScene(hand.services))
    below = table(hand.services)
    assert isinstance(below, TableScene)
    hand.services.stack.push(below)
    opened = PauseScene(hand.services, below.session)
    hand.services.stack.push(opened)
    return opened


@pytest.mark.parametrize("action", [Action.MENU, Action.CANCEL, Action.CONFIRM])
def test_it_leads_back_to_the_table(hand: Stagehand, pause: PauseScene, action: Action) -> None:
    hand.press(action)
    assert hand.top.name == "table"


def test_leaving_never_asks_and_the_match_is_there_to_be_continued(hand: Stagehand, pause: PauseScene) -> None:
    pause.form.take_focus("pause.leave")
    hand.press(Action.CONFIRM)
    assert isinstance(hand.top, TitleScene)
    assert hand.services.stack.scenes == [hand.top]
    assert hand.top.form.focus == "title.continue"


@pytest.mark.parametrize("item", ["rules", "settings"])
def test_rules_and_settings_lead_back_to_the_pause(hand: Stagehand, pause: PauseScene, item: str) -> None:
    pause.form.take_focus(f"pause.{item}")
    hand.press(Action.CONFIRM)
    assert hand.top.name == item
    hand.press(Action.CANCEL)
    assert hand.top is pause
    assert pause.form.focus == f"pause.{item}"


def test_the_table_stays_in_view(hand: Stagehand, pause: PauseScene) -> None:
    assert [scene.name for scene in hand.services.stack.visible] == ["table", "pause"]
    hand.draw()


def test_speed_and_sound_are_set_without_leaving(hand: Stagehand, pause: PauseScene) -> None:
    pause.form.take_focus("pause.speed")
    hand.press(Action.RIGHT)
    pause.form.take_focus("pause.mute")
    hand.press(Action.CONFIRM)
    assert hand.services.speed == 2.0
    assert hand.services.mute


def test_leaving_was_eleven_presses_away(hand: Stagehand, pause: PauseScene) -> None:
    hand.press(Action.DOWN, Action.DOWN)
    assert pause.form.focus == "pause.leave"
    hand.press(Action.UP, Action.UP, Action.UP)
    assert pause.form.focus == pause.form.items[-1].name
    hand.press(Action.DOWN)
    assert pause.form.focus == "pause.resume"


def test_a_pad_without_stick_presses_sorts_and_looks_back_in_the_pause(hand: Stagehand, pause: PauseScene) -> None:
    below = hand.services.stack.scenes[-2]
    assert isinstance(below, TableScene)
    before = below.stage.order
    pause.form.take_focus("pause.sort")
    while hand.services.store.settings.sort in ("game", before):
        hand.press(Action.RIGHT)
    pause.form.take_focus("pause.last_plays")
    hand.press(Action.CONFIRM)
    assert hand.top is below and below.looking_back
    assert below.stage.order == hand.services.store.settings.sort != before
    hand.press(Action.CONFIRM)
    assert not below.looking_back
