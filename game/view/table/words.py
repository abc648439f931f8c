"""The words that lie on the table: what it is, what happened last, and the buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

import pygame
from msgspec.structs import replace
from pygame import Rect

from game.rules.events import Event
from game.texts import texts
from game.view.core.art import Art
from game.view.core.kit import Kit, Label, faded
from game.view.core.patch import Patch
from game.view.core.plates import draw_plate, mix
from game.view.core.theme import (
    CREAM,
    INK,
    LABEL,
    SEAT_COLOURS,
    SMALL,
    SUBHEADING,
)
from game.view.stage.layout import TableLayout
from game.view.stage.stage import Stage
from game.view.table.facts import MoveButton, TableFacts, Tool

LOG_LINES = 8
CHOICE_PAD = 5
CHOICE_HEADS = 0.4, 0.6
"""Height of a choice's label by that of its text; of one that needs two lines."""
SIGNED_HEAD = 0.34
"""That of one with a picture, whose sentence has to have two lines below it."""
LOG_GAP = 6
LOG_SHAPE = 22
TOOL_PAD, TOOL_GAP, TOOL_ICON, TOOL_GLYPH = 10, 8, 30, 42
DIM = 0.4
"""How strong the control beside a tool is that can do nothing now, and how near its words are to what they stand on."""


def caption_patch(kit: Kit, layout: TableLayout, stage: Stage, facts: TableFacts) -> Patch:
    """The game and which deal of the match it is; only the deal where there is no room for both."""
    place = layout.caption
    words = _caption(kit, stage, facts, place.width - 2 * kit.px(16))

    def paint(surface: pygame.Surface) -> None:
        width = min(kit.type.width(words, SMALL) + 2 * kit.px(16), place.width)
        plate = Rect(place.left, place.top, width, place.height)
        draw_plate(surface, kit, "well", plate)
        box = plate.inflate(-2 * kit.px(14), 0)
        kit.write(surface, kit.snug(Label(words, SMALL, kit.palette.text, box, "center")))

    return Patch(place, ("caption", words), paint)


def _caption(kit: Kit, stage: Stage, facts: TableFacts, width: int) -> str:
    tr = facts.voice.tr
    if facts.captions:
        fitting = (words for words in facts.captions if kit.type.width(words, SMALL) <= width)
        return next(fitting, facts.captions[-1])
    name = tr(texts(stage.game).name)
    if facts.deals == 1:
        return name
    words = tr("{game} · deal {n} of {deals}", game=name, n=facts.deal, deals=facts.deals)
    return (
        words if kit.type.width(words, SMALL) <= width else tr("Deal {n} of {deals}", n=facts.deal, deals=facts.deals)
    )


def log_patch(kit: Kit, layout: TableLayout, stage: Stage, facts: TableFacts) -> Patch:
    """The last events in words, the newest at the bottom: as many as there is room for."""
    place, told = layout.log, _told(stage, facts)

    def paint(surface: pygame.Surface) -> None:
        bottom = place.bottom
        for age, (event, words) in enumerate(told):
            height = kit.type.height(words, SMALL, place.width - kit.px(LOG_SHAPE + 12))
            if bottom - height < place.top and age:
                break
            height = min(height, bottom - place.top)
            _log_line(surface, kit, Rect(place.left, bottom - height, place.width, height), event, words, age)
            bottom -= height + kit.px(LOG_GAP)

    return Patch(place, ("log", tuple((event.seat, words) for event, words in told)), paint)


def _told(stage: Stage, facts: TableFacts) -> list[tuple[Event, str]]:
    """The last events that have words, the newest first."""
    told: list[tuple[Event, str]] = []
    for event in reversed(stage.log):
        words = texts(stage.game).told(event, facts.voice)
        if words:
            told.append((event, words))
        if len(told) == LOG_LINES:
            break
    return told


