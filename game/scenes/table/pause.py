"""The pause, over the table: what can be changed in the middle of a deal, and the way out."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from game.input.actions import Action, Asked, ByPhone, InputEvent, Press
from game.scenes.core import destinations as to
from game.scenes.core.seat_settings import forced_by_default
from game.scenes.core.services import Services
from game.scenes.menus.menu import MenuScene
from game.scenes.menus.page import Page
from game.scenes.menus.settings_rows import SettingsRows
from game.session.match_session import MatchSession
from game.store import HANDS as WAYS
from game.store import Hands
from game.texts.house_rules import changed_rules
from game.texts.seats import HANDS
from game.view.core.kit import Kit
from game.view.core.theme import HEADING
from game.view.menus import menu_layout as layout
from game.view.menus import page_layout
from game.view.rooms import room
from game.view.stage.order import ORDERS
from game.view.widgets.base import Widget
from game.view.widgets.button import Button, Panel, Text
from game.view.widgets.rows import ChoiceRow, Toggle


@runtime_checkable
class LooksBack(Protocol):
    """A table."""

    def show_last_plays(self) -> None: ...


class PauseScene(MenuScene):
    """Leaving never asks: the match is saved after every move."""

    name = "pause"
    overlay = True

    def __init__(self, services: Services, session: MatchSession) -> None:
        super().__init__(services)
        self.game: str = session.game
        self.session = session

    def handle(self, event: InputEvent) -> None:
        if isinstance(event, Press) and event.action is Action.MENU:
            self.back()
        else:
            super().handle(event)

    def hear_phone(self, event: ByPhone) -> bool:
        """Whoever has paused by phone goes on by phone."""
        if isinstance(event, Asked) and event.action is Action.MENU and self.services.stack.top is self:
            self.back()
            return True
        return False

    def compose(self, kit: Kit) -> Page:
        items = self._items()
        box = page_layout.pause_box(kit)
        inner = layout.padded(kit, box)
        title = inner.copy()
        title.height = kit.line(HEADING)
        rest = inner.copy()
        rest.top = title.bottom + kit.px(layout.PARAGRAPH_GAP)
        rest.height = inner.bottom - rest.top
        area = layout.list_area(kit, "pause", rest, items)
        spare = area.view.height - area.height
        if spare > 0:
            box.height -= spare
            box.centery = kit.frame.height // 2
            shift = box.top - (inner.top - (layout.padded(kit, box).top - box.top))
            title.move_ip(0, shift)
            area.view.move_ip(0, shift)
        return Page(
            [
                Panel(plate="dialog").at(box),
                Text(text=self.services.tr("Pause"), style=HEADING, accent=True, align="center").at(title),
                *items,
            ],
            first="pause.resume",
            wraps=True,
        )

    def _items(self) -> list[Widget]:
        tr, services = self.services.tr, self.services
        rows = SettingsRows(services, "pause", self.rebuild)
        kept = self.session.kept
        return [
            Button(name="pause.resume", text=tr("Play on"), icon="play", kind="primary", on_press=services.back),
            *([self._seats()] if kept else []),
            Button(
                name="pause.leave",
                text=tr("Leave"),
                detail=tr("The match is saved.") if kept else tr("You'll find it in the lobby: Learn to play."),
                icon="quit",
                on_press=services.home,
            ),
            *self._couch_rows(),
            *self._table_rows(),
            rows.speed(),
            rows.music(),
            rows.effects(),
            rows.mute(),
            rows.fullscreen(),
            Button(
                name="pause.rules",
                text=tr("Rules"),
                detail="; ".join(changed_rules(self.game, self.session.options, tr)),
                icon="book",
                on_press=lambda: services.open(to.Rules(self.game, self.session.options)),
            ),
            Button(
                name="pause.settings",
                text=tr("Settings"),
                icon="gear",
                on_press=lambda: services.open(to.Settings(self.game)),
            ),
        ]

    def _seats(self) -> Button:
        """Not in a first deal, which is for one pupil."""
        tr = self.services.tr
        return Button(
            name="pause.seats",
            text=tr("Seats"),
            detail=tr("Who plays, with which device: guests come and go."),
            icon="person",
            on_press=lambda: self.services.open(to.Seats(self.session)),
        )

    def _table_rows(self) -> list[Widget]:
        """What has a button of its own at the table, which not every gamepad has."""
        tr, wanted = self.services.tr, self.services.store.settings.sort
        look_back = Button(name="pause.last_plays", text=tr("Last plays"), icon="replay", on_press=self._look_back)
        sort = ChoiceRow(
            name="pause.sort",
            title=tr("Order of the hand"),
            values=[tr("by suit"), tr("by rank"), tr("as dealt")],
            index=ORDERS.index(room(self.game).order if wanted == "game" else wanted),
            changed=self._sort,
        )
        return [*([look_back] if self._table else []), sort]

    def _sort(self, index: int) -> None:
        self.services.change(sort=ORDERS[index])
        self.rebuild()

    @property
    def _table(self) -> LooksBack | None:
        """What lies below, if it is a table."""
        scenes = self.services.stack.scenes
        below = scenes[scenes.index(self) - 1] if self in scenes[1:] else None
        return below if isinstance(below, LooksBack) else None

    def _look_back(self) -> None:
        table = self._table
        self.services.back()
        if table:
            table.show_last_plays()

    def _couch_rows(self) -> list[Widget]:
        """What several persons agree on."""
        tr, session = self.services.tr, self.session
        if len(session.people) < 2:
            return []
        hands = WAYS
        default = forced_by_default(self.services.store.settings, self.game, len(session.people))
        return [
            ChoiceRow(
                name="pause.hands",
                title=tr("Hands"),
                sentence=tr(HANDS[session.hands][1]),
                values=[tr(HANDS[key][0]) for key in hands],
                index=hands.index(session.hands),
                changed=lambda index: self._agree(hands[index], session.forces),
            ),
            Toggle(
                name="pause.forces",
                title=tr("Play forced moves automatically"),
                on=default if session.forces is None else session.forces,
                words=(tr("off"), tr("on")),
                changed=lambda on: self._agree(session.hands, on),
            ),
        ]

    def _agree(self, hands: Hands, forced: bool | None) -> None:
        self.session.agree(hands, forced)
        self.rebuild()
