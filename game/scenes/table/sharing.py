"""Several people at one table: whose turn it is to press, whose hand is open, and when it is covered (DESIGN.md, "Hands
on a shared screen")."""

from __future__ import annotations

from collections.abc import Sequence

from game.input.actions import Device
from game.scenes.table.handover import Handover
from game.scenes.table.state import TableState


class Sharing:
    """``handover`` calls the next person. Which hands are open is up to here; the scene shows it."""

    def __init__(self, state: TableState) -> None:
        self.handover = Handover(state)
        self._state = state
        self._looks: int | None = None
        """Who played last from an open hand and has the screen still: this hand needs no handover."""

    # Who acts

    @property
    def turn(self) -> int | None:
        """The person whom the table waits for; None while something moves, or a CPU is to move."""
        seat = self._state.session.to_move
        return seat if seat in self._state.session.humans and self._state.queue.idle else None

    def may(self, device: Device) -> bool:
        """Whether a press on a device counts: from the person to move, or from anybody while nobody is waited for."""
        seat = self.turn
        return seat is None or self._state.session.owners.may_speak(seat, device)

    def habit(self, device: Device) -> bool | None:
        """Whether a device confirms on the right: as the person in the tray wants it if it is his, else the first whose
        it is. None: as all of its kind do."""
        state = self._state
        seats = state.session.owners.seats_of(device)
        return state.person_in(state.bottom if state.bottom in seats else seats[0]).confirm_right if seats else None

    def give_turn(self, seat: int) -> bool:
        """It is the turn of ``seat``: the tray is his. Whether he may play at once, or has to be called first."""
        session = self._state.session
        self._state.give_tray(seat)
        if session.owners.claimed(seat):
            if session.peeking == seat:
                return True
            if not session.covers:
                self.handover.rumble(seat)
                return True
            if self._looks == seat:
                session.peek(seat)
                return True
        self._looks = None
        return False

    # Open and covered

    def open_hand(self, seat: int) -> None:
        """The person who was called looks at the hand."""
        self.handover.end()
        if self._state.session.covers:
            self._state.session.peek(seat)

    def conceal(self) -> bool:
        """Cover the hand that is open until the person asks for it again; whether one was."""
        self._looks = None
        if self._state.session.peeking is None:
            return False
        self._cover()
        return True

    def before_move(self) -> bool:
        """A move is about to be made: nothing of it may be seen that does not go to the table. Whether a hand was open,
        which is covered now."""
        if self.handover.seat is not None:
            self._looks = None
            self.handover.end()
        peeking = self._state.session.peeking
        if peeking is None:
            return False
        self._looks = peeking
        self._cover()
        return True

    def _cover(self) -> None:
        self._state.session.cover()
        self._state.notices.say("")

    # What changes meanwhile

    def refresh(self) -> None:
        """The people, their devices or what they show each other may have changed."""
        state, session = self._state, self._state.session
        state.people = session.humans
        session.owners.present(state.services.input.pads)
        if session.humans and state.bottom not in session.humans:
            state.bottom = session.humans[0]

    def welcome(self, seats: Sequence[int]) -> None:
        """The pads of these people were gone, and are back."""
        state = self._state
        self.handover.end()
        self.refresh()
        names = ", ".join(state.voice.names[seat] for seat in seats)
        state.notices.say(state.voice.tr("{name} is back.", name=names))
