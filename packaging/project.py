"""What every package tells of the game, in one place."""

from __future__ import annotations

import platform
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HERE = ROOT / "packaging"
BUILD, DIST = ROOT / "build", ROOT / "dist"
"""What is only needed while packing, and what comes out of it. Neither is kept in the repository."""

NAME, KEY = "Koloda", "koloda"
ADDRESS = "https://koloda.example"
"""Where the project is found. ``.example`` can be nobody's: put the true one here before the first publication."""
APP_ID = "example.koloda.Koloda"
"""The address backwards, as AppStream and Flatpak want it: it follows from that one and never changes afterwards."""
MAINTAINER = "The developers of Koloda <koloda@koloda.example>"

SUMMARY = {"en": "Three rare card games for one couch", "ru": "Три редкие карточные игры для одного дивана"}
KEYWORDS = {
    "en": ("cards", "card game", "couch", "party", "gamepad", "deck"),
    "ru": ("карты", "карточная игра", "диван", "компания", "геймпад", "колода"),
}
LOCAL_NAME = {"en": NAME, "ru": "Колода"}
DESCRIPTION = {
    "en": (
        "Koloda opens fullscreen on the computer under the television. Pick up gamepads, the mouse or the keyboard and "
        "play three rare card games against each other and against computer players: Bread and Chocolate, Svoloch "
        "and Showcase.",
        "Hands stay covered until their owner peeks, each game is taught at the table in ten moves, and a match is "
        "saved after every move.",
    ),
    "ru": (
        "«Колода» открывается на весь экран компьютера под телевизором. Берите геймпады, мышь или клавиатуру и играйте "
        "друг с другом и с компьютером в три редкие карточные игры: «Хлеб и шоколад», «Сволочь» и «Витрина».",
        "Карты на руках закрыты, пока в них не заглянет хозяин, каждой игре учат прямо за столом за десяток ходов, а "
        "партия сохраняется после каждого хода.",
    ),
}
LICENCE = "MIT"
SCREENSHOTS = ("bread", "svoloch", "showcase")
"""Pictures in ``sprites/pictures``."""


def version() -> str:
    """The version of the game: it stands in ``game/__init__.py`` and nowhere else."""
    found = re.search(r'^__version__ = "(.+)"$', (ROOT / "game" / "__init__.py").read_text(encoding="utf-8"), re.M)
    assert found
    return found[1]


def folder() -> Path:
    """Where the program lies once it is built for this system."""
    return DIST / f"{NAME}-{version()}-{system()}-{machine()}"


def system() -> str:
    return {"linux": "linux", "win32": "windows", "darwin": "macos"}[sys.platform]


def machine() -> str:
    name = platform.machine().lower()
    return {"amd64": "x86_64", "arm64": "aarch64"}.get(name, name)


def debian_machine() -> str:
    """The same in Debian's words."""
    return {"x86_64": "amd64", "aarch64": "arm64"}.get(machine(), machine())
