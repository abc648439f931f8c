"""The music that sounds: one file that is streamed, or layers that follow the game, phrase by phrase.

A layer is decoded a phrase ahead, in a thread, the upper ones only while they may be wanted. The layers of a phrase are
started or queued together: the mixer begins what is queued with the next of its buffers, and a phrase is a whole number
of those, so that nothing is heard of its seams and the layers stay in step. Volumes are those of the sounds, which the
mixer reads without a lock.
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
AWAKE = 45.0
"""Seconds of calm after which the upper layers are no longer decoded; the next time they join with a phrase."""

Phrase = dict[Tension, pygame.mixer.Sound]
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
    """Layers, each on a channel of its own; a file that cannot be played is left out.

    Where the upper layers are not needed their channels play silence, behind which a phrase can be queued.
    """

    def __init__(self, files: Mapping[Tension, Path], channels: Sequence[pygame.mixer.Channel]) -> None:
        self._channels = dict(zip(LAYERS, channels, strict=True))
        self._heard = dict.fromkeys(LAYERS, 0.0)
        self._heard["calm"] = 1.0
        self._awake = 0.0
        self._number = -1
        """Of the phrase that was begun or queued last."""
        self._held: list[Phrase] = []
        """What sounds and what is queued: let go of here, never in the thread of the mixer."""
        self._silence: pygame.mixer.Sound | None = None
        self._decoder = _Decoder(files)

    def update(self, level: float, tension: Tension, dt: float) -> None:
        self._awake = AWAKE if tension != "calm" else max(0.0, self._awake - dt)
        if level:  # what nobody hears ends with its phrase
            self._go_on(level)
        for layer in LAYERS[1:]:
            wanted = LAYERS.index(layer) <= LAYERS.index(tension) and bool(self._held) and layer in self._held[0]
            step = dt / JOINING if wanted else -dt / LEAVING
            self._heard[layer] = min(max(self._heard[layer] + step, 0.0), 1.0)
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
        """See that a phrase sounds and another is queued behind it, each with the layers that may be needed."""
        made = self._decoder.take()
        if any(channel.get_queue() for channel in self._channels.values()):
            lacking = [layer for layer in self._needed() if layer not in self._held[-1]]
            if made and made[0] == self._number:
                self._place(made[1], sounding=True, level=level)
                self._held[-1].update(made[1])
            elif lacking:
                self._decoder.begin(self._number, lacking)
            return
        sounding = any(channel.get_busy() for channel in self._channels.values())
        self._held = self._held[-1:] if sounding else []
        if made and made[0] == self._number + 1:
            self._number += 1
            self._place(made[1] | self._silent(made[1]), sounding=sounding, level=level)
            self._held.append(made[1])
        else:
            self._decoder.begin(self._number + 1, self._needed())

    def _needed(self) -> list[Tension]:
        return [layer for layer in LAYERS if layer in self._decoder.files and (self._awake or layer == "calm")]

    def _silent(self, phrase: Phrase) -> Phrase:
        """Silence for each layer that a phrase lacks."""
        if not phrase:
            return {}
        if self._silence is None:
            self._silence = pygame.mixer.Sound(buffer=bytes(len(next(iter(phrase.values())).get_raw())))
        return {layer: self._silence for layer in self._decoder.files if layer not in phrase}

    def _place(self, phrase: Phrase, *, sounding: bool, level: float) -> None:
        """Queue a phrase behind what sounds, or begin with it."""
        self._tune(phrase, level)
        for layer, sound in phrase.items():
            if sounding:
                self._channels[layer].queue(sound)
            else:
                self._channels[layer].play(sound)

    def _tune(self, phrase: Phrase, level: float) -> None:
        for layer, sound in phrase.items():
            sound.set_volume(level * self._heard[layer])


class _Decoder:
    """Makes phrases in a thread, one at a time."""

    def __init__(self, files: Mapping[Tension, Path]) -> None:
        self.stopped = False
        self.files = dict(files)
        """The layers that can be decoded."""
        self._cuts: dict[Tension, list[tuple[int, int]]] = {}
        self._made: Phrase = {}
        self._number = 0
        self._thread: Thread | None = None

    def begin(self, number: int, layers: Sequence[Tension]) -> None:
        """Make that phrase of these layers, unless one is still being made."""
        if self._thread is None and layers:
            self._number = number
            self._thread = Thread(target=self._decode, args=(number, layers), name="music", daemon=True)
            self._thread.start()

    def take(self) -> tuple[int, Phrase] | None:
        """The number of the phrase that was made last and its layers, once."""
        if self._thread is None or self._thread.is_alive():
            return None
        made, self._made, self._thread = self._made, {}, None
        return (self._number, made) if made else None

    def wait(self, patience: float | None) -> bool:
        if self._thread is None:
            return True
        self._thread.join(patience)
        return not self._thread.is_alive()

    def _decode(self, number: int, layers: Sequence[Tension]) -> None:
        made: Phrase = {}
        for layer in layers:
            if self.stopped:
                return
            path = self.files[layer]
            try:
                if layer not in self._cuts:
                    self._cuts[layer] = phrases.cut(path)
                cuts = self._cuts[layer]
                made[layer] = pygame.mixer.Sound(BytesIO(phrases.read(path, cuts[number % len(cuts)])))
            except (OSError, pygame.error) as error:
                log.warning("no music %s/%s: %s", path.parent.name, path.name, error)
                del self.files[layer]
        self._made = made
