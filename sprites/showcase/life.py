"""What moves in the jeweller's shop: lamps, glitter, clouds and snow in the street, a watch, a gleam on the brass."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from sprites.life import Loop, Picture, Shown, spot, swell, wave
from sprites.room import units_wide
from sprites.showcase import brass, shop, window
from sprites.svg import circle, group, path, place

_GLINTS = {
    "bust": ((0, -46), (-20, -63), (28, -74)),
    "egg": ((-18, -100), (20, -60)),
    "crown": ((0, -108), (48, -96), (0, -72)),
    "solitaire": ((-22, -116), (0, -98), (26, -96)),
    "ring": ((8, -92), (-14, -74)),
    "watch": ((18, -82), (29, -62)),
    "coffer": ((-12, -60), (22, -70), (28, -52)),
    "earrings": ((-24, -90), (34, -62), (0, -120)),
}
"""The points of each piece that glitter, from where it stands."""
_TURNS = 4
_CLEAR, _BESIDE_BAR = 62.0, 12.0
"""How far snow keeps from the pieces and from the bars."""
_RAIL = 220.0


def loops(width: float, height: float) -> Sequence[Loop]:
    """The shop's loops."""
    wide = units_wide(width, height)
    return _lamps(wide), _glitter(wide), _clouds(wide), _snow(wide), _watch(wide), _gleam(wide)


def _lamps(wide: float) -> Loop:
    """The lamps burn a little brighter and darker, each in its own time."""
    lamps, frames = shop.lamps(wide), 120
    lit = spot("life-lamp", 54, "#fff0c0", 0.42, 0.12)
    pictures = {"light": Picture((-54, -32, 108, 86), lit.drawn)}

    def shown(frame: int) -> Sequence[Shown]:
        share = frame / frames
        seen = []
        for number, x in enumerate(lamps):
            strength = 0.5 + 0.34 * wave(2 * share + number * 0.37) + 0.16 * wave(5 * share + number * 0.61)
            seen.append(Shown("light", x, 62, round(strength * 12) / 12))
        return seen

    return Loop("lamps", 10, frames, pictures, shown)


def _glitter(wide: float) -> Loop:
    """Now and then a stone sparkles: the glint grows, turns and goes out."""
    chance, frames = Random(23), 168
    points = [
        (x + shop.STAND_SCALE * across, shop.STAND_FOOT + shop.STAND_SCALE * up)
        for name, x in shop.standing(wide)
        for across, up in _GLINTS[name]
    ]
    chance.shuffle(points)
    pictures = {}
    for size, turns in ((0.5, 1), (0.8, 1), (1.15, _TURNS)):
        for turn in range(turns):
            star = place(brass.sparkle(0, 0, size) + brass.sparkle(0, 0, 0.45 * size), 0, 0, 1, 12 * turn)
            soft = spot(f"life-glint-{turn}", 17 * size, "#fff3c8", 0.4).drawn
            pictures[f"{size}{turn}"] = Picture((-20 * size, -20 * size, 40 * size, 40 * size), soft + star)
    steps = ("0.50", "0.80", *(f"1.15{turn}" for turn in range(_TURNS)), "0.80", "0.50")
    step = frames / len(points)

    def shown(frame: int) -> Sequence[Shown]:
        seen = []
        for number, (x, y) in enumerate(points):
            age = (frame - round(number * step)) % frames
            if age < len(steps):
                seen.append(Shown(steps[age], x, y))
        return seen

    return Loop("glitter", 10, frames, pictures, shown)


def _clouds(wide: float) -> Loop:
    """Clouds drift past the moon, behind the pane in the middle."""
    bars, middle, frames = window.bars(wide), wide / 2, 320
    left, right = max(x for x in bars if x < middle) + 6, min(x for x in bars if x > middle) - 6
    pictures = {name: _cloud(name, size) for name, size in (("large", 1.0), ("small", 0.72))}
    drifting = (("large", 0.0, window.MOON[1] + 4), ("small", 0.36, window.MOON[1] - 12), ("small", 0.68, 47.0))

    def shown(frame: int) -> Sequence[Shown]:
        seen = []
        for name, ahead, y in drifting:
            share, half = (frame / frames + ahead) % 1, pictures[name].box[2] / 2
            x = left + half + (right - left - 2 * half) * share
            seen.append(Shown(name, x, y, swell(share, 0.3, 0.3)))
        return seen

    return Loop("clouds", 10, frames, pictures, shown)


def _cloud(name: str, size: float) -> Picture:
    """A soft cloud round 0, 0."""
    puff = spot(f"life-cloud-{name}", 20, "#a5d2d6", 0.5, 0.2).drawn
    parts = ((-26, 2, 1.1, 0.5), (-8, -4, 1.2, 0.75), (12, -3, 1.3, 0.7), (28, 3, 1.0, 0.45), (0, 5, 2.2, 0.45))
    drawn = "".join(group(puff, transform=f"translate({x} {y}) scale({wide} {high})") for x, y, wide, high in parts)
    box = (-50 * size, -20 * size, 100 * size, 36 * size)
    return Picture(box, place(drawn, 0, 0, size))


def _snow(wide: float) -> Loop:
    """Snow falls in the street, seen between the pieces."""
    stands = sorted(x for _, x in shop.standing(wide))
    bars, frames, chance = window.bars(wide), 96, Random(31)
    free = [
        x
        for x in range(round(stands[0]), round(stands[-1]))
        if all(abs(x - stand) > _CLEAR for stand in stands) and all(abs(x - bar) > _BESIDE_BAR for bar in bars)
    ]
    flakes = [(chance.choice(free), chance.random(), chance.choice("ab")) for _ in range(max(6, round(wide / 220)))]
    pictures = {name: spot(f"life-flake-{name}", r, "#eafaff", 0.95, 0.5) for name, r in (("a", 2.4), ("b", 3.4))}

    def shown(frame: int) -> Sequence[Shown]:
        seen = []
        for x, ahead, name in flakes:
            share = (frame / frames + ahead) % 1
            seen.append(Shown(name, x + 7 * wave(share + ahead), 14 + 154 * share, 0.8 * swell(share, 0.1, 0.15)))
        return seen

    return Loop("snow", 10, frames, pictures, shown)


def _watch(wide: float) -> Loop:
    """The second hands of the watches."""
    watches = [x for name, x in shop.standing(wide) if name == "watch"]
    pictures = {}
    hand = path("M0 4 V-18", stroke="#b3202c", stroke_width=1.6, stroke_linecap="round")
    for second in range(60):
        drawn = place(hand + circle(0, 0, 1.8, fill="#b3202c"), 0, 0, shop.STAND_SCALE, 6 * second)
        pictures[f"{second}"] = Picture((-20, -20, 40, 40), drawn)
    y = shop.STAND_FOOT - 62 * shop.STAND_SCALE

    def shown(frame: int) -> Sequence[Shown]:
        return [Shown(f"{frame // 10}", x, y) for x in watches]

    return Loop("watch", 10, 600, pictures, shown)


def _gleam(wide: float) -> Loop:
    """A gleam runs along the brass rail."""
    frames, runs = 144, 40
    light = spot("life-gleam", 50, "#fffdf0", 0.9)
    gleam = group(light.drawn, transform="scale(1.6 0.14)")
    pictures = {"gleam": Picture((-80, -7, 160, 14), gleam)}

    def shown(frame: int) -> Sequence[Shown]:
        share = frame / runs
        return [Shown("gleam", 90 + (wide - 180) * share, _RAIL, swell(share, 0.15, 0.15))]

    return Loop("gleam", 15, frames, pictures, shown)
