"""What once went wrong at the table, each named after what happened."""

from __future__ import annotations

import pygame
import pytest

from game.input.actions import MOUSE, Action, Device, Pointer, Press
from game.rules import GAMES
from game.rules.bread.events import BreadRefill
from game.rules.events import Ended, Penalty
from game.rules.match import Match, SeatInfo
from game.rules.outcome import Outcome
from game.scenes.after.summary import SummaryScene
from game.scenes.table.table import TableScene
from game.session.match_session import MatchSession
from game.texts import texts
from game.view.cards.fan import box_of
from game.view.core import theme
from game.view.core.layout import Frame
from game.view.rooms.bread.counters import owed_place
from game.view.rooms.bread.layout import BreadLayout
from game.view.rooms.svoloch.layout import SvolochLayout
from game.view.table.seats import DEALER
from game.view.table.words import corner_places, tool_places
from tests.scenes.tables import (
    NAMES,
    deal_of,
    match,
    match_of,
    point_of,
    sit_down,
    wait_for_cards,
    wait_for_turn,
    wait_until,
)
from tests.stagehand import FRAME, Stagehand
from tests.words import plain


def tool(table: TableScene, name: str) -> pygame.Rect:
    layout = table.state.layout
    places = (*tool_places(table.state.tray_kit, layout, table.tools), *corner_places(layout, table.corner))
    return next(place for one, place, _ in places if one.name == name)


def dim(table: TableScene) -> set[str]:
    return {one.name for one in table.tools if one.dim}


# Dragging


@pytest.mark.parametrize("calm", [False, True])
def test_a_dragged_card_stays_under_a_mouse_that_is_held_still(hand: Stagehand, calm: bool) -> None:
    hand.services.store.settings.reduced_motion = calm
    table = sit_down(hand, match())
    card = wait_for_cards(hand, table)
    hand.wait(0.5)
    hand.draw()
    x, y = start = point_of(table, card)
    home = table.view.cards.hand_spot(table.state.layout, card)
    hand.services.stack.handle(Pointer("down", start, button=1))
    hand.services.stack.handle(Pointer("move", (x + 60, y - 140)))
    at_once = table.view.cards.hand_spot(table.state.layout, card)
    hand.wait(FRAME)
    followed = hand.draw().copy()
    assert (at_once.x, at_once.y) == pytest.approx((home.x + 60, home.y - 140), abs=2)
    hand.wait(2.0)
    later = table.view.cards.hand_spot(table.state.layout, card)
    assert (later.x, later.y) == pytest.approx((home.x + 60, home.y - 140), abs=2)
    spot = x + 60, y - 140
    assert hand.draw().get_at(spot) == followed.get_at(spot)


# The end of a deal


def deal_over(hand: Stagehand, deals: int = 1) -> TableScene:
    """A table whose last move is being shown."""
    session = MatchSession.start(hand.services.store, match(deals=deals))
    while deal_of(session).outcome is None:
        before = deal_of(session).copy()
        session.play(deal_of(session).legal_moves()[0])
    last = before.legal_moves()[0]
    match_of(session).deal = before
    table = TableScene(hand.services, session)
    hand.services.stack.push(table)
    table.play(last)
    return table


def test_the_end_of_a_deal_is_seen_and_the_winner_named(hand: Stagehand) -> None:
    table = deal_over(hand)
    banners: set[str | None] = set()
    wait_until(hand, lambda: table.queue.idle)
    seen = 0.0
    while hand.top is table:
        if table.notices.banner and isinstance(table.notices.banner[0], Ended):
            banners.add(table.view.words.announced(table.notices.banner[0], table.state.voice))
        hand.wait(FRAME)
        seen += FRAME
    assert seen >= theme.END_PAUSE - FRAME
    assert banners and None not in banners


def test_one_enter_does_not_wipe_out_the_end_of_the_table_and_the_summary(hand: Stagehand) -> None:
    """A press that hurries the last card neither leaves the table nor, held down, the summary."""
    table = deal_over(hand, deals=2)
    hand.press(Action.CONFIRM, Action.CONFIRM)
    wait_until(hand, lambda: table.queue.idle)
    hand.press(Action.CONFIRM)
    assert hand.top is table
    hand.wait(theme.END_GUARD)
    hand.press(Action.CONFIRM)
    summary = hand.top
    assert isinstance(summary, SummaryScene)
    for _ in range(10):
        hand.press(Action.CONFIRM)
        assert summary.form.focused
        hand.click(summary.form.place(summary.form.focused).center)
    assert hand.top is summary
    hand.wait(theme.SUMMARY_GUARD)
    hand.press(Action.CONFIRM)
    assert isinstance(hand.top, TableScene), "confirm again gets through"


