from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from game.input.actions import Action, Device, Typed
from game.rules import GAMES
from game.scenes.core.seat_settings import person
from game.scenes.lobby.lobby import LobbyScene
from game.scenes.lobby.name_entry import NameScene
from game.scenes.table.table import TableScene
from game.store import Lobby, LobbySeat
from game.store.names import MAX_LENGTH
from game.texts.characters import CPU_NAMES, TEMPER_SENTENCES, temper_of
from game.view.widgets.base import Attention
from game.view.widgets.button import Button
from game.view.widgets.rows import ChoiceRow
from game.view.widgets.seat_card import EmblemChoice, SeatMark
from tests.look import fill
from tests.scenes.screens import SCREENS
from tests.scenes.tables import match_of
from tests.stagehand import Stagehand

PLAYERS = GAMES["bread"].PLAYERS


@pytest.fixture
def lobby(hand: Stagehand) -> LobbyScene:
    return enter(hand)


def enter(hand: Stagehand) -> LobbyScene:
    scene = LobbyScene(hand.services, "bread")
    hand.services.stack.push(scene)
    return scene


def names(scene: LobbyScene) -> list[str]:
    return [widget.name for widget in scene.form.items]


def use(hand: Stagehand, scene: LobbyScene, item: str, *actions: Action) -> None:
    scene.form.take_focus(item)
    hand.press(*actions)


def type_name(hand: Stagehand, scene: LobbyScene, seat: int, text: str) -> None:
    use(hand, scene, f"lobby.name{seat}", Action.CONFIRM)
    for _ in range(MAX_LENGTH + 1):
        hand.services.stack.handle(Typed("\b"))
    hand.services.stack.handle(Typed(text))
    hand.press(Action.CONFIRM)


def test_start_is_focused(lobby: LobbyScene) -> None:
    assert lobby.form.focus == "lobby.start"


def test_one_person_and_cpu_players_sit_down(lobby: LobbyScene) -> None:
    assert [seat.cpu is None for seat in lobby.plan.seats] == [True, False, False]


def test_seats_are_added_up_to_the_most_and_removed_down_to_the_fewest(hand: Stagehand, lobby: LobbyScene) -> None:
    while "lobby.add" in names(lobby):
        use(hand, lobby, "lobby.add", Action.CONFIRM)
    assert len(lobby.plan.seats) == PLAYERS[-1]
    assert lobby.form.focused is not None
    while "lobby.remove1" in names(lobby):
        use(hand, lobby, "lobby.remove1", Action.CONFIRM)
    assert len(lobby.plan.seats) == PLAYERS[0]
    assert lobby.form.focused is not None


def test_levels_go_round(hand: Stagehand, lobby: LobbyScene) -> None:
    use(hand, lobby, "lobby.level1", Action.RIGHT)
    assert lobby.plan.seats[1].cpu == "hard"
    hand.press(Action.RIGHT)
    assert lobby.plan.seats[1].cpu is None
    hand.press(Action.RIGHT)
    assert lobby.plan.seats[1].cpu == "random"
    hand.press(Action.LEFT, Action.LEFT)
    assert lobby.plan.seats[1].cpu == "hard"


def test_a_click_on_an_arrow_of_a_choice_goes_that_way(hand: Stagehand, lobby: LobbyScene) -> None:
    row = next(widget for widget in lobby.form.items if widget.name == "lobby.length")
    assert isinstance(row, ChoiceRow)
    place = row.control(lobby.kit, lobby.form.place(row))
    hand.click((place.left + 4, place.centery))
    assert lobby.plan.length == "1"
    hand.click((place.right - 4, place.centery))
    hand.click((place.right - 4, place.centery))
    assert lobby.plan.length == "5"


