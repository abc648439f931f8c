"""What can be said on the command line, and how it is read."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from game import __version__
from game.cpu import LEVELS
from game.cpu.thought import ITERATIONS
from game.i18n import LANGUAGES
from game.options import (
    MAX_DISPLAY,
    MAX_SIZE,
    MIN_SIZE,
    SPEEDS,
    Speed,
)
from game.rules import GAMES
from game.rules.cards import MAX_SEED
from game.rules.match import MAX_DEALS

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

PROGRAM = "koloda" if hasattr(sys, "frozen") else "main.py"
"""What is started: a program that was packed, or the source."""
HUMAN = "human"
MAX_SIMULATED = 10**9
MAX_JOBS = 64
MAX_PORT = 65535
MAX_ITERATIONS = 10**6
MAX_FIRST_SEED = MAX_SEED - MAX_SIMULATED
"""Each further deal has the next seed."""


class Parser(argparse.ArgumentParser):
    """Lets nobody else decide what becomes of an error, or of words that cannot be written. The help of one that
    ``plays`` names the house rules of every game; the games are loaded for that when it is asked for."""

    plays = False

    def format_help(self) -> str:
        if self.plays:
            rules = (f"{key}: {', '.join(option.key for option in game.OPTIONS)}" for key, game in GAMES.items())
            self.epilog = f"house rules of {'; '.join(rules)}"
        return super().format_help()

    def error(self, message: str) -> NoReturn:
        raise argparse.ArgumentTypeError(message)

    def _print_message(self, message: str, file: SupportsWrite[str] | None = None) -> None:
        if not file:
            raise OSError("standard output is closed")
        file.write(message)


COMMON = (
    "fullscreen",
    "windowed",
    "size",
    "display",
    "lang",
    "data_dir",
    "mute",
    "speed",
    "seed",
    "trace",
    "phones",
)


def make_parser() -> Parser:
    """Its errors are ArgumentTypeErrors, each with a line on what is wrong."""
    common, unseen = _common_options(), _common_options(seen=False)
    parser = Parser(
        prog=PROGRAM,
        description="Three rare card games for one screen and one couch.",
        parents=[common],
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"Koloda {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands")

    def command(name: str, words: str, options: Parser = common) -> Parser:
        return commands.add_parser(name, help=words, description=words, parents=[options], allow_abbrev=False)

    play = command("play", "straight to the table")
    _add_game(play, "human,hard,easy")
    play.add_argument(
        "--deals", type=_whole(1, MAX_DEALS), default=1, metavar="N", help="length of the match (default: %(default)s)"
    )
    simulate = command("simulate", "let CPU players play, print a deal record a line, without a window", unseen)
    _add_game(simulate, "hard,normal")
    simulate.add_argument(
        "--deals", type=_whole(1, MAX_SIMULATED), default=100, metavar="N", help="how many (default: %(default)s)"
    )
    simulate.add_argument(
        "--jobs",
        type=_whole(1, MAX_JOBS),
        default=1,
        metavar="N",
        help="processes that share the work (default: %(default)s)",
    )
    simulate.add_argument(
        "--iterations",
        type=_whole(1, MAX_ITERATIONS),
        default=ITERATIONS,
        metavar="N",
        help="how much hard thinks about a move (default: %(default)s)",
    )
    simulate.add_argument("--out", type=_path, metavar="FILE", help="a new file for the records")
    replay = command("replay", "watch deal records")
    replay.add_argument("file", type=_path, metavar="FILE", help="one record, a list of them, or one a line")
    return parser


def _common_options(seen: bool = True) -> Parser:
    """For every command, before or after it: what is not given is not set, so neither place overrides the other.

    ``seen`` False: for a command without a window, whose help leaves out what means nothing to it.
    """

    def told(words: str) -> str:
        return words if seen else argparse.SUPPRESS

    common = Parser(add_help=False, argument_default=argparse.SUPPRESS, allow_abbrev=False)
    common.add_argument("--fullscreen", action="store_true", help=told("full screen, whatever the settings say"))
    common.add_argument("--windowed", action="store_true", help=told("in a window, not fullscreen"))
    common.add_argument("--size", type=_size, metavar="WIDTHxHEIGHT", help=told("in a window of this size"))
    common.add_argument(
        "--display", type=_whole(0, MAX_DISPLAY), metavar="N", help=told("on this display, counted from 0")
    )
    common.add_argument("--lang", choices=LANGUAGES, help=told("language"))
    common.add_argument("--data-dir", type=_path, metavar="DIR", help=told("folder for settings, matches and scores"))
    common.add_argument("--mute", action="store_true", help=told("without sound"))
    common.add_argument("--speed", type=_speed, metavar="0.5|1|2|4|off", help=told("how fast cards move"))
    common.add_argument("--seed", type=_whole(0, MAX_FIRST_SEED), metavar="N", help="shuffle the same cards again")
    common.add_argument("--trace", type=_appendable, metavar="FILE", help=told("append what happens, as JSON lines"))
    common.add_argument(
        "--phones", type=_home_address, metavar="HOST:PORT", help=told("let phones in there; port 0: any free one")
    )
    return common


def _add_game(parser: Parser, example: str) -> None:
    parser.plays = True
    parser.add_argument("game", choices=GAMES, metavar="GAME", help=", ".join(GAMES))
    parser.add_argument("--seats", type=_seats, required=True, metavar="A,B,...", help=f"who plays, such as {example}")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="a house rule; repeatable")


# Types of arguments


def _whole(low: int, high: int) -> Callable[[str], int]:
    def whole(text: str) -> int:
        number = int(text) if re.fullmatch("-?[0-9]{1,20}", text) else None
        if number is None or number < low or number > high:
            raise argparse.ArgumentTypeError(f"a whole number from {low} to {high}, not {text!r}")
        return number

    return whole


def _size(text: str) -> tuple[int, int]:
    match = re.fullmatch("([0-9]{1,5})x([0-9]{1,5})", text)
    size = (int(match[1]), int(match[2])) if match else (0, 0)
    if not all(low <= n <= high for low, n, high in zip(MIN_SIZE, size, MAX_SIZE, strict=True)):
        low, high = ("x".join(map(str, limit)) for limit in (MIN_SIZE, MAX_SIZE))
        raise argparse.ArgumentTypeError(f"WIDTHxHEIGHT from {low} to {high}, not {text!r}")
    return size


def _speed(text: str) -> Speed:
    for speed in SPEEDS:
        if spelled(speed) == text:
            return speed
    raise argparse.ArgumentTypeError(f"one of {', '.join(map(spelled, SPEEDS))}, not {text!r}")


def _home_address(text: str) -> tuple[str, int]:
    """An address in a home network, or of this machine alone: phones are let in at one, never at all of them."""
    from ipaddress import AddressValueError, IPv4Address  # here: only who lets phones in needs it

    host, _, port = text.rpartition(":")
    try:
        ip = IPv4Address("127.0.0.1" if host == "localhost" else host)
    except AddressValueError:
        ip = IPv4Address(0)
    if ip.is_unspecified or not ip.is_private or not re.fullmatch("[0-9]{1,5}", port) or int(port) > MAX_PORT:
        raise argparse.ArgumentTypeError(
            f"HOST:PORT, an address in the home network such as 192.168.1.20:0, not {text!r}"
        )
    return str(ip), int(port)


def _seats(text: str) -> list[str]:
    seats = text.split(",")
    for seat in seats:
        if seat != HUMAN and seat not in LEVELS:
            raise argparse.ArgumentTypeError(f"no such player: {seat!r} (choose from {', '.join((HUMAN, *LEVELS))})")
    return seats


def _path(text: str) -> Path:
    if not text or "\0" in text:  # an empty one would be the folder we are in
        raise argparse.ArgumentTypeError(f"a path, not {text!r}")
    return Path(text)


def _appendable(text: str) -> Path:
    path = _path(text)
    try:
        path.open("a").close()
    except OSError as error:
        raise argparse.ArgumentTypeError(f"{text}: {error.strerror}") from error
    return path


def spelled(value: object) -> str:
    """The value of an option, or a speed, as it is typed."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return f"{value:g}" if isinstance(value, float) else str(value)
