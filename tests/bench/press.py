"""The way of a press: what is called from the window's event, a confirm on a card, down to the referee's play, and from
there up to the queue that will show what happened.

A real key goes through pygame's queue, the input hub and a table without a window; ``sys.setprofile`` counts the calls
of functions in ``game``. A change of module is a call of a named function of another module than the call before; the
depth is how deep the calls are nested. Told are the way down to the referee, from the window on, and the whole way from
when the scene is handed the press, with the saving of the match.

    python tests/bench/press.py [--calls] [--json FILE]

Exit code 1 if a press does not go down once and come up once: if an object is asked from below itself, by one that it
has asked, or a part of the table is asked again after the referee has played; or if the whole way takes more than 150
calls or 40 changes of module.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from types import FrameType

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

import game
from game.rules import GAMES
from game.rules.deal import Deal
from game.rules.match import Match, SeatInfo
from game.scenes.core.stack import Stack
from game.scenes.table.table import TableScene
from game.session.match_session import MatchSession
from tests.bench.report import Row, tell
from tests.stagehand import FRAME, Stagehand

MOST_CALLS, MOST_CHANGES = 150, 40
NAMES = ("Anna", "Boris", "Clara")
SEED = 7
PATIENCE = 60.0
"""Seconds of the fake clock."""
HOME = str(Path(game.__file__).parent)
PARTS = "scenes/table/"
"""What is not asked again on the way up …"""
SCENE = "scenes/table/table"
"""… but for the scene itself."""


@dataclass(frozen=True)
class Call:
    """``whose`` is the object whose method is called, or else the module. ``above`` are those of the calls that it is
    nested in, the outermost first."""

    module: str
    name: str
    code: object
    whose: object
    above: tuple[object, ...]

    @property
    def named(self) -> bool:
        """Not a generator's or a comprehension's frame."""
        return not self.name.startswith("<")


class Tracer:
    """Collects ``calls`` while ``with`` lasts."""

    def __init__(self) -> None:
        self.calls: list[Call] = []
        self._running: list[Call] = []

    def __enter__(self) -> Tracer:
        sys.setprofile(self._note)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)

    def _note(self, frame: FrameType, event: str, _: object) -> None:
        if not frame.f_code.co_filename.startswith(HOME):
            return
        if event == "call":
            call = self._call(frame)
            self.calls.append(call)
            self._running.append(call)
        elif event == "return":
            self._running.pop()

    def _call(self, frame: FrameType) -> Call:
        code, caller = frame.f_code, self._running[-1] if self._running else None
        module = code.co_filename[len(HOME) + 1 : -len(".py")]
        whose: object = module
        if code.co_argcount and code.co_varnames[0] == "self":
            whose = id(frame.f_locals["self"])
        elif caller and caller.module == module and code.co_name.startswith("<"):  # a part of the caller
            whose = caller.whose
        return Call(module, code.co_name, code, whose, tuple(call.whose for call in self._running))


def changes(calls: Sequence[Call]) -> int:
    modules = [call.module for call in calls if call.named]
    return sum(one != other for one, other in pairwise(modules))


def asked_from_below(call: Call) -> bool:
    """Whether the call comes back to an object by way of another one."""
    return call.whose in call.above and call.above[-1] != call.whose


def asked_again(down: Sequence[Call], up: Sequence[Call]) -> set[str]:
    parts = {call.module for call in down if call.module.startswith(PARTS) and call.module != SCENE}
    return parts & {call.module for call in up}


def first(calls: Sequence[Call], code: object) -> int:
    return next(at for at, call in enumerate(calls) if call.code is code)


def sit_down(hand: Stagehand, game: str) -> TableScene:
    """Anna is the person and has the first move."""
    players = GAMES[game].PLAYERS[0]
    seats = [SeatInfo(name, "normal" if seat else None) for seat, name in enumerate(NAMES[:players])]
    match = Match(game, seats, 1, {}, SEED, players - 1)
    table = TableScene(hand.services, MatchSession.start(hand.services.store, match))
    hand.services.stack.push(table)
    return table


def wait_for_turn(hand: Stagehand, table: TableScene) -> None:
    waited = 0.0
    while not table.person.acting:
        assert waited < PATIENCE, "it never came"
        hand.wait(FRAME)
        waited += FRAME
    hand.wait(1.0)  # no press meant for before rains in, and every card lies


def press(hand: Stagehand) -> list[Call]:
    """Press Enter: all that is called for it."""
    services = hand.services
    pygame.event.clear()
    services.input.poll()
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=0, scancode=pygame.KSCAN_RETURN, mod=0, unicode=""))
    with Tracer() as tracer:
        for event in services.input.poll():
            services.stack.handle(event)
    pygame.event.post(pygame.Event(pygame.KEYUP, key=0, scancode=pygame.KSCAN_RETURN, mod=0, unicode=""))
    services.input.poll()
    return tracer.calls


def pressed_on_a_card(game: str) -> tuple[str, list[Call]]:
    """The first move of a game that is a card."""
    with closing(Stagehand(seed=SEED)) as hand:
        table = sit_down(hand, game)
        while True:
            wait_for_turn(hand, table)
            focus, before = table.person.focus, len(hand.trace.moves)
            on_card = focus.choice is None
            calls = press(hand)
            if on_card and len(hand.trace.moves) > before:
                return hand.trace.moves[before][1], calls


def row(game: str, code: str, calls: list[Call]) -> Row:
    handed, played = first(calls, Stack.handle.__code__), first(calls, Deal.play.__code__)
    down, whole, up = calls[: played + 1], calls[handed:], calls[played + 1 :]
    return {
        "press": f"{game} {code}",
        "calls down": len(down),
        "changes down": changes(down),
        "calls": len(whole),
        "changes": changes(whole),
        "depth": max(len(call.above) for call in whole),
        "down once": not any(map(asked_from_below, calls))
        and sum(call.code is Deal.play.__code__ for call in calls) == 1,
        "up once": not asked_again(down, up),
    }


def listed(calls: Sequence[Call]) -> str:
    return "\n".join(f"{'  ' * len(call.above)}{call.module}.py {call.name}" for call in calls)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--calls", action="store_true", help="list every call of the presses")
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    found = {game: pressed_on_a_card(game) for game in GAMES}
    rows = [row(game, *each) for game, each in found.items()]
    if options.calls:
        for _, calls in found.values():
            print(listed(calls), end="\n\n")
    tell(rows, options.json)
    good = all(
        each["down once"] and each["up once"] and each["calls"] <= MOST_CALLS and each["changes"] <= MOST_CHANGES
        for each in rows
    )
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
