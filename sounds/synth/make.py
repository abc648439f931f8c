"""Makes every sound and every piece of music that came with the game.

    python -m sounds.synth.make                             write the files that are missing or would sound different
    python -m sounds.synth.make --check                     write nothing; exit 1 if any differs from what would be made
    python -m sounds.synth.make common/win bread/music_calm only these

Needs what requirements.txt beside it lists. Effects are WAV (they load in no time), music is Ogg Vorbis: a file a
layer, in it a stream a phrase. A layer takes half a minute to make, so `made.json` remembers what each was made from.
"""

from __future__ import annotations

import argparse
import hashlib
import io
import json
import tokenize
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import soundfile

from sounds.phrases import cut, read
from sounds.synth.effects.catalogue import catalogue, render
from sounds.synth.music import bread, showcase, svoloch, title
from sounds.synth.music.parts import LAYERS
from sounds.synth.signals import RATE, Samples
from sounds.synth.track import BUFFER

FOLDER = Path(__file__).resolve().parents[1]
SYNTH = Path(__file__).resolve().parent
MADE = SYNTH / "made.json"
"""For each layer the digest of the code that it was made by, and of its file."""
PIECES = {"bread": bread, "showcase": showcase, "svoloch": svoloch, "title": title}
MUSIC = [f"{piece}/music_{layer}" for piece in PIECES for layer in (LAYERS[:1] if piece == "title" else LAYERS)]
PHRASES = {"bread": 28, "showcase": 20, "svoloch": 20, "title": 20}
"""Into how many phrases each piece is cut: ten seconds at most, since the game holds two of each layer."""
_LAYOUT = {
    tokenize.ENCODING,
    tokenize.COMMENT,
    tokenize.NL,
    tokenize.NEWLINE,
    tokenize.INDENT,
    tokenize.DEDENT,
    tokenize.ENDMARKER,
}
_OTHER = {"__init__.py", "loudness.py", "make.py", "voice.py"}
QUALITY = {"calm": 0.2, "close": 0.05, "last": 0.0}  # of Vorbis, 0…1
CHANNELS = {"calm": 2, "close": 2, "last": 1}

# How far a file may be from what is made: rounding for WAV; for Ogg, in decibels, what Vorbis alters.
_WAV_ERROR = 2 / 32768
_OGG_ERROR = -20.0
_EDGE_ERROR = {"calm": 0.006, "close": 0.003, "last": 0.001}  # of the first and the last sample of a phrase


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
    if name in MUSIC:
        stale = made_from(name) != remembered().get(name)
        if stale and not check:
            _write_music(name)
        return stale
    path, made = FOLDER / f"{name}.wav", render(name)
    if path.exists() and same(made, soundfile.read(path, dtype="float64")[0]):
        return False
    if not check:
        soundfile.write(path, made, RATE, subtype="PCM_16")
    return True


def same(made: Samples, stored: Samples) -> bool:
    return made.shape == stored.shape and bool(np.abs(made - stored).max() <= _WAV_ERROR)


def made_from(name: str) -> list[str]:
    """Digests of the code that makes a layer, and of its file as it is (empty if there is none)."""
    piece = name.partition("/")[0]
    code = [*SYNTH.glob("*.py"), *(SYNTH / "music").glob("p*.py"), *(SYNTH / "music").rglob(f"{piece}.py")]
    texts = (_said(path) for path in sorted(code) if path.name not in _OTHER)
    path = FOLDER / f"{name}.ogg"
    return [_digest("".join(texts).encode()), _digest(path.read_bytes()) if path.exists() else ""]


def remembered() -> dict[str, list[str]]:
    found: dict[str, list[str]] = json.loads(MADE.read_text(encoding="utf-8")) if MADE.exists() else {}
    return found


def stored(name: str) -> list[Samples]:
    """The phrases of a layer as they are in its file."""
    path = FOLDER / f"{name}.ogg"
    return [soundfile.read(io.BytesIO(read(path, phrase)), dtype="float32")[0] for phrase in cut(path)]


def _said(path: Path) -> str:
    """What a module says, but for its layout, comments and docstrings."""
    words, fresh = [], True
    with path.open("rb") as file:
        for token in tokenize.tokenize(file.readline):
            if token.type in _LAYOUT:
                fresh = fresh or token.type == tokenize.NEWLINE
            elif not (fresh and token.type == tokenize.STRING):
                words.append(token.string)
                fresh = False
    return "".join(words)


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:16]


def _write_music(name: str) -> None:
    piece, _, layer = name.partition("/music_")
    made = PIECES[piece].compose(layer)
    if CHANNELS[layer] == 1:
        made = made.mean(axis=1)
    phrases = np.split(made, PHRASES[piece])
    assert all(len(phrase) % BUFFER == 0 for phrase in phrases)
    path = FOLDER / f"{name}.ogg"
    if not path.exists() or not _like(phrases, stored(name)):
        path.write_bytes(b"".join(_fitting(phrase, layer) for phrase in phrases))
    known = remembered() | {name: made_from(name)}
    MADE.write_text(json.dumps(dict(sorted(known.items())), indent=1) + "\n", encoding="utf-8")


def _like(made: list[Samples], kept: list[Samples]) -> bool:
    """Whether they sound alike: the bytes of an Ogg carry serial numbers that are new each time."""
    if [phrase.shape for phrase in made] != [phrase.shape for phrase in kept]:
        return False
    off = sum(float(np.sum((a - b) ** 2)) for a, b in zip(made, kept, strict=True))
    return bool(10 * np.log10(off / sum(float(np.sum(phrase**2)) for phrase in made)) <= _OGG_ERROR)


def _fitting(phrase: Samples, layer: str) -> bytes:
    """Encoded at the layer's quality, or at a better one where its ends would not meet those of its neighbours."""
    tried: list[tuple[float, bytes]] = []
    for step in range(7):
        data = _encoded(phrase, QUALITY[layer] + 0.1 * step)
        off = float(abs(soundfile.read(io.BytesIO(data))[0][[0, -1]] - phrase[[0, -1]]).max())
        if off <= _EDGE_ERROR[layer]:
            return data
        tried.append((off, data))
    return min(tried)[1]


def _encoded(phrase: Samples, quality: float) -> bytes:
    data = io.BytesIO()
    with soundfile.SoundFile(
        data, "w", RATE, phrase.ndim, "VORBIS", format="OGG", compression_level=1 - quality
    ) as file:
        for start in range(0, len(phrase), RATE):  # libsndfile crashes on a whole piece at once
            file.write(phrase[start : start + RATE])
    return data.getvalue()


if __name__ == "__main__":
    raise SystemExit(main())
