"""Sound: short effects from the seat they belong to, and one piece of music that loops under them.

The files lie in ``sounds/``, made by ``sounds/make.py``. Where no sound device opens, or a file is missing or damaged,
everything here does nothing instead. Time is passed in by ``update``, never read.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pygame

from game.platform.stderr import standard_error_aside

log = logging.getLogger(__name__)

SOUNDS = Path(__file__).resolve().parents[2] / "sounds"

VARIED = {"deal": 3, "slide": 3, "place": 3, "flip": 3, "case": 3}
"""Effects heard so often that several recordings take turns: name -> how many, files ``deal1`` to ``deal3``."""

TURNS = tuple(f"turn{seat}" for seat in range(6))
PENALTIES = tuple(f"penalty{step}" for step in range(1, 15))
FANFARES = frozenset({"win", "lose", "jackpot", "joker", "last_round", "thirteenth"})
"""While one of these sounds the music steps back."""

EFFECTS = frozenset(
    {"shuffle", "refuse", "turnaround", "trick", "trump", "refill", "case_break", "move", "confirm", "back"}
    | FANFARES
    | set(TURNS)
    | set(PENALTIES)
    | set(VARIED)
)
"""Every name that ``Audio.play`` knows."""

RATE, SIZE, CHANNELS, BUFFER = 44_100, -16, 2, 1024
VOICES = 24

WIDTH = 0.7
"""How far to one side a sound at the edge of the table comes from: 1 would leave the other ear nothing."""

FADE = 0.8
DUCKED, DUCKING, RESTORING = 0.3, 0.12, 1.2
"""The music's level under a fanfare, and the seconds it takes to step back and to return."""


def penalty(count: int) -> str:
    """The effect for the ``count``-th card of a penalty, from 1: each a step higher, the last step then stays."""
    return PENALTIES[min(max(count, 1), len(PENALTIES)) - 1]


def files(name: str) -> tuple[str, ...]:
    """The file names, without ending, that hold an effect. ``ValueError`` if there is no such effect."""
    if name not in EFFECTS:
        raise ValueError(f"no such sound: {name}")
    return tuple(f"{name}{n}" for n in range(1, VARIED[name] + 1)) if name in VARIED else (name,)


