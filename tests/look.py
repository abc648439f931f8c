"""Draws any screen into a PNG, to be looked at: ``python tests/look.py lobby out.png --size 1280x720 --lang ru``.

``--do`` presses actions first, for instance ``--do down,down,confirm``.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import pygame

from game.cpu import LEVELS, choose, seat_rng, think
from game.cpu.thought import Effort
from game.cpu.worker.protocol import Answer
from game.input.actions import KEYBOARD, MOUSE, Action, Device, DeviceKind
from game.rules import GAMES
from game.rules.match import Match, SeatInfo
from game.scenes.core.services import Services
from game.scenes.core.stack import Scene
from game.session.match_session import MatchSession
from game.store import Store
from game.texts.characters import CPU_NAMES
from tests.stagehand import FRAME, QuietJobs, Stagehand

PADS: tuple[DeviceKind, ...] = ("xbox", "playstation", "nintendo", "generic")
DEVICES = {
    "keyboard": KEYBOARD,
    "mouse": MOUSE,
    **{kind: Device("1", kind) for kind in PADS},
}


def title(services: Services) -> Scene:
    from game.scenes.home.title import TitleScene

    return TitleScene(services)


def lobby(services: Services, game: str = "bread") -> Scene:
    from game.scenes.lobby.lobby import LobbyScene

    return LobbyScene(services, game)


def lesson(services: Services, game: str = "bread") -> Scene:
    from game.scenes.lesson.lesson import LessonScene

    return LessonScene(services, game)


def settings(services: Services) -> Scene:
    from game.scenes.settings.settings import SettingsScene

    return SettingsScene(services)


def about(services: Services) -> Scene:
    from game.scenes.settings.about import AboutScene

    return AboutScene(services)


def rules(services: Services, game: str = "bread") -> Scene:
    from game.scenes.home.rules import RulesScene

    return RulesScene(services, game)


def scores(services: Services) -> Scene:
    from game.scenes.home.scores import ScoresScene

    return ScoresScene(services)


def controls(services: Services) -> Scene:
    from game.scenes.settings.controls import ControlsScene

    return ControlsScene(services)


def couch(services: Services) -> Scene:
    from game.scenes.settings.couch_check import CouchCheckScene

    return CouchCheckScene(services)


def phones(services: Services) -> Scene:
    from game.scenes.settings.phones import PhonesScene

    return PhonesScene(services)


def table(services: Services, game: str = "bread", players: int = 3, cpu: str = "") -> Scene:
    from game.scenes.table.table import TableScene

    seats = [SeatInfo("Anna"), *(SeatInfo(name, cpu or "normal") for name in CPU_NAMES)]
    match = Match(game, seats[:players], 3, seed=7)
    return TableScene(services, MatchSession.start(services.store, match))


def at_the_end(services: Services, game: str, players: int, cpu: str) -> MatchSession:
    """The first deal of three, before its last move."""
    seats = [SeatInfo("Anna"), SeatInfo("Bella", cpu or "easy"), *[SeatInfo("", cpu or "normal")] * 4]
    match = Match(game, seats[: min(players, GAMES[game].PLAYERS[-1])], 3, seed=7)
    play_on(match, "normal")
    match.deal = match.deal.rewound(len(match.deal.moves) - 1)
    return MatchSession.start(services.store, match)


def last_move(session: MatchSession) -> int:
    """Any that ends the deal."""
    for move in session._match.deal.legal_moves():
        deal = session._match.deal.copy()
        deal.play(move)
        if deal.outcome:
            return move
    raise AssertionError("the deal goes on")


def ending(services: Services, game: str = "bread", players: int = 3, cpu: str = "") -> Scene:
    """A table at which the last move has just been made: to be waited for with ``--wait``."""
    from game.scenes.table.table import TableScene

    table = TableScene(services, at_the_end(services, game, players, cpu))
    table.play(last_move(table.session))
    return table


def winners(services: Services, game: str = "bread", players: int = 3, cpu: str = "") -> Scene:
    """The stage after a deal, and by a press the page that comes after it."""
    from game.scenes.after.summary import SummaryScene

    session = at_the_end(services, game, players, cpu)
    session.play(last_move(session))
    return SummaryScene(services, session, show=True)


def turning(services: Services, game: str = "bread", players: int = 3) -> Scene:
    """After a deal that the person played at random, found by a search that is not a long one."""
    from game.scenes.after.turning_point import TurningPointScene

    jobs = services.jobs = QuietJobs()  # its answers come from here
    seats = [SeatInfo("Anna"), SeatInfo("Boris"), *[SeatInfo("", "normal")] * 4]
    match = Match(game, seats[: min(players, GAMES[game].PLAYERS[-1])], 1, seed=7)
    play_on(match, "random")
    scene = TurningPointScene(services, MatchSession(match))
    while not scene.reviewing.over:
        scene.update(FRAME)
        if jobs.requests and jobs.waits(jobs.requests[-1].ticket):
            request = jobs.requests[-1]
            thought = think("hard", request.observation, seat_rng(0, 0), Effort(iterations=60))
            jobs.settle(Answer(request.ticket, None, request.number, thought, thought.best.move))
    return scene


SCENES: dict[str, Callable[..., Scene]] = {
    "title": title,
    "lobby": lobby,
    "lesson": lesson,
    "settings": settings,
    "about": about,
    "rules": rules,
    "scores": scores,
    "table": table,
    "controls": controls,
    "couch": couch,
    "phones": phones,
    "turning": turning,
    "ending": ending,
    "winners": winners,
}


def fill(store: Store, matches: int) -> None:
    """Matches of the past, and one that is still going on."""
    for match in played(matches):
        store.save_match(match)


@cache
def played(count: int) -> tuple[Match, ...]:
    people = ["Анна", "Boris", "Clementine", "Дарья-Александра"]
    matches = []
    for number in range(count):
        seats = [SeatInfo(people[number % 4]), SeatInfo("Victor", "easy"), SeatInfo("", "normal")][: 2 + number % 2]
        match = Match("bread", seats, 1 + 2 * (number % 3), seed=number)
        while number and not match.over:
            if match.deal.outcome:
                match.next_deal()
            play_on(match, "random", number)
        matches.append(match)
    return tuple(matches)


def play_on(match: Match, level: str, number: int = 0) -> None:
    """The deal to its end, by players of this level."""
    deal = match.deal
    while (seat := deal.to_move) is not None:
        deal.play(choose(level, deal.observe(seat), seat_rng(number + len(deal.moves), seat)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("scene", choices=SCENES)
    parser.add_argument("file", type=Path)
    parser.add_argument("--game", choices=GAMES, help="for a lobby, rules or a table")
    parser.add_argument("--players", type=int, help="at a table")
    parser.add_argument("--cpu", choices=LEVELS, help="the level of all CPU players at a table")
    parser.add_argument("--calm", action="store_true", help="reduced motion")
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("--lang", default="en")
    parser.add_argument("--text", type=float, default=1.0, help="text size, 1.0 to 2.0")
    parser.add_argument("--matches", type=int, default=0, help="so many matches in the store")
    parser.add_argument("--device", choices=DEVICES, default="keyboard")
    parser.add_argument("--edge", type=float, default=0.0, help="what the television cuts off, 0 to 0.05")
    parser.add_argument("--first", action="store_true", help="a first start")
    parser.add_argument("--do", default="", help="actions to press, with commas between them")
    parser.add_argument("--wait", type=float, default=0.5, help="seconds to let pass at the end")
    options = parser.parse_args()
    width, height = map(int, options.size.split("x"))
    hand = Stagehand((width, height), options.lang, text_size=options.text)
    hand.services.change(edge=options.edge, reduced_motion=options.calm)
    hand.services.store.first_start = options.first
    fill(hand.services.store, options.matches)
    hand.services.input.last_device = DEVICES[options.device]
    asked = {key: value for key in ("game", "players", "cpu") if (value := getattr(options, key))}
    hand.services.stack.push(SCENES[options.scene](hand.services, **asked))
    for action in filter(None, options.do.split(",")):
        hand.press(Action(action), device=DEVICES[options.device])
    hand.wait(options.wait)
    if not options.calm:
        hand.services.stack.live(options.wait)
    pygame.image.save(hand.draw(), options.file)


if __name__ == "__main__":
    main()
