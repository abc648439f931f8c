"""The scores: matches played and going on, and what each player has done."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from functools import partial

from pygame import Rect

from game.i18n import Translator, mark
from game.rules import GAMES
from game.scenes.core import destinations as to
from game.scenes.core.services import Services
from game.scenes.menus.page import Page
from game.scenes.menus.tabs import TabbedScene
from game.store import MatchRow, Player, Score
from game.texts import texts
from game.texts.notices import FAULTS
from game.texts.seats import seat_names
from game.view.core.kit import Kit
from game.view.core.theme import BODY, SMALL
from game.view.menus import menu_layout as layout
from game.view.menus import page_layout
from game.view.widgets.base import Widget
from game.view.widgets.button import Panel, Text
from game.view.widgets.table_row import Cell, TableRow

TABS: dict[str, tuple[str, str]] = {"matches": (mark("Matches"), "list"), "players": (mark("Players"), "people")}
NOTHING = "–"
SHOWN_MATCHES = 200


class ScoresScene(TabbedScene[str]):
    name = "scores"

    def __init__(self, services: Services) -> None:
        super().__init__(services, TABS, "matches")

    # The page

    def compose(self, kit: Kit) -> Page:
        tr = self.services.tr
        places = layout.menu_places(kit)
        tabs = self.tab_buttons()
        height = layout.row_height(kit, tabs, places.body.width, kit.px(layout.ROW_GAP))
        parts = page_layout.scores_places(kit, places.body, height)
        rows: list[TableRow] = self._matches() if self.tab == "matches" else self._players()
        page = Page(first=rows[0].name if rows else self.tab_name(self.tab))
        page.add(*self.header(places, tr("Scores")), Panel().at(parts.list))
        layout.in_a_row(kit, tabs, parts.tabs, kit.px(layout.ROW_GAP))
        page.add(*tabs)
        if rows and self.tab == "players":
            note = self._note()
            high = note.height(kit, parts.rows.width)
            if high <= parts.rows.height * page_layout.NOTE_SHARE:  # with large text the list needs the room
                page.add(note.at(page_layout.below_list(kit, parts.rows, high)))
        page.add(*(self._table(kit, rows, parts.rows) if rows else [self._empty().at(parts.rows)]))
        return page

    def _table(self, kit: Kit, rows: list[TableRow], rect: Rect) -> list[Widget]:
        head = self._head()
        head.at(Rect(rect.left, rect.top, rect.width, head.height(kit, rect.width)))
        top = head.rect.bottom + kit.px(page_layout.HEAD_GAP)
        layout.list_area(
            kit, f"scores.{self.tab}", Rect(rect.left, top, rect.width, rect.bottom - top), rows, page_layout.HEAD_GAP
        )
        return [head, *rows]

    def _empty(self) -> Text:
        tr = self.services.tr
        text = (
            tr("No match has been played yet. The first one will be written here.")
            if self.tab == "matches"
            else tr("Only players with a name of their own are counted here. Names are given in the lobby.")
        )
        return Text(text=text, style=BODY, soft=True, align="center")

    def _note(self) -> Text:
        tr = self.services.tr
        text = " ".join(
            (
                tr("Deals with a move taken back do not count for best and average."),
                tr("A deal counts for who had the seat at its end, a match for who played most of its deals there."),
            )
        )
        return Text(text=text, style=SMALL, soft=True)

    def _head(self) -> TableRow:
        tr = self.services.tr
        if self.tab == "matches":
            return TableRow(focusable=False, cells=match_cells(tr("Date"), tr("Game"), tr("Players"), tr("Result")))
        return TableRow(
            focusable=False,
            cells=_player_cells(
                tr("Player"), tr("Game"), tr("Matches won"), tr("Deals won"), tr("Best"), tr("Average")
            ),
        )

    # Matches

    def _matches(self) -> list[TableRow]:
        rows = self.services.store.matches()[:SHOWN_MATCHES]
        return [self._match(row) for row in rows]

    def _match(self, row: MatchRow) -> TableRow:
        tr = self.services.tr
        names = seat_names(row.seats, tr)
        cells = match_cells(
            date_text(row.changed, tr) if row.changed else NOTHING,
            tr(texts(row.game).name) if row.game in GAMES else NOTHING,
            ", ".join(names) or NOTHING,
            result_text(row, tr),
        )
        if row.fault:
            cells = [replace(cell, soft=True) for cell in cells]
        show = partial(self.services.open, to.MatchDetails(row.id))
        return TableRow(name=f"scores.match{row.id}", cells=cells, on_press=show)

    # Players

    def _players(self) -> list[TableRow]:
        store = self.services.store
        scores: dict[int, list[Score]] = {}
        for score in store.scores():
            scores.setdefault(score.player.id, []).append(score)
        rows = []
        for player in store.players():
            rows += [self._player(player, score) for score in scores.get(player.id, [])] or [self._player(player, None)]
        return rows

    def _player(self, player: Player, score: Score | None) -> TableRow:
        tr, wishes = self.services.tr, self.services.store.settings.persons.get(player.name)
        if score is None:
            cells = _player_cells(player.name, *[NOTHING] * 5)
        else:
            won = mark("{won} of {n}")
            cells = _player_cells(
                player.name,
                tr(texts(score.game).name),
                tr(won, won=score.matches_won, n=score.matches),
                tr(won, won=score.deals_won, n=score.deals),
                NOTHING if score.best is None else str(score.best),
                NOTHING if score.average is None else decimal_text(score.average, tr),
            )
        if wishes and wishes.emblem:
            cells[0] = replace(cells[0], picture=f"people/emblems/{wishes.emblem}")
        return TableRow(
            name=f"scores.player{player.id}" + (f".{score.game}" if score else ""),
            cells=cells,
            on_press=partial(self.services.open, to.PlayerDetails(player)),
        )


def match_cells(date: str, game: str, players: str, result: str) -> list[Cell]:
    """Without the game where there is only one."""
    shares = page_layout.MATCH_COLUMNS
    shown = [Cell(text, share) for text, share in zip((date, game, players, result), shares, strict=True)]
    shown[0] = replace(shown[0], soft=True)
    return shown if len(GAMES) > 1 else [shown[0], *shown[2:]]


def _player_cells(name: str, game: str, matches: str, deals: str, best: str, average: str) -> list[Cell]:
    of_name, of_game, of_matches, of_deals, of_best, of_average = page_layout.PLAYER_COLUMNS
    shown = [
        Cell(name, of_name),
        Cell(game, of_game, soft=True),
        Cell(matches, of_matches, "right"),
        Cell(deals, of_deals, "right"),
        Cell(best, of_best, "right", accent=True),
        Cell(average, of_average, "right"),
    ]
    return shown if len(GAMES) > 1 else [shown[0], *shown[2:]]


def date_text(seconds: float, tr: Translator) -> str:
    """Day and time, in the order of the language."""
    when = datetime.fromtimestamp(seconds)
    return tr(
        "{year}-{month}-{day}, {time}",
        year=when.year,
        month=f"{when.month:02}",
        day=f"{when.day:02}",
        time=f"{when:%H:%M}",
    )


def decimal_text(value: float, tr: Translator) -> str:
    """A number to one decimal place, with the language's own sign before it."""
    whole, tenths = f"{value:.1f}".split(".")
    return tr("{whole}.{tenths}", whole=whole, tenths=tenths)


def result_text(row: MatchRow, tr: Translator) -> str:
    """Who won, how far the match has come, or why it cannot be read."""
    if row.fault:
        return tr(FAULTS[row.fault])
    if row.running:
        return tr("in progress: {n} of {deals} deals", n=row.played, deals=row.deals)
    names = seat_names(row.seats, tr)
    return tr("won by {names}", names=tr.listed([names[seat] for seat in row.winners]))
