"""Every game has a room with all that a table asks of it."""

from __future__ import annotations

from contextlib import closing
from random import Random

import pygame
import pytest

from game.rules import GAMES
from game.rules.bread.deal import Bread
from game.rules.events import Event, Moved, hand
from game.rules.match import Match, SeatInfo
from game.scenes.table.table import TableScene
from game.session.match_session import MatchSession
from game.texts import texts
from game.typography import NBSP
from game.view.core.kit import Kit
from game.view.rooms import room
from game.view.stage.stage import Stage
from tests.stagehand import Stagehand


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_game_has_a_room_found_by_its_key_which_has_a_picture_for_each_page_of_the_rules(game: str) -> None:
    assert room(game).game == game
    assert {page.picture for page in texts(game).pages} - {""} <= set(room(game).pictures)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_page_of_the_rules_could_not_be_drawn(game: str) -> None:
    with closing(Stagehand()) as hand:
        kit = Kit(hand.services.art, hand.services.type, hand.services.frame, room(game).palette)
        for four_colours in (False, True):
            hand.services.change(four_colours=four_colours)
            for picture in room(game).pictures:
                hand.surface.fill("black")
                room(game).rules_picture(picture, hand.surface, kit, hand.surface.get_rect())
                assert pygame.transform.average_color(hand.surface)[:3] != (0, 0, 0)


@pytest.mark.parametrize("seed", range(4))
def test_the_price_of_a_card_is_the_penalty_that_it_brings(seed: int) -> None:
    deal, rng = Bread.new(2, seed, 0), Random(seed)
    while deal.outcome is None and len(deal.moves) < 150:
        seat, move = deal.to_move, rng.choice(deal.legal_moves())
        assert seat is not None
        stage = Stage().show(deal.observe(seat))
        events: list[Event] = []
        held = move in stage_hand(stage, seat)
        price = room("bread").price(move, stage) if held else None
        deal.play(move, events)
        paid = sum(isinstance(event, Moved) and event.penalty for event in events)
        assert price == (f"+{paid}" if paid else None)


def stage_hand(stage: Stage, seat: int) -> list[int | None]:
    return [lying.card for lying in stage.cards(hand(seat))]


def test_a_deal_of_twelve_rounds_was_said_to_have_no_limit_while_it_was_dealt() -> None:
    with closing(Stagehand()) as hand:
        seats = [SeatInfo("Anna"), SeatInfo("", "easy")]
        table = TableScene(hand.services, MatchSession(Match("bread", seats, 1, seed=7)))
        hand.services.stack.push(table)
        hand.wait(0.5)
        kit, state = table.state.kit, table.state
        patches = room("bread").patches(kit, state.layout, table.stage, table.queue, state.voice)
        assert ("rounds", f"12{NBSP}rounds") in [patch.key for patch in patches]
