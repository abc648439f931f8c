"""The commands, their exit codes and their words: ``run(argv)`` gives the exit code (DESIGN.md, "Command line").

Whatever goes wrong is one line on standard error, said in one place.
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TextIO

from game.cli.arguments import (
    COMMON,
    HUMAN,
    PROGRAM,
    make_parser,
    spelled,
)
from game.options import Launch, PlayCommand, ReplayCommand
from game.rules import GAMES

OK, FAILED, WRONG_ARGUMENT = 0, 1, 2

LINE_START, LINE_END = 300, 150
"""Letters kept of a line that is longer than both: what is wrong often stands at its end."""


class Failure(Exception):
    """One line on what went wrong."""


def run(argv: Sequence[str] | None = None) -> int:
    try:
        with _standard_error():
            return _ended(argv)
    finally:
        _drop_unwritable()


def _ended(argv: Sequence[str] | None) -> int:
    try:
        code = _dispatch(argv)
        if sys.stdout:
            sys.stdout.flush()
        return code
    except argparse.ArgumentTypeError as error:
        return _said(f"{PROGRAM}: error: {error}", WRONG_ARGUMENT)
    except BrokenPipeError:  # whoever read our output has seen enough
        return OK
    except Failure as error:
        return _said(str(error), FAILED)
    except OSError as error:
        return _said(f"{PROGRAM}: error: {error}", FAILED)


def _dispatch(argv: Sequence[str] | None) -> int:
    try:
        arguments = make_parser().parse_args(argv)
    except SystemExit:  # the help, or the version, has been given
        return OK
    if arguments.command == "simulate":
        gc.enable()
        return _simulate(arguments)
    launch = _launch(arguments)
    from game.platform import environment  # here and below: ``--version`` and ``simulate`` start without a window

    environment.prepare()
    if wrong := environment.what_is_wrong_with_pygame():
        raise Failure(f"koloda: {wrong}")
    from game.program import run  # only now: pygame reads the environment when it is imported

    return run(launch)


# Standard output and error


@contextmanager
def _standard_error() -> Iterator[None]:
    """Whoever closed standard error does not want to hear: nobody else has to ask whether there is one."""
    if sys.stderr:
        yield
        return
    with Path(os.devnull).open("w") as nowhere:
        sys.stderr = nowhere
        try:
            yield
        finally:
            sys.stderr = None


def _said(text: str, code: int) -> int:
    with suppress(OSError):
        print(one_line(text), file=sys.stderr, flush=True)
    return code


def one_line(text: str) -> str:
    """The text with what would break the line, or the terminal, escaped, and without the middle of very long ones."""
    text = "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)
    return text if len(text) <= LINE_START + LINE_END else f"{text[:LINE_START]}…{text[-LINE_END:]}"


def _drop_unwritable() -> None:
    """What could not be written must not be tried again, with a complaint, at the interpreter's end."""
    for stream in (sys.stdout, sys.stderr):
        try:
            if stream:
                stream.flush()
        except OSError:
            with suppress(OSError):  # an output that is no file does not mind
                os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


# The commands: ArgumentTypeError means exit code 2


def _launch(arguments: argparse.Namespace) -> Launch:
    command: PlayCommand | ReplayCommand | None = None
    if arguments.command == "play":
        command = _play_command(arguments)
    elif arguments.command == "replay":
        command = _replay_command(arguments)
    given = {name: value for name, value in vars(arguments).items() if name in COMMON}
    if "size" in given:
        given["windowed"] = True
    if "fullscreen" in given and "windowed" in given:
        raise argparse.ArgumentTypeError("argument --fullscreen: not with --windowed or --size")
    return Launch(command=command, **given)


def _play_command(arguments: argparse.Namespace) -> PlayCommand:
    options = _checked_game(arguments)
    seats = tuple(None if seat == HUMAN else seat for seat in arguments.seats)
    return PlayCommand(arguments.game, seats, arguments.deals, options)


def _replay_command(arguments: argparse.Namespace) -> ReplayCommand:
    from game.cli.record_file import RecordFileError, read_records  # here, since no other command needs it

    try:
        return ReplayCommand(read_records(arguments.file), arguments.file)
    except RecordFileError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def _simulate(arguments: argparse.Namespace) -> int:
    from game.cli.simulate import Simulation, SimulationError, simulate  # here, since no other command needs it

    options = _checked_game(arguments)
    if HUMAN in arguments.seats:
        raise argparse.ArgumentTypeError("argument --seats: only CPU players can be simulated")
    seed = getattr(arguments, "seed", None)
    simulation = Simulation.make(arguments.game, arguments.seats, arguments.deals, seed, options, arguments.iterations)
    try:
        with _output(arguments.out) as output:
            simulate(simulation, arguments.jobs, output)
    except BrokenPipeError:
        raise
    except (SimulationError, OSError) as error:
        raise Failure(f"simulate: {error}") from error
    return OK


@contextmanager
def _output(path: Path | None) -> Iterator[TextIO]:
    if path is None:
        if not sys.stdout:
            raise OSError("standard output is closed")
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
    game = GAMES[arguments.game]
    if len(arguments.seats) not in game.PLAYERS:
        least, most = game.PLAYERS[0], game.PLAYERS[-1]
        allowed = f"{least}" if least == most else f"{least} to {most}"
        raise argparse.ArgumentTypeError(
            f"argument --seats: {game.game} is for {allowed} players, not {len(arguments.seats)}"
        )
    known = {option.key: option for option in game.OPTIONS}
    options: dict[str, bool | int | str] = {}
    for text in arguments.option:
        key, _, value = text.partition("=")
        if key not in known:
            raise argparse.ArgumentTypeError(
                f"argument --option: no option {key!r} in {game.game} (choose from {', '.join(known)})"
            )
        choices = {spelled(choice): choice for choice in known[key].choices}
        if value not in choices:
            raise argparse.ArgumentTypeError(
                f"argument --option: {key} cannot be {value!r} (choose from {', '.join(choices)})"
            )
        options[key] = choices[value]
    return options
