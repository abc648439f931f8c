"""Whose work is in the game besides its own: what *About* tells, and what a package has to bring the licences of."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Work:
    """``licence`` is its name or its SPDX short name, which is the same in every language."""

    name: str
    by: str
    licence: str


OFL = "SIL Open Font License 1.1"

FONTS = (
    Work("Manrope", "Mikhail Sharanda", OFL),
    Work("Russo One", "Jovanny Lemonad", OFL),
    Work("Arimo", "Steve Matteson", OFL),
)

LIBRARIES = (
    Work("Python", "Python Software Foundation", "PSF-2.0"),
    Work("pygame-ce", "Pete Shinners, pygame-ce developers", "LGPL-2.1"),
    Work("msgspec", "Jim Crist-Harif", "BSD-3-Clause"),
    Work("SDL 2, SDL_image, SDL_mixer, SDL_ttf", "Sam Lantinga", "Zlib"),
    Work("aiohttp", "aiohttp contributors", "Apache-2.0, MIT"),
    Work("segno", "Lars Heuer", "BSD-3-Clause"),
    Work("ifaddr", "Stefan C. Müller", "MIT"),
    Work("SQLite", "D. Richard Hipp", "Public Domain"),
)
"""What the game is built on."""

HELPERS = (
    "Brotli",
    "FLAC",
    "FluidSynth",
    "FreeType",
    "GCC runtime",
    "HarfBuzz",
    "libffi",
    "libjpeg-turbo",
    "libpng",
    "libsndfile",
    "libtiff",
    "libwebp",
    "libxmp",
    "mpg123",
    "Ogg, Vorbis",
    "Opus, opusfile",
    "WavPack",
    "zlib",
)
"""What those bring along to read pictures, sounds and fonts."""
