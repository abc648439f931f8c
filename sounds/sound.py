"""A sound by its name, and the files it has."""

from __future__ import annotations

import re
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

FOLDER = Path(__file__).resolve().parent
ENDINGS = (".ogg", ".wav")
"""Of two files with one name the first is played."""
MUSIC = "music"
"""The file with the music of a folder; with a ``_`` and its name behind it, a layer of it."""


class Sound(Struct, frozen=True):
    """A short sound: ``name.ogg`` or ``name.wav`` in a folder here, or several, ``name1``, ``name2`` and so on.

    Several take turns, unless ``number`` (from 1) names one; past the last it is the last. No file at all is silence.
    """

    name: str
    folder: str = "common"
    fanfare: bool = False
    """Whether the music steps back while it sounds."""
    number: int | None = None

    def numbered(self, number: int) -> Sound:
        """The same with that one of its recordings."""
        return replace(self, number=number)


def recordings(sound: Sound, folder: Path = FOLDER) -> list[Path]:
    """The files of a sound in the order of their numbers; ``folder`` has those that sounds name."""
    found: dict[int, Path] = {}
    for ending in ENDINGS:
        for path in (folder / sound.folder).glob(f"{sound.name}*{ending}"):
            number = re.fullmatch(rf"{re.escape(sound.name)}(\d*)", path.stem)
            if number:
                found.setdefault(int(number[1] or 0), path)
    return [found[number] for number in sorted(found)]


def music(folder: str, within: Path = FOLDER) -> Path | None:
    """The music of a folder as one file, if it has one."""
    paths = (within / folder / f"{MUSIC}{ending}" for ending in ENDINGS)
    return next((path for path in paths if path.exists()), None)


def layers(folder: str, within: Path = FOLDER) -> dict[str, Path]:
    """The layers of a folder's music by their names."""
    found: dict[str, Path] = {}
    for ending in ENDINGS:
        for path in sorted((within / folder).glob(f"{MUSIC}_*{ending}")):
            found.setdefault(path.stem.removeprefix(f"{MUSIC}_"), path)
    return found
