"""What builds up at a table and how it ends: a pass, the last card, the last round, counting, places, the podium."""

from __future__ import annotations

import numpy as np

from sounds.synth.effects import cards
from sounds.synth.instruments import bell, brass, celesta, electric_piano, harp, horn, marimba, timpani, vibraphone
from sounds.synth.percussion import cymbal_swell, kick
from sounds.synth.signals import Signal, in_room, midi, mix, pluck, times

RISES = ("F4", "G4", "A4", "Bb4", "C5", "D5", "E5", "F5")

_TAU = 2 * np.pi
_TABLE_TOP = ((152.0, 0.045, 1.0), (261.0, 0.030, 0.6), (433.0, 0.016, 0.3), (718.0, 0.009, 0.16))  # hertz, ring, level


def knock(rng: np.random.Generator) -> Signal:
    """Knuckles on the table: not I."""
    at, drift = times(0.2), rng.uniform(0.94, 1.06)
    body = np.zeros(len(at))
    for pitch, ring, level in _TABLE_TOP:
        body += level * np.sin(_TAU * pitch * drift * at) * pluck(0.2, 0.0025, ring)
    return mix((0.0, body), (0.0, 0.22 * cards.landing(rng, 0.7)), seconds=0.2)


def last_card(rng: np.random.Generator) -> Signal:
    """A heart that is heard twice, and a question above it: one card left."""
    heart = ((0.0, 0.9 * kick(0.8)), (0.21, 1.1 * kick(0.9)))
    notes = (
        (0.21, 0.30 * vibraphone(midi("G4"), 0.5, 0.5, tremolo=0.1)),
        (0.37, 0.38 * vibraphone(midi("Bb4"), 0.9, 0.5, tremolo=0.1)),
        (0.21, 0.20 * electric_piano(midi("C3"), 0.9, 0.4)),
        (0.37, 0.16 * electric_piano(midi("E4"), 0.8, 0.3)),
    )
    return in_room(rng, mix(*heart, *notes), 0.7, 0.16)


def last_round(rng: np.random.Generator) -> Signal:
    """Sticks roll on wood, a big bell, and horns that leave the door open: once more round."""
    roll = [(0.045 * n, (0.10 + 0.030 * n) * marimba(midi(("C4", "G3")[n % 2]), 0.6, seconds=0.22)) for n in range(11)]
    strokes = ((0.52, 0.6 * bell(midi("C5"), 1.5, 0.5)), (0.52, 0.35 * timpani(midi("C3"), 0.8, 0.5)))
    open_chord = [(0.54, 0.24 * horn(midi(note), 0.75, 0.5)) for note in ("C3", "G3", "Bb3", "F4")]
    return in_room(rng, mix(*roll, *strokes, *open_chord), 1.0, 0.18)


def rise(rng: np.random.Generator, step: int) -> Signal:
    """One more of what is counted: felt on a plate, wood under it, a step up the scale."""
    note = midi(RISES[step - 1])
    plate, wood = 0.7 * celesta(note, 0.05, 0.35), 0.5 * marimba(note, 0.5, seconds=0.25)
    return in_room(rng, mix((0.0, plate), (0.0, wood), (0.0, 0.1 * cards.landing(rng, 0.4))), 0.25, 0.06)


def place_named(rng: np.random.Generator) -> Signal:
    """A place is told: a hand laid down open, and a chord that nods."""
    chord = [(0.10, 0.30 * vibraphone(midi(note), 0.5, 0.5, tremolo=0.08)) for note in ("F4", "A4", "C5")]
    under = [(0.10, 0.25 * electric_piano(midi("F3"), 0.6, 0.4)), (0.10, 0.5 * kick(0.5))]
    return in_room(rng, mix((0.0, 0.45 * cards.place(rng)), *chord, *under), 0.6, 0.14)


def podium(rng: np.random.Generator) -> Signal:
    """The winner steps up: drums gather, the horns climb by fourths, and the whole hall opens in D flat and F."""
    roll = [(0.058 * n, (0.06 + 0.022 * n) * timpani(midi("C3"), 0.5, 0.6)) for n in range(11)]
    call = [(0.64 + 0.13 * n, 0.42 * horn(midi(note), 0.11, 0.75)) for n, note in enumerate(("C4", "C4", "C4"))]
    steps = (
        *brass(1.03, 0.42, 0.32, "F3 A3 C4 F4 A4"),
        *brass(1.48, 0.20, 0.32, "Eb3 Bb3 Eb4 G4 Bb4"),
        *brass(1.71, 0.42, 0.33, "Db3 Ab3 Db4 F4 Ab4"),
        *brass(2.16, 1.0, 0.35, "F2 C3 A3 C4 F4 A4 C5"),
    )
    answer = enumerate(("C5", "F5", "A5", "C6", "A5", "C6", "F6"))
    bells = [(2.20 + 0.10 * n, 0.26 * bell(midi(note), 0.8, 0.45)) for n, note in answer]
    drums = [(at, timpani(midi(note), 0.8, 0.4)) for at, note in ((1.03, "F2"), (1.71, "Db3"), (2.16, "F2"))]
    swells = ((0.1, 0.16 * cymbal_swell(rng, 0.9)), (1.45, 0.26 * cymbal_swell(rng, 0.72)))
    return in_room(rng, mix(*roll, *call, *steps, *bells, *drums, *swells), 0.9, 0.20)


def lesson_done(rng: np.random.Generator) -> Signal:
    """Well done: a harp runs up, a kind chord, two horns that wave, glitter."""
    run = enumerate(("F3", "A3", "C4", "F4", "G4", "A4", "C5"))
    strings = [(0.065 * n, 0.42 * harp(midi(note), 0.9, 0.5)) for n, note in run]
    chord = [(0.48, 0.22 * electric_piano(midi(note), 1.1, 0.5)) for note in ("F2", "C4", "E4", "G4", "A4")]
    wave = [
        *((0.48, 0.30 * horn(midi(note), 0.22, 0.6)) for note in ("A3", "C4")),
        *((0.78, 0.32 * horn(midi(note), 0.8, 0.6)) for note in ("C4", "F4")),
    ]
    glitter = enumerate(("C5", "F5", "A5", "C6"))
    plates = [(0.80 + 0.09 * n, 0.34 * celesta(midi(note), 0.5, 0.45)) for n, note in glitter]
    return in_room(rng, mix(*strings, *chord, *wave, *plates, (0.78, 0.8 * kick(0.5))), 1.0, 0.18)