def test_house_rules_change_and_are_reset(hand: Stagehand, lobby: LobbyScene) -> None:
    assert "lobby.reset" not in names(lobby)
    use(hand, lobby, "lobby.must_play", Action.CONFIRM)
    use(hand, lobby, "lobby.refills", Action.RIGHT)
    assert lobby.plan.options["must_play"] is False
    use(hand, lobby, "lobby.rounds", Action.RIGHT)
    assert (lobby.plan.options["refills"], lobby.plan.options["rounds"]) == (1, 16)
    use(hand, lobby, "lobby.reset", Action.CONFIRM)
    assert lobby.plan.options == lobby.plan.default_options
    assert lobby.form.focused is not None


def test_every_house_rule_says_what_it_means(lobby: LobbyScene) -> None:
    for option in GAMES["bread"].OPTIONS:
        row = next(widget for widget in lobby.form.items if widget.name == f"lobby.{option.key}")
        assert row.hint.endswith(".")


def test_the_match_is_as_planned(hand: Stagehand, lobby: LobbyScene) -> None:
    type_name(hand, lobby, 0, "Анна")
    use(hand, lobby, "lobby.level2", Action.LEFT)
    use(hand, lobby, "lobby.dealer", Action.RIGHT, Action.RIGHT)
    use(hand, lobby, "lobby.corner", Action.CONFIRM)
    while lobby.plan.length != "two_rounds":
        use(hand, lobby, "lobby.length", Action.RIGHT)
    use(hand, lobby, "lobby.start", Action.CONFIRM)
    assert isinstance(hand.top, TableScene)
    match = match_of(hand.top.session)
    assert [(seat.name, seat.cpu) for seat in match.seats] == [("Анна", None), ("Archie", "normal"), ("Bella", "easy")]
    assert match.deals == 6
    assert match.deal.dealer == 1
    assert match.options["corner"] is True


def test_the_lobby_is_remembered_when_it_is_left(stage: type[Stagehand], tmp_path: Path) -> None:
    first = stage(folder=tmp_path)
    scene = enter(first)
    type_name(first, scene, 1, "Ludmila")
    use(first, scene, "lobby.add", Action.CONFIRM)
    use(first, scene, "lobby.corner", Action.CONFIRM)
    scene.leave()
    first.services.store.close()

    second = stage(folder=tmp_path)
    again = enter(second)
    assert again.plan.as_lobby() == scene.plan.as_lobby()


def test_nothing_is_written_when_nothing_was_changed_since(hand: Stagehand, lobby: LobbyScene) -> None:
    lobby.leave()
    before = hand.services.store.settings.lobbies["bread"]
    lobby.leave()
    assert hand.services.store.settings.lobbies["bread"] is before


@pytest.mark.parametrize("text", ["\x00", "\ud800", "\u200b\u200d", "   ", ""])
def test_a_name_that_shows_nothing_becomes_the_colour_and_shape(hand: Stagehand, lobby: LobbyScene, text: str) -> None:
    type_name(hand, lobby, 0, text)
    assert lobby.plan.seats[0].name == ""
    hand.draw()
    labels = [
        label.text
        for widget in lobby.form.widgets
        if widget.name == "lobby.name0"
        for label in widget.labels(lobby.kit, widget.rect, Attention())
    ]
    assert labels == ["Gold circle"]


def test_a_name_is_cleaned_and_cut(hand: Stagehand, lobby: LobbyScene) -> None:
    type_name(hand, lobby, 0, "  Anna \t  Maria\u0301\u202e of the long long name")
    assert lobby.plan.seats[0].name == "Anna Mari\u00e1 of th"
    hand.draw()


def test_the_same_name_twice_is_told_apart(hand: Stagehand, lobby: LobbyScene) -> None:
    type_name(hand, lobby, 0, "ABCDEFGHIJKLMNOP")
    type_name(hand, lobby, 1, "abcdefghijklmnop")
    type_name(hand, lobby, 2, "ABCDEFGHIJKLMNOP")
    assert [seat.name for seat in lobby.plan.seats] == ["ABCDEFGHIJKLMNOP", "abcdefghijklmn 2", "ABCDEFGHIJKLMN 3"]


