"""The parts that sounds are built from: noise, envelopes, filters, rooms, mixing.

A signal is a mono float64 array at RATE; times are in seconds, frequencies in hertz. Nothing here is random but by the
generator that is handed in, so that every sound comes out the same each time.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

RATE = 44_100

Signal = NDArray[np.float64]
Samples = NDArray[np.float64]
"""Like a signal, but perhaps of several channels: shaped (samples,) or (samples, channels)."""
Part = tuple[float, Signal]
"""A signal and the second at which it starts."""

_NAMES = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}


def midi(note: str) -> int:
    """The MIDI number of a note such as `C4` (60), `Bb3` or `F#5`."""
    accidental = note.count("#") - note[1:].count("b")
    return 12 * (int(note[-1]) + 1) + _NAMES[note[0]] + accidental


def hertz(note: float) -> float:
    """The frequency of a MIDI number, which may have a fraction."""
    return float(440.0 * 2.0 ** ((note - 69) / 12))


def samples(seconds: float) -> int:
    return round(seconds * RATE)


def times(seconds: float) -> Signal:
    return np.arange(samples(seconds), dtype=np.float64) / RATE


def silence(seconds: float) -> Signal:
    return np.zeros(samples(seconds))


def frequencies(count: int) -> Signal:
    """Those of the real Fourier transform of `count` samples."""
    return np.asarray(np.fft.rfftfreq(count, 1.0 / RATE), dtype=np.float64)


def noise(rng: np.random.Generator, seconds: float) -> Signal:
    """White noise of RMS 1."""
    return np.asarray(rng.uniform(-1.0, 1.0, samples(seconds)) * 3.0**0.5)


def curve(seconds: float, *points: tuple[float, float]) -> Signal:
    """Straight lines through (time, value) points, held before the first and after the last."""
    at, value = np.array(points).T
    return np.asarray(np.interp(times(seconds), at, value))


def pluck(seconds: float, attack: float, decay: float) -> Signal:
    """A quick rise, then an exponential fall to 1/e in `decay`, brought to zero at the very end."""
    at = times(seconds)
    rise = np.minimum(at / attack, 1.0)
    return rise * np.exp(-np.maximum(at - attack, 0.0) / decay) * fade_out(len(at), 0.15)


def fade_out(count: int, share: float) -> Signal:
    """A gain of 1 that falls smoothly to 0 over the last `share` of `count` samples."""
    gain = np.ones(count)
    tail = round(count * share)
    if tail:
        gain[-tail:] = 0.5 + 0.5 * np.cos(np.linspace(0.0, np.pi, tail))
    return gain


def filtered(signal: Signal, gain: Callable[[Signal], Signal]) -> Signal:
    """The signal with each frequency scaled by `gain(frequencies)`, without a shift in time."""
    padded = 1 << (2 * len(signal) - 1).bit_length()
    spectrum = np.fft.rfft(signal, padded) * gain(frequencies(padded))
    return np.fft.irfft(spectrum, padded)[: len(signal)]


def low_pass(cutoff: float, order: int = 2) -> Callable[[Signal], Signal]:
    return lambda frequency: 1.0 / np.sqrt(1.0 + (frequency / cutoff) ** (2 * order))


def high_pass(cutoff: float, order: int = 2) -> Callable[[Signal], Signal]:
    return lambda frequency: 1.0 / np.sqrt(1.0 + (cutoff / np.maximum(frequency, 1.0)) ** (2 * order))


def band(centre: float, octaves: float) -> Callable[[Signal], Signal]:
    """A bell in the logarithm of the frequency; `octaves` is its half width."""
    return lambda frequency: np.exp(-0.5 * (np.log2(np.maximum(frequency, 1.0) / centre) / octaves) ** 2)


def swept_noise(rng: np.random.Generator, centre: Signal, octaves: float) -> Signal:
    """Noise whose band moves: `centre` gives its middle for every sample. RMS about 1."""
    size, hop = 512, 128
    count = len(centre)
    source = noise(rng, (count + 2 * size) / RATE)
    result = np.zeros(count + 2 * size)
    window = np.hanning(size + 1)[:-1]
    frequency = frequencies(size)
    for start in range(0, count + size, hop):
        middle = centre[min(max(start - size // 2, 0), count - 1)]
        shape = band(float(middle), octaves)(frequency)
        shape /= np.sqrt(np.mean(shape**2))
        spectrum = np.fft.rfft(source[start : start + size] * window) * shape
        result[start : start + size] += np.fft.irfft(spectrum, size) * window
    return result[size : size + count] / 1.5  # the sum of the overlapping squared windows


def mix(*parts: Part, seconds: float | None = None) -> Signal:
    """The sum of (start, signal) parts; as long as the last of them, or cut to `seconds`."""
    length = max(samples(start) + len(signal) for start, signal in parts)
    result = np.zeros(length)
    for start, signal in parts:
        first = samples(start)
        result[first : first + len(signal)] += signal
    return result if seconds is None else result[: samples(seconds)]


def room_response(rng: np.random.Generator, seconds: float, brightness: float) -> Signal:
    """The echo of a room: noise that dies away over `seconds` (to -60 dB), without its direct sound. Energy 1."""
    length = seconds * 1.1
    tail = noise(rng, length) * np.exp(-6.9 * times(length) / seconds)
    tail = filtered(tail, low_pass(brightness, 1))
    tail = filtered(tail, high_pass(180.0, 1))
    tail = np.concatenate([np.zeros(samples(0.012)), tail]) * fade_out(samples(0.012) + len(tail), 0.2)
    return np.asarray(tail / np.sqrt(np.sum(tail**2)))


def convolved(signal: Signal, response: Signal) -> Signal:
    count = len(signal) + len(response) - 1
    padded = 1 << count.bit_length()
    return np.fft.irfft(np.fft.rfft(signal, padded) * np.fft.rfft(response, padded), padded)[:count]


def in_room(rng: np.random.Generator, signal: Signal, seconds: float, wet: float, brightness: float = 3500.0) -> Signal:
    """The signal with the echo of a room added at `wet` of its strength; longer by the echo."""
    echo = convolved(signal, room_response(rng, seconds, brightness)) * wet
    echo[: len(signal)] += signal
    return echo
