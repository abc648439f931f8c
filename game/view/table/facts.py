"""What the table's picture is made from besides the stage: facts that the scene hands to the view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from game.rules.events import Event
from game.rules.match import SeatInfo
from game.texts import Voice
from game.view.people.moods import Mood
from game.view.table.talk.speech import Spoken
from game.view.table.talk.sticker import ShownSticker, StickerRow


@dataclass(frozen=True)
class MoveButton:
    """A move that is no card: its code, what its button says, and whether it has the focus."""

    code: str
    label: str
    sentence: str
    focused: bool
    glyph: tuple[str, str] | None = None
    """The control that does the same at once, as ``Art.glyph`` takes it."""


@dataclass(frozen=True)
class Call:
    """A person is called to a covered hand, or to a seat that nobody has taken: the words, and what to press."""

    seat: int
    title: str
    words: str
    glyph: tuple[str, str] | None


@dataclass(frozen=True)
class Tool:
    """A small button: its name, icon and words, and the control of the device in use, as ``Art.glyph`` takes it.
    ``dim``: there is nothing that it could do now."""

    name: str
    icon: str
    text: str
    glyph: tuple[str, str] | None = None
    dim: bool = False


@dataclass(frozen=True)
class Mark:
    """A move that was good or bad: a sign on its cards, or on its button if it has none."""

    good: bool
    cards: Sequence[int]
    code: str


@dataclass(frozen=True)
class SeatEnd:
    """What is told of a seat at the end of a deal: what is counted of it so far, all that it will be, and its place
    from 1, once it is told. It has ``held`` so many cards in hand."""

    seat: int
    words: str
    longest: str
    place: int | None
    held: int


@dataclass
class TableFacts:
    """As it is at one moment. Seats are numbers from 0; what is by seat has an entry for each, or is a mapping."""

    voice: Voice
    seats: Sequence[SeatInfo]
    """Who plays each seat."""
    deal: int
    """Number of the deal, from 1 …"""
    deals: int
    faces: Sequence[str | None] = ()
    """The picture of each, as ``seat_face`` takes it …"""
    moods: Mapping[int, Mood] = field(default_factory=dict)
    """… and the moods of those who are not calm."""
    captions: Sequence[str] = ()
    """What the table says it is, from the longest to the shortest; if none, the game and the deal."""
    totals: Sequence[int] = ()
    """The points of the deals before, by seat; none in a match of one deal."""
    win_light: bool = True
    """Whether the plates of the winners shine."""
    playable: frozenset[int] | None = None
    """The cards that may be played; None while it is nobody's turn to choose a card here."""
    chosen: Sequence[int] = ()
    """The cards chosen for a play of several, in their order."""
    cursor: int | None = None
    """The focused card."""
    choices: Sequence[MoveButton] = ()
    marks: Sequence[Mark] = ()
    tools: Sequence[Tool] = ()
    corner: Sequence[Tool] = ()
    said: str = ""
    """The words in the speech bubble …"""
    said_of: int | None = None
    """… and the card it points to."""
    banner: tuple[Event, float] | None = None
    """The event announced last, and how long ago, in seconds."""
    spoken: Mapping[int, Spoken] = field(default_factory=dict)
    """What is said at seats just now: one bubble at the plate of each."""
    stickers: Mapping[int, ShownSticker] = field(default_factory=dict)
    """What people show at their seats just now."""
    sticker_row: StickerRow | None = None
    """The four that are offered to the mouse …"""
    own_plates: Sequence[int] = ()
    """… and the seats at whose plates it may ask for them."""
    thinking: tuple[int, float] | None = None
    """The seat whose CPU player thinks, and for how long it has, in seconds."""
    below: Mapping[int, str] = field(default_factory=dict)
    """The seats whose CPU players cannot think just now, and the level at which they play meanwhile."""
    call: Call | None = None
    lost: frozenset[int] = frozenset()
    """The seats whose pad is unplugged."""
    phones: frozenset[int] = frozenset()
    """The seats whose cards are held on a phone."""
    guard: float | None = None
    """How much of the time is over in which a press that came too early does nothing, from 0 to 1; None: none did."""
    hovered: str = ""
    """The tool or choice under the mouse."""
    looking_back: bool = False
    """Whether the last plays are shown."""
    ends: Sequence[SeatEnd] = ()
    """What is told of the seats of a deal that is over."""

    def face(self, seat: int) -> tuple[str | None, Mood]:
        """The picture of a seat, and its mood."""
        return (self.faces[seat] if self.faces else None), self.moods.get(seat, "calm")

    @cached_property
    def at_rest(self) -> tuple[object, ...]:
        """What the still part of the picture depends on."""
        return (
            self.voice,
            tuple(self.seats),
            tuple(self.faces),
            tuple(self.moods.items()),
            self.deal,
            self.deals,
            tuple(self.captions),
            tuple(self.totals),
            self.win_light,
            self.playable,
            tuple(self.chosen),
            self.cursor,
            tuple(self.choices),
            tuple(self.tools),
            tuple(self.corner),
            self.hovered,
            self.call,
            self.lost,
            self.phones,
            tuple(self.below.items()),
            tuple(self.ends),
        )
