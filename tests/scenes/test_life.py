"""Screens at rest live, but only where somebody looks, and never over what matters."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from operator import is_

import pygame
import pytest

from game.app import LONGEST_STEP, App
from game.input.actions import Action
from game.options import Launch
from game.platform.audio import Audio
from game.platform.trace import Trace
from game.platform.window import Window
from game.rules import GAMES
from game.rules.match import Match, SeatInfo
from game.scenes.core import destinations as to
from game.scenes.table.table import TableScene
from game.session.match_session import MatchSession
from game.store import Store
from game.view.cards.fan import box_of
from game.view.core.art import Art
from game.view.core.layout import Frame
from game.view.core.theme import BREATH
from game.view.motion.life import RoomLife
from game.view.table.life.sway import Sway
from tests.scenes.tables import wait_until
from tests.stagehand import FRAME, QuietJobs, Stagehand

SIZES = (640, 360), (480, 360), (640, 270)


def sit_down(hand: Stagehand, game: str) -> TableScene:
    """A table at which a person is to move."""
    players = GAMES[game].PLAYERS[-1]
    match = Match(game, [SeatInfo(f"P{seat}") for seat in range(players)], 1, seed=3)
    hand.services.change(speed="off")
    hand.services.stack.reset(hand.services.scene(to.Table(MatchSession.start(hand.services.store, match))))
    hand.wait(3.0, LONGEST_STEP)
    assert isinstance(hand.top, TableScene)
    return hand.top


@pytest.mark.parametrize("game", GAMES)
def test_a_table_at_rest_lives_behind_cards_and_words(stage: Callable[..., Stagehand], game: str) -> None:
    for size in SIZES:
        hand = stage(size)
        table = sit_down(hand, game)
        assert not table.moving
        before = hand.draw().copy()
        hand.services.stack.live(2.5)
        after = hand.draw()
        moved = pygame.mask.from_threshold(after, (0, 0, 0), (1, 1, 1, 255), before)
        moved.invert()
        assert moved.count()
        layout, stage_shown = table.state.layout, table.stage
        tray = pygame.Rect(0, layout.tray.top, size[0], size[1] - layout.tray.top)
        assert not _within(moved, tray)
        for seat in layout.others():
            for at in range(count := stage_shown.count(("hand", seat))):
                spot = layout.hand_spot(("hand", seat), at, count)
                inner = box_of(spot).inflate(-spot.height // 3, -spot.height // 3)
                assert not _within(moved, inner)


def _within(moved: pygame.mask.Mask, place: pygame.Rect) -> int:
    return moved.overlap_area(pygame.mask.Mask(place.size, fill=True), place.topleft)


@pytest.mark.parametrize("room", [*GAMES, None])
def test_the_loops_of_a_room_stay_within_the_window(room: str | None) -> None:
    for size in SIZES:
        for edge in (0.0, 0.05):
            frame, life, art = Frame.within(size, edge), RoomLife(), Art()
            patches = [patch for second in range(20) for patch in chain(*life.parts(art, frame, room, second * 1.3))]
            assert patches
            window = pygame.Rect((-frame.margin[0], -frame.margin[1]), size)
            assert all(window.contains(patch.rect) for patch in patches)


def test_nothing_changes_between_two_pictures_of_a_loop() -> None:
    life, art, frame = RoomLife(), Art(), Frame.within(SIZES[0])
    first = life.parts(art, frame, "bread", 1.001)
    assert all(map(is_, life.parts(art, frame, "bread", 1.002), first))
    assert not all(map(is_, life.parts(art, frame, "bread", 1.2), first))
    art.begin_hold()
    assert not any(life.parts(art, frame, "bread", 1.2)), "while the window is being resized"


def test_a_table_lives_only_where_somebody_looks() -> None:
    pygame.font.init()
    with Store() as store:
        store.settings.fullscreen = False
        window = Window((640, 360), fullscreen=False)
        app = App(Launch(), store, window, Audio(device=False), Trace())
        app.services.jobs = QuietJobs()
        services, match = app.services, Match("bread", [SeatInfo("Anna"), SeatInfo("Boris")], 1, seed=3)
        services.open(to.Table(MatchSession.start(store, match)))
        table = services.stack.top
        assert table
        app.step(FRAME)

        def lives() -> bool:
            before = table.life
            app.step(FRAME)
            return table.life > before

        assert lives()
        services.change(reduced_motion=True)
        assert not lives(), "with reduced motion"
        services.change(reduced_motion=False)
        services.input.focused = False
        assert not lives(), "without focus"
        services.input.focused, services.input.minimised = True, True
        assert not lives(), "minimised"
        services.input.minimised = False
        services.art.hold = True
        assert not lives(), "while the window is being resized"
        services.art.hold = False
        services.open(to.Settings())
        assert not lives(), "with another screen over it"
        services.stack.pop()
        assert lives()
        app.shut()
        window.close()


def test_the_card_in_focus_breathes(stage: Callable[..., Stagehand]) -> None:
    hand = stage((1920, 1080))
    table = sit_down(hand, "svoloch")
    hand.press(Action.CONFIRM, Action.RIGHT)  # the hand is seen, and a card in focus
    hand.wait(1.0)
    assert table.facts().cursor is not None

    def heights(seconds: float) -> list[int]:
        """How far down the highest card of the hand is drawn, which is the one in focus."""
        found = []
        for _ in range(10):
            hand.services.stack.live(seconds / 10)
            table.parts()
            own = table.view.cards.lying(table.state.layout, table.facts(), ("hand", table.state.bottom))
            found.append(min(y for _, (_, y) in own))
        return found

    breath = heights(BREATH)
    assert 1 <= max(breath) - min(breath) <= 2
    assert heights(BREATH) == pytest.approx(breath)
    hand.services.change(reduced_motion=True)
    table.touch()
    assert len(set(heights(BREATH))) == 1


def test_a_wave_runs_through_the_hand_of_whoever_thinks_and_through_no_other(stage: Callable[..., Stagehand]) -> None:
    hand = stage((1280, 720))
    seats = [SeatInfo(f"P{seat}", "hard") for seat in range(4)]
    match = Match("svoloch", seats, 1, seed=5)
    table = hand.services.scene(to.Table(MatchSession.start(hand.services.store, match)))
    assert isinstance(table, TableScene)
    hand.services.stack.reset(table)
    hand.services.change(speed="off", thinking_time=2.5)
    wait_until(hand, lambda: table.thinking.shown is not None and table.thinking.shown[0] != table.state.layout.bottom)
    assert table.thinking.shown
    thinks = table.thinking.shown[0]

    def hands() -> dict[int, list[tuple[int, int]]]:
        table.parts()
        cards, layout, facts = table.view.cards, table.state.layout, table.facts()
        return {seat: [corner for _, corner in cards.lying(layout, facts, ("hand", seat))] for seat in layout.others()}

    def moved() -> set[int]:
        seen = []
        for _ in range(8):
            hand.wait(0.1)
            assert table.thinking.shown
            seen.append(hands())
        return {seat for seat in seen[0] if any(one[seat] != seen[0][seat] for one in seen)}

    assert moved() == {thinks}
    hand.services.change(reduced_motion=True)
    assert not moved()


def test_a_wave_is_the_same_whatever_is_held() -> None:
    """It depends on the number of cards, which everybody sees, and on the time that has passed since the turn came."""
    wave = Sway(seat=1, way=0.3)
    lifts = [wave.lift(1, at, 5) for at in range(5)]
    assert max(lifts) > 0 and wave.lift(2, 2, 5) == 0
    assert Sway(seat=1, way=0.95).lift(1, 2, 5) == 0, "it rests between two waves"
