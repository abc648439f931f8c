"""What moves in the courtyard: neon that buzzes, coloured bulbs, a cat, a television, a games machine, a leak."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import pi, sin
from random import Random

from sprites.drawing import part
from sprites.life import Box, Loop, Picture, Shown, spot, swell, wave
from sprites.room import units_wide
from sprites.svg import circle, ellipse, path, place, rect
from sprites.svoloch import courtyard, house, neon, yard

_BUZZ = (0.0, 0.5, 0.1, 0.0, 0.75, 0.3, 0.0, 0.0, 0.45, 0.9, 0.9, 0.2, 0.0, 0.35, 0.0)
"""How dark a sign is in the pictures of a fit."""
_SIGN_RADIUS = 92.0
_CAT, _TELEVISION = ("cyan", "cat"), ("dark", "")
_TAIL_STEPS = 7
_SCREEN: Box = (-42.0, -114.0, 84.0, 80.0)
_PIXEL = 4
_HEART = ("01010", "11111", "11111", "01110", "00100")
_SHIP = ("000010000", "000111000", "001101100", "011111110")
_BURST = ("10101", "01010", "10001", "01010", "10101")
_DROP_FROM, _HANGS = 424.0, 14
"""Where the drinks machine leaks, and for how many pictures a drop hangs there."""


def loops(width: float, height: float) -> Sequence[Loop]:
    """The courtyard's loops; a narrow yard has no window for cat and television."""
    wide = units_wide(width, height)
    behind = [_cat(x) for x in _windows(wide, _CAT)[:1]] + [_television(x) for x in _windows(wide, _TELEVISION)[:1]]
    return _neon(wide), _bulbs(wide), *behind, _game(), _leak(wide)


def _windows(wide: float, pane: house.Pane) -> list[float]:
    """How far right the lower windows with this pane are."""
    return [
        at
        for number, x in enumerate(courtyard.bays(wide))
        if number % courtyard.SIGN_EVERY
        for side, at in enumerate((x, wide - x))
        if house.LOWER[(number + 3 * side) % len(house.LOWER)] == pane
    ]


def _neon(wide: float) -> Loop:
    """Two signs that lose their light now and then, one on either side."""
    hung = courtyard.bays(wide)[:: courtyard.SIGN_EVERY]
    places = hung[0], wide - hung[min(1, len(hung) - 1)]
    pictures = {"dark": spot("life-dark", _SIGN_RADIUS, neon.NIGHT, 0.8, 0.6)}
    fits = ((0, 20), (0, 128), (1, 74), (1, 168))

    def shown(frame: int) -> Sequence[Shown]:
        seen = []
        for sign, begin in fits:
            if 0 <= frame - begin < len(_BUZZ):
                seen.append(Shown("dark", places[sign], courtyard.SIGN_MIDDLE, 0.8 * _BUZZ[frame - begin]))
        return seen

    return Loop("neon", 15, 210, pictures, shown)


def _bulbs(wide: float) -> Loop:
    """The coloured bulbs shine brighter one after another, as if a wave ran along the wire."""
    bulbs, frames = yard.bulbs(wide), 80
    pictures = {}
    for colour in {colour for _, _, colour in bulbs}:
        name = f"life-bulb-{colour[1:]}"
        lit = spot(name, 26, colour, 0.75)
        pictures[colour] = Picture(lit.box, lit.drawn + circle(0, 0, 4.5, fill="#ffffff", fill_opacity=0.9))

    def shown(frame: int) -> Sequence[Shown]:
        seen = []
        for number, (x, y, colour) in enumerate(bulbs):
            share = (frame / frames - number * 3 / len(bulbs)) % 1
            seen.append(Shown(colour, x, y, swell(share / 0.22, 0.4, 0.4)))
        return seen

    return Loop("bulbs", 10, frames, pictures, shown)


def _cat(x: float) -> Loop:
    """The cat in its window waves its tail, and blinks."""
    pictures = {f"tail{step}": Picture((8, -22, 27, 66), _tail(step / _TAIL_STEPS)) for step in range(-7, 8)}
    lids = "".join(circle(eye, 1, 2.9, fill=neon.NIGHT) for eye in (-1, 7))
    pictures["lids"] = Picture((-4, -2, 15, 6), lids)

    def shown(frame: int) -> Sequence[Shown]:
        step = round(_TAIL_STEPS * wave(frame / 40))
        lids = [Shown("lids", x, courtyard.LOWER_ROW)] if frame % 80 in (50, 51, 56) else []
        return [Shown(f"tail{step}", x, courtyard.LOWER_ROW), *lids]

    return Loop("cat", 10, 160, pictures, shown)


def _tail(way: float) -> str:
    """Stands up beside the cat; its tip follows late."""
    bend, tip = 22 + 4 * way, 22.5 + 8 * way
    lower = f"M14 42 C{bend + 9:.1f} 40 {bend - 3:.1f} 22 {tip:.1f} 6"
    d = f"{lower} C{tip + 1:.1f} -2 {tip + 4 + way:.1f} -8 {tip - 1:.1f} -12"
    return path(d, fill="none", stroke=neon.NIGHT, stroke_width=5, stroke_linecap="round")