# Refills


def test_refills_after_the_last_round_began_are_not_counted_beyond_the_limit(hand: Stagehand) -> None:
    table = sit_down(hand, match(4, refills=3))
    wait_for_turn(hand, table)

    def words(refill: BreadRefill) -> str:
        return plain(table.view.room.announced(refill, table.stage, table.state.voice) or "")

    second, third, fourth = (
        BreadRefill(0, number, 0, last_round=number >= 3, brings_it=number == 3) for number in (2, 3, 4)
    )
    assert words(second) == "The stock is refilled: 2 of 3"
    assert words(third) == "The last round!"
    assert words(fourth) == "The stock is refilled"
    badges = [refilled(table, refill) for refill in (second, third, fourth)]
    assert badges[0] != badges[1]
    assert badges[1] == badges[2], "it still says that it is the last round"


def refilled(table: TableScene, refill: BreadRefill) -> bytes:
    """The badge of the refills after this one."""
    table.stage.apply(refill)
    patches = table.view.room.patches(table.state.kit, table.state.layout, table.stage, table.queue, table.state.voice)
    badge = next(patch for patch in patches if isinstance(patch.key, tuple) and patch.key[0] == "refills")
    paper = pygame.Surface(table.state.layout.frame.window)
    badge.paint(paper)
    return pygame.image.tobytes(paper, "RGB")


# The bubble


def test_the_bubble_of_a_forced_draw_is_gone_when_ones_own_turn_comes(hand: Stagehand) -> None:
    table = sit_down(hand, match())
    wait_for_turn(hand, table)
    table.person.end()
    table.notices.say("No card fits: you draw one.")
    wait_for_turn(hand, table)
    assert not table.notices.said


@pytest.mark.parametrize("game", GAMES)
def test_words_lay_over_the_pile_and_over_each_other(hand: Stagehand, game: str) -> None:
    event = Ended(None, Outcome((1,), (0, 0, 0), (1, 0, 1), "out"))
    seats = [SeatInfo("Anna"), SeatInfo("Bella", "easy"), SeatInfo("Carl", "easy")]
    table = sit_down(hand, Match(game, seats[: 2 if game == "showcase" else 3], 1, {}, 7, 0))
    assert wait_for_turn(hand, table)
    hand.wait(2 * theme.BANNER_SHOWN)
    table.notices.clear()
    bare, pictures = hand.draw().copy(), {}
    words = "No other play is worth as much as this one, by what can be known now."
    for said, of in (("", None), (words, None), (words, table.state.hand[0]), (words, table.state.hand[-1])):
        for banner in (False, True):
            table.notices.clear()
            if banner:
                table.notices.announce(event)
                table.notices.update(theme.BANNER_SHOWN / 2)
            table.notices.say(said, of)
            table.touch()
            pictures[said, of, banner] = hand.draw().copy()
            changed = difference(bare, pictures[said, of, banner])
            assert bool(changed) is bool(said or banner)
            for rect in table.view.room.kept_clear(table.state.layout, table.stage):
                assert not differ(bare, pictures[said, of, banner], rect.inflate(-12, -12)), (said, of, banner, rect)
        if said:
            bubble = difference(bare, pictures[said, of, False])
            assert not differ(pictures[said, of, False], pictures[said, of, True], bubble), "the banner lies over it"


def differ(one: pygame.Surface, other: pygame.Surface, place: pygame.Rect) -> bool:
    return pygame.image.tobytes(one.subsurface(place), "RGB") != pygame.image.tobytes(other.subsurface(place), "RGB")


def difference(one: pygame.Surface, other: pygame.Surface) -> pygame.Rect:
    """The part of the window in which two pictures differ."""
    same = pygame.mask.from_threshold(one, (0, 0, 0), (1, 1, 1, 255), other)
    same.invert()
    boxes = same.get_bounding_rects()
    return boxes[0].unionall(boxes[1:]) if boxes else pygame.Rect(0, 0, 0, 0)


