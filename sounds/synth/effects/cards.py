"""The sounds of cardboard: friction, snaps of an edge and soft landings on wood."""

from __future__ import annotations

import numpy as np

from sounds.synth.signals import (
    Part,
    Signal,
    band,
    curve,
    filtered,
    high_pass,
    low_pass,
    mix,
    noise,
    pluck,
    silence,
    swept_noise,
    times,
)

_TABLE = ((128.0, 0.030, 1.0), (214.0, 0.022, 0.7), (347.0, 0.014, 0.35), (590.0, 0.008, 0.15))  # hertz, ring, level


def deal(rng: np.random.Generator) -> Signal:
    """A card flicked off the deck, its flight, its landing."""
    flight = _swish(rng, 0.13, (1500.0, 2900.0, 1900.0), rise=0.02)
    return mix(
        (0.0, 0.5 * _snap(rng, rng.uniform(2100, 2700))), (0.004, 0.75 * flight), (0.095, 0.5 * landing(rng, 0.7))
    )


def slide(rng: np.random.Generator) -> Signal:
    """A card pushed over others: longer, darker, grainy."""
    length = rng.uniform(0.21, 0.25)
    return mix(
        (0.0, _swish(rng, length, (1000.0, 2000.0, 1300.0), rise=0.07)), (length - 0.03, 0.25 * landing(rng, 0.5))
    )


def place(rng: np.random.Generator) -> Signal:
    """A card laid down with a little pride."""
    air = _swish(rng, 0.05, (1200.0, 1500.0, 1100.0), rise=0.03)
    return mix((0.0, 0.35 * air), (0.028, landing(rng, 1.0)), (0.03, 0.4 * _snap(rng, rng.uniform(1500, 1900))))


def flip(rng: np.random.Generator) -> Signal:
    """A card bent up by its edge, let go, fallen on its back."""
    bend = _swish(rng, 0.10, (1300.0, 2100.0, 2700.0), rise=0.075)
    snapped = rng.uniform(0.085, 0.1)
    return mix(
        (0.0, 0.5 * bend),
        (snapped, 0.9 * _snap(rng, rng.uniform(2000, 2500))),
        (snapped + 0.035, 0.5 * landing(rng, 0.6)),
    )


def shuffle(rng: np.random.Generator) -> Signal:
    """A riffle, the bridge falling together, two taps to square the deck."""
    parts: list[Part] = []
    at, gap = 0.0, 0.038
    for number in range(30):
        parts.append((at, rng.uniform(0.25, 0.45) * _snap(rng, 1500.0 + 25.0 * number + rng.uniform(-250, 250))))
        gap = max(0.011, gap * 0.94)
        at += gap * rng.uniform(0.8, 1.2)
    parts.append((at + 0.03, 0.7 * _swish(rng, 0.34, (2600.0, 2000.0, 1100.0), rise=0.10)))
    parts.append((at + 0.50, 0.75 * landing(rng, 0.9)))
    parts.append((at + 0.68, 0.9 * landing(rng, 1.0)))
    return mix(*parts)


def gather(rng: np.random.Generator, count: int = 3) -> Signal:
    """Several cards swept together and tapped into a packet."""
    parts = [
        (0.055 * n, (0.5 + 0.1 * n) * _swish(rng, 0.16, (1100.0, 1900.0, 1200.0), rise=0.05)) for n in range(count)
    ]
    return mix(*parts, (0.055 * count + 0.12, 0.9 * landing(rng, 0.9)))


def landing(rng: np.random.Generator, weight: float) -> Signal:
    """Flat cardboard on a wooden table: the board's own modes, a puff of air, a brief tap of paper."""
    seconds = 0.16
    body = silence(seconds)
    for pitch, ring, level in _TABLE:
        body += (
            level
            * np.sin(2 * np.pi * pitch * rng.uniform(0.96, 1.04) * times(seconds))
            * pluck(seconds, 0.002, ring * 1.2)
        )
    puff = filtered(noise(rng, seconds), band(520.0, 0.8)) * pluck(seconds, 0.005, 0.020)
    tap = filtered(filtered(noise(rng, seconds), band(2300.0, 1.0)), high_pass(300.0)) * pluck(seconds, 0.001, 0.010)
    return weight * (0.36 * body + 0.9 * puff) + 0.9 * tap


def _swish(rng: np.random.Generator, seconds: float, sweep: tuple[float, float, float], *, rise: float) -> Signal:
    """Paper rubbing on paper: a moving band, rough with the grain of the surface, over a breath of air below it."""
    drift = rng.uniform(0.93, 1.07)
    centre = drift * curve(seconds, (0.0, sweep[0]), (0.5 * seconds, sweep[1]), (seconds, sweep[2]))
    grain = 1.0 + 0.45 * filtered(noise(rng, seconds), low_pass(140.0)) / 0.08
    air = filtered(noise(rng, seconds), band(420.0, 0.7)) * 1.2
    shape = curve(seconds, (0.0, 0.0), (rise, 1.0), (rise + 0.4 * (seconds - rise), 0.5), (seconds, 0.0)) ** 1.3
    return 0.3 * (swept_noise(rng, centre, 0.75) * np.clip(grain, 0.2, 2.5) + air) * shape


def _snap(rng: np.random.Generator, pitch: float) -> Signal:
    """The edge of a card let go: very short, with the card's own stiffness behind it."""
    crack = filtered(noise(rng, 0.05), band(pitch, 0.55)) * pluck(0.05, 0.0008, 0.005)
    board = np.sin(2 * np.pi * 0.31 * pitch * times(0.05)) * pluck(0.05, 0.001, 0.007)
    return 0.9 * crack + 0.25 * board
