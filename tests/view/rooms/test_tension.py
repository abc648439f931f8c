"""What builds up towards the end of a deal: told by plates, tray and board, and to the music."""

from __future__ import annotations

import random

import pytest

from game.cpu import choose
from game.i18n import translator
from game.rules import GAMES
from game.rules.cards import CODES
from game.rules.deal import Deal
from game.rules.events import PILE, STOCK, Moved, hand
from game.rules.showcase.events import Tally
from game.rules.svoloch.combinations import LEAD
from game.rules.svoloch.events import SvolochTurn
from game.texts import Voice
from game.view.rooms import room
from game.view.stage.queue import Queue
from game.view.stage.stage import Stage
from tests.words import plain

VOICE = Voice(translator("en"), ("Anna", "Boris", "Clara"), CODES.__getitem__)
PLAYED, DRAWN = Moved(0, (None,), hand(0), PILE), Moved(0, (None,), STOCK, hand(0), hidden=True)


def shown(deal: Deal, *seats: int) -> Stage:
    stage: Stage = room(deal.game).stage_type()
    return stage.show(deal.observe(*seats))


def test_a_seat_has_its_last_card_when_it_need_not_draw_for_it() -> None:
    stage = shown(GAMES["svoloch"].new(3, seed=1))
    tension = room("svoloch").tension
    assert (tension(stage), stage.last_cards) == ("calm", frozenset())
    for event in [PLAYED] * 6:
        stage.apply(event)
    assert stage.last_cards == frozenset(), "his turn is not over"
    stage.apply(SvolochTurn(1, LEAD))
    assert (tension(stage), stage.last_cards) == ("last", {0})
    stage.apply(DRAWN)
    assert (tension(stage), stage.last_cards) == ("close", frozenset())


@pytest.mark.parametrize("game", GAMES)
def test_while_cards_are_dealt_and_when_a_deal_is_over_it_is_calm(game: str) -> None:
    deal, rng = GAMES[game].new(GAMES[game].PLAYERS[0], seed=3), random.Random(3)
    stage = room(game).stage_type()
    stage.clear(deal.observe())
    for event in deal.observe().history[:3]:
        stage.apply(event)
        assert stage.to_move is not None or room(game).tension(stage) == "calm"
    while deal.to_move is not None:
        deal.play(choose("normal", deal.observe(deal.to_move), rng))
    assert room(game).tension(shown(deal)) == "calm"


def test_the_last_rounds_of_bread_are_close_and_the_last_one_is_the_last() -> None:
    deal, rng, heard = GAMES["bread"].new(2, seed=5, options={"rounds": 6}), random.Random(1), []
    while deal.to_move is not None:
        heard.append(room("bread").tension(shown(deal)))
        deal.play(choose("normal", deal.observe(deal.to_move), rng))
    assert heard[0] == "calm" and heard[-2:] == ["last"] * 2
    assert heard[-4:-2] == ["close"] * 2


def test_the_tray_counts_the_points_of_a_hand_that_may_be_seen_and_of_no_other() -> None:
    deal = GAMES["bread"].new(3, seed=5)
    stage = shown(deal, 1)
    points = deal.points()[1]  # type: ignore[attr-defined]
    told = room("bread").hand_words(stage, 1, Queue(stage), VOICE)
    assert plain(told[0]) == f"6 cards · {points} points"
    assert not room("bread").hand_words(stage, 0, Queue(stage), VOICE)
    assert not room("bread").hand_words(shown(deal), 1, Queue(stage), VOICE)


def test_who_is_on_course_to_name_the_trump_has_fewer_whole_tricks() -> None:
    assert Tally(counts=(3, 5)).names == 0
    assert Tally(counts=(4, 4)).names is None
    assert Tally("second", 5, 13, counts=(3, 1)).names is None


def test_the_second_play_is_won_with_more_than_half_of_its_tricks() -> None:
    assert Tally("second", 1, 13).needed == (7, 7)
    assert Tally("second", 11, 13, counts=(6, 4)).needed == (1, 3)
    assert Tally("second", 12, 13, counts=(7, 4)).needed == (0, 3)
    assert Tally(counts=(3, 5)).needed == ()
