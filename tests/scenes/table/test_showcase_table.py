"""Showcase at the table: cases that are played from, the naming of the trump, and the second play."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from typing import IO

import pygame
import pytest

from game.input.actions import KEYBOARD, Action
from game.rules import GAMES
from game.rules.cards import suit
from game.rules.deal import Deal
from game.rules.events import STOCK, TRICK, Trick, TrumpNamed, TurnTo
from game.rules.events import hand as hand_of
from game.rules.match import Match, SeatInfo
from game.rules.showcase.deal import Showcase
from game.rules.showcase.events import showcase
from game.rules.showcase.tricks import TRUMPS
from game.scenes.after.replay import ReplayScene
from game.scenes.table.attract import AttractScene
from game.scenes.table.table import TableScene
from game.scenes.tabletop.tabletop import Tabletop
from game.session.match_session import MatchSession
from game.texts import texts
from game.view.core import theme
from game.view.rooms.showcase.layout import PER_ROW, ShowcaseLayout
from game.view.rooms.showcase.stage import ShowcaseStage
from game.view.stage.order import SUIT_ORDER
from game.view.stage.slots import PlacedCard
from game.view.table.over.look_back import last_turns
from game.view.table.view import TableView
from tests.kept import made_anew
from tests.scenes.tables import code, confirm, deal_of, drag, point_of, sit_down, wait_for_turn, wait_until
from tests.stagehand import FRAME, Stagehand

SIZES = ((1280, 720), (1920, 1080), (1024, 768), (2560, 1080), (960, 540))
LEGIBLE = 56
"""Pixels: a card so high has an index of nine."""


def match(seed: int = 7, deals: int = 1, **options: str) -> Match:
    return Match("showcase", [SeatInfo("Anna"), SeatInfo("Boris", "random")], deals, options, seed, first_dealer=1)


def stage_of(table: Tabletop) -> ShowcaseStage:
    assert isinstance(table.stage, ShowcaseStage)
    return table.stage


def table_where(hand: Stagehand, wanted: Callable[[Showcase], bool]) -> TableScene:
    """A table at a turn of Anna's in a deal played at random."""
    for seed in range(60):
        session = match(seed)
        deal = session.deal
        rng = random.Random(seed)
        while deal.to_move is not None:
            assert isinstance(deal, Showcase)
            if deal.to_move == 0 and wanted(deal):
                table = sit_down(hand, session)
                assert wait_for_turn(hand, table)
                hand.wait(0.5)
                return table
            deal.play(rng.choice(deal.legal_moves()))
    raise AssertionError("no such position")


def follows_from_case(deal: Showcase) -> bool:
    moves = set(deal.legal_moves())
    return deal.phase == "first" and deal.led is not None and bool(moves & set(deal.showcase(0)))


def leads_beside_cases(deal: Showcase) -> bool:
    return deal.phase == "first" and deal.led is None and bool(deal.hand(0)) and len(deal.showcase(0)) > 6


def names(deal: Showcase) -> bool:
    return deal.phase == "naming"


# A whole match


def play_match(at: Stagehand, act: Callable[[TableScene], None]) -> None:
    at.services.store.settings.speed = 4.0
    table = sit_down(at, match())
    while wait_for_turn(at, table):
        observation = table.session.observe()
        assert table.stage == type(table.stage)(table.stage.order).show(observation)
        assert at.trace.turns[-1] == (0, [observation.text(move) for move in observation.legal_moves()])
        before = len(at.trace.moves)
        act(table)
        wait_until(at, lambda count=before: len(at.trace.moves) > count)  # type: ignore[misc]
    assert at.top.name == "summary"
    assert deal_of(table.session).outcome


def test_a_whole_match_by_confirm_alone(hand: Stagehand) -> None:
    play_match(hand, lambda table: hand.press(Action.CONFIRM))
    assert {"trick", "thirteenth", "case", "trump", "slide"} <= set(hand.heard)


def test_a_whole_match_by_the_mouse_alone(hand: Stagehand) -> None:
    def act(table: TableScene) -> None:
        hand.wait(0.3)
        choices, playable = table.person.focus.choices, table.person.focus.playable or ()
        if choices:
            hand.click(table.state.layout.choice(len(choices) - 1, len(choices)).center)
            return
        wanted = [card for card in table.state.cards if card in playable][-1]
        hand.click(point_of(table, wanted))
        assert hand.trace.moves[-1] == (0, code(wanted))

    play_match(hand, act)
    assert "case_break" in hand.heard


