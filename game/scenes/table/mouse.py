"""The mouse at the table: what it points at, clicks, and drags to the pile."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.input.actions import Pointer
from game.scenes.table.state import TableState
from game.view.table.facts import TableFacts
from game.view.table.talk.sticker import PLATE, STICKERS, row_places
from game.view.table.words import corner_places, tool_places

DRAG_FROM = 12
"""Units that the mouse must move before it is more than a tremble, and a pressed card is dragged."""
SIDE_BY_SIDE = 52
"""Units from one to the next of several cards that are dragged."""


# What there is at a point of the window


@dataclass(frozen=True)
class OnTool:
    """A small button, by its name."""

    name: str


@dataclass(frozen=True)
class OnChoice:
    """Choice number ``at`` of those that are shown."""

    at: int


@dataclass(frozen=True)
class OnCard:
    """A card that the seat in the tray may play."""

    card: int


@dataclass(frozen=True)
class OnTable:
    """Anything else."""


Target = OnTool | OnChoice | OnCard | OnTable
TABLE = OnTable()

# What is done with it


@dataclass(frozen=True)
class Lit:
    """Another tool is lit, or none."""


@dataclass(frozen=True)
class Point:
    target: Target


@dataclass(frozen=True)
class Click:
    target: Target


@dataclass(frozen=True)
class Drag:
    """Cards follow the mouse."""


@dataclass(frozen=True)
class Drop:
    """A card that was dragged is let go, ``played`` where it counts as played."""

    card: int
    played: bool


@dataclass(frozen=True)
class Hold:
    """The covered hand is held down: it is to be up as long as the button is."""


@dataclass(frozen=True)
class Choose:
    """The button went up over a choice, after it had held the hand up."""

    at: int


Gesture = Lit | Point | Click | Drag | Drop | Hold | Choose | None
"""None: nothing has changed."""


class TableMouse:
    """``hovered`` is the name of the tool under the mouse."""

    def __init__(self, state: TableState) -> None:
        self.hovered = ""
        self.rests = False
        """Whether another device is used: until the mouse has really moved it points at nothing."""
        self._state = state
        self._at = (-DRAG_FROM * 2, -DRAG_FROM * 2)
        self.holds = False
        """Whether the button is down, and keeps a hand up."""
        self._under: int | None = None
        """The card that it was on last since then."""
        self._pressed: Target | None = None
        self._grip = (0, 0)
        self._taken: Target = TABLE
        self._taken_at = (0, 0)
        """What the mouse gave the focus to, and where it was: a mouse that only trembles does not do so again."""

    def handle(self, pointer: Pointer, shown: TableFacts, may: bool, acting: bool) -> Gesture:
        """What the mouse does to what is shown. ``may``: it is heard; ``acting``: cards may be dragged."""
        if self.holds:
            return self._held(pointer, shown, acting)
        if pointer.kind == "move":
            return None if pointer.nudged and not self._pressed else self._move(pointer.pos, shown, may, acting)
        if pointer.kind == "down" and pointer.button == 1:
            self._state.motion.release()
            self._pressed, self._grip = self.target(pointer.pos, shown), pointer.pos
            if may and shown.call and self._pressed == OnChoice(0) and self._state.session.holds:
                self.holds, self._under = True, None
                return Hold()
        elif pointer.kind == "up" and pointer.button == 1:
            return self._release(pointer.pos, shown)
        elif pointer.kind == "leave":
            return self._light("")
        return None

    def let_go(self) -> None:
        """Forget what is pressed, dragged or under the mouse."""
        self._pressed, self.holds = None, False
        self._state.motion.release()
        self.hovered = ""

    def target(self, pos: tuple[int, int], shown: TableFacts) -> Target:
        """What there is at a point of the window."""
        state, layout = self._state, self._state.layout
        if shown.sticker_row:
            ground = state.view.words.row_ground(state.kit, layout, shown)
            for sticker, place in zip(
                STICKERS, row_places(state.kit, layout, shown.sticker_row, ground)[1], strict=True
            ):
                if place.collidepoint(pos):
                    return OnTool(sticker)
        for tool, place, _ in (
            *tool_places(state.tray_kit, layout, shown.tools),
            *corner_places(layout, shown.corner),
        ):
            if place.collidepoint(pos):
                return OnTool(tool.name)
        for seat in shown.own_plates:
            in_tray = seat == layout.bottom and layout.own_plate.collidepoint(pos)
            if in_tray or layout.plate(seat).collidepoint(pos):
                return OnTool(f"{PLATE}{seat}")
        for at in range(len(shown.choices)):
            if layout.choice(at, len(shown.choices)).collidepoint(pos):
                return OnChoice(at)
        if shown.call:  # the covered hand is to be seen
            return OnChoice(0) if layout.tray.collidepoint(pos) else TABLE
        codes = [choice.code for choice in shown.choices]
        for code, place in state.view.room.shortcuts(layout).items():
            if code in codes and place.collidepoint(pos):
                return OnChoice(codes.index(code))
        card = state.view.cards.card_at(layout, pos)
        return TABLE if card is None else OnCard(card)

    def _move(self, pos: tuple[int, int], shown: TableFacts, may: bool, acting: bool) -> Gesture:
        motion, pressed = self._state.motion, self._pressed
        if self.rests and not pressed and not self._far(pos, self._at):
            return None
        self.rests, self._at = False, pos
        if may and acting and isinstance(pressed, OnCard) and (motion.held or self._far(pos, self._grip)):
            return self._drag(pressed.card, self._off(pos, self._grip), shown.chosen)
        target = self.target(pos, shown)
        lit = self._light(target.name if isinstance(target, OnTool) else "")
        if not may or (target == self._taken and not self._far(pos, self._taken_at)):
            return lit
        self._taken, self._taken_at = target, pos
        return Point(target)

    def _held(self, pointer: Pointer, shown: TableFacts, acting: bool) -> Gesture:
        """While the button keeps the hand up: what it goes over gets the focus, a card is drawn out of the tray, and
        where the button goes up says what is played."""
        motion, pos, card = self._state.motion, pointer.pos, self._under
        dragged = card in motion.held
        if pointer.kind == "leave" or (pointer.kind == "up" and pointer.button == 1):
            self.holds, self._pressed = False, None
            target = self.target(pos, shown)
            if pointer.kind == "up" and dragged and card is not None:
                return Drop(card, self._state.view.room.target(self._state.layout).collidepoint(pos))
            return Choose(target.at) if pointer.kind == "up" and isinstance(target, OnChoice) else Lit()
        if pointer.kind != "move" or not acting:
            return None
        if self._state.layout.tray.collidepoint(pos):
            motion.release()
            target = self.target(pos, shown)
            if not isinstance(target, OnCard):
                return None
            self._under, self._grip = target.card, pos
            return Point(target)
        target = self.target(pos, shown)
        if isinstance(target, OnChoice) and not dragged:
            return Point(target)
        return None if card is None else self._drag(card, self._off(pos, self._grip), shown.chosen)

    def _drag(self, card: int, off: tuple[float, float], chosen: Sequence[int]) -> Gesture:
        """Drag a card; if it is chosen, all the chosen cards come along, side by side."""
        state = self._state
        if card not in state.motion.glides:  # it was played meanwhile, by another device
            self._pressed = None
            return None
        along = chosen if card in chosen else [card]
        offs = {}
        for number, other in enumerate(along):
            x, y = state.view.cards.apart(state.layout, other, card)
            offs[other] = off[0] + x + (number - along.index(card)) * SIDE_BY_SIDE, off[1] + y
        state.motion.hold(offs)
        return Drag()

    def _release(self, pos: tuple[int, int], shown: TableFacts) -> Gesture:
        pressed, self._pressed = self._pressed, None
        if self._state.motion.held and isinstance(pressed, OnCard):
            return Drop(pressed.card, self._state.view.room.target(self._state.layout).collidepoint(pos))
        return Click(pressed) if pressed and pressed == self.target(pos, shown) else None

    def _light(self, name: str) -> Gesture:
        if name == self.hovered:
            return None
        self.hovered = name
        return Lit()

    def _far(self, pos: tuple[int, int], start: tuple[int, int]) -> bool:
        return max(map(abs, self._off(pos, start))) > DRAG_FROM

    def _off(self, pos: tuple[int, int], start: tuple[int, int]) -> tuple[float, float]:
        unit = self._state.layout.unit
        return (pos[0] - start[0]) / unit, (pos[1] - start[1]) / unit
