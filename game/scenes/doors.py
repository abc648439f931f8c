"""The screens behind the title. Each is imported when it is first opened, so that the title itself appears sooner."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.scenes.running import RunningMatch
from game.scenes.services import Services
from game.scenes.stack import Scene


def lobby(services: Services, game: str) -> Scene:
    from game.scenes.lobby import LobbyScene

    return LobbyScene(services, game)


def table(services: Services, running: RunningMatch) -> Scene:
    from game.scenes.table import TableScene

    return TableScene(services, running)


def attract(services: Services, game: str) -> Scene:
    from game.scenes.attract import AttractScene

    return AttractScene(services, game)


def replay(services: Services, records: Sequence[dict[str, Any]]) -> Scene:
    from game.scenes.replay import ReplayScene

    return ReplayScene(services, records)


def scores(services: Services) -> Scene:
    from game.scenes.scores import ScoresScene

    return ScoresScene(services)


def rules(services: Services, game: str) -> Scene:
    from game.scenes.rules import RulesScene

    return RulesScene(services, game)


def settings(services: Services) -> Scene:
    from game.scenes.settings import SettingsScene

    return SettingsScene(services)


def lessons(services: Services) -> Scene:
    from game.scenes.lesson_dialogs import LessonChoice

    return LessonChoice(services)


def lesson_offer(services: Services, game: str) -> Scene:
    from game.scenes.lesson_dialogs import LessonOffer

    return LessonOffer(services, game)


def couch_check(services: Services) -> Scene:
    from game.scenes.couch_check import CouchCheckScene

    return CouchCheckScene(services)
