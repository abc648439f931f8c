"""What all menu screens share: the form, the way back, the backdrop, the prompts, and what they sound like."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

import pygame

from game.input.actions import Action, FocusChanged, InputEvent, PadsChanged, Pointer, Press
from game.scenes.core.services import Services
from game.scenes.core.stack import Scene
from game.scenes.menus.form import Form
from game.scenes.menus.page import Page
from game.scenes.menus.prompts import Prompt, draw_prompts
from game.view.core.kit import Kit
from game.view.core.layout import whole
from game.view.core.theme import (
    HEADING,
    NIGHT,
    TITLE_PALETTE,
    Palette,
)
from game.view.menus.menu_layout import MenuPlaces, menu_places
from game.view.widgets.button import Button, Text

VEIL, STRIP = 170, 235
"""How dark an overlay makes the scene below, and the strip under its prompts, of 255."""


class MenuScene(Scene, ABC):
    """A screen that is a form. ``compose`` builds it anew from the state whenever that has changed."""

    guard = 0.0
    """So many seconds of a screen that comes up by itself presses are not yet meant for it."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services
        self.form = Form(services.trace.focus, self.sound)
        self._device = services.input.last_device
        self._age = 0.0

    # For the screens

    @abstractmethod
    def compose(self, kit: Kit) -> Page:
        """The widgets of the screen, each at its place."""

    def back(self) -> None:
        """Cancel was pressed."""
        self.sound("back")
        self.services.back()

    @property
    def palette(self) -> Palette:
        if not self.game:
            return TITLE_PALETTE
        from game.view.rooms import room  # with all that is on a table: the title starts without

        return room(self.game).palette

    @property
    def prompts(self) -> Sequence[Prompt]:
        """What can be done here; nothing that does nothing."""
        return [*self.choosing, (Action.CANCEL, self.services.tr("Back"))]

    @property
    def choosing(self) -> list[Prompt]:
        """What the items are there for."""
        tr = self.services.tr
        choose: list[Prompt] = [("moves", tr("Choose"))] if len(self.form.items) > 1 else []
        return [*choose, (Action.CONFIRM, tr("Select"))]

    # For all of them

    @property
    def kit(self) -> Kit:
        services = self.services
        return Kit(services.art, services.type, services.frame, self.palette)

    def rebuild(self) -> None:
        """Show the state as it is now."""
        self.form.calm = self.services.store.settings.reduced_motion
        self.form.show(self.kit, self.compose(self.kit))
        self.touch()

    def sound(self, name: str) -> None:
        if name:
            self.services.audio.play(name)

    def header(self, places: MenuPlaces, title: str) -> list[Button | Text]:
        """The way back, and what this screen is."""
        return [
            Button(
                name=f"{self.name}.back", icon="back", meaning=self.services.tr("Back"), on_press=self.back, silent=True
            ).at(places.back),
            Text(text=title, style=HEADING, accent=True).at(places.heading),
        ]

    def enter(self) -> None:
        self.services.input.steady = self.steady
        self.rebuild()
        self.form.announce()

    def leave(self) -> None:
        self.form.let_go()
        self.services.input.steady = False

    def resized(self) -> None:
        self.rebuild()

    @property
    def moving(self) -> bool:
        return self.form.moving

    def handle(self, event: InputEvent) -> None:
        if self._age < self.guard and _does_something(event):
            return
        if isinstance(event, PadsChanged):
            self.rebuild()
        elif isinstance(event, FocusChanged) and not event.focused:
            self.form.let_go()
        elif isinstance(event, Press) and event.action is Action.CANCEL:
            self.back()
        elif self.form.handle(event):
            self.touch()

    def update(self, dt: float) -> None:
        self._age += dt
        if self.form.update(dt) or self._device != self.services.input.last_device:
            self._device = self.services.input.last_device
            self.touch()

    def draw(self, surface: pygame.Surface) -> None:
        self.draw_behind(surface)
        on_top = self.services.stack.top is self
        if on_top:
            footer = menu_places(self.kit).footer
            if self.overlay:
                darken(surface, footer)
            draw_prompts(surface, self.services, self.prompts, footer)
        self.form.draw(surface, tips=on_top)

    def draw_behind(self, surface: pygame.Surface) -> None:
        """What lies behind the form."""
        if self.overlay:
            veil(surface, VEIL)
        else:
            window = whole(surface)
            window.blit(self.services.art.backdrop(self.game, window.get_size()), (0, 0))


def _does_something(event: InputEvent) -> bool:
    if isinstance(event, Pointer):
        return event.kind in ("down", "up")
    return isinstance(event, Press) and event.action in (Action.CONFIRM, Action.CANCEL)


def darken(surface: pygame.Surface, footer: pygame.Rect) -> None:
    """Darken the strip below an overlay where its prompts lie, from edge to edge of the window."""
    window = whole(surface)
    top = surface.get_abs_offset()[1] + footer.top
    strip = pygame.Surface((window.get_width(), window.get_height() - top))
    strip.fill(NIGHT)
    strip.set_alpha(STRIP)
    window.blit(strip, (0, top))


def veil(surface: pygame.Surface, strength: int) -> None:
    """Darken everything drawn so far."""
    window = whole(surface)
    sheet = pygame.Surface(window.get_size())
    sheet.fill(NIGHT)
    sheet.set_alpha(strength)
    window.blit(sheet, (0, 0))
