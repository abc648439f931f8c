"""Scenes without a window: services under the dummy driver, on a clock that the caller moves, in a store of its own."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pygame

from game.cpu.thought import Judged, Thought
from game.cpu.worker.jobs import Jobs
from game.cpu.worker.protocol import Answer, Request
from game.input.actions import KEYBOARD, MOUSE, Action, Device, PadsChanged, Pointer, Press, Release
from game.input.hub import InputHub
from game.options import Launch
from game.platform.audio import Audio
from game.platform.trace import Trace
from game.scenes.core.services import Services
from game.scenes.core.settings_in_use import SettingsInUse
from game.scenes.core.stack import Scene, Stack
from game.scenes.router import scene_for
from game.store import Store
from game.view.core.art import Art
from game.view.core.layout import Frame
from game.view.core.text import Typesetter
from sounds.sound import Sound
from tests.kept import window

FRAME = 1 / 60


class Notebook(Trace):
    """A trace that is kept in memory."""

    def __init__(self) -> None:
        super().__init__()
        self.scenes: list[str] = []
        self.foci: list[str] = []
        self.moves: list[tuple[int, str]] = []
        self.turns: list[tuple[int, Sequence[str]]] = []

    def scene(self, name: str) -> None:
        self.scenes.append(name)

    def focus(self, name: str) -> None:
        if not self.foci or self.foci[-1] != name:
            self.foci.append(name)

    def settled(self, seat: int, legal: Sequence[str]) -> None:
        self.turns.append((seat, legal))

    def move(self, seat: int, code: str) -> None:
        self.moves.append((seat, code))


class Hub(InputHub):
    """Devices that a test presses without plugging them in; notes which of them was shaken."""

    def __init__(self) -> None:
        super().__init__()
        self.invented: list[Device] = []
        self.rumbles: list[Device] = []

    @property
    def pads(self) -> list[Device]:
        return [*super().pads, *self.invented]

    def rumble(self, device: Device, strength: float, milliseconds: int) -> None:
        self.rumbles.append(device)
        super().rumble(device, strength, milliseconds)


class QuietJobs(Jobs):
    """A jobs without a worker: keeps what it is asked, and answers when the test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.requests: list[Request] = []

    def open(self) -> None:
        """No process is started."""

    def ask(self, request: Request) -> None:
        self.requests.append(request)
        super().ask(request)

    def reply(self, move: int | None = None) -> None:
        """Answer what was asked last: this move is the best, or the last legal one."""
        request = self.requests[-1]
        moves = request.observation.legal_moves()
        best = moves[-1] if move is None else move
        thought = Thought.of(Judged(each, float(each == best), 10) for each in moves)
        self.settle(Answer(request.ticket, request.match, request.number, thought, best))


class Stagehand:
    """``services`` for scenes, and hands to press with. ``folder`` None: the store is in memory only.

    To be closed: the fixtures ``hand`` and ``stage`` do.
    """

    def __init__(
        self,
        size: tuple[int, int] = (960, 540),
        language: str = "en",
        folder: Path | None = None,
        text_size: float = 1.0,
        seed: int | None = 7,
    ) -> None:
        pygame.display.init()
        pygame.font.init()
        self.surface = window(size)
        self.trace = Notebook()
        self._store = store = Store.open(folder) if folder else Store()
        store.settings.language = language
        store.settings.text_size = text_size
        self.heard: list[str] = []
        self.hub = Hub()
        self.jobs = QuietJobs()
        self.services = Services(
            launch=Launch(seed=seed),
            store=store,
            audio=self._audio(),
            input=self.hub,
            trace=self.trace,
            art=Art(),
            type=Typesetter(1.0),
            frame=Frame.within(size),
            scene_for=scene_for,
            stack=Stack(lambda scene: self.trace.scene(scene.name)),
            jobs=self.jobs,
            apply_settings=self._apply_and_save,
        )
        self._settings = SettingsInUse(self.services)
        self.apply()

    def close(self) -> None:
        self.services.phones.close()
        self._store.close()

    def _audio(self) -> Audio:
        audio = Audio(device=False)
        play = audio.play

        def heard(sound: Sound | str, pan: float = 0.0) -> None:
            self.heard.append(sound if isinstance(sound, str) else f"{sound.name}{sound.number or ''}")
            play(sound, pan)

        audio.play = heard  # type: ignore[method-assign]
        return audio

    def apply(self) -> None:
        """What the window does when settings change."""
        self._settings.apply(self.surface.get_size())

    def _apply_and_save(self) -> None:
        self.apply()
        self.services.store.save_settings()

    @property
    def top(self) -> Scene:
        scene = self.services.stack.top
        assert scene is not None
        return scene

    def resize(self, size: tuple[int, int]) -> None:
        self.surface = window(size)
        self.apply()

    def press(self, *actions: Action, device: Device = KEYBOARD) -> None:
        """Press and release one after another, with time for each to show."""
        self.hub.last_device = device
        if device not in (KEYBOARD, MOUSE):
            self.plug(device)
        for action in actions:
            if self.services.stack.top:
                self.services.stack.handle(Press(action, device))
            self.wait(FRAME)

    def hold(self, action: Action, device: Device = KEYBOARD) -> None:
        """Press, and keep it down …"""
        self.press(action, device=device)

    def let_go(self, action: Action, device: Device = KEYBOARD) -> None:
        """… and let it go."""
        self.services.stack.handle(Release(action, device))
        self.wait(FRAME)

    def plug(self, device: Device) -> None:
        """Plug a pad in, unless it is."""
        if device not in self.hub.pads:
            self.hub.invented.append(device)
            self.services.stack.handle(PadsChanged(device, present=True))

    def unplug(self, device: Device) -> None:
        self.hub.invented.remove(device)
        self.services.stack.handle(PadsChanged(device, present=False))

    def point(self, pos: tuple[int, int]) -> None:
        self.services.stack.handle(Pointer("move", pos))
        self.wait(FRAME)

    def click(self, pos: tuple[int, int]) -> None:
        for event in (Pointer("move", pos), Pointer("down", pos, button=1), Pointer("up", pos, button=1)):
            if self.services.stack.top:
                self.services.stack.handle(event)
        self.wait(FRAME)

    def wheel(self, pos: tuple[int, int], notches: int) -> None:
        self.services.stack.handle(Pointer("wheel", pos, wheel=notches))
        self.wait(FRAME)

    def wait(self, seconds: float, step: float = FRAME) -> None:
        """Let time pass, frame by frame."""
        left = seconds
        while left > 1e-9 and self.services.stack.top:
            self.services.stack.update(min(step, left))
            left -= step

    def draw(self) -> pygame.Surface:
        """The picture as it is now; pictures that are rough are drawn to the end first."""
        picture = self.services.frame.part_of(self.surface)
        self.services.stack.draw(picture)
        while self.services.art.rough:
            self.services.art.refine(1.0)
            self.services.stack.draw(picture)
        return self.surface
