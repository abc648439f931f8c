"""What moves in the bakery: fire and sparks, steam, the clock, lights across the street, flour in the air."""

from __future__ import annotations

import re
from collections.abc import Sequence
from math import cos, pi
from random import Random

from sprites.bread import bakery
from sprites.drawing import part
from sprites.life import Loop, Picture, Shown, pane, spot, swell, wave
from sprites.room import units_wide
from sprites.svg import circle, group, num, path, place, radial, rect

_MOUTH = (-104.0, -62.0, 208.0, 148.0)
"""Where the flames are, round the oven's middle, down to where the table's shadow begins."""
_INSIDE = "M-114 122 V40 C-114 -35 -62 -68 0 -68 C62 -68 114 -35 114 40 V122 Z"
"""The mouth of the oven within its rim."""
_FLAMES_FOOT, _FLAMES_HIGH = 98.0, 134.0
_GLOW, _GLOW_DOWN = 190.0, 38.0
_FIRES, _GLOWS, _SPARKS, _SPARK_FALL = 18, 10, 7, 190.0
_POINT = re.compile(r"(-?[\d.]+) (-?[\d.]+)")
_PUFFS, _WISPS = (8.0, 11.0, 14.0, 17.0, 20.0, 23.0), 12
_STEAM_HIGH = 84.0
_PENDULUM, _SWING = 84.0, 15.0
"""How long it is, and by how many degrees it swings."""
_STREET = 400
_HOUSE, _LAMPLIGHT = "#232c50", "#ffc969"
_LIT = ((-92, 230), (40, 214), (72, 224))
_DARK = ((-62, 226), (-112, 222), (102, 232), (56, 238), (22, 222), (-34, 240))
"""Windows across the street, from the middle of the bakery's: those that shine in its picture, and others."""
_MOTES = 8


def loops(width: float, height: float) -> Sequence[Loop]:
    """The bakery's loops."""
    wide = units_wide(width, height)
    return _fire(wide), _sparks(wide), _steam(wide), _clock(), _street(), _flour(wide)


def _fire(wide: float) -> Loop:
    """The flames, and how their light grows and shrinks on the stones."""
    x, y = bakery.fire_at(wide), bakery.OVEN_MIDDLE
    left, top, across, down = _MOUTH
    pictures = {
        f"{number}": Picture((x + left, y + top, across, down), _burning(wide, number / _FIRES))
        for number in range(_FIRES)
    }
    pictures["glow"] = _glow()
    frames = 6 * _FIRES

    def shown(frame: int) -> Sequence[Shown]:
        share = frame / frames
        strength = round((0.5 + 0.3 * wave(share) + 0.2 * wave(3 * share)) * _GLOWS) / _GLOWS
        return Shown(f"{frame % _FIRES}"), Shown("glow", x, y + _GLOW_DOWN, strength)

    return Loop("fire", 10, frames, pictures, shown)


def _glow() -> Picture:
    """The light of the fire on the stones round the mouth."""
    fades = ((0.52, "#ffb04a", 0.0), (0.62, "#ffb04a", 0.3), (1, "#ff8a2c", 0.0))
    light = radial("life-glow", (0, 0), _GLOW, *fades) + circle(0, 0, _GLOW, fill="url(#life-glow)")
    return Picture((-_GLOW, -_GLOW, 2 * _GLOW, _GLOW + 240 - bakery.OVEN_MIDDLE - _GLOW_DOWN), light)


def _burning(wide: float, share: float) -> str:
    """The mouth of the oven at a moment of the fire, as it lies in the room."""
    oven = part("bread/oven")
    paint = oven[: oven.index("</defs>") + len("</defs>")]
    heat = radial("life-heat", (0, bakery.HEAT_MIDDLE - bakery.OVEN_MIDDLE), 540, *bakery.HEAT)
    fire, lit = (path(_INSIDE, fill=f"url(#{name})") for name in ("bread-oven-fire", "life-heat"))
    seen = paint + heat + fire + _swayed(part("bread/flames"), share) + part("bread/loaves") + lit
    return place(seen, bakery.fire_at(wide), bakery.OVEN_MIDDLE)


def _swayed(flames: str, share: float) -> str:
    """Flames that lean and stretch, the more the higher they reach; at the start they are as in their file."""

    def moved(point: re.Match[str]) -> str:
        x, y = float(point[1]), float(point[2])
        high = max(_FLAMES_FOOT - y, 0) / _FLAMES_HIGH
        turn = x / 90
        lean = 15 * (wave(share + y / 260 + turn) - wave(y / 260 + turn))
        stretch = 20 * (wave(2 * share + turn) - wave(turn)) + 12 * (wave(share - turn) - wave(-turn))
        return f"{num(x + lean * high)} {num(y - stretch * high * 0.7)}"

    return re.sub(r'd="[^"]*"', lambda d: _POINT.sub(moved, d[0]), flames)


def _sparks(wide: float) -> Loop:
    """Embers that fly up from the mouth of the oven."""
    chance, frames = Random(6), 72
    sparks = [(chance.uniform(-64, 64), chance.random(), chance.uniform(8, 22), number) for number in range(_SPARKS)]
    x, y = bakery.fire_at(wide), bakery.OVEN_MIDDLE + 60
    ember = circle(0, 0, 2.1, fill="#ffe7a8")
    pictures = {"spark": Picture((-8, -8, 16, 16), spot("life-spark", 8, "#ff9a3c", 0.75).drawn + ember)}

    def shown(frame: int) -> Sequence[Shown]:
        flying = []
        for start, ahead, bow, number in sparks:
            share = (frame / frames + ahead) % 1 * 1.5
            if share < 1:
                across = start * (1 - 0.3 * share) + bow * wave(share * 1.2 + number / _SPARKS)
                flying.append(Shown("spark", x + across, y - _SPARK_FALL * share, swell(share, 0.1, 0.6)))
        return flying

    return Loop("sparks", 15, frames, pictures, shown)


