"""Pictures made from the sprites at the exact size they are shown, each when first shown, and kept.

While the window is being resized ``hold`` is on: a picture that exists in another size is scaled at once and put on a
list, and ``refine`` draws the listed ones anew, a few a frame. Whoever draws asks again and gets the better picture.
What is made from a rough picture is as rough, and never outlives it.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from weakref import WeakSet

import pygame
from msgspec import Struct

from game.rules.cards import CODES
from game.view.core.lettering import Letters, index_text, set_index, set_label
from game.view.core.rendering import Size, aspect, coarse, hex_of, out_of_focus, render, strips, turned
from game.view.core.theme import CREAM, Colour
from sprites import drawing, title
from sprites.controls import glyphs
from sprites.games import sprites_of
from sprites.menus import icons

Key = tuple[object, ...]
Steps = Callable[[], Iterator[pygame.Surface | None]]
"""Draws a picture in pieces: None after each but the last."""

KEPT_BYTES = 40 << 20
KEPT_FRAMES = 5
"""The cache holds this many window-sized pictures, or ``KEPT_BYTES``, whichever is more."""
PREVIEW_PIXELS = 1_200_000
"""A larger room takes too long for one frame: it appears from a quarter of its size and is then drawn in strips."""
ANGLE_STEP = 0.5
SQUEEZE_STEPS = 24


class Look(Struct, frozen=True):
    """How cards look: a player's choice. ``letters`` are those of court cards and aces."""

    four_colours: bool = False
    large_print: bool = False
    letters: Letters = "latin"
    small: int = 0
    """Cards that are less high than that, in pixels, have large print in any case: their indices could not be read."""

    def at(self, height: int) -> Look:
        """Of cards of this height."""
        return Look(self.four_colours, self.large_print or height < self.small, self.letters)


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
        self._rough: OrderedDict[Key, Steps] = OrderedDict()
        self._job: tuple[Key, Steps, Iterator[pygame.Surface | None]] | None = None
        self._provisional: WeakSet[pygame.Surface] = WeakSet()
        """Rough pictures, and those made from them."""
        self._outgrown: set[Key] = set()
        """What was kept when the window got its size, and nobody has asked for since."""
        self._rough_parts = 0
        """How often a rough picture was handed out."""

    # What can be shown

    def face(self, card: int, size: Size) -> pygame.Surface:
        """The face of a card, with its index in the chosen letters."""
        look = self.look.at(size[1])
        return self._made(("face", card, look), size, lambda: _face(card, look, size))

    def back(self, game: str, size: Size) -> pygame.Surface:
        """The back of a game's cards."""
        return self.picture(("back", game), size, lambda: sprites_of(game).back())

    def room(self, game: str | None, size: Size) -> pygame.Surface:
        """The background of a game's room, or of the title; opaque."""
        drawn = _room(game)
        name = ("room", game)
        if size[0] * size[1] <= PREVIEW_PIXELS:
            return self._made(name, size, lambda: render(drawn(*size), size).convert())
        return self._made(
            name,
            size,
            lambda: coarse(drawn(*size), size, opaque=True),
            lambda: strips(lambda: drawn(*size), size, opaque=True),
        )

    def backdrop(self, game: str | None, size: Size) -> pygame.Surface:
        """A room out of focus and in the dark, to lie behind a menu; opaque."""
        return self.made(("backdrop", game), size, lambda: out_of_focus(_room(game), size))

    def poster(self, game: str, size: Size) -> pygame.Surface:
        """A game's poster; from a quarter of its size at first, as it is among the first pictures of all."""
        name = f"{game}/poster"
        return self._made(
            ("drawing", name),
            size,
            lambda: coarse(drawing.picture(name), size, opaque=False),
            lambda: strips(lambda: drawing.picture(name), size, opaque=False),
        )

    def drawing(self, name: str, size: Size) -> pygame.Surface:
        """A picture from the file of that name in ``sprites``."""
        return self.picture(("drawing", name), size, lambda: drawing.picture(name))

    def icon(self, name: str, size: int, colour: Colour = CREAM) -> pygame.Surface:
        """One of ``icons.NAMES``, ``size`` pixels wide and high; KeyError for any other."""
        return self.picture(("icon", name, colour), (size, size), lambda: icons.icon(name, hex_of(colour)))

    def shape(self, seat: int, size: int, colour: Colour) -> pygame.Surface:
        """The shape that stands for a seat, beside its colour and name."""
        return self.picture(("shape", seat, colour), (size, size), lambda: icons.shape(seat, hex_of(colour)))

    def suit(self, suit: str, size: int, colour: Colour) -> pygame.Surface:
        """The shape of suit C, D, H or S."""
        return self.picture(("suit", suit, colour), (size, size), lambda: icons.suit(suit, hex_of(colour)))

    def glyph(self, kind: str, control: str, height: int) -> pygame.Surface:
        """The picture of a button or key, with its lettering."""
        drawn, _ = _glyph(kind, control)
        size = (round(height * aspect(drawn)), height)
        return self._made(("glyph", kind, control), size, lambda: _labelled(kind, control, size))

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
        key = ("turned", name, picture.get_size(), steps, width) if keep else None
        return self._changed_from(picture, key, lambda: turned(picture, steps * ANGLE_STEP, width / SQUEEZE_STEPS))

    def shrunk(self, name: Key, picture: pygame.Surface, size: Size, keep: bool = True) -> pygame.Surface:
        """``picture`` (the one called ``name``) in a smaller size."""
        key = ("shrunk", name, picture.get_size(), size) if keep else None
        return self._changed_from(picture, key, lambda: pygame.transform.smoothscale(picture, size))

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
        self._drop(rough)
        self._bytes -= sum(map(_weight, self._changed.values()))
        self._changed.clear()
        self._outgrown = set(self._kept)

    def let_go(self) -> bool:
        """Once the window keeps its size: drop what was only wanted in others; whether there was anything."""
        if self.hold or self.rough or not self._outgrown:
            return False
        self._drop(self._outgrown)
        self._outgrown.clear()
        return True

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
                self._job = key, steps, steps()
            key, steps, job = self._job
            parts = self._rough_parts
            done = next(job)
            if done is None:
                continue
            self._job = None
            if self._rough_parts > parts:
                self._rough[key] = steps  # once more, when its parts are what they should be
                continue
            self._keep(key, done)
            self._latest[key[:-1]] = key
            self.revision += 1

    def forget(self) -> None:
        """Drop everything: what pictures depend on has changed."""
        self._kept.clear()
        self._changed.clear()
        self._latest.clear()
        self._outgrown.clear()
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
        if min(size) < 1:  # there is no room for it
            return pygame.Surface((0, 0), pygame.SRCALPHA)
        key = (*name, size)
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            self._outgrown.discard(key)
            self._note(found)
            return found
        latest = self._latest.get(name, ())
        if self.hold and latest in self._kept:
            self._kept.move_to_end(latest)
            picture = pygame.transform.scale(self._kept[latest], size)
            self._rough[key] = steps or _at_once(make)
        else:
            parts = self._rough_parts
            picture = make()
            self._latest[name] = key
            if steps or self._rough_parts > parts:
                self._rough[key] = steps or _at_once(make)
        if key in self._rough:
            self._provisional.add(picture)
        self._keep(key, picture)
        self._note(picture)
        return picture

    def _changed_from(
        self, picture: pygame.Surface, key: Key | None, make: Callable[[], pygame.Surface]
    ) -> pygame.Surface:
        """What is made from a picture, kept under ``key`` if there is one; not if the picture is rough."""
        if picture in self._provisional:
            changed = make()
            self._provisional.add(changed)
            return changed
        if key is None:
            return make()
        found = self._changed.get(key)
        if found is None:
            found = self._changed[key] = make()
            self._bytes += _weight(found)
            self._make_room()
        else:
            self._changed.move_to_end(key)
        return found

    def _note(self, picture: pygame.Surface) -> None:
        if picture in self._provisional:
            self._rough_parts += 1

    def _keep(self, key: Key, picture: pygame.Surface) -> None:
        self._outgrown.discard(key)
        old = self._kept.pop(key, None)
        self._bytes += _weight(picture) - (_weight(old) if old else 0)
        self._kept[key] = picture
        self._make_room()

    def _make_room(self) -> None:
        while self._bytes > self._limit and len(self._kept) + len(self._changed) > 1:
            if self._changed:
                self._bytes -= _weight(self._changed.popitem(last=False)[1])
            else:
                self._drop([next(iter(self._kept))])

    def _drop(self, keys: Iterable[Key]) -> None:
        for key in keys:
            dropped = self._kept.pop(key, None)
            self._bytes -= _weight(dropped) if dropped else 0
            self._rough.pop(key, None)
            if self._latest.get(key[:-1]) == key:
                del self._latest[key[:-1]]


def _at_once(make: Callable[[], pygame.Surface]) -> Steps:
    return lambda: iter((make(),))


def _face(card: int, look: Look, size: Size) -> pygame.Surface:
    from sprites import cards  # no start needs them

    code = CODES[card]
    picture = render(cards.face(code, four_colours=look.four_colours, large_print=look.large_print), size)
    if code[0] != "X":
        index = cards.INDEX["large" if look.large_print else "normal"]
        set_index(picture, index_text(card, look.letters), index, cards.colour(code, four_colours=look.four_colours))
    return picture


@cache
def _room(game: str | None) -> Callable[[float, float], str]:
    return sprites_of(game).room if game else title.room


@cache
def _glyph(kind: str, control: str) -> tuple[str, str | None]:
    return glyphs.glyph(kind, control)


def _labelled(kind: str, control: str, size: Size) -> pygame.Surface:
    drawn, label = _glyph(kind, control)
    picture = render(drawn, size)
    if label:
        set_label(picture, label, glyphs.label_colour(kind, control))
    return picture


def _weight(picture: pygame.Surface) -> int:
    return picture.get_width() * picture.get_height() * 4
