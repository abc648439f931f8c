"""A match at the table, by any one device, on a clock of our own."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.input.actions import Action, Device, Pointer
from game.rules.events import DISCARD, STOCK
from game.scenes.table.table import TableScene
from game.session.choices import FORCED
from game.view.core import theme
from tests.scenes.tables import (
    code,
    confirm,
    deal_of,
    drag,
    leave_summary,
    match,
    playable,
    point_of,
    sit_down,
    unplayable,
    wait_for_cards,
    wait_for_turn,
    wait_until,
)
from tests.stagehand import FRAME, Stagehand
from tests.words import plain

PAD = Device("1", "xbox")


def my_moves(at: Stagehand) -> list[str]:
    return [text for seat, text in at.trace.moves if seat == 0]


def assert_settled(at: Stagehand, table: TableScene) -> None:
    """What is on the screen is what the deal makes of it, and the trace has said so."""
    observation = table.session.observe()
    assert table.stage == type(table.stage)(table.stage.order).show(observation)
    legal = [observation.text(move) for move in observation.legal_moves()]
    assert at.trace.turns[-1] == (0, legal)


# A whole match


def play_match(at: Stagehand, act: Callable[[TableScene], None]) -> None:
    table = sit_down(at, match(3, deals=2))
    for _ in range(2):
        while wait_for_turn(at, table):
            assert_settled(at, table)
            before = len(at.trace.moves)
            act(table)
            wait_until(at, lambda count=before: len(at.trace.moves) > count)  # type: ignore[misc]
        leave_summary(at)
        if at.top.name == "table":
            assert isinstance(at.top, TableScene)
            table = at.top
    assert len(at.services.store.matches()) == 2
    assert [row.running for row in at.services.store.matches()] == [True, False], "confirm began a rematch"


def test_a_whole_match_by_confirm_alone(hand: Stagehand) -> None:
    play_match(hand, lambda table: hand.press(Action.CONFIRM, device=PAD))


def test_a_whole_match_by_the_mouse_alone(hand: Stagehand) -> None:
    def act(table: TableScene) -> None:
        hand.wait(0.3)
        choices = table.person.focus.choices
        if choices:
            hand.click(table.state.layout.choice(len(choices) - 1, len(choices)).center)
        else:
            hand.click(point_of(table, playable(table)[-1]))

    play_match(hand, act)


def test_a_whole_match_by_arrows_and_confirm(hand: Stagehand) -> None:
    def act(table: TableScene) -> None:
        if table.person.focus.choices:
            hand.press(Action.RIGHT, Action.RIGHT, Action.CONFIRM)
            return
        wanted = playable(table)[-1]
        for _ in table.state.hand:
            if table.person.focus.card == wanted:
                break
            hand.press(Action.RIGHT)
        hand.press(Action.CONFIRM)
        assert my_moves(hand)[-1] == code(wanted)

    play_match(hand, act)


# A turn


def test_the_first_playable_card_is_focused(hand: Stagehand) -> None:
    table = sit_down(hand, match())
    first = wait_for_cards(hand, table)
    assert table.person.focus.card in playable(table)
    assert hand.trace.foci[-1] == f"table.{code(table.person.focus.card or 0)}"
    assert first in playable(table)


def test_the_opening_choices_are_focused_and_say_what_they_do(hand: Stagehand) -> None:
    table = sit_down(hand, match())
    assert wait_for_turn(hand, table)
    assert hand.trace.foci[-1] == "table.spread"
    choices = table.facts().choices
    assert [choice.code for choice in choices] == ["spread", "flip", "pass"]
    assert all(choice.sentence for choice in choices)
    assert table.facts().playable is None, "no card is dimmed while no card is to be played"


def test_playable_cards_stand_out_and_the_focused_one_most(hand: Stagehand) -> None:
    table = sit_down(hand, match())
    wait_for_cards(hand, table)
    hand.wait(0.3)
    focused = table.person.focus.card
    for card in table.state.hand:
        lift = table.motion.glides[card].lift
        assert lift == (2 if card == focused else 1 if card in playable(table) else 0)


def test_a_card_that_does_not_fit_shakes_and_says_why(hand: Stagehand) -> None:
    table = sit_down(hand, match())
    card = wait_for_cards(hand, table, unplayable)
    table.person.point(card=card)
    before = len(hand.trace.moves)
    hand.press(Action.CONFIRM)
    assert "refuse" in hand.heard
    assert "is not one rank above or below" in table.notices.said
    hand.wait(0.02)
    assert table.motion.offset(card) != (0, 0)
    hand.wait(0.5)
    assert len(hand.trace.moves) == before
    assert table.person.acting
    hand.wait(theme.REFUSAL_SHOWN)
    assert not table.notices.said


def test_the_hint_focuses_a_move_and_says_why(hand: Stagehand) -> None:
    table = sit_down(hand, match())
    wait_for_cards(hand, table)
    hand.press(Action.HINT)
    assert table.notices.said
    hand.press(Action.CONFIRM)
    assert len(my_moves(hand)) >= 2


def test_without_hints_there_is_neither_button_nor_answer(hand: Stagehand) -> None:
    hand.services.store.settings.hints = False
    table = sit_down(hand, match())
    wait_for_turn(hand, table)
    hand.press(Action.HINT)
    assert not table.notices.said
    assert "hint" not in [tool.name for tool in table.tools]


def test_where_playing_is_no_duty_up_leads_from_the_hand_to_drawing(hand: Stagehand) -> None:
    table = sit_down(hand, match(must_play=False))
    wait_for_cards(hand, table)
    assert [choice.code for choice in table.facts().choices] == ["draw"]
    hand.press(Action.UP)
    assert hand.trace.foci[-1] == "table.draw"
    hand.press(Action.DOWN)
    assert table.person.focus.choice is None
    hand.press(Action.UP, Action.CONFIRM)
    assert my_moves(hand)[-1] == "draw"


def test_page_leads_from_one_playable_card_to_the_next(hand: Stagehand) -> None:
    table = sit_down(hand, match(5))
    while True:
        wait_for_cards(hand, table)
        cards = playable(table)
        if len(cards) > 1:
            break
        confirm(hand)
    visited = []
    for _ in cards:
        visited.append(table.person.focus.card)
        hand.press(Action.PAGE_DOWN)
    assert sorted(map(repr, visited)) == sorted(map(repr, cards))


# The mouse


def test_a_card_is_played_by_dragging_it_to_the_pile(hand: Stagehand) -> None:
    table = sit_down(hand, match())
    card = wait_for_cards(hand, table)
    hand.wait(0.3)
    drag(hand, point_of(table, card), (hand.services.frame.width // 2, table.state.layout.middle.centery))
    assert my_moves(hand)[-1] == code(card)


def test_a_click_on_the_stock_draws(hand: Stagehand) -> None:
    table = forced_table(hand)
    hand.click(table.view.room.area(table.state.layout, STOCK).center)
    assert my_moves(hand)[-1] == "draw"


def test_a_card_dropped_elsewhere_returns(hand: Stagehand) -> None:
    table = sit_down(hand, match())
    card = wait_for_cards(hand, table)
    hand.wait(0.3)
    home = table.view.cards.hand_spot(table.state.layout, card)
    before = len(hand.trace.moves)
    drag(hand, point_of(table, card), (20, hand.services.frame.height - 20))
    assert table.view.cards.hand_spot(table.state.layout, card) != home
    hand.wait(1.0)
    assert len(hand.trace.moves) == before
    assert table.motion.settled


def test_a_dragged_card_that_does_not_fit_returns_with_a_reason(hand: Stagehand) -> None:
    table = sit_down(hand, match())
    card = wait_for_cards(hand, table, unplayable)
    hand.wait(0.3)
    drag(hand, point_of(table, card), (hand.services.frame.width // 2, table.state.layout.middle.centery))
    assert table.notices.said
    hand.wait(1.0)
    assert table.motion.settled and table.person.acting


def test_hovering_focuses(hand: Stagehand) -> None:
    table = sit_down(hand, match())
    wait_for_cards(hand, table)
    hand.wait(0.3)
    for card in table.state.hand:
        hand.point(point_of(table, card))
        assert table.person.focus.card == card


@pytest.mark.parametrize("tool", ["hint", "sort", "undo", "last"])
def test_the_small_buttons_do_what_the_keys_do(hand: Stagehand, tool: str) -> None:
    from game.view.table.words import tool_places

    table = sit_down(hand, match())
    wait_for_cards(hand, table)
    before = table.stage.order, table.looking_back, table.notices.said, len(deal_of(table.session).moves)
    places = tool_places(table.state.tray_kit, table.state.layout, table.tools)
    hand.click(next(place.center for one, place, _ in places if one.name == tool))
    after = table.stage.order, table.looking_back, table.notices.said, len(deal_of(table.session).moves)
    assert before != after


# Presses that come too early


def test_presses_during_the_deal_never_play(hand: Stagehand) -> None:
    table = sit_down(hand, match())
    for _ in range(20):
        hand.press(Action.CONFIRM)
    hand.wait(0.05)
    assert not hand.trace.moves
    assert wait_for_turn(hand, table)


def test_confirm_during_a_flight_hurries_it(hand: Stagehand) -> None:
    table = sit_down(hand, match())
    hand.press(Action.CONFIRM)
    assert table.queue.factor == theme.HURRY


@pytest.mark.parametrize("speed", [1.0, 4.0, "off"])
def test_ten_presses_in_a_burst_make_at_most_one_move(hand: Stagehand, speed: float) -> None:
    hand.services.store.settings.speed = speed
    table = sit_down(hand, match())
    wait_for_turn(hand, table)
    for _ in range(10):
        hand.press(Action.CONFIRM)
    assert len(my_moves(hand)) == 1


def test_ten_clicks_in_a_burst_make_at_most_one_move(hand: Stagehand) -> None:
    hand.services.store.settings.speed = "off"
    table = sit_down(hand, match())
    wait_for_turn(hand, table)
    place = table.state.layout.choice(0, 3).center
    for _ in range(10):
        hand.click(place)
    assert len(my_moves(hand)) == 1


# Pace


@pytest.mark.parametrize(("speed", "pace"), [(1.0, theme.CPU_PACE), (4.0, theme.LEAST_PACE), ("off", theme.LEAST_PACE)])
def test_cpu_moves_can_be_followed_at_every_speed(hand: Stagehand, speed: float, pace: float) -> None:
    """With the speed "off" they were 17 ms apart."""
    hand.services.store.settings.speed = speed
    table = sit_down(hand, match(5))
    times: dict[bool, list[float]] = {True: [], False: []}
    clock = before_it = 0.0
    while min(map(len, times.values())) < 4:
        before = len(hand.trace.moves)
        if table.person.acting:
            confirm(hand)
        hand.wait(FRAME)
        clock += FRAME
        if len(hand.trace.moves) > before:
            seat, code = hand.trace.moves[-1]
            if seat > 1:
                times[code in FORCED].append(clock - before_it)
            before_it = clock
    assert min(times[False]) >= pace - FRAME
    assert min(times[True]) >= theme.LEAST_PACE - FRAME


def forced_table(hand: Stagehand) -> TableScene:
    """A table where the person's next turn after the opening leaves nothing but drawing."""
    for seed in range(100):
        table = sit_down(hand, match(seed=seed))
        hand.services.store.settings.forced_draws = False
        wait_for_turn(hand, table)
        hand.press(Action.RIGHT, Action.RIGHT, Action.CONFIRM)
        if wait_for_turn(hand, table) and table.session.forced() is not None:
            return table
    raise AssertionError("no such deal")


