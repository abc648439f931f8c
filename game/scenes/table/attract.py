"""Attract mode: CPU players play a game behind the title, without a sound and without end."""

from __future__ import annotations

from game.input.actions import InputEvent
from game.platform.trace import Trace
from game.rules import GAMES
from game.rules.events import Event
from game.rules.match import Match, SeatInfo
from game.scenes.core.services import Services
from game.scenes.table.table import TableScene
from game.session.match_session import MatchSession
from game.texts.characters import CPU_NAMES
from game.view.table.facts import Tool
from sounds.sound import Sound

LEVEL = "normal"
MOST_SEATS = 4


class AttractScene(TableScene):
    """Handed no input and kept by no store."""

    chatty = False

    def __init__(self, services: Services, game: str) -> None:
        super().__init__(services, _match(game))
        self.trace = Trace()  # these moves are nobody's

    def enter(self) -> None:
        self.touch()

    @property
    def tools(self) -> list[Tool]:
        return []

    @property
    def corner(self) -> list[Tool]:
        return []

    def handle(self, event: InputEvent) -> None:
        """Whatever is pressed is meant for the title."""

    def begun(self, event: Event) -> None:
        """What happens here is only looked at."""

    def set_tension(self) -> None:
        """The music is the title's."""

    def let_hear(self, sound: Sound | str, pan: float = 0.0) -> None:
        """Nothing is."""

    def finish(self, whole: bool = False) -> None:
        self.ending.forget()
        self.session = self.state.session = _match(self.stage.game)
        self.stage.clear(self.session.observe())
        self.queue.add(self.session.observe().history)
        self.touch()


def _match(game: str) -> MatchSession:
    players = min(GAMES[game].PLAYERS[-1], MOST_SEATS)
    return MatchSession(Match(game, [SeatInfo(name, LEVEL) for name in CPU_NAMES[:players]]))
