"""Of each frame only what differs from the last one is painted: it has to look as if all of it had been."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pygame
import pytest

from game.input.actions import KEYBOARD, REACTIONS, Action, Device, Pointer
from game.options import SPEEDS
from game.rules import GAMES
from game.rules.events import Place
from game.rules.match import Match, SeatInfo
from game.scenes.core import destinations as to
from game.scenes.table.table import TableScene
from game.session.match_session import MatchSession
from game.texts.characters import CPU_NAMES
from game.view.core.patch import paint_all
from game.view.core.repaint.canvas import Canvas
from game.view.core.repaint.static_layer import StillLayer
from tests.stagehand import FRAME, Stagehand

FRAMES = 1000
SIZES = (480, 270), (400, 300), (560, 236)
PADS = [Device("1", "xbox", "One"), Device("2", "playstation", "Two")]
ANEW = 10
"""Every so many frames all that a table keeps is made anew too."""
PRESSES = (
    *[Action.CONFIRM] * 6,
    *[Action.RIGHT] * 2,
    *[Action.LEFT, Action.UP, Action.DOWN, Action.CANCEL, Action.PEEK, Action.SORT, Action.UNDO, Action.LAST_PLAY],
    *[Action.HINT, Action.MENU, Action.FASTER, Action.SLOWER],
    *REACTIONS,
)


class Player:
    """Does anything at a table that can be done there, at random."""

    def __init__(self, hand: Stagehand, game: str, seed: int) -> None:
        self.hand, self.game, self.chance = hand, game, Random(seed)
        self.sit_down()

    def sit_down(self) -> None:
        people = self.chance.choice((0, 1, 1, 2))
        players = self.chance.choice(GAMES[self.game].PLAYERS)
        level = self.chance.choice(("easy", "easy", "easy", "hard"))
        seats = [SeatInfo(f"P{seat}") if seat < people else SeatInfo(CPU_NAMES[seat], level) for seat in range(players)]
        match = Match(self.game, seats, 2, seed=self.chance.randrange(1000))
        session = MatchSession.start(self.hand.services.store, match)
        session.hands = self.chance.choice(("open", "cover", "hold"))
        self.devices = [KEYBOARD]
        if people == 2 and self.chance.random() < 0.5:  # then seats keep their places, and only the tray changes hands
            self.devices = PADS
            for seat, pad in enumerate(PADS):
                self.hand.plug(pad)
                session.owners.claim(seat, pad)
        self.hand.services.stack.reset(self.hand.services.scene(to.Table(session)))

    def go_on(self) -> None:
        """Let a frame pass, and perhaps do something."""
        hand, chance = self.hand, self.chance
        if hand.services.stack.top is None or len(hand.services.stack.scenes) > 3 or hand.top.name == "title":
            self.sit_down()
        luck = chance.random()
        if luck < 0.2:
            hand.press(chance.choice(PRESSES), device=chance.choice(self.devices))
        elif luck < 0.35:
            width, height = hand.services.frame.size
            hand.services.stack.handle(
                Pointer("move", (chance.randrange(width), chance.randrange(height // 2, height)))
            )
        elif luck < 0.37:
            width, height = hand.services.frame.size
            hand.click((chance.randrange(width), chance.randrange(height)))
        elif luck < 0.38:
            self.change()
        passed = chance.choice((FRAME, FRAME, 4 * FRAME))
        hand.wait(passed, 4 * FRAME)
        hand.services.stack.live(passed)

    def change(self) -> None:
        hand, chance = self.hand, self.chance
        match chance.choice(("size", "hold", "text", "edge", "language", "look", "motion", "speed")):
            case "size":
                hand.resize(chance.choice(SIZES))
            case "hold":
                hand.services.art.begin_hold()
                hand.resize(chance.choice(SIZES))
                hand.services.art.hold = False
            case "text":
                hand.services.change(text_size=chance.choice((1.0, 1.4, 2.0)))
            case "edge":
                hand.services.change(edge=chance.choice((0.0, 0.05)))
            case "language":
                hand.services.change(language=chance.choice(("en", "ru")))
            case "look":
                hand.services.change(four_colours=chance.random() < 0.5)
            case "motion":
                hand.services.change(reduced_motion=chance.random() < 0.3)
            case "speed":
                hand.services.change(speed=chance.choice(SPEEDS))


def forgotten(table: TableScene, loose: frozenset[Place]) -> Callable[[], None]:
    """Let a table make all that it keeps between frames anew for the next picture, with the places ``loose`` that were
    so before. What is returned gives it back what it had kept, so that nothing stale is mended by this."""
    view = table.view
    keepers = table, view, view.cards, view.plates
    kept = [dict(vars(keeper)) for keeper in keepers]
    if table is table.services.stack.top:  # one below another scene is as it was when it was last on top
        table._shown = table._told = None
    view.still, view._shown, view._loose, view._version = StillLayer(), None, loose, None
    view._parts, view._cards_live, view._areas_of, view._areas = {}, {}, None, {}
    view.cards._kept, view.cards._in_hand_key = {}, None
    view.plates._kept, view.plates._around_of, view.plates._arounds = {}, None, {}

    def remember() -> None:
        for keeper, had in zip(keepers, kept, strict=True):
            vars(keeper).update(had)

    return remember


@pytest.mark.parametrize("game", GAMES)
def test_a_frame_painted_where_it_differs_is_the_one_painted_whole(stage: Callable[..., Stagehand], game: str) -> None:
    hand = stage(SIZES[0])
    services = hand.services
    player, canvas = Player(hand, game, seed=11), Canvas()
    shown = whole = pygame.Surface((1, 1))
    for number in range(FRAMES):
        player.go_on()
        services.art.refine(0.001)
        if shown.get_size() != services.frame.window:
            shown, whole = (pygame.Surface(services.frame.window).convert() for _ in range(2))
        tables = [scene for scene in services.stack.visible if isinstance(scene, TableScene)]
        loose = [table.view._loose for table in tables]
        parts = services.stack.parts()
        canvas.show(services.frame.part_of(shown), parts, services.picture)
        if number % ANEW == 0:
            kept = [forgotten(table, moved) for table, moved in zip(tables, loose, strict=True)]
            parts = services.stack.parts()
            for remember in kept:
                remember()
        paint_all(services.frame.part_of(whole), parts)
        same = shown.get_buffer().raw == whole.get_buffer().raw
        assert same, f"frame {number}, {services.frame}, {hand.top.name}"
