"""What the table and the menus say: short, soft, in tune with each other (F major, as the bakery's music)."""

from __future__ import annotations

import numpy as np

from sounds import cards
from sounds.instruments import bell, electric_piano, horn, marimba, timpani, vibraphone
from sounds.percussion import cymbal_swell, kick
from sounds.synth import RATE, Part, Signal, curve, in_room, midi, mix, pluck, samples, swept_noise

TURNS = ("F4", "G4", "A4", "C5", "D5", "F5")
PENALTIES = ("C4", "D4", "E4", "F4", "G4", "A4", "Bb4", "C5", "D5", "E5", "F5", "G5", "A5", "Bb5")


def turn(rng: np.random.Generator, seat: int) -> Signal:
    """The seat's own note on a vibraphone, its octave whispered under it."""
    note = midi(TURNS[seat])
    struck = vibraphone(note, 0.2, 0.5, tremolo=0.0)
    under = 0.16 * vibraphone(note - 12, 0.2, 0.3, tremolo=0.0)
    return in_room(rng, mix((0.0, struck), (0.0, under)), 0.4, 0.10)[: len(struck) + samples(0.08)]


def penalty(rng: np.random.Generator, step: int) -> Signal:
    """One tick of the counter, a step up the scale, on wood with a card under it."""
    tick = marimba(midi(PENALTIES[step - 1]), 0.75, seconds=0.24)
    return mix((0.0, tick), (0.0, 0.3 * cards.landing(rng, 0.6)), seconds=0.24)


def refuse(rng: np.random.Generator) -> Signal:
    """Two dull knocks, the second a little lower: no."""
    parts: list[Part] = []
    for at, note in ((0.0, "C4"), (0.11, "B3")):
        parts += [(at, marimba(midi(note), 0.7, 0.26)), (at, 0.4 * cards.landing(rng, 0.8))]
    return mix(*parts)


def turnaround(rng: np.random.Generator) -> Signal:
    """The arrow spins over: air that goes round, slower each time, a figure that turns back on itself, a click home."""
    seconds = 0.85
    spin = np.cumsum(curve(seconds, (0.0, 9.0), (seconds, 3.0))) / RATE
    height = 0.9 * np.sin(2 * np.pi * spin) + curve(seconds, (0.0, 0.0), (0.4, 0.7), (seconds, -0.2))
    air = swept_noise(rng, 900.0 * 2**height, 0.5) * (0.35 + 0.65 * np.sin(np.pi * spin) ** 2)
    air *= curve(seconds, (0.0, 0.0), (0.12, 1.0), (0.5, 0.6), (seconds, 0.0))
    figure = enumerate(("F4", "A4", "C5", "E5", "C5", "A4", "F4"))
    notes = [(0.06 + 0.075 * n + 0.006 * n * n, 0.55 * marimba(midi(note), 0.7)) for n, note in figure]
    home = ((0.80, 0.5 * cards.landing(rng, 1.0)), (0.80, 0.4 * _struck("F4", 0.1)))
    return in_room(rng, mix((0.0, 0.24 * air), *notes, *home), 0.45, 0.12)


def joker(rng: np.random.Generator) -> Signal:
    """A burst that throws the pile apart, a jester's run up a strange scale and a wink at the end."""
    sweep = curve(0.5, (0.0, 900.0), (0.12, 2600.0), (0.5, 500.0))
    burst = swept_noise(rng, sweep, 0.9) * pluck(0.5, 0.006, 0.12)
    thrown = [(0.03 + 0.055 * n, 0.55 * 0.85**n * cards.deal(rng)) for n in range(5)]
    scale = enumerate(("F4", "A4", "B4", "C5", "Eb5", "G5", "A5", "B5"))
    run = [(0.08 + 0.062 * n, (0.24 + 0.03 * n) * _struck(note, 0.2)) for n, note in scale]
    wink = [(0.80, 0.6 * marimba(midi("C5"), 0.7)), (0.93, 0.7 * marimba(midi("F5"), 0.7))]
    chord = [(0.62, 0.16 * electric_piano(midi(note), 0.8, 0.6)) for note in ("Eb4", "A4", "B4", "F5")]
    return in_room(rng, mix((0.0, 0.55 * burst), (0.0, 1.3 * kick(1.0)), *thrown, *run, *wink, *chord), 0.9, 0.18)


