"""A game that no other module knows, with a place and a happening of its own, is played like any other."""

from __future__ import annotations

import random
from contextlib import closing

import pytest

from game.cpu import LEVELS, choose, hint
from game.cpu.thought import Effort
from game.i18n import translator
from game.input.actions import Action
from game.rules import GAMES, replay
from game.rules.cards import CODES
from game.rules.events import Event
from game.rules.match import Match, SeatInfo
from game.scenes.after.summary import SummaryScene
from game.scenes.home.scores import ScoresScene
from game.scenes.home.title import TitleScene
from game.scenes.table.table import TableScene
from game.session.match_session import MatchSession
from game.texts import Voice, texts
from game.view.rooms import room
from game.view.stage.queue import Queue
from game.view.widgets.table_row import TableRow
from tests.rules.model import Table
from tests.rules.playing import play_on
from tests.scenes.tables import deal_of, sit_down, wait_for_turn, wait_until
from tests.stagehand import Stagehand
from tests.toy.room import BELL, ToyStage
from tests.toy.rules import Rung, Toy, till

SEEDS = pytest.mark.parametrize("seed", range(6))


def match() -> Match:
    return Match("toy", [SeatInfo("Anna"), SeatInfo("Boris", "normal"), SeatInfo("", "easy")], 1, {}, 7, 2)


@SEEDS
def test_its_events_lead_to_the_deals_piles_and_its_record_replays(seed: int) -> None:
    deal = Toy.new(players=2 + seed % 3, seed=seed)
    play_on(deal, seed * 2, random.Random(seed))
    assert Table(deal.DECK, deal.history()).agrees_with(deal)
    assert Table(deal.DECK, deal.observe(0).history).agrees_with(deal)
    assert replay(deal.record()).history() == deal.history()
    if deal.outcome is None:
        seen = deal.observe(1)
        assert seen.world(random.Random(1)).observe(1) == seen


@SEEDS
def test_a_drained_queue_leaves_what_the_observation_shows(seed: int) -> None:
    deal, rng, shown = Toy.new(players=3, seed=seed), random.Random(seed), room("toy")
    stage = shown.stage_type()
    stage.clear(deal.observe(0))
    queue = Queue(stage, timing=shown.timing)
    queue.add(deal.observe(0).history)
    while deal.to_move is not None:
        events: list[Event] = []
        deal.play(rng.choice(deal.legal_moves()), events)
        queue.add(event.seen_by(0) for event in events)
        queue.update(rng.uniform(0, 5))
        if queue.idle:
            assert stage == ToyStage().show(deal.observe(0))
    queue.finish()
    assert stage == ToyStage().show(deal.observe(0))
    assert sum(stage.count(till(seat)) for seat in range(3)) == 12
    assert stage.rung == sum(deal.outcome.points if deal.outcome else ())


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_it_and_hints_have_words(level: str) -> None:
    deal, rng, words = Toy.new(players=2, seed=3), random.Random(3), texts("toy")
    voice = Voice(translator("en"), ["Anna", "Boris"], CODES.__getitem__)
    while deal.to_move is not None:
        seen = deal.observe(deal.to_move)
        assert words.hinted(hint(seen), voice).endswith(".")
        deal.play(choose(level, seen, rng, Effort(iterations=8), "bold"))
    assert words.ended(deal.observe(), voice)


def test_a_match_of_it_is_played_at_the_table_and_stands_in_the_scores(hand: Stagehand) -> None:
    table = sit_down(hand, match())
    while wait_for_turn(hand, table):
        hand.press(Action.HINT)
        hand.draw()
        hand.press(Action.CONFIRM)
    assert isinstance(hand.top, SummaryScene)
    hand.draw()
    rung = sum(isinstance(event, Rung) for event in deal_of(table.session).history())
    assert rung and hand.heard.count(BELL.name) == rung
    assert {type(event) for event in table.stage.log} >= {Rung}
    assert [row.game for row in hand.services.store.matches()] == ["toy"]
    scores = ScoresScene(hand.services)
    hand.services.stack.replace(scores)
    hand.draw()
    assert "Tills" in [cell.text for row in scores.form.items if isinstance(row, TableRow) for cell in row.cells]


def test_it_is_saved_after_every_move_and_goes_on_at_the_same_card(hand: Stagehand) -> None:
    table = sit_down(hand, match())
    wait_for_turn(hand, table)
    hand.press(Action.CONFIRM)
    wait_until(hand, lambda: table.queue.idle)
    assert table.session.id is not None
    resumed = MatchSession.resume(hand.services.store, table.session.id)
    assert resumed.observe() == table.session.observe()
    again = TableScene(hand.services, resumed)
    assert again.stage == table.stage


@pytest.mark.parametrize("text_size", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(960, 540), (1024, 768), (1920, 1080), (2560, 1080)])
def test_down_from_a_fourth_poster_missed_the_card_of_the_first_start_for_the_menu_beside_it(
    size: tuple[int, int], text_size: float
) -> None:
    with closing(Stagehand(size, text_size=text_size)) as hand:
        hand.services.store.first_start = True
        title = TitleScene(hand.services)
        hand.services.stack.push(title)
        assert len(GAMES) == 4
        for game in GAMES:
            title.form.take_focus(f"title.{game}")
            hand.press(Action.DOWN)
            assert title.form.focus == "title.couch_check"
            hand.press(Action.UP)
            assert title.form.focus == f"title.{game}"
