"""A short bubble at a seat's plate: what has no card to show it, and what is said there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

import pygame
from msgspec.structs import replace
from pygame import Rect

from game.view.core.ground import Ground
from game.view.core.kit import Kit, Label, faded
from game.view.core.patch import Patch
from game.view.core.plates import draw_plate
from game.view.core.theme import BODY, INK, LABEL, SEAT_COLOURS, SPEECH_COME, SPEECH_GO, Style
from game.view.stage.layout import TableLayout

SpeechStyle = Literal["call", "line"]
"""A call is what just happened, in a word; a line is a sentence that somebody says."""
STYLES: dict[SpeechStyle, Style] = {"call": LABEL, "line": BODY}
WIDEST: dict[SpeechStyle, tuple[int, ...]] = {"call": (420, 620), "line": (420, 560, 760)}
"""Units, grown with the text, at which words are wrapped: the next where one would hide something."""
NARROW = 330, 260, 190
"""The same for a sentence that hides something however small its letters are."""
SMALLER, LEAST = 0.9, 0.8
"""Letters become smaller in such steps where there is no room, but not smaller than this part of the usual size."""
PAD_WIDE, PAD_HIGH, TAIL, TAIL_HALF = 18, 7, 12, 11
TAIL_ASIDE = 26
"""How near the tail may come to the end of its bubble."""
EDGE = 8
SPILL = 6
"""Units by which a bubble may come out of the line above the hand."""
RISE = 10
"""Units that a bubble comes out of its plate."""
PLATES_COUNT = 4
"""By so much a plate that is hidden weighs more than anything else that is kept."""
STEPS = 6
"""In so many steps it comes and goes."""

Side = Literal["below", "above", "right", "left"]


@dataclass(frozen=True)
class Spoken:
    """What is said at a seat: for so many seconds it has been seen, of those that it lasts."""

    words: str
    style: SpeechStyle = "call"
    age: float = SPEECH_COME
    lasts: float = 1.0

    @property
    def strength(self) -> float:
        """How much of it has come and not gone again, 0 to 1, in few steps."""
        part = min(self.age / SPEECH_COME, (self.lasts - self.age) / SPEECH_GO, 1.0)
        return max(round(part * STEPS) / STEPS, 0.0)


def speech_patch(
    kit: Kit,
    layout: TableLayout,
    seat: int,
    words: str,
    style: SpeechStyle = "call",
    ground: Ground | None = None,
    strength: float = 1.0,
    calm: bool = False,
) -> Patch:
    """Words said at the plate of a seat, with a tail to it. ``ground`` is what lies below (``speech_ground``), the
    plates at least are never hidden. ``strength`` is how much of the bubble has come, from 0 to 1; with ``calm`` it
    does not move."""
    kit = kit.sized(layout.text) if layout.in_tray(seat) else kit
    sizes = _sizes(kit, words, style)
    place, side = speech_place(kit, layout, seat, [*sizes], ground)
    letters = sizes[place.size]
    place = place.copy()
    if not calm:
        across, down = {"below": (0, -1), "above": (0, 1), "right": (-1, 0), "left": (1, 0)}[side]
        away = round(kit.px(RISE) * (1 - min(strength, 1.0)))
        place.move_ip(across * away, down * away)
    around = place.inflate(2 * kit.px(TAIL), 2 * kit.px(TAIL))
    corner = place.x - around.x, place.y - around.y
    tip = layout.plate(seat).centerx - around.x
    key = "speech", seat, words, letters, side, place.size, tip, kit.palette

    def picture() -> pygame.Surface:
        paper = pygame.Surface(around.size, pygame.SRCALPHA)
        _paint(paper, kit, seat, words, letters, Rect(corner, place.size), side, tip)
        return paper

    def paint(surface: pygame.Surface) -> None:
        faded(surface, kit.art.made((*key, kit.type.scale), around.size, picture), around, strength)

    return Patch(around, (*key, tuple(place), strength, kit.type.scale, kit.art.revision), paint)


def speech_ground(layout: TableLayout, kept: Iterable[Rect], spared: Iterable[Rect] = ()) -> Ground:
    """What a bubble does not hide: plates, the hand in the tray, and what is ``kept``; other seats, and what is
    ``spared``, only if it must."""
    top = layout.header.bottom + layout.px(SPILL)
    tray = Rect(0, top, layout.frame.width, layout.frame.height - top)
    plates = [layout.plate(seat) for seat in range(layout.players)] * PLATES_COUNT
    return Ground.of([tray, *plates, *kept], [*map(layout.seat, layout.others()), *spared])


def speech_place(
    kit: Kit, layout: TableLayout, seat: int, sizes: Sequence[tuple[int, int]], ground: Ground | None = None
) -> tuple[Rect, Side]:
    """Where something of one of these sizes, in pixels, goes that is shown at a seat, and at which side of its plate:
    in the first size in which it hides nothing that is kept, where it hides least."""
    return _speech_place(kit.frame.px(TAIL), layout, seat, tuple(sizes), ground or speech_ground(layout, ()))


@lru_cache(maxsize=64)
def _speech_place(
    tail: int, layout: TableLayout, seat: int, sizes: tuple[tuple[int, int], ...], ground: Ground
) -> tuple[Rect, Side]:
    edge = layout.px(EDGE)
    window = layout.frame.rect.inflate(-2 * edge, -2 * edge)
    plate, own = layout.plate(seat), layout.header if layout.in_tray(seat) else layout.seat(seat)
    ground = Ground(ground.kept, tuple(sides for sides in ground.spared if Rect(sides) != own))
    found: list[tuple[Rect, Side]] = []
    for size in sizes:
        places = [(place.clamp(window), side) for place, side in _places(tail, layout, seat, size)]
        best = ground.clearest([place for place, _ in places], plate.centerx if not layout.in_tray(seat) else None)
        found.append(next((place, side) for place, side in places if place == best))
        if not ground.hidden(best)[0]:
            break
    return min(found, key=lambda one: ground.hidden(one[0])[0])


def _places(tail: int, layout: TableLayout, seat: int, size: tuple[int, int]) -> Iterator[tuple[Rect, Side]]:
    """Below and beside the plate of another seat, at last over its own hand; beside and above that in the tray."""
    plate, place = layout.plate(seat), Rect((0, 0), size)
    right, left = place.copy(), place.copy()
    right.midleft, left.midright = (plate.right + tail, plate.centery), (plate.left - tail, plate.centery)
    if layout.in_tray(seat):
        right.bottom = min(right.bottom, layout.header.bottom + layout.px(SPILL))
        yield right, "right"
        log = layout.log  # beside it, else over the ends of its lines, else over their beginnings
        for x in (log.right + layout.px(EDGE), log.right - size[0], plate.left, plate.centerx - size[0] // 2):
            if not plate.left <= x < plate.right - tail:
                continue
            place.bottomleft = x, plate.top - tail
            yield place.copy(), "above"
        return
    aside = layout.px(TAIL_ASIDE)
    lefts = (
        plate.centerx - size[0] // 2,
        plate.left,
        plate.right - size[0],
        plate.centerx - aside,
        plate.centerx + aside - size[0],
    )
    for x in lefts:
        place.topleft = x, plate.bottom + tail
        yield place.copy(), "below"
    yield right, "right"
    yield left, "left"
    for x in lefts:
        place.bottomleft = x, plate.top - tail
        yield place.copy(), "above"


@lru_cache(maxsize=64)
def _sizes(kit: Kit, words: str, style: SpeechStyle) -> dict[tuple[int, int], Style]:
    """The boxes in pixels that the words may have, the best first, each with its letters."""
    found = dict[tuple[int, int], Style]()
    least = STYLES[style].size * LEAST / kit.text_size()
    for widths in (WIDEST[style], NARROW if style == "line" else ()):
        letters = STYLES[style]
        while letters.size >= least:
            for widest in widths:
                found.setdefault(_size(kit, words, letters, widest), letters)
            letters = replace(letters, size=letters.size * SMALLER)
    return found


def _size(kit: Kit, words: str, letters: Style, widest: int) -> tuple[int, int]:
    """The least box for words that are wrapped there."""
    pads = 2 * kit.px(PAD_WIDE)
    room = min(kit.em(widest), kit.frame.width // 2) - pads
    width = kit.text_width(words, letters, room)
    return width + pads, kit.type.height(words, letters, width) + 2 * kit.px(PAD_HIGH)


def _paint(
    paper: pygame.Surface, kit: Kit, seat: int, words: str, letters: Style, place: Rect, side: Side, tip: int
) -> None:
    """``tip`` is where the middle of the plate is, from the left of ``paper``."""
    own = replace(kit, palette=replace(kit.palette, accent=SEAT_COLOURS[seat]))
    draw_plate(paper, own, "tip", place)
    ends = _tail(kit, place, side, tip)
    pygame.draw.polygon(paper, TIP_COLOURS[side], ends)
    pygame.draw.aalines(paper, SEAT_COLOURS[seat], False, ends)
    kit.write(paper, Label(words, letters, INK, place.inflate(-2 * kit.px(PAD_WIDE), 0), "center"))


TIP_COLOURS = {"below": "#fffaf0", "above": "#fff3dd", "right": "#fff6e6", "left": "#fff6e6"}
"""The colour of a bubble at the side where its tail is."""


def _tail(kit: Kit, place: Rect, side: Side, tip: int) -> list[tuple[int, int]]:
    """From its base over its end back to its base."""
    half, long, into = kit.px(TAIL_HALF), kit.px(TAIL), kit.px(3)
    aside = min(kit.px(TAIL_ASIDE), place.width // 2)
    x = min(max(tip, place.left + aside), place.right - aside)
    if side in ("below", "above"):
        base, end = (
            (place.top + into, place.top - long) if side == "below" else (place.bottom - into, place.bottom + long)
        )
        return [(x - half, base), (x, end), (x + half, base)]
    y = place.centery
    base, end = (place.left + into, place.left - long) if side == "right" else (place.right - into, place.right + long)
    return [(base, y - half), (end, y), (base, y + half)]