def test_a_draw_without_a_choice_is_made_with_words(hand: Stagehand) -> None:
    table = forced_table(hand)
    assert table.facts().choices[0].code == "draw"
    count = len(hand.trace.moves)
    hand.services.store.settings.forced_draws = True
    table.person.end()
    wait_until(hand, lambda: len(hand.trace.moves) > count)
    assert hand.trace.moves[count] == (0, "draw")
    assert table.facts().spoken[0].words == "No card fits: you draw one."


def test_a_draw_waits_for_a_press_where_that_is_wished(hand: Stagehand) -> None:
    table = forced_table(hand)
    count = len(hand.trace.moves)
    hand.wait(5)
    assert len(hand.trace.moves) == count
    hand.click(table.state.layout.choice(0, 1).center)
    assert hand.trace.moves[count] == (0, "draw")


def test_the_last_round_is_announced(hand: Stagehand) -> None:
    hand.services.store.settings.speed = 4.0
    table = sit_down(hand, match(4, refills=1))
    words = set()
    while hand.top is table:
        if table.notices.banner:
            words.add(table.view.room.announced(table.notices.banner[0], table.stage, table.state.voice))
        if table.person.acting:
            confirm(hand)
        hand.wait(FRAME)
    assert "The last round!" in words
    assert "last_round" in hand.heard


