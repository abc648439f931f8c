from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from game.input.actions import Action, Typed
from game.rules import replay
from game.rules.match import Match, SeatInfo
from game.scenes.after.replay import ReplayScene
from game.scenes.home.match_details import MatchScene
from game.scenes.home.scores import ScoresScene
from game.scenes.menus.notice import NoticeScene
from game.scenes.table.table import TableScene
from game.store import Store
from game.view.widgets.base import Attention
from game.view.widgets.table_row import TableRow
from tests.look import fill, play_on
from tests.scenes.tables import match_of
from tests.scenes.texts_on_screen import overlapping, seen, torn
from tests.stagehand import Stagehand
from tests.words import plain


def opened(hand: Stagehand, matches: int = 7) -> ScoresScene:
    fill(hand.services.store, matches)
    scene = ScoresScene(hand.services)
    hand.services.stack.push(scene)
    return scene


def texts_of(scene: ScoresScene | MatchScene) -> list[str]:
    labels = [widget.labels(scene.kit, widget.rect, Attention()) for widget in scene.form.widgets]
    return [plain(label.text) for of_widget in labels for label in of_widget]


def details(hand: Stagehand, session: bool = False) -> MatchScene:
    opened(hand)
    row = next(row for row in hand.services.store.matches() if row.running is session)
    scene = MatchScene(hand.services, row.id)
    hand.services.stack.push(scene)
    return scene


def choose(hand: Stagehand, item: str) -> None:
    form = hand.top.form  # type: ignore[attr-defined]
    form.take_focus(item)
    assert form.focus == item
    hand.press(Action.CONFIRM)


def test_without_matches_it_says_so(hand: Stagehand) -> None:
    scene = opened(hand, 0)
    assert "No match has been played yet. The first one will be written here." in texts_of(scene)
    hand.press(Action.PAGE_DOWN)
    assert "Only players with a name of their own are counted here. Names are given in the lobby." in texts_of(scene)
    assert scene.form.focused is not None


def test_matches_are_listed_the_last_one_first(hand: Stagehand) -> None:
    scene = opened(hand)
    rows = [widget.name for widget in scene.form.items if widget.name.startswith("scores.match")]
    assert rows == [f"scores.match{row.id}" for row in hand.services.store.matches()]
    assert scene.form.focus == rows[0]
    assert "in progress: 0 of 1 deals" in texts_of(scene)


def test_players_have_their_wins_best_and_average(hand: Stagehand) -> None:
    scene = opened(hand)
    hand.press(Action.PAGE_DOWN)
    score = next(score for score in hand.services.store.scores() if score.player.name == "Анна")
    shown = texts_of(scene)
    assert f"{score.matches_won} of {score.matches}" in shown
    assert f"{score.deals_won} of {score.deals}" in shown
    assert str(score.best) in shown
    assert f"{score.average:.1f}" in shown


def test_a_russian_average_has_a_comma(stage: type[Stagehand]) -> None:
    hand = stage(language="ru")
    scene = opened(hand)
    hand.press(Action.PAGE_DOWN)
    score = next(score for score in hand.services.store.scores() if score.player.name == "Анна")
    assert f"{score.average:.1f}".replace(".", ",") in texts_of(scene)


def test_a_match_shows_its_deals_and_totals(hand: Stagehand) -> None:
    scene = details(hand)
    assert scene.match is not None
    shown = texts_of(scene)
    for outcome in scene.match.outcomes:
        assert all(str(points) in shown for points in outcome.points)
    assert all(str(points) in shown for points in scene.match.totals())


def test_a_rematch_is_played_by_the_same_people(hand: Stagehand) -> None:
    scene = details(hand)
    assert scene.match is not None
    old = scene.match
    hand.press(Action.CONFIRM)
    assert isinstance(hand.top, TableScene)
    new = match_of(hand.top.session)
    assert (new.game, new.seats, new.deals, new.options) == (old.game, old.seats, old.deals, old.options)
    assert new.outcomes == []


def test_a_match_in_progress_is_played_on(hand: Stagehand) -> None:
    scene = details(hand, session=True)
    hand.press(Action.CONFIRM)
    assert isinstance(hand.top, TableScene)
    assert hand.top.session.id == scene.match_id


def test_a_finished_deal_is_watched_again(hand: Stagehand) -> None:
    details(hand)
    choose(hand, "match.deal1")
    assert isinstance(hand.top, ReplayScene)


