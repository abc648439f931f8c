"""What is written on the table can be read, and is not covered."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise, product
from typing import Any

import pygame
import pytest

from game.input.actions import Action
from game.rules import GAMES
from game.rules.bread.deal import Bread
from game.rules.match import Match, SeatInfo
from game.scenes.table.table import TableScene
from game.view.core.text import Align, VAlign
from game.view.core.theme import LEAST_LETTERS, SMALL_NUMBER, Colour, Style
from game.view.rooms.svoloch.layout import SvolochLayout
from game.view.rooms.svoloch.stage import SvolochStage
from game.view.rooms.svoloch.task import task_patch
from game.view.table.over.look_back import draw_look_back, last_turns
from game.view.table.prices import price_patches
from tests.scenes.tables import (
    LONG_FRAME,
    deal_of,
    match,
    playable,
    sit_down,
    wait_for_cards,
    wait_for_turn,
    wait_until,
)
from tests.stagehand import FRAME, Stagehand

Stage = Callable[..., Stagehand]
LONG = "Абрикосовый Ёжик"
SIZES = [(1280, 720), (1024, 768), (1706, 720)]


class Reader:
    """Notes what is drawn so that it cannot be read whole, or with a word broken inside."""

    def __init__(self, at: Stagehand) -> None:
        self.cut: list[str] = []
        self.torn: list[str] = []
        self.read: list[str] = []
        typesetter = at.services.type
        draw = typesetter.draw

        def noted(
            surface: pygame.Surface,
            text: str,
            style: Style,
            colour: Colour,
            box: pygame.Rect,
            align: Align = "left",
            valign: VAlign = "top",
        ) -> pygame.Rect:
            place = draw(surface, text, style, colour, box, align, valign)
            self.read.append(text)
            if text and (not typesetter.fits(text, style, box.size) or place.height > box.height * 1.2):
                self.cut.append(text)
            if text and typesetter.breaks(text, style, box.size):
                self.torn.append(text)
            return place

        typesetter.draw = noted  # type: ignore[method-assign]


def long_names(game: str, players: int) -> Match:
    return Match(game, [SeatInfo(LONG), *[SeatInfo(LONG, "normal")] * (players - 1)], 3, seed=7, first_dealer=0)


@pytest.mark.parametrize(("game", "players"), [("bread", 4), ("svoloch", 3), ("showcase", 2)])
def test_names_of_16_letters_are_shown_whole(stage: Stage, game: str, players: int) -> None:
    at = stage((960, 540), "ru")
    table = sit_down(at, long_names(game, players))
    assert wait_for_turn(at, table)
    for size in SIZES:
        at.resize(size)
        reader = Reader(at)
        at.draw()
        assert LONG not in reader.cut, f"in a window of {size}"


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("game", ["bread", "svoloch", "showcase"])
def test_large_text_cuts_no_number_on_the_table(stage: Stage, game: str, language: str) -> None:
    at = stage((1280, 720), language, text_size=2.0)
    others = [SeatInfo("Boris", "normal")] * (GAMES[game].PLAYERS[0] - 1)
    table = sit_down(at, Match(game, [SeatInfo("Anna"), *others], 3, seed=7))
    reader = Reader(at)
    assert wait_for_turn(at, table)
    at.draw()
    assert [text for text in reader.cut if text[0] in "+0123456789"] == []
    assert not {"Anna", "Boris"} & set(reader.cut)


@pytest.mark.parametrize(("language", "text_size"), [("ru", 1.0), ("ru", 1.5), ("en", 2.0), ("ru", 2.0)])
@pytest.mark.parametrize(("game", "players"), [("bread", 5), ("svoloch", 6), ("showcase", 2)])
def test_words_on_the_table_were_broken_inside(
    stage: Stage, game: str, players: int, language: str, text_size: float
) -> None:
    at = stage((960, 540), language, text_size=text_size)
    seats = [SeatInfo(""), *[SeatInfo("Ширинкина-Вайсма"), SeatInfo(""), SeatInfo("", "normal")] * 2][:players]
    table = sit_down(at, Match(game, seats, 3, seed=7, first_dealer=0))
    reader = Reader(at)
    for _ in range(3):
        at.wait(4.0, step=0.25)
        at.draw()
        at.press(Action.CONFIRM)
    assert table.stage.players == players
    assert reader.torn == []


def test_cards_dealt_to_the_others_fly_behind_their_plates(hand: Stagehand) -> None:
    table = sit_down(hand, match(4))
    wait_until(hand, lambda: len(table.queue.flights) > 3)
    for _ in range(20):
        hand.wait(FRAME)
        assert_plates_are_seen(hand, table)


def assert_plates_are_seen(at: Stagehand, table: TableScene) -> None:
    frame, facts = at.draw(), table.facts()
    for seat in table.state.layout.others():
        picture, (left, top) = table.view.plates.blit(table.state.kit, table.state.layout, facts, seat)
        plate = table.state.layout.plate(seat).move(-left, -top)
        for x in range(plate.left + 8, plate.right - 8, 5):
            red, green, blue, alpha = picture.get_at((x, plate.centery))
            seen = frame.get_at((left + x, top + plate.centery))
            if alpha > 230:
                assert max(abs(seen.r - red), abs(seen.g - green), abs(seen.b - blue)) <= 30


def test_the_last_plays_say_how_to_close_them(stage: Stage) -> None:
    at = stage((1280, 720))
    table = sit_down(at, match(3))
    assert wait_for_turn(at, table)
    written: list[str] = []
    typesetter = at.services.type
    draw = typesetter.draw
    typesetter.draw = lambda surface, text, *rest: written.append(text) or draw(surface, text, *rest)  # type: ignore
    table.look_back()
    at.draw()
    assert "Close" in written


def test_the_score_of_the_match_told_how_a_deal_ended_before_it_was_seen(hand: Stagehand) -> None:
    table = sit_down(hand, match(3, deals=3))
    session = table.session
    while session.outcome is None:
        session.play(deal_of(session).legal_moves()[-1])
    assert table.facts().totals == (0, 0, 0)
    table.stage.show(session.observe())
    assert table.facts().totals == (0, 0, 0), "and not before the hands have shown it"
    table.ending.begin()
    wait_until(hand, lambda: table.ending.told, LONG_FRAME)
    assert table.facts().totals == session.totals()


def test_the_last_plays_of_six_were_cut_with_larger_text(stage: Stage) -> None:
    at = stage((1280, 720), "ru", text_size=1.5)
    table = sit_down(at, Match("svoloch", [SeatInfo("Anna"), *[SeatInfo("Элеонора", "easy")] * 5], 1, seed=7))
    while len(last_turns(table.stage.log)) < 6:
        at.wait(1.0, step=0.25)
        at.press(Action.CONFIRM)
    assert wait_for_turn(at, table)
    reader = Reader(at)
    kit, facts = table.state.kit, table.facts()
    draw_look_back(at.surface, kit, table.state.layout, table.stage, facts)
    assert reader.cut == []


def test_what_a_card_costs_stood_on_its_pips(stage: Stage) -> None:
    at = stage((1920, 1080))
    table = sit_down(at, match(4))
    state, view = table.state, table.view
    for _ in range(12):
        wait_for_cards(at, table)
        priced = [card for card in playable(table) if view.room.price(card, table.stage)]
        if priced:
            break
        at.press(Action.CONFIRM)
    at.wait(1.0)
    prices = price_patches(state.kit, state.layout, table.stage, view.cards, view.room, table.facts())
    assert len(prices) == len(priced) > 0
    for patch, card in zip(prices, priced, strict=True):
        spot = view.cards.hand_spot(state.layout, card)
        assert patch.rect.bottom <= spot.y - spot.height / 2 + spot.height * 0.12  # pips begin at 0.08, cards lean


def test_a_name_on_the_board_was_cut_beside_what_its_seat_is_on_course_for(stage: Stage) -> None:
    at = stage((1920, 1080), "ru")
    at.services.store.settings.speed = 4.0
    table = sit_down(at, Match("showcase", [SeatInfo(""), SeatInfo("", "easy")], 3, seed=7))
    written: set[str] = set()
    draw = at.services.type.draw

    def noted(surface: pygame.Surface, text: str, *how: Any, **more: Any) -> pygame.Rect:
        written.add(text)
        return draw(surface, text, *how, **more)

    at.services.type.draw = noted  # type: ignore[method-assign]
    while "назовёт козырь" not in written and "назовёт" not in written:
        assert wait_for_turn(at, table)
        written.clear()
        at.draw()
        at.press(Action.CONFIRM)
        wait_until(at, lambda: table.queue.idle)
    assert "назовёт козырь" in written
    assert "…" not in "".join(written)


@pytest.mark.parametrize("text_size", [1.0, 1.5])
@pytest.mark.parametrize("seed", [10, 21])
def test_prices_in_a_hand_of_many_cards_were_too_small_to_be_read(stage: Stage, seed: int, text_size: float) -> None:
    at = stage((1280, 720), text_size=text_size)
    many = Match("bread", [SeatInfo("Anna"), SeatInfo("Boris", "normal")], 1, seed=seed)
    deal = many.deal
    assert isinstance(deal, Bread)
    while deal.to_move != 0 or len(deal.hand(0)) < 35:
        deal.play(deal.legal_moves()[-1])
    table = sit_down(at, many)
    assert wait_for_turn(at, table)
    kit, view = table.state.kit, table.view
    shown = price_patches(kit, table.state.layout, table.stage, view.cards, view.room, table.facts())
    least = kit.type.width("+3", Style(SMALL_NUMBER.font, LEAST_LETTERS / text_size * 0.95))
    assert shown
    assert all(patch.rect.width > least for patch in shown)
    assert all(one.rect.right <= other.rect.left for one, other in pairwise(shown))


@pytest.mark.parametrize("language", ["en", "ru"])
def test_what_has_to_be_played_was_cut_beside_the_pile_of_six(stage: Stage, language: str) -> None:
    at = stage((960, 540), language, text_size=1.5)
    table = sit_down(at, Match("svoloch", [SeatInfo(f"P{seat}") for seat in range(6)], 1, seed=7))
    at.wait(3.0, step=0.1)
    state, reader = table.state, Reader(at)
    assert isinstance(table.stage, SvolochStage)
    for bottom, steady in product(range(6), (False, True)):
        layout = replace(state.layout, bottom=bottom, steady=steady)
        assert isinstance(layout, SvolochLayout)
        task_patch(state.kit, layout, table.stage, table.facts().voice).paint(at.surface)
    assert len(reader.read) == 12
    assert reader.cut == []


def test_what_has_to_be_played_lay_on_a_plate_across_half_of_a_very_wide_table(stage: Stage) -> None:
    at = stage((1920, 300), "ru")
    table = sit_down(at, Match("svoloch", [SeatInfo("", "normal")] * 6, 1, seed=7))
    at.wait(3.0, step=0.1)
    state, reader = table.state, Reader(at)
    assert isinstance(table.stage, SvolochStage) and isinstance(state.layout, SvolochLayout)
    patch = task_patch(state.kit, state.layout, table.stage, table.facts().voice)
    patch.paint(at.surface)
    assert reader.read and reader.cut == []
    assert patch.rect.width < at.surface.get_width() / 4


def test_a_seat_that_goes_by_its_shape_was_called_by_half_its_name(stage: Stage) -> None:
    at = stage((1280, 720), "ru", text_size=1.5)
    sit_down(at, Match("svoloch", [SeatInfo(""), *[SeatInfo("", "normal")] * 5], 1, seed=7, first_dealer=0))
    reader = Reader(at)
    at.wait(3.0, step=0.1)
    at.draw()
    assert {"Зелёный квадрат", "Розовый ромб", "Лиловая звезда"} <= set(reader.read)
    assert reader.cut == []
