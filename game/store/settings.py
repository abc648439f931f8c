"""The player's settings: what there is to set, and what each value may be."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct

from game.i18n import LANGUAGES
from game.options import (
    MAX_DISPLAY,
    MAX_SIZE,
    MIN_SIZE,
    SPEEDS,
    Speed,
)
from game.store.fields import Reader, at_most, one_of, to_json
from game.store.names import clean_name
from sprites.people import EMBLEMS

MAX_BINDINGS = 1000
MAX_PERSONS = 1000
MAX_GUESTS = 5
LARGEST_EDGE = 0.05
SHORTEST_THOUGHT, LONGEST_THOUGHT = 0.2, 3.0


def _first_guests(names: tuple[str, ...]) -> tuple[str, ...]:
    return names[:MAX_GUESTS]


def _by_clean_names(persons: dict[str, Person]) -> dict[str, Person]:
    return {clean_name(name): person for name, person in persons.items()}


Emblem = Annotated[str | None, one_of(None, *EMBLEMS)]
Hands = Literal["open", "cover", "hold"]
"""How hands lie on a shared screen: all open, covered until their owner peeks, or up while he holds a button."""
HANDS: tuple[Hands, ...] = get_args(Hands)
HintLevel = Literal["easy", "normal", "hard"]
"""The CPU level whose move a hint tells."""
Language = Annotated[str | None, one_of(None, *LANGUAGES)]
Name = Annotated[str, clean_name]
Seconds = Annotated[float, Meta(ge=0, le=3600)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
TextSize = Annotated[float, Meta(ge=1, le=2)]
Volume = Annotated[float, Meta(ge=0, le=1)]


class LobbySeat(Struct, frozen=True):
    """``name`` may be empty; ``cpu`` is a level of ``game.cpu``, or None for a person."""

    name: Name = ""
    cpu: str | None = None
    unknown: dict[str, object] = {}
    """Fields of another version, to be written back as they came."""


class Lobby(Struct, frozen=True):
    """What was last chosen for a game. Whether the game still offers it is for the lobby to check."""

    seats: tuple[LobbySeat, ...] = ()
    options: dict[str, bool | int | str] = {}
    length: str = ""
    """The lobby's own key for the length of a match."""
    dealer: Annotated[int, Meta(ge=0)] | None = None
    """None: drawn by lot."""
    hands: Hands = "cover"
    forced: bool | None = None
    """Whether moves without a choice are made by themselves where several persons play; None: as suits the game."""
    guests: Annotated[tuple[Name, ...], _first_guests] = ()
    """Names of those who sat beside the first person, to be offered to whoever joins."""
    unknown: dict[str, object] = {}
    """Fields of another version, to be written back as they came."""


class Person(Struct, frozen=True):
    """What a player wants for himself, wherever he sits."""

    language: Language = None
    """Of his tray, hints and refusals; None: the game's."""
    hints: bool = True
    hint_level: HintLevel | None = None
    """None: the game's."""
    dimming: bool = True
    """Whether cards that cannot be played are dimmed."""
    rumble: bool = True
    text_size: TextSize | None = None
    """In his tray; None: the game's."""
    confirm_right: bool | None = None
    """Whether the right button of his pad confirms and the bottom one cancels; None: as on all pads of its kind."""
    emblem: Emblem = None
    """The picture of his seat; None: its shape alone."""
    unknown: dict[str, object] = {}
    """Fields of another version, to be written back as they came."""


class Tempo(Struct, frozen=True):
    """What was measured of a game: seconds, and how many they are the mean of."""

    decision: Seconds = 0.0
    """That a person needs for a decision."""
    decisions: Count = 0
    pace: Seconds = 0.0
    """That pass in a turn besides, at normal speed …"""
    turns: Count = 0
    hard_pace: Seconds = 0.0
    """… and among players of the level *hard*."""
    hard_turns: Count = 0
    unknown: dict[str, object] = {}
    """Fields of another version, to be written back as they came."""


class Settings(Struct):
    """What a player can set. Change it in place and have the store save it."""

    language: Language = None
    """None: the system's language."""
    music: Volume = 0.6
    music_minimised: bool = False
    """Whether the music plays on while the window is minimised."""
    effects: Volume = 0.8
    mute: bool = False
    speed: Annotated[Speed, one_of(*SPEEDS)] = 1.0
    thinking_time: Annotated[float, Meta(ge=SHORTEST_THOUGHT, le=LONGEST_THOUGHT)] = 0.8
    """Seconds a CPU player that thinks takes for a move."""
    reduced_motion: bool = False
    four_colours: bool = False
    large_print: bool = False
    index_letters: Literal["language", "latin", "russian"] = "language"
    """J Q K A or В Д К Т on the cards: by the game's language, or always the same."""
    text_size: TextSize = 1.0
    sort: Literal["game", "suit", "rank", "dealt"] = "game"
    fullscreen: bool = True
    window_size: tuple[
        Annotated[int, Meta(ge=MIN_SIZE[0], le=MAX_SIZE[0])], Annotated[int, Meta(ge=MIN_SIZE[1], le=MAX_SIZE[1])]
    ] = (1280, 720)
    display: Annotated[int, Meta(ge=0, le=MAX_DISPLAY)] = 0
    edge: Annotated[float, Meta(ge=0, le=LARGEST_EDGE)] = 0.0
    """This part of the picture is cut off by the television on each side, 0 to 0.05."""
    forced_draws: bool = True
    """A move without a choice, such as drawing, is made without asking."""
    small_talk: bool = True
    """Whether characters say something now and then."""
    hints: bool = True
    hint_level: HintLevel = "normal"
    reactions: bool = True
    """Whether people may show stickers at the table."""
    bindings: Annotated[dict[str, object], at_most(MAX_BINDINGS)] = {}
    """What differs from the default bindings, in the form ``game.input`` gives it."""
    pad_parts: Annotated[dict[str, Annotated[dict[str, str], at_most(MAX_BINDINGS)]], at_most(MAX_BINDINGS)] = {}
    """What the player called the parts of pads that nobody knows, by model and part, as ``game.input`` names them."""
    glyphs: Literal["auto", "xbox", "playstation", "nintendo", "generic"] = "auto"
    """Whose buttons the prompts show."""
    phones: Literal["ask", "always"] = "ask"
    """Whether phones are let in from the start, or only once somebody asks for them."""
    lobbies: dict[str, Lobby] = {}
    """The last choices in each game's lobby."""
    persons: Annotated[dict[str, Person], at_most(MAX_PERSONS), _by_clean_names] = {}
    """What players want for themselves, by name; who has no name goes by the seat's colour and shape."""
    tempos: Annotated[dict[str, Tempo], at_most(MAX_BINDINGS)] = {}
    """How long turns take, by game."""
    lessons: tuple[str, ...] = ()
    """The games whose first deal was offered."""
    learnt: tuple[str, ...] = ()
    """The games whose first deal was played to its end."""
    unknown: dict[str, object] = {}
    """Fields of another version, to be written back as they came."""

    def to_json(self) -> dict[str, object]:
        data: dict[str, object] = to_json(self)
        return data


def settings_from_json(data: object) -> tuple[Settings, tuple[str, ...]]:
    """The settings, and the paths of those values that would not do: these have their defaults.

    ValueError for what is no object at all.
    """
    reader = Reader()
    settings = reader.read(Settings, data)
    return settings, tuple(reader.bad)