def test_a_deal_is_saved_to_a_file_that_replays_and_none_is_overwritten(stage: type[Stagehand], tmp_path: Path) -> None:
    hand = stage(folder=tmp_path)
    scene = details(hand)
    paths = []
    for _ in range(3):
        choose(hand, "match.save1")
        assert isinstance(hand.top, NoticeScene)
        paths.append(Path(hand.top.text))
        hand.press(Action.CONFIRM)
        assert hand.top is scene
    assert len(set(paths)) == 3
    assert scene.match is not None
    for path in paths:
        assert replay(json.loads(path.read_text(encoding="utf-8"))).outcome == scene.match.outcomes[0]


def test_a_file_in_place_of_the_folder_is_told_and_does_not_hang(stage: type[Stagehand], tmp_path: Path) -> None:
    hand = stage(folder=tmp_path)
    details(hand)
    (tmp_path / "records").write_text("in the way", encoding="utf-8")
    choose(hand, "match.save1")
    assert isinstance(hand.top, NoticeScene)
    assert hand.top.title == "Not saved"


def player(hand: Stagehand, name: str) -> None:
    """Open the box of a player of the scores."""
    hand.press(Action.PAGE_DOWN)
    found = next(player for player in hand.services.store.players() if player.name == name)
    form = hand.top.form  # type: ignore[attr-defined]
    choose(hand, next(widget.name for widget in form.items if widget.name.startswith(f"scores.player{found.id}")))


def test_a_player_is_renamed_everywhere(hand: Stagehand) -> None:
    scene = opened(hand)
    player(hand, "Boris")
    choose(hand, "player.rename")
    for letter in "\b\b\b\b\b":
        hand.services.stack.handle(Typed(letter))
    hand.services.stack.handle(Typed("Bob"))
    hand.press(Action.CONFIRM)
    assert hand.top is scene
    assert "Bob" in [person.name for person in hand.services.store.players()]
    assert "Bob" in texts_of(scene)


@pytest.mark.parametrize("name", ["Анна", ""])
def test_a_name_taken_or_empty_is_refused_in_words(hand: Stagehand, name: str) -> None:
    opened(hand)
    player(hand, "Boris")
    choose(hand, "player.rename")
    for letter in "\b\b\b\b\b":
        hand.services.stack.handle(Typed(letter))
    hand.services.stack.handle(Typed(name))
    hand.press(Action.CONFIRM)
    assert isinstance(hand.top, NoticeScene)
    assert "Boris" in [person.name for person in hand.services.store.players()]


def test_a_player_is_removed_only_when_that_is_confirmed(hand: Stagehand) -> None:
    scene = opened(hand)
    player(hand, "Boris")
    choose(hand, "player.remove")
    hand.press(Action.CONFIRM)  # the way back is focused
    assert "Boris" in [person.name for person in hand.services.store.players()]
    choose(hand, "player.remove")
    choose(hand, "confirm.deed")
    assert hand.top is scene
    assert "Boris" not in [person.name for person in hand.services.store.players()]
    assert scene.form.focused is not None
    assert len(hand.services.store.matches()) == 7


def test_a_match_that_has_gone_says_so(hand: Stagehand) -> None:
    scene = opened(hand, 2)
    for row in hand.services.store.matches():
        hand.services.store.remove_match(row.id)
    hand.press(Action.CONFIRM)
    assert isinstance(hand.top, MatchScene)
    assert "This match cannot be read any more." in texts_of(hand.top)
    hand.press(Action.CANCEL)
    assert hand.top is scene


def test_the_players_are_told_which_deals_count_for_whom_and_for_what(hand: Stagehand) -> None:
    scene = opened(hand)
    rules = (
        "Deals with a move taken back do not count for best and average.",
        "A deal counts for who had the seat at its end, a match for who played most of its deals there.",
    )
    assert not any(rule in text for rule in rules for text in texts_of(scene))
    hand.press(Action.PAGE_DOWN)
    assert all(any(rule in text for text in texts_of(scene)) for rule in rules)


@pytest.mark.parametrize("session", [True, False])
def test_a_match_is_removed_only_when_that_is_confirmed(hand: Stagehand, session: bool) -> None:
    scene = details(hand, session)
    choose(hand, "match.remove")
    hand.press(Action.CONFIRM)  # the way back is focused
    assert hand.top is scene
    assert scene.match_id in [row.id for row in hand.services.store.matches()]
    choose(hand, "match.remove")
    choose(hand, "confirm.deed")
    assert isinstance(hand.top, ScoresScene)
    assert scene.match_id not in [row.id for row in hand.services.store.matches()]
    assert hand.top.form.focused is not None


def test_a_box_over_a_match_has_the_colours_of_its_game(stage: type[Stagehand], tmp_path: Path) -> None:
    hand = stage(folder=tmp_path)
    scene = details(hand)
    choose(hand, "match.save1")
    assert isinstance(hand.top, NoticeScene)
    assert hand.top.palette == scene.palette


