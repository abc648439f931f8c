"""Which version this is, who invented the games, and whose work is in it besides."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from pygame import Rect

from game import __version__
from game.input.actions import Action, InputEvent, Press
from game.rules import GAMES
from game.scenes.core.services import Services
from game.scenes.menus.menu import MenuScene
from game.scenes.menus.page import Page
from game.scenes.menus.prompts import Prompt
from game.texts import texts
from game.texts.third_parties import FONTS, HELPERS, LIBRARIES, Work
from game.view.core.kit import Kit
from game.view.core.theme import BODY, SUBHEADING
from game.view.menus import menu_layout as layout
from game.view.menus import page_layout
from game.view.widgets.base import Widget
from game.view.widgets.button import Panel, Text
from game.view.widgets.reader import Reader
from game.view.widgets.scroll import ScrollArea

TEXT = "about.text"


class AboutScene(MenuScene):
    name = "about"

    def __init__(self, services: Services, game: str | None = None) -> None:
        super().__init__(services)
        self.game = game
        self._area: ScrollArea | None = None

    @property
    def prompts(self) -> Sequence[Prompt]:
        tr = self.services.tr
        scrolls = self._area is not None and self._area.spare > 0
        more: list[Prompt] = [("moves", tr("Scroll"))] if scrolls else []
        return [*more, (Action.CANCEL, tr("Back"))]

    def handle(self, event: InputEvent) -> None:
        if isinstance(event, Press) and event.action in (Action.PAGE_UP, Action.PAGE_DOWN):
            self._scroll(page_layout.ABOUT_PAGE if event.action is Action.PAGE_DOWN else -page_layout.ABOUT_PAGE)
        else:
            super().handle(event)

    def _scroll(self, step: int) -> bool:
        moved = self._area is not None and self.form.scroll(self._area, step)
        self.touch()
        return moved

    # The page

    def compose(self, kit: Kit) -> Page:
        places = layout.menu_places(kit)
        paper = places.body
        self._area = area = ScrollArea(TEXT, layout.padded(kit, paper))
        contents = self._contents()
        top = Rect(area.view.left, 0, area.view.width, 0)
        area.height = layout.stack_down(kit, contents, top, kit.px(page_layout.ABOUT_GAP), area)
        page = Page(first=TEXT if area.spare else f"{self.name}.back")
        page.add(*self.header(places, self.services.tr("About Koloda")), Panel().at(paper))
        if area.spare:
            page.add(Reader(name=TEXT, moved=self._scroll).at(paper))
        page.add(*contents)
        return page

    def _contents(self) -> list[Widget]:
        tr = self.services.tr
        games = ((tr(texts(game).name), tr(texts(game).origin)) for game in GAMES if texts(game).origin)
        return [
            _heading(tr("Koloda {version}", version=__version__)),
            _plain(tr("Rare card games for one couch")),
            _plain(tr("Koloda is free software under the MIT licence.")),
            _heading(tr("The games")),
            *(_plain(tr("{game}: {origin}", game=game, origin=origin)) for game, origin in games),
            _heading(tr("Fonts")),
            *map(self._work, FONTS),
            _heading(tr("Libraries")),
            *map(self._work, LIBRARIES),
            _plain(tr("In them, each under a free licence of its own: {parts}.", parts=", ".join(HELPERS))),
            *([_plain(tr("All licences are in the file {file}.", file="LICENCES.txt"))] if _packed() else []),
        ]

    def _work(self, work: Work) -> Text:
        tr = self.services.tr
        said = tr("{work} — {author}. Licence: {licence}.", work=work.name, author=work.by, licence=work.licence)
        return _plain(said)


def _heading(words: str) -> Text:
    return Text(text=words, style=SUBHEADING, accent=True)


def _plain(words: str) -> Text:
    return Text(text=words, style=BODY, valign="top")


def _packed() -> bool:
    """Whether this is a program that was packed, with the licences beside it."""
    return hasattr(sys, "frozen")
