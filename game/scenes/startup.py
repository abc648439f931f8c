"""What the program opens with, as the command line asks."""

from __future__ import annotations

from game.options import PlayCommand, ReplayCommand
from game.rules.match import Match, SeatInfo
from game.scenes.core import destinations as to
from game.scenes.core.services import Services
from game.texts.characters import CPU_NAMES


def first_destination(services: Services) -> to.Destination:
    """The title, or straight to the table, or the deals to watch."""
    command = services.launch.command
    if isinstance(command, PlayCommand):
        from game.session.match_session import MatchSession  # the title starts without

        return to.Table(MatchSession.start(services.store, _match(command, services.launch.seed)))
    if isinstance(command, ReplayCommand):
        return to.Replay(command.records)
    return to.Title()


def _match(command: PlayCommand, seed: int | None) -> Match:
    seats = [SeatInfo(name if cpu else "", cpu) for cpu, name in zip(command.seats, CPU_NAMES, strict=False)]
    return Match(command.game, seats, command.deals, command.options, seed)