def test_a_hint_stays_until_something_is_done(hand: Stagehand) -> None:
    table = sit_down(hand, match())
    wait_for_cards(hand, table)
    hand.press(Action.HINT)
    said, focus = table.notices.said, table.person.focus.card
    hand.wait(10 * theme.REFUSAL_SHOWN)
    assert said and (table.notices.said, table.person.focus.card) == (said, focus)
    hand.press(Action.CONFIRM)
    assert table.notices.said != said


def test_a_mouse_that_trembles_does_not_take_the_focus(hand: Stagehand) -> None:
    table = sit_down(hand, match())
    wait_for_cards(hand, table)
    hand.wait(0.3)
    x, y = point_of(table, table.state.hand[-1])
    hand.point((x, y))
    hand.press(Action.LEFT)
    focus = table.person.focus.card
    assert focus != table.state.hand[-1]
    hand.point((x + 1, y))
    hand.point((x, y - 1))
    assert table.person.focus.card == focus
    hand.point((x, y + 30))
    assert table.person.focus.card == table.state.hand[-1]


# The log


def test_the_log_does_not_claim_a_penalty_that_could_not_be_paid(hand: Stagehand) -> None:
    for seed in range(300):
        session = MatchSession(match(4, seed=seed))
        while deal_of(session).outcome is None:
            _, _, events = session.play(deal_of(session).legal_moves()[-1])
            owed = next((event for event in events if isinstance(event, Penalty)), None)
            if owed is None:
                continue
            paid = sum(getattr(event, "penalty", False) for event in events)
            assert paid == owed.count - owed.missing
            if owed.missing and owed.seat:
                table = sit_down(hand, match(4))
                words = texts("bread").told(owed, table.state.voice) or ""
                assert plain(words) == f"{NAMES[owed.seat]} takes {paid} of {owed.count} penalty cards"
                return
    raise AssertionError("every penalty could be paid")


# Pace


def test_a_resumed_table_is_looked_at_before_a_cpu_moves(hand: Stagehand) -> None:
    table = sit_down(hand, match(3))
    wait_for_turn(hand, table)
    hand.press(Action.CONFIRM)
    assert table.session.id is not None
    hand.services.stack.replace(TableScene(hand.services, MatchSession.resume(hand.services.store, table.session.id)))
    before = len(hand.trace.moves)
    hand.wait(theme.RESUME_PAUSE - 2 * FRAME)
    assert len(hand.trace.moves) == before
    wait_until(hand, lambda: len(hand.trace.moves) > before)


# The small buttons


def test_take_back_is_dim_and_says_why_while_there_is_nothing_to_take_back(hand: Stagehand) -> None:
    table = sit_down(hand, match())
    wait_for_turn(hand, table)
    assert dim(table) == {"undo"}
    hand.click(tool(table, "undo").center)
    assert "refuse" in hand.heard
    assert table.notices.said == "There is nothing to take back yet."
    hand.press(Action.CONFIRM)
    assert "hint" in dim(table), "it is nobody's turn here"
    wait_for_turn(hand, table)
    assert not dim(table)


def test_who_only_looks_on_is_offered_nothing_to_play_with(hand: Stagehand) -> None:
    seats = [SeatInfo(name, "normal") for name in NAMES[:3]]
    table = sit_down(hand, Match("bread", seats, seed=7, first_dealer=2))
    assert [one.name for one in table.tools] == ["sort", "last"]
    hand.draw()


@pytest.mark.parametrize("device", [Device("keyboard", "keyboard"), Device("1", "xbox")])
def test_a_button_pressed_by_mouse_is_not_lit_once_another_device_goes_on(hand: Stagehand, device: Device) -> None:
    table = sit_down(hand, match())
    wait_for_turn(hand, table)
    hand.click(tool(table, "pause").center)
    assert hand.top.name == "pause"
    hand.press(Action.CONFIRM, device=device)
    assert hand.top is table and not table.facts().hovered
    hand.point(tool(table, "sort").center)
    assert table.facts().hovered == "sort"
    hand.services.stack.handle(Press(Action.LEFT, MOUSE))
    assert table.facts().hovered == "sort"
    hand.press(Action.LEFT, device=device)
    assert not table.facts().hovered


