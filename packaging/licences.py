"""Collects the licences of all that is in a packed program into its ``LICENCES.txt``.

Texts of Python packages come with them; those of libraries written in C are kept in ``licences/``. What is packed and
has none is an error, so nothing gets in unnoticed.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib import metadata
from importlib.metadata import Distribution
from pathlib import Path

import project

TEXTS = project.HERE / "licences"
FILE = "LICENCES.txt"
PACKER = "pyinstaller"
"""What the program begins with is its."""
RULE = "=" * 100
LICENCE_FILE = re.compile(r"(LICEN[CS]E|COPYING|NOTICE|AUTHORS)", re.IGNORECASE)
MODULES = (".py", ".so", ".pyd")
LIBRARY = re.compile(r"\.(so(\.\d+)*|dll|dylib)$")
EXTENSION = re.compile(r"\.(cpython-.*|abi3\.so|pyd)$")
"""Parts of Python packages, which are under the licence of their package."""


class Unlicensed(Exception):
    """Something that is packed has no licence here."""


@dataclass(frozen=True)
class Library:
    """``files`` is what the names of its files begin with, without ``lib``; ``text`` the names in ``licences/``."""

    name: str
    files: str
    text: tuple[str, ...]


LGPL = "LGPL-2.1"
LIBRARIES = (
    Library("SDL 2", "SDL2[-.]", ("sdl2",)),
    Library("SDL_image", "SDL2_image", ("sdl2_image",)),
    Library("SDL_mixer", "SDL2_mixer", ("sdl2_mixer",)),
    Library("SDL_ttf", "SDL2_ttf", ("sdl2_ttf",)),
    Library("SQLite", "sqlite3", ("sqlite",)),
    Library("Python", "python3", ("python",)),
    Library("Brotli", "brotli", ("brotli",)),
    Library("FLAC", "FLAC", ("flac",)),
    Library("FluidSynth", "fluidsynth", ("fluidsynth", LGPL)),
    Library("FreeType", "freetype", ("freetype",)),
    Library("GCC runtime", "(gcc_s|stdc\\+\\+)", ("gcc", "GPL-3")),
    Library("HarfBuzz", "harfbuzz", ("harfbuzz",)),
    Library("libffi", "ffi", ("libffi",)),
    Library("libjpeg-turbo", "jpeg", ("libjpeg-turbo",)),
    Library("libpng", "png", ("libpng",)),
    Library("libsndfile", "sndfile", ("libsndfile", LGPL)),
    Library("libtiff", "tiff", ("libtiff",)),
    Library("libwebp", "(webp|sharpyuv)", ("libwebp",)),
    Library("libxmp", "xmp", ("libxmp",)),
    Library("mpg123", "mpg123", ("mpg123", LGPL)),
    Library("Ogg", "ogg", ("ogg",)),
    Library("Opus", "opus[-.]", ("opus",)),
    Library("opusfile", "opusfile", ("opusfile",)),
    Library("Vorbis", "vorbis", ("vorbis",)),
    Library("WavPack", "wavpack", ("wavpack",)),
    Library("zlib", "z(lib1)?[-.]", ("zlib",)),
)
SYSTEM = re.compile(r"^(api-ms-win|ucrtbase|vcruntime|msvcp)", re.IGNORECASE)
"""Windows' own, which may be passed on with any program."""

SOURCES = """Where a licence asks that the source can be had: pygame-ce, FluidSynth, libsndfile and mpg123 are used as
their projects publish them, unchanged and as files of their own, which may be replaced by others of the same name:
github.com/pygame-community/pygame-ce, fluidsynth.org, libsndfile.github.io, mpg123.org."""


def write(folder: Path, modules: Iterable[str]) -> Path:
    """``LICENCES.txt`` in the folder of a program that has these Python modules in it. Unlicensed if one is missing."""
    parts = [part("Koloda", [(project.ROOT / "LICENSE").read_text(encoding="utf-8")])]
    dists = [*distributions(modules), metadata.distribution(PACKER)]
    absent = required() - {dist.name.lower() for dist in dists}
    if absent:
        raise Unlicensed(f"the game needs {', '.join(sorted(absent))}: nothing of that is in the program")
    parts += [part(dist.name, [*texts_of(dist)]) for dist in dists]
    parts += [part(library.name, list(map(kept, library.text))) for library in libraries(folder)]
    file = folder / FILE
    head = f"Koloda {project.version()} and the works that are in it, each with its licence.\n\n{SOURCES}\n"
    file.write_text("\n".join([head, *parts]), encoding="utf-8")
    return file


def part(name: str, texts: Iterable[str]) -> str:
    return "\n".join([RULE, name, RULE, "", "\n\n".join(text.strip("\n") for text in texts), ""])


def kept(name: str) -> str:
    return (TEXTS / f"{name}.txt").read_text(encoding="utf-8")


def required() -> set[str]:
    """The packages that the game asks for."""
    lines = (project.ROOT / "requirements.txt").read_text(encoding="utf-8").splitlines()
    return {re.split("[<>=!~ ;]", line)[0].lower() for line in lines if line and not line.startswith("#")}


def distributions(modules: Iterable[str]) -> list[Distribution]:
    """The installed packages that these modules belong to, by name."""
    inside = {module.partition(".")[0] for module in modules}
    found = {dist.name.lower(): dist for dist in metadata.distributions() if inside & set(tops(dist))}
    return [dist for _, dist in sorted(found.items())]


def tops(dist: Distribution) -> Iterator[str]:
    """What a package has to be imported, by its name or as the folder of it."""
    for path in dist.files or ():
        if path.suffix in MODULES:
            yield path.parts[0].partition(".")[0]


def texts_of(dist: Distribution) -> Iterator[str]:
    """The licences that a package brings along, or that are kept here for it."""
    own = [path for path in dist.files or () if LICENCE_FILE.match(path.name) and path.suffix not in (".py", ".pyc")]
    yield from (Path(str(path.locate())).read_text(encoding="utf-8") for path in own)
    here = TEXTS / f"{dist.name.lower()}.txt"
    if here.exists():
        yield here.read_text(encoding="utf-8")
    elif not own:
        raise Unlicensed(f"{dist.name} brings no licence along: put one into {here}")


def libraries(folder: Path) -> list[Library]:
    """Those whose files lie in the folder; Unlicensed if a file is none of theirs."""
    found = set()
    for path in folder.rglob("*"):
        if LIBRARY.search(path.name) and not EXTENSION.search(path.name) and not SYSTEM.match(path.name):
            found.add(library_of(path.name))
    return [library for library in LIBRARIES if library in found]


def library_of(name: str) -> Library:
    """Whose file this is, by its name."""
    for library in LIBRARIES:
        if re.match(f"(lib)?{library.files}", name):
            return library
    raise Unlicensed(f"nobody knows whose library {name} is: licences.py has to name it")


def packed_modules() -> list[str]:
    """What the last build has put into the program, as koloda.spec noted it."""
    modules: list[str] = json.loads((project.BUILD / "modules.json").read_text(encoding="utf-8"))
    return modules


if __name__ == "__main__":
    print(write(project.folder(), packed_modules()))
