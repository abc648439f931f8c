"""The first deal at the table, and the ways into it and out of it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.input.actions import KEYBOARD, MOUSE, Action, Device, Pointer
from game.rules import GAMES
from game.scenes.core import destinations as to
from game.scenes.home.title import TitleScene
from game.scenes.lesson.dialogs import LessonChoice, LessonOver
from game.scenes.lesson.lesson import LessonScene
from game.scenes.menus.menu import MenuScene
from game.texts import texts
from game.view.core import theme
from game.view.table.words import tool_places
from game.view.widgets.button import Button, Picture, Text
from tests.scenes.tables import LONG_FRAME, code, confirm, deal_of, drag, wait_until
from tests.stagehand import FRAME, Stagehand
from tests.words import plain

PAD = Device("1", "xbox")
LONG = 400
"""Presses enough for a whole first deal."""

every_game = pytest.mark.parametrize("game", GAMES)


def begin(hand: Stagehand, game: str) -> LessonScene:
    """Once the aim of the game has been told."""
    scene = LessonScene(hand.services, game)
    hand.services.stack.push(scene)
    hand.wait(FRAME)
    assert hand.top.name == "lesson_aim"
    hand.wait(theme.SUMMARY_GUARD)
    hand.press(Action.CONFIRM)
    wait_for_turn(hand, scene)
    return scene


def wait_for_turn(hand: Stagehand, scene: LessonScene) -> None:
    wait_until(hand, lambda: scene.person.acting or hand.top is not scene, LONG_FRAME)


def at_move(hand: Stagehand, game: str, number: int) -> LessonScene:
    """Play as told up to a move."""
    scene = begin(hand, game)
    while len(deal_of(scene.session).moves) < number:
        confirm(hand)
        wait_for_turn(hand, scene)
    return scene


def words(scene: LessonScene) -> str:
    return plain(scene.notices.said)


def told_codes(scene: LessonScene) -> list[str]:
    return [code(card) for card in deal_of(scene.session).cards_of(scene.session.wanted or 0)]


@every_game
@pytest.mark.parametrize("device", [KEYBOARD, PAD])
def test_confirm_alone_plays_it_to_its_end(hand: Stagehand, game: str, device: Device) -> None:
    scene = begin(hand, game)
    heard = set()
    for _ in range(LONG):
        wait_for_turn(hand, scene)
        if hand.top is not scene:
            break
        heard.add(words(scene))
        hand.press(Action.CONFIRM, device=device)
    assert hand.top.name == "lesson_over"
    assert [move for _, move in hand.trace.moves] == [
        deal_of(scene.session).text(move) for _, move in deal_of(scene.session).moves
    ]
    assert len(heard) >= 8
    assert "refuse" not in hand.heard


@every_game
def test_the_mouse_alone_plays_it_to_its_end(hand: Stagehand, game: str) -> None:
    scene = begin(hand, game)
    hand.services.input.last_device = MOUSE
    for _ in range(LONG):
        wait_for_turn(hand, scene)
        if hand.top is not scene:
            break
        hand.wait(0.3)
        focus = scene.person.focus
        if focus.choice is not None:
            at = scene.state.layout.choice(focus.choices.index(focus.choice), len(focus.choices)).center
        else:
            assert focus.card is not None
            spot = scene.view.cards.hand_spot(scene.state.layout, focus.card)
            at = round(spot.x - spot.height * 0.3), round(spot.y - spot.height * 0.35)
        hand.click(at)
    assert hand.top.name == "lesson_over"
    assert "refuse" not in hand.heard


@every_game
def test_the_focus_and_the_words_point_at_the_move(hand: Stagehand, game: str) -> None:
    scene = begin(hand, game)
    while hand.top is scene:
        wanted, deal = scene.session.wanted, deal_of(scene.session)
        assert wanted is not None
        assert words(scene)
        assert scene.person.focus.choice == (None if deal.cards_of(wanted) else wanted)
        if deal.cards_of(wanted):
            assert scene.person.focus.card == deal.cards_of(wanted)[0] == scene.notices.said_of
        while len(deal.moves) == len(deal_of(scene.session).moves) and scene.person.acting:
            confirm(hand)
        wait_for_turn(hand, scene)


def test_the_sentence_stays_as_long_as_the_pupil_thinks(hand: Stagehand) -> None:
    scene = begin(hand, "svoloch")
    before = words(scene)
    hand.wait(60.0, step=0.5)
    assert before and words(scene) == before


def test_a_legal_card_that_is_not_the_one_to_learn_is_answered_by_the_sentence_again(hand: Stagehand) -> None:
    scene = begin(hand, "svoloch")
    sentence = words(scene)
    other = next(card for card in scene.state.hand if code(card) == "KC")
    scene.person.point(card=other)
    hand.press(Action.CONFIRM)
    assert hand.heard[-1] == "refuse"
    assert scene.notices.said_of == other
    assert words(scene) == sentence
    assert not scene.motion.settled
    assert hand.trace.moves == []


def test_a_forbidden_card_is_answered_by_the_rule_and_the_sentence(hand: Stagehand) -> None:
    scene = at_move(hand, "bread", 3)
    sentence = words(scene)
    wrong = next(card for card in scene.state.hand if code(card) == "TH")
    scene.person.point(card=wrong)
    hand.press(Action.CONFIRM)
    assert words(scene) == f"10♥ is not one rank above or below 2♥. {sentence}"
    assert len(deal_of(scene.session).moves) == 3


def test_another_choice_is_answered_by_the_sentence(hand: Stagehand) -> None:
    scene = begin(hand, "bread")
    sentence = words(scene)
    hand.press(Action.LEFT, Action.CONFIRM)
    assert hand.heard[-1] == "refuse"
    assert words(scene) == sentence
    assert hand.trace.moves == []


def test_several_cards_are_chosen_in_order(hand: Stagehand) -> None:
    scene = at_move(hand, "svoloch", 21)
    assert told_codes(scene) == ["AC", "AH"]
    hand.press(Action.CONFIRM)
    assert [code(card) for card in scene.person.focus.chosen] == ["AC"]
    assert code(scene.person.focus.card or 0) == "AH"
    scene.person.point(card=scene.person.focus.chosen[0])
    hand.press(Action.CONFIRM)  # one ace alone would be legal
    assert len(deal_of(scene.session).moves) == 21
    hand.press(Action.HINT, Action.CONFIRM)
    assert hand.trace.moves[-1] == (0, "ACAH")


def test_cards_can_be_dragged_to_the_table(hand: Stagehand) -> None:
    scene = at_move(hand, "svoloch", 21)
    for card in deal_of(scene.session).cards_of(scene.session.wanted or 0):
        hand.wait(0.5)
        spot = scene.view.cards.hand_spot(scene.state.layout, card)
        start = round(spot.x - spot.height * 0.3), round(spot.y - spot.height * 0.35)
        drag(hand, start, scene.view.room.target(scene.state.layout).center)
    assert hand.trace.moves[-1] == (0, "ACAH")


def test_the_hint_says_it_again(hand: Stagehand) -> None:
    scene = begin(hand, "showcase")
    sentence, card = words(scene), scene.person.focus.card
    hand.press(Action.RIGHT)
    scene.notices.clear()
    hand.press(Action.HINT)
    assert (words(scene), scene.person.focus.card) == (sentence, card)


def test_a_move_can_be_taken_back_and_is_told_again(hand: Stagehand) -> None:
    scene = begin(hand, "bread")
    sentence = words(scene)
    hand.press(Action.CONFIRM)
    wait_for_turn(hand, scene)
    assert words(scene) != sentence
    hand.press(Action.UNDO)
    wait_for_turn(hand, scene)
    assert words(scene) == sentence


def test_moves_of_no_interest_go_by_quickly_and_say_so(hand: Stagehand) -> None:
    scene = at_move(hand, "showcase", 29)
    moves = len(hand.trace.moves)
    hand.press(Action.CONFIRM)
    wait_until(hand, lambda: len(hand.trace.moves) > moves + 1)
    assert "quickly" in words(scene)
    hand.wait(9.0)
    assert scene.person.acting
    assert scene.session.sentence.startswith("You have fewer")


@every_game
def test_nothing_of_it_is_kept(hand: Stagehand, game: str) -> None:
    scene = begin(hand, game)
    while hand.top is scene:
        confirm(hand)
        wait_for_turn(hand, scene)
    assert hand.services.store.matches() == []
    assert hand.services.store.last_match() is None
    assert hand.services.store.players() == []


@pytest.mark.parametrize("number", [0, 6, 12])
def test_it_can_be_skipped_at_any_moment(hand: Stagehand, number: int) -> None:
    hand.services.stack.push(TitleScene(hand.services))
    scene = at_move(hand, "bread", number)
    hand.press(Action.CANCEL)
    assert hand.top.name == "lesson_skip"
    hand.press(Action.CANCEL)
    assert hand.top is scene
    wait_for_turn(hand, scene)
    assert words(scene)
    hand.press(Action.CANCEL, Action.RIGHT, Action.RIGHT, Action.CONFIRM)
    assert hand.top.name == "title"


def test_it_can_be_skipped_while_cards_fly(hand: Stagehand) -> None:
    hand.services.stack.push(LessonScene(hand.services, "bread"))
    hand.wait(1.0)
    hand.press(Action.CONFIRM)
    hand.wait(0.5)
    hand.press(Action.CANCEL, Action.RIGHT, Action.CONFIRM)
    assert hand.top.name == "lobby"


def test_the_skip_button_can_be_clicked(hand: Stagehand) -> None:
    scene = begin(hand, "bread")
    places = tool_places(scene.state.tray_kit, scene.state.layout, scene.tools)
    hand.click(next(place.center for tool, place, _ in places if tool.name == "skip"))
    assert hand.top.name == "lesson_skip"


def test_the_buttons_show_the_device_in_use(hand: Stagehand) -> None:
    scene = begin(hand, "bread")
    shown = {}
    for device in (KEYBOARD, PAD, MOUSE):
        hand.services.input.last_device = device
        shown[device] = [(tool.name, tool.glyph) for tool in scene.tools]
    assert ("play", ("keyboard", "Enter")) in shown[KEYBOARD]
    assert ("play", ("xbox", "south")) in shown[PAD]
    assert ("skip", ("mouse", "right")) in shown[MOUSE]


@every_game
def test_a_pupil_made_a_cpu_player_in_the_pause_ended_the_program_so_the_pause_offers_no_seats(
    hand: Stagehand, game: str
) -> None:
    begin(hand, game)
    hand.press(Action.MENU)
    assert isinstance(hand.top, MenuScene)
    names = [item.name for item in hand.top.form.items]
    assert "pause.leave" in names and "pause.seats" not in names


def test_leaving_by_the_pause_does_not_promise_a_saved_match(hand: Stagehand) -> None:
    begin(hand, "bread")
    hand.press(Action.MENU)
    assert hand.top.name == "pause"
    assert isinstance(hand.top, MenuScene)
    leave = next(item for item in hand.top.form.items if item.name == "pause.leave")
    assert isinstance(leave, Button)
    assert leave.detail == "You'll find it in the lobby: Learn to play."


def test_its_end_leads_to_a_match_or_to_the_title(hand: Stagehand) -> None:
    for press, name in ((Action.CONFIRM, "lobby"), (Action.CANCEL, "title")):
        scene = begin(hand, "bread")
        scene.finish()
        hand.press(press)
        assert hand.top.name == name


# The ways to it


@every_game
def test_whoever_chooses_a_game_for_the_first_time_is_offered_to_learn_it(hand: Stagehand, game: str) -> None:
    title = TitleScene(hand.services)
    hand.services.stack.push(title)
    title.form.take_focus(f"title.{game}")
    hand.press(Action.CONFIRM)
    assert hand.top.name == "lesson_offer"
    hand.press(Action.CANCEL, Action.CANCEL)
    assert hand.top is title
    hand.press(Action.CONFIRM)
    assert hand.top.name == "lobby"
    assert hand.services.store.settings.lessons == (game,)
    assert hand.services.store.settings.learnt == ()


def test_confirm_alone_leads_past_the_offer_to_a_match(hand: Stagehand) -> None:
    hand.services.stack.push(TitleScene(hand.services))
    for name in ("lesson_offer", "lobby", "table"):
        hand.press(Action.CONFIRM)
        assert hand.top.name == name
    assert hand.services.store.last_match() is not None


def test_confirm_alone_leads_who_learns_through_the_first_deal_to_a_match(hand: Stagehand) -> None:
    hand.services.store.settings.speed = "off"
    hand.services.stack.push(TitleScene(hand.services))
    hand.press(Action.CONFIRM, Action.RIGHT)
    for _ in range(LONG):
        hand.press(Action.CONFIRM)
        if hand.top.name == "table":
            break
        hand.wait(0.5, LONG_FRAME)
    assert hand.services.store.last_match() is not None
    seen = list(dict.fromkeys(hand.trace.scenes))
    assert seen == ["title", "lobby", "lesson_offer", "lesson", "lesson_aim", "lesson_over", "table"]


def test_the_offer_leads_to_the_lesson(hand: Stagehand) -> None:
    hand.services.stack.push(TitleScene(hand.services))
    hand.press(Action.CONFIRM, Action.RIGHT, Action.CONFIRM)
    assert hand.trace.scenes[-2:] == ["lesson", "lesson_aim"]


def from_the_menu(hand: Stagehand) -> None:
    title = TitleScene(hand.services)
    hand.services.stack.push(title)
    title.form.take_focus("title.lessons")
    hand.press(Action.CONFIRM, Action.RIGHT, Action.CONFIRM)


def from_the_lobby(hand: Stagehand) -> None:
    title = TitleScene(hand.services)
    hand.services.store.settings.lessons = tuple(GAMES)
    hand.services.stack.push(title)
    title.form.take_focus("title.svoloch")
    hand.press(Action.CONFIRM)
    hand.top.form.take_focus("lobby.lesson")  # type: ignore[attr-defined]
    hand.press(Action.CONFIRM)


@pytest.mark.parametrize("way", [from_the_menu, from_the_lobby])
def test_it_can_be_chosen_at_any_time(hand: Stagehand, way: Callable[[Stagehand], None]) -> None:
    way(hand)
    assert hand.top.name == "lesson_aim"
    assert [scene.stage.game for scene in hand.services.stack.scenes if isinstance(scene, LessonScene)] == ["svoloch"]


def test_a_click_into_the_void_says_nothing(hand: Stagehand) -> None:
    scene = begin(hand, "bread")
    before = words(scene)
    hand.services.stack.handle(Pointer("down", (2, 300), button=1))
    hand.services.stack.handle(Pointer("up", (2, 300), button=1))
    assert words(scene) == before


def test_a_first_deal_played_to_its_end_was_forgotten(hand: Stagehand) -> None:
    """The lobby asked again whether it was the first time."""
    scene = begin(hand, "bread")
    scene.finish()
    hand.services.home()
    assert hand.services.store.settings.lessons == ("bread",)
    assert hand.services.store.settings.learnt == ("bread",)
    title = hand.top
    assert isinstance(title, TitleScene)
    title.form.take_focus("title.bread")
    hand.press(Action.CONFIRM)
    assert hand.top.name == "lobby"


def items(hand: Stagehand) -> dict[str, Button]:
    assert isinstance(hand.top, MenuScene)
    return {item.name: item for item in hand.top.form.items if isinstance(item, Button)}


@every_game
def test_it_begins_with_the_aim_and_a_picture_of_it(hand: Stagehand, game: str) -> None:
    hand.services.stack.push(LessonScene(hand.services, game))
    hand.wait(FRAME)
    aim = hand.top
    assert isinstance(aim, MenuScene)
    told = plain(" ".join(widget.text for widget in aim.form.widgets if isinstance(widget, Text)))
    assert plain(hand.services.tr(texts(game).aim)) in told
    assert any(isinstance(widget, Picture) for widget in aim.form.widgets)
    hand.draw()
    hand.press(Action.CANCEL)
    assert hand.top is aim, "pressed before it could be read"
    hand.wait(theme.SUMMARY_GUARD)
    hand.press(Action.CANCEL)
    assert hand.top.name == "lesson"


@every_game
def test_it_ends_with_who_has_won_and_a_fanfare(hand: Stagehand, game: str) -> None:
    scene = begin(hand, game)
    while hand.top is scene:
        confirm(hand)
        wait_for_turn(hand, scene)
    outcome = scene.session.outcome
    assert outcome is not None and outcome.winners == (0,)
    over = hand.top
    assert isinstance(over, LessonOver)
    assert plain(over.title) == "You win the deal!"
    assert plain(texts(game).ended(scene.session.disclosed(), scene.state.voice)) in plain(over.text)
    assert hand.heard.count("lesson_done") == 1 and "place_named" in hand.heard


def test_a_game_that_is_learnt_says_so_and_may_be_learnt_again(hand: Stagehand) -> None:
    hand.services.store.settings.lessons = hand.services.store.settings.learnt = ("bread",)
    hand.services.open(to.Lessons())
    choice = hand.top
    assert isinstance(choice, LessonChoice) and plain(choice.text).endswith("Learnt so far: Bread and Chocolate.")
    hand.services.open(to.Lobby("bread"))
    button = items(hand)["lobby.lesson"]
    assert button.icon == "check" and button.hint.startswith("You have learnt")
    button.act()
    hand.wait(FRAME)
    assert hand.top.name == "lesson_aim"
