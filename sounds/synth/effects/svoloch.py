"""Svoloch's own sounds: play turns round, and a joker blows the pile away."""

from __future__ import annotations

import numpy as np

from sounds.synth.effects import cards
from sounds.synth.instruments import electric_piano, marimba, struck
from sounds.synth.percussion import kick
from sounds.synth.signals import RATE, Signal, curve, in_room, midi, mix, pluck, swept_noise


def turnaround(rng: np.random.Generator) -> Signal:
    """The arrow spins over: air that goes round, slower each time, a figure that turns back on itself, a click home."""
    seconds = 0.85
    spin = np.cumsum(curve(seconds, (0.0, 9.0), (seconds, 3.0))) / RATE
    height = 0.9 * np.sin(2 * np.pi * spin) + curve(seconds, (0.0, 0.0), (0.4, 0.7), (seconds, -0.2))
    air = swept_noise(rng, 900.0 * 2**height, 0.5) * (0.35 + 0.65 * np.sin(np.pi * spin) ** 2)
    air *= curve(seconds, (0.0, 0.0), (0.12, 1.0), (0.5, 0.6), (seconds, 0.0))
    figure = enumerate(("F4", "A4", "C5", "E5", "C5", "A4", "F4"))
    notes = [(0.06 + 0.075 * n + 0.006 * n * n, 0.55 * marimba(midi(note), 0.7)) for n, note in figure]
    home = ((0.80, 0.5 * cards.landing(rng, 1.0)), (0.80, 0.4 * struck("F4", 0.1)))
    return in_room(rng, mix((0.0, 0.24 * air), *notes, *home), 0.45, 0.12)


def joker(rng: np.random.Generator) -> Signal:
    """A burst that throws the pile apart, a jester's run up a strange scale and a wink at the end."""
    sweep = curve(0.5, (0.0, 900.0), (0.12, 2600.0), (0.5, 500.0))
    burst = swept_noise(rng, sweep, 0.9) * pluck(0.5, 0.006, 0.12)
    thrown = [(0.03 + 0.055 * n, 0.55 * 0.85**n * cards.deal(rng)) for n in range(5)]
    scale = enumerate(("F4", "A4", "B4", "C5", "Eb5", "G5", "A5", "B5"))
    run = [(0.08 + 0.062 * n, (0.24 + 0.03 * n) * struck(note, 0.2)) for n, note in scale]
    wink = [(0.80, 0.6 * marimba(midi("C5"), 0.7)), (0.93, 0.7 * marimba(midi("F5"), 0.7))]
    chord = [(0.62, 0.16 * electric_piano(midi(note), 0.8, 0.6)) for note in ("Eb4", "A4", "B4", "F5")]
    return in_room(rng, mix((0.0, 0.55 * burst), (0.0, 1.3 * kick(1.0)), *thrown, *run, *wink, *chord), 0.9, 0.18)
