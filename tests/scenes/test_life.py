"""Screens at rest live, but only where somebody looks, and never over what matters."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from operator import is_

import pygame
import pytest

from game.app import LONGEST_STEP, App
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
from game.view.motion.life import RoomLife
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
            assert all(frame.rect.contains(patch.rect) for patch in patches)


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
