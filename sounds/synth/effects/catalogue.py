"""Every effect by the name of its file: how it is made and how loud it is."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import numpy as np

from sounds.synth import loudness
from sounds.synth.effects import bread, cards, common, crowd, moments, showcase, svoloch
from sounds.synth.signals import RATE, Signal, fade_out, filtered, high_pass

Maker = Callable[[np.random.Generator], Signal]

VARIANTS = 3
PEAK = 0.7  # several effects sound at once: each leaves room for the others
_INAUDIBLE = 0.002  # the tail below this share of the peak is cut

_VARIED: dict[str, tuple[Maker, float]] = {
    "common/deal": (cards.deal, -25.0),
    "common/slide": (cards.slide, -26.0),
    "common/place": (cards.place, -23.0),
    "common/flip": (cards.flip, -24.0),
    "common/knock": (moments.knock, -24.0),
    "showcase/case": (showcase.case, -23.0),
}
_SINGLE: dict[str, tuple[Maker, float]] = {
    "common/shuffle": (cards.shuffle, -23.0),
    "common/refill": (common.refill, -22.0),
    "common/win": (common.win, -18.5),
    "common/lose": (common.lose, -21.0),
    "common/refuse": (common.refuse, -25.0),
    "common/move": (common.move, -29.0),
    "common/confirm": (common.confirm, -25.0),
    "common/back": (common.back, -26.0),
    "common/last_card": (moments.last_card, -22.0),
    "common/last_round": (moments.last_round, -20.0),
    "common/place_named": (moments.place_named, -23.0),
    "common/podium": (moments.podium, -17.5),
    "common/lesson_done": (moments.lesson_done, -19.0),
    "common/laugh": (crowd.laugh, -23.0),
    "common/groan": (crowd.groan, -23.0),
    "common/hurry": (crowd.hurry, -24.0),
    "common/applause": (crowd.applause, -23.0),
    "bread/last_round": (bread.last_round, -20.0),
    "bread/jackpot": (bread.jackpot, -17.5),
    "svoloch/turnaround": (svoloch.turnaround, -22.0),
    "svoloch/joker": (svoloch.joker, -20.0),
    "showcase/trick": (showcase.trick, -23.0),
    "showcase/trump": (showcase.trump, -21.0),
    "showcase/case_break": (showcase.case_break, -23.0),
    "showcase/thirteenth": (showcase.thirteenth, -20.0),
}
_TURN, _PENALTY, _RISE = -25.0, -23.0, -25.0


@dataclass(frozen=True)
class Recipe:
    """How an effect is made: ``level`` is the loudness in LUFS of its strongest moment on one channel, and the same
    ``seed`` makes the same sound."""

    make: Maker
    level: float
    seed: str


def catalogue() -> dict[str, Recipe]:
    """By the file's name without its ending, such as ``bread/jackpot``."""
    recipes: dict[str, Recipe] = {}
    for name, (make, level) in _VARIED.items():
        recipes |= {f"{name}{n}": Recipe(make, level, f"{_stem(name)}{n}") for n in range(1, VARIANTS + 1)}
    for seat in range(len(common.TURNS)):
        recipes[f"common/turn{seat + 1}"] = Recipe(partial(common.turn, seat=seat), _TURN, f"turn{seat}")
    for step in range(1, len(bread.PENALTIES) + 1):
        recipes[f"bread/penalty{step}"] = Recipe(partial(bread.penalty, step=step), _PENALTY, f"penalty{step}")
    for step in range(1, len(moments.RISES) + 1):
        recipes[f"common/rise{step}"] = Recipe(partial(moments.rise, step=step), _RISE, f"rise{step}")
    return recipes | {name: Recipe(make, level, _stem(name)) for name, (make, level) in _SINGLE.items()}


def render(name: str) -> Signal:
    """The finished effect: no rumble, no offset, at its level, faded to nothing. KeyError for an unknown name."""
    recipe = catalogue()[name]
    rng = np.random.default_rng(zlib.crc32(recipe.seed.encode()))
    signal = filtered(recipe.make(rng), high_pass(60.0))
    signal = signal[: np.flatnonzero(np.abs(signal) > _INAUDIBLE * np.abs(signal).max())[-1] + 1]
    signal = signal * fade_out(len(signal), 0.12)
    signal = signal - signal.mean() * fade_out(len(signal), 0.5)
    signal[0] = signal[-1] = 0.0
    signal *= 10 ** ((recipe.level - loudness.strongest(np.pad(signal, (0, RATE // 10)))) / 20)
    return np.asarray(signal * min(1.0, PEAK / np.abs(signal).max()))


def _stem(name: str) -> str:
    return name.partition("/")[2]