def test_earlier_players_are_offered_first(hand: Stagehand) -> None:
    fill(hand.services.store, 4)
    scene = enter(hand)
    use(hand, scene, "lobby.name0", Action.CONFIRM)
    assert isinstance(hand.top, NameScene)
    hand.press(Action.DOWN)
    offered = hand.top.form.focus
    assert offered.startswith("name.player")
    chosen = hand.top.offered[int(offered.removeprefix("name.player"))]
    hand.press(Action.CONFIRM)
    assert scene.plan.seats[0].name == chosen


def test_cancel_leaves_the_name_alone(hand: Stagehand, lobby: LobbyScene) -> None:
    use(hand, lobby, "lobby.name1", Action.CONFIRM, Action.CANCEL)
    assert hand.top is lobby
    assert lobby.plan.seats[1].name == "Archie"
    assert lobby.form.focus == "lobby.name1"


def test_a_lobby_of_another_version_is_taken_as_far_as_it_goes(hand: Stagehand) -> None:
    hand.services.store.settings.lobbies["bread"] = Lobby(
        (LobbySeat("Anna", "hard"), LobbySeat("Anna", "genius"), LobbySeat("", None)),
        {"corner": True, "refills": 99, "gone": 1},
        "for ever",
        7,
    )
    plan = enter(hand).plan
    assert [(seat.name, seat.cpu) for seat in plan.seats] == [
        ("Anna", None),
        ("Anna 2", "normal"),
        ("Archie", "normal"),
    ]
    assert plan.options == {**plan.default_options, "corner": True}
    assert plan.length == "3"
    assert plan.dealer is None
    hand.press(Action.CONFIRM)
    assert isinstance(hand.top, TableScene)


@pytest.mark.parametrize(
    ("then", "rounds", "refills"),
    [
        ({"corner": True, "refills": 3}, 12, "unlimited"),
        ({"corner": True, "refills": 6}, "unlimited", 6),
        ({"corner": True, "refills": 3, "rounds": 24}, 24, 3),
        ({"corner": True, "refills": 6, "rounds": 99}, 12, 6),
    ],
)
def test_who_played_as_was_usual_before_there_were_rounds_plays_as_is_usual_now(
    hand: Stagehand, then: dict[str, bool | int | str], rounds: int | str, refills: int | str
) -> None:
    hand.services.store.settings.lobbies["bread"] = Lobby((), then)
    plan = enter(hand).plan
    assert plan.options == {**plan.default_options, "corner": True, "rounds": rounds, "refills": refills}


def test_what_another_version_chose_in_a_lobby_is_remembered_beside_what_is_chosen_now(hand: Stagehand) -> None:
    lobbies = hand.services.store.settings.lobbies
    seats = (LobbySeat("Anna", unknown={"lamp": "green"}), LobbySeat("Boris", "hard"))
    lobbies["bread"] = Lobby(seats, {"wild": 12, "corner": False}, unknown={"table": "oak"})
    scene = enter(hand)
    use(hand, scene, "lobby.corner", Action.CONFIRM)
    scene.leave()
    assert (lobbies["bread"].options["wild"], lobbies["bread"].options["corner"]) == (12, True)
    assert lobbies["bread"].unknown == {"table": "oak"}
    assert lobbies["bread"].seats[0].unknown == {"lamp": "green"}


def test_a_removed_dealer_leaves_it_to_the_lot_and_others_keep_the_deal(hand: Stagehand, lobby: LobbyScene) -> None:
    lobby.plan.dealer = 2
    lobby.plan.remove_seat(1)
    assert lobby.plan.dealer == 1
    lobby.plan.remove_seat(1)
    assert lobby.plan.dealer is None


