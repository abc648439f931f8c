"""The screens behind the title. Each is imported when it is first opened, so that the title itself appears sooner."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.scenes.core.services import Services
from game.scenes.core.stack import Scene
from game.session.match_session import MatchSession


def lobby(services: Services, game: str) -> Scene:
    from game.scenes.lobby.lobby import LobbyScene

    return LobbyScene(services, game)


def table(services: Services, session: MatchSession) -> Scene:
    from game.scenes.table.table import TableScene

    return TableScene(services, session)


def attract(services: Services, game: str) -> Scene:
    from game.scenes.home.attract import AttractScene

    return AttractScene(services, game)


def replay(services: Services, records: Sequence[dict[str, Any]]) -> Scene:
    from game.scenes.after.replay import ReplayScene

    return ReplayScene(services, records)


def scores(services: Services) -> Scene:
    from game.scenes.home.scores import ScoresScene

    return ScoresScene(services)


def rules(services: Services, game: str) -> Scene:
    from game.scenes.home.rules import RulesScene

    return RulesScene(services, game)


def settings(services: Services) -> Scene:
    from game.scenes.settings.settings import SettingsScene

    return SettingsScene(services)


def lessons(services: Services) -> Scene:
    from game.scenes.lesson.dialogs import LessonChoice

    return LessonChoice(services)


def lesson_offer(services: Services, game: str) -> Scene:
    from game.scenes.lesson.dialogs import LessonOffer

    return LessonOffer(services, game)


def couch_check(services: Services) -> Scene:
    from game.scenes.settings.couch_check import CouchCheckScene

    return CouchCheckScene(services)
