"""Nothing on the table lies over what has to be read there."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import cos, radians, sin

import pytest
from pygame import Rect

from game.rules import GAMES
from game.rules.events import hand
from game.view.cards.fan import Spot
from game.view.core.layout import CARD_ASPECT, Frame
from game.view.rooms import room
from game.view.rooms.bread.layout import ROUNDS_ROW, BreadLayout
from game.view.stage.layout import TableLayout
from game.view.stage.rows import FOCUS_LIFT, LIFT
from game.view.table.over.look_back import panel_places
from game.view.table.seats import RING_MARK, ring_spot

SIZES = [(960, 540), (1280, 720), (1024, 768), (1920, 1080), (2560, 1080), (3840, 2160)]
GLOW = 6
"""Units of a card's glow that are seen."""


def layouts(size: tuple[int, int], text: float = 1.0) -> Iterator[TableLayout]:
    """Every table in a window."""
    for game, deal in GAMES.items():
        shown = room(game)
        for players in deal.PLAYERS:
            arrangement = shown.arrangement(shown.stage_type(game=game, players=players))
            for bottom, steady in ((0, False), (0, True), (players - 1, True)):
                yield shown.layout_type(Frame(*size), players, bottom, False, text, arrangement, steady)


def box(spot: Spot) -> Rect:
    """The least upright box around a card."""
    turn = radians(abs(spot.angle))
    wide = spot.height * (CARD_ASPECT * cos(turn) + sin(turn))
    high = spot.height * (cos(turn) + CARD_ASPECT * sin(turn))
    return Rect(round(spot.x - wide / 2), round(spot.y - high / 2), round(wide), round(high))


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("size", SIZES)
def test_the_focused_card_stands_out_without_covering_the_buttons(size: tuple[int, int], text: float) -> None:
    for layout in layouts(size, text):
        for count in range(1, 50):
            for spot in layout.hand.spots(range(count), count):
                lift = (LIFT + FOCUS_LIFT) * layout.tall * layout.unit * min(spot.height / layout.hand.height, 1)
                assert box(spot).top - lift - layout.px(GLOW) >= layout.header.bottom


@pytest.mark.parametrize("size", SIZES)
def test_the_caption_lies_beside_the_others_cards(size: tuple[int, int]) -> None:
    for layout in layouts(size):
        for seat in layout.others():
            cards = [box(layout.hand_spot(hand(seat), at, 30)) for at in range(30)]
            assert layout.caption.collidelist(cards) < 0


@pytest.mark.parametrize("size", SIZES)
def test_plates_lie_side_by_side(size: tuple[int, int]) -> None:
    for layout in layouts(size):
        plates = [layout.plate(seat) for seat in range(layout.players)]
        assert all(layout.frame.rect.contains(plate) for plate in plates)
        assert not any(one.colliderect(other) for one, other in pairwise(plates))
        assert not any(plate.colliderect(layout.corner(1)) for plate in plates)


@pytest.mark.parametrize("size", SIZES)
def test_the_last_plays_leave_the_plates_free(size: tuple[int, int]) -> None:
    for layout in layouts(size):
        for panel in panel_places(layout):
            assert not any(panel.colliderect(layout.plate(seat)) for seat in range(layout.players))
            assert not panel.colliderect(layout.header)
            assert panel.height > 0.2 * layout.frame.height


@pytest.mark.parametrize("size", SIZES)
def test_what_a_seat_pays_is_shown_by_the_seat(size: tuple[int, int]) -> None:
    for layout in layouts(size):
        width, height = layout.px(280), layout.px(112)
        for seat in range(layout.players):
            place, plate = layout.by_seat(seat, width, height), layout.plate(seat)
            assert layout.frame.rect.contains(place) and not place.colliderect(plate)
            assert abs(place.centerx - plate.centerx) <= layout.plate_wide + layout.log_wide
            assert not (layout.in_tray(seat) and place.colliderect(layout.log))


def test_a_wide_window_has_room_for_longer_lines() -> None:
    usual, wide = (TableLayout(Frame(width, 1080), 3, 0) for width in (1920, 2560))
    assert wide.log_wide > 1.4 * usual.log_wide
    assert wide.log.right < wide.ring.left


@pytest.mark.parametrize("size", SIZES)
def test_marks_of_the_turn_ring_lay_under_the_plates(size: tuple[int, int]) -> None:
    for layout in layouts(size):
        mark = Rect(0, 0, layout.px(RING_MARK), layout.px(RING_MARK))
        for seat in range(layout.players):
            mark.center = ring_spot(layout, layout.ring, seat)
            assert mark.collidelist([layout.plate(other) for other in layout.others()]) < 0


def test_in_a_high_window_the_rounds_of_bread_lay_over_the_list_of_events() -> None:
    for size in ((1024, 768), (1280, 1024), (1920, 1200)):
        layout = BreadLayout(Frame(*size), 3, 0)
        assert layout.log.top > layout.counter(ROUNDS_ROW).bottom
        assert layout.log.height > 0.2 * size[1]