def test_the_round_and_how_many_are_left_are_always_in_sight(hand: Stagehand) -> None:
    table = sit_down(hand, match(2, rounds=6))
    deal, sights = match(2, rounds=6).deal, []
    while deal.to_move is not None:
        table.stage.show(deal.observe(0))
        shown = (table.state.kit, table.state.layout, table.stage, table.queue, table.state.voice)
        keys = [patch.key for patch in table.view.room.patches(*shown)]
        sights.append(next(plain(str(key[1])) for key in keys if isinstance(key, tuple) and key[0] == "rounds"))
        deal.play(deal.legal_moves()[0])
    words = ["6 rounds", *(f"Round {number}, {6 - number} left" for number in range(1, 6)), "Last round"]
    assert sights == [sight for sight in words for _ in range(2)]


# Taking back, resuming, sorting, looking back


def test_undo_goes_back_to_before_the_last_choice(hand: Stagehand) -> None:
    table = sit_down(hand, match(3))
    wait_for_turn(hand, table)
    before = table.session.observe()
    hand.press(Action.CONFIRM)
    hand.wait(1.0)
    hand.press(Action.UNDO)
    assert table.session.observe() == before
    assert table.stage == type(table.stage)(table.stage.order).show(before)
    assert deal_of(table.session).record()["undone"] == 1
    assert wait_for_turn(hand, table)


