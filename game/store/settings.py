"""The player's settings and how they are read from JSON that may be older, newer or damaged."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from typing import Any, Literal, get_args

from game.cli.options import (
    MAX_SIZE,
    MIN_SIZE,
    SPEEDS,
    Speed,
)
from game.i18n import LANGUAGES
from game.store.names import clean_name

MAX_BINDINGS = 1000
MAX_PERSONS = 1000
MAX_GUESTS = 5
LARGEST_EDGE = 0.05
SHORTEST_THOUGHT, LONGEST_THOUGHT = 0.2, 3.0

Hands = Literal["cover", "open"]
"""How hands lie on a shared screen: covered until their owner peeks, or all open."""
HintLevel = Literal["easy", "normal", "hard"]
"""The CPU level whose move a hint tells."""


@dataclass(frozen=True)
class LobbySeat:
    """``name`` may be empty; ``cpu`` is a level of ``game.cpu``, or None for a person."""

    name: str = ""
    cpu: str | None = None


@dataclass(frozen=True)
class Lobby:
    """What was last chosen for a game. Whether the game still offers it is for the lobby to check."""

    seats: tuple[LobbySeat, ...]
    options: dict[str, bool | int | str] = field(default_factory=dict)
    length: str = ""
    """The lobby's own key for the length of a match."""
    dealer: int | None = None
    """None: drawn by lot."""
    hands: Hands = "cover"
    forced: bool | None = None
    """Whether moves without a choice are made by themselves where several persons play; None: as suits the game."""
    guests: tuple[str, ...] = ()
    """Names of those who sat beside the first person, to be offered to whoever joins."""


@dataclass(frozen=True)
class Person:
    """What a player wants for himself, wherever he sits."""

    language: str | None = None
    """Of his tray, hints and refusals; None: the game's."""
    hints: bool = True
    hint_level: HintLevel | None = None
    """None: the game's."""
    dimming: bool = True
    """Whether cards that cannot be played are dimmed."""
    rumble: bool = True
    text_size: float | None = None
    """In his tray; None: the game's."""
    confirm_right: bool | None = None
    """Whether the right button of his pad confirms and the bottom one cancels; None: as on all pads of its kind."""


@dataclass
class Settings:
    """What a player can set. Change it in place and have the store save it."""

    language: str | None = None
    """None: the system's language."""
    music: float = 0.6
    effects: float = 0.8
    mute: bool = False
    speed: Speed = 1.0
    thinking_time: float = 0.8
    """Seconds a CPU player that thinks takes for a move."""
    reduced_motion: bool = False
    four_colours: bool = False
    large_print: bool = False
    index_letters: Literal["language", "latin", "russian"] = "language"
    """J Q K A or В Д К Т on the cards: by the game's language, or always the same."""
    text_size: float = 1.0
    sort: Literal["game", "suit", "rank", "dealt"] = "game"
    fullscreen: bool = True
    window_size: tuple[int, int] = (1280, 720)
    display: int = 0
    edge: float = 0.0
    """This part of the picture is cut off by the television on each side, 0 to 0.05."""
    forced_draws: bool = True
    """A move without a choice, such as drawing, is made without asking."""
    hints: bool = True
    hint_level: HintLevel = "normal"
    bindings: dict[str, Any] = field(default_factory=dict)
    """What differs from the default bindings, in the form ``game.input`` gives it."""
    pad_parts: dict[str, dict[str, str]] = field(default_factory=dict)
    """What the player called the parts of pads that nobody knows, by model and part, as ``game.input`` names them."""
    glyphs: Literal["auto", "xbox", "playstation", "nintendo", "generic"] = "auto"
    """Whose buttons the prompts show."""
    lobbies: dict[str, Lobby] = field(default_factory=dict)
    """The last choices in each game's lobby."""
    persons: dict[str, Person] = field(default_factory=dict)
    """What players want for themselves, by name; who has no name goes by the seat's colour and shape."""
    lessons: tuple[str, ...] = ()
    """The games whose first deal was offered."""
    unknown: dict[str, Any] = field(default_factory=dict)
    """Settings of another version, kept as they are."""

    def to_json(self) -> dict[str, Any]:
        known = {name: getattr(self, name) for name in _CHECKS}
        lobbies = {game: asdict(lobby) for game, lobby in self.lobbies.items()}
        persons = {name: asdict(person) for name, person in self.persons.items()}
        return self.unknown | known | {"lobbies": lobbies, "persons": persons}


def settings_from_json(data: dict[str, Any]) -> tuple[Settings, tuple[str, ...]]:
    """The settings, and the names of those whose values would not do: these have their defaults."""
    settings, bad = Settings(), []
    for name, value in data.items():
        if name not in _CHECKS:
            settings.unknown[name] = value
            continue
        try:
            setattr(settings, name, _CHECKS[name](value))
        except (TypeError, ValueError, AttributeError):
            bad.append(name)
    return settings, tuple(bad)


