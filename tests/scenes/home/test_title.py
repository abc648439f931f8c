from __future__ import annotations

from collections.abc import Callable

import pytest

from game.input.actions import Action, Device, Pointer
from game.options import Launch
from game.rules import GAMES, replay
from game.rules.deal import Deal
from game.rules.match import Match, SeatInfo
from game.scenes.home.scores import ScoresScene
from game.scenes.home.title import TitleScene
from game.scenes.table.attract import AttractScene
from game.view.core.theme import ATTRACT_AFTER, LEAST_LETTERS
from game.view.widgets.base import Attention
from game.view.widgets.button import Button
from game.view.widgets.poster import Poster
from tests.look import fill
from tests.scenes.texts_on_screen import torn
from tests.stagehand import Stagehand

Stage = Callable[..., Stagehand]
PAD = Device("1", "nintendo")


@pytest.fixture
def title(hand: Stagehand) -> TitleScene:
    scene = TitleScene(hand.services)
    hand.services.stack.push(scene)
    return scene


def test_the_first_game_is_focused_while_no_match_is_saved(title: TitleScene) -> None:
    assert title.form.focus == f"title.{next(iter(GAMES))}"


def test_large_text_left_no_room_for_the_posters_on_a_first_start(stage: Stage) -> None:
    hand = stage((960, 540), text_size=2.0)
    hand.services.store.first_start = True
    scene = TitleScene(hand.services)
    hand.services.stack.push(scene)
    rows = {widget.name: widget for widget in scene.form.items}
    assert rows[f"title.{next(iter(GAMES))}"].rect.height > 150
    card = rows["title.couch_check"]
    assert card.untold(scene.kit, scene.form.place(card), Attention())


def test_continue_is_focused_when_a_match_is_saved_and_says_what_it_continues(hand: Stagehand) -> None:
    fill(hand.services.store, 1)
    scene = TitleScene(hand.services)
    hand.services.stack.push(scene)
    assert scene.form.focus == "title.continue"
    button = scene.form.focused
    assert button is not None
    detail = button.labels(scene.kit, scene.form.place(button), Attention())[1].text
    assert "Bread and Chocolate" in detail
    assert "Анна" in detail


