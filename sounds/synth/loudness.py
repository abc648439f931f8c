"""How loud a signal seems, by the K weighting and the gates of ITU-R BS.1770-4."""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray

from sounds.synth.signals import RATE, Samples, frequencies

_OFFSET = -0.691
_HEAD = ((1.53512485958697, -2.69169618940638, 1.19839281085285), (1.0, -1.69065929318241, 0.73248077421585))
_HIGH_PASS = ((1.0, -2.0, 1.0), (1.0, -1.99004745483398, 0.99007225036621))
_FILTER_RATE = 48_000  # the rate the standard gives its coefficients for; their response is sampled at our frequencies


def integrated(signal: Samples) -> float:
    """The gated loudness in LUFS of a whole piece, which is (samples,) or (samples, channels)."""
    return gated(blocks(signal))


def blocks(signal: Samples) -> Samples:
    """The power of each of the overlapping stretches of 0.4 seconds that the standard looks at."""
    return _block_power(signal, 0.4, 0.1)


def gated(power: Samples) -> float:
    """The loudness in LUFS of so many stretches, but for those that are quiet beside the others."""
    loud = power[power > 10 ** ((-70 - _OFFSET) / 10)]
    return float(_OFFSET + 10 * np.log10(loud[loud > 0.1 * loud.mean()].mean()))


def strongest(signal: Samples, seconds: float = 0.1) -> float:
    """The loudness in LUFS of the loudest moment, which is what an effect is heard as."""
    return float(_OFFSET + 10 * np.log10(_block_power(signal, seconds, 0.01).max()))


def _block_power(signal: Samples, seconds: float, step: float) -> Samples:
    weighted = _weighted(signal.reshape(len(signal), -1))
    size, hop = round(seconds * RATE), round(step * RATE)
    total = np.concatenate([[0.0], np.cumsum(np.sum(weighted**2, axis=1))])
    starts = np.arange(0, max(len(weighted) - size, 0) + 1, hop)
    return np.asarray((total[np.minimum(starts + size, len(weighted))] - total[starts]) / size)


def _weighted(signal: Samples) -> Samples:
    padded = 1 << (len(signal) + RATE // 2).bit_length()
    spectrum = np.fft.rfft(signal, padded, axis=0) * _response(padded)[:, None]
    return np.asarray(np.fft.irfft(spectrum, padded, axis=0)[: len(signal)])


@cache
def _response(padded: int) -> NDArray[np.complex128]:
    """Of both filters, for the frequencies of that many samples."""
    z = np.exp(-2j * np.pi * frequencies(padded) / _FILTER_RATE)
    response = np.ones(len(z), dtype=np.complex128)
    for numerator, denominator in (_HEAD, _HIGH_PASS):
        response *= np.polyval(numerator[::-1], z) / np.polyval(denominator[::-1], z)
    return response