_Check = Callable[[Any], Any]
"""From a JSON value to the settings' one; TypeError, ValueError or AttributeError if it will not do."""


def _one_of(*choices: object) -> _Check:
    def check(value: Any) -> Any:
        for choice in choices:
            if choice == value and isinstance(choice, bool) == isinstance(value, bool):  # JSON's true is no 1
                return choice
        raise ValueError

    return check


def _number(low: float, high: float) -> _Check:
    def check(value: Any) -> float:
        if isinstance(value, bool) or not low <= value <= high:
            raise ValueError
        return float(value)

    return check


def _whole(low: int, high: int) -> _Check:
    def check(value: Any) -> int:
        if type(value) is not int or not low <= value <= high:
            raise ValueError
        return value

    return check


def _size(value: Any) -> tuple[int, int]:
    width, height = value
    return _whole(MIN_SIZE[0], MAX_SIZE[0])(width), _whole(MIN_SIZE[1], MAX_SIZE[1])(height)


def _bindings(value: Any) -> dict[str, Any]:
    if not isinstance(value, dict) or len(value) > MAX_BINDINGS:
        raise ValueError
    return value


def _pad_parts(value: Any) -> dict[str, dict[str, str]]:
    parts = {model: dict(names.items()) for model, names in value.items()}
    for names in parts.values():
        if len(parts) > MAX_BINDINGS or len(names) > MAX_BINDINGS or not all(map(_is_text, names.values())):
            raise ValueError
    return parts


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _lobbies(value: Any) -> dict[str, Lobby]:
    return {game: _lobby(**lobby) for game, lobby in value.items()}


def _lobby(
    seats: Any, options: Any, length: Any, dealer: Any, hands: Any = "cover", forced: Any = None, guests: Any = ()
) -> Lobby:
    if not all(isinstance(option, (bool, int, str)) for option in options.values()) or not isinstance(length, str):
        raise ValueError
    return Lobby(
        tuple(_lobby_seat(**seat) for seat in seats),
        dict(options),
        length,
        None if dealer is None else _whole(0, len(seats) - 1)(dealer),
        _one_of("cover", "open")(hands),
        _one_of(None, True, False)(forced),
        tuple(map(clean_name, guests[:MAX_GUESTS])),
    )


def _lobby_seat(name: Any, cpu: Any) -> LobbySeat:
    if cpu is not None and not isinstance(cpu, str):
        raise ValueError
    return LobbySeat(clean_name(name), cpu)


def _persons(value: Any) -> dict[str, Person]:
    if len(value) > MAX_PERSONS:
        raise ValueError
    return {clean_name(name): _person(**person) for name, person in value.items()}


def _person(
    language: Any,
    hints: Any,
    dimming: Any,
    rumble: Any,
    text_size: Any,
    confirm_right: Any = None,
    hint_level: Any = None,
) -> Person:
    return Person(
        language=_one_of(None, *LANGUAGES)(language),
        hints=_flag(hints),
        dimming=_flag(dimming),
        rumble=_flag(rumble),
        hint_level=_one_of(None, *get_args(HintLevel))(hint_level),
        text_size=None if text_size is None else _number(1, 2)(text_size),
        confirm_right=_one_of(None, True, False)(confirm_right),
    )


def _keys(value: Any) -> tuple[str, ...]:
    if not isinstance(value, (list, tuple)) or not all(map(_is_text, value)):
        raise ValueError
    return tuple(value)


_flag = _one_of(True, False)
_volume = _number(0, 1)

_CHECKS: dict[str, _Check] = {
    "language": _one_of(None, *LANGUAGES),
    "music": _volume,
    "effects": _volume,
    "mute": _flag,
    "speed": _one_of(*SPEEDS),
    "thinking_time": _number(SHORTEST_THOUGHT, LONGEST_THOUGHT),
    "reduced_motion": _flag,
    "four_colours": _flag,
    "large_print": _flag,
    "index_letters": _one_of("language", "latin", "russian"),
    "text_size": _number(1, 2),
    "sort": _one_of("game", "suit", "rank", "dealt"),
    "fullscreen": _flag,
    "window_size": _size,
    "display": _whole(0, 63),
    "edge": _number(0, LARGEST_EDGE),
    "forced_draws": _flag,
    "hints": _flag,
    "hint_level": _one_of(*get_args(HintLevel)),
    "bindings": _bindings,
    "pad_parts": _pad_parts,
    "glyphs": _one_of("auto", "xbox", "playstation", "nintendo", "generic"),
    "lobbies": _lobbies,
    "persons": _persons,
    "lessons": _keys,
}