def test_a_match_with_odd_values_ended_the_program_in_the_scores(hand: Stagehand, tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        fill(store, 3)
        good, *odd = [row.id for row in store.matches()]
    with closing(sqlite3.connect(tmp_path / "koloda.sqlite3")) as db, db:
        db.execute("UPDATE matches SET game = '../x' WHERE id = ?", (odd[0],))
        db.execute("UPDATE matches SET changed = 1e18 WHERE id = ?", (odd[1],))
    with Store.open(tmp_path) as hand.services.store:
        scene = opened(hand, 0)
        rows = [widget.name for widget in scene.form.items if widget.name.startswith("scores.match")]
        assert set(rows) == {f"scores.match{match_id}" for match_id in (good, *odd)}
        assert {"damaged", "a game that this version does not know"} <= set(texts_of(scene))
        hand.press(Action.PAGE_DOWN)
        assert scene.tab == "players"


@pytest.fixture
def of_a_later_version(stage: type[Stagehand], tmp_path: Path) -> Stagehand:
    """The last match is played by a CPU player of a level that there is not."""
    with Store.open(tmp_path) as store:
        fill(store, 3)
    with closing(sqlite3.connect(tmp_path / "koloda.sqlite3")) as db, db:
        db.execute(
            "UPDATE matches SET state = replace(state, '\"easy\"', '\"grandmaster\"') WHERE id = ?",
            db.execute("SELECT id FROM matches ORDER BY changed DESC, id DESC").fetchone(),
        )
    return stage(folder=tmp_path)


def test_a_match_that_cannot_be_read_is_listed_in_grey_with_the_reason(of_a_later_version: Stagehand) -> None:
    scene = opened(of_a_later_version, 0)
    odd, good, *_ = (item for item in scene.form.items if isinstance(item, TableRow))
    assert [cell.text for cell in odd.cells][1:] == [
        "Bread and Chocolate",
        "Clementine, Victor",
        "a CPU player that this version does not know",
    ]
    assert all(cell.soft for cell in odd.cells)
    assert not all(cell.soft for cell in good.cells)


def test_a_match_that_cannot_be_read_says_why_and_can_only_be_removed(of_a_later_version: Stagehand) -> None:
    hand = of_a_later_version
    scores = opened(hand, 0)
    hand.press(Action.CONFIRM)
    scene = hand.top
    assert isinstance(scene, MatchScene)
    why = "This match cannot be read: a CPU player that this version does not know. It is kept as it is."
    assert why in texts_of(scene)
    assert {item.name for item in scene.form.items} == {"match.back", "match.remove"}
    hand.press(Action.CONFIRM)
    choose(hand, "confirm.deed")
    assert hand.top is scores
    assert scene.match_id not in [row.id for row in hand.services.store.matches()]


def test_a_level_of_another_version_is_shown_in_a_replay_as_it_is(hand: Stagehand) -> None:
    record = json.loads(json.dumps(details(hand).records[0]))
    record["seats"][1]["cpu"] = "grandmaster"
    hand.services.stack.push(ReplayScene(hand.services, [record]))
    hand.press(Action.RIGHT)
    assert hand.top.facts().seats[1].cpu == "grandmaster"  # type: ignore[attr-defined]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_names_of_six_seats_were_broken_inside_in_the_details_of_a_match(hand: Stagehand, language: str) -> None:
    names = ("Anna", "Ширинкина-Вайсма", "", "Константин", "Анна-Мария Ивано", "Maximiliane K.")
    match = Match("svoloch", [SeatInfo(name, "normal" if seat else None) for seat, name in enumerate(names)], 1, seed=7)
    play_on(match, "random")
    hand.services.store.save_match(match)
    hand.services.change(language=language)
    scene = MatchScene(hand.services, hand.services.store.matches()[0].id)
    hand.services.stack.push(scene)
    for text_size in (1.0, 2.0):
        hand.services.change(text_size=text_size)
        assert not torn(scene)
        assert not overlapping(scene)
        for name in ("match.total", "match.deal1"):
            scene.form.take_focus(name)
            told = max((text for text, _ in seen(scene)), key=len)
            assert all(seat in told for seat in names)


def test_a_list_had_no_room_left_beside_what_is_said_of_it(stage: Callable[..., Stagehand]) -> None:
    hand = stage((960, 540), "ru", text_size=2.0)
    fill(hand.services.store, 7)
    scene = ScoresScene(hand.services)
    scene.tab = "players"
    hand.services.stack.push(scene)
    row = next(widget for widget in scene.form.items if widget.name.startswith("scores.player"))
    assert row.area and row.area.view.height >= row.rect.height
    hand.draw()