def test_a_whole_match_by_arrows_and_confirm(hand: Stagehand) -> None:
    def act(table: TableScene) -> None:
        playable = table.person.focus.playable or ()
        if table.person.focus.choices:
            hand.press(Action.RIGHT, Action.RIGHT, Action.CONFIRM)
            return
        wanted = [card for card in table.state.cards if card in playable][-1]
        walk_to(hand, table, wanted)
        hand.press(Action.CONFIRM)
        assert hand.trace.moves[-1] == (0, code(wanted))

    play_match(hand, act)


def walk_to(hand: Stagehand, table: TableScene, wanted: int) -> None:
    """With the arrows: into the row of a card, then along it."""
    rows = [[card for _, card in row] for row in table.view.cards.rows(table.state.layout)]
    goal = next(at for at, row in enumerate(rows) if wanted in row)
    now = next(at for at, row in enumerate(rows) if table.person.focus.card in row)
    hand.press(*[Action.UP if goal > now else Action.DOWN] * abs(goal - now))
    assert table.person.focus.card in rows[goal]
    for _ in rows[goal]:
        if table.person.focus.card == wanted:
            return
        hand.press(Action.RIGHT)
    raise AssertionError("never there")


# Cards of the cases


def test_a_card_of_a_case_follows_suit(hand: Stagehand) -> None:
    table = table_where(hand, follows_from_case)
    playable = table.person.focus.playable or frozenset()
    card = next(card for card in table.state.shown if card in playable)
    assert table.motion.glides[card].lift == 1
    hand.point(point_of(table, card))
    assert hand.trace.foci[-1] == f"table.{code(card)}"
    hand.press(Action.CONFIRM)
    assert hand.trace.moves[-1] == (0, code(card))
    assert {"case_break", "place"} & set(hand.heard)
    wait_until(hand, lambda: not table.queue.flights)
    assert table.stage.slots(TRICK)[0] == PlacedCard(card, True)


def test_from_a_case_one_cannot_lead_and_is_told_so(hand: Stagehand) -> None:
    table = table_where(hand, leads_beside_cases)
    card = table.state.shown[0]
    before = len(hand.trace.moves)
    hand.click(point_of(table, card))
    assert len(hand.trace.moves) == before
    assert table.notices.said == "While you have cards in hand, you lead from the hand."
    assert table.notices.said_of == card
    hand.wait(0.03)
    assert table.motion.offset(card) != (0, 0)
    hand.wait(1.0)
    assert table.person.acting and table.motion.settled


