"""Koloda's command line (DESIGN.md, "Command line"): ``main(argv)`` gives the exit code."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn, TextIO

if TYPE_CHECKING:
    from game.launch import Launch, PlayCommand, ReplayCommand, Speed

OK, FAILED, WRONG_ARGUMENT, INTERRUPTED = 0, 1, 2, 130

HUMAN = "human"
MAX_DEALS = 24
MAX_JOBS = 64
MAX_DISPLAY = 63
MAX_SEED = 2**62


def main(argv: Sequence[str] | None = None) -> int:
    try:
        try:
            code = _dispatch(argv)
        except SystemExit as end:  # argparse has had its say
            code = end.code if isinstance(end.code, int) else OK
        if sys.stdout:
            sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # whoever read our output has seen enough
        _drop_output()
        return OK


def _dispatch(argv: Sequence[str] | None) -> int:
    parser = _parser()
    try:
        arguments = parser.parse_args(argv)
        if arguments.command == "simulate":
            return _simulate(arguments)
        launch = _launch(arguments)
    except argparse.ArgumentTypeError as error:
        parser.error(str(error))
    from game import environment

    environment.prepare()
    from game.app import run

    return run(launch)


def _drop_output() -> None:
    """What could not be written must not be tried again, with a complaint, at the interpreter's end."""
    with suppress(OSError):  # an output that is no file does not mind
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


# The commands: ArgumentTypeError is said as one line, exit code 2


def _launch(arguments: argparse.Namespace) -> Launch:
    from game.launch import Launch

    command: PlayCommand | ReplayCommand | None = None
    if arguments.command == "play":
        command = _play_command(arguments)
    elif arguments.command == "replay":
        command = _replay_command(arguments)
    given = {name: value for name, value in vars(arguments).items() if name in COMMON}
    if "size" in given:
        given["windowed"] = True
    return Launch(command=command, **given)


def _play_command(arguments: argparse.Namespace) -> PlayCommand:
    from game.launch import PlayCommand

    options = _checked_game(arguments)
    seats = tuple(None if seat == HUMAN else seat for seat in arguments.seats)
    return PlayCommand(arguments.game, seats, arguments.deals, options)


def _replay_command(arguments: argparse.Namespace) -> ReplayCommand:
    from game.launch import ReplayCommand
    from game.recordfile import RecordFileError, read_records

    try:
        return ReplayCommand(read_records(arguments.file), arguments.file)
    except RecordFileError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def _simulate(arguments: argparse.Namespace) -> int:
    from game.simulate import Simulation, SimulationError, simulate

    options = _checked_game(arguments)
    if HUMAN in arguments.seats:
        raise argparse.ArgumentTypeError("argument --seats: only CPU players can be simulated")
    seed = getattr(arguments, "seed", None)
    simulation = Simulation.make(arguments.game, arguments.seats, arguments.deals, seed, options)
    try:
        with _output(arguments.out) as output:
            simulate(simulation, arguments.jobs, output)
    except BrokenPipeError:
        raise
    except (SimulationError, OSError) as error:
        _drop_output()
        print(f"simulate: {error}", file=sys.stderr)
        return FAILED
    return OK


@contextmanager
def _output(path: Path | None) -> Iterator[TextIO]:
    if path is None:
        yield sys.stdout
        return
    try:
        file = path.open("x", encoding="ascii")
    except OSError as error:
        raise argparse.ArgumentTypeError(f"argument --out: {path}: {error.strerror}") from error
    with file:
        yield file


def _checked_game(arguments: argparse.Namespace) -> dict[str, bool | int | str]:
    """The options given, once they and the number of seats have been checked against the game."""
    from game.rules import GAMES

    game = GAMES[arguments.game]
    if len(arguments.seats) not in game.PLAYERS:
        raise argparse.ArgumentTypeError(
            f"argument --seats: {game.game} is for {game.PLAYERS[0]} to "
            f"{game.PLAYERS[-1]} players, not {len(arguments.seats)}"
        )
    known = {option.key: option for option in game.OPTIONS}
    options: dict[str, bool | int | str] = {}
    for text in arguments.option:
        key, _, value = text.partition("=")
        if key not in known:
            raise argparse.ArgumentTypeError(
                f"argument --option: no option {key!r} in {game.game} (choose from {', '.join(known)})"
            )
        choices = {_spelled(choice): choice for choice in known[key].choices}
        if value not in choices:
            raise argparse.ArgumentTypeError(
                f"argument --option: {key} cannot be {value!r} (choose from {', '.join(choices)})"
            )
        options[key] = choices[value]
    return options