def _log_line(surface: pygame.Surface, kit: Kit, place: Rect, event: Event, words: str, age: int) -> None:
    lead = kit.px(LOG_SHAPE + 12)
    if event.seat is not None:
        shape = kit.art.shape(event.seat, kit.px(LOG_SHAPE), SEAT_COLOURS[event.seat])
        surface.blit(
            shape, shape.get_rect(center=(place.left + kit.px(LOG_SHAPE) // 2, place.top + kit.line(SMALL) // 2))
        )
    colour = kit.palette.text if age == 0 else kit.palette.text_soft
    kit.write(
        surface, Label(words, SMALL, colour, Rect(place.left + lead, place.top, place.width - lead, place.height))
    )


Sign = Callable[[Art, str, int], "pygame.Surface | None"]
"""The picture of a move that is no card, by its code and in a height; None if it has none."""


def choice_patches(kit: Kit, layout: TableLayout, choices: Sequence[MoveButton], sign: Sign) -> list[Patch]:
    """The moves that are no cards, as buttons."""
    return [_choice_patch(kit, layout, at, choices, sign) for at in range(len(choices))]


def _choice_patch(kit: Kit, layout: TableLayout, at: int, choices: Sequence[MoveButton], sign: Sign) -> Patch:
    place, choice = layout.choice(at, len(choices)), choices[at]

    def paint(surface: pygame.Surface) -> None:
        draw_plate(surface, kit, "lit" if choice.focused else "primary", place)
        picture = sign(kit.art, choice.code, layout.sign) if layout.sign else None
        if picture:
            surface.blit(picture, picture.get_rect(midtop=(place.centerx, place.top + kit.px(CHOICE_PAD))))
        head, body = choice_boxes(kit, layout, place, choice)
        colour = INK if choice.focused else CREAM
        if choice.glyph:
            glyph = kit.art.glyph(*choice.glyph, kit.px(TOOL_GLYPH))
            surface.blit(glyph, glyph.get_rect(midright=head.midleft))
        kit.write(surface, kit.snug(Label(choice.label, SUBHEADING, colour, head, "center")))
        kit.write(surface, kit.fitted(Label(choice.sentence, SMALL, colour, body, "center")))

    return Patch(place.inflate(kit.px(30), kit.px(30)), ("choice", choice), paint)


def choice_boxes(kit: Kit, layout: TableLayout, place: Rect, choice: MoveButton) -> tuple[Rect, Rect]:
    """Where the label and the sentence of a choice go, below its picture if it has one. The glyph lies left of the
    label, which gets two lines if it needs them."""
    box = place.inflate(-2 * kit.px(20), -2 * kit.px(CHOICE_PAD))
    box = Rect(box.left, box.top + layout.sign, box.width, box.height - layout.sign)
    lead = kit.art.glyph(*choice.glyph, kit.px(TOOL_GLYPH)).get_width() if choice.glyph else 0
    for share in (SIGNED_HEAD, *CHOICE_HEADS) if layout.sign else CHOICE_HEADS:
        head = Rect(box.left + lead, box.top, box.width - lead, round(box.height * share))
        if not kit.cut(kit.snug(Label(choice.label, SUBHEADING, CREAM, head))):
            break
    return head, Rect(box.left, head.bottom, box.width, box.height - head.height)


def cut_choice(kit: Kit, layout: TableLayout, choices: Sequence[MoveButton]) -> tuple[str, Rect] | None:
    """What the focused choice says and where its button is, if it cannot be read there whole."""
    for at, choice in enumerate(choices):
        place = layout.choice(at, len(choices))
        head, body = choice_boxes(kit, layout, place, choice)
        if not choice.focused:
            continue
        if not kit.type.fits(choice.label, SUBHEADING, head.size):
            return f"{choice.label}: {choice.sentence}", place
        if not kit.type.fits(choice.sentence, SMALL, body.size):
            return choice.sentence, place
    return None


def tool_places(kit: Kit, layout: TableLayout, tools: Sequence[Tool]) -> list[tuple[Tool, Rect, bool]]:
    """The small buttons above the hand, from the right. Where there is no room for the words of all, the last ones have
    none."""
    free = layout.header.width - layout.own_plate.width - kit.px(2 * TOOL_GAP)
    gaps, worded = kit.px(TOOL_GAP) * len(tools), len(tools)
    high = layout.header.height
    while worded and sum(_tool_width(kit, tool, at < worded, high) for at, tool in enumerate(tools)) + gaps > free:
        worded -= 1
    places, right = [], layout.header.right
    for at, tool in reversed([*enumerate(tools)]):
        width = _tool_width(kit, tool, at < worded, high)
        places.append((tool, Rect(right - width, layout.header.top, width, high), at < worded))
        right -= width + kit.px(TOOL_GAP)
    return places[::-1]


def corner_places(layout: TableLayout, tools: Sequence[Tool]) -> list[tuple[Tool, Rect, bool]]:
    return [(tool, layout.corner(at), False) for at, tool in enumerate(tools)]


def tool_patches(kit: Kit, places: Sequence[tuple[Tool, Rect, bool]], hovered: str) -> list[Patch]:
    return [_tool_patch(kit, tool, place, worded, tool.name == hovered) for tool, place, worded in places]


@lru_cache(maxsize=32)
def _tool_words(kit: Kit, text: str, high: int) -> Label:
    """The words of a button that is so high, in a box as wide as they are in letters that fit there."""
    label = kit.snug(Label(text, SMALL, INK, Rect(0, 0, kit.type.width(text, SMALL), high)))
    return replace(label, box=Rect(0, 0, kit.type.width(label.text, label.style), high))


def _tool_width(kit: Kit, tool: Tool, worded: bool, high: int) -> int:
    width = 2 * kit.px(TOOL_PAD) + kit.px(TOOL_ICON)
    if worded:
        width += kit.px(8) + _tool_words(kit, tool.text, high).box.width
    if tool.glyph:
        width += kit.px(8) + kit.art.glyph(*tool.glyph, kit.px(TOOL_GLYPH)).get_width()
    return width


def _tool_patch(kit: Kit, tool: Tool, place: Rect, worded: bool, hovered: bool) -> Patch:
    def paint(surface: pygame.Surface) -> None:
        lit = hovered and not tool.dim
        draw_plate(surface, kit, "lit" if lit else "well", place)
        colour = INK if lit else mix(kit.palette.text_soft, kit.palette.panel, DIM) if tool.dim else kit.palette.text
        x = place.left + kit.px(TOOL_PAD)
        if not worded and not tool.glyph:
            x = place.centerx - kit.px(TOOL_ICON) // 2
        icon = kit.art.icon(tool.icon, kit.px(TOOL_ICON), colour) if tool.icon else None
        if icon:
            surface.blit(icon, icon.get_rect(midleft=(x, place.centery)))
        else:
            kit.write(surface, kit.snug(Label(tool.text, LABEL, colour, place, "center")))
        x += kit.px(TOOL_ICON) + kit.px(8)
        if worded:
            words = _tool_words(kit, tool.text, place.height)
            kit.write(surface, replace(words, colour=colour, box=words.box.move(x, place.top)))
            x += words.box.width + kit.px(8)
        if tool.glyph:
            glyph = kit.art.glyph(*tool.glyph, kit.px(TOOL_GLYPH))
            faded(surface, glyph, glyph.get_rect(midleft=(x, place.centery)), DIM if tool.dim else 1.0)

    return Patch(place.inflate(kit.px(28), kit.px(28)), ("tool", tool, worded, hovered), paint)
