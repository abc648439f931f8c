"""Who the CPU players are: what each is called, and its temper."""

from __future__ import annotations

from collections.abc import Iterable

from game.cpu.tempers import TEMPERED
from game.i18n import LANGUAGES, Translator, mark, translator

CHARACTERS: dict[str, str] = {
    mark("Archie"): "bold",
    mark("Bella"): "tidy",
    mark("Victor"): "cautious",
    mark("Grace"): "bold",
    mark("Dennis"): "tidy",
    mark("Eleanor"): "cautious",
}
"""The CPU players that nobody has named otherwise, by name, and the temper of each. Names are kept in English and shown
in the language in use. Any three in a row have different tempers."""

CPU_NAMES: tuple[str, ...] = tuple(CHARACTERS)

TEMPERS: dict[str, str] = {
    "cautious": mark("cautious"),
    "bold": mark("bold"),
    "tidy": mark("tidy"),
}
TEMPER_SENTENCES: dict[str, str] = {
    "cautious": mark("Cautious: always keeps something in reserve."),
    "bold": mark("Bold: loves to play big."),
    "tidy": mark("Tidy: keeps its cards in order."),
}


def cpu_name(name: str, tr: Translator) -> str:
    """A CPU player's name: the one somebody gave it, or its usual one in the language in use."""
    return tr(name) if name in CHARACTERS else name


def kept_name(shown: str) -> str:
    """What a CPU player is called in records who is shown by this name in any language: ``cpu_name`` the other way
    round."""
    like = shown.casefold()
    tongues = [translator(language) for language in LANGUAGES]
    return next((name for name in CHARACTERS if like in {tr(name).casefold() for tr in tongues}), shown)


def usual_name(name: str) -> str | None:
    """Which character a CPU player is who has this name, or had it while somebody else had it too ("Archie 2")."""
    alone, _, number = name.rpartition(" ")
    kept = kept_name(alone if number.isdecimal() and alone else name)
    return kept if kept in CHARACTERS else None


def temper_of(name: str, level: str | None) -> str | None:
    """The temper of who has this name: that of a CPU player that nobody has named otherwise, at a level at which it
    shows; a person has none."""
    return CHARACTERS.get(name) if level in TEMPERED else None


def portrait_of(name: str, cpu: str | None) -> str | None:
    """Whose portrait is shown for a player of this name, as ``sprites.people`` names it: a character's, no person's."""
    return name.lower() if cpu and name in CHARACTERS else None


def newcomers(taken: Iterable[str]) -> list[str]:
    """Of each temper the first CPU player who has none of these names; the one whose temper is rarest there first."""
    names = set(taken)
    tempers = [CHARACTERS[name] for name in names if name in CHARACTERS]
    free = {CHARACTERS[name]: name for name in reversed(CPU_NAMES) if name not in names}
    return sorted(free.values(), key=lambda name: (tempers.count(CHARACTERS[name]), CPU_NAMES.index(name)))
