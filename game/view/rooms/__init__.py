"""What only one game's table shows, found by the game's key."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from importlib import import_module
from types import MappingProxyType
from typing import Any, Generic, Literal, TypeAlias, TypeVar

import pygame
from pygame import Rect

from game.rules.events import OUT, STOCK, Event, Passed, Place, TurnTo, hand
from game.texts import Voice
from game.view.cards.card_pictures import Blit
from game.view.cards.fan import Spot, box_around, box_of
from game.view.core.art import Art
from game.view.core.kit import Kit
from game.view.core.patch import Patch
from game.view.core.theme import Palette
from game.view.rooms.rule_diagrams import Exhibit, draw_exhibits
from game.view.stage.layout import TableLayout
from game.view.stage.order import Order
from game.view.stage.queue import Queue, Timing, timing
from game.view.stage.stage import Stage
from sounds.sound import Sound

FEW = 2
"""With so few cards in a hand the end is close."""
MOST_CARDS = 54
"""No place has more."""
STACK_SEEN = 6
"""So many cards of a stock are drawn at most."""
REACH = 0.66
"""How far a card that lies askew reaches from its middle, with its shadow, by its height."""

Tension = Literal["calm", "close", "last"]
"""As ``Audio.tension``."""
Words: TypeAlias = Callable[[Voice], str]
"""Something to be said, in words that are made when they are drawn."""

Layout = TypeVar("Layout", bound=TableLayout)
Staged = TypeVar("Staged", bound=Stage)


class Room(ABC, Generic[Layout, Staged]):
    """``ROOM`` in ``game.view.rooms.<key>.room``. A game says where its cards lie, and besides that only what is not as
    at most tables."""

    @property
    @abstractmethod
    def game(self) -> str:
        """The game's key."""

    @property
    @abstractmethod
    def palette(self) -> Palette: ...

    @property
    @abstractmethod
    def layout_type(self) -> type[Layout]:
        """``TableLayout``, or one of the game's own."""

    @property
    @abstractmethod
    def stage_type(self) -> type[Staged]:
        """``Stage``, or one of the game's own: for facts and events that no other game has."""

    @property
    @abstractmethod
    def places(self) -> tuple[Place, ...]:
        """The places in the middle of the table, in the order in which they are drawn."""

    order: Order = "suit"
    """How a hand is best sorted in this game."""

    points_sign: str = "trophy"
    """The icon beside the points of a match at the table."""

    pictures: Mapping[str, Sequence[Exhibit]] = MappingProxyType({})
    """The pictures of its rules pages, by their names there."""

    def arrangement(self, stage: Staged) -> Hashable:
        """What the layout depends on besides the window and the seats: ``TableLayout.arrangement``."""
        return stage.open_hands

    # Where cards lie

    @abstractmethod
    def spot(self, layout: Layout, place: Place, at: float, of: float) -> Spot:
        """Where card number ``at`` of ``of`` lies at a place of the middle."""

    def picture_high(self, layout: Layout, place: Place, at: int) -> float:
        """Height of the picture to use for a card at a place of the middle while it grows or shrinks; 0: its own."""
        return 0.0

    def seen(self, place: Place, count: int) -> Sequence[int]:
        """Which of ``count`` cards at a place are worth drawing, in their order."""
        return stacked(count, STACK_SEEN) if place == STOCK else range(count)

    def area(self, layout: Layout, place: Place) -> Rect:
        """The part of the window, in pixels, in which the cards of a place of the middle ever lie, with their shadows
        and whatever is drawn ``around`` them: nothing outside of it is drawn for that place."""
        ends = [self.spot(layout, place, at, of) for at, of in ((0, 1), (0, MOST_CARDS), (MOST_CARDS - 1, MOST_CARDS))]
        return box_around(ends, max(end.height for end in ends) * REACH)

    def kept_clear(self, layout: Layout, stage: Staged) -> Sequence[Rect]:
        """What no words may lie over: the cards in the middle that count now."""
        return [self._extent(layout, place) for place in self._counting if stage.count(place)]

    def spared(self, layout: Layout, stage: Staged) -> Sequence[Rect]:
        """What else words lie over only if they must."""
        return []

    def tells(self, stage: Staged) -> bool:
        """Whether it shows something that comes and goes, and that nobody should speak over."""
        return False

    def extents(self, layout: Layout) -> Sequence[Rect]:
        """The same wherever cards may ever come to lie, so that it is the same all the time."""
        return [self._extent(layout, place) for place in self._counting]

    @property
    def _counting(self) -> Sequence[Place]:
        return [place for place in self.places if len(place) == 1 and place != OUT]

    def _extent(self, layout: Layout, place: Place) -> Rect:
        ends = ((0, 1), (MOST_CARDS - 2, MOST_CARDS), (MOST_CARDS - 1, MOST_CARDS))
        one, *others = (box_of(self.spot(layout, place, at, of)) for at, of in ends)
        return one.unionall(others)

    def held(self, seat: int) -> Sequence[Place]:
        """Places of the middle from which a seat may play cards, besides its hand."""
        return ()

    def target(self, layout: Layout) -> Rect:
        """Where a card that is dragged to the table counts as played."""
        return layout.middle

    def shortcuts(self, layout: Layout) -> Mapping[str, Rect]:
        """Where a click makes a move that has a button too, by the move's code."""
        return {}

    # What else is seen

    def around(
        self, art: Art, layout: Layout, stage: Staged, place: Place, coming: Collection[int]
    ) -> tuple[Sequence[Blit], Sequence[Blit]]:
        """What lies under and over the cards of a place; those with the numbers ``coming`` are still on their way."""
        return (), ()

    def soon(self, layout: Layout, stage: Staged) -> Iterable[tuple[int, float]]:
        """Cards that will all at once be seen in another size, each with that height in pixels: of hands that everybody
        sees, when they go to the tray or from there."""
        for seat in stage.viewers if len(stage.viewers) > 1 else ():
            heights = layout.heights(seat, stage.count(hand(seat)))
            yield from ((card, high) for card, _ in stage.cards(hand(seat)) if card is not None for high in heights)

    def price(self, card: int, stage: Staged) -> str | None:
        """What it would cost to play a card of the hand now, in a few letters; None if it costs nothing."""
        return None

    def patches(self, kit: Kit, layout: Layout, stage: Staged, queue: Queue, voice: Voice) -> list[Patch]:
        """What stands beside the cards: counters and badges."""
        return []

    def sign(self, art: Art, code: str, height: int) -> pygame.Surface | None:
        """The picture of a move that is no card, if it has one."""
        return None

    def over(self, kit: Kit, layout: Layout, stage: Staged, queue: Queue, voice: Voice) -> list[Patch]:
        """What is shown over everything while it lasts."""
        return []

    def rules_picture(self, name: str, surface: pygame.Surface, kit: Kit, rect: Rect) -> None:
        """Draw the picture of a rules page."""
        draw_exhibits(surface, kit, self.game, rect, self.pictures[name])

    # When, and what is said and heard

    def timing(self, event: Event, before: Event | None) -> Timing:
        """How an event is played after the one before it; one of the game's own takes no time unless this says so."""
        return timing(event, before)

    def announced(self, event: Event, stage: Staged, voice: Voice) -> str | None:
        """The words of a banner for an event just begun, if it deserves one."""
        match event:
            case TurnTo(seat) if seat is not None and seat == voice.you:
                return voice.tr("Your turn")
            case TurnTo(seat) if seat in voice.called:
                return voice.tr("{name}: your turn", name=voice.names[seat])
        return None

    def tension(self, stage: Staged) -> Tension:
        """How near the end of the deal is: by default by the smallest hand."""
        if stage.to_move is None or not stage.LAST_CARD_COUNTS:
            return "calm"
        if stage.last_cards:
            return "last"
        return "close" if min(stage.count(hand(seat)) for seat in range(stage.players)) <= FEW else "calm"

    def hand_words(self, stage: Staged, seat: int, queue: Queue, voice: Voice) -> Sequence[str]:
        """What is told of a hand in the tray besides the number of its cards, together with that: in full, and shorter
        where there is less room. None: only their number. What is hidden from who looks must not be told."""
        return ()

    def called_out(self, event: Event, stage: Staged) -> Words | None:
        """What is said at its seat when an event begins that has no card to show it; told of a ``Penalty`` when it has
        been paid."""
        return _pass if isinstance(event, Passed) else None

    def sound(self, event: Event, stage: Staged) -> Sound | None:
        """The sound of an event that sounds different in this game; the game declares its own in ``sounds.py``."""
        return None


AnyRoom: TypeAlias = Room[Any, Any]
"""One found by its key, whose own layout and stage are known to it alone."""


def _pass(voice: Voice) -> str:
    return voice.tr.p("said at the seat", "Pass")


def stacked(count: int, seen: int) -> list[int]:
    """Of ``count`` cards that lie on each other at most ``seen``, evenly from the lowest to the highest."""
    layers = min(count, seen)
    return [(count - 1) * layer // max(layers - 1, 1) for layer in range(layers)]


def room(game: str) -> AnyRoom:
    """The room of the game with this key, loaded when first asked for."""
    found: object = import_module(f"game.view.rooms.{game}.room").ROOM
    assert isinstance(found, Room)
    return found
