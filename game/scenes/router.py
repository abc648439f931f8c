"""Which scene a destination is. No other module imports a screen.

Each is imported when it is first opened, so that the title appears sooner: that is the reason for the imports in here.
They stand in the order of the destinations, a function for each part of these.
"""

from __future__ import annotations

from game.scenes.core import destinations as to
from game.scenes.core.services import Services
from game.scenes.core.stack import Scene


def scene_for(destination: to.Destination, services: Services) -> Scene:
    """A new scene of what the player is to see."""
    if isinstance(destination, to.AtTitle):
        return _at_title(destination, services)
    if isinstance(destination, to.AtMatch):
        return _at_match(destination, services)
    if isinstance(destination, to.AtLesson):
        return _at_lesson(destination, services)
    if isinstance(destination, to.AtSettings):
        return _at_settings(destination, services)
    return _over_any(destination, services)


def _at_title(destination: to.AtTitle, services: Services) -> Scene:
    match destination:
        case to.Title():
            from game.scenes.home.title import TitleScene

            return TitleScene(services)
        case to.Attract():
            from game.scenes.table.attract import AttractScene

            return AttractScene(services, destination.game)
        case to.Rules():
            from game.scenes.home.rules import RulesScene

            return RulesScene(services, destination.game, destination.options)
        case to.Scores():
            from game.scenes.home.scores import ScoresScene

            return ScoresScene(services)
        case to.MatchDetails():
            from game.scenes.home.match_details import MatchScene

            return MatchScene(services, destination.match_id)
        case to.PlayerDetails():
            from game.scenes.home.player_details import PlayerScene

            return PlayerScene(services, destination.player)


def _at_match(destination: to.AtMatch, services: Services) -> Scene:
    match destination:
        case to.Lobby():
            from game.scenes.lobby.lobby import LobbyScene

            return LobbyScene(services, destination.game)
        case to.Name(text, done, game, offered, tempers, title):
            from game.scenes.lobby.name_entry import NameScene

            return NameScene(services, text, done, game, offered, tempers, title)
        case to.Table():
            from game.scenes.table.table import TableScene

            return TableScene(services, destination.session)
        case to.Pause():
            from game.scenes.table.pause import PauseScene

            return PauseScene(services, destination.session)
        case to.Seats():
            from game.scenes.table.seats import SeatsScene

            return SeatsScene(services, destination.session)
        case to.LostPad():
            from game.scenes.table.lost_pad import LostPadScene

            return LostPadScene(services, destination.session, destination.seat)
        case to.Summary():
            from game.scenes.after.summary import SummaryScene

            return SummaryScene(services, destination.session, destination.show)
        case to.Replay():
            from game.scenes.after.replay import ReplayScene

            return ReplayScene(services, destination.records, destination.first, destination.clip)
        case to.TurningPoint():
            from game.scenes.after.turning_point import TurningPointScene

            return TurningPointScene(services, destination.session)


def _at_lesson(destination: to.AtLesson, services: Services) -> Scene:
    match destination:
        case to.Lessons():
            from game.scenes.lesson.dialogs import LessonChoice

            return LessonChoice(services)
        case to.Lesson():
            from game.scenes.lesson.lesson import LessonScene

            return LessonScene(services, destination.game)
        case to.LessonOffer():
            from game.scenes.lesson.dialogs import LessonOffer

            return LessonOffer(services, destination.game)
        case to.LessonAim():
            from game.scenes.lesson.dialogs import LessonAim

            return LessonAim(services, destination.game)
        case to.LessonSkip():
            from game.scenes.lesson.dialogs import LessonSkip

            return LessonSkip(services, destination.game)
        case to.LessonOver():
            from game.scenes.lesson.dialogs import LessonOver

            return LessonOver(services, destination.game, destination.won, destination.ended)


def _at_settings(destination: to.AtSettings, services: Services) -> Scene:
    match destination:
        case to.Settings():
            from game.scenes.settings.settings import SettingsScene

            return SettingsScene(services, destination.game)
        case to.About():
            from game.scenes.settings.about import AboutScene

            return AboutScene(services, destination.game)
        case to.CouchCheck():
            from game.scenes.settings.couch_check import CouchCheckScene

            return CouchCheckScene(services)
        case to.Controls():
            from game.scenes.settings.controls import ControlsScene

            return ControlsScene(services, destination.game)
        case to.ActionControls():
            from game.scenes.settings.action_controls import ActionScene

            return ActionScene(services, destination.group, destination.action, destination.kind)
        case to.Capture():
            from game.scenes.settings.capture import CaptureScene

            return CaptureScene(services, destination.group, destination.title, destination.done)
        case to.PadRound():
            from game.scenes.settings.pad_round import PadRoundScene

            return PadRoundScene(services, destination.pad)
        case to.Phones():
            from game.scenes.settings.phones import PhonesScene

            return PhonesScene(services)


def _over_any(destination: to.OverAny, services: Services) -> Scene:
    match destination:
        case to.Notice():
            from game.scenes.menus.notice import NoticeScene

            return NoticeScene(services, destination.title, destination.text)
        case to.WhosePad():
            from game.scenes.menus.whose_pad import WhosePadScene

            return WhosePadScene(services, destination.pad, destination.names, destination.done)
        case to.Confirm(title, text, deed, done, icon):
            from game.scenes.menus.notice import ConfirmScene

            return ConfirmScene(services, title, text, deed, done, icon)
