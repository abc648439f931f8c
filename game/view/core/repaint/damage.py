"""What differs between two pictures that are made of patches, in few rectangles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from pygame import Rect

from game.view.core.patch import Part, Patch

SPARE = 16384
"""Two rectangles are painted as one if that costs no more than so many pixels beside them both …"""
SPARE_SHARE = 0.15
"""… or than this share of theirs."""
NEAR = 96
"""Within so many pixels another rectangle is looked for."""
MOST = 24
"""More rectangles than these are painted as one."""
WHOLE = 0.85
"""What covers so much of a picture is painted as the whole of it."""

REMEMBERED = 8
"""So many times that a picture has been mended it is known where."""
Known = tuple[tuple[int, int, int, int], object]


class Mended(tuple[Patch, ...]):
    """A part that is one picture, which is now and then mended here and there."""

    _history: tuple[tuple[Rect, ...], ...] = ()
    _times = 0

    def again(self, rects: Iterable[Rect]) -> Mended:
        """It has been mended once more, there."""
        after = Mended(self)
        after._times, after._history = self._times + 1, (*self._history[1 - REMEMBERED :], tuple(rects))
        return after

    def since(self, before: Part) -> list[Rect]:
        """Where it has been mended since it was ``before``; everywhere if that was something else, or long ago."""
        if not isinstance(before, Mended) or before[:] != self[:]:
            return [patch.rect for patch in (*before, *self)]
        times = self._times - before._times
        if not 0 <= times <= len(self._history):
            return [patch.rect for patch in self]
        return [rect for rects in self._history[len(self._history) - times :] for rect in rects]


def differences(before: Sequence[Part], now: Sequence[Part]) -> list[Rect]:
    """The places of patches that are new, gone, moved, different, or lie over others than before. A part that is the
    list of before has not changed."""
    rects: list[Rect] = []
    for old, new in zip(before, now):  # noqa: B905 (this is the start of every frame; what is longer comes next)
        if old is not new:
            rects += new.since(old) if isinstance(new, Mended) else _changed(old, new)
    for part in (*before[len(now) :], *now[len(before) :]):
        rects += [patch.rect for patch in part]
    return rects


def joined(rects: Iterable[Rect], bounds: Rect) -> list[Rect]:
    """Rectangles within ``bounds`` that cover all of these: as few as can be painted without much besides."""
    found: list[Rect] = []
    for rect in rects:
        one = rect.clip(bounds)
        if one:
            _join(found, one)
    if len(found) > MOST:
        found = [found[0].unionall(found[1:])]
    covered = sum(one.width * one.height for one in found)
    return [bounds] if covered >= WHOLE * bounds.width * bounds.height else found


def _join(found: list[Rect], one: Rect) -> None:
    """Add a rectangle, as one with those near it."""
    for at in one.inflate(NEAR, NEAR).collidelistall(found):
        other = found[at]
        both = one.union(other)
        apart = one.width * one.height + other.width * other.height
        if both.width * both.height <= max(apart * (1 + SPARE_SHARE), apart + SPARE):
            del found[at]
            _join(found, both)
            return
    found.append(one)


def _changed(before: Part, now: Part) -> list[Rect]:
    if len(before) == len(now):
        return _moved(before, now)
    least = min(len(before), len(now))
    start = end = 0
    while start < least and _same(before[start], now[start]):
        start += 1
    while end < least - start and _same(before[-1 - end], now[-1 - end]):
        end += 1
    old, new = before[start : len(before) - end], now[start : len(now) - end]
    if not (old and new):
        return [patch.rect for patch in (*old, *new)]
    ids = set(map(id, old)).intersection(map(id, new))
    if ids:
        stays = [id(patch) for patch in old if id(patch) in ids]
        if stays == [id(patch) for patch in new if id(patch) in ids]:
            return [patch.rect for patch in (*old, *new) if id(patch) not in ids]
    was, is_ = list(map(_known, old)), list(map(_known, new))
    gone, come = Counter(was) - Counter(is_), Counter(is_) - Counter(was)
    if [one for one in was if one not in gone] != [one for one in is_ if one not in come]:
        return [patch.rect for patch in (*old, *new)]
    return [Rect(rect) for rect, _ in (*gone, *come)]


def _moved(before: Part, now: Part) -> list[Rect]:
    """Each patch has become another one, or is the same: mostly a little farther. Many that overlap, as the cards of a
    hand do, are one rectangle."""
    rects: list[Rect] = []
    for old, new in zip(before, now, strict=True):
        was, is_ = old.rect, new.rect
        if old is not new and not (was == is_ and old.key == new.key):
            rects += [was.union(is_)] if was.colliderect(is_) else [was, is_]
    if len(rects) > 1:
        all_ = rects[0].unionall(rects)
        if all_.width * all_.height <= sum([rect.width * rect.height for rect in rects]):
            return [all_]
    return rects


def _same(one: Patch, other: Patch) -> bool:
    return one is other or (one.rect == other.rect and one.key == other.key)


def _known(patch: Patch) -> Known:
    rect = patch.rect
    return (rect.x, rect.y, rect.width, rect.height), patch.key
