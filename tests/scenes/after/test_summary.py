"""What a deal and a match have brought."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame
import pytest

from game.input.actions import Action
from game.rules import replay
from game.rules.match import Match, SeatInfo
from game.scenes.after.replay import ReplayScene
from game.scenes.after.summary import SummaryScene
from game.scenes.table.attract import AttractScene
from game.scenes.table.table import TableScene
from game.session import remarks
from game.session.match_session import MatchSession
from game.texts.characters import portrait_of
from game.texts.lines import lines
from game.view.core import theme
from game.view.core.theme import SMALL
from game.view.honours.confetti import Confetti
from game.view.honours.podium import on_podium
from game.view.widgets.base import Attention
from game.view.widgets.button import Text
from game.view.widgets.seat_result import ResultHead, SeatResult
from tests.look import play_on
from tests.scenes.tables import deal_of, match, match_of, wait_until
from tests.scenes.texts_on_screen import overlapping, seen, torn
from tests.stagehand import Stagehand
from tests.words import plain


def play_out(session: MatchSession) -> MatchSession:
    """The running deal, played to its end by its first legal moves."""
    while session.to_move is not None:
        session.play(deal_of(session).legal_moves()[-1])
    return session


def summary(hand: Stagehand, deals: int = 1, players: int = 3) -> SummaryScene:
    session = play_out(MatchSession.start(hand.services.store, match(players, deals=deals)))
    scene = SummaryScene(hand.services, session)
    hand.services.stack.push(scene)
    hand.wait(theme.SUMMARY_GUARD)
    return scene


def shown_rows(scene: SummaryScene) -> list[SeatResult]:
    return [widget for widget in scene.form.widgets if isinstance(widget, SeatResult)]


def test_points_cards_and_winners_are_shown(hand: Stagehand) -> None:
    scene = summary(hand, deals=2)
    outcome = deal_of(scene.session).outcome
    assert outcome is not None
    rows = shown_rows(scene)
    assert [row.place for row in rows] == sorted(scene.session.match_places()), "the best on top"
    rows.sort(key=lambda row: row.seat)
    assert [row.points for row in rows] == [str(points) for points in outcome.points]
    assert [len(row.cards) for row in rows] == list(outcome.cards_left)
    assert [row.seat for row in rows if row.won] == list(outcome.winners)
    assert {row.sign for row in rows} == {"trophy" if scene.session.over else "star"}


def test_the_next_deal_is_dealt_by_the_next_seat(hand: Stagehand) -> None:
    scene = summary(hand, deals=2)
    dealer = deal_of(scene.session).dealer
    hand.press(Action.CONFIRM)
    table = hand.top
    assert isinstance(table, TableScene)
    assert table.session is scene.session
    assert deal_of(table.session).dealer == (dealer + 1) % 3


def test_a_finished_deal_is_in_the_store(hand: Stagehand) -> None:
    scene = summary(hand, deals=2)
    assert scene.session.id is not None
    (record,) = hand.services.store.records(scene.session.id)
    assert replay(record).outcome == deal_of(scene.session).outcome


def test_after_the_match_a_rematch_has_the_same_seats_and_rules(hand: Stagehand) -> None:
    scene = summary(hand)
    hand.press(Action.CONFIRM)
    table = hand.top
    assert isinstance(table, TableScene)
    again = match_of(table.session)
    assert (again.seats, again.options, again.deals) == (
        match_of(scene.session).seats,
        match_of(scene.session).options,
        match_of(scene.session).deals,
    )
    assert table.session.id != scene.session.id


def test_who_leaves_between_two_deals_finds_the_summary_again(hand: Stagehand) -> None:
    scene = summary(hand, deals=2)
    hand.press(Action.CANCEL)
    assert hand.top.name == "title"
    assert scene.session.id is not None
    table = TableScene(hand.services, MatchSession.resume(hand.services.store, scene.session.id))
    hand.services.stack.push(table)
    wait_until(hand, lambda: hand.top.name == "summary")


@pytest.mark.parametrize("deals", [1, 2])
@pytest.mark.parametrize("calm", [False, True])
def test_confetti_falls_for_whoever_won_the_match_and_for_a_person_who_won_a_deal(
    hand: Stagehand, calm: bool, deals: int
) -> None:
    hand.services.store.settings.reduced_motion = calm
    seen = set()
    for seed in range(50):
        session = play_out(MatchSession(match(3, seed=seed, deals=deals)))
        outcome = session.outcome
        assert outcome is not None
        won = 0 in outcome.winners
        scene = SummaryScene(hand.services, session)
        assert (scene.confetti is not None) == ((won or session.over) and not calm)
        seen.add(won)
        if seen == {False, True}:
            break
    hand.services.stack.push(scene)
    hand.wait(1.0)
    hand.draw()
    hand.wait(10)
    assert not scene.moving


def test_the_page_under_the_confetti_is_the_one_of_now(hand: Stagehand) -> None:
    scene = summary(hand)
    changes: tuple[Callable[[], None], ...] = (
        partial(hand.press, Action.RIGHT),
        partial(hand.wait, 0.3),
        partial(hand.resize, (1280, 540)),
    )
    for change in changes:
        change()
        assert scene.confetti
        kept = pygame.image.tobytes(hand.draw(), "RGB")
        scene._still.forget()
        assert pygame.image.tobytes(hand.draw(), "RGB") == kept


# The winners on stage


def on_stage(hand: Stagehand, deals: int = 1) -> SummaryScene:
    session = play_out(MatchSession.start(hand.services.store, match(4, deals=deals)))
    scene = SummaryScene(hand.services, session, show=True)
    hand.services.stack.push(scene)
    return scene


def test_whoever_has_won_the_match_has_the_stage_for_three_seconds(hand: Stagehand) -> None:
    hand.services.store.settings.speed = 4.0
    scene = on_stage(hand)
    assert hand.heard == ["podium"]
    hand.draw()
    hand.wait(2.9)
    assert scene.winners and scene.form.focus == ""
    hand.draw()
    hand.wait(0.2)
    assert not scene.winners and hand.trace.foci == ["summary.rematch"]
    hand.press(Action.CONFIRM)
    assert hand.top is scene, "meant for the stage"
    hand.wait(theme.SUMMARY_GUARD)
    hand.press(Action.CONFIRM)
    assert isinstance(hand.top, TableScene)


@pytest.mark.parametrize("action", [Action.CONFIRM, Action.CANCEL, Action.LEFT])
def test_any_press_leads_from_the_stage_to_the_page_and_no_further(hand: Stagehand, action: Action) -> None:
    scene = on_stage(hand, deals=2)
    hand.press(action)
    assert scene.winners, "meant for the table"
    hand.wait(theme.SUMMARY_GUARD)
    hand.press(action, *([] if action is Action.LEFT else [action]))
    assert hand.top is scene and not scene.winners
    hand.wait(theme.BURST_GUARD)
    hand.press(Action.CONFIRM)
    assert isinstance(hand.top, TableScene), "the next deal"


def test_a_click_leaves_the_stage_and_presses_nothing_below(hand: Stagehand) -> None:
    scene = on_stage(hand)
    hand.wait(theme.SUMMARY_GUARD)
    hand.click((480, 470))
    assert hand.top is scene and not scene.winners


def test_without_animations_there_is_no_stage(hand: Stagehand) -> None:
    hand.services.store.settings.speed = "off"
    assert not on_stage(hand).winners


def test_the_fanfare_sounds_once(hand: Stagehand) -> None:
    scene = summary(hand)
    scene.form.take_focus("summary.watch")
    hand.press(Action.CONFIRM, Action.CANCEL)
    assert hand.top is scene and hand.heard.count("podium") == 1


def test_seats_that_share_a_place_share_a_step() -> None:
    assert on_podium((1, 1, 3, 4)) == [(1, (0, 1)), (3, (2,))]
    assert on_podium((2, 1)) == [(1, (1,)), (2, (0,))]
    assert on_podium((1, 1, 1, 1, 1, 1)) == [(1, (0, 1, 2, 3, 4, 5))]


# Deal by deal, and the moment


def test_there_is_a_column_for_each_deal_and_the_first_ones_are_added_up(hand: Stagehand) -> None:
    session = MatchSession(match(5, deals=24))
    while not play_out(session).over:
        session.next_deal()
    scene = SummaryScene(hand.services, session)
    hand.services.stack.push(scene)
    row = shown_rows(scene)[0]
    points = [deal[row.seat] for deal in session.points_by_deal()]
    together = len(points) - len(row.deals) + 1
    assert 1 < together < 24 and row.columns.deals[0] == f"1–{together}"
    assert [int(number) for number in row.deals] == [sum(points[:together]), *points[together:]]
    assert row.total == str(sum(points))


def test_the_moment_of_the_deal_is_watched_and_leads_back(hand: Stagehand) -> None:
    hand.services.store.settings.speed = "off"
    scene = summary(hand, deals=2)
    moment = scene.session.moment()
    assert moment is not None
    scene.form.take_focus("summary.moment")
    hand.press(Action.CONFIRM)
    replayed = hand.top
    assert isinstance(replayed, ReplayScene)
    assert replayed.watched.at == max(moment.number - 5, 0)
    wait_until(hand, lambda: replayed.at_end)
    assert replayed.watched.at == moment.number
    assert [tool.text for tool in replayed.tools if tool.name == "play"] == ["Close"]
    hand.press(Action.UNDO)
    assert replayed.watched.at == max(moment.number - 5, 0), "once more"
    wait_until(hand, lambda: replayed.at_end)
    hand.press(Action.CONFIRM)
    assert hand.top is scene and scene.form.focus == "summary.moment"


# Watching again


def watched(hand: Stagehand, deals: int = 1) -> ReplayScene:
    records = [play_out(MatchSession(match(3, seed=seed))).records[0] for seed in range(deals)]
    scene = ReplayScene(hand.services, records)
    hand.services.stack.push(scene)
    return scene


def test_a_deal_is_watched_to_its_end(hand: Stagehand) -> None:
    hand.services.store.settings.speed = "off"
    scene = watched(hand)
    wait_until(hand, lambda: scene.watched.over)
    hand.wait(1.0)
    assert not scene.playing
    assert scene.stage.outcome is not None
    hand.press(Action.UNDO)
    assert scene.playing and not scene.watched.over, "from the start"


def test_watching_steps_on_and_back(hand: Stagehand) -> None:
    scene = watched(hand)
    hand.press(Action.RIGHT, Action.RIGHT, Action.RIGHT, Action.LEFT)
    assert scene.watched.at == 2 and not scene.playing
    hand.wait(3.0)
    assert scene.watched.at == 2
    start = replay(scene._records[0]).rewound(2)
    assert scene.stage == type(scene.stage)(scene.stage.order).show(start.observe(0, 1, 2))


def test_refills_of_a_record_without_a_seed_are_those_of_the_record(hand: Stagehand) -> None:
    record = {**play_out(MatchSession(match(3, refills=1))).records[0], "seed": None}
    hand.services.store.settings.speed = "off"
    scene = ReplayScene(hand.services, [record])
    hand.services.stack.push(scene)
    wait_until(hand, lambda: scene.watched.over)
    assert scene.stage.outcome == replay(record).outcome


def test_every_card_is_open_while_watching(hand: Stagehand) -> None:
    scene = watched(hand)
    hand.wait(3.0)
    hands = [scene.stage.cards(("hand", seat)) for seat in range(3)]
    assert all(lying.up for cards in hands for lying in cards)


def test_the_next_deal_and_the_one_before(hand: Stagehand) -> None:
    scene = watched(hand, deals=2)
    assert "next" in [tool.name for tool in scene.tools]
    hand.press(Action.RIGHT, Action.PAGE_DOWN)
    assert (scene.facts().deal, scene.watched.at) == (2, 0)
    hand.press(Action.PAGE_DOWN)
    assert scene.facts().deal == 2
    hand.press(Action.PAGE_UP)
    assert scene.facts().deal == 1


def test_watching_by_the_mouse(hand: Stagehand) -> None:
    from game.view.table.words import tool_places

    scene = watched(hand)
    for name in ("play", "on", "on", "back"):
        places = {tool.name: place for tool, place, _ in tool_places(scene.state.kit, scene.state.layout, scene.tools)}
        hand.click(places[name].center)
    assert scene.watched.at == 1
    hand.draw()


def test_closing_leads_back(hand: Stagehand) -> None:
    summary(hand)
    watched(hand)
    hand.press(Action.CANCEL)
    assert hand.top.name == "summary"


def test_the_end_leads_on_to_the_next_deal_and_after_the_last_one_back(hand: Stagehand) -> None:
    hand.services.store.settings.speed = "off"
    summary(hand)
    scene = watched(hand, deals=2)
    wait_until(hand, lambda: scene.at_end)
    assert [tool.text for tool in scene.tools if tool.name == "play"] == ["Next deal"]
    hand.press(Action.CONFIRM)
    assert (scene.facts().deal, scene.playing) == (2, True)
    wait_until(hand, lambda: scene.at_end)
    assert not scene.facts().win_light, "nobody is to move, and nothing goes on"
    hand.press(Action.CONFIRM)
    assert hand.top.name == "summary"


def test_watching_says_which_move_of_which_deal_is_shown(hand: Stagehand) -> None:
    scene = watched(hand, deals=2)
    hand.press(Action.RIGHT)
    assert plain(scene.facts().captions[0]) == f"Replay · deal 1 of 2 · move 1 of {scene.watched.moves}"


def test_the_last_deal_is_watched_again_as_one_of_the_match(hand: Stagehand) -> None:
    scene = summary(hand, deals=2)
    scene.session.next_deal()
    play_out(scene.session)
    scene.rebuild()
    scene.form.take_focus("summary.watch")
    hand.press(Action.CONFIRM)
    assert isinstance(hand.top, ReplayScene)
    assert (hand.top.facts().deal, hand.top.facts().deals) == (2, 2)


def test_watching_leaves_no_torn_pieces_where_the_turn_was(hand: Stagehand) -> None:
    """The light around the shape of the seat to move once was wider than the part of the ring that was mended."""
    scene = watched(hand)
    for _ in range(6):
        hand.press(Action.RIGHT)
        for _ in range(10):
            hand.wait(0.3)
            mended = pygame.image.tobytes(hand.draw(), "RGB")
        scene.view.forget()
        assert pygame.image.tobytes(hand.draw(), "RGB") == mended


def test_with_the_mouse_no_prompt_says_that_a_click_anywhere_goes_on(hand: Stagehand) -> None:
    from game.input.actions import MOUSE

    hand.services.input.last_device = MOUSE
    assert not any(tool.glyph for tool in watched(hand).tools)


# Attract mode


def test_the_game_behind_the_title_goes_on_and_on(hand: Stagehand) -> None:
    hand.services.store.settings.speed = "off"
    scene = AttractScene(hand.services, "bread")
    first = scene.session
    for _ in range(9000):
        scene.update(1 / 60)
        if scene.session is not first:
            break
    assert scene.session is not first
    assert not hand.heard
    assert not hand.trace.moves
    assert not hand.services.store.matches()


@pytest.mark.parametrize("language", ["en", "ru"])
def test_six_seats_can_be_read_with_the_largest_text(hand: Stagehand, language: str) -> None:
    names = ("Anna", "Ширинкина-Вайсма", "", "WWWWWWWWWWWWWWWW", "Анна-Мария Ивано", "Maximiliane K.")
    seats = [SeatInfo(name, "normal" if seat else None) for seat, name in enumerate(names)]
    session = play_out(MatchSession.start(hand.services.store, Match("svoloch", seats, 3, seed=7)))
    hand.services.change(text_size=2.0, language=language, reduced_motion=True)
    scene = SummaryScene(hand.services, session)
    hand.services.stack.push(scene)
    read = set()
    for name in scene.form.items:
        scene.form.take_focus(name.name)
        assert not overlapping(scene)
        assert not torn(scene)
        read |= {text for text, _ in seen(scene)}
    assert read >= set(filter(None, names))


def test_the_summary_names_both_who_had_a_seat(hand: Stagehand) -> None:
    """The seat was given to a CPU in the last deal, and only the first was named."""
    session = play_out(MatchSession.start(hand.services.store, match(2, deals=2)))
    session.next_deal()
    session.change_owner(0, "normal")
    scene = SummaryScene(hand.services, play_out(session))
    hand.services.stack.push(scene)
    (row,) = [row for row in scene.form.widgets if isinstance(row, SeatResult) and row.seat == 0]
    assert row.player == f"{session.seats[0].name}, then Normal"


def won_by_a_character(hand: Stagehand, **settings: bool) -> SummaryScene:
    hand.services.change(**settings)
    seats = [SeatInfo("Grace", "easy"), SeatInfo("Archie", "easy"), SeatInfo("Bella", "easy")]
    session = play_out(MatchSession.start(hand.services.store, Match("svoloch", seats, 1, seed=3)))
    scene = SummaryScene(hand.services, session, show=True)
    hand.services.stack.push(scene)
    return scene


def test_a_character_who_has_won_says_something_once(hand: Stagehand, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remarks, "CHANCE", dict.fromkeys(remarks.CHANCE, 1.0))
    scene = won_by_a_character(hand)
    won = portrait_of(scene.session.seats[scene.session.winners()[0]].name, "easy")
    assert won and any(line in scene.last_words for line in lines(won)["won"])
    assert len(scene.session.lines_said) == 1
    assert scene.winners and scene.winners.seen.lasts >= theme.MATCH_PODIUM


def test_nobody_has_anything_to_say_where_small_talk_is_off(hand: Stagehand) -> None:
    assert not won_by_a_character(hand, small_talk=False).last_words


@pytest.mark.parametrize("seed", [3, 4])
def test_the_name_of_a_winner_was_cut_beside_its_sign(stage: Callable[..., Stagehand], seed: int) -> None:
    hand = stage((1920, 1080), "ru")
    seats = [SeatInfo("", "easy"), SeatInfo("", "easy")]
    session = play_out(MatchSession.start(hand.services.store, Match("showcase", seats, 3, seed=seed)))
    scene = SummaryScene(hand.services, session)
    hand.services.stack.push(scene)
    hand.wait(theme.SUMMARY_GUARD)
    for row in shown_rows(scene):
        name = row.labels(scene.kit, scene.form.place(row), Attention())[0]
        assert name.text == row.player and not scene.kit.cut(name) and not scene.kit.torn(name)


LAST, FIRST = 39, 8
"""Seeds of deals that the person loses and wins."""


def six_seats(hand: Stagehand, seed: int) -> SummaryScene:
    six = Match("svoloch", [SeatInfo("Anna"), *[SeatInfo("", "normal")] * 5], 3, seed=seed)
    play_on(six, "random", seed)
    scene = SummaryScene(hand.services, MatchSession.start(hand.services.store, six))
    hand.services.stack.push(scene)
    return scene


def test_the_own_row_of_six_had_to_be_scrolled_to(stage: Callable[..., Stagehand]) -> None:
    scene = six_seats(stage((960, 540), text_size=1.5), LAST)
    own = next(row for row in scene.form.widgets if isinstance(row, SeatResult) and row.seat == 0)
    assert own.area and own.area.spare
    assert own.area.view.contains(scene.form.place(own))
    assert scene.form.focus == "summary.next"


@pytest.mark.parametrize("language", ["en", "ru"])
def test_what_decides_between_equal_points_has_a_column_of_its_own(
    stage: Callable[..., Stagehand], language: str
) -> None:
    scene = six_seats(stage((960, 540), language, text_size=1.5), FIRST)
    head = next(widget for widget in scene.form.widgets if isinstance(widget, ResultHead))
    assert head.rect.height <= 2 * scene.kit.line(SMALL)
    assert (head.columns.total, head.columns.tie) == {"en": ("Match", "cards left"), "ru": ("Матч", "карты")}[language]
    row = shown_rows(scene)[0]
    assert (row.total, row.tie) == ("1", "0")


def test_confetti_fell_over_words(hand: Stagehand, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = six_seats(hand, FIRST)
    scene.confetti = Confetti((0,))
    hand.wait(1.0)
    monkeypatch.setattr(Confetti, "draw", lambda self, surface, kit: surface.fill("white"))
    hand.draw()
    title = next(widget for widget in scene.form.widgets if isinstance(widget, Text) and widget.text.startswith("Deal"))
    place = scene.form.place(title).clip(hand.surface.get_rect())
    assert pygame.mask.from_threshold(hand.surface.subsurface(place), scene.kit.palette.accent, (1, 1, 1, 255)).count()