class Audio:
    """The mixer. Only one can be open at a time; ``close`` it at the end."""

    def __init__(self, folder: Path = SOUNDS, *, device: bool = True) -> None:
        self._folder = folder
        self._open = device and _opened()
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._turn: dict[str, int] = {}
        self._started: set[str] = set()
        self._volumes = (1.0, 1.0)
        self._muted = False
        self._wanted: str | None = None
        self._playing: str | None = None
        self._fade = 0.0
        self._duck = 1.0
        self._fanfare = 0.0

    def play(self, name: str, pan: float = 0.0, variant: int | None = None) -> None:
        """Start an effect, from ``pan`` -1 (left) to 1 (right).

        A varied one takes its recordings in turn unless ``variant`` (from 1) names one. The same effect starts only
        once between two updates. ``ValueError`` if there is no such effect or variant.
        """
        stems = files(name)
        if variant is None:
            self._turn[name] = variant = self._turn.get(name, 0) % len(stems) + 1
        if not 1 <= variant <= len(stems):
            raise ValueError(f"no such variant of {name}: {variant}")
        if not self._open or self._muted or name in self._started or not self._volumes[1]:
            return
        self._started.add(name)
        sound = self._sound(stems[variant - 1])
        if sound is None:
            return
        channel = pygame.mixer.find_channel(force=True)
        channel.play(sound)
        channel.set_volume(*self._sides(pan))
        if name in FANFARES:
            self._fanfare = max(self._fanfare, sound.get_length())

    def music(self, name: str | None) -> None:
        """Let the present piece fade out and this one in; None, or a piece that has no file, is silence."""
        self._wanted = name

    def set_volumes(self, music: float, effects: float) -> None:
        """Each from 0 (nothing) to 1; effects that already sound keep theirs."""
        self._volumes = (min(max(music, 0.0), 1.0), min(max(effects, 0.0), 1.0))
        self._apply_music()

    @property
    def muted(self) -> bool:
        return self._muted

    @muted.setter
    def muted(self, muted: bool) -> None:
        self._muted = muted
        if self._open and muted:
            pygame.mixer.stop()
        self._apply_music()

    @property
    def music_level(self) -> float:
        """The gain of the music as it is heard now, 0 to 1: volume, fades, ducking and mute together."""
        if self._playing is None or self._muted:
            return 0.0
        return _gain(self._volumes[0]) * self._fade * self._duck

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds pass: fades go on, and the music returns after a fanfare."""
        self._started.clear()
        if not self._open:
            return
        self._fanfare = max(0.0, self._fanfare - dt)
        if self._fanfare:
            self._duck = max(DUCKED, self._duck - dt * (1 - DUCKED) / DUCKING)
        else:
            self._duck = min(1.0, self._duck + dt * (1 - DUCKED) / RESTORING)
        if self._wanted == self._playing:
            self._fade = min(1.0, self._fade + dt / FADE)
        else:
            self._fade = max(0.0, self._fade - dt / FADE)
            if not self._fade:
                self._change_music()
        self._apply_music()

    def warm(self) -> Iterator[None]:
        """Load all effects, one a step, for a frame loop that has time to spare."""
        for name in sorted(EFFECTS):
            for stem in files(name):
                if self._open and stem not in self._sounds:
                    self._sound(stem)
                    yield

    def close(self) -> None:
        """Fall silent for good and let go of the device."""
        if self._open:
            self._open = False
            self._sounds.clear()
            pygame.mixer.quit()

    def _sound(self, stem: str) -> pygame.mixer.Sound | None:
        if stem not in self._sounds:
            try:
                self._sounds[stem] = pygame.mixer.Sound(self._folder / f"{stem}.wav")
            except (OSError, pygame.error) as error:
                log.warning("no sound %s: %s", stem, error)
                self._sounds[stem] = None
        return self._sounds[stem]

    def _sides(self, pan: float) -> tuple[float, float]:
        gain, side = _gain(self._volumes[1]), WIDTH * min(max(pan, -1.0), 1.0)
        return gain * min(1.0, 1.0 - side), gain * min(1.0, 1.0 + side)

    def _change_music(self) -> None:
        pygame.mixer.music.stop()
        pygame.mixer.music.unload()
        self._playing = self._wanted
        path = self._folder / f"{self._wanted}.ogg"
        if self._wanted is None or not path.exists():
            return
        try:
            pygame.mixer.music.load(path)
            pygame.mixer.music.play(loops=-1)
        except pygame.error as error:
            log.warning("no music %s: %s", self._wanted, error)

    def _apply_music(self) -> None:
        """Silent music plays on: pygame's pause and unpause wait for the audio thread without letting it note the end
        of an effect, and then both wait for ever."""
        if self._open:
            pygame.mixer.music.set_volume(self.music_level)


class Silence(Audio):
    """The same without a device."""

    def __init__(self) -> None:
        super().__init__(device=False)


class Recording(Silence):
    """Plays nothing and remembers what was asked for: effects with where they came from, and pieces of music."""

    def __init__(self) -> None:
        super().__init__()
        self.effects: list[tuple[str, float]] = []
        self.pieces: list[str | None] = []

    def play(self, name: str, pan: float = 0.0, variant: int | None = None) -> None:
        super().play(name, pan, variant)
        self.effects.append((name, pan))

    def music(self, name: str | None) -> None:
        if name != self._wanted:
            self.pieces.append(name)
        super().music(name)


def _gain(volume: float) -> float:
    """Ears hear ratios: half the slider is a quarter of the amplitude."""
    return volume * volume


def _opened() -> bool:
    try:
        with standard_error_aside():
            pygame.mixer.init(RATE, SIZE, CHANNELS, BUFFER, allowedchanges=0)
    except pygame.error as error:
        log.warning("playing without sound: %s", error)
        return False
    pygame.mixer.set_num_channels(VOICES)
    return True
