"""A speech bubble over the table: what it says of a card or a choice, where it hides nothing that counts now."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

import pygame
from msgspec.structs import replace
from pygame import Rect

from game.view.core.ground import Ground, sides
from game.view.core.kit import Kit, Label
from game.view.core.patch import Patch
from game.view.core.plates import draw_plate
from game.view.core.rendering import hex_of
from game.view.core.theme import BODY, INK, Style
from game.view.stage.layout import TableLayout
from sprites import table

BUBBLE_WIDE, BUBBLE_PAD, TAIL = 920, 18, 26
BUBBLE_WIDTHS = (1.0, 1.3, 1.6, 0.7, 0.5, 0.35)
"""By ``BUBBLE_WIDE``: the usual one, and others that are tried where a bubble of that width would hide something."""
SMALLER = 2
"""In so many steps its letters become smaller."""
BUBBLE_HIGHEST = 8
"""Units that are left above and below a bubble that was moved."""
BUBBLE_STEP = 48
"""Units from one place to the next where a bubble is moved to hide less."""
LONGEST_TAIL = 120
"""Units from a bubble to what is meant, as far as a tail leads there, and as far as they belong together."""
TAIL_ASIDE = 50
"""How near the tail may come to the end of its bubble."""
EDGE, GAP = 24, 34
TIP = "#fff3dd"


class Bubble:
    """Words in a speech bubble above ``tip``, to which its tail points, or beside the ``choices``; then it points to
    what is ``meant``, if anything is. ``place`` is where it is, in pixels, without its tail: whole inside the window.
    It has no tail where that would run far, or through one of the choices or ``tools``. Its letters become smaller,
    but not smaller than the usual ones, before it hides what the ground keeps, or anything of ``firm``."""

    def __init__(
        self,
        kit: Kit,
        layout: TableLayout,
        words: str,
        tip: tuple[int, int],
        ground: Ground,
        choices: Sequence[Rect] = (),
        meant: Rect | None = None,
        tools: Sequence[Rect] = (),
        firm: Sequence[Rect] = (),
    ) -> None:
        self._kit, self._words, self._tip, self._meant = kit, words, tip, meant
        self._passed = [*choices, *tools]
        below = meant.bottom if meant and meant.bottom <= layout.tray.top and not choices else None
        self.place, self._style = _bubble_place(
            kit, layout, words, tip, ground, tuple(map(sides, choices)), below, tuple(map(sides, firm))
        )

    def patch(self) -> Patch:
        """The bubble with its tail."""
        around = self.place.inflate(2 * self._kit.px(TAIL), 2 * self._kit.px(TAIL))
        ends = Rect(self._tip, (1, 1)).union(self._meant or around)
        meant = sides(self._meant) if self._meant else None
        key = "bubble", self._words, sides(self.place), self._tip, meant, self._kit.text_size()
        return Patch(around.union(ends).inflate(2, 2), key, self._paint)

    def _paint(self, surface: pygame.Surface) -> None:
        kit, place, pad = self._kit, self.place, self._kit.px(BUBBLE_PAD)
        draw_plate(surface, kit, "tip", place)
        _tail(surface, kit, place, self._tip, self._meant, self._passed)
        kit.write(surface, Label(self._words, self._style, INK, place.inflate(-2 * pad, -2 * pad), "center"))


@lru_cache(maxsize=8)
def _bubble_place(
    kit: Kit,
    layout: TableLayout,
    words: str,
    tip: tuple[int, int],
    ground: Ground,
    choices: tuple[tuple[int, int, int, int], ...],
    below: int | None,
    firm: tuple[tuple[int, int, int, int], ...],
) -> tuple[Rect, Style]:
    """Where it lies, and its letters."""
    found: list[tuple[Rect, Style]] = []
    hard = Ground((*ground.kept, *firm))
    rows = tip[1] - kit.px(LONGEST_TAIL), (tip[1] if below is None else below) + kit.px(LONGEST_TAIL)
    for size in _letters(kit):
        style = replace(BODY, size=size)
        places = [*_bubble_places(kit, layout, words, style, tip, [Rect(choice) for choice in choices], below)]
        best = ground.clearest(places, tip[0], rows)
        if any(ground.hidden(best)):
            moved = _bubble_moved(kit, layout, {place.size: None for place in places})
            best = ground.clearest([best, *moved], tip[0], rows)
        found.append((best, style))
        if not hard.hidden(best)[0]:
            return best, style
    return min(found, key=lambda one: hard.hidden(one[0])[0])


def _letters(kit: Kit) -> list[float]:
    """The sizes that letters may have: that of the player, and in few steps down to the usual one."""
    least = BODY.size / kit.text_size()
    return list(dict.fromkeys(BODY.size + (least - BODY.size) * step / SMALLER for step in range(SMALLER + 1)))


def _bubble_places(
    kit: Kit,
    layout: TableLayout,
    words: str,
    style: Style,
    tip: tuple[int, int],
    choices: Sequence[Rect],
    below: int | None,
) -> Iterator[Rect]:
    """Above what is meant, below it, beside the choices, above the choices; each in several widths."""
    window = layout.frame.rect.inflate(-2 * kit.px(EDGE), 0)
    x, bottom = tip[0], tip[1] - kit.px(TAIL)
    wide = BUBBLE_WIDE * style.size / BODY.size
    for part in BUBBLE_WIDTHS:
        widest = kit.em(wide * part)
        size = _bubble_size(kit, words, style, min(widest, window.width))
        place = Rect((0, 0), size)
        place.midbottom = x, bottom
        place.clamp_ip(window)
        yield place
        if below is not None:
            yield place.move(0, below + kit.px(TAIL) - place.top).clamp(window)
        if choices:
            for beside in _sides(kit, window, choices):
                if beside.width >= kit.em(wide * BUBBLE_WIDTHS[-1]):
                    fits = Rect((0, 0), _bubble_size(kit, words, style, min(widest, beside.width)))
                    fits.bottom = beside.bottom
                    fits.left = beside.left if beside.left > x else beside.right - fits.width
                    yield fits
            above = place.copy()
            above.bottom = choices[0].top - kit.px(TAIL)
            yield above.clamp(window)


def _sides(kit: Kit, window: Rect, choices: Sequence[Rect]) -> Iterator[Rect]:
    """The room right and left of the choices, as high as they are."""
    row = choices[0].unionall(choices[1:]).inflate(2 * kit.px(GAP), 0)
    yield Rect(row.right, row.top, window.right - row.right, row.height)
    yield Rect(window.left, row.top, row.left - window.left, row.height)


def _bubble_moved(kit: Kit, layout: TableLayout, sizes: Iterable[tuple[int, int]]) -> Iterator[Rect]:
    """All over the table above the tray, the lowest first, for where every usual place hides something."""
    window, step = layout.frame.rect.inflate(-2 * kit.px(EDGE), -2 * kit.px(BUBBLE_HIGHEST)), kit.px(BUBBLE_STEP)
    bottom = layout.tray.top - kit.px(BUBBLE_HIGHEST)
    for wide, high in sizes:
        for y in range(bottom - high, window.top - 1, -step // 3):  # rows of cards lie close to each other
            for x in range(window.left, window.right - wide + 1, step):
                yield Rect(x, y, wide, high)
            yield Rect(window.right - wide, y, wide, high)


def _bubble_size(kit: Kit, words: str, style: Style, widest: int) -> tuple[int, int]:
    pad = kit.px(BUBBLE_PAD)
    width = kit.text_width(words, style, widest - 2 * pad)
    return width + 2 * pad, kit.type.height(words, style, width) + 2 * pad


def _tail(
    surface: pygame.Surface, kit: Kit, place: Rect, tip: tuple[int, int], meant: Rect | None, passed: Sequence[Rect]
) -> None:
    """Straight down to the tip or straight up to what is meant; else slanted, or to the side, unless it would run
    through what is not meant."""
    aside, edge, long = kit.px(TAIL_ASIDE), hex_of(kit.palette.accent), kit.px(TAIL)
    x = min(max(tip[0], place.left + aside), place.right - aside)
    down, up = place.bottom - kit.px(3), place.top + kit.px(3)
    above = meant is not None and meant.bottom <= place.top
    if meant is None or (x == tip[0] and (above or tip[1] - place.bottom <= long)):
        picture = kit.art.picture(("tail", edge), (kit.px(TAIL * 1.6), long), lambda: table.tail(TIP, edge))
        spot = picture.get_rect(midbottom=(x, up)) if above else picture.get_rect(midtop=(x, down))
        surface.blit(pygame.transform.flip(picture, False, above), spot)
        return
    half = kit.px(TAIL * 0.6)
    if meant.top < place.bottom and meant.bottom > place.top:
        y = place.centery
        side, end = (
            (place.left + kit.px(3), meant.right) if meant.centerx < x else (place.right - kit.px(3), meant.left)
        )
        if abs(end - side) > kit.px(LONGEST_TAIL):  # other cards lie between
            return
        ends = (side, y - half), (end, y), (side, y + half)
    else:
        base, end = (up, meant.bottom) if above else (down, meant.top)
        if abs(end - base) > kit.px(LONGEST_TAIL):
            return
        ends = (x - half, base), (meant.centerx, end), (x + half, base)
    if any(rect != meant and any(rect.clipline(ends[1], base) for base in (ends[0], ends[2])) for rect in passed):
        return
    xs, ys = zip(*ends, strict=True)
    corner = min(xs) - 1, min(ys) - 1
    size = max(xs) + 2 - corner[0], max(ys) + 2 - corner[1]
    inside = tuple((x - corner[0], y - corner[1]) for x, y in ends)
    picture = kit.art.picture(("tail", edge, inside), size, lambda: table.long_tail(size, inside, TIP, edge))
    surface.blit(picture, corner)
