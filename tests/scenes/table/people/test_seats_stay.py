"""Where seats are on the screen while the turn goes from one to the next."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pygame
import pytest

from game.input.actions import KEYBOARD, Action, Device
from game.options import Speed
from game.scenes.table.table import TableScene
from game.view.core import theme
from game.view.rooms.showcase.board import board
from game.view.rooms.showcase.layout import ShowcaseLayout
from game.view.rooms.showcase.stage import ShowcaseStage
from tests.scenes.table.people.test_sharing import ONE, TWO, sit_down, wait_for_call
from tests.scenes.tables import deal_of, wait_until
from tests.stagehand import FRAME, Stagehand

THREE = Device("3", "nintendo", "Three")
OWN: Sequence[Device] = (ONE, TWO, THREE)
SHARED: Sequence[Device] = (KEYBOARD,) * 3


def sit(hand: Stagehand, devices: Sequence[Device], game: str = "svoloch", **facts: object) -> TableScene:
    seats: Sequence[str | None] = (None, None) if game == "showcase" else (None, None, None)
    table = sit_down(hand, game, seats, devices[: len(seats)], **facts)  # type: ignore[arg-type]
    wait_for_call(hand, table, 0)
    return table


def play(hand: Stagehand, table: TableScene) -> None:
    """Let the person who is called look and play, until the table begins to turn or the tray to slide."""
    seat = table.handover.seat
    assert seat is not None
    hand.press(Action.PEEK, device=table.session.owners.device(seat) or KEYBOARD)
    table.play(deal_of(table.session).legal_moves()[-1])
    wait_until(hand, lambda: table.state.seating.moving or table.view.veil.moving)


def places(table: TableScene) -> list[tuple[int, int]]:
    return [table.state.layout.plate(seat).center for seat in range(table.stage.players)]


@pytest.mark.parametrize("game", ["bread", "svoloch", "showcase"])
def test_with_a_device_each_every_seat_keeps_its_place_and_only_the_tray_changes_hands(
    hand: Stagehand, game: str
) -> None:
    table = sit(hand, OWN, game)
    kept = places(table)
    assert len(set(kept)) == table.stage.players and table.state.bottom == 0
    play(hand, table)
    while table.handover.seat is None:
        assert places(table) == kept
        hand.wait(FRAME)
    assert (table.handover.seat, table.state.bottom, places(table)) == (1, 1, kept)


def test_the_tray_slides_out_and_in_under_its_owner_before_he_is_called(hand: Stagehand) -> None:
    table = sit(hand, OWN)
    play(hand, table)
    owners, heights, waited = [], [], 0.0
    while table.handover.seat is None:
        owners.append(table.state.bottom)
        heights.append(table.state.layout.own_plate.top)
        hand.wait(FRAME)
        waited += FRAME
    assert owners == sorted(owners) and set(owners) == {0, 1}
    lowest = max(heights)
    assert lowest > 0.9 * hand.services.frame.height, "it was out of sight when it changed hands"
    assert heights.index(lowest) in range(owners.index(1) - 2, owners.index(1) + 2)
    assert abs(waited - theme.TRAY_SLIDE) < 3 * FRAME


@pytest.mark.parametrize("game", ["bread", "svoloch", "showcase"])
def test_with_a_shared_device_the_ring_turns_before_the_next_one_is_called(hand: Stagehand, game: str) -> None:
    table = sit(hand, SHARED, game)
    before = places(table)
    play(hand, table)
    seen, waited = [places(table)], 0.0
    while table.handover.seat is None:
        seen.append(places(table))
        hand.wait(FRAME)
        waited += FRAME
    assert abs(waited - theme.RING_TURN) < 3 * FRAME
    after = places(table)
    assert all(start != end for start, end in zip(before, after, strict=True)), "everybody has moved on"
    assert len({tuple(each) for each in seen}) > 12, "and was seen on the way"
    if game != "showcase":
        assert after[1:] + after[:1] == before, "each to the place of the next one"


@pytest.mark.parametrize("devices", [OWN, SHARED], ids=["own", "shared"])
def test_presses_while_the_table_turns_play_nothing_and_open_nothing(
    hand: Stagehand, devices: Sequence[Device]
) -> None:
    table = sit(hand, devices)
    play(hand, table)
    moves = len(hand.trace.moves)
    while table.state.seating.moving:
        for device in {*devices, KEYBOARD}:
            for action in (Action.CONFIRM, Action.PEEK, Action.HINT, Action.RIGHT):
                hand.press(action, device=device)
                if not table.state.seating.moving:
                    break
                assert len(hand.trace.moves) == moves and not table.stage.open
    assert len(hand.trace.moves) == moves


@pytest.mark.parametrize(("speed", "seconds"), [(0.5, 0.7), (1.0, 0.35), (4.0, 0.0875)])
def test_the_table_turns_at_its_speed(hand: Stagehand, speed: Speed, seconds: float) -> None:
    hand.services.change(speed=speed)
    table = sit(hand, SHARED)
    play(hand, table)
    waited = 0.0
    while table.handover.seat is None:
        hand.wait(FRAME)
        waited += FRAME
    assert abs(waited - seconds) <= 3 * FRAME


@pytest.mark.parametrize("devices", [OWN, SHARED], ids=["own", "shared"])
@pytest.mark.parametrize("how", ["calm", "off"])
def test_where_nothing_is_to_move_one_picture_fades_into_the_other(
    hand: Stagehand, devices: Sequence[Device], how: str
) -> None:
    hand.services.change(reduced_motion=how == "calm", speed="off" if how == "off" else 1.0)
    table = sit(hand, devices)
    hand.draw()
    play(hand, table)
    assert not table.state.seating.moving and table.state.bottom == 1
    pictures = []
    while table.view.veil.moving:
        pictures.append(pygame.image.tobytes(hand.draw(), "RGB"))
        hand.wait(FRAME)
    assert 6 <= len(set(pictures)) <= theme.SEATS_FADE / FRAME + 2
    assert table.handover.seat == 1 and not table.stage.open


def test_the_scores_of_showcase_keep_their_order(hand: Stagehand) -> None:
    table = sit(hand, SHARED, "showcase")
    pictures = []
    for bottom in (0, 1):
        table.state.bottom = bottom
        layout, stage = table.state.layout, table.stage
        assert isinstance(layout, ShowcaseLayout) and isinstance(stage, ShowcaseStage)
        patch = board(table.state.kit, layout, stage, table.state.voice)
        paper = pygame.Surface(hand.services.frame.size)
        patch.paint(paper)
        pictures.append((patch.rect, pygame.image.tobytes(paper, "RGB")))
    assert pictures[0] == pictures[1]


def test_a_device_of_ones_own_gives_every_seat_a_place_that_it_glides_to(hand: Stagehand) -> None:
    table = sit(hand, SHARED)
    before = places(table)
    for seat, device in enumerate(OWN):
        hand.plug(device)
        table.session.owners.claim(seat, device)
    table.see_devices()
    seen = []
    for _ in range(30):
        seen.append(places(table))
        hand.wait(FRAME)
    assert seen[0] == before and table.state.layout.steady and len(set(places(table))) == 3
    steps = [abs(x - left) for was, now in pairwise(seen) for (left, _), (x, _) in zip(was, now, strict=True)]
    assert 0 < max(steps) < 0.1 * hand.services.frame.width


def test_one_person_sits_at_the_tray_for_the_whole_deal(hand: Stagehand) -> None:
    table = sit_down(hand, "svoloch", (None, "easy", "easy"), (ONE,))
    kept = places(table)
    for _ in range(600):
        hand.wait(FRAME)
        if table.person.acting:
            table.play(deal_of(table.session).legal_moves()[0])
        assert table.state.bottom == 0 and places(table) == kept


def test_a_play_at_full_speed_was_not_painted_with_the_hand_of_before(hand: Stagehand) -> None:
    """What fades is painted while the cards in the tray have not been looked at anew."""
    hand.services.change(speed="off")
    table = sit_down(hand, "bread", (None, None), (KEYBOARD, KEYBOARD), "open")
    for _ in range(12):
        wait_until(hand, lambda: table.person.acting)
        table.person.focus.page(1)
        hand.draw()
        table.play(deal_of(table.session).legal_moves()[-1])
        hand.wait(FRAME)
        hand.draw()


def test_keys_that_two_people_come_to_share_turn_the_ring_from_the_next_turn_on(hand: Stagehand) -> None:
    table = sit_down(hand, "bread", (None, None, None), ())
    for seat in range(2):
        wait_for_call(hand, table, seat)
        assert table.state.layout.steady
        hand.press(Action.CONFIRM)
        table.play(deal_of(table.session).legal_moves()[0])
    wait_for_call(hand, table, 2)
    assert not table.state.layout.steady and table.state.bottom == 2


def test_a_choice_taken_back_fades(hand: Stagehand) -> None:
    table = sit_down(hand, "svoloch", (None, "easy", "easy"), (ONE,))
    for _ in range(2):
        wait_until(hand, lambda: table.person.acting)
        table.play(deal_of(table.session).legal_moves()[0])
    wait_until(hand, lambda: table.person.acting and table.session.can_undo)
    before = pygame.image.tobytes(hand.draw(), "RGB")
    hand.press(Action.UNDO, device=ONE)
    assert table.view.veil.moving
    faint = pygame.image.tobytes(hand.draw(), "RGB")
    hand.wait(theme.SEATS_FADE + FRAME)
    assert not table.view.veil.moving and before != faint != pygame.image.tobytes(hand.draw(), "RGB")
