"""Makes every sound and every piece of music that came with the game.

    python -m sounds.synth.make                             write the files that are missing or would sound different
    python -m sounds.synth.make --check                     write nothing; exit 1 if any differs from what would be made
    python -m sounds.synth.make common/win bread/music      only these

Needs what requirements.txt beside it lists. Effects are WAV (they load in no time), music is Ogg Vorbis (streamed).
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import soundfile

from sounds.synth.effects.catalogue import catalogue, render
from sounds.synth.music import bread, showcase, svoloch, title
from sounds.synth.signals import RATE, Samples

FOLDER = Path(__file__).resolve().parents[1]
MUSIC = {
    "bread/music": bread.compose,
    "showcase/music": showcase.compose,
    "svoloch/music": svoloch.compose,
    "title/music": title.compose,
}
QUALITY = 0.4  # of Vorbis, 0…1

# How far a file may be from what is made: rounding for WAV; for Ogg, in decibels, what Vorbis alters.
_WAV_ERROR = 2 / 32768
_OGG_ERROR = -20.0


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m sounds.synth.make", description="Make sounds and music.")
    parser.add_argument("names", nargs="*", metavar="NAME", help="only these, without their file endings")
    parser.add_argument("--check", action="store_true", help="write nothing, only compare")
    arguments = parser.parse_args(argv)
    unknown = sorted(set(arguments.names) - set(names()))
    if unknown:
        parser.error(f"no such sound: {', '.join(unknown)}")
    differing = [name for name in arguments.names or names() if refresh(name, check=arguments.check)]
    for name in differing:
        print(f"{name} differs" if arguments.check else f"{name} written")
    return 1 if arguments.check and differing else 0


def names() -> Iterator[str]:
    yield from catalogue()
    yield from MUSIC


def refresh(name: str, *, check: bool) -> bool:
    """Whether the file is missing or differs from what is made now; it is then written, unless only checked."""
    path = FOLDER / (f"{name}.ogg" if name in MUSIC else f"{name}.wav")
    made = MUSIC[name]() if name in MUSIC else render(name)
    if path.exists() and same(made, soundfile.read(path, dtype="float64")[0], exact=path.suffix == ".wav"):
        return False
    if not check:
        _write(path, made)
    return True


def same(made: Samples, stored: Samples, *, exact: bool) -> bool:
    """Compared by sound: the bytes of an Ogg carry a serial number that is new each time."""
    if made.shape != stored.shape:
        return False
    if exact:
        return bool(np.abs(made - stored).max() <= _WAV_ERROR)
    return bool(10 * np.log10(np.sum((made - stored) ** 2) / np.sum(made**2)) <= _OGG_ERROR)


def _write(path: Path, made: Samples) -> None:
    if path.suffix == ".wav":
        soundfile.write(path, made, RATE, subtype="PCM_16")
        return
    with soundfile.SoundFile(path, "w", RATE, 2, "VORBIS", format="OGG", compression_level=1 - QUALITY) as file:
        for start in range(0, len(made), RATE):  # libsndfile crashes on a whole piece at once
            file.write(made[start : start + RATE])


if __name__ == "__main__":
    raise SystemExit(main())
