"""What moves in the street of the title: bulbs, stars, steam, neon, windows of the town, a diamond's rays."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from sprites.life import Loop, Picture, Shown, pane, spot, swell, wave
from sprites.room import units_wide
from sprites.svg import circle, group, path, place
from sprites.title import street

_ARROW = "M-74 566 A82 82 0 1 1 60 584 M26 566 L64 588 L88 550"
_TOWN, _HOUSE = 300, "#2a0b45"
_LIT = ((-186, 734), (-52, 722), (-36, 750), (104, 766), (160, 772), (-160, 760), (84, 740))
"""Windows of the town behind the neon arrow."""
_LOAF = 580.0
_PUFFS = (10.0, 14.0, 18.0, 22.0)


def loops(width: float, height: float) -> Sequence[Loop]:
    """The street's loops."""
    wide = units_wide(width, height)
    bakery, courtyard, jeweller = (x for _, x in street.windows_at(wide))
    return _bulbs(wide), _stars(wide), _steam(bakery), _neon(courtyard), _town(courtyard), _rays(jeweller)


def _bulbs(wide: float) -> Loop:
    """Bulbs shine brighter one after another."""
    bulbs, frames = street.bulbs(wide), 96
    pictures = {"lit": Picture((-30, -30, 60, 60), spot("life-bulb", 30, "#ffdf9a", 0.8, 0.15).drawn)}

    def shown(frame: int) -> Sequence[Shown]:
        return [
            Shown("lit", x, y, swell((frame / frames - number / 12) % 1 / 0.2, 0.4, 0.4))
            for number, (x, y) in enumerate(bulbs)
        ]

    return Loop("bulbs", 10, frames, pictures, shown)


def _stars(wide: float) -> Loop:
    """A few stars twinkle."""
    chance, frames = Random(14), 120
    stars = [
        (chance.uniform(20, wide - 20), chance.uniform(12, 160), chance.random()) for _ in range(round(wide / 150))
    ]
    star = spot("life-star", 7, "#e9e6ff", 0.7).drawn + circle(0, 0, 1.8, fill="#ffffff")
    pictures = {"star": Picture((-7, -7, 14, 14), star)}

    def shown(frame: int) -> Sequence[Shown]:
        return [Shown("star", x, y, swell((frame / frames + ahead) % 1 / 0.3, 0.5, 0.5)) for x, y, ahead in stars]

    return Loop("stars", 10, frames, pictures, shown)


def _steam(x: float) -> Loop:
    """Steam rises from the loaf in the middle of the baker's window."""
    frames, wisps = 72, 10
    pictures = {}
    for number, radius in enumerate(_PUFFS):
        soft = group(spot(f"life-steam-{number}", radius, "#fff9ea", 0.36).drawn, transform="scale(1 1.6)")
        pictures[f"{number}"] = Picture((-radius, -1.6 * radius, 2 * radius, 3.2 * radius), soft)

    def shown(frame: int) -> Sequence[Shown]:
        seen = []
        for number in range(wisps):
            share = (frame / frames + number / wisps) % 1
            across = (-20, 18)[number % 2] + 13 * wave(share * 1.1 + number % 2 * 0.4)
            size = min(int(share * len(_PUFFS)), len(_PUFFS) - 1)
            seen.append(Shown(f"{size}", x + across, _LOAF - 140 * share, swell(share, 0.25, 0.65)))
        return seen

    return Loop("steam", 10, frames, pictures, shown)


def _neon(x: float) -> Loop:
    """The arrow hums: its light swells, and stutters now and then."""
    light = "".join(
        path(
            _ARROW,
            fill="none",
            stroke="#8ff4ff",
            stroke_opacity=opacity,
            stroke_width=wide,
            stroke_linecap="round",
            stroke_linejoin="round",
        )
        for opacity, wide in ((0.16, 48), (0.3, 26))
    )
    pictures = {"light": Picture((-112, 444, 226, 176), light)}
    fit = (0.0, 0.9, 0.2, 0.0, 0.7, 0.0, 0.4, 0.9)

    def shown(frame: int) -> Sequence[Shown]:
        strength = 0.5 + 0.4 * wave(frame / 60)
        if 100 <= frame < 100 + len(fit):
            strength = fit[frame - 100]
        return [Shown("light", x, 0, round(strength * 10) / 10)]

    return Loop("neon", 10, 180, pictures, shown)


def _town(x: float) -> Loop:
    """Windows of the town go dark and light again; none that shines is added under the words that lie there."""
    chance = Random(2)
    pictures = {f"{left} {top}": pane(x + left, top, 11, 15, _HOUSE, over=1.2) for left, top in _LIT}
    changes = [(name, chance.randrange(_TOWN), chance.randrange(80, 190)) for name in pictures]

    def shown(frame: int) -> Sequence[Shown]:
        return [
            Shown(name, strength=swell((frame - begin) % _TOWN / lasts, 3 / lasts, 3 / lasts))
            for name, begin, lasts in changes
        ]

    return Loop("town", 10, _TOWN, pictures, shown)


def _rays(x: float) -> Loop:
    """The rays over the diamond light up one after another."""
    frames, turns = 48, (-50, -25, 0, 25, 50)
    pictures = {}
    for turn in turns:
        ray = path("M0 -118 V-172", stroke="#f4fffb", stroke_width=8, stroke_linecap="round")
        drawn = place(ray, 0, 590, 1, turn)
        away = 145 * turn / 57.3
        pictures[f"{turn}"] = Picture((away * 0.95 - 34, 590 - 178, 68, 120), drawn)

    def shown(frame: int) -> Sequence[Shown]:
        return [
            Shown(f"{turn}", x, 0, swell((frame / frames - number / 10) % 1 / 0.5, 0.5, 0.5))
            for number, turn in enumerate(turns)
        ]

    return Loop("rays", 10, frames, pictures, shown)
