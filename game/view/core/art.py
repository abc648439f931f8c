"""Pictures made from the sprites at the exact size they are shown, each when first shown, and kept.

While the window is being resized ``hold`` is on: a picture that exists in another size is scaled at once and put on a
list, and ``refine`` draws the listed ones anew, a few a frame. Whoever draws asks again and gets the better picture.
"""

from __future__ import annotations

import io
import re
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Literal

import pygame

from game.rules.cards import CODES
from game.view.core.text import font_path
from game.view.core.theme import CREAM, Colour, Style
from sprites import cards, drawing, title
from sprites.controls import glyphs
from sprites.menus import icons

Size = tuple[int, int]
Key = tuple[object, ...]

KEPT_BYTES = 40 << 20
KEPT_FRAMES = 5
"""The cache holds this many window-sized pictures, or ``KEPT_BYTES``, whichever is more."""
PREVIEW_PIXELS = 1_200_000
"""A larger room takes too long for one frame: it appears from a quarter of its size and is then drawn in strips."""
STRIPS = 12
VIEW_BOX = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')
ANGLE_STEP = 0.5
SQUEEZE_STEPS = 24
CAP_HEIGHT = 0.72
"""Height of Manrope's capitals by its size."""
LABEL_HEIGHT = 0.72
"""Height of a key's lettering by its box."""
BACKDROP_SHRINK = 4
BACKDROP_BLUR = 45
BACKDROP_DARK = (120, 112, 128)

LATIN = {"T": "10"}
RUSSIAN = {"T": "10", "J": "В", "Q": "Д", "K": "К", "A": "Т"}
INDEX_STYLE = Style("extrabold", 0)


@dataclass(frozen=True)
class Look:
    """How cards look: a player's choice. ``letters`` are those of court cards and aces."""

    four_colours: bool = False
    large_print: bool = False
    letters: Literal["latin", "russian"] = "latin"


def index_text(card: int, letters: Literal["latin", "russian"]) -> str:
    """The index of a card that is no joker, such as ``10`` or ``Д``."""
    rank = CODES[card][0]
    return (RUSSIAN if letters == "russian" else LATIN).get(rank, rank)