def test_with_nothing_to_take_back_undo_does_nothing(hand: Stagehand) -> None:
    table = sit_down(hand, match())
    wait_for_turn(hand, table)
    hand.press(Action.UNDO)
    assert table.person.acting
    assert "undone" not in deal_of(table.session).record()


def test_a_match_is_resumed_at_the_same_card(hand: Stagehand) -> None:
    from game.session.match_session import MatchSession

    table = sit_down(hand, match(4))
    wait_for_cards(hand, table)
    assert table.session.id is not None
    again = TableScene(hand.services, MatchSession.resume(hand.services.store, table.session.id))
    assert again.stage == table.stage
    hand.services.stack.replace(again)
    hand.wait(theme.BURST_GUARD)
    assert again.person.acting
    assert hand.trace.turns[-1] == hand.trace.turns[-2]


def test_a_match_that_is_not_there_cannot_be_resumed(hand: Stagehand) -> None:
    from game.session.match_session import MatchSession

    with pytest.raises(LookupError):
        MatchSession.resume(hand.services.store, 99)


def test_sorting_keeps_the_focus_on_its_card(hand: Stagehand) -> None:
    table = sit_down(hand, match())
    wait_for_cards(hand, table)
    orders = []
    focused = table.person.focus.card
    for _ in range(3):
        orders.append(list(table.state.hand))
        hand.press(Action.SORT)
        hand.wait(1.0)
        assert table.person.focus.card == focused
    assert list(table.state.hand) == orders[0]
    assert orders[1] == sorted(orders[1], key=lambda card: card // 4)
    assert hand.services.store.settings.sort == "suit"


def test_last_plays_are_shown_and_put_away(hand: Stagehand) -> None:
    table = sit_down(hand, match())
    wait_for_cards(hand, table)
    hand.press(Action.LAST_PLAY)
    assert table.looking_back
    moves = len(hand.trace.moves)
    hand.press(Action.CONFIRM)
    assert not table.looking_back
    assert len(hand.trace.moves) == moves


def test_faster_and_slower_stop_at_the_ends(hand: Stagehand) -> None:
    sit_down(hand, match())
    settings = hand.services.store.settings
    hand.press(*[Action.FASTER] * 9)
    assert settings.speed == "off"
    hand.press(*[Action.SLOWER] * 9)
    assert settings.speed == 0.5


def test_pause_and_back_settles_again(hand: Stagehand) -> None:
    table = sit_down(hand, match())
    wait_for_turn(hand, table)
    hand.press(Action.MENU)
    assert hand.top.name == "pause"
    turns = len(hand.trace.turns)
    hand.press(Action.CANCEL)
    wait_for_turn(hand, table)
    assert len(hand.trace.turns) == turns + 1


# The window


def test_resizing_in_the_middle_of_a_flight(hand: Stagehand) -> None:
    table = sit_down(hand, match(3))
    hand.wait(0.9)
    assert table.queue.flights
    for size in ((1024, 768), (1280, 540), (960, 540)):
        hand.resize(size)
        hand.draw()
        hand.wait(0.05)
    assert wait_for_turn(hand, table)
    assert table.stage == type(table.stage)(table.stage.order).show(table.session.observe())


def test_drawing_changes_nothing(hand: Stagehand) -> None:
    import pygame

    table = sit_down(hand, match(3))
    wait_for_cards(hand, table)
    hand.wait(3.0)
    revision = hand.services.stack.revision
    first = pygame.image.tobytes(hand.draw(), "RGB")
    hand.surface.fill("black")
    assert pygame.image.tobytes(hand.draw(), "RGB") == first
    assert hand.services.stack.revision == revision


def test_nothing_is_drawn_anew_while_the_table_waits(hand: Stagehand) -> None:
    table = sit_down(hand, match())
    wait_for_cards(hand, table)
    hand.wait(3.0)
    assert not table.moving
    revision = hand.services.stack.revision
    hand.wait(2.0)
    assert hand.services.stack.revision == revision


def test_the_mended_picture_is_the_one_drawn_anew(hand: Stagehand) -> None:
    """Also where the turn has passed: the light around a seat's shape once left a trace."""
    import pygame

    from game.view.table.view import TableView

    table = sit_down(hand, match(4))
    for _ in range(5):
        for _ in range(50):
            hand.wait(0.1)
            hand.draw()
        mended = pygame.image.tobytes(hand.draw(), "RGB")
        table.view = TableView(table.stage, table.queue, table.motion, hand.services.art)
        assert pygame.image.tobytes(hand.draw(), "RGB") == mended
        confirm(hand)


def test_lost_focus_lets_go_of_a_dragged_card(hand: Stagehand) -> None:
    from game.input.actions import FocusChanged

    table = sit_down(hand, match())
    card = wait_for_cards(hand, table)
    hand.wait(0.3)
    start = point_of(table, card)
    hand.services.stack.handle(Pointer("down", start, button=1))
    hand.services.stack.handle(Pointer("move", (start[0], start[1] - 100)))
    assert table.motion.held == (card,)
    hand.services.stack.handle(FocusChanged(False))
    assert not table.motion.held
    hand.wait(1.0)
    assert table.motion.settled


def test_counts_on_the_table(hand: Stagehand) -> None:
    table = sit_down(hand, match(3))
    wait_for_turn(hand, table)
    assert [table.stage.count(place) for place in (STOCK, DISCARD, ("hand", 1))] == [52 - 18 - 2, 2, 6]
