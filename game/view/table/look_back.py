"""The last plays, side by side: who played what, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import pygame
from pygame import Rect

from game.rules.events import TRICK, Event, Moved, Swapped, TurnTo
from game.texts import texts
from game.view.cards.card_pictures import CardPictures
from game.view.cards.fan import Spot
from game.view.core.kit import Kit, Label
from game.view.core.layout import CARD_ASPECT
from game.view.core.patch import Patch
from game.view.core.plates import draw_plate
from game.view.core.theme import (
    LABEL,
    SEAT_COLOURS,
    SMALL,
    SUBHEADING,
)
from game.view.stage.layout import TableLayout
from game.view.stage.stage import Stage
from game.view.table.facts import TableFacts

TURNS, TURN_WIDTH = 6, 280
"""So many turns are shown where each has so much room for its words; with larger text fewer."""
PAD, GAP, COLUMN_GAP, SHAPE = 26, 18, 10, 34
CARD = 190
CARD_SHARE = 0.42
"""The part of a column's height that cards may take."""
CARDS_SHOWN = 5
TALL = 470
GLYPH = 42


@dataclass
class Turn:
    """What happened in one seat's turn."""

    seat: int
    events: list[Event] = field(default_factory=list)

    @property
    def cards(self) -> list[int | None]:
        """The cards that were put on the table, or the one that was drawn."""
        moved = [event for event in self.events if isinstance(event, Moved)]
        moved = [event for event in moved if not event.penalty and event.src != TRICK]
        laid = [card for event in moved if len(event.dst) == 1 for card in event.cards]
        laid += [event.top for event in self.events if isinstance(event, Swapped)]
        return laid or [card for event in moved for card in event.cards]


def last_turns(log: Sequence[Event], count: int = TURNS) -> list[Turn]:
    """The last turns in which something happened, the earliest first."""
    turns: list[Turn] = []
    for event in log:
        if isinstance(event, TurnTo) and event.seat is not None:
            turns.append(Turn(event.seat))
        elif turns:
            turns[-1].events.append(event)
    return [turn for turn in turns if turn.events][-count:]


def look_back_patch(kit: Kit, layout: TableLayout, stage: Stage, facts: TableFacts) -> Patch:
    """A panel over the middle of the table: below the plates, above the tray."""
    key = "look back", stage.changes, tuple(facts.voice.names), tuple(facts.tools)
    around = panel_place(layout).inflate(0, 2 * kit.line(SMALL))  # in a tiny window words need more than there is
    return Patch(around, key, lambda surface: draw_look_back(surface, kit, layout, stage, facts))


def draw_look_back(surface: pygame.Surface, kit: Kit, layout: TableLayout, stage: Stage, facts: TableFacts) -> None:
    """What the panel shows."""
    panel = panel_place(layout)
    draw_plate(surface, kit, "panel", panel)
    draw_plate(surface, kit, "panel", panel)  # twice: what lies beneath must not disturb
    inner = panel.inflate(-2 * kit.px(PAD), -2 * kit.px(GAP))
    head = Rect(inner.left, inner.top, inner.width, kit.line(SUBHEADING))
    tr = facts.voice.tr
    kit.write(surface, Label(tr("The last plays"), SUBHEADING, kit.palette.accent, head))
    _draw_way_out(surface, kit, head, facts)
    shown = min(max(inner.width // kit.em(TURN_WIDTH), 1), TURNS)
    turns = last_turns(stage.log, shown)
    if not turns:
        kit.write(surface, Label(tr("Nothing has been played yet."), SMALL, kit.palette.text, inner, "center"))
    width = inner.width // shown
    for at, turn in enumerate(turns):
        top = head.bottom + kit.px(GAP)
        column = Rect(inner.left + at * width, top, width - kit.px(COLUMN_GAP), inner.bottom - top)
        _draw_turn(surface, kit, column, stage, facts, turn)


def panel_place(layout: TableLayout) -> Rect:
    """Nothing that tells who sits where is covered."""
    plates = max(layout.plate(seat).bottom for seat in layout.others())
    bottom = layout.tray.top - layout.px(GAP // 2)
    height = min(round(layout.high(TALL)), bottom - plates - layout.px(GAP // 2))
    return Rect(layout.px(PAD), bottom - height, layout.frame.width - 2 * layout.px(PAD), height)


def _draw_way_out(surface: pygame.Surface, kit: Kit, head: Rect, facts: TableFacts) -> None:
    """What closes it, at the right of the heading."""
    words = facts.voice.tr("Close")
    width = kit.type.width(words, SMALL)
    kit.write(surface, Label(words, SMALL, kit.palette.text, head, "right"))
    control = next((tool.glyph for tool in facts.tools if tool.name == "last"), None)
    size = min(kit.px(GLYPH), head.height)
    sign = kit.art.glyph(*control, size) if control else kit.art.icon("cross", size, kit.palette.text)
    surface.blit(sign, sign.get_rect(midright=(head.right - width - kit.px(10), head.centery)))


def _draw_turn(surface: pygame.Surface, kit: Kit, column: Rect, stage: Stage, facts: TableFacts, turn: Turn) -> None:
    shape = kit.art.shape(turn.seat, kit.em(SHAPE), SEAT_COLOURS[turn.seat])
    surface.blit(shape, column.topleft)
    lead = kit.em(SHAPE) + kit.px(10)
    name = Rect(column.left + lead, column.top, column.width - lead, kit.em(SHAPE))
    kit.write(surface, Label(facts.voice.names[turn.seat], LABEL, kit.palette.text, name))
    card = min(kit.px(CARD), round(column.height * CARD_SHARE / max(kit.text_size(), 1.0) ** 0.5))
    _draw_cards(surface, kit, Rect(column.left, name.bottom + kit.px(10), column.width, card), stage, turn)
    words = [texts(stage.game).told(event, facts.voice) for event in turn.events]
    below = Rect(column.left, name.bottom + card + kit.px(20), column.width, 0)
    below.height = column.bottom - below.top
    kit.write(surface, Label("\n".join(filter(None, words)), SMALL, kit.palette.text_soft, below, valign="top"))


def _draw_cards(surface: pygame.Surface, kit: Kit, box: Rect, stage: Stage, turn: Turn) -> None:
    pictures = CardPictures(kit.art, stage.game, kit.palette.accent)
    cards = turn.cards[-CARDS_SHOWN:]
    width = box.height * CARD_ASPECT
    step = min(width * 0.5, (box.width - width) / max(len(cards) - 1, 1))
    surface.fblits(
        [
            pictures.blit(card, Spot(box.left + width / 2 + at * step, box.centery, box.height))
            for at, card in enumerate(cards)
        ]
    )
