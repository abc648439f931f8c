"""The music that sounds: one file that is streamed, or layers that follow the game, phrase by phrase.

A layer is decoded a phrase ahead, in a thread. The layers of a phrase are started or queued together: the mixer begins
what is queued with the next of its buffers, and a phrase is a whole number of those, so that nothing is heard of its
seams and the layers stay in step. Volumes are those of the sounds, which the mixer reads without a lock.
"""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from io import BytesIO
from pathlib import Path
from threading import Thread
from typing import Literal

import pygame

from sounds import phrases

log = logging.getLogger(__name__)

Tension = Literal["calm", "close", "last"]
"""How near the end of what is played is."""
LAYERS: tuple[Tension, ...] = ("calm", "close", "last")
"""The layers by the tension from which each is heard: the first always, the last one at last only."""

JOINING, LEAVING = 0.7, 1.4
"""Seconds in which a layer comes in and goes out."""
Phrase = Mapping[Tension, pygame.mixer.Sound]
"""What sounds together: a recording for each layer."""


class Piece(ABC):
    """A piece of music that goes round and round until it is stopped."""

    @abstractmethod
    def update(self, level: float, tension: Tension, dt: float) -> None:
        """Go on, at a gain of 0 to 1, ``dt`` seconds after the last time."""

    @abstractmethod
    def stop(self) -> None:
        """Fall silent for good."""

    def wait(self, patience: float | None = None) -> bool:
        """Until what is being prepared is there, or as many seconds; whether it is."""
        return True


class Streamed(Piece):
    """One file, decoded as it is played."""

    def __init__(self, path: Path) -> None:
        """``pygame.error`` if it cannot be played."""
        pygame.mixer.music.load(path)
        pygame.mixer.music.play(loops=-1)

    def update(self, level: float, tension: Tension, dt: float) -> None:
        pygame.mixer.music.set_volume(level)

    def stop(self) -> None:
        pygame.mixer.music.stop()
        pygame.mixer.music.unload()


class Layered(Piece):
    """Layers, each on a channel of its own; a file that cannot be played is left out."""

    def __init__(self, files: Mapping[Tension, Path], channels: Sequence[pygame.mixer.Channel]) -> None:
        self._channels = dict(zip(LAYERS, channels, strict=True))
        self._heard = dict.fromkeys(LAYERS, 0.0)
        self._heard["calm"] = 1.0
        self._held: list[Phrase] = []
        """What sounds and what is queued: let go of here, never in the thread of the mixer."""
        self._decoder = _Decoder(files)

    def update(self, level: float, tension: Tension, dt: float) -> None:
        for layer in LAYERS:
            wanted = LAYERS.index(layer) <= LAYERS.index(tension)
            step = dt / JOINING if wanted else -dt / LEAVING
            self._heard[layer] = min(max(self._heard[layer] + step, 0.0), 1.0)
        if level:  # what nobody hears ends with its phrase
            self._go_on(level)
        for phrase in self._held:
            self._tune(phrase, level)

    def wait(self, patience: float | None = None) -> bool:
        return self._decoder.wait(patience)

    def stop(self) -> None:
        self._decoder.stopped = True
        for channel in self._channels.values():
            channel.stop()
            channel.stop()  # the first has what was queued begin
        self._held.clear()

    def _go_on(self, level: float) -> None:
        """Begin the next phrase, or queue it behind the one that sounds; the one before that is let go first."""
        if any(channel.get_queue() for channel in self._channels.values()):
            return
        sounding = any(channel.get_busy() for channel in self._channels.values())
        self._held = self._held[-1:] if sounding else []
        phrase = self._decoder.take()
        if phrase is None:
            return
        self._tune(phrase, level)
        for layer, sound in phrase.items():
            if sounding:
                self._channels[layer].queue(sound)
            else:
                self._channels[layer].play(sound)
        self._held.append(phrase)

    def _tune(self, phrase: Phrase, level: float) -> None:
        for layer, sound in phrase.items():
            sound.set_volume(level * self._heard[layer])


class _Decoder:
    """Makes the phrases in their order, each when it is asked for."""

    def __init__(self, files: Mapping[Tension, Path]) -> None:
        self.stopped = False
        self._files = dict(files)
        self._cuts: dict[Tension, list[tuple[int, int]]] = {}
        self._number = 0
        self._made: Phrase = {}
        self._thread: Thread | None = None

    def take(self) -> Phrase | None:
        """The next phrase if it is there; if not, it will be soon."""
        if self._thread is None:
            self._thread = Thread(target=self._decode, name="music", daemon=True)
            self._thread.start()
        if self._thread.is_alive() or not self._made:
            return None
        made, self._made, self._thread = self._made, {}, None
        self._number += 1
        return made

    def wait(self, patience: float | None) -> bool:
        if self._thread is None:
            return True
        self._thread.join(patience)
        return not self._thread.is_alive()

    def _decode(self) -> None:
        made: dict[Tension, pygame.mixer.Sound] = {}
        for layer, path in list(self._files.items()):
            if self.stopped:
                return
            try:
                if layer not in self._cuts:
                    self._cuts[layer] = phrases.cut(path)
                cuts = self._cuts[layer]
                made[layer] = pygame.mixer.Sound(BytesIO(phrases.read(path, cuts[self._number % len(cuts)])))
            except (OSError, pygame.error) as error:
                log.warning("no music %s/%s: %s", path.parent.name, path.name, error)
                del self._files[layer]
        self._made = made
