"""The settings, in pages, with a look at what they do."""

from __future__ import annotations

import pygame
from pygame import Rect

from game.i18n import mark
from game.input.actions import Action, Device
from game.rules.cards import CARDS
from game.scenes.core import destinations as to
from game.scenes.core.services import Services
from game.scenes.menus.form_sections import say_in_rows
from game.scenes.menus.page import Page
from game.scenes.menus.settings_rows import SettingsRows
from game.scenes.menus.tabs import TabbedScene
from game.view.core.kit import Kit
from game.view.core.layout import card_size
from game.view.core.theme import BODY
from game.view.menus import menu_layout as layout
from game.view.menus import page_layout
from game.view.widgets.base import Widget
from game.view.widgets.button import Button, Panel, Picture, Spoken

TABS: dict[str, tuple[str, str]] = {
    "game": (mark("Game"), "cards"),
    "sound": (mark("Sound"), "sound"),
    "cards": (mark("Cards"), "hand"),
    "screen": (mark("Screen"), "monitor"),
    "controls": (mark("Controls"), "gamepad"),
}
"""By key: what a page of the settings is called, and its icon."""

SHOWN_ACTIONS = (Action.CONFIRM, Action.CANCEL, Action.PEEK, Action.HINT, Action.MENU, Action.UNDO)
SHOWN_CARDS = tuple(CARDS[code] for code in ("AS", "KH", "QD", "JC", "TH", "7D"))


class SettingsScene(TabbedScene[str]):
    name = "settings"

    def __init__(self, services: Services, game: str | None = None) -> None:
        super().__init__(services, TABS, "game")
        self.game = game

    def open_tab(self, tab: str) -> None:
        on_tab = self.form.focus.startswith("settings.tab.")
        super().open_tab(tab)
        if not on_tab:
            self.form.take_focus(self._rows()[0].name)

    # The page

    def compose(self, kit: Kit) -> Page:
        places = layout.menu_places(kit)
        rows = self._rows()
        tabs = self.tab_buttons()
        height = layout.row_height(kit, tabs, places.body.width, kit.px(layout.ROW_GAP))
        parts = page_layout.settings_places(kit, places.body, height)
        page = Page(first=rows[0].name)
        page.add(*self.header(places, self.services.tr("Settings")), Panel().at(parts.list), Panel().at(parts.preview))
        layout.in_a_row(kit, tabs, parts.tabs, kit.px(layout.ROW_GAP))
        say_in_rows(kit, rows)
        layout.list_area(kit, f"settings.{self.tab}", parts.rows, rows)
        page.add(
            *tabs,
            *rows,
            Picture(paint=self._paint_glyphs if self.tab == "controls" else _paint_cards).at(parts.cards),
            Spoken(said=self._sentence, style=BODY, valign="top").at(parts.sentence),
        )
        return page

    def _rows(self) -> list[Widget]:
        rows = SettingsRows(self.services, "settings", self.rebuild)
        pages: dict[str, list[Widget | None]] = {
            "game": [
                rows.language(),
                rows.speed(),
                rows.thinking_time(),
                rows.forced_draws(),
                rows.small_talk(),
                rows.hints(),
                rows.hint_level(),
                rows.sort(),
                rows.reactions(),
                self._about(),
            ],
            "sound": [rows.music(), rows.effects(), rows.mute(), rows.music_minimised()],
            "cards": [rows.four_colours(), rows.large_print(), rows.index_letters()],
            "screen": [
                rows.fullscreen(),
                rows.display(),
                rows.text_size(),
                rows.edge(),
                rows.reduced_motion(),
                self._couch_check(),
            ],
            "controls": [self._controls(), rows.glyphs(), rows.confirm_right(), rows.phones()],
        }
        return [row for row in pages[self.tab] if row]

    def _controls(self) -> Button:
        tr, services = self.services.tr, self.services
        return Button(
            name="settings.controls",
            text=tr("Keys and buttons"),
            icon="keyboard",
            hint=tr("Which key or button does what. Every one can be changed."),
            on_press=lambda: services.open(to.Controls(self.game)),
        )

    def _about(self) -> Button:
        tr, services = self.services.tr, self.services
        return Button(
            name="settings.about",
            text=tr("About Koloda"),
            icon="book",
            hint=tr("Which version this is, who invented the games, and whose work is in it."),
            on_press=lambda: services.open(to.About(self.game)),
        )

    def _couch_check(self) -> Button:
        tr, services = self.services.tr, self.services
        return Button(
            name="settings.couch_check",
            text=tr("Check it from the couch"),
            icon="monitor",
            hint=tr("Size of the text, edge of the picture, gamepads and sound, one after another."),
            on_press=lambda: services.open(to.CouchCheck()),
        )

    def _sentence(self) -> str:
        focused = self.form.focused
        return focused.hint if focused else ""

    def _paint_glyphs(self, surface: pygame.Surface, kit: Kit, rect: Rect) -> None:
        """Confirm and its neighbours, as prompts show them now."""
        services, kind = self.services, self.services.input.pad_kind
        style = services.glyphs(Device("", kind))
        controls = [services.input.bindings.control_for(action, kind) for action in SHOWN_ACTIONS]
        for control, place in zip(controls, page_layout.card_table(rect, len(controls)), strict=True):
            glyph = kit.art.glyph(style, control or "guide", min(place.size))
            surface.blit(glyph, glyph.get_rect(center=place.center))


def _paint_cards(surface: pygame.Surface, kit: Kit, rect: Rect) -> None:
    """Some cards as they look with the settings as they are."""
    for card, place in zip(SHOWN_CARDS, page_layout.card_table(rect, len(SHOWN_CARDS)), strict=True):
        surface.blit(kit.art.face(card, card_size(place.height)), place)
