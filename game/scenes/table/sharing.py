"""Several people at one table: whose turn it is to press, whose hand is open, and when it is covered (DESIGN.md, "Hands
on a shared screen")."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.input.actions import Device
from game.scenes.core import destinations as to
from game.scenes.table.handover import Handover
from game.texts import texts

if TYPE_CHECKING:
    from game.scenes.table.table import TableScene


class Sharing:
    """``handover`` calls the next person."""

    def __init__(self, table: TableScene) -> None:
        self.handover = Handover(table)
        self._table = table
        self._looks: int | None = None
        """Who played last from an open hand and has the screen still: this hand needs no handover."""

    # Who acts

    @property
    def turn(self) -> int | None:
        """The person whom the table waits for; None while something moves, or a CPU is to move."""
        table = self._table
        seat = table.session.to_move
        return seat if table.queue.idle and seat in table.session.humans else None

    def may(self, device: Device) -> bool:
        """Whether a press on a device counts: from the person to move, or from anybody while nobody is waited for."""
        seat = self.turn
        if seat is None:
            return True
        owners = self._table.session.owners
        return owners.owns(seat, device) if owners.claimed(seat) else owners.may_take(device)

    def habit(self, device: Device) -> bool | None:
        """Whether a device confirms on the right, as long as the match is open: as the person in the tray wants it if
        it is his, else the first whose it is. None: as all of its kind do."""
        table = self._table
        seats = table.session.owners.seats_of(device)
        if not seats or table not in table.services.stack.scenes:
            return None
        return table.person_in(table.bottom if table.bottom in seats else seats[0]).confirm_right

    def ready(self, seat: int) -> bool:
        """It is the turn of ``seat``: its tray comes; whether the person may play, or has to be called first."""
        table, session = self._table, self._table.session
        self._seat(seat)
        if session.owners.claimed(seat):
            if session.peeking == seat:
                return True
            if not session.covers:
                self.handover.rumble(seat)
                return True
            if self._looks == seat:
                self._open(seat)
                return True
        self._looks = None
        table.person.focus.forget()
        self.handover.begin(seat)
        return False

    def _seat(self, seat: int) -> None:
        """The seat in the tray."""
        table = self._table
        if table.bottom != seat:
            table.bottom = seat
            table.forget_hand()

    # Open and covered

    def open_hand(self, seat: int) -> None:
        """The person looks at the hand, and may play."""
        self.handover.end()
        if self._table.session.covers:
            self._open(seat)
        self._table.person.open(seat)

    def _open(self, seat: int) -> None:
        self._table.session.peek(seat)
        self._table.show()

    def cover(self) -> None:
        """Cover the hand that is open."""
        table = self._table
        if table.session.peeking is not None:
            table.session.cover()
            table.notices.say("")
            table.show()

    def conceal(self) -> None:
        """Cover the hand that is open until the person asks for it again."""
        self._looks = None
        if self._table.session.peeking is not None:
            self._table.person.end()
            self.cover()

    def before_move(self, seat: int) -> None:
        """A move is about to be made: nothing of it may be seen that does not go to the table."""
        if self._table.session.peeking == seat:
            self._looks = seat
        elif self.handover.seat == seat:
            self._looks = None
        self.handover.end()
        self.cover()

    @property
    def asks_blindly(self) -> bool:
        """Whether there is a move that may be made without a look at the hand."""
        return self._table.session.unseen_move is not None

    def play_blindly(self) -> None:
        """Make that move if it is legal; if it is not, the person has to look."""
        table, seat = self._table, self.handover.seat
        move = table.session.unseen_move
        assert move is not None and seat is not None
        refusal = table.session.known_to(seat).why_not(move)
        if refusal is None:
            table.play(move)
        else:
            self.open_hand(seat)
            table.notices.say(texts(table.stage.game).refused(refusal, table.voice_of(seat)))

    # What changes meanwhile

    def refresh(self) -> None:
        """The people, their devices or what they show each other may have changed."""
        table, session = self._table, self._table.session
        table.people = session.humans
        session.owners.present(table.services.input.pads)
        if session.humans and table.bottom not in session.humans:
            table.bottom = session.humans[0]
        if table.stage.viewers != session.viewers:
            table.queue.drop()
            table.show()

    def welcome(self, device: Device) -> bool:
        """Whether a pad that was gone is back with this press."""
        table = self._table
        seats = table.session.welcome(device)
        if seats:
            names = ", ".join(table.voice.names[seat] for seat in seats)
            table.person.end()
            self.handover.end()
            self.refresh()
            table.notices.say(table.voice.tr("{name} is back.", name=names))
            table.touch()
        return bool(seats)

    def miss_pad(self, seat: int) -> bool:
        """Whether the pad of the person to move is unplugged: then the match pauses."""
        table = self._table
        if seat not in table.session.owners.without_device:
            return False
        table.services.open(to.LostPad(table.session, seat))
        return True
