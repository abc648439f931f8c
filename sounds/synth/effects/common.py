"""What every table and the menus say: short, soft, in tune with each other (F major, as the bakery's music)."""

from __future__ import annotations

import numpy as np

from sounds.synth.effects import cards
from sounds.synth.instruments import brass, electric_piano, horn, marimba, timpani, vibraphone
from sounds.synth.percussion import cymbal_swell
from sounds.synth.signals import Part, Signal, in_room, midi, mix, samples

TURNS = ("F4", "G4", "A4", "C5", "D5", "F5")


def turn(rng: np.random.Generator, seat: int) -> Signal:
    """The seat's own note on a vibraphone, its octave whispered under it."""
    note = midi(TURNS[seat])
    struck = vibraphone(note, 0.2, 0.5, tremolo=0.0)
    under = 0.16 * vibraphone(note - 12, 0.2, 0.3, tremolo=0.0)
    return in_room(rng, mix((0.0, struck), (0.0, under)), 0.4, 0.10)[: len(struck) + samples(0.08)]


def refuse(rng: np.random.Generator) -> Signal:
    """Two dull knocks, the second a little lower: no."""
    parts: list[Part] = []
    for at, note in ((0.0, "C4"), (0.11, "B3")):
        parts += [(at, marimba(midi(note), 0.7, 0.26)), (at, 0.4 * cards.landing(rng, 0.8))]
    return mix(*parts)


def refill(rng: np.random.Generator) -> Signal:
    """The pile becomes the stock again: a sweep, taps, a rising fifth."""
    notes = ((0.42, 0.4 * electric_piano(midi("F4"), 0.2, 0.5)), (0.56, 0.5 * electric_piano(midi("C5"), 0.45, 0.5)))
    return in_room(rng, mix((0.0, cards.gather(rng, 5)), (0.46, 0.5 * cards.place(rng)), *notes), 0.5, 0.10)


def win(rng: np.random.Generator) -> Signal:
    """Pick-up, answer, arrival: a fanfare for horns, with the vibraphone on top."""
    pick_up = [(0.13 * n, 0.5 * horn(midi(note), 0.10, 0.75)) for n, note in enumerate(("C4", "F4", "A4"))]
    first = brass(0.39, 0.36, 0.34, "F3 A3 C4 F4 C5")
    second = brass(0.78, 0.17, 0.34, "F3 Bb3 D4 F4 Bb4")
    last = brass(1.04, 0.9, 0.36, "F2 F3 A3 C4 F4 A4 C5")
    rising = enumerate(("F4", "A4", "C5", "E5", "G5", "C6"))
    sparkle = [(1.04 + 0.07 * n, 0.34 * vibraphone(midi(note), 0.7, 0.6)) for n, note in rising]
    drums = [(0.39, timpani(midi("C3"), 0.5, 0.3)), (1.04, timpani(midi("F2"), 0.9, 0.45))]
    swell = (0.55, 0.2 * cymbal_swell(rng, 0.55))
    return in_room(rng, mix(*pick_up, *first, *second, *last, *sparkle, *drums, swell), 1.1, 0.20)


def lose(rng: np.random.Generator) -> Signal:
    """Down the stairs with a shrug, and a kind chord at the bottom."""
    steps = ((0.0, "C5"), (0.28, "Bb4"), (0.56, "Ab4"), (0.90, "G4"))
    notes = [(at, 0.5 * electric_piano(midi(note), 0.30, 0.45)) for at, note in steps]
    middle = [(0.56, 0.28 * electric_piano(midi(note), 0.5, 0.35)) for note in ("Bb2", "F3", "Db4")]
    last = [(1.22, 0.3 * electric_piano(midi(note), 0.8, 0.4)) for note in ("F2", "A3", "D4", "G4")]
    return in_room(rng, mix(*notes, *middle, *last), 0.8, 0.18)


def move(rng: np.random.Generator) -> Signal:
    """The focus steps on: a fingertip on wood."""
    return mix((0.0, marimba(midi("A4"), 0.2, seconds=0.07)), (0.0, 0.15 * cards.landing(rng, 0.4)), seconds=0.09)


def confirm(rng: np.random.Generator) -> Signal:
    """Two notes up, the first with a tap."""
    up = ((0.0, 0.7 * marimba(midi("C5"), 0.5, 0.3)), (0.07, marimba(midi("F5"), 0.5, 0.35)))
    return mix(*up, (0.0, 0.15 * cards.landing(rng, 0.4)))


def back(rng: np.random.Generator) -> Signal:
    """Two notes down."""
    down = ((0.0, 0.8 * marimba(midi("C5"), 0.35, 0.3)), (0.07, 0.8 * marimba(midi("G4"), 0.35, 0.35)))
    return mix(*down, (0.0, 0.12 * cards.landing(rng, 0.4)))
