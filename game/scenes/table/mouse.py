"""The mouse at the table: hover, click, and a card dragged to the pile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.input.actions import MOUSE, Action, Pointer
from game.view.table.words import corner_places, tool_places

if TYPE_CHECKING:
    from game.scenes.table.table import TableScene

RIGHT = 3
"""The button that takes a chosen card back."""
DRAG_FROM = 12
"""Units that the mouse must move before it is more than a tremble, and a pressed card is dragged."""
SIDE_BY_SIDE = 52
"""Units from one to the next of several cards that are dragged."""

Target = tuple[str, int | str]
"""``("card", card)``, ``("choice", move)``, ``("tool", name)``, ``("call", number)`` of a choice of the person who is
called, or ``("table", "")`` for anything else."""

TABLE: Target = ("table", "")


class TableMouse:
    def __init__(self, table: TableScene) -> None:
        self._table = table
        self._pressed: Target | None = None
        self._grip = (0, 0)
        self._taken, self._taken_at = TABLE, (0, 0)
        """What the mouse gave the focus to, and where it was: a mouse that only trembles does not do so again."""
        self.hovered = ""
        """The tool under the mouse."""

    def handle(self, pointer: Pointer) -> None:
        if pointer.kind == "move":
            self._move(pointer.pos)
        elif pointer.kind == "down" and pointer.button == 1:
            self._table.motion.release()
            self._pressed, self._grip = self.target(pointer.pos), pointer.pos
        elif pointer.kind == "up" and pointer.button == 1:
            self._release(pointer.pos)
        elif pointer.kind == "down" and pointer.button == RIGHT:
            if self._table.sharing.may(MOUSE):
                self._table.person.put_back()
        elif pointer.kind == "leave":
            self.away()

    def away(self) -> None:
        """The mouse is on nothing: it left the window, or another device is used."""
        self._hover("")

    def let_go(self) -> None:
        """Forget what is pressed, dragged or under the mouse."""
        self._pressed = None
        self._table.motion.release()
        self.away()

    def target(self, pos: tuple[int, int]) -> Target:
        """What there is at a point of the window."""
        table = self._table
        for tool, place, _ in (
            *tool_places(table.tray_kit, table.layout, table.tools),
            *corner_places(table.layout, table.corner),
        ):
            if place.collidepoint(pos):
                return "tool", tool.name
        if table.sharing.handover.seat is not None:
            return self._called(pos)
        choices = table.person.focus.choices
        for at, move in enumerate(choices):
            if table.layout.choice(at, len(choices)).collidepoint(pos):
                return "choice", move
        for code, place in table.view.room.shortcuts(table.layout).items():
            short = table.person.move_of(code)
            if short in choices and place.collidepoint(pos):
                return "choice", short
        card = table.view.cards.card_at(table.layout, pos)
        return TABLE if card is None else ("card", card)

    def _called(self, pos: tuple[int, int]) -> Target:
        """A choice of the person who is called: a button, or else the covered hand that is to be seen."""
        table = self._table
        count = len(table.sharing.handover.shown_choices())
        for at in range(count):
            if table.layout.choice(at, count).collidepoint(pos):
                return "call", at
        return ("call", 0) if table.layout.tray.collidepoint(pos) else TABLE

    def _move(self, pos: tuple[int, int]) -> None:
        table = self._table
        if not table.sharing.may(MOUSE):
            self._hover_at(pos)
            return
        kind, what = self._pressed or TABLE
        if kind == "card" and table.person.acting and (table.motion.held or self._far(pos, self._grip)):
            self._drag(int(what), self._off(pos, self._grip))
            return
        kind, what = target = self._hover_at(pos)
        if target == self._taken and not self._far(pos, self._taken_at):
            return
        self._taken, self._taken_at = target, pos
        if kind == "call":
            table.sharing.handover.point(int(what))
        elif kind == "card":
            table.person.point(card=int(what))
        elif kind == "choice":
            table.person.point(choice=int(what))

    def _drag(self, card: int, off: tuple[float, float]) -> None:
        """Drag a card; if it is chosen, all the chosen cards come along, side by side."""
        table = self._table
        chosen = table.person.focus.chosen
        along = chosen if card in chosen else [card]
        offs = {}
        for number, other in enumerate(along):
            x, y = table.view.cards.apart(table.layout, other, card)
            offs[other] = off[0] + x + (number - along.index(card)) * SIDE_BY_SIDE, off[1] + y
        table.motion.hold(offs)
        table.touch()

    def _hover_at(self, pos: tuple[int, int]) -> Target:
        """What the mouse is over; a tool is lit."""
        kind, what = target = self.target(pos)
        self._hover(str(what) if kind == "tool" else "")
        return target

    def _hover(self, name: str) -> None:
        if name != self.hovered:
            self.hovered = name
            self._table.touch()

    def _far(self, pos: tuple[int, int], start: tuple[int, int]) -> bool:
        return max(map(abs, self._off(pos, start))) > DRAG_FROM

    def _off(self, pos: tuple[int, int], start: tuple[int, int]) -> tuple[float, float]:
        unit = self._table.layout.unit
        return (pos[0] - start[0]) / unit, (pos[1] - start[1]) / unit

    def _release(self, pos: tuple[int, int]) -> None:
        table, pressed = self._table, self._pressed
        self._pressed = None
        if table.motion.held and pressed:
            self._drop(int(pressed[1]), pos)
        elif pressed and pressed == self.target(pos):
            self._click(pressed)

    def _drop(self, card: int, pos: tuple[int, int]) -> None:
        """A card dragged to the middle is played; anywhere else it goes home."""
        table = self._table
        if table.person.acting and table.view.room.target(table.layout).collidepoint(pos):
            table.person.drop(card)
        table.motion.release()
        table.touch()

    def _click(self, target: Target) -> None:
        kind, what = target
        if kind == "tool":
            self._table.use(str(what))
        elif not self._table.sharing.may(MOUSE):
            return
        elif kind == "call":
            self._table.sharing.handover.point(int(what))
            self._table.sharing.handover.press(Action.CONFIRM, MOUSE)
        elif kind == "card":
            self._table.person.point(card=int(what))
            self._table.person.confirm()
        elif kind == "choice":
            self._table.person.point(choice=int(what))
            self._table.person.confirm()
        elif not self._table.person.acting:
            self._table.person.confirm()