class Art:
    """The cache of pictures. ``revision`` changes when a better picture has become available."""

    def __init__(self, look: Look | None = None, clock: Callable[[], float] = time.perf_counter) -> None:
        self.look = look or Look()
        self.revision = 0
        self.hold = False
        self._clock = clock
        self._kept: OrderedDict[Key, pygame.Surface] = OrderedDict()
        self._changed: OrderedDict[Key, pygame.Surface] = OrderedDict()
        """Turned and shrunk pictures, soon made again: they are the first to go."""
        self._bytes = 0
        self._limit = KEPT_BYTES
        self._latest: dict[Key, Key] = {}
        self._rough: OrderedDict[Key, Callable[[], Iterator[pygame.Surface | None]]] = OrderedDict()
        self._job: tuple[Key, Iterator[pygame.Surface | None]] | None = None

    # What can be shown

    def face(self, card: int, size: Size) -> pygame.Surface:
        """The face of a card, with its index in the chosen letters."""
        look = self.look
        name = ("face", card, look)
        return self._made(
            name,
            size,
            lambda: _with_index(
                render(cards.face(CODES[card], four_colours=look.four_colours, large_print=look.large_print), size),
                card,
                look,
            ),
        )

    def back(self, game: str, size: Size) -> pygame.Surface:
        return self.picture(("back", game), size, lambda: _game_sprites(game).back())

    def room(self, game: str | None, size: Size) -> pygame.Surface:
        """The background of a game's room, or of the title; opaque."""
        source = _game_sprites(game) if game else title
        name = ("room", game)
        if size[0] * size[1] <= PREVIEW_PIXELS:
            return self._made(name, size, lambda: render(source.room(*size), size).convert())
        return self._made(
            name,
            size,
            lambda: _preview(source.room(*size), size),
            lambda: _strips(lambda: source.room(*size), size, opaque=True),
        )

    def backdrop(self, game: str | None, size: Size) -> pygame.Surface:
        """A room out of focus and in the dark, to lie behind a menu; opaque."""
        source = _game_sprites(game) if game else title
        return self.made(("backdrop", game), size, lambda: _out_of_focus(source.room, size))

    def poster(self, game: str, size: Size) -> pygame.Surface:
        """A game's poster; from a quarter of its size at first, as it is among the first pictures of all."""
        name = f"{game}/poster"
        return self._made(
            ("drawing", name),
            size,
            lambda: _coarse(drawing.picture(name), size),
            lambda: _strips(lambda: drawing.picture(name), size, opaque=False),
        )

    def drawing(self, name: str, size: Size) -> pygame.Surface:
        """A picture from the file of that name in ``sprites``."""
        return self.picture(("drawing", name), size, lambda: drawing.picture(name))

    def icon(self, name: str, size: int, colour: Colour = CREAM) -> pygame.Surface:
        return self.picture(("icon", name, colour), (size, size), lambda: icons.icon(name, hex_of(colour)))

    def shape(self, seat: int, size: int, colour: Colour) -> pygame.Surface:
        """The shape that stands for a seat, beside its colour and name."""
        return self.picture(("shape", seat, colour), (size, size), lambda: icons.shape(seat, hex_of(colour)))

    def suit(self, suit: str, size: int, colour: Colour) -> pygame.Surface:
        return self.picture(("suit", suit, colour), (size, size), lambda: icons.suit(suit, hex_of(colour)))

    def glyph(self, kind: str, control: str, height: int) -> pygame.Surface:
        """The picture of a button or key, with its lettering."""
        drawn, label = _glyph(kind, control)
        size = (round(height * _aspect(drawn)), height)
        colour = glyphs.label_colour(kind, control)
        return self._made(("glyph", kind, control), size, lambda: _labelled(render(drawn, size), label, colour))

    def picture(self, name: Key, size: Size, svg: Callable[[], str]) -> pygame.Surface:
        """Any other sprite: ``name`` must tell it from all others."""
        return self._made(name, size, lambda: render(svg(), size))

    def made(self, name: Key, size: Size, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """A picture of ``size`` that is made in any other way."""
        return self._made(name, size, make)

    def turned(
        self, name: Key, picture: pygame.Surface, angle: float = 0.0, squeeze: float = 1.0, keep: bool = True
    ) -> pygame.Surface:
        """``picture``, called ``name``, turned by ``angle`` degrees or narrowed to ``squeeze`` of its width; it is
        kept unless it will hardly be wanted again."""
        steps = round(angle / ANGLE_STEP)
        width = round(squeeze * SQUEEZE_STEPS)
        if not steps and width >= SQUEEZE_STEPS:
            return picture
        if not keep:
            return _turn(picture, steps * ANGLE_STEP, width / SQUEEZE_STEPS)
        size = picture.get_size()
        return self._kept_or(
            ("turned", name, size, steps, width), lambda: _turn(picture, steps * ANGLE_STEP, width / SQUEEZE_STEPS)
        )

    def shrunk(self, name: Key, picture: pygame.Surface, size: Size, keep: bool = True) -> pygame.Surface:
        """``picture`` (the one called ``name``) in a smaller size."""
        if not keep:
            return pygame.transform.smoothscale(picture, size)
        return self._kept_or(
            ("shrunk", name, picture.get_size(), size), lambda: pygame.transform.smoothscale(picture, size)
        )

    # Upkeep

    def fit_window(self, size: Size) -> None:
        """Let the cache grow and shrink with the window."""
        self._limit = max(KEPT_BYTES, KEPT_FRAMES * size[0] * size[1] * 4)

    def begin_hold(self) -> None:
        """The window has another size, and may soon have yet another: what was rough for the last one is not wanted."""
        self.hold = True
        rough = [*self._rough, *([self._job[0]] if self._job else [])]
        self._rough.clear()
        self._job = None
        for key in rough:
            dropped = self._kept.pop(key, None)
            self._bytes -= _weight(dropped) if dropped else 0

    @property
    def rough(self) -> bool:
        """Whether a picture in use is still a scaled or preliminary one."""
        return bool(self._rough) or self._job is not None

    def refine(self, budget: float) -> None:
        """Draw rough pictures anew for about ``budget`` seconds."""
        end = self._clock() + budget
        while self.rough and self._clock() < end:
            if self._job is None:
                key, steps = self._rough.popitem(last=False)
                self._job = key, steps()
            key, job = self._job
            done = next(job)
            if done is not None:
                self._job = None
                self._keep(key, done)
                self._latest[key[:-1]] = key
                self.revision += 1

    def forget(self) -> None:
        """Drop everything: what pictures depend on has changed."""
        self._kept.clear()
        self._changed.clear()
        self._latest.clear()
        self._rough.clear()
        self._job = None
        self._bytes = 0
        self.revision += 1

    def _made(
        self,
        name: Key,
        size: Size,
        make: Callable[[], pygame.Surface],
        steps: Callable[[], Iterator[pygame.Surface | None]] | None = None,
    ) -> pygame.Surface:
        key = (*name, size)
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        latest = self._latest.get(name, ())
        if self.hold and latest in self._kept:
            self._kept.move_to_end(latest)
            picture = pygame.transform.scale(self._kept[latest], size)
            self._rough[key] = steps or (lambda: iter((make(),)))
        else:
            picture = make()
            self._latest[name] = key
            if steps:
                self._rough[key] = steps
        self._keep(key, picture)
        return picture

    def _kept_or(self, key: Key, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        found = self._changed.get(key)
        if found is None:
            found = self._changed[key] = make()
            self._bytes += _weight(found)
            self._make_room()
        else:
            self._changed.move_to_end(key)
        return found

    def _keep(self, key: Key, picture: pygame.Surface) -> None:
        old = self._kept.pop(key, None)
        self._bytes += _weight(picture) - (_weight(old) if old else 0)
        self._kept[key] = picture
        self._make_room()

    def _make_room(self) -> None:
        while self._bytes > self._limit and len(self._kept) + len(self._changed) > 1:
            gone, dropped = (self._changed or self._kept).popitem(last=False)
            self._rough.pop(gone, None)
            self._bytes -= _weight(dropped)


def render(svg: str, size: Size) -> pygame.Surface:
    """SVG text as a picture of exactly ``size``: the renderer keeps the aspect ratio and may miss by a pixel."""
    drawn = pygame.image.load_sized_svg(io.BytesIO(svg.encode()), size).convert_alpha()
    if drawn.get_size() == size:
        return drawn
    exact = pygame.Surface(size, pygame.SRCALPHA)
    exact.blit(drawn, drawn.get_rect(center=exact.get_rect().center))
    return exact


def hex_of(colour: Colour) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)


@cache
def _glyph(kind: str, control: str) -> tuple[str, str | None]:
    return glyphs.glyph(kind, control)


@cache
def _game_sprites(game: str):  # type: ignore[no-untyped-def]  # a module found by the game's key
    return import_module(f"sprites.{game}")


def _weight(picture: pygame.Surface) -> int:
    return picture.get_width() * picture.get_height() * 4


def _preview(svg: str, size: Size) -> pygame.Surface:
    return _coarse(svg, size).convert()


def _coarse(svg: str, size: Size) -> pygame.Surface:
    return pygame.transform.smoothscale(render(svg, (max(size[0] // 4, 1), max(size[1] // 4, 1))), size)


def _out_of_focus(room: Callable[[float, float], str], size: Size) -> pygame.Surface:
    small = max(size[0] // BACKDROP_SHRINK, 1), max(size[1] // BACKDROP_SHRINK, 1)
    blurred = pygame.transform.box_blur(render(room(*small), small).convert(), max(small[1] // BACKDROP_BLUR, 1))
    blurred.fill(BACKDROP_DARK, special_flags=pygame.BLEND_RGB_MULT)
    return pygame.transform.smoothscale(blurred, size)


def _strips(draw: Callable[[], str], size: Size, *, opaque: bool) -> Iterator[pygame.Surface | None]:
    """Draw a large picture step by step, in strips, so that no frame waits for it: None until the last."""
    svg = draw()
    yield None
    whole = pygame.Surface(size).convert() if opaque else pygame.Surface(size, pygame.SRCALPHA)
    yield None
    width, height = size
    wide, high = _box(svg)
    for row in range(STRIPS):
        top, bottom = height * row // STRIPS, height * (row + 1) // STRIPS
        box = f'viewBox="0 {top * high / height:.4f} {wide} {(bottom - top) * high / height:.4f}"'
        whole.blit(render(VIEW_BOX.sub(box, svg, 1), (width, bottom - top)), (0, top))
        yield None
    yield whole


def _with_index(picture: pygame.Surface, card: int, look: Look) -> pygame.Surface:
    """Set the index into two corners of a face."""
    code = CODES[card]
    if code[0] == "X":
        return picture
    place = cards.INDEX["large" if look.large_print else "normal"]
    scale = picture.get_height() / 350
    text = index_text(card, look.letters)
    colour = pygame.Color(cards.colour(code, four_colours=look.four_colours))
    letters = _capitals(text, place.cap_height * scale, place.max_width * scale, colour)
    spot = letters.get_rect(center=(place.centre[0] * scale, place.centre[1] * scale))
    picture.blit(letters, spot)
    turned = spot.copy()
    turned.center = picture.get_width() - spot.centerx, picture.get_height() - spot.centery
    picture.blit(pygame.transform.rotate(letters, 180), turned)
    return picture


def _capitals(text: str, height: float, width: float, colour: pygame.Color) -> pygame.Surface:
    """Letters whose capitals are ``height`` pixels high, cut to their ink and squeezed to ``width``."""
    size = max(round(height / CAP_HEIGHT), 4)
    font = pygame.Font(font_path(INDEX_STYLE.font), size)
    drawn = font.render(text, True, colour)
    ink = drawn.subsurface(drawn.get_bounding_rect()).copy()
    if ink.get_width() <= width:
        return ink
    return pygame.transform.smoothscale(ink, (max(round(width), 1), ink.get_height()))


def _box(svg: str) -> tuple[float, float]:
    """Width and height of a sprite in its own units."""
    box = VIEW_BOX.search(svg)
    if not box:
        raise ValueError("a sprite without a viewBox")
    return float(box[1]), float(box[2])


def _aspect(svg: str) -> float:
    width, height = _box(svg)
    return width / height


def _labelled(picture: pygame.Surface, label: str | None, colour: str) -> pygame.Surface:
    """Set a key's or button's lettering into its box."""
    if not label:
        return picture
    width, height = picture.get_size()
    left, top, wide, high = glyphs.LABEL_BOX
    letters = _capitals(label, high * height * LABEL_HEIGHT, wide * width, pygame.Color(colour))
    picture.blit(letters, letters.get_rect(center=((left + wide / 2) * width, (top + high / 2) * height)))
    return picture


def _turn(picture: pygame.Surface, angle: float, squeeze: float) -> pygame.Surface:
    width, height = picture.get_size()
    if squeeze < 1:
        picture = pygame.transform.smoothscale(picture, (max(round(width * squeeze), 1), height))
    return pygame.transform.rotozoom(picture, angle, 1) if angle else picture
