"""The ways into the first deal of a game, and out of it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame
from pygame import Rect

from game.input.actions import Action
from game.rules import GAMES
from game.scenes.core import destinations as to
from game.scenes.core.services import Services
from game.scenes.menus.dialog import Dialog
from game.scenes.menus.prompts import Prompt
from game.texts import texts
from game.view.core import theme
from game.view.core.kit import Kit
from game.view.rooms import room
from game.view.widgets.button import Button, Picture


class LessonChoice(Dialog):
    """Which game is to be learnt?"""

    name = "lessons"

    def __init__(self, services: Services) -> None:
        tr = services.tr
        text = tr("Learn a game by playing: about ten moves, each explained in one sentence.")
        learnt = [tr(texts(game).name) for game in GAMES if game in services.store.settings.learnt]
        if learnt:
            text = f"{text}\n{tr('Learnt so far: {games}.', games=tr.listed(learnt))}"
        super().__init__(services, tr("Learn to play"), text)

    def buttons(self) -> list[Button]:
        learnt = self.services.store.settings.learnt
        return [
            self.button(
                game,
                self.services.tr(texts(game).name),
                "check" if game in learnt else "bulb",
                partial(self.services.replace, to.Lesson(game)),
            )
            for game in GAMES
        ]


class LessonOffer(Dialog):
    """Over the lobby of a game that was never chosen before."""

    name = "lesson_offer"

    def __init__(self, services: Services, game: str) -> None:
        tr = services.tr
        text = tr(
            "Is this your first time? Learn the game by playing: about ten moves, each explained in one sentence. A "
            "match comes after that."
        )
        super().__init__(services, tr(texts(game).name), text)
        self.game: str = game

    def buttons(self) -> list[Button]:
        tr = self.services.tr
        return [
            self.way_back("later", tr("I know the game"), "play", "primary"),
            self.button("learn", tr("Learn to play"), "bulb", self._learn),
        ]

    def _learn(self) -> None:
        self.services.back()
        self.services.replace(to.Lesson(self.game))


class LessonAim(Dialog):
    """Over a first deal that begins: the aim of the game, and a picture of it."""

    name = "lesson_aim"
    guard = theme.SUMMARY_GUARD

    def __init__(self, services: Services, game: str) -> None:
        tr, words = services.tr, texts(game)
        text = f"{tr(words.aim)}\n{tr('Each move is explained when it is your turn.')}"
        super().__init__(services, tr(words.name), text)
        self.game: str = game
        self._picture = words.pages[0].picture

    @property
    def prompts(self) -> Sequence[Prompt]:
        return [(Action.CONFIRM, self.services.tr("Let's go"))]

    def back(self) -> None:
        self.services.back()

    def buttons(self) -> list[Button]:
        return [self.button("go", self.services.tr("Let's go"), "play", self.services.back, "primary")]

    def picture(self) -> Picture | None:
        def paint(surface: pygame.Surface, kit: Kit, rect: Rect) -> None:
            room(self.game).rules_picture(self._picture, surface, kit, rect)

        return Picture(paint=paint) if self._picture else None


class LessonSkip(Dialog):
    """Over a first deal that is to be left before its end."""

    name = "lesson_skip"

    def __init__(self, services: Services, game: str) -> None:
        tr = services.tr
        found = tr("You'll find it in the main menu whenever you like: Learn to play.")
        super().__init__(services, tr("Stop learning here?"), found)
        self.game: str = game

    def buttons(self) -> list[Button]:
        return [self.way_back("go_on", self.services.tr("Keep playing"), "cards"), *self.ways_out()]

    def ways_out(self) -> list[Button]:
        tr = self.services.tr
        return [
            self.button("play", tr("Play a match"), "play", self._play, "primary"),
            self.button("title", tr("Main menu"), "home", self.services.home),
        ]

    def _play(self) -> None:
        """On to the lobby, in the place of the first deal."""
        self.services.back()
        self.services.replace(to.Lobby(self.game))


class LessonOver(LessonSkip):
    """Over a first deal at its end."""

    name = "lesson_over"

    def __init__(self, services: Services, game: str, won: str = "", ended: str = "") -> None:
        super().__init__(services, game)
        self.title = won or services.tr("You know the game now")
        essentials = services.tr("Now you know the essentials. The rules tell you the rest.")
        self.text = f"{ended}\n{essentials}" if ended else essentials

    @property
    def prompts(self) -> Sequence[Prompt]:
        return [*self.choosing, (Action.CANCEL, self.services.tr("Main menu"))]

    def back(self) -> None:
        self.sound("back")
        self.services.home()

    def buttons(self) -> list[Button]:
        return self.ways_out()