def test_the_saved_match_was_played_again_twice_whenever_the_title_came_up(
    hand: Stagehand, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(hand.services.store, 1)
    replayed = []

    def counted(record: object) -> Deal:
        replayed.append(record)
        return replay(record)

    monkeypatch.setattr("game.rules.match.replay", counted)
    hand.services.stack.push(TitleScene(hand.services))
    assert len(replayed) == 1


def test_finished_matches_are_not_continued(hand: Stagehand) -> None:
    fill(hand.services.store, 3)
    hand.services.store.remove_match(hand.services.store.last_match() or 0)
    scene = TitleScene(hand.services)
    hand.services.stack.push(scene)
    assert "title.continue" not in [widget.name for widget in scene.form.items]


@pytest.mark.parametrize("device", [PAD, None])
def test_confirm_alone_leads_to_a_running_match(hand: Stagehand, title: TitleScene, device: Device | None) -> None:
    hand.services.store.settings.lessons = tuple(GAMES)
    for _ in range(3):
        if hand.top.name != "table":
            hand.press(Action.CONFIRM, **({"device": device} if device else {}))
    assert hand.top.name == "table"
    assert hand.trace.scenes == ["title", "lobby", "table"]
    assert hand.services.store.last_match() is not None


def test_continue_leads_to_the_saved_match(hand: Stagehand) -> None:
    fill(hand.services.store, 1)
    hand.services.stack.push(TitleScene(hand.services))
    hand.press(Action.CONFIRM)
    assert hand.top.name == "table"
    assert len(hand.services.store.matches()) == 1


def test_the_language_changes_on_the_spot(hand: Stagehand, title: TitleScene) -> None:
    title.form.take_focus("title.language")
    hand.press(Action.CONFIRM)
    assert hand.services.language == "ru"
    assert title.form.focus == "title.language"
    hand.press(Action.CONFIRM)
    assert hand.services.language == "en"


def test_a_language_asked_for_on_the_command_line_can_be_changed_too(hand: Stagehand, title: TitleScene) -> None:
    hand.services.launch = Launch(lang="ru")
    title.form.take_focus("title.language")
    hand.press(Action.CONFIRM)
    assert hand.services.language == "en"


def test_quit_ends_the_program_and_cancel_only_leads_to_it(hand: Stagehand, title: TitleScene) -> None:
    hand.press(Action.CANCEL)
    assert title.form.focus == "title.quit"
    hand.press(Action.CANCEL)
    assert hand.services.stack.top is title
    hand.press(Action.CONFIRM)
    assert hand.services.stack.top is None


def test_the_focus_comes_back_to_the_poster_it_left(hand: Stagehand, title: TitleScene) -> None:
    hand.press(Action.LEFT)
    assert title.form.focus != "title.bread"
    hand.press(Action.RIGHT)
    assert title.form.focus == "title.bread"


def test_the_room_of_the_focused_game_fades_in_behind(hand: Stagehand, title: TitleScene) -> None:
    hand.wait(1.0)
    bakery = hand.draw().get_at((900, 400))
    hand.press(Action.LEFT)
    assert title.moving
    hand.wait(1.0)
    assert not title.moving
    assert hand.draw().get_at((900, 400)) != bakery


@pytest.mark.parametrize("wake", ["pad", "mouse"])
def test_a_game_plays_behind_the_title_until_any_press_which_does_nothing_else(
    hand: Stagehand, title: TitleScene, wake: str
) -> None:
    hand.wait(ATTRACT_AFTER + 1, step=0.5)
    assert title.attract.table is not None
    hand.wait(5.0, step=0.1)
    hand.draw()
    if wake == "pad":
        hand.press(Action.CONFIRM, device=PAD)
    else:
        hand.services.stack.handle(Pointer("down", title.form.items[0].rect.center, button=1))
    assert title.attract.table is None
    assert hand.trace.scenes == ["title"]
    assert hand.trace.moves == []
    assert hand.services.store.matches() == []


def test_the_words_that_ask_for_a_button_pulse_unless_motion_is_reduced(hand: Stagehand, title: TitleScene) -> None:
    hand.services.change(reduced_motion=True)
    title.enter()  # the settings are left
    hand.wait(ATTRACT_AFTER + 1, step=0.5)
    assert title.attract.table is not None
    assert title.attract.invited == 0.0
    hand.press(Action.CONFIRM)
    hand.services.change(reduced_motion=False)
    title.enter()
    hand.wait(ATTRACT_AFTER + 1, step=0.5)
    assert title.attract.invited > 0.0
    assert title.moving


@pytest.mark.parametrize(("size", "text"), [((1280, 720), 1.0), ((960, 540), 1.5), ((1024, 768), 1.0)])
def test_the_words_over_the_attract_game_lay_over_the_points_of_a_plate(
    stage: Stage, size: tuple[int, int], text: float
) -> None:
    hand = stage(size, text_size=text)
    hand.services.stack.push(title := TitleScene(hand.services))
    hand.wait(ATTRACT_AFTER + 1, step=0.5)
    assert isinstance(title.attract.table, AttractScene)
    layout = title.attract.table.state.layout
    ((asked,),) = title.attract.parts(title.kit)[-1:]
    assert layout.centre[1] < asked.rect.bottom <= layout.header.top


def test_presses_keep_the_attract_game_away(hand: Stagehand, title: TitleScene) -> None:
    for _ in range(3):
        hand.wait(ATTRACT_AFTER * 0.6, step=0.5)
        hand.press(Action.DOWN)
    assert title.attract.table is None


def test_a_lost_match_does_not_stop_the_title(hand: Stagehand) -> None:
    fill(hand.services.store, 1)
    scene = TitleScene(hand.services)
    hand.services.stack.push(scene)
    for row in hand.services.store.matches():
        hand.services.store.remove_match(row.id)
    hand.press(Action.CONFIRM)
    assert hand.top is scene


def test_a_new_match_hid_the_one_before_it_without_a_word(hand: Stagehand) -> None:
    for seed in (1, 2, 3):
        hand.services.store.save_match(Match("bread", [SeatInfo("Anna"), SeatInfo("Boris")], 1, seed=seed))
    scene = TitleScene(hand.services)
    hand.services.stack.push(scene)
    scores = next(widget for widget in scene.form.items if widget.name == "title.scores")
    assert isinstance(scores, Button) and scores.detail == "2\N{NO-BREAK SPACE}more unfinished matches"
    scene.form.take_focus("title.scores")
    hand.press(Action.CONFIRM)
    top = hand.top
    assert isinstance(top, ScoresScene)
    assert len([widget for widget in top.form.items if widget.name.startswith("scores.match")]) == 3


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_last_line_of_the_menu_was_cut_in_a_small_window(stage: Stage, language: str) -> None:
    hand = stage((960, 540), language)
    fill(hand.services.store, 1)
    scene = TitleScene(hand.services)
    hand.services.stack.push(scene)
    last = next(widget for widget in scene.form.items if widget.name == "title.quit")
    assert last.area is not None and last.area.spare == 0


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("text_size", [1.0, 1.5, 2.0])
def test_quit_had_to_be_scrolled_to_in_small_windows(stage: Stage, language: str, text_size: float) -> None:
    hand = stage(language=language, text_size=text_size)
    for seed in (1, 2, 3):
        hand.services.store.save_match(Match("bread", [SeatInfo("Anna"), SeatInfo("Boris")], 1, seed=seed))
    scene = TitleScene(hand.services)
    hand.services.stack.push(scene)
    for size in ((960, 540), (1280, 720), (2560, 1080)):
        hand.resize(size)
        menu = [widget for widget in scene.form.items if widget.group == "menu"]
        assert menu[-1].name == "title.quit"
        assert all(widget.area and widget.area.view.contains(scene.form.place(widget)) for widget in menu), size
        assert not torn(scene), size


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("text_size", [1.5, 2.0])
def test_names_on_small_posters_were_too_small_to_be_read(stage: Stage, language: str, text_size: float) -> None:
    hand = stage(language=language, text_size=text_size)
    scene = TitleScene(hand.services)
    hand.services.stack.push(scene)
    for poster in (widget for widget in scene.form.items if isinstance(widget, Poster)):
        (label,) = poster.labels(scene.kit, poster.rect, Attention())
        assert label.style.size * scene.kit.type.scale >= LEAST_LETTERS * scene.kit.frame.unit - 0.01
        assert not scene.kit.cut(label) and not scene.kit.torn(label)