def trick(rng: np.random.Generator) -> Signal:
    """Cards gathered, and two notes that say whose."""
    notes = ((0.16, 0.32 * _struck("C5", 0.2)), (0.26, 0.4 * _struck("F5", 0.3)))
    return in_room(rng, mix((0.0, cards.gather(rng)), *notes), 0.5, 0.10)


def trump(rng: np.random.Generator) -> Signal:
    """A card turned, and a short proud call of horns."""
    call = [(0.10, 0.45 * horn(midi("C4"), 0.14, 0.7)), *_brass(0.26, 0.45, 0.3, "F3 A3 C4 F4")]
    return in_room(rng, mix((0.0, 0.6 * cards.flip(rng)), *call), 0.8, 0.16)


def refill(rng: np.random.Generator) -> Signal:
    """The pile becomes the stock again: a sweep, taps, a rising fifth."""
    notes = ((0.42, 0.4 * electric_piano(midi("F4"), 0.2, 0.5)), (0.56, 0.5 * electric_piano(midi("C5"), 0.45, 0.5)))
    return in_room(rng, mix((0.0, cards.gather(rng, 5)), (0.46, 0.5 * cards.place(rng)), *notes), 0.5, 0.10)


def last_round(rng: np.random.Generator) -> Signal:
    """The shop's bell, twice, over an open chord: closing soon."""
    strokes = ((0.0, 0.9 * bell(midi("F5"), 1.1, 0.6)), (0.34, bell(midi("F5"), 1.5, 0.7)))
    chord = [(0.34, 0.2 * electric_piano(midi(note), 1.1, 0.5)) for note in ("F3", "C4", "G4", "Bb4")]
    return in_room(rng, mix(*strokes, *chord), 0.9, 0.16)


def win(rng: np.random.Generator) -> Signal:
    """Pick-up, answer, arrival: a fanfare for horns, with the vibraphone on top."""
    pick_up = [(0.13 * n, 0.5 * horn(midi(note), 0.10, 0.75)) for n, note in enumerate(("C4", "F4", "A4"))]
    first = _brass(0.39, 0.36, 0.34, "F3 A3 C4 F4 C5")
    second = _brass(0.78, 0.17, 0.34, "F3 Bb3 D4 F4 Bb4")
    last = _brass(1.04, 0.9, 0.36, "F2 F3 A3 C4 F4 A4 C5")
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


def jackpot(rng: np.random.Generator) -> Signal:
    """Going out, the rare thing: three great steps of horns up to F, bells tumbling over them."""
    steps = (
        *_brass(0.00, 0.40, 0.34, "Db3 F3 Ab3 Db4 F4"),
        *_brass(0.48, 0.40, 0.34, "Eb3 G3 Bb3 Eb4 G4"),
        *_brass(0.96, 1.50, 0.34, "F2 F3 A3 C4 F4 A4 C5"),
    )
    again = [part for at in (0.24, 0.36, 0.72, 0.84) for part in _brass(at, 0.08, 0.3, "C4 F4")]
    tumbling = enumerate(
        ["C6", "A5", "F5", "C6", "D6", "A5", "G5", "C6", "F6", "D6", "C6", "A5", "F5", "G5", "A5", "C6"]
    )
    shower = [
        (0.96 + 0.085 * n + rng.uniform(-0.01, 0.01), rng.uniform(0.26, 0.42) * bell(midi(note), 0.9, 0.6))
        for n, note in tumbling
    ]
    drums = [(at, timpani(midi("F2"), 0.7, 0.4)) for at in (0.0, 0.48, 0.96, 1.44)]
    swell = (0.1, 0.28 * cymbal_swell(rng, 0.9))
    return in_room(rng, mix(*steps, *again, *shower, *drums, swell), 1.3, 0.22)


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


def _struck(note: str, seconds: float) -> Signal:
    return vibraphone(midi(note), seconds, 0.6, tremolo=0.0)


def _brass(at: float, seconds: float, level: float, notes: str) -> list[Part]:
    """A chord of horns that starts at `at`."""
    return [(at, level * horn(midi(note), seconds, 0.88)) for note in notes.split()]
