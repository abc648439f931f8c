"""All that is said over the cards of a table: banner, speech bubble, what is said and shown at the plates. It belongs
together, for none of it may hide another."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame

from game.rules.events import Ended, Event, TurnTo, hand
from game.texts import Voice
from game.texts.result import won
from game.view.cards.fan import box_of
from game.view.core.ground import Ground
from game.view.core.kit import Kit
from game.view.core.patch import Patch
from game.view.core.theme import Style
from game.view.rooms import AnyRoom
from game.view.stage.layout import TableLayout
from game.view.stage.queue import Queue
from game.view.stage.stage import Stage
from game.view.stage.suspense import kept_back
from game.view.table.cards import TableCards
from game.view.table.end.results import end_places
from game.view.table.facts import TableFacts
from game.view.table.hand_motion import HandMotion
from game.view.table.over.banner import banner_patches, banner_place
from game.view.table.over.bubble import Bubble
from game.view.table.talk.speech import speech_ground, speech_patch
from game.view.table.talk.sticker import PLATE, hint_patch, row_patch, sticker_patch
from game.view.table.words import cut_choice, tool_places

SLACK = 8
"""Units by which words may lie over the rim of what they do not hide."""


class WordsOver:
    """The words over one table, and where each of them is."""

    def __init__(self, stage: Stage, queue: Queue, motion: HandMotion, room: AnyRoom, cards: TableCards) -> None:
        self._stage, self._queue, self._motion, self._room, self._cards = stage, queue, motion, room, cards
        self._banner: tuple[Event, TableLayout, tuple[pygame.Rect, Style]] | None = None

    def patches(
        self, kit: Kit, layout: TableLayout, facts: TableFacts, calm: bool, kept: Sequence[pygame.Rect]
    ) -> list[Patch]:
        """All of them, the banner on top. It hides nothing of ``kept``, in pixels; with ``calm`` nothing moves."""
        over = [*self.speech(kit, layout, facts, calm), *self._hinted(kit, layout, facts)]
        words, bubble = self.announcement(facts), self._bubble(kit, layout, facts)
        if bubble:
            over.append(bubble.patch())
        if facts.banner and words:
            ends = end_places(kit, layout, facts) if isinstance(facts.banner[0], Ended) else ()
            said = [patch.rect for patch in self.speech(kit, layout, facts, calm=True)]
            below = [layout.caption, *ends, *kept, *said, *([bubble.place] if bubble else [])]
            ground, firm = self._ground(kit, layout, facts, below), self._firm(layout, kit, facts)
            found = self._staying(facts.banner[0], layout, ground, banner_place(kit, layout, words, ground, firm))
            over += banner_patches(kit, words, found, facts.banner[1], calm)
        return over

    def _staying(
        self, event: Event, layout: TableLayout, ground: Ground, found: tuple[pygame.Rect, Style]
    ) -> tuple[pygame.Rect, Style]:
        """Where the banner of an event is and its letters: where it came, as long as it hides nothing there."""
        if self._banner and self._banner[0] is event and self._banner[1] == layout:
            came = self._banner[2]
            found = found if ground.hidden(came[0])[0] else came
        self._banner = event, layout, found
        return found

    def speech(self, kit: Kit, layout: TableLayout, facts: TableFacts, calm: bool) -> list[Patch]:
        """The bubbles at the plates, and the stickers beside them."""
        if not facts.spoken and not facts.stickers and not facts.sticker_row:
            return []
        kept = self._kept_from_speech(kit, layout, facts)
        ground = speech_ground(layout, kept, self._spared(layout, facts))
        said = [
            speech_patch(kit, layout, seat, one.words, one.style, ground, one.strength, calm)
            for seat, one in sorted(facts.spoken.items())
        ]
        if facts.stickers:
            ground = speech_ground(layout, [*kept, *(patch.rect for patch in said)], self._spared(layout, facts))
        shown = [sticker_patch(kit, layout, seat, one, ground, calm) for seat, one in sorted(facts.stickers.items())]
        row = facts.sticker_row
        offered = [row_patch(kit, layout, row, self.row_ground(kit, layout, facts), facts.hovered)] if row else []
        return [*said, *shown, *offered]

    def _hinted(self, kit: Kit, layout: TableLayout, facts: TableFacts) -> list[Patch]:
        """At the own plate under the mouse, what a click there offers."""
        under = [seat for seat in facts.own_plates if facts.hovered == f"{PLATE}{seat}"]
        return [] if facts.sticker_row else [hint_patch(kit, layout, seat) for seat in under]

    def row_ground(self, kit: Kit, layout: TableLayout, facts: TableFacts) -> Ground:
        """What the row of stickers does not hide."""
        return speech_ground(layout, self._kept_from_speech(kit, layout, facts), self._spared(layout, facts))

    def _kept_from_speech(self, kit: Kit, layout: TableLayout, facts: TableFacts) -> list[pygame.Rect]:
        """What bubbles keep clear: it does not change while they are seen, so that none jumps."""
        tools = [place for _, place, _ in tool_places(kit.sized(layout.text), layout, facts.tools)]
        corner = [layout.corner(at) for at in range(len(facts.corner))]
        return [*self._room.extents(layout), *tools, *corner, layout.caption]

    def _spared(self, layout: TableLayout, facts: TableFacts) -> list[pygame.Rect]:
        """What counts most stands there more than once."""
        return [layout.log, layout.log, *self._open_hands(layout) * 2, *_choice_places(layout, facts) * 3]

    def _open_hands(self, layout: TableLayout) -> list[pygame.Rect]:
        """The cards that others hold and everybody sees."""
        held = ((hand(seat), self._stage.breadth(hand(seat))) for seat in layout.others())
        return [
            box_of(layout.hand_spot(place, 0, of)).union(box_of(layout.hand_spot(place, of - 1, of)))
            for place, of in held
            if any(card.up for card in self._stage.slots(place).values())
        ]

    def announced(self, event: Event, voice: Voice) -> str | None:
        """The words of the banner for an event; None if it has none."""
        if isinstance(event, Ended):
            kept = kept_back(self._stage, event.outcome)
            return voice.tr(kept) if kept else won(event.outcome, voice)
        return self._room.announced(event, self._stage, voice)

    def announcement(self, facts: TableFacts) -> str | None:
        """The words of the banner. That it is one's own turn need not be told over choices or advice, nor where one is
        told that it went by itself; among several people it does."""
        if not facts.banner:
            return None
        event, own = facts.banner[0], facts.voice.you
        if isinstance(event, TurnTo) and event.seat == own:
            told = any(seat == own and one.style == "line" for seat, one in facts.spoken.items())
            if told or facts.choices or facts.said:
                return None
        return self.announced(event, facts.voice)

    def _bubble(self, kit: Kit, layout: TableLayout, facts: TableFacts) -> Bubble | None:
        """What is said; else what the focused choice says, if its button has no room for all of that."""
        own = kit.sized(layout.text)
        if facts.said:
            return self._said(own, layout, facts)
        cut = cut_choice(own, layout, facts.choices)
        return Bubble(own, layout, cut[0], cut[1].midtop, self._ground(kit, layout, facts)) if cut else None

    def _said(self, kit: Kit, layout: TableLayout, facts: TableFacts) -> Bubble:
        """What is said about a card above that card, or about the choice that has the focus above that; anything else
        over the tray, which stays clear."""
        choices, meant = _choice_places(layout, facts), None
        x, bottom, kept = layout.frame.width // 2, layout.tray.top, list[pygame.Rect]()
        focused = [place for place, choice in zip(choices, facts.choices, strict=True) if choice.focused]
        if facts.said_of is not None and facts.said_of in self._motion.glides:
            meant = box_of(self._cards.hand_spot(layout, facts.said_of))
            x, bottom = meant.centerx, min(bottom, meant.top)
            kept.append(meant)
        elif focused:
            meant = focused[0]
            x, bottom = meant.midtop
        for card in (card for mark in facts.marks for card in mark.cards if card in self._motion.glides):
            bottom = min(bottom, box_of(self._cards.hand_spot(layout, card)).top)
        tray = pygame.Rect(0, layout.tray.top, layout.frame.width, layout.frame.height - layout.tray.top)
        ground = self._ground(kit, layout, facts, [*kept, tray])
        tools = [place for _, place, _ in tool_places(kit, layout, facts.tools)]
        firm = [*self._room.spared(layout, self._stage), *map(layout.plate, range(self._stage.players))]
        return Bubble(kit, layout, facts.said, (x, bottom), ground, choices, meant, tools, firm)

    def _firm(self, layout: TableLayout, kit: Kit, facts: TableFacts) -> list[pygame.Rect]:
        """What a banner hides only where smaller letters do not help."""
        counted = (patch.rect for patch in self._room.patches(kit, layout, self._stage, self._queue, facts.voice))
        plates = map(layout.plate, range(self._stage.players))
        return [*counted, *self._room.spared(layout, self._stage), *plates]

    def _ground(self, kit: Kit, layout: TableLayout, facts: TableFacts, kept: Iterable[pygame.Rect] = ()) -> Ground:
        """What words over the table do not hide, and what they hide only if they must."""
        seats = [*map(layout.plate, range(self._stage.players)), *map(layout.seat, layout.others())]
        corner = (layout.corner(at) for at in range(len(facts.corner)))
        choices = _choice_places(layout, facts)
        # the boxes around cards, and of what shines, are a little larger than these
        clear, counted = (
            [rect.inflate(-2 * kit.px(SLACK), -2 * kit.px(SLACK)) for rect in rects]
            for rects in (
                self._room.kept_clear(layout, self._stage),
                [patch.rect for patch in self._room.patches(kit, layout, self._stage, self._queue, facts.voice)],
            )
        )
        lying = self._room.spared(layout, self._stage)
        return Ground.of(
            [*clear, *choices, *corner, *kept],
            [*counted, *lying, *lying, *seats, layout.caption, layout.log, layout.log],
        )


def _choice_places(layout: TableLayout, facts: TableFacts) -> list[pygame.Rect]:
    return [layout.choice(at, len(facts.choices)) for at in range(len(facts.choices))]
