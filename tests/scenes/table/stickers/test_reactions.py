"""Stickers at the seats: whoever's turn it is, people laugh, groan, urge and applaud."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.input.actions import REACTIONS, Action, Device
from game.scenes.table.table import TableScene
from game.view.core import theme
from game.view.table.talk.sticker import STICKERS, row_places
from tests.scenes.table.people.test_sharing import ONE, TWO, look_and_play, sit_down, wait_for_call
from tests.scenes.tables import match, wait_for_turn
from tests.scenes.tables import sit_down as sit_down_alone
from tests.stagehand import FRAME, Stagehand


def shown(table: TableScene) -> dict[int, str]:
    return {seat: one.sticker for seat, one in table.facts().stickers.items()}


def noises(at: Stagehand) -> list[str]:
    return [name for name in at.heard if name in STICKERS]


@pytest.fixture
def couch(hand: Stagehand) -> TableScene:
    """Anna's turn, who has been called; Boris and Clara wait, with a pad and the keyboard."""
    table = sit_down(hand)
    wait_for_call(hand, table, 0)
    return table


@pytest.mark.parametrize(("action", "sticker"), [*zip(REACTIONS, STICKERS, strict=True)])
def test_a_sticker_is_seen_at_the_seat_and_heard_whoever_is_to_move(
    hand: Stagehand, couch: TableScene, action: Action, sticker: str
) -> None:
    hand.press(action, device=TWO)
    assert shown(couch) == {1: sticker}
    assert noises(hand) == [sticker]
    hand.wait(theme.STICKER_SHOWN)
    assert not shown(couch) and not couch.reactions.moving


@pytest.mark.parametrize(
    ("action", "sticker"),
    [
        (Action.HINT, "laugh"),
        (Action.PEEK, "groan"),
        (Action.CONFIRM, "hurry"),
        (Action.CANCEL, "applause"),
    ],
)
def test_a_button_out_of_turn_did_nothing(hand: Stagehand, couch: TableScene, action: Action, sticker: str) -> None:
    hand.press(action, device=TWO)
    assert shown(couch) == {1: sticker}
    assert couch.handover.seat == 0 and hand.top is couch


def test_only_the_return_key_of_the_keyboard_is_a_reaction_out_of_turn(hand: Stagehand, couch: TableScene) -> None:
    hand.press(Action.HINT, Action.PEEK, Action.CANCEL)
    assert not shown(couch)
    hand.press(Action.CONFIRM)
    assert shown(couch) == {2: "hurry"}


def test_a_button_pressed_once_more_after_a_move_shows_no_sticker(hand: Stagehand, couch: TableScene) -> None:
    look_and_play(hand, ONE)
    assert not shown(couch) and not noises(hand)


def test_one_alone_hurries_the_others_by_confirm_as_before(hand: Stagehand) -> None:
    table = sit_down_alone(hand, match(3, seed=3))
    hand.press(Action.CONFIRM)
    assert table.queue._hurried and not shown(table)
    assert wait_for_turn(hand, table)
    hand.press(Action.LAUGH)
    assert shown(table) == {0: "laugh"} and table.person.acting


def test_a_seat_shows_one_a_second_at_most(hand: Stagehand, couch: TableScene) -> None:
    hand.press(*[Action.LAUGH, Action.GROAN] * 3, device=TWO)
    assert noises(hand) == ["laugh"]
    hand.wait(theme.STICKER_APART)
    hand.press(Action.GROAN, device=TWO)
    hand.press(Action.HURRY, device=ONE)
    assert shown(couch) == {0: "hurry", 1: "groan"}


def test_nobody_speaks_for_anothers_seat(hand: Stagehand, couch: TableScene) -> None:
    hand.press(Action.LAUGH, device=Device("9", "xbox", "Guest"))
    assert not shown(couch)


def test_who_shares_a_pad_speaks_for_the_seat_in_the_tray(hand: Stagehand) -> None:
    table = sit_down(hand, devices=(ONE, ONE, TWO))
    wait_for_call(hand, table, 0)
    hand.press(Action.LAUGH, device=ONE)
    assert shown(table) == {0: "laugh"}


def test_a_click_on_the_own_plate_offers_four(hand: Stagehand) -> None:
    table = sit_down_alone(hand, match(3))
    assert wait_for_turn(hand, table)
    state = table.state
    hand.click(state.layout.plate(1).center)
    assert table.facts().sticker_row is None
    hand.click(state.layout.plate(0).center)
    facts = table.facts()
    assert facts.sticker_row and facts.sticker_row.glyphs == tuple(("keyboard", key) for key in "1234")
    hand.draw()
    places = row_places(
        state.kit, state.layout, facts.sticker_row, table.view.words.row_ground(state.kit, state.layout, facts)
    )
    hand.click(places[1][3].center)
    assert shown(table) == {0: "applause"} and table.facts().sticker_row is None
    hand.click(state.layout.plate(0).center)
    hand.wait(theme.STICKERS_OFFERED)
    assert table.facts().sticker_row is None and table.person.acting


def test_stickers_are_no_part_of_the_match(hand: Stagehand, couch: TableScene) -> None:
    before = couch.session.observe(), couch.session.changes, [*couch.stage.log]
    for action in REACTIONS:
        hand.press(action, device=TWO)
        hand.wait(theme.STICKER_APART)
    assert (couch.session.observe(), couch.session.changes, couch.stage.log) == before
    assert couch.queue.idle


def test_they_can_be_turned_off(hand: Stagehand, couch: TableScene) -> None:
    hand.services.change(reactions=False)
    hand.press(Action.LAUGH, Action.CONFIRM, device=TWO)
    hand.click(couch.state.layout.plate(couch.state.bottom).center)
    assert not shown(couch) and couch.facts().sticker_row is None


def answers(at: Stagehand, seed: int) -> list[dict[int, str]]:
    """What CPU players show while the person laughs again and again."""
    table = sit_down_alone(at, match(4, seed=seed))
    assert wait_for_turn(at, table)
    told = []
    for _ in range(12):
        table.reactions._replies._rest = 0.0
        table.reactions.react("laugh", 0)
        at.wait(3.0, 0.1)
        told.append({seat: one for seat, one in shown(table).items() if seat})
        table.reactions._shown.clear()
    return told


def test_cpu_players_answer_now_and_then_out_of_what_everybody_sees(
    stage: Callable[..., Stagehand], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(theme, "STICKER_SHOWN", 5.0)
    one, other = answers(stage(), 7), answers(stage(), 8)
    assert one == other  # two deals in which everybody holds other cards
    assert 0 < sum(map(bool, one)) < len(one) // 2


def test_with_reduced_motion_a_sticker_stands_still(hand: Stagehand, couch: TableScene) -> None:
    hand.services.change(reduced_motion=True)
    couch.reactions.react("laugh", 1)

    def place() -> object:
        layer = couch.view.words.speech(couch.state.kit, couch.state.layout, couch.facts(), calm=True)
        return [tuple(patch.rect) for patch in layer]

    first = place()
    for _ in range(20):
        hand.wait(FRAME)
        assert place() == first
