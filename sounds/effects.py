"""Every effect by its file name: how it is made and how loud it is."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from functools import partial

import numpy as np

from sounds import cards, cues, loudness, showcase
from sounds.synth import RATE, Signal, fade_out, filtered, high_pass

Maker = Callable[[np.random.Generator], Signal]

VARIANTS = 3
PEAK = 0.7  # several effects sound at once: each leaves room for the others
_INAUDIBLE = 0.002  # the tail below this share of the peak is cut

_VARIED: tuple[tuple[str, Maker, float], ...] = (
    ("deal", cards.deal, -25.0),
    ("slide", cards.slide, -26.0),
    ("place", cards.place, -23.0),
    ("flip", cards.flip, -24.0),
    ("case", showcase.case, -23.0),
)
_SINGLE: dict[str, tuple[Maker, float]] = {
    "shuffle": (cards.shuffle, -23.0),
    "refill": (cues.refill, -22.0),
    "trick": (cues.trick, -23.0),
    "trump": (cues.trump, -21.0),
    "turnaround": (cues.turnaround, -22.0),
    "joker": (cues.joker, -20.0),
    "case_break": (showcase.case_break, -23.0),
    "thirteenth": (showcase.thirteenth, -20.0),
    "last_round": (cues.last_round, -20.0),
    "win": (cues.win, -18.5),
    "lose": (cues.lose, -21.0),
    "jackpot": (cues.jackpot, -17.5),
    "refuse": (cues.refuse, -25.0),
    "move": (cues.move, -29.0),
    "confirm": (cues.confirm, -25.0),
    "back": (cues.back, -26.0),
}


def catalogue() -> dict[str, tuple[Maker, float]]:
    """Name of the file -> maker, and the loudness in LUFS of its strongest moment on one channel."""
    made: dict[str, tuple[Maker, float]] = {}
    for name, maker, level in _VARIED:
        made.update({f"{name}{n}": (maker, level) for n in range(1, VARIANTS + 1)})
    for seat in range(len(cues.TURNS)):
        made[f"turn{seat}"] = (partial(cues.turn, seat=seat), -25.0)
    for step in range(1, len(cues.PENALTIES) + 1):
        made[f"penalty{step}"] = (partial(cues.penalty, step=step), -23.0)
    return made | _SINGLE


def render(name: str) -> Signal:
    """The finished effect: no rumble, no offset, at its level, faded to nothing."""
    maker, level = catalogue()[name]
    signal = filtered(maker(np.random.default_rng(zlib.crc32(name.encode()))), high_pass(60.0))
    signal = signal[: np.flatnonzero(np.abs(signal) > _INAUDIBLE * np.abs(signal).max())[-1] + 1]
    signal = signal * fade_out(len(signal), 0.12)
    signal = signal - signal.mean() * fade_out(len(signal), 0.5)
    signal[0] = signal[-1] = 0.0
    signal *= 10 ** ((level - loudness.strongest(np.pad(signal, (0, RATE // 10)))) / 20)
    return np.asarray(signal * min(1.0, PEAK / np.abs(signal).max()))