def test_the_focus_stays_on_adding_until_the_table_is_full(hand: Stagehand, lobby: LobbyScene) -> None:
    use(hand, lobby, "lobby.add", Action.CONFIRM)
    assert lobby.form.focus == "lobby.add"
    hand.press(Action.CONFIRM)
    assert lobby.form.focus == f"lobby.name{PLAYERS[-1] - 1}"


def test_after_a_seat_is_removed_its_neighbour_has_the_focus(hand: Stagehand, lobby: LobbyScene) -> None:
    use(hand, lobby, "lobby.add", Action.CONFIRM)
    use(hand, lobby, "lobby.remove3", Action.CONFIRM)
    assert lobby.form.focus == "lobby.remove2"
    hand.press(Action.CONFIRM)
    assert lobby.form.focus == "lobby.name1"


def test_cpu_names_that_nobody_changed_follow_the_language(hand: Stagehand, lobby: LobbyScene) -> None:
    type_name(hand, lobby, 2, "Ludmila")
    use(hand, lobby, "lobby.name1", Action.CONFIRM)
    hand.press(Action.CONFIRM)  # done, with the name as it was
    hand.services.change(language="ru")
    shown = {widget.name: widget.text for widget in lobby.form.items if isinstance(widget, Button)}
    assert shown["lobby.name1"] == "Аркадий"
    assert shown["lobby.name2"] == "Ludmila"


# The characters of CPU players


def hint_of(scene: LobbyScene, item: str) -> str:
    return next(widget for widget in scene.form.items if widget.name == item).hint


def test_the_name_of_a_cpu_player_tells_its_temper_unless_somebody_gave_it(hand: Stagehand, lobby: LobbyScene) -> None:
    assert hint_of(lobby, "lobby.name1") == TEMPER_SENTENCES["bold"]
    use(hand, lobby, "lobby.level1", Action.LEFT)
    assert lobby.plan.seats[1].cpu == "easy"  # at which moves are not weighed
    assert hint_of(lobby, "lobby.name1") == "Change the name"
    type_name(hand, lobby, 2, "Ludmila")
    assert hint_of(lobby, "lobby.name2") == "Change the name"


def test_a_full_table_has_cpu_players_of_every_temper(lobby: LobbyScene) -> None:
    while lobby.plan.can_add:
        lobby.add_seat()
    tempers = [temper_of(seat.name, seat.cpu) for seat in lobby.plan.seats[1:]]
    assert tempers[:3] == ["bold", "tidy", "cautious"]
    assert None not in tempers


def test_another_character_is_chosen_for_a_seat(stage: type[Stagehand]) -> None:
    hand = stage(language="ru")
    scene = enter(hand)
    use(hand, scene, "lobby.name1", Action.CONFIRM)
    assert isinstance(hand.top, NameScene)
    offers = [widget for widget in hand.top.form.items if widget.name.startswith("name.player")]
    assert [(offer.text, offer.icon, offer.detail) for offer in offers if isinstance(offer, Button)] == [
        ("Виктор", "cautious", "осторожность"),
        ("Галина", "bold", "азарт"),
        ("Денис", "tidy", "порядок"),
    ]
    hand.top.form.take_focus("name.player0")
    hand.press(Action.CONFIRM)
    assert scene.plan.seats[1].name == "Victor"  # as records have it, in whatever language
    scene.start()
    assert isinstance(hand.top, TableScene)
    assert [hand.top.session.temper(seat) for seat in range(3)] == [None, "cautious", "tidy"]


def test_a_character_is_called_by_its_name_in_the_language_in_use(stage: type[Stagehand]) -> None:
    hand = stage(language="ru")
    scene = enter(hand)
    type_name(hand, scene, 1, "Элеонора")
    assert scene.plan.seats[1].name == "Eleanor"
    type_name(hand, scene, 0, "Виктор")
    assert scene.plan.seats[0].name == "Виктор"  # a person is called what he says


