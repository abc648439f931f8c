"""What is chosen in a lobby: who sits where, how long the match is, which house rules hold."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from msgspec.structs import replace

from game.cpu import LEVELS
from game.i18n import mark
from game.rules import GAMES
from game.rules.match import Match, SeatInfo
from game.rules.options import remembered
from game.store.names import clean_name, distinct
from game.store.settings import MAX_GUESTS, Hands, Lobby, LobbySeat
from game.texts.characters import newcomers, usual_name

LENGTHS: dict[str, tuple[str, Callable[[int], int]]] = {
    "1": (mark("1 deal"), lambda players: 1),
    "3": (mark("3 deals"), lambda players: 3),
    "5": (mark("5 deals"), lambda players: 5),
    "round": (mark("once round the table"), lambda players: players),
    "two_rounds": (mark("twice round the table"), lambda players: 2 * players),
}
"""By the key it is remembered by: what a length is called, and how many deals it is."""

DEFAULT_LENGTH = "3"
DEFAULT_LEVEL = "normal"
USUAL_PLAYERS = 3


@dataclass
class LobbyPlan:
    """``dealer`` None: drawn by lot. A seat without a CPU level is a person's."""

    game: str
    seats: list[LobbySeat]
    options: dict[str, bool | int | str] = field(default_factory=dict)
    length: str = DEFAULT_LENGTH
    dealer: int | None = None
    hands: Hands = "cover"
    forced: bool | None = None
    """Moves without a choice are made by themselves where several persons play; None: as suits the game."""
    expected: list[str] = field(default_factory=list)
    """The names for those who join, the first one first."""
    before: Lobby = field(default_factory=Lobby)
    """What was remembered, for what is in it that this version does not know."""

    @classmethod
    def fresh(cls, game: str) -> LobbyPlan:
        """The lobby of somebody who comes for the first time."""
        plan = cls(game, [LobbySeat()])
        plan.reset_options()
        players = GAMES[game].PLAYERS
        while len(plan.seats) < min(max(USUAL_PLAYERS, players[0]), players[-1]):
            plan.add_seat()
        return plan

    @classmethod
    def remembered(cls, game: str, lobby: Lobby) -> LobbyPlan:
        """What was chosen last time, as far as the game still offers it.

        Those who sat beside the first person are expected again; until they join, CPU players have their seats.
        """
        plan = cls.fresh(game)
        plan.before = lobby
        if lobby.seats and len(lobby.seats) in GAMES[game].PLAYERS:
            plan.seats = [replace(lobby.seats[0], cpu=None)]
            for seat in lobby.seats[1:]:
                if seat.cpu is None:
                    plan.add_seat()
                else:
                    plan.seats.append(replace(seat, cpu=_level(seat.cpu)))
            for number in reversed(range(len(plan.seats))):
                plan.rename(number, plan.seats[number].name)
        plan.expected = [name for name in lobby.guests if name]
        plan.hands, plan.forced = lobby.hands, lobby.forced
        plan.length = lobby.length if lobby.length in LENGTHS else DEFAULT_LENGTH
        plan.dealer = lobby.dealer if lobby.dealer is None or lobby.dealer < len(plan.seats) else None
        plan.options = remembered(GAMES[game].OPTIONS, lobby.options)
        return plan

    def as_lobby(self) -> Lobby:
        """To be remembered."""
        guests = [seat.name for seat in self.seats[1:] if seat.cpu is None and seat.name]
        expected = [name for name in self.expected if name not in guests]
        return replace(
            self.before,
            seats=tuple(self.seats),
            options=self.before.options | self.options,
            length=self.length,
            dealer=self.dealer,
            hands=self.hands,
            forced=self.forced,
            guests=tuple([*guests, *expected][:MAX_GUESTS]),
        )

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats of persons."""
        return tuple(seat for seat, info in enumerate(self.seats) if info.cpu is None)

    @property
    def deals(self) -> int:
        return LENGTHS[self.length][1](len(self.seats))

    @property
    def can_add(self) -> bool:
        return len(self.seats) < GAMES[self.game].PLAYERS[-1]

    @property
    def can_remove(self) -> bool:
        return len(self.seats) > GAMES[self.game].PLAYERS[0]

    @property
    def default_options(self) -> dict[str, bool | int | str]:
        return {option.key: option.default for option in GAMES[self.game].OPTIONS}

    def reset_options(self) -> None:
        self.options = self.default_options

    def add_seat(self) -> None:
        """One more CPU player, as strong as the last one, by a name nobody has."""
        level = next((seat.cpu for seat in reversed(self.seats) if seat.cpu), DEFAULT_LEVEL)
        self.seats.append(LobbySeat(self._free_name(), level))

    def sit_down(self, seat: int, name: str | None = None) -> None:
        """A person takes the seat, under this name, or the next of those expected that nobody has."""
        taken = {other.name for other in self.seats} | {name}
        self.expected = [other for other in self.expected if other not in taken]
        if name is None:
            name = self.expected.pop(0) if self.expected else ""
        self.seats[seat] = LobbySeat(distinct(name, (other.name for other in self.seats)))

    def stand_up(self, seat: int, level: str) -> None:
        """A CPU player takes the seat of a person, who is expected back."""
        if self.seats[seat].name:
            self.expected.insert(0, self.seats[seat].name)
        self.seats[seat] = LobbySeat(self._free_name(), level)

    def _free_name(self) -> str:
        return next(iter(newcomers(seat.name for seat in self.seats)), "")

    def remove_seat(self, seat: int) -> None:
        del self.seats[seat]
        if self.dealer is not None and self.dealer >= seat:
            self.dealer = None if self.dealer == seat else self.dealer - 1

    def rename(self, seat: int, name: str) -> None:
        """Cleaned, and made distinct from the others' names. A CPU player by a character's name is that character, or
        while that one sits here another one."""
        others = [other.name for number, other in enumerate(self.seats) if number != seat]
        name = clean_name(name)
        if self.seats[seat].cpu and (usual := usual_name(name)):
            name = usual if usual not in others else next(iter(newcomers(others)), usual)
        self.seats[seat] = replace(self.seats[seat], name=distinct(name, others))

    def set_level(self, seat: int, level: str) -> None:
        self.seats[seat] = replace(self.seats[seat], cpu=level)

    def match(self, seed: int | None) -> Match:
        """The match as planned; ValueError if the game does not offer it."""
        seats = [SeatInfo(seat.name, seat.cpu) for seat in self.seats]
        return Match(self.game, seats, self.deals, self.options, seed, self.dealer)


def _level(level: str | None) -> str:
    return level if level in LEVELS else DEFAULT_LEVEL
