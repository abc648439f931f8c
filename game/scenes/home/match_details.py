"""One match of the scores: its deals to be watched again or saved, and the match to be played on or again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from pygame import Rect

from game.rules.match import Match
from game.scenes.core import destinations as to
from game.scenes.core.services import Services
from game.scenes.menus.menu import MenuScene
from game.scenes.menus.page import Page
from game.session.match_session import MatchSession
from game.session.stand_ins import people
from game.store import MatchFault
from game.texts import texts
from game.texts.house_rules import changed_rules
from game.texts.notices import FAULTS
from game.texts.seats import seat_names
from game.typography import NBSP
from game.view.core.kit import Kit
from game.view.core.theme import (
    BODY,
    SMALL,
    SUBHEADING,
    Style,
)
from game.view.menus import menu_layout as layout
from game.view.menus import page_layout
from game.view.widgets.base import Widget
from game.view.widgets.button import Button, Panel, Text
from game.view.widgets.scroll import ScrollArea
from game.view.widgets.table_row import Cell, TableRow


class MatchScene(MenuScene):
    name = "match"

    def __init__(self, services: Services, match_id: int) -> None:
        super().__init__(services)
        self.match_id = match_id
        self.match: Match | None = None
        self.fault: MatchFault | None = None
        """Why the match cannot be read."""
        self.records: list[dict[str, Any]] = []

    def enter(self) -> None:
        store = self.services.store
        self.match = store.load_match(self.match_id)
        self.fault = store.fault(self.match_id)
        self.records = store.records(self.match_id)
        self.game = self.match.game if self.match else None
        super().enter()

    # What can be done

    def _watch(self, deal: int) -> None:
        self.services.open(to.Replay(self.records, deal))

    def _save(self, deal: int) -> None:
        tr, store = self.services.tr, self.services.store
        try:
            path = save_record(self.records[deal], store.export_path(self.match_id, deal), store.export)
            notice = to.Notice(tr("Deal saved"), str(path))
        except OSError as error:
            notice = to.Notice(tr("Not saved"), str(error))
        self.services.open(notice)

    def _play_on(self) -> None:
        try:
            session = MatchSession.resume(self.services.store, self.match_id)
        except LookupError:  # removed by another copy of the program
            self.enter()
            return
        self.services.open(to.Table(session))

    def _rematch(self) -> None:
        if self.match:
            old = self.match
            match = Match(old.game, people(old), old.deals, old.options, self.services.launch.seed)
            self.services.open(to.Table(MatchSession.start(self.services.store, match)))

    def _ask_to_remove(self) -> None:
        tr = self.services.tr
        text = tr("The match, its deals and what they count for the scores are lost for good.")
        self.services.open(to.Confirm(tr("Remove this match?"), text, tr("Remove"), self._remove))

    def _remove(self) -> None:
        self.services.store.remove_match(self.match_id)
        self.services.back()

    # The page

    def compose(self, kit: Kit) -> Page:
        tr = self.services.tr
        places = layout.menu_places(kit)
        if self.match is None:
            return self._unreadable(kit, places)
        match = self.match
        table, side = layout.columns(places.body, page_layout.MATCH_DETAIL_SHARES, kit.px(layout.COLUMN_GAP))
        buttons = self._buttons(match)
        page = Page(first=buttons[0].name)
        page.add(*self.header(places, tr(texts(match.game).name)), Panel().at(table), Panel().at(side))
        self._add_deals(kit, page, match, layout.padded(kit, table))
        inner = layout.padded(kit, side)
        lines: list[Widget] = [
            Text(text=line, style=style, accent=accent) for line, style, accent in self._summary(match)
        ]
        layout.list_area(kit, "match.side", inner, [*lines, *buttons], layout.PARAGRAPH_GAP)
        page.add(*lines, *buttons)
        return page

    def _unreadable(self, kit: Kit, places: layout.MenuPlaces) -> Page:
        """Why there is nothing to show, and a way to be rid of it."""
        tr = self.services.tr
        page = Page([*self.header(places, tr("Match"))], first="match.remove")
        if self.fault is None:  # it is gone
            page.add(Text(text=tr("This match cannot be read any more."), align="center").at(places.body))
            return page
        why = tr("This match cannot be read: {reason}. It is kept as it is.", reason=tr(FAULTS[self.fault]))
        rows: list[Widget] = [Text(text=why, align="center"), self._remove_button()]
        width = layout.in_dialog(kit, layout.dialog_box(kit, 0)).width
        box = layout.dialog_box(kit, layout.list_height(kit, rows, layout.PARAGRAPH_GAP, width))
        layout.list_area(kit, "match.unreadable", layout.in_dialog(kit, box), rows, layout.PARAGRAPH_GAP)
        page.add(Panel().at(box), *rows)
        return page

    def _buttons(self, match: Match) -> list[Button]:
        tr = self.services.tr
        first = (
            Button(name="match.rematch", text=tr("Rematch"), icon="replay", kind="primary", on_press=self._rematch)
            if match.over
            else Button(name="match.continue", text=tr("Continue"), icon="play", kind="primary", on_press=self._play_on)
        )
        return [first, self._remove_button()]

    def _remove_button(self) -> Button:
        return Button(name="match.remove", text=self.services.tr("Remove"), icon="trash", on_press=self._ask_to_remove)

    def _summary(self, match: Match) -> list[tuple[str, Style, bool]]:
        """What stands beside the table: who won, or how far it has come."""
        tr = self.services.tr
        names = seat_names(match.seats, tr)
        winner = tr.listed([names[seat] for seat in match.winners()]) if match.over else ""
        state = tr("Won by {names}", names=winner) if match.over else tr("In progress")
        length = tr.n("A match of {n} deal", "A match of {n} deals", match.deals)
        watch = [(tr("Choose a deal to watch it again."), SMALL, False)] if self.records else []
        rules = [(rule, SMALL, False) for rule in changed_rules(match.game, match.options, tr)]
        return [(state, SUBHEADING, True), (length, BODY, False), *rules, *watch]

    def _add_deals(self, kit: Kit, page: Page, match: Match, rect: Rect) -> None:
        """A head, a row for each finished deal with a button to save it, and the totals: a column for each seat, or
        where that would break a word all of them in each row."""
        tr, names = self.services.tr, seat_names(match.seats, self.services.tr)
        save, gap = kit.em(page_layout.SAVE_WIDTH), kit.px(page_layout.HEAD_GAP)
        width = rect.width - save - gap
        head = TableRow(focusable=False, cells=self._cells(tr(texts(match.game).points), names))
        totals = TableRow(
            focusable=False, strong=True, cells=self._cells(tr("Total"), [str(points) for points in match.totals()])
        )
        rows = [
            TableRow(name=f"match.deal{deal + 1}", cells=self._deal_cells(deal), on_press=partial(self._watch, deal))
            for deal in range(len(self.records))
        ]
        if all(row.holds(kit, width) for row in (head, totals, *rows)):
            head.at(Rect(rect.left, rect.top, width, head.height(kit, width)))
            totals.at(Rect(rect.left, rect.bottom - totals.height(kit, width), width, totals.height(kit, width)))
            page.add(head, totals)
            top = head.rect.bottom + gap
            view = Rect(rect.left, top, rect.width, totals.rect.top - gap - top)
            listed = rows
        else:
            for deal, row in enumerate(rows):
                row.cells = [Cell(self._deal_told(deal, names), 1.0)]
            view = rect
            listed = [TableRow(name="match.total", cells=[Cell(self._told(tr("Total"), names, match.totals()), 1.0)])]
            listed += rows
        area = ScrollArea("match.deals", view)
        area.height = layout.stack_down(kit, listed, Rect(view.left, 0, width, 0), gap, area)
        page.add(*listed)
        for deal, row in enumerate(rows):
            place = Rect(row.rect.right + gap, row.rect.top, save, row.rect.height)
            page.add(self._save_button(deal).at(place, area))
        if not rows:
            none = Text(text=tr("No deal of this match is finished yet."), style=BODY, soft=True, align="center")
            top = area.height if listed else 0
            page.add(none.at(Rect(view.left, view.top + top, view.width, view.height - top)))

    def _save_button(self, deal: int) -> Button:
        return Button(
            name=f"match.save{deal + 1}",
            icon="save",
            meaning=self.services.tr("Save this deal to a file"),
            on_press=partial(self._save, deal),
        )

    def _deal_told(self, deal: int, names: Sequence[str]) -> str:
        """A deal, who has won it, and the points of all seats."""
        tr, outcome = self.services.tr, self.records[deal]["outcome"]
        title = tr("Deal {n}", n=deal + 1)
        if outcome["winners"]:
            winners = tr.listed([names[seat] for seat in outcome["winners"]])
            title += " · " + tr("Won by {names}", names=winners)
        return self._told(title, names, outcome["points"])

    def _told(self, title: str, names: Sequence[str], points: Sequence[int]) -> str:
        each = (f"{name}{NBSP}{count}" for name, count in zip(names, points, strict=True))
        return "\n".join((title, " · ".join(each)))

    def _deal_cells(self, deal: int) -> list[Cell]:
        outcome = self.records[deal]["outcome"]
        return self._cells(
            self.services.tr("Deal {n}", n=deal + 1), [str(points) for points in outcome["points"]], outcome["winners"]
        )

    def _cells(self, first: str, others: list[str], lit: Sequence[int] = ()) -> list[Cell]:
        cells = [Cell(text, 1.0, "right", accent=seat in lit) for seat, text in enumerate(others)]
        return [Cell(first, page_layout.FIRST_COLUMN, soft=True), *cells]


def save_record(record: dict[str, Any], path: Path, export: Callable[[dict[str, Any], Path], None]) -> Path:
    """Save under this name, or with a number after it where there is such a file already; the path.

    OSError if it cannot be done.
    """
    number, target = 1, path
    while True:
        try:
            export(record, target)
            return target
        except FileExistsError:
            if not target.exists():  # a file lies where the folder should be
                raise
            number += 1
            target = path.with_stem(f"{path.stem}-{number}")
