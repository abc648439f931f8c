"""The picture of the table: a still layer, and over it everything that moves."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import chain

import pygame
from pygame import Rect

from game.rules.events import Place, hand
from game.view.cards.card_pictures import Blit, CardPictures
from game.view.core.art import Art
from game.view.core.kit import Kit
from game.view.core.patch import Part, Patch, blit_patch, blit_patches, nothing, paint_all
from game.view.core.repaint.static_layer import StillLayer
from game.view.motion.life import RoomLife
from game.view.rooms import room
from game.view.stage.layout import TableLayout
from game.view.stage.queue import Queue
from game.view.stage.stage import Stage
from game.view.table.call import call_patch
from game.view.table.cards import TableCards
from game.view.table.chosen_numbers import chosen_patches
from game.view.table.end.results import end_patches
from game.view.table.facts import TableFacts
from game.view.table.hand_motion import HandMotion
from game.view.table.life.sway import AROUND, sway, swayed
from game.view.table.move_badges import mark_patches
from game.view.table.over.guard import guard_patch
from game.view.table.over.look_back import look_back_patch
from game.view.table.over.thinking import thinking_patch
from game.view.table.over.words import WordsOver
from game.view.table.prices import price_patches
from game.view.table.seating.tray import tray_patches
from game.view.table.seating.veil import Veil
from game.view.table.seats import Plates, ring_patch
from game.view.table.words import (
    caption_patch,
    choice_patches,
    corner_places,
    log_patch,
    tool_patches,
    tool_places,
)

ABOVE = 120
"""Units by which cards may stand out of the tray."""


class TableView:
    """Draws one table. ``motion`` is that of the cards of the seat in the tray; it belongs to the scene."""

    def __init__(self, stage: Stage, queue: Queue, motion: HandMotion, art: Art) -> None:
        self.stage, self.queue, self.motion = stage, queue, motion
        self.room = room(stage.game)
        self.pictures = CardPictures(art, stage.game, self.room.palette.accent)
        self.cards = TableCards(stage, queue, motion, self.room, art, self.pictures)
        self.still = StillLayer()
        self.plates = Plates(stage, queue, self.room)
        self.words = WordsOver(stage, queue, motion, self.room, self.cards)
        self._loose: frozenset[Place] = frozenset()
        self._life = RoomLife()
        self._over_still: list[Part] = []
        self._still_parts: list[Part] = []
        self._breath: tuple[TableFacts, bool]
        """What the last picture was made from."""
        self._shown: object = None
        self._prepared: object = None
        self._art = art
        self._version: object = None
        self._areas_of: TableLayout | None = None
        self._areas: dict[Place, Rect] = {}
        self._parts: dict[str, tuple[object, list[Patch]]] = {}
        self.veil = Veil()
        self._cards_live: dict[Place, tuple[list[Blit], list[Patch]]] = {}
        """The cards where something moves, as they were last given."""

    def parts(
        self, kit: Kit, layout: TableLayout, facts: TableFacts, calm: bool = False, life: float = 0.0
    ) -> list[Part]:
        """The whole picture. ``calm`` is the player's reduced motion; the table has been alive for ``life`` seconds."""
        self.pictures.refresh()
        loose = self._loose_places(layout)
        self._breath = facts, calm
        self._mend(kit, layout, facts, loose, life)
        middle = [self._lying(layout, facts, place) for place in self.room.places if place in loose]
        own: list[Patch] = []
        if hand(layout.bottom) in loose:
            if not (layout.turn and layout.steady):
                own = [blit_patch(*self.plates.blit(kit, layout, facts, layout.bottom, layout.steady))]
            own += self._lying(layout, facts, hand(layout.bottom))
        others = [seat for seat in layout.others() if hand(seat) in loose]
        dragged = self.motion.held
        self._over_still = [
            list(chain(*middle)),
            list(chain(*(self._lying(layout, facts, hand(seat)) for seat in others))),
            own,
            [] if dragged else price_patches(kit, layout, self.stage, self.cards, self.room, facts),
            chosen_patches(kit, layout, self.cards, facts),
            mark_patches(kit, layout, self.cards, facts),
            blit_patches(self.cards.flying(layout, calm)),
            self._part("plates", self._shown, lambda: self._plates(kit, layout, facts, others)),
            self._over(kit, layout, facts, calm),
            self.veil.part,
        ]
        return [self.still.part, *self._over_still]

    def living(self, kit: Kit, layout: TableLayout, life: float) -> list[Part]:
        """The picture of the last ``parts``, of which nothing has changed since but the life at rest."""
        self._live_on(kit, layout, life)
        return [self.still.part, *self._over_still]

    def keep(self, kit: Kit, layout: TableLayout, facts: TableFacts, calm: bool = False, covered: bool = False) -> None:
        """What is seen like this gives way, little by little, to what is seen from now on. ``covered``: but for the
        hands, which may not be seen any more, and what is said and marked there."""
        if covered:
            facts = replace(facts, playable=None, chosen=(), cursor=None, choices=(), marks=(), said="")
        picture = pygame.Surface(layout.frame.size).convert()
        self.cards.covers = covered
        paint_all(picture, self.parts(kit, layout, facts, calm))
        self.cards.covers, self._shown = False, None
        self._cards_live.clear()
        self.veil.show(picture)

    def _lying(self, layout: TableLayout, facts: TableFacts, place: Place) -> list[Patch]:
        """The cards at a place where something moves, each by itself."""
        blits = self.cards.lying(layout, facts, place)
        kept = self._cards_live.get(place)
        if kept is None or kept[0] is not blits:
            kept = self._cards_live[place] = blits, blit_patches(blits)
        return kept[1]

    def _plates(self, kit: Kit, layout: TableLayout, facts: TableFacts, seats: Iterable[int]) -> list[Patch]:
        """Those that lie over the cards that fly there."""
        return blit_patches(self.plates.blit(kit, layout, facts, seat) for seat in seats)

    def prepare(self, layout: TableLayout) -> None:
        """To be called while nothing moves: make one picture that will be wanted soon, if there is any left to make."""
        key = layout, self.stage.changes
        if key == self._prepared or self._art.hold:
            return
        if not any(self.pictures.prepare(card, height) for card, height in self.room.soon(layout, self.stage)):
            self._prepared = key

    @property
    def settling(self) -> bool:
        """Whether places that have come to rest are still drawn over the still layer: one more frame is wanted."""
        return bool(self._loose)

    def forget(self) -> None:
        """Let go of all pictures: they are made anew when they are next drawn."""
        self.pictures.forget()
        self.cards.forget()
        self.plates.forget()
        self.still = StillLayer()
        self._parts.clear()
        self._cards_live.clear()
        self._shown = None
        self.veil.forget()

    def _loose_places(self, layout: TableLayout) -> frozenset[Place]:
        """The places whose cards are drawn over the still layer, each by itself: where they move, or have moved and not
        come to rest for long.

        Only when nothing flies any more do these go back to the still layer, one a frame, so that no frame has to
        mend much of it.
        """
        moving = self.cards.loose_places(layout)
        rested = sorted(self._loose - moving)
        self._loose = frozenset(moving.union(rested if self.queue.flights else rested[1:]))
        return self._loose

    def _mend(self, kit: Kit, layout: TableLayout, facts: TableFacts, loose: frozenset[Place], life: float) -> None:
        """Bring the still layer up to date, if anything on it has changed since the last frame."""
        stage, queue = self.stage, self.queue
        version = kit.art.revision, kit.art.look, layout, kit.type
        if version != self._version:
            self._version = version
        version, at_rest = self._version, facts.at_rest
        lies = (
            version,
            stage.changes,
            stage.order,
            queue.changes,
            self.motion.arrivals,
            loose,
            at_rest,
        )
        if lies != self._shown:
            self._shown = lies
            self._still_parts = [
                self._part("cards", lies, lambda: self._resting(kit, layout, facts, loose)),
                self._part("words", (version, at_rest), lambda: self._words(kit, layout, facts)),
                self._part(
                    "log", (version, stage.changes, facts.voice), lambda: [log_patch(kit, layout, stage, facts)]
                ),
                self._part("tray", lies, lambda: self._tray(kit, layout, facts, loose)),
            ]
        self._live_on(kit, layout, life)

    def _live_on(self, kit: Kit, layout: TableLayout, life: float) -> None:
        """Let the room live under what lies on it, and the cards that do."""
        picture = kit.art.room(self.stage.game, layout.frame.window)
        rests = picture, kit.art.revision, kit.art.look, layout.at_rest, kit.type
        loops = self._life.parts(kit.art, layout.frame, self.stage.game, life)
        moved = self._sway(layout, life)
        self.still.refresh(layout.frame, picture, [*loops, *self._still_parts, moved], rests)

    def _sway(self, layout: TableLayout, life: float) -> Part:
        """Move the cards that move at rest: where that is to be seen."""
        facts, calm = self._breath
        moved = self.cards.sway = sway(layout, facts, life, calm)
        focused = self.cards.hand_spot(layout, moved.card) if moved.card in self.motion.glides else None
        return swayed(layout, self.stage, moved, focused)

    def _part(self, name: str, key: object, make: Callable[[], list[Patch]]) -> list[Patch]:
        """Patches that are made anew only if ``key`` is another one than before."""
        kept = self._parts.get(name)
        if kept is None or kept[0] != key:
            kept = self._parts[name] = key, make()
        return kept[1]

    def _words(self, kit: Kit, layout: TableLayout, facts: TableFacts) -> list[Patch]:
        own = kit.sized(layout.text)
        return [
            caption_patch(kit, layout, self.stage, facts),
            *choice_patches(own, layout, facts.choices, self.room.sign),
            *tool_patches(own, tool_places(own, layout, facts.tools), facts.hovered),
            *tool_patches(kit, corner_places(layout, facts.corner), facts.hovered),
            *end_patches(kit, layout, facts),
        ]

    def _resting(self, kit: Kit, layout: TableLayout, facts: TableFacts, loose: frozenset[Place]) -> list[Patch]:
        """The cards where nothing moves, between the ring under them and the plates over them."""
        room, stage, queue = self.room, self.stage, self.queue
        seats = range(stage.players)
        return [
            *self._part(
                "ring",
                (self._version, stage.players, stage.to_move),
                lambda: [ring_patch(kit, layout, stage)],
            ),
            *(self._cards(layout, facts, loose, place) for place in room.places),
            *room.patches(kit, layout, stage, queue, facts.voice),
            *(self._cards(layout, facts, loose, hand(seat)) for seat in layout.others()),
            *(self.plates.patch(kit, layout, facts, seat, self._plate_over(layout, seat, loose)) for seat in seats),
            *tray_patches(kit, layout, facts, self.plates, hand(layout.bottom) in loose),
        ]

    @staticmethod
    def _plate_over(layout: TableLayout, seat: int, loose: frozenset[Place]) -> bool:
        """Whether a plate is drawn over the still layer, with its cards."""
        return hand(seat) in loose and (seat != layout.bottom or layout.in_tray(seat))

    def _tray(self, kit: Kit, layout: TableLayout, facts: TableFacts, loose: frozenset[Place]) -> list[Patch]:
        cards = self._cards(layout, facts, loose, hand(layout.bottom))
        return [cards, call_patch(kit.sized(layout.text), layout, facts.call)] if facts.call else [cards]

    def _area(self, layout: TableLayout, place: Place) -> Rect:
        """The part of the window in which the cards of a place ever lie."""
        if layout is not self._areas_of:
            self._areas_of = layout
            self._areas.clear()
        if place not in self._areas:
            self._areas[place] = self._area_of(layout, place)
        return self._areas[place]

    def _area_of(self, layout: TableLayout, place: Place) -> Rect:
        if place in self.room.places:
            return self.room.area(layout, place)
        assert len(place) == 2
        if place[1] != layout.bottom:
            return layout.seat(place[1]).inflate(layout.px(AROUND), layout.px(AROUND))
        if layout.turn:
            return layout.seat(layout.bottom).inflate(layout.px(ABOVE), layout.px(ABOVE))
        return layout.tray.inflate(0, layout.px(ABOVE))

    def _cards(self, layout: TableLayout, facts: TableFacts, loose: frozenset[Place], place: Place) -> Patch:
        """The cards that rest at a place; nothing while they move there."""
        area = self._area(layout, place)
        if place in loose:
            return Patch(area, (place, "loose"), nothing)
        own = place in self.cards.own_places(layout) and (
            facts.playable,
            facts.chosen,
            facts.cursor,
            self.motion.arrivals,
        )
        moving = layout.turn, layout.dip, self.cards.covers
        key = place, tuple(self.stage.slots(place).items()), self.stage.breadth(place), own, moving
        hidden = layout.hides(place[1]) if place[0] == "hand" and len(place) == 2 else None

        def paint(surface: pygame.Surface) -> None:
            within = surface.get_clip()
            if hidden:
                surface.set_clip(within.clip(hidden))
            surface.fblits(self.cards.lying(layout, facts, place))
            surface.set_clip(within)

        return Patch(area, key, paint)

    def _over(self, kit: Kit, layout: TableLayout, facts: TableFacts, calm: bool) -> list[Patch]:
        """What comes and goes over the cards."""
        over: list[Patch] = []
        if facts.guard is not None:
            over.append(guard_patch(kit, layout.tray, facts.guard))
        if facts.thinking:
            seat, elapsed = facts.thinking
            over.append(thinking_patch(kit, layout.plate(seat), seat, elapsed, calm))
        shown = self.room.over(kit, layout, self.stage, self.queue, facts.voice)
        over += shown
        if facts.looking_back:
            return [*over, look_back_patch(kit, layout.at_rest, self.stage, facts)]
        return [*over, *self.words.patches(kit, layout, facts, calm, [patch.rect for patch in shown])]
