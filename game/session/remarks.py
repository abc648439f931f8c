"""Which line a character says upon what, if any: chosen from what everybody knows, none twice in a match."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from game.rules.match import SeatInfo
from game.session.match_session import MatchSession
from game.texts.characters import portrait_of
from game.texts.lines import Cue, lines

CHANCE: Mapping[Cue, float] = {
    "hello": 1.0,
    "again": 0.6,
    "penalty": 0.5,
    "relief": 0.25,
    "joker": 0.5,
    "joked": 0.35,
    "turnaround": 0.3,
    "unbeaten": 0.3,
    "beaten": 0.2,
    "pass": 0.06,
    "last": 0.6,
    "alarm": 0.4,
    "trick": 0.12,
    "tricked": 0.12,
    "won": 0.8,
    "lost": 0.6,
    "wait": 1.0,
}
"""How likely anything is said upon it: rarely enough to be liked."""


@dataclass(frozen=True)
class Remark:
    """What the character of a seat says, as a marked text; ``key`` is what the match remembers it by."""

    seat: int
    words: str
    key: str


def remark(speakers: Iterable[tuple[int, str, Cue]], said: Collection[str], chance: Random) -> Remark | None:
    """The first of those who could speak, each a seat, its character and upon what, who does; none of ``said``."""
    for seat, character, cue in speakers:
        if chance.random() >= CHANCE[cue]:
            continue
        left = {f"{character}.{cue}.{at}": words for at, words in enumerate(lines(character).get(cue, ()))}
        keys = [key for key in left if key not in said]
        if keys:
            key = chance.choice(keys)
            return Remark(seat, left[key], key)
    return None


def last_word(session: MatchSession, places: Sequence[int]) -> Remark | None:
    """What a winner says when a deal or the match is over, or whoever is last. ``places`` are by seat; it counts as
    said."""
    characters, last = characters_of(session.seats), max(places)
    won: list[tuple[int, str, Cue]] = [(at, one, "won") for at, one in characters.items() if places[at] == 1]
    lost: list[tuple[int, str, Cue]] = [(at, one, "lost") for at, one in characters.items() if places[at] == last]
    found = remark([*won, *lost], session.lines_said, session.chance("last word"))
    if found:
        session.note_line(found.key)
    return found


def characters_of(seats: Sequence[SeatInfo]) -> dict[int, str]:
    """The seats that characters play, each with its portrait's name."""
    found = ((seat, portrait_of(info.name, info.cpu)) for seat, info in enumerate(seats))
    return {seat: character for seat, character in found if character}
