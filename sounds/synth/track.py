"""A layer of a piece of music as a circle: what rings past its end rings on at its beginning.

A piece is played in phrases of ``PHRASE`` bars, each as long as a whole number of the mixer's buffers.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np

from sounds.synth.signals import RATE, Samples, Signal, frequencies, high_pass, midi, room_response

BEATS = 4  # in a bar, where nothing else is said
PHRASE = 4  # bars
BUFFER = 1024  # samples that the mixer asks for at a time
_RELEASE = 0.06  # seconds in which the limiter lets go


@dataclass(frozen=True)
class Note:
    beat: float
    pitch: int
    length: float


def bars_of(text: str) -> list[list[str]]:
    """The words of each bar; bars end at a `|` or a line, `-` is a rest."""
    lines = [line for line in text.splitlines() if line.strip()]
    return [[word for word in bar.split() if word != "-"] for line in lines for bar in line.split("|")]


def melody(text: str, beats: int = BEATS, first: int = 0) -> Iterator[Note]:
    """Notes from bars such as `1:A4/.5 2.5:C5/1`: beat of the bar from 0, pitch, length in beats. `first` is the number
    of the first bar."""
    for number, bar in enumerate(bars_of(text), first):
        for word in bar:
            beat, rest = word.split(":")
            pitch, length = rest.split("/")
            yield Note(number * beats + float(beat), midi(pitch), float(length))


@dataclass
class Track:
    """Collects notes on stereo buses. `tempo` is about the beats a minute, `swing` where the middle of a `grid` (in
    beats) falls: 0.5 is straight."""

    tempo: float
    bars: int
    swing: float
    grid: float
    seed: str
    beats: int = BEATS
    buses: dict[str, Samples] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.phrase = round(PHRASE * self.beats * 60 / self.tempo * RATE / BUFFER) * BUFFER
        self.count = self.bars // PHRASE * self.phrase
        self.human = random.Random(self.seed)

    def seconds(self, beats: float) -> float:
        return beats * self.phrase / (PHRASE * self.beats * RATE)

    def add(
        self, bus: str, beat: float, signal: Signal, *, gain: float = 1.0, pan: float = 0.0, loose: float = 0.006
    ) -> None:
        """Put a signal on a bus at a beat, swung, up to `loose` seconds off and up to 1 dB louder or softer."""
        at = self.seconds(self._swung(beat)) + self.human.uniform(-loose, loose)
        gain *= 10 ** (self.human.uniform(-1.0, 1.0) / 20)
        angle = (pan + 1) * np.pi / 4
        stereo = signal[:, None] * gain * np.array([np.cos(angle), np.sin(angle)])
        if bus not in self.buses:
            self.buses[bus] = np.zeros((self.count, 2))
        self._wrap(self.buses[bus], round(at * RATE) % self.count, stereo)

    def auto_pan(self, bus: str, beats: float, depth: float) -> None:
        """Let a bus drift from side to side, once in `beats`."""
        phase = np.sin(2 * np.pi * np.arange(self.count) / self.count * round(self.bars * self.beats / beats))
        self.buses[bus] *= np.stack([1 + depth * phase, 1 - depth * phase], axis=1)

    def lie_under(self, bus: str, signal: Signal, *, gain: float = 1.0) -> None:
        """Put a signal as long as the piece on a bus, the other side of the room hearing it somewhat later."""
        stereo = np.stack([signal, np.roll(signal, self.phrase + 5003)], axis=1)[: self.count]
        self.buses[bus] = self.buses.get(bus, np.zeros((self.count, 2))) + gain * stereo

    def swell(self, bus: str, bars: range, gain: float) -> None:
        """Let a bus be louder (or softer) in some bars, the change taking half a bar."""
        edge = self.seconds(self.beats / 2) * RATE
        start, end = (round(self.seconds(bar * self.beats) * RATE) for bar in (bars.start, bars.stop))
        at = np.arange(self.count)
        inside = np.clip((at - start) / edge + 1.0, 0.0, 1.0) * np.clip((end - at) / edge, 0.0, 1.0)
        self.buses[bus] *= (1.0 + (gain - 1.0) * inside)[:, None]

    def mixed(
        self,
        levels: dict[str, float],
        echo: dict[str, float],
        *,
        echo_seconds: float,
        brightness: float,
        gain: float,
        ceiling: float,
    ) -> Samples:
        """All buses at their levels with a common room, without rumble, times `gain`; no sample is above `ceiling`."""
        dry = sum((level * self.buses[bus] for bus, level in levels.items()), np.zeros((self.count, 2)))
        sent = sum((level * levels[bus] * self.buses[bus] for bus, level in echo.items()), np.zeros((self.count, 2)))
        rng = np.random.default_rng(len(self.seed))
        rooms = [room_response(rng, echo_seconds, brightness) for _ in range(2)]
        wet = np.stack([_around(sent[:, side], rooms[side]) for side in range(2)], axis=1)
        spectrum = np.fft.rfft(dry + wet, axis=0)
        spectrum *= high_pass(32.0)(frequencies(self.count))[:, None]
        spectrum[0] = 0.0
        return _limited(gain * np.fft.irfft(spectrum, self.count, axis=0), ceiling)

    def _wrap(self, target: Samples, first: int, stereo: Samples) -> None:
        before_end = min(len(stereo), self.count - first)
        target[first : first + before_end] += stereo[:before_end]
        target[: len(stereo) - before_end] += stereo[before_end:]

    def _swung(self, beat: float) -> float:
        whole, part = divmod(beat / self.grid, 1.0)
        bent = part * 2 * self.swing if part < 0.5 else self.swing + (part - 0.5) * 2 * (1 - self.swing)
        return (whole + bent) * self.grid


def _around(signal: Signal, response: Signal) -> Signal:
    """Convolution on the circle."""
    return np.fft.irfft(np.fft.rfft(signal) * np.fft.rfft(response, len(signal)), len(signal))


def _limited(signal: Samples, ceiling: float) -> Samples:
    """Turned down smoothly round each peak, on the circle."""
    half = round(_RELEASE * RATE / 2)
    wanted = np.minimum(1.0, ceiling / np.maximum(np.abs(signal).max(axis=1), 1e-9))
    blocks = np.minimum.reduceat(wanted, np.arange(0, len(wanted), half))
    least = np.minimum(np.minimum(np.roll(blocks, 1), blocks), np.roll(blocks, -1))
    held = np.repeat(least, half)[: len(wanted)]
    window = np.hanning(2 * half + 1)
    around = np.concatenate([held[-half:], held, held[:half]])
    padded = 1 << (len(around) + len(window)).bit_length()
    smooth = np.fft.irfft(np.fft.rfft(around, padded) * np.fft.rfft(window / window.sum(), padded), padded)
    return np.asarray(signal * smooth[2 * half : 2 * half + len(signal), None])
