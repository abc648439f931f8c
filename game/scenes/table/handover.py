"""The turn of a person whose hand is covered, or whose seat nobody has taken yet: who is called, and what opens it."""

from __future__ import annotations

from game.i18n import Translator
from game.input.actions import MOVES, Action, Device
from game.scenes.table.answers import Answer, Look, Move, Refusal
from game.scenes.table.state import TableState
from game.scenes.tabletop.tools import glyph
from game.texts import texts
from game.view.table.facts import Call, MoveButton

RUMBLE_STRENGTH, RUMBLE_MS = 0.6, 220
LOOK, BLIND = "look", "blind"
"""What can be chosen: to open the hand, and the move that needs no look at it."""


class Handover:
    """``seat`` is the person who is called, None while nobody is. Nothing here depends on a card of a covered hand."""

    def __init__(self, state: TableState) -> None:
        self.seat: int | None = None
        self.choices: list[str] = []
        self._state = state
        self._focus = 0
        self._called: tuple[int, int] | None = None

    def begin(self, seat: int) -> bool:
        """Call a person; False if he has been called already."""
        if self.seat == seat:
            return False
        self.seat, self._focus = seat, 0
        self.choices = [LOOK]
        if self._state.session.owners.claimed(seat) and self._state.session.unseen_move is not None:
            self.choices.append(BLIND)
        self._state.notices.say("")
        self.rumble(seat)
        self._state.services.trace.settled(seat, [])
        self._tell_focus()
        return True

    def end(self) -> None:
        """Nobody is called any more."""
        self.seat, self.choices = None, []

    def rumble(self, seat: int) -> None:
        """Shake the pad of the person to move, once a turn."""
        state, session = self._state, self._state.session
        turn, device = (seat, session.moves), session.owners.device(seat)
        if turn == self._called or len(session.people) < 2:
            return
        self._called = turn
        if device and state.person_in(seat).rumble:
            state.services.input.rumble(device, RUMBLE_STRENGTH, RUMBLE_MS)

    # What is pressed

    def press(self, action: Action, device: Device) -> Answer:
        """By a device that speaks for the seat, or may take it."""
        if action in (Action.PEEK, Action.CONFIRM):
            self._take(device)
            choice = LOOK if action is Action.PEEK else self.choices[self._focus]
            if choice == LOOK and action is Action.CONFIRM and self._state.session.holds:
                return Refusal(self._tr("Hold the button shown there: the hand is up as long as you do."))
            return self._choose(choice, device)
        if action is Action.HINT and BLIND in self.choices:
            return self._choose(BLIND, device)
        if action in MOVES and len(self.choices) > 1:
            self.point(min(max(self._focus + sum(MOVES[action]), 0), len(self.choices) - 1))
            self._state.services.audio.play("move")
        return None

    def hold(self, device: Device) -> Answer:
        """A device is held that speaks for the seat, or may take it, and has no button for that: the mouse on the
        hand."""
        self._take(device)
        return self._choose(LOOK, device)

    def point(self, at: int) -> None:
        """Focus a choice."""
        if at != self._focus:
            self._focus = at
            self._tell_focus()

    def _take(self, device: Device) -> None:
        """The seat is the device's from now on, if nobody has it."""
        owners = self._state.session.owners
        assert self.seat is not None
        if not owners.claimed(self.seat):
            owners.claim(self.seat, device)

    def _choose(self, choice: str, device: Device) -> Answer:
        assert self.seat is not None
        if choice == BLIND:
            return self._unseen(self.seat)
        self._state.services.audio.play("confirm")
        return Look(self.seat, device)

    def _unseen(self, seat: int) -> Answer:
        """The move that needs no look, if it is legal; if it is not, the hand stays covered, and no card of it is
        named."""
        move = self._state.session.unseen_move
        assert move is not None
        if self._state.session.known_to(seat).why_not(move) is None:
            self._state.services.audio.play("confirm")
            return Move(move)
        self.point(self.choices.index(LOOK))
        return Refusal(texts(self._state.stage.game).unseen_refused(self._state.voice_of(seat)))

    # What is shown

    @property
    def call(self) -> Call | None:
        """The banner."""
        state, seat = self._state, self.seat
        if seat is None:
            return None
        tr = state.voice_of(seat).tr
        title = tr("{name}: your turn", name=state.voice.names[seat])
        if not state.session.owners.claimed(seat):
            words = tr("Whoever plays here: press this on a free device.")
            return Call(seat, title, words, self._glyph(Action.CONFIRM))
        if state.session.holds and state.device.kind == "mouse":
            return Call(seat, title, tr("Hold the button down here; draw a card out to play it."), None)
        return Call(seat, title, self._to_look, self._glyph(Action.PEEK))

    @property
    def _to_look(self) -> str:
        return self._tr("Hold to see my hand") if self._state.session.holds else self._tr("Show my hand")

    def shown_choices(self) -> list[MoveButton]:
        """The buttons; a single one needs none, the banner says it."""
        state, seat = self._state, self.seat
        if seat is None or len(self.choices) < 2:
            return []
        voice, words = state.voice_of(seat), texts(state.stage.game)
        labels = {
            LOOK: (self._to_look, voice.tr("Only you should look now."), Action.PEEK),
            BLIND: (*words.unseen_move(voice), Action.HINT),
        }
        return [
            MoveButton(choice, *labels[choice][:2], at == self._focus, self._glyph(labels[choice][2]))
            for at, choice in enumerate(self.choices)
        ]

    @property
    def _tr(self) -> Translator:
        """The language of whoever is called."""
        assert self.seat is not None
        return self._state.voice_of(self.seat).tr

    def _glyph(self, action: Action) -> tuple[str, str] | None:
        return glyph(self._state.services, action, self._state.device)

    def _tell_focus(self) -> None:
        self._state.services.trace.focus(f"table.{self.choices[self._focus]}")
