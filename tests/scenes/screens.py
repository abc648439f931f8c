"""Every menu screen, in every state worth looking at."""

from __future__ import annotations

from collections.abc import Callable

from game.input.actions import Action, Device, DeviceKind
from game.input.bindings import Group
from game.phones.addresses import Address
from game.rules import GAMES
from game.rules.match import Match, SeatInfo
from game.scenes.after.summary import SummaryScene
from game.scenes.core.services import Services
from game.scenes.home.match_details import MatchScene
from game.scenes.home.player_details import PlayerScene
from game.scenes.home.rules import RulesScene
from game.scenes.home.scores import ScoresScene
from game.scenes.home.title import TitleScene
from game.scenes.lesson.dialogs import (
    LessonAim,
    LessonChoice,
    LessonOffer,
    LessonOver,
    LessonSkip,
)
from game.scenes.lobby.lobby import LobbyScene
from game.scenes.lobby.name_entry import NameScene
from game.scenes.menus.menu import MenuScene
from game.scenes.menus.notice import ConfirmScene, NoticeScene
from game.scenes.menus.whose_pad import WhosePadScene
from game.scenes.settings.about import AboutScene
from game.scenes.settings.action_controls import ActionScene
from game.scenes.settings.capture import CaptureScene
from game.scenes.settings.controls import TABS as GROUPS
from game.scenes.settings.controls import ControlsScene
from game.scenes.settings.couch_check import PAGES, CouchCheckScene
from game.scenes.settings.phones import PhonesScene
from game.scenes.settings.settings import TABS, SettingsScene
from game.scenes.table.pause import PauseScene
from game.scenes.table.seats import SeatsScene
from game.session.match_session import MatchSession
from game.texts import texts
from tests.look import fill
from tests.scenes.tables import deal_of
from tests.stagehand import Stagehand

LONG_NAME = "Ширинкина-Вайсман"[:16]
NEWCOMERS = {"Элеонора": "cautious", "Аркадий": "bold", "Денис": "tidy"}


def _full(hand: Stagehand) -> Services:
    """A store with matches over and running, and somebody with a long name."""
    fill(hand.services.store, 7)
    return hand.services


def _lobby(game: str, full: bool) -> Callable[[Stagehand], MenuScene]:
    def make(hand: Stagehand) -> MenuScene:
        scene = LobbyScene(hand.services, game)
        while full and scene.plan.can_add:
            scene.people.add_seat()
            scene.plan.rename(len(scene.plan.seats) - 1, LONG_NAME)
        if full:
            scene.plan.rename(0, LONG_NAME)
        return scene

    return make


def _settings(tab: str) -> Callable[[Stagehand], MenuScene]:
    def make(hand: Stagehand) -> MenuScene:
        scene = SettingsScene(hand.services)
        scene.tab = tab
        return scene

    return make


def _rules(game: str, number: int) -> Callable[[Stagehand], MenuScene]:
    def make(hand: Stagehand) -> MenuScene:
        scene = RulesScene(hand.services, game)
        scene.number = number
        return scene

    return make


def _scores(tab: str) -> Callable[[Stagehand], MenuScene]:
    def make(hand: Stagehand) -> MenuScene:
        scene = ScoresScene(_full(hand))
        scene.tab = tab
        return scene

    return make


def _match(index: int) -> Callable[[Stagehand], MenuScene]:
    def make(hand: Stagehand) -> MenuScene:
        services = _full(hand)
        return MatchScene(services, services.store.matches()[index].id)

    return make


def _pause(hand: Stagehand) -> MenuScene:
    store = _full(hand).store
    match_id = store.last_match()
    assert match_id is not None
    session = MatchSession.resume(store, match_id)
    assert session is not None
    return PauseScene(hand.services, session)


def _guests(hand: Stagehand) -> MenuScene:
    """A lobby that four persons have joined."""
    scene = LobbyScene(hand.services, "svoloch")
    kinds: tuple[DeviceKind, ...] = ("xbox", "playstation", "nintendo")
    for number, kind in enumerate(kinds):
        scene.people.join(Device(str(number), kind))
    scene.plan.rename(1, LONG_NAME)
    return scene


def _seats(hand: Stagehand) -> MenuScene:
    match = Match("svoloch", [SeatInfo(LONG_NAME)] * 2 + [SeatInfo("", "normal")] * 4, 1, seed=7)
    scene = SeatsScene(hand.services, MatchSession.start(hand.services.store, match))
    scene.seat = 1
    return scene


def _shared_pause(hand: Stagehand) -> MenuScene:
    match = Match("bread", [SeatInfo("Anna"), SeatInfo(LONG_NAME)], 1, seed=7)
    return PauseScene(hand.services, MatchSession.start(hand.services.store, match))


