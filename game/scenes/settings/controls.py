"""Which key or button does what, and the way to change it."""

from __future__ import annotations

from functools import partial

from game.i18n import mark
from game.input.actions import Action, Device, DeviceKind
from game.input.bindings import Bindings, Group
from game.scenes.core import destinations as to
from game.scenes.core.services import Services
from game.scenes.menus.page import Page
from game.scenes.menus.tabs import TabbedScene
from game.texts.controls import ACTIONS, PAD_CONTROLS
from game.view.core.kit import Kit
from game.view.menus import menu_layout as layout
from game.view.menus import page_layout
from game.view.widgets.base import Widget
from game.view.widgets.button import Button, Panel
from game.view.widgets.controls import ControlRow

TABS: dict[Group, tuple[str, str]] = {
    "keys": (mark("Keyboard"), "keyboard"),
    "pad": (mark("Gamepad"), "gamepad"),
}
"""By group: what a page is called, and its icon."""


class ControlsScene(TabbedScene[Group]):
    """All actions with their controls. Whatever has been done to them, the way back is open here."""

    name = "controls"
    steady = True

    def __init__(self, services: Services, game: str | None = None) -> None:
        at_desk = services.input.last_device.kind in ("keyboard", "mouse")
        super().__init__(services, TABS, "keys" if at_desk else "pad")
        self.game = game

    @property
    def bindings(self) -> Bindings:
        """As the player has them, not as they are on this screen."""
        return Bindings.from_json(self.services.store.settings.bindings)

    # The page

    def compose(self, kit: Kit) -> Page:
        tr = self.services.tr
        places = layout.menu_places(kit)
        rows = self._rows()
        tabs = [*self.tab_buttons(), self._reset_button()]
        height = layout.row_height(kit, tabs, places.body.width, kit.px(layout.ROW_GAP))
        parts = page_layout.list_places(kit, places.body, height)
        page = Page(first=rows[0].name)
        page.add(*self.header(places, tr("Keys and buttons")), Panel().at(parts.list))
        layout.in_a_row(kit, tabs, parts.tabs, kit.px(layout.ROW_GAP))
        layout.list_area(kit, f"controls.{self.tab}", parts.rows, rows)
        page.add(*tabs, *rows)
        return page

    def _reset_button(self) -> Button:
        return Button(
            name="controls.reset",
            text=self.services.tr("Reset all"),
            icon="undo",
            align="center",
            on_press=self._ask_to_reset,
        )

    def _rows(self) -> list[Widget]:
        tr, kind, bindings = self.services.tr, self._kind, self.bindings
        actions = [
            ControlRow(
                name=f"controls.{action.value}",
                title=tr(ACTIONS[action.value]),
                kind=self.services.glyphs(Device("", kind)),
                controls=bindings.controls_for(action, kind),
                none=tr("nothing"),
                on_press=partial(self._change, action),
            )
            for action in Action
        ]
        return [*(self._about_pads() if self.tab == "pad" else []), *actions]

    def _about_pads(self) -> list[Widget]:
        """What is to be said of those that are plugged in."""
        hub = self.services.input
        doubles = [self._double(double, kept) for double, kept in hub.doubles.items()]
        rounds = [self._round_button(pad) for pad in hub.unknown_pads]
        lacking = [self._lack(pad) for pad in hub.pads]
        return [*doubles, *rounds, *(row for row in lacking if row)]

    def _double(self, double: Device, kept: Device) -> Button:
        tr, facts = self.services.tr, {"double": double.name, "pad": kept.name}
        words = tr(
            "“{double}” and “{pad}” have said the same all the time: only “{pad}” counts. Should they be two gamepads "
            "after all, press any button on one of them alone.",
            **facts,
        )
        return Button(
            name=f"controls.{double.id}",
            text=tr("One gamepad, seen twice"),
            detail=tr("“{double}” is “{pad}” once more.", **facts),
            icon="gamepad",
            on_press=lambda: self.services.open(to.Notice(tr("One gamepad, seen twice"), words)),
        )

    def _lack(self, pad: Device) -> Button | None:
        """For what a pad has no button others are offered, if there are any that do nothing."""
        tr, has = self.services.tr, self.services.input.controls(pad)
        actions = self.bindings.lacking(has, pad.kind) if has is not None else []
        if not actions or has is None:
            return None
        filled = self.bindings.filled(has, pad.kind)
        found = [filled.pad[action][-1] for action in actions if filled.pad[action] != self.bindings.pad[action]]
        title = tr("“{pad}” has too few buttons", pad=pad.name)
        named = ", ".join(tr(ACTIONS[action.value]) for action in actions)
        words = tr("There is none for: {actions}. To sort and to see the last plays, pause.", actions=named)
        return Button(
            name=f"controls.fill.{pad.id}",
            text=title,
            detail=tr(
                "{actions}: use {controls}",
                actions=named,
                controls=", ".join(tr(PAD_CONTROLS[control]) for control in found),
            )
            if found
            else words,
            icon="gamepad",
            on_press=partial(self._fill, filled) if found else lambda: self.services.open(to.Notice(title, words)),
        )

    def _fill(self, filled: Bindings) -> None:
        self.services.change(bindings=filled.to_json())
        self.rebuild()

    def _round_button(self, pad: Device) -> Button:
        tr = self.services.tr
        return Button(
            name=f"controls.{pad.id}",
            text=tr("Name the buttons of “{pad}”", pad=pad.name),
            detail=tr("This gamepad is not known: its buttons are guessed."),
            icon="gamepad",
            on_press=lambda: self.services.open(to.PadRound(pad)),
        )

    @property
    def _kind(self) -> DeviceKind:
        return "keyboard" if self.tab == "keys" else self.services.input.pad_kind

    # What can be done

    def _change(self, action: Action) -> None:
        self.services.open(to.ActionControls(self.tab, action, self._kind))

    def _ask_to_reset(self) -> None:
        tr = self.services.tr
        title = tr("Reset all keys?") if self.tab == "keys" else tr("Reset all buttons?")
        text = tr("Your changes here will be lost.")
        self.services.open(to.Confirm(title, text, tr("Default"), self._reset, icon="undo"))

    def _reset(self) -> None:
        self.services.change(bindings=self.bindings.all_restored(self.tab).to_json())
        self.rebuild()
