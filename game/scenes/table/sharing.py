"""Several people at one table: whose turn it is to press, whose hand is open, and when it is covered (DESIGN.md, "Hands
on a shared screen")."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.i18n import Translator
from game.input.actions import KEYBOARD, MOUSE, Device
from game.scenes.core import destinations as to
from game.scenes.table.handover import Handover
from game.scenes.table.state import TableState
from game.session.match_session import MatchSession
from game.session.returning_pads import reclaim, returning, turn_away, welcome, welcome_phones
from game.texts.seats import seat_names


class Sharing:
    """``handover`` calls the next person. Which hands are open is up to here; the scene shows it."""

    def __init__(self, state: TableState) -> None:
        self.handover = Handover(state)
        self._state = state
        self._holder: Device | None = None
        """What is held, and keeps a hand up where hands are up only as long as something is."""
        self._looks: int | None = None
        """Who played last from an open hand and has the screen still: this hand needs no handover."""

    # Who acts

    @property
    def turn(self) -> int | None:
        """The person whom the table waits for; None while something moves, or a CPU is to move."""
        return self._state.session.turn if self._state.queue.idle else None

    def awaits(self, device: Device) -> bool | None:
        """Whether it is the turn of the device's person, or of one whom nobody is yet; None while nobody is waited
        for."""
        seat = self.turn
        return None if seat is None else self._state.session.owners.may_speak(seat, device)

    def may(self, device: Device) -> bool:
        """Whether a press on a device counts: from the person to move, or from anybody while nobody is waited for."""
        return self.awaits(device) is not False

    def habit(self, device: Device) -> bool | None:
        """Whether a device confirms on the right: as the person in the tray wants it if it is his, else the first whose
        it is. None: as all of its kind do."""
        state = self._state
        seats = state.session.owners.seats_of(device)
        return state.person_in(state.bottom if state.bottom in seats else seats[0]).confirm_right if seats else None

    def give_turn(self, seat: int) -> bool:
        """It is the turn of ``seat``, whose the tray is. Whether he may play at once, or has to be called first."""
        session = self._state.session
        if session.owners.claimed(seat):
            if session.peeking == seat:
                return True
            if not session.conceals(seat):
                self.handover.rumble(seat)
                return True
            if self._looks == seat and (self._holder or not session.holds):
                session.peek(seat)
                return True
        self._looks = None
        return False

    # Open and covered

    def open_hand(self, seat: int, device: Device) -> None:
        """The person who was called, or who plays by phone too, looks at the hand, with a device that may have to be
        held for that."""
        self.handover.end()
        self._holder = device if self._state.session.holds else None
        if self._state.session.conceals(seat):
            self._state.session.peek(seat)

    def keeps(self, seat: int) -> bool:
        """Whether a person who has a phone plays on the screen for now."""
        session = self._state.session
        return session.peeking == seat or (self._looks == seat and (self._holder is not None or not session.holds))

    def conceal(self) -> bool:
        """Cover the hand that is open until the person asks for it again; whether one was."""
        self._looks = self._holder = None
        if self._state.session.peeking is None:
            return False
        self._cover()
        return True

    @property
    def held_by(self) -> Device | None:
        """What keeps a hand up."""
        return self._holder

    @property
    def holder_is_gone(self) -> bool:
        """Whether what keeps a hand up is unplugged."""
        here = (KEYBOARD, MOUSE, *self._state.services.input.plugged)
        return self._holder is not None and self._holder not in here

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
        self._state.people = self._state.session.people

    def sit(self) -> None:
        """Everybody goes where he sits now. Hands that are to be covered are."""
        state, trays = self._state, self._state.trays
        bottom = state.seating.wanted[0]
        state.sit(trays[0] if trays and bottom not in trays else bottom, state.steady)

    def see_devices(self) -> None:
        """Look who is plugged in: whose pad is back, and no other's, has it again."""
        session, hub = self._state.session, self._state.services.input
        session.owners.become(hub.now)
        session.owners.present(hub.plugged)
        back = (*reclaim(session, hub.plugged), *welcome_phones(session))
        if back and not self._state.notices.said:
            self._tell_back(back)

    def welcome(self, seats: Sequence[int]) -> None:
        """The pads of these people were gone, and are back."""
        self.handover.end()
        self.refresh()
        self._tell_back(seats)

    def _tell_back(self, seats: Sequence[int]) -> None:
        state = self._state
        names = ", ".join(state.voice.names[seat] for seat in seats)
        state.notices.say(state.voice.tr("{name} is back.", name=names))


def whose(
    session: MatchSession, device: Device, welcomed: Callable[[Sequence[int]], None], tr: Translator
) -> to.WhosePad:
    """The question who of those whose pad is unplugged holds ``device``; ``welcomed`` is told the seats of that one."""
    groups = returning(session, device)
    names = seat_names(session.seats, tr)

    def done(at: int | None) -> None:
        if at is None:
            turn_away(session, device)
        else:
            welcome(session, device, groups[at])
            welcomed(groups[at])

    return to.WhosePad(device, [", ".join(names[seat] for seat in seats) for seats in groups], done)
