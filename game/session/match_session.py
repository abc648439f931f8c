"""A match being played: every move goes through here to the referee, and to the store at once."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from game.cpu import THINKERS, prepare
from game.cpu.review import Review
from game.input.actions import Device
from game.input.owners import Owners
from game.rules.deal import Observation
from game.rules.events import Event
from game.rules.match import Match
from game.session import stand_ins
from game.session.choices import FORCED, last_choice
from game.session.cpu_turns import SUBSTITUTE, CpuPlayers, Prospect
from game.session.match_facts import MatchFacts
from game.store import HANDS, Hands, Store


class MatchSession(MatchFacts):
    """``id`` is the store's number of the match, None for one that is not kept, such as the one behind the title.

    ``owners`` says which device speaks for which seat; None: nobody has claimed a seat yet. ``forced`` is whether moves
    without a choice are made by themselves; None: as suits the game and the people.
    """

    def __init__(
        self,
        match: Match,
        store: Store | None = None,
        match_id: int | None = None,
        owners: Owners | None = None,
        hands: Hands = "cover",
        forced: bool | None = None,
    ) -> None:
        prepare(match.game)
        super().__init__(match)
        self.id = match_id
        self.away = stand_ins.away(match)
        """The seats that a CPU plays for a person until the pad that has claimed the seat is back."""
        self.owners = owners or Owners(self.people)
        self.hands = hands
        self.forces = forced
        self.spoke = stand_ins.devices(match)
        """The device that spoke for each seat when the match was saved."""
        self.changes = 0
        """How often a move was made or taken back, or a deal begun: the same number means the same position."""
        self.phones_at = stand_ins.phones_at(match)
        """The address at which phones found this match; None: none has played in it."""
        self._peeking: int | None = None
        self._disclosed: frozenset[int] = frozenset()
        self._store = store
        self._cpus = CpuPlayers(match)
        self._choice: tuple[object, int | None] | None = None

    @classmethod
    def start(
        cls,
        store: Store,
        match: Match,
        owners: Owners | None = None,
        hands: Hands = "cover",
        forced: bool | None = None,
    ) -> MatchSession:
        """A new match, saved from now on."""
        session = cls(match, store, owners=owners, hands=hands, forced=forced)
        session._save()
        return session

    @classmethod
    def resume(cls, store: Store, match_id: int) -> MatchSession:
        """A saved match, at the same card. LookupError if there is none that can be read."""
        match = store.load_match(match_id)
        if match is None:
            raise LookupError(f"no match {match_id}")
        hands, forced = match.notes.get("hands"), match.notes.get("forced")
        session = cls(
            match,
            store,
            match_id,
            hands=next((known for known in HANDS if known == hands), "cover"),
            forced=forced if isinstance(forced, bool) else None,
        )
        for seat in session.away & session.spoke.keys():
            session.owners.claim(seat, session.spoke[seat])
        for seat, phone in stand_ins.phones(match).items():
            if seat in session.people:
                session.owners.claim(seat, phone)
        return session

    @property
    def kept(self) -> bool:
        """Whether it is saved after every move."""
        return self._store is not None

    def rematch(self, store: Store) -> MatchSession:
        """A new match of the same people by the same house rules, saved from now on."""
        old = self._match
        again = Match(old.game, old.seats, old.deals, old.options)
        again.notes |= stand_ins.notes(self.away, self.owners)
        return MatchSession.start(store, again, self.owners, self.hands, self.forces)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of persons, ascending: also of those who are away."""
        seats = enumerate(self._match.seats)
        return tuple([seat for seat, info in seats if info.cpu is None or seat in self.away])

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats that persons play now, ascending: those of ``people`` who are not away."""
        return tuple(seat for seat in self.people if seat not in self.away)

    @property
    def to_move(self) -> int | None:
        """The seat to move; None when the deal is over."""
        return self._match.deal.to_move

    @property
    def turn(self) -> int | None:
        """The person to move; None while a CPU player is, be it for a person, and when the deal is over."""
        seat = self.to_move
        return seat if seat is not None and self._match.seats[seat].cpu is None else None

    @property
    def moves(self) -> int:
        """How many moves have been made in this deal."""
        return len(self._match.deal.moves)

    @property
    def last_move(self) -> tuple[int, int] | None:
        """The seat and the move that was made last in this deal; None before the first one."""
        return self._match.deal.moves[-1] if self._match.deal.moves else None

    @property
    def viewers(self) -> tuple[int, ...]:
        """The seats whose cards are shown: this is decided here and nowhere else. Where nobody plays, one looks over
        the shoulder of the first CPU player. Of hands that are covered only that of the person who peeks is, and so it
        is with hands that are held on a phone. After the deal those are too that were disclosed."""
        if self._disclosed:
            return tuple(sorted({*self._shown, *self._disclosed}))
        return self._shown

    @property
    def _shown(self) -> tuple[int, ...]:
        peeking = self.peeking
        if self.covers:
            return () if peeking is None else (peeking,)
        people = self.people or (0,)
        return tuple([seat for seat in people if seat == peeking or not self.private(seat)])

    def chance(self, key: str) -> Random:
        """Chance for what has nothing to do with the cards: the same for the same match, deal and ``key``, whatever
        anybody holds."""
        return Random(f"{self._match.seed} {self.deal_number} {key}")

    @property
    def lines_said(self) -> list[str]:
        """The lines that characters have said in this match, by their keys."""
        said = self._match.notes.get("lines")
        return [key for key in said if isinstance(key, str)] if isinstance(said, list) else []

    def note_line(self, key: str) -> None:
        """It is not said again in this match; saved with the next move."""
        self._match.notes["lines"] = [*self.lines_said, key]

    def disclose(self, seats: Iterable[int]) -> None:
        """From now on everybody sees these hands: the deal must be over."""
        assert self.outcome is not None
        self._disclosed |= frozenset(seats)

    @property
    def covers(self) -> bool:
        """Whether hands are covered until somebody peeks: not if everybody knows them."""
        return self.hands != "open" and len(self.people) > 1 and not self._match.deal.all_known()

    @property
    def holds(self) -> bool:
        """Whether a hand is up only as long as its owner holds a button."""
        return self.hands == "hold" and self.covers

    @property
    def peeking(self) -> int | None:
        """Whose covered hand is open now."""
        return self._peeking if self._peeking is not None and self.conceals(self._peeking) else None

    def private(self, seat: int) -> bool:
        """Whether a person holds the cards on a phone, so that they lie face down: not if everybody knows them."""
        return self.owners.phone(seat) is not None and not self._match.deal.all_known()

    def conceals(self, seat: int) -> bool:
        """Whether the hand of a person lies face down until that person peeks."""
        return self.covers or self.private(seat)

    def peek(self, seat: int) -> None:
        """Open the hand of ``seat`` and no other."""
        self._peeking = seat

    def cover(self) -> None:
        """Cover every hand."""
        self._peeking = None

    def agree(self, hands: Hands, forced: bool | None) -> None:
        """From now on hands lie like this, and moves without a choice are made by themselves or not."""
        self.hands, self.forces = hands, forced
        self.cover()
        self._save()

    def change_owner(self, seat: int, cpu: str | None) -> None:
        """From now on a CPU of this level plays the seat, or a person."""
        self.away.discard(seat)
        if cpu is None:
            self.owners.sit(seat)
        else:
            self.owners.leave(seat)
        self._hand_over(seat, cpu)

    def substitute(self, seat: int) -> None:
        """A CPU plays on for the person in ``seat``, whose it remains, until the pad is back."""
        self.away.add(seat)
        self._hand_over(seat, SUBSTITUTE)

    def take_seat(self, seat: int, device: Device) -> None:
        """From now on a person plays the seat with ``device``, the one who was away or another."""
        if self.seats[seat].cpu is not None:
            self.change_owner(seat, None)
        self.owners.claim(seat, device)
        self._save()

    def play_without_phone(self, seat: int, device: Device) -> None:
        """The phone of the person in a seat is away: ``device`` speaks for the seat until it is there again."""
        self.owners.put_away(seat, expected=True)
        self.owners.claim(seat, device)
        self.cover()

    def stand_up(self, seat: int) -> None:
        """The person in a seat plays on without the phone."""
        self.owners.put_away(seat)
        self.cover()
        self._save()

    def name_seat(self, seat: int, name: str) -> None:
        """Whoever sits there is called so from now on."""
        self._match.name_seat(seat, name)
        self._save()
        if self._store and self.id is not None:
            self._store.save_seats(self._match, self.id)

    def note_phones_at(self, host: str, port: int) -> None:
        """Where phones find this match: there they look for it when it is continued."""
        if self.owners.with_phones and self.phones_at != (host, port):
            self.phones_at = host, port
            self._save()

    def _hand_over(self, seat: int, cpu: str | None) -> None:
        self._match.change_owner(seat, cpu)
        self.cover()
        self._save()

    def observe(self) -> Observation:
        """What may be on the screen."""
        return self._match.deal.observe(*self.viewers)

    def known_to(self, seat: int) -> Observation:
        """What the person in a seat may know, and what he may do while it is his turn."""
        assert seat in self.people, "what a CPU player knows is shown to nobody"
        return self._match.deal.observe(seat)

    def play(self, move: int) -> tuple[int, str, list[Event]]:
        """Play for the seat to move: the seat, the move's code, and what happened as the viewers see it.

        IllegalMove, and nothing changed, if the move is not legal.
        """
        events: list[Event] = []
        deal, seat, viewers = self._match.deal, self.to_move, self.viewers
        assert seat is not None
        deal.play(move, events)
        self.changes += 1
        self._save()
        return seat, deal.MOVES[move], [event.seen_by(*viewers) for event in events]

    @property
    def unseen_move(self) -> int | None:
        """A move that the person to move may ask for without looking at the hand, to be made if it is legal; None:
        there is none, or the hand is not covered."""
        return self._match.deal.unseen_move() if self.covers else None

    def forced(self) -> int | None:
        """The move of the seat to move, if all it can do is draw or pass."""
        deal = self._match.deal
        moves = deal.legal_moves()
        return moves[0] if len(moves) == 1 and deal.text(moves[0]) in FORCED else None

    # What CPU players choose

    @property
    def thinker(self) -> int | None:
        """The seat to move, if its CPU player takes time to think."""
        seat = self.to_move
        return seat if seat is not None and self.seats[seat].cpu in THINKERS else None

    def prospect(self) -> Prospect:
        """What the CPU player to move may choose from, and what may come after that."""
        return Prospect(self._match.deal, self._cpus, self.id)

    def temper(self, seat: int) -> str | None:
        """The temper of the CPU player of this seat, if it has one."""
        return self._cpus.temper(seat)

    # What was played

    @property
    def can_undo(self) -> bool:
        """Whether there is a choice to take back."""
        return self._point_of_return() is not None

    def undo(self) -> bool:
        """Back to before the only person's last choice; False if there is nothing to take back."""
        point = self._point_of_return()
        if point is None:
            return False
        self._match.take_back(point)
        self._disclosed = frozenset()
        self.changes += 1
        self._save()
        return True

    def _point_of_return(self) -> int | None:
        """How many moves undo would leave. It is asked for at every picture, so it is found once for each position."""
        key = self.changes, self.people
        if self._choice is None or self._choice[0] != key:
            self._choice = key, last_choice(self._match.deal, *self.people) if len(self.people) == 1 else None
        return self._choice[1]

    def review(self, seat: int) -> Review:
        """Of the choices of the person in a seat in this deal, which is over."""
        assert self.outcome is not None and seat in self.people
        return Review(self._match.deal, seat)

    def next_deal(self) -> None:
        """Start the match's next deal."""
        self._match.next_deal()
        self._disclosed = frozenset()
        self.changes += 1
        self._cpus.forget()
        self._save()

    def _save(self) -> None:
        notes = stand_ins.notes(self.away, self.owners) | {"phones_at": self.phones_at and list(self.phones_at)}
        self._match.notes |= {"hands": self.hands, "forced": self.forces, **notes}
        if self._store:
            self.id = self._store.save_match(self._match, self.id)
