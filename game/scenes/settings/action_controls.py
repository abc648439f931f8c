"""The controls of one action: another one, one more, none, or those by default."""

from __future__ import annotations

from pygame import Rect

from game.input.actions import Action, Captured, Device, DeviceKind
from game.input.bindings import ESSENTIAL, Bindings, Group, LastControl
from game.scenes.core import destinations as to
from game.scenes.core.services import Services
from game.scenes.menus.menu import MenuScene
from game.scenes.menus.page import Page
from game.texts.controls import ACTIONS, PAD_CONTROLS
from game.view.core.kit import Kit
from game.view.core.theme import SUBHEADING
from game.view.menus import menu_layout as layout
from game.view.widgets.button import Button, Panel, Text
from game.view.widgets.controls import ControlRow


class ActionScene(MenuScene):
    """``kind`` is that of the device whose controls are shown."""

    name = "action"
    overlay = True
    steady = True

    def __init__(self, services: Services, group: Group, action: Action, kind: DeviceKind) -> None:
        super().__init__(services)
        self.group: Group = group
        self.action = action
        self.kind: DeviceKind = kind

    @property
    def bindings(self) -> Bindings:
        return Bindings.from_json(self.services.store.settings.bindings)

    # What can be done

    def _ask(self, beside: bool) -> None:
        def done(press: Captured) -> None:
            self._give(press.control, beside)

        self.services.open(to.Capture(self.group, self._called(self.action), done))

    def _give(self, control: str, beside: bool) -> None:
        """Use a control for the action, once the player agrees to what that costs others."""
        before = self.bindings
        try:
            after = before.given(self.group, self.action, control, beside=beside)
        except LastControl as refusal:
            self._refuse(refusal)
            return
        losers = [action for action in before.owners(self.group, control) if action is not self.action]
        if losers:
            self._ask_about(control, losers[0], after)
        else:
            self._use(after)

    def _ask_about(self, control: str, loser: Action, after: Bindings) -> None:
        tr = self.services.tr
        facts = {"control": self._control_called(control), "loser": self._called(loser)}
        text = tr("“{control}” is already used for “{loser}”.", **facts) + " "
        if after.table(self.group)[loser]:
            text += tr("“{loser}” would lose it but keep its other controls.", **facts)
        else:
            text += tr("“{loser}” would lose it and have no control left.", **facts)
        deed = tr("Take it")
        self.services.open(to.Confirm(self._called(self.action), text, deed, lambda: self._use(after), "check"))

    def _restore(self) -> None:
        try:
            self._use(self.bindings.restored(self.group, self.action))
        except LastControl as refusal:
            self._refuse(refusal)

    def _clear(self) -> None:
        if self.action in ESSENTIAL:
            text = self.services.tr(
                "“{action}” needs a control: without one nobody could get around the game.", action=self._title
            )
            self._tell(text)
        else:
            self._use(self.bindings.changed(self.group, self.action, ()))

    def _refuse(self, refusal: LastControl) -> None:
        text = self.services.tr(
            "“{control}” is the only control for “{action}”, which the game cannot do without. Add another one first.",
            control=self._control_called(refusal.control),
            action=self._called(refusal.action),
        )
        self._tell(text)

    def _tell(self, text: str) -> None:
        self.sound("refuse")
        self.services.open(to.Notice(self.services.tr("That won't work"), text))

    def _use(self, bindings: Bindings) -> None:
        self.services.change(bindings=bindings.to_json())
        self.rebuild()

    # The page

    def compose(self, kit: Kit) -> Page:
        items = [self._shown(), *self._buttons()]
        gap = kit.px(layout.SECTION_GAP)
        head = layout.heading_height(kit) + gap
        width = layout.in_dialog(kit, layout.dialog_box(kit, 0)).width
        box = layout.dialog_box(kit, head + layout.list_height(kit, items, layout.ROW_GAP, width))
        inner = layout.in_dialog(kit, box)
        title = Text(text=self._title, style=SUBHEADING, accent=True)
        layout.list_area(kit, "action", Rect(inner.left, inner.top + head, inner.width, inner.height - head), items)
        page = Page([Panel(plate="dialog").at(box)], first="action.replace")
        page.add(title.at(Rect(inner.left, inner.top, inner.width, layout.heading_height(kit))), *items)
        return page

    def _shown(self) -> ControlRow:
        return ControlRow(
            title=self.services.tr("Now"),
            kind=self.services.glyphs(Device("", self.kind)),
            controls=self.bindings.controls_for(self.action, self.kind),
            none=self.services.tr("nothing"),
            focusable=False,
        )

    def _buttons(self) -> list[Button]:
        tr, keys = self.services.tr, self.group == "keys"
        return [
            Button(
                name="action.replace",
                text=tr("Another key") if keys else tr("Another button"),
                icon="replay",
                on_press=lambda: self._ask(beside=False),
            ),
            Button(
                name="action.add",
                text=tr("One more key") if keys else tr("One more button"),
                icon="plus",
                on_press=lambda: self._ask(beside=True),
            ),
            Button(name="action.clear", text=tr("No control"), icon="cross", on_press=self._clear),
            Button(name="action.restore", text=tr("Default"), icon="undo", on_press=self._restore),
            Button(name="action.back", text=tr("Done"), icon="check", kind="primary", on_press=self.back, silent=True),
        ]

    # Words

    @property
    def _title(self) -> str:
        return self._called(self.action)

    def _called(self, action: Action) -> str:
        return self.services.tr(ACTIONS[action.value])

    def _control_called(self, control: str) -> str:
        """A key by what is printed on it, a button by where it is."""
        if self.group == "keys":
            return control
        return self.services.tr(PAD_CONTROLS[self.bindings.known_as(control, self.kind)])
