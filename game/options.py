"""What the command line asks of the program."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

Speed = float | Literal["off"]

SPEEDS: tuple[Speed, ...] = (0.5, 1.0, 2.0, 4.0, "off")
"""How fast the table moves, as a factor; ``"off"``: nothing flies, everything is at its place at once."""

MIN_SIZE = (960, 540)
MAX_SIZE = (7680, 4320)
MAX_DISPLAY = 63


@dataclass(frozen=True)
class PlayCommand:
    """Straight to the table. ``seats`` has a CPU level for each seat, or None for a person."""

    game: str
    seats: tuple[str | None, ...]
    deals: int
    options: dict[str, bool | int | str]
    """The options given; the others have the game's defaults."""


@dataclass(frozen=True)
class ReplayCommand:
    """Watch deal records: valid ones, one or more."""

    records: tuple[dict[str, Any], ...]
    path: Path


@dataclass(frozen=True)
class Launch:
    """None where nothing was said: then the settings decide, and else the defaults."""

    fullscreen: bool = False
    """Never with ``windowed``. Neither: as the settings say."""
    windowed: bool = False
    size: tuple[int, int] | None = None
    """Only with ``windowed``."""
    display: int | None = None
    lang: str | None = None
    data_dir: Path | None = None
    mute: bool = False
    speed: Speed | None = None
    seed: int | None = None
    trace: Path | None = None
    phones: tuple[str, int] | None = None
    """The address at which phones are let in from the start; port 0: any that is free."""
    command: PlayCommand | ReplayCommand | None = None

    def fills_screen(self, by_settings: bool) -> bool:
        """Whether the window is to fill its display, where the settings say this."""
        return self.fullscreen or (by_settings and not self.windowed)
