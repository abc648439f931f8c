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
"""So many turns are shown where each has so much room; fewer where the words need more."""
NARROWEST = 700
PAD, GAP, COLUMN_GAP, SHAPE = 26, 18, 10, 34
CARD = 190
CARD_SHARE, CARD_LEAST = 0.42, 84
"""The part of a column's height that cards take at most, and the least height in units in which they can be
read: they have what the words leave them."""
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
    places = panel_places(layout)
    around = places[0].unionall(places)
    around.inflate_ip(0, 2 * kit.line(SMALL))  # in a tiny window words need more than there is
    return Patch(around, key, lambda surface: draw_look_back(surface, kit, layout, stage, facts))


def draw_look_back(surface: pygame.Surface, kit: Kit, layout: TableLayout, stage: Stage, facts: TableFacts) -> None:
    """What the panel shows."""
    panel, shown = _most(kit, layout, stage, facts)
    draw_plate(surface, kit, "panel", panel)
    draw_plate(surface, kit, "panel", panel)  # twice: what lies beneath must not disturb
    inner, head = _inside(kit, panel)
    tr = facts.voice.tr
    kit.write(surface, Label(tr("The last plays"), SUBHEADING, kit.palette.accent, head))
    _draw_way_out(surface, kit, head, facts)
    turns = last_turns(stage.log, shown)
    if not turns:
        kit.write(surface, Label(tr("Nothing has been played yet."), SMALL, kit.palette.text, inner, "center"))
    columns = _columns(kit, panel, shown)
    told = [_told(stage, facts, turn) for turn in turns]
    card = _card_height(kit, columns[0], told)
    for column, turn, words in zip(columns, turns, told, strict=False):
        _draw_turn(surface, kit, column, stage, facts, turn, words, card)