def _whose_pad(hand: Stagehand) -> MenuScene:
    pad = Device("1", "xbox", "Pad")
    hand.hub.invented.append(pad)
    return WhosePadScene(hand.services, pad, [LONG_NAME, f"Anna, {LONG_NAME}"], print)


def _phones(hand: Stagehand) -> MenuScene:
    """At an address without a network: another one is a press away, and nobody is there yet."""
    assert not hand.services.phones.open(hand.services.tr, "127.0.0.1")
    house = hand.services.phones.house
    assert house
    house._addresses = [Address("127.0.0.1", "Wi-Fi"), Address("127.0.0.2", "Ethernet 2")]
    return PhonesScene(hand.services)


def _first_title(hand: Stagehand) -> MenuScene:
    hand.services.store.first_start = True
    return TitleScene(hand.services)


def _controls(group: Group) -> Callable[[Stagehand], MenuScene]:
    def make(hand: Stagehand) -> MenuScene:
        scene = ControlsScene(hand.services)
        scene.tab = group
        return scene

    return make


def _couch(page: str) -> Callable[[Stagehand], MenuScene]:
    def make(hand: Stagehand) -> MenuScene:
        scene = CouchCheckScene(hand.services)
        scene.page = page
        return scene

    return make


def _aim(game: str) -> Callable[[Stagehand], MenuScene]:
    return lambda hand: LessonAim(hand.services, game)


def _summary(deals: int) -> Callable[[Stagehand], MenuScene]:
    """Five seats with long names, after the first of so many deals."""

    def make(hand: Stagehand) -> MenuScene:
        seats = [SeatInfo(LONG_NAME, "normal" if seat else None) for seat in range(5)]
        session = MatchSession.start(hand.services.store, Match("bread", seats, deals, seed=7, first_dealer=0))
        while session.to_move is not None:
            session.play(deal_of(session).legal_moves()[0])
        hand.services.store.settings.reduced_motion = True
        return SummaryScene(hand.services, session)

    return make


SCREENS: dict[str, Callable[[Stagehand], MenuScene]] = {
    "title": lambda hand: TitleScene(hand.services),
    "title on the first start": _first_title,
    "title with a saved match": lambda hand: TitleScene(_full(hand)),
    **{f"lobby of {game}": _lobby(game, full=False) for game in GAMES},
    **{f"full lobby of {game}": _lobby(game, full=True) for game in GAMES},
    "first deals": lambda hand: LessonChoice(hand.services),
    "first deal offered": lambda hand: LessonOffer(hand.services, "bread"),
    "first deal to skip": lambda hand: LessonSkip(hand.services, "bread"),
    **{f"first deal of {game}": _aim(game) for game in GAMES},
    "first deal over": lambda hand: LessonOver(
        hand.services, "bread", "You win the deal!", "12 rounds are over. Fewest points: Gold circle with 53."
    ),
    **{f"settings: {tab}": _settings(tab) for tab in TABS},
    "about": lambda hand: AboutScene(hand.services),
    **{
        f"rules of {game}, page {number + 1}": _rules(game, number)
        for game in GAMES
        for number in range(len(texts(game).pages))
    },
    "no scores": lambda hand: ScoresScene(hand.services),
    "scores: matches": _scores("matches"),
    "scores: players": _scores("players"),
    "match over": _match(0),
    "match running": _match(-1),
    "name of a CPU player": lambda hand: NameScene(hand.services, "Bella", print, "bread", [*NEWCOMERS], NEWCOMERS),
    "name": lambda hand: NameScene(hand.services, LONG_NAME, print, offered=["Анна", "Boris", "Clementine", LONG_NAME]),
    "player": lambda hand: PlayerScene(_full(hand), hand.services.store.players()[-1]),
    "deal over": _summary(3),
    "deal and match over": _summary(1),
    "notice": lambda hand: NoticeScene(hand.services, "Good to know", "A sentence about it. " * 6),
    "confirm": lambda hand: ConfirmScene(hand.services, "Remove?", "It is lost for good.", "Remove", print),
    "whose gamepad": _whose_pad,
    "pause": _pause,
    "pause of several persons": _shared_pause,
    "seats": _seats,
    "lobby with guests": _guests,
    "phones": _phones,
    **{f"controls: {group}": _controls(group) for group in GROUPS},
    "controls of an action": lambda hand: ActionScene(hand.services, "keys", Action.CONFIRM, "keyboard"),
    "another key": lambda hand: CaptureScene(hand.services, "keys", "Hint", print),
    **{f"couch check: {page}": _couch(page) for page in PAGES if page != "display"},
}

KINDS = [screen for screen in SCREENS if not screen.startswith("rules") or screen.endswith("page 1")]
"""One screen of each kind: the pages of the rules differ in their texts alone."""
