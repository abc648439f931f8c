"""Sound: short effects from the seat they belong to, and one piece of music that loops under them.

The files lie in ``sounds/``, a folder for what is shared and one for each game. Where no sound device opens, or a file
is missing or damaged, everything here does nothing instead. Time is passed in by ``update``, never read.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pygame

from game.platform.music import LAYERS, Layered, Piece, Streamed, Tension
from game.platform.stderr import standard_error_aside
from sounds.sound import FOLDER, Sound, layers, music, recordings

log = logging.getLogger(__name__)

SHARED = {
    sound.name: sound
    for sound in (
        *map(Sound, ("shuffle", "deal", "slide", "place", "flip", "refill", "turn")),
        *map(Sound, ("knock", "last_card", "rise", "place_named")),
        *map(Sound, ("laugh", "groan", "hurry", "applause")),
        *map(Sound, ("move", "confirm", "back", "refuse")),
        *(Sound(name, fanfare=True) for name in ("win", "lose", "last_round", "podium", "lesson_done")),
    )
}
"""The sounds of menus and of every table by their names; a game declares its own with its room."""

RATE, SIZE, CHANNELS, BUFFER = 44_100, -16, 2, 1024
VOICES = 24
"""Channels for effects; the layers of the music have those after them."""

WIDTH = 0.7
"""How far to one side a sound at the edge of the table comes from: 1 would leave the other ear nothing."""

FADE = 0.8
PATIENCE = 0.4
"""Seconds that closing waits for what is being decoded."""
DUCKED, DUCKING, RESTORING = 0.3, 0.12, 1.2
"""The music's level under a fanfare, and the seconds it takes to step back and to return."""


