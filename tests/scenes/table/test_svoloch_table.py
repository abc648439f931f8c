"""Svoloch at the table: plays of several cards, turnarounds, jokers and passes, by any one device."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from game.input.actions import MOUSE, Action, Device, Pointer
from game.rules.cards import CARDS, CODES
from game.rules.events import OUT, PILE, Cleared, Turnaround
from game.rules.match import Match, SeatInfo
from game.scenes.after.replay import ReplayScene
from game.scenes.after.summary import SummaryScene
from game.scenes.table.attract import AttractScene
from game.scenes.table.table import TableScene
from game.scenes.tabletop.tabletop import Tabletop
from game.session.match_session import MatchSession
from game.view.core import theme
from game.view.rooms.svoloch.stage import SvolochStage
from game.view.stage.queue import Timing, timing
from game.view.widgets.seat_result import SeatResult
from tests.rules.playing import play
from tests.rules.svoloch_deals import arranged
from tests.scenes.tables import (
    NAMES,
    PATIENCE,
    deal_of,
    drag,
    leave_summary,
    match_of,
    point_of,
    sit_down,
    wait_for_turn,
    wait_until,
)
from tests.stagehand import FRAME, Stagehand
from tests.words import plain

PAD = Device("1", "xbox")
EIGHTS = "8H 8C 8D 8S AD XR QC"
LOW_TWOS = "2C 2D 2H 2S 3C 3D 3H"
LOW = ["3D 3H 4C 4D 5C 5D 6C", "3C 3S 4S 4H 5S 5H 6D"]
"""Two hands that beat nothing from a seven on."""


def stage_of(table: Tabletop) -> SvolochStage:
    assert isinstance(table.stage, SvolochStage)
    return table.stage


def match(players: int = 3, seed: int = 7, deals: int = 1, **options: bool) -> Match:
    seats = [SeatInfo(name, "normal" if seat else None) for seat, name in enumerate([*NAMES, "Fedor"][:players])]
    return Match("svoloch", seats, deals, options, seed, players - 1)


def set_out(hand: Stagehand, first: str, turned_up: str, stock: str = "", others: Sequence[str] = LOW) -> TableScene:
    """Anna is to move with the first hand, against the card turned up."""
    laid = match(seed=1)
    laid.deal = arranged([first, *others], turned_up, stock, dealer=2)
    table = sit_down(hand, laid)
    table.queue.finish()
    assert wait_for_turn(hand, table)
    hand.wait(0.3)
    return table


def press_on(hand: Stagehand, table: TableScene, *codes: str) -> None:
    for code in codes:
        table.person.point(card=CARDS[code])
        hand.press(Action.CONFIRM)


def my_moves(hand: Stagehand) -> list[str]:
    return [code for seat, code in hand.trace.moves if seat == 0]


def lit(table: TableScene) -> set[str]:
    return {CODES[card] for card in table.person.focus.playable or ()}


def chosen(table: TableScene) -> list[str]:
    return [CODES[card] for card in table.facts().chosen]


def buttons(table: TableScene) -> list[str]:
    return [plain(choice.label) for choice in table.facts().choices]


# A whole match


def play_match(hand: Stagehand, act: Callable[[TableScene], None]) -> None:
    hand.services.store.settings.speed = 4.0
    table = sit_down(hand, match(deals=2))
    for _ in range(2):
        while wait_for_turn(hand, table):
            observation = table.session.observe()
            assert table.stage == type(table.stage)(table.stage.order).show(observation)
            before, presses = len(hand.trace.moves), 0
            while len(hand.trace.moves) == before:
                act(table)
                presses += 1
                assert presses < 8, "nothing gets played"
        leave_summary(hand)
        if isinstance(hand.top, TableScene):
            table = hand.top
    assert [row.running for row in hand.services.store.matches()] == [True, False], "confirm began a rematch"


def test_a_whole_match_by_confirm_alone(hand: Stagehand) -> None:
    play_match(hand, lambda table: hand.press(Action.CONFIRM, device=PAD))


def test_a_whole_match_by_the_mouse_alone(hand: Stagehand) -> None:
    def act(table: TableScene) -> None:
        hand.wait(0.3)
        choices = table.person.focus.choices
        if choices:
            hand.click(table.state.layout.choice(0, len(choices)).center)
        else:
            card = [card for card in table.state.hand if card in (table.person.focus.playable or ())][-1]
            hand.click(point_of(table, card))

    play_match(hand, act)


def test_a_whole_match_by_arrows_and_confirm(hand: Stagehand) -> None:
    def act(table: TableScene) -> None:
        focus = table.person.focus
        while focus.choice is None and focus.playable and focus.card not in focus.playable:
            hand.press(Action.RIGHT)
        hand.press(Action.CONFIRM)
        if focus.chosen and table.person.acting:
            hand.press(Action.PAGE_DOWN, Action.CONFIRM)
        if focus.chosen and focus.choices and table.person.acting:
            hand.press(Action.UP, Action.CONFIRM)

    play_match(hand, act)
    assert any(len(code) > 3 for code in my_moves(hand)), "several cards were played at once"


# Several cards


def test_what_may_follow_is_lit_while_a_play_is_built(hand: Stagehand) -> None:
    table = set_out(hand, EIGHTS, "7S")
    assert lit(table) == {"8H", "8D", "AD", "XR"}
    press_on(hand, table, "8H")
    assert lit(table) == {"8C", "8S"}
    press_on(hand, table, "8C")
    assert (chosen(table), lit(table)) == (["8H", "8C"], {"8D"})
    assert not my_moves(hand)


def test_cards_are_played_in_the_order_in_which_they_were_chosen(hand: Stagehand) -> None:
    table = set_out(hand, EIGHTS, "7S")
    press_on(hand, table, "8D", "8S", "8H", "8H")
    assert my_moves(hand) == ["8D8S8H"]
    wait_until(hand, lambda: table.stage.to_move == 1)
    assert [lying.card for lying in table.stage.cards(PILE)] == [CARDS[code] for code in ("7S", "8D", "8S", "8H")]


def test_the_last_card_that_can_follow_plays_them_all(hand: Stagehand) -> None:
    table = set_out(hand, EIGHTS, "7S")
    press_on(hand, table, "8D", "8S", "8H", "8C")
    assert my_moves(hand) == ["8D8S8H8C"]


def test_a_double_press_plays_a_single_card(hand: Stagehand) -> None:
    table = set_out(hand, EIGHTS, "7S")
    table.person.point(card=CARDS["8H"])
    hand.press(Action.CONFIRM)
    assert buttons(table) == ["Play 8♥"]
    hand.press(Action.CONFIRM)
    assert my_moves(hand) == ["8H"]


def test_a_double_click_plays_a_single_card(hand: Stagehand) -> None:
    table = set_out(hand, EIGHTS, "7S")
    point = point_of(table, CARDS["8H"])
    hand.click(point)
    hand.click(point)
    assert my_moves(hand) == ["8H"]


def test_a_card_that_nothing_can_follow_is_played_at_one_press(hand: Stagehand) -> None:
    table = set_out(hand, EIGHTS, "7S")
    press_on(hand, table, "AD")
    assert my_moves(hand) == ["AD"]


def test_the_button_plays_what_is_chosen(hand: Stagehand) -> None:
    table = set_out(hand, EIGHTS, "7S")
    press_on(hand, table, "8H", "8C")
    (button,) = table.facts().choices
    assert (plain(button.label), plain(button.sentence)) == ("Play 8♥ 8♣", "Press once more, or add 8♦.")
    table.person.point(card=CARDS["8D"])
    assert plain(table.facts().choices[0].sentence) == "Or add 8♦.", "one more press adds it"
    hand.press(Action.UP)
    assert hand.trace.foci[-1] == "table.play"
    hand.press(Action.CONFIRM)
    assert my_moves(hand) == ["8H8C"]


def two_to_beat(hand: Stagehand) -> TableScene:
    """Anna, third to move, has to beat two sixes, the black one on top."""
    laid = match()
    laid.deal = arranged(["7H 7C 7S 9H 9C TD QC", "6H 6C JC QS KS AC AS", LOW_TWOS], "5S", dealer=0)
    play(laid.deal, "6H6C pass")
    table = sit_down(hand, laid)
    assert wait_for_turn(hand, table)
    hand.wait(0.3)
    return table


def test_where_two_have_to_be_beaten_the_focus_goes_on_to_the_second_card(hand: Stagehand) -> None:
    table = two_to_beat(hand)
    press_on(hand, table, "7H")
    assert (chosen(table), plain(table.notices.said)) == (["7H"], "You need at least 2 cards.")
    assert table.person.focus.card in {CARDS["7C"], CARDS["7S"]}
    assert not buttons(table)
    hand.press(Action.CONFIRM)
    assert my_moves(hand) in (["7H7C"], ["7H7S"])


def test_a_card_with_only_one_partner_goes_with_it_at_one_press(hand: Stagehand) -> None:
    table = two_to_beat(hand)
    press_on(hand, table, "9H")
    assert my_moves(hand) == ["9H9C"]


def test_a_card_without_the_partner_it_needs_says_so(hand: Stagehand) -> None:
    table = two_to_beat(hand)
    press_on(hand, table, "TD")
    assert plain(table.notices.said) == "You need at least 2 cards."
    assert not chosen(table)


def test_cancel_takes_back_card_by_card_and_only_then_pauses(hand: Stagehand) -> None:
    table = set_out(hand, EIGHTS, "7S")
    press_on(hand, table, "8H", "8C")
    hand.press(Action.CANCEL)
    assert (chosen(table), table.person.focus.card) == (["8H"], CARDS["8C"])
    hand.press(Action.CANCEL)
    assert not chosen(table) and hand.top is table
    hand.press(Action.CANCEL)
    assert hand.top.name == "pause"


def test_the_right_mouse_button_takes_a_card_back(hand: Stagehand) -> None:
    table = set_out(hand, EIGHTS, "7S")
    press_on(hand, table, "8H", "8C")
    hand.press(Action.CANCEL, device=MOUSE)
    assert chosen(table) == ["8H"]


def test_confirm_on_a_card_chosen_earlier_takes_it_and_the_later_ones_back(hand: Stagehand) -> None:
    table = set_out(hand, EIGHTS, "7S")
    press_on(hand, table, "8H", "8C", "8D", "8C")
    assert chosen(table) == ["8H"]
    assert not my_moves(hand)


def test_taking_back_a_chosen_card_comes_before_taking_back_a_move(hand: Stagehand) -> None:
    table = set_out(hand, EIGHTS, "7S")
    press_on(hand, table, "8H")
    hand.press(Action.UNDO)
    assert not chosen(table)
    assert table.person.acting


@pytest.mark.parametrize(
    ("started", "card", "why"),
    [
        (["8H"], "QC", "Cards played together must be of one rank."),
        (["8H"], "8D", "Several cards must alternate in colour."),
        (["8H"], "XR", "A joker is played alone."),
        ([], "8C", "On 7♠ the first card must be ♥ or ♦."),
    ],
)
def test_a_card_that_cannot_follow_shakes_and_says_why(
    hand: Stagehand, started: list[str], card: str, why: str
) -> None:
    table = set_out(hand, EIGHTS, "7S")
    press_on(hand, table, *started, card)
    assert plain(table.notices.said) == why
    assert table.motion.shaken == CARDS[card]
    assert hand.heard[-1] == "refuse"
    assert chosen(table) == started


def test_the_hint_chooses_the_cards_in_order_and_one_press_plays_them(hand: Stagehand) -> None:
    table = set_out(hand, "8H 8C KS QS JS TS 9S", "7S", stock="2C 2D")
    hand.press(Action.HINT)
    assert table.notices.said
    advised = "".join(chosen(table)) or CODES[table.person.focus.card or 0]
    hand.press(Action.CONFIRM)
    assert my_moves(hand) == [advised]


# Dragging


def to_the_pile(hand: Stagehand, table: TableScene, code: str) -> None:
    drag(hand, point_of(table, CARDS[code]), (hand.services.frame.width // 2, table.state.layout.middle.centery))


def test_a_dragged_card_is_played_alone(hand: Stagehand) -> None:
    table = set_out(hand, EIGHTS, "7S")
    to_the_pile(hand, table, "8H")
    assert my_moves(hand) == ["8H"]


def test_all_chosen_cards_are_dragged_together(hand: Stagehand) -> None:
    table = set_out(hand, EIGHTS, "7S")
    press_on(hand, table, "8H", "8C")
    hand.wait(0.3)
    start = point_of(table, CARDS["8C"])
    hand.services.stack.handle(Pointer("down", start, button=1))
    hand.services.stack.handle(Pointer("move", (start[0], start[1] - 60)))
    assert table.motion.held == (CARDS["8H"], CARDS["8C"])
    first, second = (table.view.cards.hand_spot(table.state.layout, CARDS[code]) for code in ("8H", "8C"))
    assert first.x < second.x < first.x + first.height, "side by side, in their order"
    hand.services.stack.handle(Pointer("up", (480, 200), button=1))
    assert my_moves(hand) == ["8H8C"]


def test_a_card_dragged_to_the_chosen_ones_completes_the_play(hand: Stagehand) -> None:
    table = set_out(hand, EIGHTS, "7S")
    press_on(hand, table, "8H")
    hand.wait(0.3)
    to_the_pile(hand, table, "8C")
    assert my_moves(hand) == ["8H8C"]


# What an event does


def test_an_ace_spins_the_arrow_which_locks_with_its_sound(hand: Stagehand) -> None:
    table = set_out(hand, EIGHTS, "7S")
    press_on(hand, table, "AD")
    wait_until(hand, lambda: table.queue.effect(Turnaround) is not None)
    assert "turnaround" in hand.heard[-2:]
    clock = 0.0
    while table.queue.effect(Turnaround):
        hand.wait(FRAME)
        clock += FRAME
    assert clock == pytest.approx(theme.SPIN, abs=2 * FRAME)
    assert theme.SPIN <= 0.8
    assert stage_of(table).down


def test_the_next_move_waits_for_the_arrow(hand: Stagehand) -> None:
    table = set_out(hand, EIGHTS, "7S")
    press_on(hand, table, "AD")
    wait_until(hand, lambda: table.queue.effect(Turnaround) is not None)
    wait_until(hand, lambda: len(hand.trace.moves) > 1)
    assert not table.queue.effect(Turnaround)


def test_cards_played_together_leave_one_after_the_other(hand: Stagehand) -> None:
    table = set_out(hand, EIGHTS, "7S")
    press_on(hand, table, "8H", "8C", "8C")
    ages = [flight.tween.age for flight in table.queue.flights]
    assert ages[0] - ages[1] == pytest.approx(theme.PLAY_STEP)
    assert len(table.view.cards.flying(table.state.layout, calm=False)) == 2, "a card that waits is seen in the hand"


def test_a_joker_blows_the_pile_away(hand: Stagehand) -> None:
    table = set_out(hand, EIGHTS, "7S")
    press_on(hand, table, "XR")
    wait_until(hand, lambda: table.queue.effect(Cleared) is not None)
    assert "joker" in hand.heard
    assert all(flight.scatters for flight in table.queue.flights)
    wait_until(hand, lambda: table.queue.idle)
    assert (table.stage.count(PILE), table.stage.count(OUT), stage_of(table).play) == (0, 2, ())
    assert all(not lying.up for lying in table.stage.cards(OUT))


def test_the_burst_can_be_resized_away(hand: Stagehand) -> None:
    table = set_out(hand, EIGHTS, "7S")
    press_on(hand, table, "XR")
    wait_until(hand, lambda: table.queue.effect(Cleared) is not None)
    for size in ((1024, 768), (1280, 540), (960, 540)):
        hand.wait(0.1)
        hand.resize(size)
        hand.draw()
    assert wait_for_turn(hand, table)
    assert table.stage == type(table.stage)(table.stage.order).show(table.session.observe())


@pytest.mark.parametrize("code", ["AD", "XR"])
def test_reduced_motion_neither_spins_nor_bursts(hand: Stagehand, code: str) -> None:
    hand.services.store.settings.reduced_motion = True
    table = set_out(hand, EIGHTS, "7S")
    press_on(hand, table, code)
    wait_until(hand, lambda: bool(table.queue.effects))
    assert table.queue.effects[0].tween.lasts == theme.REDUCED_FADE
    hand.draw()


def test_a_pile_nobody_beats_is_gathered_without_a_burst() -> None:
    passed, joker = (timing(Cleared(0, PILE, joker), None) for joker in (False, True))
    assert passed == Timing(theme.GATHER)
    assert joker.scatters


def task_words(table: TableScene) -> str:
    """What the plate below the pile says."""
    patches = table.view.room.patches(table.state.kit, table.state.layout, table.stage, table.queue, table.state.voice)
    return next(
        plain(str(patch.key[1])) for patch in patches if isinstance(patch.key, tuple) and patch.key[0] == "task"
    )


def test_the_table_says_what_has_to_be_beaten(hand: Stagehand) -> None:
    table = set_out(hand, EIGHTS, "7S")
    assert task_words(table) == "Beat 1 card: higher, ♥♦"
    press_on(hand, table, "8H", "8C", "8C")
    wait_until(hand, lambda: table.stage.to_move == 1)
    assert task_words(table) == "Beat 2 cards: higher, ♥♦ first"


# Passing


def test_a_forced_pass_names_what_cannot_be_beaten(hand: Stagehand) -> None:
    table = pass_table(hand, forced=True)
    wait_until(hand, lambda: my_moves(hand) == ["pass"])
    assert plain(table.facts().spoken[0].words) == "You cannot beat K♠: you pass."


def test_a_pass_waits_for_a_press_where_that_is_wished(hand: Stagehand) -> None:
    table = pass_table(hand, forced=False)
    assert wait_for_turn(hand, table)
    assert buttons(table) == ["Pass"]
    hand.press(Action.CONFIRM)
    assert my_moves(hand) == ["pass"]


def pass_table(hand: Stagehand, forced: bool) -> TableScene:
    """Anna can beat nothing."""
    hand.services.store.settings.forced_draws = forced
    laid = match(3)
    laid.deal = arranged(["2C 2D 3C 3D 4C 4D 5C", *["", ""]], "KS", dealer=2)
    table = sit_down(hand, laid)
    table.queue.finish()
    return table


def test_with_a_joker_in_hand_passing_is_a_choice(hand: Stagehand) -> None:
    table = set_out(hand, "2C 2D 3C 3D 4C 4D XB", "KS", others=["", ""])
    assert (lit(table), buttons(table)) == ({"XB"}, ["Pass"])
    hand.press(Action.UP, Action.CONFIRM)
    assert my_moves(hand) == ["pass"]


# Other things


def test_six_seats_play(hand: Stagehand) -> None:
    hand.services.store.settings.speed = "off"
    table = sit_down(hand, match(6))
    for _ in range(12):
        if not wait_for_turn(hand, table):
            break
        hand.draw()
        press_first(hand, table)
    assert len(hand.trace.moves) > 6


def press_first(hand: Stagehand, table: TableScene) -> None:
    before, waited = len(hand.trace.moves), 0.0
    while len(hand.trace.moves) == before:
        hand.press(Action.CONFIRM)
        waited += FRAME
        assert waited < PATIENCE


def test_undo_and_resume_keep_direction_and_pile(hand: Stagehand) -> None:
    table = set_out(hand, EIGHTS, "7S")
    before = table.session.observe()
    press_on(hand, table, "AD")
    assert table.session.id is not None
    wait_until(hand, lambda: table.queue.idle)
    again = TableScene(hand.services, MatchSession.resume(hand.services.store, table.session.id))
    assert again.stage == table.stage and stage_of(again).down
    hand.press(Action.UNDO)
    assert table.session.observe() == before
    assert not stage_of(table).down


def test_the_ends_of_the_pile_show_the_play_to_beat_framed(hand: Stagehand) -> None:
    table = set_out(hand, EIGHTS, "7S")
    assert stage_of(table).play == (CARDS["7S"],)
    _, over = table.view.room.around(hand.services.art, table.state.layout, table.stage, PILE, ())
    assert len(over) == 1
    press_on(hand, table, "XR")
    wait_until(hand, lambda: table.queue.idle)
    assert not table.view.room.around(hand.services.art, table.state.layout, table.stage, PILE, ())[1]


def test_the_summary_shows_deals_won_and_the_cards_left_that_break_ties(hand: Stagehand) -> None:
    session = MatchSession.start(hand.services.store, match(deals=2))
    for _ in range(2):
        while session.to_move is not None:
            session.play(deal_of(session).legal_moves()[0])
        scene = SummaryScene(hand.services, session)
        hand.services.stack.push(scene)
        rows = [widget for widget in scene.form.widgets if isinstance(widget, SeatResult)]
        assert [row.place for row in rows] == sorted(session.match_places()), "the best on top"
        rows.sort(key=lambda row: row.seat)
        left = [sum(outcome.cards_left[seat] for outcome in match_of(session).outcomes) for seat in range(3)]
        assert [(row.total, row.tie) for row in rows] == [
            (str(points), str(cards)) for points, cards in zip(session.totals(), left, strict=True)
        ]
        if not session.over:
            session.next_deal()
    assert {row.seat for row in rows if row.won} == set(session.winners())


def test_the_game_behind_the_title_goes_on(hand: Stagehand) -> None:
    scene = AttractScene(hand.services, "svoloch")
    hand.services.stack.push(scene)
    hand.services.store.settings.speed = "off"
    session = scene.session
    wait_until(hand, lambda: scene.session is not session)
    assert not hand.trace.moves


def test_a_deal_is_watched_to_its_end(hand: Stagehand) -> None:
    session = MatchSession(match(4))
    while session.to_move is not None:
        session.play(deal_of(session).legal_moves()[0])
    hand.services.store.settings.speed = "off"
    scene = ReplayScene(hand.services, session.records)
    hand.services.stack.push(scene)
    wait_until(hand, lambda: scene.watched.over)
    assert scene.stage == type(scene.stage)(scene.stage.order).show(deal_of(session).observe(*range(4)))


def test_a_hand_is_sorted_by_rank_until_the_player_sorts_it(hand: Stagehand) -> None:
    table = set_out(hand, EIGHTS, "7S")
    assert [CODES[card][0] for card in table.state.hand] == list("8888QAX")
    hand.press(Action.SORT)
    assert hand.services.store.settings.sort == "dealt"
    hand.press(Action.SORT)
    assert [CODES[card][1] for card in table.state.hand] == list("CCDDSHR"), "a joker lies last in any order"


def test_what_has_no_card_to_show_it_is_said_at_the_seat(hand: Stagehand) -> None:
    table = set_out(hand, "KH 9C 9D TC TD 7C 7D", "QC")
    press_on(hand, table, "KH")
    wait_until(hand, lambda: 1 in table.facts().spoken)
    assert table.facts().spoken[1].words == "Pass"
    assert "knock" in hand.heard
    hand.wait(3 * theme.SPEECH_SHOWN)
    assert 1 not in table.facts().spoken
