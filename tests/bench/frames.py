"""What a frame of the fullest tables costs, as a ratio to its floor: blitting the whole still layer and all cards that
move, or lie where others come and go.

A frame's work is an update of the scene and painting what differs from the frame before; now and then all is painted,
as after a change of the window. Each frame is followed by its own floor, so that both meet the same machine; the
picture is drawn into memory under the dummy driver.

    python tests/bench/frames.py [--frames 400] [--only WORD] [--thinking] [--json FILE]

At rest it is a second of the room's life that is measured, and compared with sixty floors of ten cards in flight.

Exit code 1 if a median is over what its table allows (``CASES``), or that of the frames painted whole over 1.2. With
``--thinking`` it is the frames while a hard player thinks that are measured (``tests/bench/thinking.py``): exit code 1
if that made one of them longer than 16 ms, or the worker took more than 200 MB.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import time
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from game.rules.cards import DECK_52
from game.rules.events import DISCARD, STOCK, Place, TrumpNamed, hand
from game.rules.match import Match, SeatInfo
from game.scenes.table.table import TableScene
from game.session.match_session import MatchSession
from game.view.core.repaint.canvas import Canvas
from game.view.motion.tween import Tween
from game.view.stage.queue import Flight
from game.view.stage.slots import BACK, CardMove, PlacedCard, Slot
from tests.bench import thinking
from tests.bench.report import Row, tell
from tests.scenes.tables import deal_of
from tests.stagehand import FRAME, Stagehand

SIZES = ((1920, 1080), (3840, 2160))
MOST_WHOLE = 1.2
WHOLE_EVERY = 20
"""Every so many frames one is painted whole."""
WARM_UP, REST = 60, 20.0
"""Frames, and seconds of a table at rest, before it counts."""
LONG = 1.0
"""Seconds a measured flight lasts: long enough to be measured all the way."""
Blit = tuple[pygame.Surface, Any, Any]


class Recorder(pygame.Surface):
    """Notes what is blitted onto it, and draws it too."""

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__(size)
        self.blitted: list[Blit] = []

    def blit(self, source: pygame.Surface, dest: Any = (0, 0), area: Any = None, special_flags: int = 0) -> pygame.Rect:
        self.blitted.append((source, dest, area))
        return super().blit(source, dest, area, special_flags)

    def fblits(self, blit_sequence: Iterable[tuple[pygame.Surface, Any]], special_flags: int = 0) -> None:
        for source, dest in blit_sequence:
            self.blit(source, dest)


def table(hand_: Stagehand, game: str, players: int) -> TableScene:
    seats = [SeatInfo(name, None if seat == 0 else "normal") for seat, name in enumerate("ABCDEF"[:players])]
    scene = TableScene(hand_.services, MatchSession(Match(game, seats, seed=1, first_dealer=players - 1)))
    scene.queue.finish()
    hand_.services.stack.push(scene)
    return scene


def fullest_hand(scene: TableScene) -> None:
    """49 cards and one, two on the discard pile; the person's cards make room for one that comes and goes."""
    places: dict[Place, list[PlacedCard]] = scene.stage.places
    places[hand(0)] = [PlacedCard(card, True) for card in DECK_52[:49]]
    places[hand(1)] = [BACK]
    places[DISCARD] = [BACK, PlacedCard(DECK_52[50], True)]
    places[STOCK] = []
    scene.stage.changes += 1
    scene.stage._sorted.clear()


def keep_hand_moving(scene: TableScene) -> None:
    """The whole hand moves, and a card is always on its way to it."""
    flights = scene.queue.flights
    if len(flights) < 2:
        card_move = CardMove(24, Slot(DISCARD, 1, 2), Slot(hand(0), 24, 49), True, True)
        flights.append(Flight(card_move, Tween(LONG, 0.0 if flights else LONG / 2)))
        scene.queue.changes += 1
    scene.motion.settled = False
    for glide in scene.motion.glides.values():
        glide.at += 0.5 if glide.at == int(glide.at) else 0.0


def keep_ten_flying(scene: TableScene) -> None:
    """Cards are always on their way to every seat: where one has landed, the next one starts."""
    flights, players = scene.queue.flights, scene.stage.players
    first = not flights
    for number in range(len(flights), 10):
        seat = hand(number % players)
        count = scene.stage.count(seat)
        card_move = CardMove(None, Slot(STOCK, 9, 10), Slot(seat, count - 1, count), False, False)
        flights.append(Flight(card_move, Tween(LONG, LONG / 10 * number if first else 0.0)))
        scene.queue.changes += 1


def all_face_up(scene: TableScene) -> None:
    """The second play, in which every card is known; its first trick is being played."""
    session = scene.session
    while not any(isinstance(event, TrumpNamed) for event in session.observe().history):
        session.play(deal_of(session).legal_moves()[0])
    scene.stage.show(session.observe())
    scene.queue.drop()


def keep_trick_moving(scene: TableScene) -> None:
    """The whole hand moves, and a card is always on its way to the trick."""
    own = hand(scene.stage.viewers[0])
    known = scene.stage.cards(own)[0].card
    if not scene.queue.flights:
        card_move = CardMove(
            known, Slot(own, 0, scene.stage.count(own)), Slot(own, 0, scene.stage.count(own)), True, True
        )
        scene.queue.flights.append(Flight(card_move, Tween(LONG)))
        scene.queue.changes += 1
    scene.motion.settled = False
    for glide in scene.motion.glides.values():
        glide.at += 0.5 if glide.at == int(glide.at) else 0.0