def test_a_card_is_dragged_out_of_its_case(hand: Stagehand) -> None:
    table = table_where(hand, follows_from_case)
    playable = table.person.focus.playable or frozenset()
    card = next(card for card in table.state.shown if card in playable)
    drag(hand, point_of(table, card), (hand.services.frame.width // 2, table.state.layout.middle.centery))
    assert hand.trace.moves[-1] == (0, code(card))


def test_up_goes_from_the_hand_to_the_case_above_and_down_back(hand: Stagehand) -> None:
    table = table_where(hand, leads_beside_cases)
    held, shown = ({card: x for x, card in row} for row in table.view.cards.rows(table.state.layout)[:2])
    card = table.person.focus.card
    assert card is not None
    hand.press(Action.UP)
    above = table.person.focus.card
    assert above == min(shown, key=lambda one: abs(shown[one] - held[card]))
    hand.press(Action.DOWN)
    assert table.person.focus.card in held


def test_the_board_counts_whole_cases_alone(hand: Stagehand) -> None:
    def broken(deal: Showcase) -> bool:
        whole = deal.counts[0]
        return deal.phase == "first" and whole > 0 and 2 * whole < len(deal.showcase(0))

    table = table_where(hand, broken)
    deal = deal_of(table.session)
    assert isinstance(deal, Showcase)
    assert stage_of(table).tally.counts == deal.counts


@pytest.mark.parametrize(("lead", "number"), [("13th", 13), ("last", 26)])
def test_the_trick_that_gives_the_lead_of_the_second_play_is_marked(hand: Stagehand, lead: str, number: int) -> None:
    hand.services.store.settings.speed = 4.0
    table = sit_down(hand, match(lead=lead))
    shown = stage_of(table)
    while not shown.taken_up:
        assert wait_for_turn(hand, table)
        assert (shown.settled is None) == (shown.tally.number <= number and shown.tally.phase == "first")
        hand.press(Action.CONFIRM)
        wait_until(hand, lambda: table.queue.idle)
    assert hand.heard.count("thirteenth") == 1
    named = next(at for at, event in enumerate(shown.log) if isinstance(event, TrumpNamed))
    turn = shown.log[named + 1]
    assert isinstance(turn, TurnTo) and shown.settled and turn.seat == shown.settled.winner


# Naming, and the second play


def test_the_trump_is_chosen_among_six_with_ones_own_cards_in_view(hand: Stagehand) -> None:
    table = table_where(hand, names)
    choices = table.facts().choices
    assert [choice.code for choice in choices] == [f"trump:{which}" for which in ("C", "S", "D", "H", "none", "all")]
    assert all(choice.sentence for choice in choices)
    boxes = [table.state.layout.choice(at, 6) for at in range(6)]
    assert isinstance(table.state.layout, ShowcaseLayout)
    assert not any(box.colliderect(table.state.layout.shelf(seat)) for box in boxes for seat in (0, 1))
    assert table.facts().playable is None
    held = {*table.state.hand, *table.state.shown}
    hand.press(Action.RIGHT, Action.RIGHT, Action.CONFIRM)
    assert hand.trace.moves[-1] == (0, "trump:D")
    wait_until(hand, lambda: table.queue.idle)
    assert stage_of(table).trump == "D"
    assert held == set(table.state.hand) and not table.state.shown, "hand and showcase are one hand"


def test_in_the_second_play_all_52_cards_are_open(hand: Stagehand) -> None:
    table = table_where(hand, names)
    hand.press(Action.CONFIRM)
    wait_until(hand, lambda: table.queue.idle)
    cards = [lying for seat in (0, 1) for lying in table.stage.cards(hand_of(seat))]
    assert sorted(card for card, up in cards if up and card is not None) == list(range(52))


def test_the_last_plays_show_what_each_played_not_the_trick_gathered(hand: Stagehand) -> None:
    table = table_where(hand, lambda deal: deal.phase == "second" and len(deal.tricks) > 30)
    played = [move for _, move in deal_of(table.session).moves]
    turns = last_turns(table.stage.log)
    assert [turn.cards for turn in turns] == [[card] for card in played[-len(turns) :]]


# The window


def all_in_cases(table: TableScene, seat: int) -> None:
    """All 26 tricks lie in whole cases of one seat."""
    cards = list(range(52))
    stage = stage_of(table)
    stage.places = {showcase(seat): [PlacedCard(card, True) for card in cards], STOCK: []}
    stage.spread = {showcase(seat): list(cards)}
    stage.tally = replace(stage.tally, won=(26 * (1 - seat), 26 * seat))
    stage.changes += 1


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seat", [0, 1])
def test_26_cases_on_one_side_fit_and_are_legible(hand: Stagehand, size: tuple[int, int], seat: int) -> None:
    hand.resize(size)
    table = sit_down(hand, match())
    table.queue.finish()
    all_in_cases(table, seat)
    layout = table.state.layout
    assert isinstance(layout, ShowcaseLayout)
    cases = [layout.case(seat, number) for number in range(2 * PER_ROW)]
    assert all(layout.frame.rect.contains(case) for case in cases)
    assert all(not one.colliderect(other) for one in cases for other in cases if one is not other)
    assert all(not case.colliderect(layout.strip) and not case.colliderect(layout.tray) for case in cases)
    assert layout.strip.height >= 2 * min(case.height for case in cases) * 0.7
    spots = [layout.in_case(seat, at) for at in range(52)]
    assert all(spot.height >= LEGIBLE * size[1] / 720 for spot in spots)
    index = 0.16 * spots[0].height
    assert all(right.x - left.x >= index for left, right in zip(spots[::2], spots[1::2], strict=True))


@pytest.mark.parametrize("size", SIZES)
def test_all_52_cards_in_ones_own_cases_can_be_hit(hand: Stagehand, size: tuple[int, int]) -> None:
    hand.resize(size)
    table = sit_down(hand, match())
    table.queue.finish()
    all_in_cases(table, 0)
    table.motion.update(1.0, table.state.hand, {}, True, table.state.shown)
    for card in range(52):
        assert table.view.cards.card_at(table.state.layout, point_of(table, card)) == card


def test_resizing_in_the_middle_of_a_trick_being_gathered(hand: Stagehand) -> None:
    table = table_where(hand, follows_from_case)
    hand.press(Action.CONFIRM)
    wait_until(hand, lambda: any(isinstance(event, Trick) for event in table.stage.log[-2:]))
    wait_until(hand, lambda: bool(table.queue.flights))
    for size in ((1024, 768), (1280, 540), (960, 540)):
        hand.resize(size)
        hand.draw()
        hand.wait(0.04)
    assert wait_for_turn(hand, table)
    assert table.stage == type(table.stage)(table.stage.order).show(table.session.observe())


def test_a_trick_stays_600_ms_before_it_is_gathered(hand: Stagehand) -> None:
    table = table_where(hand, follows_from_case)
    hand.press(Action.CONFIRM)
    wait_until(hand, lambda: isinstance(table.stage.log[-1], Trick))
    hand.wait(theme.TRICK_PAUSE - 0.1)
    assert len(table.stage.slots(TRICK)) == 2
    hand.wait(0.2)
    assert not table.stage.slots(TRICK)


@pytest.mark.parametrize("wanted", [follows_from_case, names])
def test_the_mended_picture_is_the_one_drawn_anew(hand: Stagehand, wanted: Callable[[Showcase], bool]) -> None:
    hand.services.store.settings.reduced_motion = True
    table = table_where(hand, wanted)
    for _ in range(3):
        wait_for_turn(hand, table)
        hand.wait(3.0)
        for _ in range(6):
            mended = pygame.image.tobytes(hand.draw(), "RGB")
        table.view = TableView(table.stage, table.queue, table.motion, hand.services.art)
        assert pygame.image.tobytes(hand.draw(), "RGB") == mended
        confirm(hand)


def test_when_the_trump_is_named_the_pictures_of_the_second_play_are_ready(
    hand: Stagehand, monkeypatch: pytest.MonkeyPatch
) -> None:
    made_anew(monkeypatch)
    table = table_where(hand, names)
    hand.wait(3.0)
    hand.draw()
    hand.press(Action.CONFIRM)
    drawn: list[object] = []
    load = pygame.image.load_sized_svg

    def noted(file: IO[bytes], size: tuple[int, int]) -> pygame.Surface:
        drawn.append(size)
        return load(file, size)

    monkeypatch.setattr(pygame.image, "load_sized_svg", noted)
    while not table.queue.idle:
        drawn.clear()
        hand.wait(FRAME)
        hand.services.stack.draw(hand.surface)
        assert len(drawn) < 16, "none but covered cards that turn up, and new badges"


# What every game offers


def test_undo_puts_a_card_back_into_its_case(hand: Stagehand) -> None:
    table = table_where(hand, follows_from_case)
    before = table.session.observe()
    playable = table.person.focus.playable or frozenset()
    hand.click(point_of(table, next(card for card in table.state.shown if card in playable)))
    hand.wait(2.0)
    hand.press(Action.UNDO)
    assert table.session.observe() == before
    assert table.stage == type(table.stage)(table.stage.order).show(before)


@pytest.mark.parametrize("wanted", [follows_from_case, leads_beside_cases, names])
def test_the_hint_says_why(hand: Stagehand, wanted: Callable[[Showcase], bool]) -> None:
    table = table_where(hand, wanted)
    hand.press(Action.HINT)
    assert table.notices.said
    before = len(hand.trace.moves)
    hand.press(Action.CONFIRM)
    assert len(hand.trace.moves) == before + 1


def test_a_match_is_resumed_in_the_second_play(hand: Stagehand) -> None:
    table = table_where(hand, lambda deal: deal.phase == "second" and len(deal.tricks) > 30)
    assert table.session.id is not None
    again = TableScene(hand.services, MatchSession.resume(hand.services.store, table.session.id))
    assert again.stage == table.stage


def finished(seed: int) -> Deal:
    deal = match(seed).deal
    rng = random.Random(seed)
    while deal.to_move is not None:
        deal.play(rng.choice(deal.legal_moves()))
    return deal


def test_a_deal_is_watched_again_to_its_end(hand: Stagehand) -> None:
    hand.services.store.settings.speed = 4.0
    replay = ReplayScene(hand.services, [finished(3).record()])
    hand.services.stack.push(replay)
    wait_until(hand, lambda: replay.watched.over and replay.queue.idle)
    assert replay.stage.outcome
    hand.press(Action.LEFT, Action.LEFT)
    hand.draw()


def test_cpu_players_play_it_behind_the_title(hand: Stagehand) -> None:
    hand.services.store.settings.speed = 4.0
    scene = AttractScene(hand.services, "showcase")
    hand.services.stack.push(scene)
    wait_until(hand, lambda: stage_of(scene).tally.number > 4)
    hand.draw()
    assert not hand.trace.moves


# The second play: everybody knows everything


def test_the_row_of_somebody_without_a_card_in_hand_lay_unsorted_in_the_second_play() -> None:
    deal = GAMES["showcase"].new(2, 14)
    rng = random.Random(14)
    while not deal.all_known():
        deal.play(rng.choice(deal.legal_moves()))
    assert deal.observe(0, 1).hand(1) == ()
    deal.play(deal.legal_moves()[0])
    for viewers in ((0,), (1,), (0, 1), ()):
        stage = ShowcaseStage("suit").show(deal.observe(*viewers))
        row = [lying.card for lying in stage.cards(hand_of(1))]
        assert None not in row
        suits = [SUIT_ORDER[suit(card)] for card in row if card is not None]
        assert suits == sorted(suits)


def test_no_hand_is_covered_once_both_know_every_card(hand: Stagehand) -> None:
    match = Match("showcase", [SeatInfo("Anna"), SeatInfo("Boris")], 1, {}, 7, first_dealer=1)
    deal = match.deal
    rng = random.Random(7)
    while not deal.all_known():
        before = deal.copy()
        deal.play(rng.choice(deal.legal_moves()))
    match.deal = before
    table = sit_down(hand, match)
    for seat in (0, 1):
        table.session.owners.claim(seat, KEYBOARD)
    wait_until(hand, lambda: table.handover.seat is not None)
    assert not table.stage.open
    table.play(rng.choice(before.legal_moves()))
    wait_until(hand, lambda: table.person.acting)
    assert deal_of(table.session).all_known() and table.stage.open == {hand_of(0), hand_of(1)}
    for _ in range(10):
        assert wait_for_turn(hand, table) and table.facts().call is None
        table.play(rng.choice(deal_of(table.session).legal_moves()))
    said = [words for event in table.stage.log if (words := texts("showcase").told(event, table.state.voice))]
    named = next(at for at, words in enumerate(said) if "names the trump" in words)
    assert any("from the showcase" in words for words in said[:named])
    assert not any("from the showcase" in words for words in said[named:])


def test_the_naming_begins_at_the_suit_held_most_with_the_hand_sorted_by_suit(hand: Stagehand) -> None:
    hand.services.store.settings.sort = "rank"
    table = table_where(hand, lambda deal: deal.phase == "naming")
    deal = deal_of(table.session)
    assert isinstance(deal, Showcase)
    held = [0] * 4
    for card in (*deal.observe(0).hand(0), *deal.observe(0).showcase(0)):
        assert card is not None
        held[suit(card)] += 1
    focused = next(choice.code for choice in table.facts().choices if choice.focused)
    assert focused == f"trump:{TRUMPS[held.index(max(held))]}"
    suits = [SUIT_ORDER[suit(card)] for card in table.state.hand]
    assert suits == sorted(suits)
    confirm(hand)
    wait_until(hand, lambda: table.stage.taken_up if isinstance(table.stage, ShowcaseStage) else False)
    ranks = [card >> 2 for card in table.state.hand]
    assert ranks == sorted(ranks), "as the person likes best again"


def test_the_ring_of_turn_order_of_a_high_window_was_a_hoop_with_giant_arrows(stage: Callable[..., Stagehand]) -> None:
    hand = stage((540, 960))
    table = sit_down(hand, match())
    assert wait_for_turn(hand, table)
    ring = table.state.layout.ring
    assert ring.height < 0.6 * ring.width
    assert table.state.layout.middle.contains(ring)