def test_cpu_players_who_show_no_temper_are_offered_without(hand: Stagehand, lobby: LobbyScene) -> None:
    use(hand, lobby, "lobby.level1", Action.LEFT)
    use(hand, lobby, "lobby.name1", Action.CONFIRM)
    offers = [widget for widget in hand.top.form.items if widget.name.startswith("name.player")]  # type: ignore[attr-defined]
    assert [(offer.text, offer.icon, offer.detail) for offer in offers] == [
        ("Victor", "", ""),
        ("Grace", "", ""),
        ("Dennis", "", ""),
    ]


@pytest.mark.parametrize("size", [(960, 540), (1024, 768), (1920, 1080)])
def test_six_seats_took_two_rows(stage: Callable[..., Stagehand], size: tuple[int, int]) -> None:
    hand = stage(size=size)
    scene = SCREENS["full lobby of svoloch"](hand)
    hand.services.stack.push(scene)
    cards = [widget for widget in scene.form.widgets if isinstance(widget, SeatMark | EmblemChoice)]
    assert len(cards) == 6
    assert len({card.rect.top for card in cards}) == 1


def test_a_person_chooses_an_emblem_and_keeps_it_by_name(hand: Stagehand, lobby: LobbyScene) -> None:
    use(hand, lobby, "lobby.emblem0", Action.RIGHT, Action.RIGHT)
    choice = next(item for item in lobby.form.items if isinstance(item, EmblemChoice))
    assert choice.faces[choice.index] == "cat" and "Cat" in choice.hint
    type_name(hand, lobby, 0, "Anna")
    assert person(hand.services.store.settings, 0, "Anna").emblem == "cat"
    use(hand, lobby, "lobby.emblem0", Action.LEFT, Action.LEFT, Action.LEFT)
    assert person(hand.services.store.settings, 0, "Anna").emblem == "rocket"
    assert person(hand.services.store.settings, 0, "").emblem == "cat"


def test_cpu_players_show_their_own_faces(lobby: LobbyScene) -> None:
    marks = [widget for widget in lobby.form.widgets if isinstance(widget, SeatMark)]
    assert [mark.face for mark in marks] == ["archie", "bella"]


def test_a_character_sat_here_twice_after_the_language_had_changed(hand: Stagehand) -> None:
    hand.services.store.settings.lobbies["bread"] = Lobby(
        (
            LobbySeat("Anna"),
            LobbySeat("Archie", "normal"),
            LobbySeat("Аркадий", "normal"),
            LobbySeat("Archie 2", "easy"),
        )
    )
    called = [seat.name for seat in enter(hand).plan.seats[1:]]
    assert set(called) <= set(CPU_NAMES) and len(set(called)) == 3


def test_a_cpu_player_named_as_in_another_language_is_that_character(hand: Stagehand, lobby: LobbyScene) -> None:
    type_name(hand, lobby, 2, "галина")
    assert lobby.plan.seats[2].name == "Grace"
    type_name(hand, lobby, 2, "Archie")
    assert lobby.plan.seats[2].name not in ("Archie", "Archie 2")


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_lobby_of_two_scrolled_for_a_line(stage: Callable[..., Stagehand], language: str) -> None:
    hand = stage((1920, 1080), language)
    scene = LobbyScene(hand.services, "showcase")
    hand.services.stack.push(scene)
    assert all(widget.area.spare == 0 for widget in scene.form.widgets if widget.area)


SIZES = [(960, 540), (1280, 720), (1920, 1080), (2560, 1080), (3840, 2160)]


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("game", GAMES)
def test_the_lobby_of_two_people_was_sliced_at_its_edge(
    stage: Callable[..., Stagehand], game: str, language: str
) -> None:
    hand = stage(language=language)
    scene = LobbyScene(hand.services, game)
    scene.people.join(Device("1", "xbox"))
    hand.services.stack.push(scene)
    for size in SIZES:
        hand.resize(size)
        assert [widget.name for widget in scene.form.widgets if widget.area and widget.area.spare] == [], size