def _steam(wide: float) -> Loop:
    """Steam over a tray of buns that has just come out of the oven."""
    shelf = bakery.on_shelf(wide)
    x = [at for step, at in enumerate(shelf) if bakery.LOWER[step % len(bakery.LOWER)] == "buns"][-1]
    y, frames = bakery.SHELVES[1] - 52, 60
    pictures = {f"{number}": _puff(number, radius) for number, radius in enumerate(_PUFFS)}

    def shown(frame: int) -> Sequence[Shown]:
        puffs = []
        for number in range(_WISPS):
            share = (frame / frames + number / _WISPS) % 1
            across = (-17, 15)[number % 2] * (1 - 0.3 * share) + 9 * wave(share * 1.1 + number % 2 * 0.4)
            size = min(int(share * len(_PUFFS)), len(_PUFFS) - 1)
            puffs.append(Shown(f"{size}", x + across, y - _STEAM_HIGH * share, swell(share, 0.25, 0.65)))
        return puffs

    return Loop("steam", 10, frames, pictures, shown)


def _puff(number: int, radius: float) -> Picture:
    soft = spot(f"life-steam-{number}", radius, "#fff1dc", 0.16)
    high = 1.7 * radius
    return Picture((-radius, -high, 2 * radius, 2 * high), group(soft.drawn, transform="scale(1 1.7)"))


def _clock() -> Loop:
    """The second hand, and a pendulum."""
    x, y = bakery.CLOCK
    rod = rect(-1.5, 36, 3, _PENDULUM - 36, fill="#6b4127")
    bob = circle(0, _PENDULUM, 10, fill="#7d5a1e") + circle(0, _PENDULUM, 8, fill="#d8a44a")
    pendulum = rod + bob + circle(-2.5, _PENDULUM - 2.5, 2.6, fill="#ffe7b0", fill_opacity=0.8)
    pictures = {}
    for step in range(-5, 6):
        turn = _SWING * step / 5
        side = _PENDULUM * turn * pi / 180
        pictures[f"swing{step}"] = Picture((min(-side, 0) - 13, 34, abs(side) + 26, 64), place(pendulum, 0, 0, 1, turn))
    hand = path("M0 6 V-24", stroke="#b03a22", stroke_width=2, stroke_linecap="round") + circle(0, 0, 2, fill="#b03a22")
    for second in range(60):
        pictures[f"hand{second}"] = Picture((-26, -26, 52, 52), place(hand, 0, 0, 1, 6 * second))

    def shown(frame: int) -> Sequence[Shown]:
        step = round(5 * cos(pi * frame / 10))
        return Shown(f"swing{step}", x, y), Shown(f"hand{frame // 10}", x, y)

    return Loop("clock", 10, 600, pictures, shown)


def _street() -> Loop:
    """Across the street people get up: windows go dark and light; a chimney smokes, a star falls."""
    x = bakery.WINDOW
    falling = path("M34 20 L0 0", stroke="#fff6dc", stroke_width=2, stroke_linecap="round")
    pictures = {"smoke": spot("life-smoke", 6, "#8d93b8", 0.5), "star": Picture((-2, -2, 40, 26), falling)}
    chance, changes = Random(4), []
    for colour, windows, over in ((_HOUSE, _LIT, 1.2), (_LAMPLIGHT, _DARK, 0.0)):
        for left, top in windows:
            name = f"{left} {top}"
            pictures[name] = pane(x + left, top, 7, 9, colour, over)
            changes.append((name, chance.randrange(_STREET), chance.randrange(120, 260)))

    def shown(frame: int) -> Sequence[Shown]:
        seen = []
        for name, begin, lasts in changes:
            share = (frame - begin) % _STREET / lasts
            seen.append(Shown(name, strength=swell(share, 3 / lasts, 3 / lasts)))
        for number in range(3):
            share = (frame / 40 + number / 3) % 1
            seen.append(Shown("smoke", x + 32 + 7 * share * share, 188 - 15 * share, swell(share, 0.3, 0.6)))
        star = frame - 150
        if 0 <= star < 7:
            seen.append(Shown("star", x - 108 + 7 * star, 104 + 4 * star, swell((star + 1) / 8)))
        return seen

    return Loop("street", 10, _STREET, pictures, shown)


def _flour(wide: float) -> Loop:
    """Flour that hangs in the warm light and slowly sinks."""
    chance, frames = Random(12), 150
    motes = [(chance.uniform(400, 640), chance.uniform(30, 190), chance.random()) for _ in range(_MOTES)]
    pictures = {"mote": Picture((-5, -5, 10, 10), spot("life-mote", 3.6, "#ffe3ae", 0.9, 0.3).drawn)}

    def shown(frame: int) -> Sequence[Shown]:
        seen = []
        for number, (from_right, y, ahead) in enumerate(motes):
            share = (frame / frames + ahead) % 1
            x = wide - from_right + 26 * wave(share / 2 + number / _MOTES)
            seen.append(Shown("mote", x, y + 46 * share, 0.6 * swell(share, 0.35, 0.35)))
        return seen

    return Loop("flour", 10, frames, pictures, shown)
