"""The rules of a game, page by page, with pictures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

import pygame
from msgspec.structs import replace
from pygame import Rect

from game.i18n import mark
from game.input.actions import MOVES, Action, InputEvent, Pointer, Press
from game.rules import GAMES
from game.scenes.core.services import Services
from game.scenes.menus.menu import MenuScene
from game.scenes.menus.page import Page
from game.scenes.menus.prompts import Prompt
from game.texts import RulesPage, texts
from game.texts.house_rules import changed_rules, house_rules
from game.view.core.kit import Kit
from game.view.core.theme import (
    BODY,
    HEADING,
    LABEL,
    SMALL,
    SUBHEADING,
    Style,
)
from game.view.menus import menu_layout as layout
from game.view.menus import page_layout
from game.view.rooms import room
from game.view.widgets.base import Widget
from game.view.widgets.button import Button, Panel, Picture, Text
from game.view.widgets.reader import Reader
from game.view.widgets.scroll import ScrollArea

PAGE = "rules.page"
AT_THIS_TABLE = RulesPage(mark("At this table"), (mark("The house rules that this match is played by:"),))


class RulesScene(MenuScene):
    name = "rules"

    def __init__(self, services: Services, game: str, options: Mapping[str, Any] | None = None) -> None:
        """``options`` are the house rules of the table that the rules are asked for at."""
        super().__init__(services)
        self.game: str = game
        self._table = (game, options) if options is not None else None
        self.number = 0
        self._area: ScrollArea | None = None

    @property
    def pages(self) -> Sequence[RulesPage]:
        """Those of the game; at a table first what it has agreed on."""
        pages = texts(self.game).pages
        return [AT_THIS_TABLE, *pages] if self._options is not None else pages

    @property
    def _options(self) -> Mapping[str, Any] | None:
        """The house rules of the table, while its game is shown."""
        game, options = self._table or ("", None)
        return options if game == self.game else None

    @property
    def prompts(self) -> Sequence[Prompt]:
        tr = self.services.tr
        more: list[Prompt] = [(Action.PAGE_DOWN, tr("Next page"))] if self.number < len(self.pages) - 1 else []
        return [("moves", tr("Choose")), *more, (Action.CANCEL, tr("Back"))]

    # What turns pages

    def handle(self, event: InputEvent) -> None:
        if isinstance(event, Press) and event.action in (Action.PAGE_UP, Action.PAGE_DOWN):
            self._turn(1 if event.action is Action.PAGE_DOWN else -1)
            return
        if isinstance(event, Pointer) and event.kind == "wheel" and not self.form.wheel(-event.wheel, event.pos):
            self._turn(-event.wheel)
            return
        super().handle(event)
        if isinstance(event, Press) and event.action in MOVES and self.form.focus.startswith(PAGE):
            self._open(int(self.form.focus.removeprefix(PAGE)))

    def _turn(self, step: int) -> None:
        number = min(max(self.number + step, 0), len(self.pages) - 1)
        if number != self.number:
            self.sound("move")
            self._open(number)
            self.form.take_focus(f"{PAGE}{number}")

    def _open(self, number: int) -> None:
        if number != self.number:
            self.number = number
            self.rebuild()
            self._scroll(-len(self.pages))

    def _switch(self, game: str) -> None:
        self.game = game
        self.number = 0
        self.rebuild()

    def _scroll(self, step: int) -> bool:
        moved = self._area is not None and self.form.scroll(self._area, step)
        self.touch()
        return moved

    # The page

    def compose(self, kit: Kit) -> Page:
        tr = self.services.tr
        places = layout.menu_places(kit)
        contents, paper = layout.columns(places.body, page_layout.RULES_SHARES, kit.px(layout.COLUMN_GAP))
        buttons = [
            Button(
                name=f"{PAGE}{number}",
                group="pages",
                text=tr(page.title),
                style=BODY,
                chosen=number == self.number,
                on_press=partial(self._open, number),
            )
            for number, page in enumerate(self.pages)
        ]
        page = Page(first=f"{PAGE}0")
        if len(GAMES) > 1:
            places.heading.width = places.corner.left - places.heading.left
            page.add(self._game_button(places.corner))
        page.add(*self.header(places, self._heading(kit, places.heading)))
        layout.list_area(kit, "rules.pages", contents, buttons)
        page.add(*buttons, Panel().at(paper), *self._paper(kit, paper))
        return page

    def _heading(self, kit: Kit, place: Rect) -> str:
        """What this screen is; only the game where there is no room for more."""
        name = self.services.tr(texts(self.game).name)
        whole = self.services.tr("Rules: {game}", game=name)
        return whole if kit.type.fits(whole, HEADING, place.size) else name

    def _game_button(self, place: Rect) -> Button:
        games = list(GAMES)
        other = games[(games.index(self.game) + 1) % len(games)]
        tr = self.services.tr
        return Button(
            name="rules.game",
            text=tr(texts(other).name),
            icon="arrow_right",
            align="center",
            on_press=partial(self._switch, other),
        ).at(place)

    def _paper(self, kit: Kit, paper: Rect) -> list[Widget]:
        """The open page, its text as large as there is room for; it scrolls where it is too long."""
        self._area = ScrollArea("rules.text", layout.padded(kit, paper))
        view = self._area.view
        top = Rect(view.left, 0, view.width, 0)
        for size, gap in page_layout.RULES_SIZES:
            contents = self._contents(kit, view, replace(BODY, size=BODY.size * size))
            self._area.height = layout.stack_down(kit, contents, top, kit.px(gap), self._area)
            if not self._area.spare:
                return contents
        return [Reader(name="rules.text", moved=self._scroll).at(paper), *contents]

    def _contents(self, kit: Kit, view: Rect, style: Style) -> list[Widget]:
        """The page's title, its picture and its text."""
        tr, page = self.services.tr, self.pages[self.number]
        contents: list[Widget] = [Text(text=tr(page.title), style=SUBHEADING, accent=True)]
        if page.own_decision:
            contents.append(Text(text=tr("How we play what the old rules leave open"), style=LABEL))
        if page.picture:
            contents.append(self._picture(kit, page, view))
        contents += [Text(text=tr(paragraph), style=style, valign="top") for paragraph in page.paragraphs]
        contents += self._house_rules(page, style)
        number = tr("Page {n} of {pages}", n=self.number + 1, pages=len(self.pages))
        contents.append(Text(text=number, style=SMALL, soft=True, align="right"))
        return contents

    def _house_rules(self, page: RulesPage, style: Style) -> list[Widget]:
        """What the table has otherwise than the page tells; on its own page all that it has agreed on."""
        tr, options = self.services.tr, self._options
        if options is None:
            return []
        if page is AT_THIS_TABLE:
            rules = [
                (tr("{rule} (changed)", rule=rule) if changed else rule, changed)
                for rule, changed in house_rules(self.game, options, tr)
            ]
        else:
            changed = changed_rules(self.game, options, tr, page.house_rules)
            rules = [(tr("At this table: {rule}", rule=rule), True) for rule in changed]
        return [Text(text=rule, style=style, valign="top", accent=accent) for rule, accent in rules]

    def _picture(self, kit: Kit, page: RulesPage, view: Rect) -> Picture:
        game = self.game

        def paint(surface: pygame.Surface, kit: Kit, rect: Rect) -> None:
            room(game).rules_picture(page.picture, surface, kit, rect)

        picture = Picture(paint=paint)
        picture.rect = Rect(0, 0, view.width, page_layout.rules_picture_height(kit, view))
        return picture