# The match


def test_the_points_of_the_match_are_on_the_plates(hand: Stagehand) -> None:
    table = sit_down(hand, match(3, deals=2))
    assert table.facts().totals == (0, 0, 0)
    while table.session.to_move is not None:
        table.session.play(deal_of(table.session).legal_moves()[0])
    points = table.session.totals()
    table.session.next_deal()
    assert table.facts().totals == points
    hand.draw()
    assert sit_down(hand, match(3)).facts().totals == ()


# What was drawn last


@pytest.mark.parametrize("game", ["bread", "svoloch", "showcase"])
def test_the_call_lay_hidden_under_cards_that_had_just_come_to_rest(hand: Stagehand, game: str) -> None:
    seats = [SeatInfo(name, None) for name in NAMES[: 3 if game == "svoloch" else 2]]
    table = TableScene(hand.services, MatchSession.start(hand.services.store, Match(game, seats, 1, seed=3)))
    stack = hand.services.stack
    stack.push(table)
    drawn: object = None
    rested = 0.0
    while rested < 1.0:
        stack.update(FRAME)
        if drawn != stack.revision:
            drawn = stack.revision
            shown = hand.draw().copy()
        rested = rested + FRAME if table.sharing.handover.seat is not None and not stack.moving else 0.0
    table.view.forget()
    fresh = hand.draw()
    call = table.state.layout.tray.inflate(0, -table.state.layout.px(40))
    assert pygame.image.tobytes(shown.subsurface(call), "RGB") == pygame.image.tobytes(fresh.subsurface(call), "RGB")


def test_a_second_press_without_a_release_dropped_what_was_no_card(hand: Stagehand) -> None:
    table = sit_down(hand, match())
    card = wait_for_cards(hand, table)
    x, y = point_of(table, card)
    for pointer in (
        Pointer("down", (x, y), button=1),
        Pointer("move", (x + 60, y - 140)),
        Pointer("down", (4, 300), button=1),
        Pointer("up", (4, 300), button=1),
    ):
        hand.services.stack.handle(pointer)
    assert deal_of(table.session).moves == [] or table.person.acting
    assert not table.motion.held


# What stands at the table


@pytest.mark.parametrize("size", [(1920, 1080), (960, 540), (1024, 768), (2560, 1080)])
def test_the_loaf_of_a_penalty_lay_over_the_count_of_the_stock(stage: type[Stagehand], size: tuple[int, int]) -> None:
    for players in (2, 3, 4, 5):
        table = sit_down(stage(size), match(players))
        table.queue.finish()
        kit, layout, room = table.state.kit, table.state.layout, table.view.room
        assert isinstance(layout, BreadLayout)
        kept = [patch.rect for patch in room.patches(kit, layout, table.stage, table.queue, table.state.voice)]
        kept += [*room.kept_clear(layout, table.stage), *map(layout.plate, range(players))]
        for seat in range(players):
            place = owed_place(kit, layout, seat, kept)
            assert place.collidelist(kept) < 0 and layout.frame.rect.contains(place), (players, seat)
            newest = layout.log.move(0, layout.log.height // 2)
            assert not place.colliderect(newest), "it lay over the newest lines of the log"


def test_the_dealers_badge_was_cut_by_the_edge_of_the_window(hand: Stagehand) -> None:
    seats = [SeatInfo("Anna"), SeatInfo("Bella", "easy")]
    table = sit_down(hand, Match("showcase", seats, 1, {}, 7, 1))
    assert wait_for_turn(hand, table)
    hand.wait(2 * theme.BANNER_SHOWN)
    pictures = []
    for dealer in (1, None):
        table.stage.dealer = dealer
        table.stage.changes += 1
        table.touch()
        pictures.append(hand.draw().copy())
    badge = difference(*pictures)
    assert badge.height >= table.state.layout.px(DEALER) - 2 and badge.top > 0


def test_the_cards_put_aside_lay_over_the_log() -> None:
    for size in ((1920, 1080), (1024, 768), (2560, 1080), (1080, 1350)):
        layout = SvolochLayout(Frame.within(size), 6, 0)
        for at in range(11):
            out = box_of(layout.out_spot(at))
            assert out.left > layout.log.right
