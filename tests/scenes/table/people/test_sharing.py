"""Several people at one table: whose presses count, whose hand is seen, and what happens when a pad is gone."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from game.input.actions import KEYBOARD, MOUSE, Action, Device, FocusChanged
from game.input.owners import Owners
from game.rules.events import hand as hand_of
from game.rules.match import Match, SeatInfo
from game.scenes.table.mouse import OnTool
from game.scenes.table.table import TableScene
from game.scenes.tabletop.tools import glyph
from game.session.match_session import MatchSession
from game.store import Hands, Person
from game.view.core.theme import SMALL, SUBHEADING
from game.view.table.words import choice_boxes, tool_places
from tests.scenes.tables import deal_of, wait_until
from tests.stagehand import FRAME, Stagehand

NAMES = ("Anna", "Boris", "Clara", "Denis", "Eva", "Fyodor")
ONE, TWO = Device("1", "xbox", "One"), Device("2", "playstation", "Two")
BACK_AGAIN = Device("3", "xbox", "One")
"""The first pad, plugged in again."""
HANDOVER = 2.0
"""Seconds a handover takes at most."""


def sit_down(
    at: Stagehand,
    game: str = "svoloch",
    cpus: Sequence[str | None] = (None, None, None),
    devices: Sequence[Device | None] = (ONE, TWO, KEYBOARD),
    hands: Hands = "cover",
    seed: int = 7,
) -> TableScene:
    """A table of people who speak by these devices; the first seat has the first move."""
    seats = [SeatInfo(name, cpu) for name, cpu in zip(NAMES, cpus, strict=False)]
    owners = Owners(seat for seat, cpu in enumerate(cpus) if cpu is None)
    for seat, device in enumerate(devices):
        if device and device not in (KEYBOARD, MOUSE):
            at.plug(device)
        if device:
            owners.claim(seat, device)
    match = Match(game, seats, 1, {}, seed, len(seats) - 1)
    table = TableScene(at.services, MatchSession(match, owners=owners, hands=hands))
    at.services.stack.push(table)
    return table


def wait_for_call(at: Stagehand, table: TableScene, seat: int) -> None:
    wait_until(at, lambda: table.sharing.handover.seat == seat)


def wait_for_hand(at: Stagehand, table: TableScene) -> None:
    wait_until(at, lambda: table.person.acting)


def look_and_play(at: Stagehand, device: Device) -> None:
    at.press(Action.PEEK, device=device)
    at.wait(0.3)
    at.press(Action.CONFIRM, device=device)
    at.wait(0.3)
    at.press(Action.CONFIRM, device=device)


# Cover and peek


def test_every_hand_is_covered_until_its_player_looks(hand: Stagehand) -> None:
    table = sit_down(hand)
    wait_for_call(hand, table, 0)
    assert not table.state.hand and not table.stage.open and table.person.focus.card is None
    call = table.facts().call
    assert call and call.title == "Anna: your turn"
    hand.press(Action.PEEK, device=ONE)
    assert set(table.state.hand) == set(deal_of(table.session).observe(0).hand(0))
    assert table.stage.open == {hand_of(0)}
    hand.press(Action.PEEK, device=ONE)
    hand.wait(0.1)
    assert not table.state.hand and not table.stage.open


def test_hands_are_covered_before_the_turn_moves_on(hand: Stagehand) -> None:
    table = sit_down(hand)
    wait_for_call(hand, table, 0)
    hand.press(Action.PEEK, device=ONE)
    hand.wait(0.3)
    moves = len(hand.trace.moves)
    while len(hand.trace.moves) == moves:
        assert table.stage.open
        hand.press(Action.CONFIRM, device=ONE)
        if len(hand.trace.moves) > moves:
            assert not table.stage.open
        hand.wait(FRAME)
    wait_for_call(hand, table, 1)
    assert table.state.bottom == 1 and not table.state.hand


@pytest.mark.parametrize("game", ["bread", "svoloch", "showcase"])
def test_a_handover_takes_two_presses_and_two_seconds(hand: Stagehand, game: str) -> None:
    cpus = (None, None) if game == "showcase" else (None, None, None)
    table = sit_down(hand, game, cpus)
    wait_for_call(hand, table, 0)
    hand.press(Action.PEEK, device=ONE)
    hand.wait(0.3)
    move = next(move for move in deal_of(table.session).legal_moves())
    table.play(move)
    waited = 0.0
    while not table.queue.idle:
        hand.wait(FRAME)
    while table.sharing.handover.seat is None:
        hand.wait(FRAME)
        waited += FRAME
    hand.press(Action.CONFIRM, device=TWO)
    assert table.person.acting
    assert waited <= HANDOVER / 4, "the rest is for the player"


def test_the_same_person_moves_again_without_a_handover(hand: Stagehand) -> None:
    table = sit_down(hand, "showcase", (None, None), (ONE, TWO))
    wait_for_call(hand, table, 0)
    hand.press(Action.PEEK, device=ONE)
    session = table.session
    table.play(deal_of(session).legal_moves()[0])
    session.change_owner(1, "easy")
    session.change_owner(1, None)
    session.owners.claim(1, TWO)
    deal_of(session).to_move = 0
    wait_for_hand(hand, table)
    assert table.state.hand and session.peeking == 0


def test_the_hand_covers_itself_when_the_window_loses_the_focus_and_in_the_pause(hand: Stagehand) -> None:
    table = sit_down(hand)
    wait_for_call(hand, table, 0)
    hand.press(Action.PEEK, device=ONE)
    hand.services.stack.handle(FocusChanged(focused=False))
    assert not table.stage.open
    wait_for_call(hand, table, 0)
    hand.press(Action.PEEK, device=ONE)
    assert table.stage.open
    hand.press(Action.MENU, device=TWO)
    assert hand.top.name == "pause" and not table.stage.open


def test_passing_needs_no_look_when_nothing_beats(hand: Stagehand) -> None:
    for seed in range(40):
        table = sit_down(hand, seed=seed)
        deal = deal_of(table.session)
        if deal.unseen_move() in deal.legal_moves():
            wait_for_call(hand, table, 0)
            hand.press(Action.HINT, device=ONE)
            assert hand.trace.moves[-1] == (0, "pass")
            assert not table.stage.open
            return
    raise AssertionError("somebody can always beat")


def test_your_hand_stays_covered_was_said_of_a_press_that_opened_it(hand: Stagehand) -> None:
    for seed in range(40):
        table = sit_down(hand, seed=seed)
        deal = deal_of(table.session)
        if deal.unseen_move() is not None and deal.unseen_move() not in deal.legal_moves():
            wait_for_call(hand, table, 0)
            hand.press(Action.HINT, device=ONE)
            hand.press(Action.RIGHT, Action.CONFIRM, device=ONE)
            assert not hand.trace.moves and not table.stage.open and table.session.viewers == ()
            facts = table.facts()
            assert (facts.said, facts.said_of) == ("You can beat this.", None)
            assert [choice.focused for choice in facts.choices] == [True, False], "looking is what is left"
            hand.press(Action.CONFIRM, device=ONE)
            assert table.state.hand and not table.notices.said
            return
    raise AssertionError("nobody can ever beat")


def test_a_choice_was_cut_where_a_key_stands_beside_its_label(stage: Callable[..., Stagehand]) -> None:
    at = stage((1024, 768), "ru")
    table = sit_down(at, devices=(KEYBOARD, ONE, TWO))
    wait_for_call(at, table, 0)
    wait_until(at, lambda: len(table.facts().choices) == 2)
    kit, layout = table.state.kit, table.state.layout
    for number, choice in enumerate(table.facts().choices):
        head, body = choice_boxes(kit, layout, layout.choice(number, 2), choice)
        assert choice.glyph
        assert kit.type.fits(choice.label, SUBHEADING, head.size)
        assert kit.type.fits(choice.sentence, SMALL, body.size)


# Whose turn it is


@pytest.mark.parametrize("game", ["svoloch", "showcase"])
def test_with_hands_open_nobody_was_told_whose_turn_it_is(hand: Stagehand, game: str) -> None:
    table = sit_down(hand, game, (None, None, None)[: 2 if game == "showcase" else 3], hands="open")
    for _ in range(4):
        wait_for_hand(hand, table)
        hand.wait(0.2)
        seat, banner = table.session.to_move, table.notices.banner
        assert seat is not None and banner
        assert table.view.words.announcement(table.facts()) == f"{NAMES[seat]}: your turn"
        table.play(table.session.known_to(seat).legal_moves()[0])
        assert not table.notices.banner


def test_presses_of_others_do_nothing(hand: Stagehand) -> None:
    table = sit_down(hand)
    wait_for_call(hand, table, 0)
    everything = [action for action in Action if action not in (Action.MENU, Action.FULLSCREEN, Action.MUTE)]
    for device in (TWO, KEYBOARD, MOUSE):
        hand.press(*everything, device=device)
    hand.click(table.state.layout.tray.center)
    assert not table.stage.open and not hand.trace.moves
    hand.press(Action.PEEK, device=ONE)
    hand.wait(0.3)
    for device in (TWO, KEYBOARD):
        hand.press(Action.RIGHT, Action.CONFIRM, Action.CONFIRM, device=device)
    assert not hand.trace.moves and table.session.peeking == 0


def test_ten_presses_in_a_burst_make_at_most_one_move(hand: Stagehand) -> None:
    table = sit_down(hand, devices=(ONE, ONE, ONE))
    wait_for_call(hand, table, 0)
    for _ in range(10):
        hand.press(Action.CONFIRM, device=ONE)
        hand.wait(0.05)
    assert len(hand.trace.moves) <= 1


@pytest.mark.parametrize("hands", ["cover", "open"])
def test_presses_during_a_deal_or_a_flight_play_nothing(hand: Stagehand, hands: Hands) -> None:
    table = sit_down(hand, devices=(ONE, ONE, ONE), hands=hands)
    for _ in range(40):
        hand.press(Action.CONFIRM, device=ONE)
        if not table.queue.idle:
            assert not hand.trace.moves
    assert not hand.trace.moves


def test_the_first_free_device_takes_a_seat(hand: Stagehand) -> None:
    table = sit_down(hand, devices=(ONE, None, None))
    hand.plug(TWO)
    wait_for_call(hand, table, 0)
    look_and_play(hand, ONE)
    wait_for_call(hand, table, 1)
    hand.press(Action.CONFIRM, device=ONE)
    assert not table.session.owners.claimed(1), "that pad has a seat, and another one is free"
    hand.press(Action.CONFIRM, device=TWO)
    assert table.session.owners.owns(1, TWO) and table.state.hand


def test_only_the_pad_of_the_seat_to_move_rumbles(hand: Stagehand) -> None:
    table = sit_down(hand)
    wait_for_call(hand, table, 0)
    assert hand.hub.rumbles == [ONE]
    look_and_play(hand, ONE)
    wait_for_call(hand, table, 1)
    assert hand.hub.rumbles == [ONE, TWO]


def test_a_person_may_switch_the_rumble_off(hand: Stagehand) -> None:
    hand.services.change(persons={"Anna": Person(rumble=False)})
    table = sit_down(hand)
    wait_for_call(hand, table, 0)
    assert not hand.hub.rumbles


# Each seat its own


def test_the_tray_speaks_the_language_of_its_player(hand: Stagehand) -> None:
    hand.services.change(persons={"Anna": Person(language="ru", hints=False, dimming=False)})
    table = sit_down(hand)
    wait_for_call(hand, table, 0)
    assert table.state.tray_voice.tr.language == "ru" and table.state.voice.tr.language == "en"
    hand.press(Action.PEEK, device=ONE)
    facts = table.facts()
    assert facts.playable is None and "hint" not in [tool.name for tool in facts.tools]


def test_the_words_in_the_tray_have_the_text_size_of_its_player(hand: Stagehand) -> None:
    hand.services.change(persons={"Anna": Person(text_size=1.5)})
    table = sit_down(hand)
    wait_for_call(hand, table, 0)
    hand.draw()
    assert (table.state.tray_kit.text_size(), table.state.kit.text_size()) == (1.5, 1.0)
    tool, place, _ = tool_places(table.state.tray_kit, table.state.layout, table.tools)[0]
    assert table.mouse.target(place.center, table.facts()) == OnTool(tool.name)
    look_and_play(hand, ONE)
    wait_for_call(hand, table, 1)
    hand.draw()
    assert table.state.tray_kit == table.state.kit


def test_larger_choices_of_one_person_cover_no_task(hand: Stagehand) -> None:
    hand.services.change(persons={"Anna": Person(text_size=2.0)})
    table = sit_down(hand)
    wait_for_call(hand, table, 0)
    patches = table.view.room.patches(table.state.kit, table.state.layout, table.stage, table.queue, table.state.voice)
    (task,) = (patch for patch in patches if isinstance(patch.key, tuple) and patch.key[0] == "task")
    assert task.rect.bottom <= table.state.layout.choices.top


def test_prompts_show_the_glyphs_of_the_seats_device(hand: Stagehand) -> None:
    table = sit_down(hand)
    wait_for_call(hand, table, 0)
    call = table.facts().call
    assert call and call.glyph == ("xbox", "west")
    look_and_play(hand, ONE)
    wait_for_call(hand, table, 1)
    call = table.facts().call
    assert call and call.glyph == ("playstation", "west")


# Open table


def test_each_pad_confirms_where_its_player_wants(hand: Stagehand) -> None:
    hand.services.change(persons={"Anna": Person(confirm_right=True)})
    table = sit_down(hand)
    wait_for_call(hand, table, 0)
    hub = hand.hub
    assert [hub.bindings_of(pad).action("east", pad.kind) for pad in (ONE, TWO)] == [Action.CONFIRM, Action.CANCEL]
    assert glyph(hand.services, Action.CONFIRM, table.state.device) == ("xbox", "east")
    hand.services.change(persons={})
    assert glyph(hand.services, Action.CONFIRM, table.state.device) == ("xbox", "south")


def test_a_players_habit_ends_with_the_match(hand: Stagehand) -> None:
    hand.services.change(persons={"Anna": Person(confirm_right=True)})
    sit_down(hand)
    hand.services.stack.pop()
    assert hand.hub.bindings_of(ONE).action("east", ONE.kind) is Action.CANCEL


def test_on_an_open_table_all_hands_of_people_are_seen(hand: Stagehand) -> None:
    table = sit_down(hand, cpus=(None, None, "easy"), devices=(ONE, TWO), hands="open")
    wait_for_hand(hand, table)
    assert table.stage.open == {hand_of(0), hand_of(1)}
    assert table.facts().call is None


def test_the_hands_change_in_the_middle_of_a_deal(hand: Stagehand) -> None:
    table = sit_down(hand)
    wait_for_call(hand, table, 0)
    hand.press(Action.MENU, device=TWO)
    table.session.hands = "open"
    hand.press(Action.MENU, device=TWO)
    wait_for_hand(hand, table)
    assert len(table.stage.open) == 3


def test_one_person_alone_is_never_called(hand: Stagehand) -> None:
    table = sit_down(hand, cpus=(None, "easy", "easy"), devices=())
    wait_for_hand(hand, table)
    assert table.state.hand and table.facts().call is None and not hand.hub.rumbles


# Pads that are gone


def test_the_match_pauses_when_the_pad_of_the_seat_to_move_is_gone(hand: Stagehand) -> None:
    table = sit_down(hand)
    wait_for_call(hand, table, 0)
    hand.press(Action.PEEK, device=ONE)
    hand.unplug(ONE)
    hand.wait(0.3)
    assert hand.top.name == "lost_pad" and not table.stage.open
    hand.press(Action.CONFIRM, device=BACK_AGAIN)
    assert hand.top is table and table.session.owners.owns(0, BACK_AGAIN)
    assert not hand.trace.moves


def test_another_device_takes_over(hand: Stagehand) -> None:
    table = sit_down(hand)
    wait_for_call(hand, table, 0)
    hand.unplug(ONE)
    hand.wait(0.3)
    hand.press(Action.CONFIRM, device=TWO)
    assert hand.top is table and table.session.owners.owns(0, TWO)


def test_a_cpu_plays_on_until_the_pad_is_back(hand: Stagehand) -> None:
    table = sit_down(hand)
    wait_for_call(hand, table, 0)
    hand.unplug(ONE)
    hand.wait(0.3)
    hand.press(Action.RIGHT, Action.CONFIRM, device=KEYBOARD)
    assert hand.top is table and table.session.humans == (1, 2)
    wait_for_call(hand, table, 1)
    hand.press(Action.CONFIRM, device=BACK_AGAIN)
    assert table.session.humans == (0, 1, 2) and table.session.owners.owns(0, BACK_AGAIN)
    owners = deal_of(table.session).record()["owners"]
    assert [change[1:] for change in owners] == [[0, "normal"], [0, None]]


def test_a_waiting_players_pad_only_marks_the_seat(hand: Stagehand) -> None:
    table = sit_down(hand)
    wait_for_call(hand, table, 0)
    hand.unplug(TWO)
    hand.wait(0.1)
    assert hand.top is table and table.facts().lost == {1}
    look_and_play(hand, ONE)
    wait_until(hand, lambda: hand.top.name == "lost_pad")
    hand.press(Action.CONFIRM, device=ONE)
    assert hand.top.name == "lost_pad", "that press came too early to be an answer"


def test_a_pad_that_was_pulled_while_the_match_was_paused_is_missed(hand: Stagehand) -> None:
    table = sit_down(hand)
    wait_for_call(hand, table, 0)
    hand.press(Action.MENU, device=ONE)
    hand.unplug(ONE)
    hand.press(Action.MENU, device=KEYBOARD)
    hand.wait(0.1)
    assert hand.top.name == "lost_pad"