class Audio:
    """The mixer. Only one can be open at a time; ``close`` it at the end. With ``later`` it opens, which takes a while,
    when time begins to pass."""

    def __init__(self, folder: Path = FOLDER, *, device: bool = True, later: bool = False) -> None:
        self.tension: Tension = "calm"
        """Which layers of the music are heard; whoever wants more than calm says so in each frame."""
        self._folder = folder
        self._later = device and later
        self._open = device and not later and _opened()
        self._recordings: dict[tuple[str, str], list[Path]] = {}
        self._loaded: dict[Path, pygame.mixer.Sound | None] = {}
        self._turn: dict[tuple[str, str], int] = {}
        self._started: set[Sound] = set()
        self._volumes = (1.0, 1.0)
        self._muted = False
        self._hushed = False
        self._wanted: str | None = None
        self._playing: str | None = None
        self._piece: Piece | None = None
        self._order: list[int] = []
        """The channels of effects, the one that started last at the end."""
        self._fade = 0.0
        self._duck = 1.0
        self._fanfare = 0.0

    def play(self, sound: Sound | str, pan: float = 0.0) -> None:
        """Start a sound, or one of ``SHARED`` by its name, from ``pan`` -1 (left) to 1 (right).

        The same sound starts only once between two updates. ``ValueError`` for a name that is not shared.
        """
        if isinstance(sound, str):
            sound = shared(sound)
        if not self._open or self._muted or sound in self._started or not self._volumes[1]:
            return
        self._started.add(sound)
        loaded = self._recording(sound)
        if loaded is None:
            return
        channel = self._free_channel()
        channel.play(loaded)
        channel.set_volume(*self._sides(pan))
        if sound.fanfare:
            self._fanfare = max(self._fanfare, loaded.get_length())

    def music(self, name: str | None) -> None:
        """Let the present piece fade out and that of the folder ``name`` in: a game's key, or ``title``.

        None, or a folder without music, is silence.
        """
        self._wanted = name

    def set_volumes(self, music: float, effects: float) -> None:
        """Each from 0 (nothing) to 1; effects that already sound keep theirs."""
        self._volumes = (min(max(music, 0.0), 1.0), min(max(effects, 0.0), 1.0))
        self._apply_music()

    @property
    def muted(self) -> bool:
        """Whether nothing is heard; to be set."""
        return self._muted

    @muted.setter
    def muted(self, muted: bool) -> None:
        self._muted = muted
        if self._open and muted:
            for number in range(VOICES):
                pygame.mixer.Channel(number).stop()
        self._apply_music()

    @property
    def hushed(self) -> bool:
        """Whether the music is silent for now, while effects are not."""
        return self._hushed

    @hushed.setter
    def hushed(self, hushed: bool) -> None:
        if hushed != self._hushed:
            self._hushed = hushed
            self._apply_music()

    @property
    def music_level(self) -> float:
        """The gain of the music as it is heard now, 0 to 1: volume, fades, ducking, mute and hush together."""
        if self._playing is None or self._muted or self._hushed:
            return 0.0
        return _gain(self._volumes[0]) * self._fade * self._duck

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds pass: fades go on, and the music returns after a fanfare."""
        self._started.clear()
        if self._later and dt > 0:
            self._later, self._open = False, _opened()
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
        self._apply_music(dt)
        self.tension = "calm"

    def warm(self) -> Iterator[None]:
        """Load all shared sounds, one file a step, for a frame loop that has time to spare."""
        for sound in SHARED.values():
            for path in self._files(sound):
                if self._open and path not in self._loaded:
                    self._load(path)
                    yield

    def close(self) -> None:
        """Fall silent for good and let go of the device, unless something is still being decoded for it."""
        self._later = False
        if self._open:
            self._open = False
            piece, self._piece = self._piece, None
            if piece:
                piece.stop()
            pygame.mixer.stop()
            self._loaded.clear()
            if not piece or piece.wait(PATIENCE):
                pygame.mixer.quit()

    def wait(self) -> None:
        """Until the music that is wanted next is there."""
        if self._piece:
            self._piece.wait()

    def _recording(self, sound: Sound) -> pygame.mixer.Sound | None:
        """The recording whose turn it is, or the one the sound asks for."""
        files = self._files(sound)
        if not files:
            return None
        key = sound.folder, sound.name
        number = sound.number
        if number is None:
            self._turn[key] = number = self._turn.get(key, 0) % len(files) + 1
        return self._load(files[min(max(number, 1), len(files)) - 1])

    def _files(self, sound: Sound) -> list[Path]:
        key = sound.folder, sound.name
        if key not in self._recordings:
            self._recordings[key] = recordings(sound, self._folder)
            if not self._recordings[key]:
                log.warning("no sound %s/%s", *key)
        return self._recordings[key]

    def _load(self, path: Path) -> pygame.mixer.Sound | None:
        if path not in self._loaded:
            try:
                self._loaded[path] = pygame.mixer.Sound(path)
            except (OSError, pygame.error) as error:
                log.warning("no sound %s: %s", path.name, error)
                self._loaded[path] = None
        return self._loaded[path]

    def _free_channel(self) -> pygame.mixer.Channel:
        """One that is silent, or else the one whose effect began first: the mixer's search would take the music's."""
        order = [*(n for n in range(VOICES) if n not in self._order), *self._order]
        number = next((n for n in order if not pygame.mixer.Channel(n).get_busy()), order[0])
        self._order = [*(n for n in self._order if n != number), number]
        return pygame.mixer.Channel(number)

    def _sides(self, pan: float) -> tuple[float, float]:
        gain, side = _gain(self._volumes[1]), WIDTH * min(max(pan, -1.0), 1.0)
        return gain * min(1.0, 1.0 - side), gain * min(1.0, 1.0 + side)

    def _change_music(self) -> None:
        if self._piece:
            self._piece.stop()
        self._playing = self._wanted
        self._piece = self._found(self._wanted) if self._wanted else None

    def _found(self, name: str) -> Piece | None:
        """One file if there is one: whoever put it there wants to hear it instead of what came with the game."""
        path, files = music(name, self._folder), layers(name, self._folder)
        if not path:
            channels = [pygame.mixer.Channel(VOICES + n) for n in range(len(LAYERS))]
            return Layered({layer: files[layer] for layer in LAYERS if layer in files}, channels) if files else None
        try:
            return Streamed(path)
        except (OSError, pygame.error) as error:
            log.warning("no music %s: %s", name, error)
            return None

    def _apply_music(self, dt: float = 0.0) -> None:
        """Silent music plays on: pygame's pause and unpause wait for the audio thread without letting it note the end
        of an effect, and then both wait for ever."""
        if self._open and self._piece:
            self._piece.update(self.music_level, self.tension, dt)


def shared(name: str) -> Sound:
    """The shared sound of that name; ``ValueError`` if there is none."""
    if name not in SHARED:
        raise ValueError(f"no such sound: {name}")
    return SHARED[name]


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
    pygame.mixer.set_num_channels(VOICES + len(LAYERS))
    return True