def _spelled(value: object) -> str:
    """The value of an option, or a speed, as it is typed."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return f"{value:g}" if isinstance(value, float) else str(value)


# The parser


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """One clear line."""
        self.exit(WRONG_ARGUMENT, f"{self.prog}: error: {message}\n")


COMMON = ("windowed", "size", "display", "lang", "data_dir", "mute", "speed", "seed", "trace")


def _parser() -> _Parser:
    from game import __version__

    common = _common_options()
    parser = _Parser(
        prog="main.py",
        description="Three rare card games for one screen and one couch.",
        parents=[common],
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"Koloda {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands")

    def command(name: str, words: str) -> _Parser:
        return commands.add_parser(name, help=words, description=words, parents=[common], allow_abbrev=False)

    play = command("play", "straight to the table")
    _add_game(play, "human,easy,normal")
    play.add_argument("--deals", type=_whole(1, MAX_DEALS), default=1, metavar="N", help="length of the match")
    simulate = command("simulate", "let CPU players play, print a deal record a line, without a window")
    _add_game(simulate, "normal,random")
    simulate.add_argument("--deals", type=_whole(1), default=100, metavar="N", help="how many deals")
    simulate.add_argument(
        "--jobs", type=_whole(1, MAX_JOBS), default=1, metavar="N", help="processes that share the work"
    )
    simulate.add_argument("--out", type=Path, metavar="FILE", help="a new file for the records")
    replay = command("replay", "watch deal records")
    replay.add_argument("file", type=Path, metavar="FILE", help="one record, a list of them, or one a line")
    return parser


def _common_options() -> _Parser:
    """For every command, before or after it: what is not given is not set, so neither place overrides the other."""
    from game.i18n import LANGUAGES

    common = _Parser(add_help=False, argument_default=argparse.SUPPRESS, allow_abbrev=False)
    common.add_argument("--windowed", action="store_true", help="in a window, not fullscreen")
    common.add_argument("--size", type=_size, metavar="WIDTHxHEIGHT", help="in a window of this size")
    common.add_argument("--display", type=_whole(0, MAX_DISPLAY), metavar="N", help="on this display, counted from 0")
    common.add_argument("--lang", choices=LANGUAGES, help="language")
    common.add_argument("--data-dir", type=Path, metavar="DIR", help="folder for settings, matches and scores")
    common.add_argument("--mute", action="store_true", help="without sound")
    common.add_argument("--speed", type=_speed, metavar="0.5|1|2|4|off", help="how fast cards move")
    common.add_argument("--seed", type=_whole(0, MAX_SEED), metavar="N", help="shuffle the same cards again")
    common.add_argument("--trace", type=_appendable, metavar="FILE", help="append what happens, as JSON lines")
    return common


def _add_game(parser: argparse.ArgumentParser, example: str) -> None:
    from game.rules import GAMES

    parser.add_argument("game", choices=GAMES, metavar="GAME", help=", ".join(GAMES))
    parser.add_argument("--seats", type=_seats, required=True, metavar="A,B,…", help=f"who plays, such as {example}")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="a house rule; repeatable")


# Types of arguments


def _whole(low: int, high: int | None = None) -> Callable[[str], int]:
    limits = f"from {low} to {high}" if high is not None else f"from {low}"

    def whole(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"a whole number {limits}, not {text!r}") from None
        if number < low or (high is not None and number > high):
            raise argparse.ArgumentTypeError(f"a whole number {limits}, not {text}")
        return number

    return whole


def _size(text: str) -> tuple[int, int]:
    from game.launch import MAX_SIZE, MIN_SIZE

    match = re.fullmatch("([0-9]{1,5})x([0-9]{1,5})", text)
    size = (int(match[1]), int(match[2])) if match else (0, 0)
    if not all(low <= n <= high for low, n, high in zip(MIN_SIZE, size, MAX_SIZE, strict=True)):
        low, high = ("x".join(map(str, limit)) for limit in (MIN_SIZE, MAX_SIZE))
        raise argparse.ArgumentTypeError(f"WIDTHxHEIGHT from {low} to {high}, not {text!r}")
    return size


def _speed(text: str) -> Speed:
    from game.launch import SPEEDS

    for speed in SPEEDS:
        if _spelled(speed) == text:
            return speed
    raise argparse.ArgumentTypeError(f"one of {', '.join(map(_spelled, SPEEDS))}, not {text!r}")


def _seats(text: str) -> list[str]:
    from game.cpu import LEVELS

    seats = text.split(",")
    for seat in seats:
        if seat != HUMAN and seat not in LEVELS:
            raise argparse.ArgumentTypeError(f"no such player: {seat!r} (choose from {', '.join((HUMAN, *LEVELS))})")
    return seats


def _appendable(text: str) -> Path:
    path = Path(text)
    try:
        path.open("a").close()
    except OSError as error:
        raise argparse.ArgumentTypeError(f"{text}: {error.strerror}") from error
    return path


if __name__ == "__main__":
    sys.exit(main())