Keep = Callable[[TableScene], None]
CASES: dict[str, tuple[str, int, Keep, Keep, tuple[float, float]]] = {
    "bread: two seats, hands of 49 and 1": ("bread", 2, fullest_hand, keep_hand_moving, (1.0, 1.0)),
    "bread: five seats, ten cards flying": ("bread", 5, lambda scene: None, keep_ten_flying, (0.5, 0.35)),
    "svoloch: six seats, ten cards flying": ("svoloch", 6, lambda scene: None, keep_ten_flying, (0.5, 0.35)),
    "showcase: all 52 cards face up": ("showcase", 2, all_face_up, keep_trick_moving, (1.0, 1.0)),
}
"""The game and its seats, what is set out, what happens before each frame, and the most that the median may be of the
floor in each of ``SIZES``."""
RESTING = {"bread": 5, "svoloch": 6, "showcase": 2}
"""The seats of the tables that are measured at rest."""
MOST_AT_REST = 0.08


class Shown:
    """The stack's picture on a surface, as the frame loop keeps it."""

    def __init__(self, hand_: Stagehand, size: tuple[int, int]) -> None:
        self._services = hand_.services
        self._surface = pygame.Surface(size).convert()
        self._canvas = Canvas()

    def frame(self, dt: float) -> None:
        services = self._services
        services.stack.update(dt)
        self._canvas.show(self._surface, services.stack.parts(), services.picture)

    def live(self, seconds: float) -> float:
        """Time passes at rest, as in the frame loop: the milliseconds that it took."""
        took, stack, beat = 0.0, self._services.stack, -1
        for _ in range(round(seconds / FRAME)):
            took += timed(partial(stack.update, FRAME))
            stack.live(FRAME)
            if stack.beat != beat:
                beat = stack.beat
                took += timed(partial(self.frame, 0.0))
        return took

    def whole_frame(self, dt: float) -> None:
        self._canvas.forget()
        self.frame(dt)


def measure(case: str, size: tuple[int, int], frames: int) -> Row:
    game, players, set_out, keep_moving, limits = CASES[case]
    hand_ = Stagehand(size)
    scene = table(hand_, game, players)
    set_out(scene)
    shown, floor = Shown(hand_, size), pygame.Surface(size).convert()
    works: list[tuple[float, float]] = []
    wholes: list[tuple[float, float]] = []
    for number in range(WARM_UP + frames):
        scene.person.end()
        scene.notices.clear()
        keep_moving(scene)
        whole = number % WHOLE_EVERY == 0
        work = timed(partial(shown.whole_frame if whole else shown.frame, FRAME))
        least = timed(partial(floor.fblits, all_that_is_seen(scene, size)))
        if number >= WARM_UP:
            (wholes if whole else works).append((work, least))
    return result(case, size, works, wholes, limits[SIZES.index(size)])


def measure_at_rest(game: str, size: tuple[int, int], seconds: int) -> Row:
    """What a second of a room's life takes, a sixtieth of it as one frame; its floor has ten cards in flight."""
    hand_ = Stagehand(size)
    scene = table(hand_, game, RESTING[game])
    shown, floor = Shown(hand_, size), pygame.Surface(size).convert()
    shown.live(REST)
    works = [shown.live(1.0) / 60 for _ in range(seconds)]
    keep_ten_flying(scene)
    shown.frame(FRAME)
    blitted = all_that_is_seen(scene, size)
    floors = [timed(partial(floor.fblits, blitted)) for _ in range(60)]
    return result(f"{game}: at rest, living", size, list(zip(works, floors, strict=False)), [], MOST_AT_REST)


def all_that_is_seen(scene: TableScene, size: tuple[int, int]) -> list[tuple[pygame.Surface, Any]]:
    """Every surface of the picture, and of the places that cards fly from."""
    recorder, view, layout = Recorder(size), scene.view, scene.state.layout
    scene.draw(recorder)
    left = {flight.card_move.src.place for flight in scene.queue.flights} - view.cards.loose_places(layout)
    lying = [blit for place in sorted(left) for blit in view.cards.lying(layout, scene.facts(), place)]
    return [*((source, dest) for source, dest, _ in recorder.blitted), *lying]


def timed(work: Callable[[], object]) -> float:
    """Milliseconds of the processor, which the machine's other work does not count in."""
    start = time.thread_time()
    work()
    return 1000 * (time.thread_time() - start)


def result(
    case: str,
    size: tuple[int, int],
    works: list[tuple[float, float]],
    wholes: list[tuple[float, float]],
    most: float,
) -> Row:
    took = [work for work, _ in works]
    return {
        "table": case,
        "size": f"{size[0]}×{size[1]}",
        "floor ms": statistics.median(floor for _, floor in works),
        "median ms": statistics.median(took),
        "99 % ms": statistics.quantiles(took, n=100, method="inclusive")[98],
        "median / floor": statistics.median(work / floor for work, floor in works),
        "at most": most,
        "whole / floor": statistics.median(work / floor for work, floor in wholes) if wholes else 0.0,
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--frames", type=int, default=400)
    parser.add_argument("--only", default="", metavar="WORD", help="tables whose names have it")
    parser.add_argument("--thinking", action="store_true", help="measure while a hard player thinks")
    parser.add_argument("--json", type=Path, metavar="FILE")
    arguments = parser.parse_args()
    if arguments.thinking:
        rows, megabytes = thinking.measure(arguments.frames)
        tell(rows, arguments.json)
        print(f"peak memory of a worker: {megabytes:.0f} MB")
        return 0 if thinking.good(rows, megabytes) else 1
    rows = [measure(case, size, arguments.frames) for case in CASES if arguments.only in case for size in SIZES]
    rows += [measure_at_rest(game, size, 6) for game in RESTING if arguments.only in game for size in SIZES]
    tell(rows, arguments.json)
    good = all(row["median / floor"] <= row["at most"] and row["whole / floor"] <= MOST_WHOLE for row in rows)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
