"""Stickers at the seats, whoever's turn it is: a laugh, a groan, "hurry up" and applause.

They are no part of the match: nothing of them is kept, and nothing waits for them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.input.actions import KEYBOARD, MOUSE, REACTIONS, Action, Device
from game.scenes.table.sharing import Sharing
from game.scenes.table.state import TableState
from game.scenes.table.stickers.replies import Replies
from game.scenes.tabletop.tools import glyph
from game.view.core import theme
from game.view.motion.tween import Tween
from game.view.table.talk.sticker import PLATE, STICKERS, ShownSticker, Sticker, StickerRow

OUT_OF_TURN: Mapping[Action, Sticker] = {
    Action.HINT: "laugh",
    Action.PEEK: "groan",
    Action.CONFIRM: "hurry",
    Action.CANCEL: "applause",
}
"""What the four buttons of a pad show where they have nothing else to do: each what the right stick shows that way."""
AT_ANY_TIME = (Action.HINT, Action.PEEK)
"""Of these the ones that have nothing to do even while nobody is waited for."""
STICKER_OF: Mapping[Action, Sticker] = dict(zip(REACTIONS, STICKERS, strict=True))


class Reactions:
    """``heard`` is told of each sticker and its seat. ``row`` is the seat whose four are offered to the mouse."""

    def __init__(self, state: TableState, sharing: Sharing, heard: Callable[[Sticker, int], None]) -> None:
        self.row: int | None = None
        self._state, self._sharing, self._heard = state, sharing, heard
        self._shown: dict[int, tuple[Sticker, Tween]] = {}
        self._replies = Replies(state)
        self._row_left = 0.0
        self._moved: tuple[int | None, float] = None, 0.0
        """Who made the last move, and how long ago."""
        self._seen: tuple[int, int | None] = state.session.moves, state.session.to_move
        """How many moves there were at the last look, and whose turn it was."""

    @property
    def on(self) -> bool:
        return self._state.services.store.settings.reactions

    # What is pressed

    def press(self, action: Action, device: Device) -> bool:
        """Whether it was a reaction."""
        seats = self._state.session.owners.seats_of(device) if self.on else ()
        sticker = STICKER_OF.get(action) or self._out_of_turn(action, device, seats)
        if not seats or not sticker:
            return False
        self.react(sticker, self._state.bottom if self._state.bottom in seats else seats[0])
        return True

    def _out_of_turn(self, action: Action, device: Device, seats: tuple[int, ...]) -> Sticker | None:
        """What a button shows that has nothing else to do now, as it is not its person's turn."""
        if (
            self._state.session.to_move in seats
            or device == MOUSE
            or (device == KEYBOARD and action is not Action.CONFIRM)
        ):
            return None
        self._look()
        mover, ago = self._moved
        if mover in seats and ago < theme.STICKER_GUARD:  # it was meant for the move
            return None
        if self._sharing.turn is None:
            return OUT_OF_TURN[action] if action in AT_ANY_TIME else None
        return None if self._sharing.may(device) else OUT_OF_TURN.get(action)

    def _look(self) -> None:
        """Has somebody made a move since the last look?"""
        moves, mover = self._seen
        session = self._state.session
        if session.moves != moves:
            self._moved = mover, 0.0
        self._seen = session.moves, session.to_move

    def react(self, sticker: Sticker, seat: int) -> None:
        """Somebody shows a sticker, if the last one was long enough ago."""
        if seat in self._shown and self._shown[seat][1].age < theme.STICKER_APART:
            return
        self._show(sticker, seat)
        self._replies.see(sticker, seat)

    def _show(self, sticker: Sticker, seat: int) -> None:
        self._shown[seat] = sticker, Tween(theme.STICKER_SHOWN)
        self._heard(sticker, seat)

    # The mouse

    @property
    def plates(self) -> tuple[int, ...]:
        """The seats at whose plates the mouse may ask for the four stickers."""
        return self._state.session.owners.seats_of(MOUSE) if self.on else ()

    @property
    def offered(self) -> StickerRow | None:
        """The four, each with the key that shows it too."""
        if self.row is None or self.row not in self.plates:
            return None
        services, keys = self._state.services, self._state.session.owners.owns(self.row, KEYBOARD)
        return StickerRow(self.row, tuple(glyph(services, action, KEYBOARD) if keys else None for action in REACTIONS))

    def click(self, name: str) -> bool:
        """A click on something of this name; whether it was a plate or a sticker. Anything else puts the four away."""
        row, self.row = self.row, None
        if name.startswith(PLATE):
            seat = int(name.removeprefix(PLATE))
            self.row, self._row_left = (None if seat == row else seat), theme.STICKERS_OFFERED
            return True
        if row is not None and name in STICKERS:
            self.react(STICKERS[STICKERS.index(name)], row)
            return True
        return False

    # Time

    def update(self, dt: float) -> bool:
        """Whether anything has changed."""
        changed = bool(self._shown)
        self._look()
        self._moved = self._moved[0], self._moved[1] + dt
        for seat, (_, seen) in [*self._shown.items()]:
            seen.update(dt)
            if seen.over:
                del self._shown[seat]
        for sticker, seat in self._replies.update(dt):
            self._show(sticker, seat)
            changed = True
        if self.row is not None:
            self._row_left -= dt
            if self._row_left <= 0:
                self.row, changed = None, True
        return changed

    @property
    def moving(self) -> bool:
        return bool(self._shown)

    @property
    def shown(self) -> Mapping[int, ShownSticker]:
        """The stickers that are seen now, by seat."""
        return {seat: ShownSticker(sticker, seen.age, seen.lasts) for seat, (sticker, seen) in self._shown.items()}