def panel_places(layout: TableLayout) -> list[Rect]:
    """Where it may lie: nothing that tells who sits where is covered. Below all plates, or higher between those at the
    sides."""
    plates = [layout.plate(seat) for seat in layout.edge]
    gap, middle = layout.px(GAP // 2), layout.frame.width // 2
    whole = Rect(layout.px(PAD), 0, layout.frame.width - 2 * layout.px(PAD), 0)
    high = min(plate.bottom for plate in plates) + layout.px(GAP)
    left = max((plate.right + gap for plate in plates if plate.bottom > high and plate.centerx < middle), default=0)
    right = min(
        (plate.left - gap for plate in plates if plate.bottom > high and plate.centerx > middle), default=whole.right
    )
    between = Rect(max(left, whole.left), 0, right - max(left, whole.left), 0)
    found = []
    for place in (whole, between):
        under = [plate.bottom for plate in plates if plate.left < place.right and plate.right > place.left]
        bottom = layout.tray.top - gap
        place.height = min(round(layout.high(TALL)), bottom - max(under, default=0) - gap)
        place.bottom = bottom
        if place is whole or layout.px(NARROWEST) <= place.width < whole.width:
            found.append(place)
    return found


def _most(kit: Kit, layout: TableLayout, stage: Stage, facts: TableFacts) -> tuple[Rect, int]:
    """The place in which most of the last turns can be read whole, and how many these are."""
    best, most = max(panel_places(layout), key=lambda place: place.height), 0
    for card in (kit.px(CARD_LEAST), 0):
        for place in panel_places(layout) if not most else ():
            widest = min(max((place.width - 2 * kit.px(PAD)) // kit.em(TURN_WIDTH), 1), TURNS)
            shown = next((n for n in range(widest, 0, -1) if _whole(kit, place, n, card, stage, facts)), 0)
            if shown > most:
                best, most = place, shown
    return best, max(most, 1)


def _whole(kit: Kit, panel: Rect, shown: int, card: int, stage: Stage, facts: TableFacts) -> bool:
    """Whether so many of the last turns can be read whole in a panel, beside cards so high."""
    column, turns = _columns(kit, panel, shown)[0], last_turns(stage.log, shown)
    name, words = _name_box(kit, column).size, _words_box(kit, column, card).size
    return all(
        kit.type.fits(facts.voice.names[turn.seat], LABEL, name)
        and kit.type.fits(_told(stage, facts, turn), SMALL, words)
        for turn in turns
    )


def _inside(kit: Kit, panel: Rect) -> tuple[Rect, Rect]:
    """A panel without its edges, and the heading in it."""
    inner = panel.inflate(-2 * kit.px(PAD), -2 * kit.px(GAP))
    return inner, Rect(inner.left, inner.top, inner.width, kit.line(SUBHEADING))


def _columns(kit: Kit, panel: Rect, shown: int) -> list[Rect]:
    inner, head = _inside(kit, panel)
    top, width = head.bottom + kit.px(GAP), inner.width // shown
    return [Rect(inner.left + at * width, top, width - kit.px(COLUMN_GAP), inner.bottom - top) for at in range(shown)]


def _draw_way_out(surface: pygame.Surface, kit: Kit, head: Rect, facts: TableFacts) -> None:
    """What closes it, at the right of the heading."""
    words = facts.voice.tr("Close")
    width = kit.type.width(words, SMALL)
    kit.write(surface, Label(words, SMALL, kit.palette.text, head, "right"))
    control = next((tool.glyph for tool in facts.tools if tool.name == "last"), None)
    size = min(kit.px(GLYPH), head.height)
    sign = kit.art.glyph(*control, size) if control else kit.art.icon("cross", size, kit.palette.text)
    surface.blit(sign, sign.get_rect(midright=(head.right - width - kit.px(10), head.centery)))


def _draw_turn(
    surface: pygame.Surface,
    kit: Kit,
    column: Rect,
    stage: Stage,
    facts: TableFacts,
    turn: Turn,
    words: str,
    card: int,
) -> None:
    shape = kit.art.shape(turn.seat, kit.em(SHAPE), SEAT_COLOURS[turn.seat])
    surface.blit(shape, column.topleft)
    kit.write(surface, Label(facts.voice.names[turn.seat], LABEL, kit.palette.text, _name_box(kit, column)))
    _draw_cards(surface, kit, _cards_box(kit, column, card), stage, turn)
    below = _words_box(kit, column, card)
    kit.write(surface, Label(words, SMALL, kit.palette.text_soft, below, valign="top"))


def _told(stage: Stage, facts: TableFacts, turn: Turn) -> str:
    """What happened in a turn, a sentence a line."""
    return "\n".join(filter(None, (texts(stage.game).told(event, facts.voice) for event in turn.events)))


def _name_box(kit: Kit, column: Rect) -> Rect:
    lead = kit.em(SHAPE) + kit.px(10)
    return Rect(column.left + lead, column.top, column.width - lead, kit.em(SHAPE))


def _card_height(kit: Kit, column: Rect, told: Sequence[str]) -> int:
    """As high as the words leave room for."""
    words = max((kit.type.height(each, SMALL, column.width) for each in told), default=0)
    most = min(round(column.height * CARD_SHARE), kit.px(CARD))
    left = min(_words_box(kit, column, 0).height - words, most)
    return left if left >= kit.px(CARD_LEAST) else 0


def _cards_box(kit: Kit, column: Rect, card: int) -> Rect:
    return Rect(column.left, _name_box(kit, column).bottom + kit.px(10), column.width, card)


def _words_box(kit: Kit, column: Rect, card: int) -> Rect:
    """Below cards that are so high."""
    top = _cards_box(kit, column, card).bottom + kit.px(10)
    return Rect(column.left, top, column.width, column.bottom - top)


def _draw_cards(surface: pygame.Surface, kit: Kit, box: Rect, stage: Stage, turn: Turn) -> None:
    pictures = CardPictures(kit.art, stage.game, kit.palette.accent)
    cards = turn.cards[-CARDS_SHOWN:] if box.height else []
    width = box.height * CARD_ASPECT
    step = min(width * 0.5, (box.width - width) / max(len(cards) - 1, 1))
    surface.fblits(
        [
            pictures.blit(card, Spot(box.left + width / 2 + at * step, box.centery, box.height))
            for at, card in enumerate(cards)
        ]
    )
