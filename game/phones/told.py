"""What a phone is told, as plain dicts (PHONES.md, "The wire"): a table, a lobby, a refusal.

It is made in this place alone: of what one seat may know (``observe(seat)``), of what everybody may know of the
match, and of the words of ``game.texts`` in the language of whoever holds the phone. Nothing else is within reach:
whoever asks hands over an Observation, never a deal or a match, which hold everybody's cards.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from game.i18n import Translator, mark, translator
from game.phones.said import Said
from game.phones.turn import choices, codes, match_won, notes, turn, why
from game.rules.deal import IllegalMove, Observation
from game.rules.match import SeatInfo
from game.texts import GameTexts, Pile, Voice, texts
from game.texts.house_rules import house_rules
from game.texts.seats import level_sentence, seat_name, seat_names, seatless

Told = dict[str, Any]
"""JSON-ready."""


class PublicMatch(Protocol):
    """What everybody may know of a match."""

    @property
    def seats(self) -> Sequence[SeatInfo]: ...
    @property
    def deal_number(self) -> int: ...
    @property
    def deals(self) -> int: ...
    @property
    def over(self) -> bool: ...
    def totals(self) -> tuple[int, ...]: ...
    def totals_before(self) -> tuple[int, ...]: ...
    def match_places(self) -> tuple[int, ...]: ...
    def winners(self) -> tuple[int, ...]: ...


@dataclass(frozen=True)
class Standing:
    """How a match stands as far as it was shown: ``totals`` and ``places`` are by seat, and those of the running deal
    count once its end is told; ``winners`` share the match, () while it is not over."""

    seats: tuple[SeatInfo, ...]
    deal: int
    deals: int
    totals: tuple[int, ...]
    places: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()

    @classmethod
    def of(cls, match: PublicMatch, ended: bool) -> Standing:
        """``ended``: whether the end of this deal has been shown."""
        seats = tuple(match.seats)
        if not ended:
            return cls(seats, match.deal_number, match.deals, match.totals_before())
        winners = match.winners() if match.over else ()
        return cls(seats, match.deal_number, match.deals, match.totals(), match.match_places(), winners)


@dataclass(frozen=True)
class Now:
    """What the moment allows: whether a move may be played (``acting``), which questions may be asked, the ``hint``
    that was asked for (a move, and why), whether the last plays were, and why nothing may be played (``wait``)."""

    acting: bool = False
    asks: tuple[str, ...] = ()
    hint: tuple[int, str] | None = None
    last: bool = False
    wait: str | None = None


class Teller:
    """Tells one seat, in one language, how its match goes. ``card`` writes a card: ``10♥``.

    It remembers the sentences of the running deal, so that each is made once.
    """

    def __init__(self, seat: int, language: str, card: Callable[[int], str]) -> None:
        self.seat, self.language = seat, language
        self._tr, self._card = translator(language), card
        self._said = Said()

    def voice(self, seats: Sequence[SeatInfo]) -> Voice:
        """Who speaks to the person in this seat."""
        return Voice(self._tr, seat_names(seats, self._tr), self._card, self.seat)

    def table(self, seen: Observation, match: Standing, now: Now) -> Told:
        """``seen`` is observed by this seat alone; ValueError if it is not."""
        if seen.seats != (self.seat,):
            raise ValueError(f"seat {self.seat} is not to be told what seats {seen.seats} see")
        voice = self.voice(match.seats)
        words = texts(seen.game)
        moves = seen.legal_moves() if now.acting and now.wait is None else ()
        start, said = self._said.newest(seen.history, voice, words)
        return {
            "at": len(seen.moves),
            "deal": match.deal,
            "deals": match.deals,
            "game": seen.game,
            "lang": self.language,
            "seat": self.seat,
            "to_move": seen.to_move,
            "turn": turn(seen, voice, words),
            "hand": codes(seen.hand(self.seat)),
            "moves": [seen.text(move) for move in moves],
            "choices": choices(seen, moves, voice, words),
            "why": why(seen, moves, voice, words),
            "notes": notes(seen, moves, voice, words),
            "seats": [self._seat(seat, seen, match, voice, words) for seat in range(seen.players)],
            "middle": {
                "piles": [self._pile(pile) for pile in words.piles(seen, voice)],
                "facts": [*words.facts(seen, voice)],
            },
            "said": said,
            "said_from": start,
            "asks": [*now.asks],
            "hint": now.hint and {"code": seen.text(now.hint[0]), "text": now.hint[1]},
            "last": self._said.last_round(seen, voice, words) if now.last else None,
            "house": [rule for rule, _ in house_rules(seen.game, seen.options, self._tr)],
            "wait": now.wait,
            "outcome": self._outcome(seen, match, voice, words),
        }

    def _seat(self, seat: int, seen: Observation, match: Standing, voice: Voice, words: GameTexts[Any]) -> Told:
        return {
            "name": voice.names[seat],
            "cards": len(seen.hand(seat)),
            "cpu": match.seats[seat].cpu,
            "points": match.totals[seat],
            "fact": words.fact(seen, seat, voice),
            "mine": seat == self.seat,
        }

    def _pile(self, pile: Pile) -> Told:
        told: Told = {"name": pile.name, "cards": codes(pile.cards), "by": [*pile.by], "count": pile.count}
        if pile.seat is not None:
            told |= {"seat": pile.seat, "mine": pile.seat == self.seat}
        return told | ({"groups": [*pile.groups]} if pile.groups else {})

    def _outcome(self, seen: Observation, match: Standing, voice: Voice, words: GameTexts[Any]) -> Told | None:
        if seen.outcome is None:
            return None
        places = match.places or (1,) * seen.players
        rows = [
            {
                "seat": seat,
                "name": voice.names[seat],
                "points": match.totals[seat],
                "deal": seen.outcome.points[seat],
                "place": places[seat],
                "mine": seat == self.seat,
            }
            for seat in sorted(range(seen.players), key=lambda seat: (places[seat], seat))
        ]
        told = [words.ended(seen, voice)]
        if match.winners and match.deals > 1:
            told.append(match_won(match.winners, voice))
        return {
            "text": " ".join(told),
            "heading": self._tr(words.points),
            "rows": rows,
            "last": bool(match.winners),
        }


def refused(illegal: IllegalMove, game: str, voice: Voice) -> dict[str, str]:
    """Why a move may not be played, to be told as ``refused``."""
    return {"code": illegal.code, "text": texts(game).refused(illegal, voice)}


# The lobby

BY: Mapping[str, str] = {
    "phone": mark("On a phone"),
    "pad": mark("With a gamepad"),
    "keyboard": mark("With the keyboard"),
    "mouse": mark("With the mouse"),
}
"""What a person plays with, in words."""


@dataclass(frozen=True)
class Chair:
    """A seat of a lobby, or of a running match: who has it (``cpu`` is a level, None: a person, unless it is ``free``),
    what that person plays with (a key of ``BY``), and whether whoever is told has it, or may take it."""

    name: str = ""
    cpu: str | None = None
    free: bool = False
    by: str | None = None
    mine: bool = False
    may_sit: bool = False
    ready: bool = False


@dataclass(frozen=True)
class Lobby:
    """``game`` empty: none is chosen yet. ``running``: a match of it is being played. ``name`` is that of whoever is
    told, who has the chair that is ``mine``, if any, and ``may_ready``: say so to begin. With ``seatless`` phones
    all are ready, and wait for those."""

    game: str = ""
    deals: int = 0
    running: bool = False
    chairs: tuple[Chair, ...] = ()
    name: str = ""
    may_ready: bool = False
    seatless: int = 0


def lobby(room: Lobby, language: str, status: str = "") -> Told:
    """``status`` says how things stand, in the same language; empty: what the seats say of it."""
    tr = translator(language)
    own = next((seat for seat, chair in enumerate(room.chairs) if chair.mine), None)
    return {
        "lang": language,
        "game": room.game,
        "title": tr(texts(room.game).name) if room.game else "Koloda",
        "deals": room.deals,
        "running": room.running,
        "name": room.name,
        "seat": own,
        "ready": own is not None and room.chairs[own].ready,
        "may_ready": room.may_ready,
        "status": status or _held(room, own, tr) or tr(_status(room, own)),
        "seats": [_chair(seat, chair, tr) for seat, chair in enumerate(room.chairs)],
    }


def _held(room: Lobby, own: int | None, tr: Translator) -> str:
    """For those who are ready: what holds up the start."""
    return seatless(room.seatless, tr) if own is not None and room.seatless else ""


def _status(room: Lobby, own: int | None) -> str:
    """How things stand for whoever is told, as a marked text."""
    if not room.game:
        return mark("Choose a game on the big screen.")
    if own is None:
        if any(chair.may_sit for chair in room.chairs):
            return mark("Take a seat.")
        if room.running:
            return mark("A match is being played, and every seat is taken.")
        return mark("Every seat is taken. Make one free on the big screen.")
    if room.running:
        return mark("The match goes on: look at the big screen.")
    if room.chairs[own].ready:
        return mark("You are ready. The match begins as soon as all are.")
    if room.may_ready:
        return mark("Say when you are ready.")
    return mark("The match begins on the big screen.")


def _chair(seat: int, chair: Chair, tr: Translator) -> Told:
    return {
        "seat": seat,
        "name": tr("Free seat") if chair.free else seat_name(seat, chair.name, chair.cpu, tr),
        "kind": "free" if chair.free else "cpu" if chair.cpu else "person",
        "by": chair.by,
        "detail": _detail(chair, tr),
        "mine": chair.mine,
        "may_sit": chair.may_sit,
    }


def _detail(chair: Chair, tr: Translator) -> str:
    if chair.cpu and not chair.free:
        return level_sentence(chair.name, chair.cpu, tr)
    by = BY.get(chair.by or "", "")
    return " · ".join(filter(None, [tr(by), tr("ready") if chair.ready else ""]))
