"""Hands of one card to forty-nine stay usable."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.view.cards.fan import Fan
from game.view.core.layout import CARD_ASPECT, Frame
from game.view.stage.layout import TableLayout
from game.view.stage.rows import INDEX_RIGHT, MIN_STRIP

SIZES = [(960, 540), (1024, 768), (1280, 720), (1920, 1080), (2560, 1080), (3840, 2160)]
COUNTS = range(1, 50)


def seen_at(fan: Fan, x: float, y: float, count: int) -> int | None:
    """The number of the card that is seen at a point: those to the right lie on those to the left."""
    return next((at for at in reversed(range(count)) if fan.spot(at, count).covers(x, y)), None)


def tray(size: tuple[int, int], large: bool = False) -> TableLayout:
    return TableLayout(Frame(*size), 2, 0, large)


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("size", SIZES)
def test_every_index_is_in_sight(size: tuple[int, int], large: bool) -> None:
    layout = tray(size, large)
    for count in COUNTS:
        spots = [layout.hand.spot(at, count) for at in range(count)]
        assert layout.hand.rows(count) == 1
        for one, other in pairwise(spots):
            strip = other.x - one.x
            assert strip >= MIN_STRIP * layout.unit - 0.01
            assert strip >= INDEX_RIGHT[large] * one.height - 0.01


@pytest.mark.parametrize("size", SIZES)
def test_the_hand_stays_in_the_window(size: tuple[int, int]) -> None:
    layout = tray(size)
    for count in COUNTS:
        for at in range(count):
            spot = layout.hand.spot(at, count)
            half = spot.height * CARD_ASPECT / 2
            assert half <= spot.x <= size[0] - half
            assert layout.tray.top < spot.y - spot.height / 2
            assert spot.y + spot.height / 2 <= size[1]


@pytest.mark.parametrize("count", COUNTS)
def test_every_card_can_be_hit(count: int) -> None:
    fan = tray((1280, 720)).hand
    for at in range(count):
        spot = fan.spot(at, count)
        left = spot.x - spot.height * CARD_ASPECT / 2 + max(fan.step(count), 4) / 2
        assert seen_at(fan, left, spot.y, count) == at


def test_it_takes_two_rows_only_where_a_strip_would_be_too_narrow() -> None:
    fan = Fan(500, 200, 700, 256, 0.16, MIN_STRIP)
    rows = {count: fan.rows(count) for count in COUNTS}
    assert rows[10] == 1 and rows[49] == 2
    for count in COUNTS:
        one_row = Fan(500, 200, 700, 256, 0.16, 0)
        assert (rows[count] == 1) == (count < 2 or one_row.step(count) >= MIN_STRIP - 0.01)


@pytest.mark.parametrize("count", [25, 36, 49])
def test_two_rows_stay_in_the_box_and_can_be_hit(count: int) -> None:
    fan = Fan(500, 200, 700, 256, 0.16, MIN_STRIP)
    assert fan.rows(count) == 2
    for at in range(count):
        spot = fan.spot(at, count)
        assert spot.y - spot.height / 2 >= 200 - 128 - 1 and spot.y + spot.height / 2 <= 200 + 128 + 1
        left = spot.x - spot.height * CARD_ASPECT / 2 + fan.step(count) / 2
        assert seen_at(fan, left, spot.y - spot.height * 0.4, count) == at


def test_between_two_counts_the_cards_glide() -> None:
    fan = tray((1920, 1080)).hand
    few, between, many = (fan.spot(3, count).x for count in (6, 6.5, 7))
    assert few > between > many
