"""The turn of a person whose hand is covered, or whose seat nobody has taken yet: who is called, and what opens it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.input.actions import MOVES, Action, Device
from game.texts import texts
from game.view.table.facts import Call, MoveButton

if TYPE_CHECKING:
    from game.scenes.table.table import TableScene

RUMBLE_STRENGTH, RUMBLE_MS = 0.6, 220
LOOK, BLIND = "look", "blind"
"""What can be chosen: to open the hand, and the move that needs no look at it."""


class Handover:
    """``seat`` is the person who is called, None while nobody is. Nothing here depends on a card of a covered hand."""

    def __init__(self, table: TableScene) -> None:
        self.seat: int | None = None
        self.choices: list[str] = []
        self._table = table
        self._focus = 0
        self._called: tuple[int, int] | None = None

    def begin(self, seat: int) -> None:
        """Call a person."""
        table = self._table
        if self.seat == seat:
            return
        self.seat, self._focus = seat, 0
        self._compose()
        table.notices.clear()
        self.rumble(seat)
        table.services.trace.settled(seat, [])
        self._tell_focus()
        table.touch()

    def end(self) -> None:
        """Nobody is called any more."""
        self.seat, self.choices = None, []

    def rumble(self, seat: int) -> None:
        """Shake the pad of the person to move, once a turn."""
        table = self._table
        turn = seat, table.session.moves
        device = table.session.owners.device(seat)
        if turn == self._called or len(table.session.humans) < 2:
            return
        self._called = turn
        if device and table.person_in(seat).rumble:
            table.services.input.rumble(device, RUMBLE_STRENGTH, RUMBLE_MS)

    # What is pressed

    def press(self, action: Action, device: Device) -> None:
        """A device that speaks for the seat, or may take it."""
        if action in (Action.PEEK, Action.CONFIRM):
            self._take(device)
            self._choose(LOOK if action is Action.PEEK else self.choices[self._focus])
        elif action is Action.HINT and BLIND in self.choices:
            self._choose(BLIND)
        elif action in MOVES and len(self.choices) > 1:
            step = sum(MOVES[action])
            self.point(min(max(self._focus + step, 0), len(self.choices) - 1))
            self._table.services.audio.play("move")

    def point(self, at: int) -> None:
        """Focus a choice."""
        if at != self._focus:
            self._focus = at
            self._tell_focus()
            self._table.touch()

    def _take(self, device: Device) -> None:
        """The seat is the device's from now on, if nobody has it."""
        owners = self._table.session.owners
        assert self.seat is not None
        if not owners.claimed(self.seat):
            owners.claim(self.seat, device)

    def _compose(self) -> None:
        session = self._table.session
        assert self.seat is not None
        self.choices = [LOOK]
        if session.owners.claimed(self.seat) and self._table.sharing.asks_blindly:
            self.choices.append(BLIND)

    def _choose(self, choice: str) -> None:
        table, seat = self._table, self.seat
        assert seat is not None
        table.services.audio.play("confirm")
        if choice == BLIND:
            table.sharing.play_blindly()
        else:
            table.sharing.open_hand(seat)

    # What is shown

    @property
    def call(self) -> Call | None:
        """The banner."""
        table, seat = self._table, self.seat
        if seat is None:
            return None
        tr = table.voice_of(seat).tr
        title = tr("{name}: your turn", name=table.voice.names[seat])
        if not table.session.owners.claimed(seat):
            words = tr("Whoever plays here: press this on a free device.")
            return Call(seat, title, words, table.glyph(Action.CONFIRM))
        return Call(seat, title, tr("Show my hand"), table.glyph(Action.PEEK))

    def shown_choices(self) -> list[MoveButton]:
        """The buttons; a single one needs none, the banner says it."""
        table, seat = self._table, self.seat
        if seat is None or len(self.choices) < 2:
            return []
        voice, words = table.voice_of(seat), texts(table.stage.game)
        labels = {
            LOOK: (voice.tr("Show my hand"), voice.tr("Only you should look now."), Action.PEEK),
            BLIND: (*words.unseen_move(voice), Action.HINT),
        }
        return [
            MoveButton(choice, *labels[choice][:2], at == self._focus, table.glyph(labels[choice][2]))
            for at, choice in enumerate(self.choices)
        ]

    def _tell_focus(self) -> None:
        self._table.services.trace.focus(f"table.{self.choices[self._focus]}")