def _television(x: float) -> Loop:
    """Somebody watches television in the dark: blue light that changes."""
    chance, frames = Random(9), 120
    panes = "".join(
        rect(left, top, across, down, fill="#7fb8ff")
        for left, across in ((-33, 30.5), (2.5, 30.5))
        for top, down in ((-45, 28.5), (-11.5, 56.5))
    )
    pictures = {"light": Picture((-33, -45, 66, 90), panes)}
    strengths: list[float] = []
    while len(strengths) < frames:
        strengths += [chance.uniform(0.12, 0.42)] * chance.randrange(3, 12)

    def shown(frame: int) -> Sequence[Shown]:
        near = [strengths[(frame + ahead) % frames] for ahead in range(3)]
        return [Shown("light", x, courtyard.LOWER_ROW, sum(near) / len(near))]

    return Loop("television", 10, frames, pictures, shown)


def _pixels(rows: Sequence[str], colour: str) -> Picture:
    """A picture of large pixels round 0, 0."""
    left, top = -_PIXEL * len(rows[0]) / 2, -_PIXEL * len(rows) / 2
    d = "".join(
        f"M{left + _PIXEL * column} {top + _PIXEL * row} h{_PIXEL} v{_PIXEL} h-{_PIXEL} Z "
        for row, pixels in enumerate(rows)
        for column, pixel in enumerate(pixels)
        if pixel == "1"
    )
    return Picture((left, top, -2 * left, -2 * top), path(d, fill=colour))


def _game() -> Loop:
    """The games machine plays by itself: a ship hunts two hearts, which come back."""
    x, y = yard.GAMES_MACHINE
    left, top, across, down = _SCREEN
    machine = part("svoloch/games_machine")
    paint = machine[: machine.index("</defs>") + len("</defs>")]
    screen = paint + rect(left, top, across, down, rx=5, fill="url(#svoloch-games_machine-screen)")
    pictures: Mapping[str, Picture] = {
        "screen": Picture((x + left, y + top, across, down), place(screen, x, y)),
        "heart": _pixels(_HEART, "#ff3d9a"),
        "burst": _pixels(_BURST, "#ffffff"),
        "ship": _pixels(_SHIP, "#ffffff"),
        "shot": Picture((-2, -6, 4, 12), rect(-2, -6, 4, 12, fill="#ffc857")),
    }
    ways = ((0, 0), (10, -22), (34, -22), (50, 18), (74, 18), (90, 0), (120, 0))
    """The ship: in which frame it is where."""
    kills = ((24, 0), (64, 1))
    """The shots: in which frame a shot hits which heart."""
    away, flight, burst = 34, 10, 4

    def ship(frame: int) -> float:
        for (begin, here), (end, there) in pairwise(ways):
            if frame <= end:
                return here + (there - here) * (frame - begin) / (end - begin)
        return 0.0

    def shown(frame: int) -> Sequence[Shown]:
        seen = [Shown("screen")]
        step = _PIXEL * (0, 1, 2, 1, 0, -1, -2, -1)[frame // 5 % 8]
        for killed, heart in kills:
            ago = frame - killed
            at, high = x + (-22, 18)[heart] + step, y - 96 + 2 * (frame // 10 % 2)
            if not 0 <= ago < away:
                seen.append(Shown("heart", at, high))
            elif ago < burst:
                seen.append(Shown("burst", at, high))
            if -flight <= ago < 0:
                seen.append(Shown("shot", x + ship(frame + ago), y - 90 - 4 * ago))
        return [*seen, Shown("ship", x + ship(frame), y - 50)]

    return Loop("game", 10, 120, pictures, shown)


def _leak(wide: float) -> Loop:
    """The drinks machine leaks: a drop swells and falls, and rings spread on the puddle."""
    x, frames = wide - 34.0, 84
    drop = path("M0 -6 C3 -1 3.6 1 3.6 3 A3.6 3.6 0 0 1 -3.6 3 C-3.6 1 -3 -1 0 -6 Z", fill="#ffd9f3")
    pictures = {"drop": Picture((-4, -7, 8, 15), drop)}
    rings = 9
    for step in range(rings):
        r = 4 + 3.4 * step
        ring = ellipse(0, 0, r, r * 0.24, fill="none", stroke="#ffffff", stroke_width=2)
        pictures[f"ring{step}"] = Picture((-r - 2, -r * 0.24 - 2, 2 * r + 4, r * 0.48 + 4), ring)

    def shown(frame: int) -> Sequence[Shown]:
        seen = []
        fall = frame - _HANGS
        if fall < 0:
            seen.append(Shown("drop", x, _DROP_FROM + 3 * frame / _HANGS, swell(frame / _HANGS / 2, 0.5, 0.1)))
        elif (y := _DROP_FROM + 3 + 3.2 * fall * fall) < yard.WET + 4:
            seen.append(Shown("drop", x, y))
        for late in (4, 8):
            step = fall - late
            if 0 <= step < rings:
                seen.append(Shown(f"ring{step}", x, yard.WET + 8, 0.8 * sin(pi * (step + 1) / (rings + 1)) * 4 / late))
        return seen

    return Loop("leak", 10, frames, pictures, shown)
