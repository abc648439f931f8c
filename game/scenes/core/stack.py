"""Scenes and the stack that runs them (DESIGN.md, "Scenes and stage")."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

import pygame

from game.input.actions import ByPhone, Device, InputEvent, PadsChanged, Press
from game.view.core.patch import EVERYWHERE, Part, Patch


@dataclass(frozen=True)
class News:
    """A whole state for a phone: ``content`` makes it (JSON-ready) when ``key`` is not the one it was told last."""

    kind: Literal["lobby", "table"]
    key: Hashable
    content: Callable[[], Mapping[str, Any]]


class Scene:
    """One screen. Time is handed in, never read; ``draw`` changes nothing.

    The frame loop draws again only when ``revision`` has changed, at 60 frames a second while ``moving``, and at rest
    ``rate`` times a second.
    """

    name = ""
    overlay = False
    """An overlay leaves the scene below visible (drawn, but neither updated nor handed input)."""
    game: str | None = None
    """The game that the screen belongs to, and has its colours from."""
    steady = False
    """Whether the keys and buttons that lead through a menu by default do so here whatever they are bound to."""
    tells_devices_apart = False
    """Whether it matters here who presses: only then a press is heard that another pad has made just now."""

    def __init__(self) -> None:
        self.revision = 0
        self.life = 0.0
        """Seconds for which it has lived at rest. They stand still while nobody looks at the window, while another
        scene is on top, and with reduced motion. Whatever follows them does so in whole steps of its own."""

    @property
    def rate(self) -> int:
        """How many pictures a second the small movements want that never end; 0: there are none."""
        return 0

    @property
    def moving(self) -> bool:
        """Whether something on this screen moves, so that it wants the full frame rate."""
        return False

    def touch(self) -> None:
        """Note that the picture has changed."""
        self.revision += 1

    def enter(self) -> None:
        """The scene has become the top one: first shown, or uncovered again."""

    def leave(self) -> None:
        """The scene is covered or gone."""

    def gone(self) -> None:
        """The scene has left the stack for good: let go of what outlives it."""

    def see_devices(self) -> None:
        """Look who is plugged in: while another scene was on top pads may have come and gone, or one does just now."""

    def handle(self, event: InputEvent) -> None:
        """One input event, while the scene is the top one."""

    def hear_phone(self, event: ByPhone) -> bool:
        """What somebody says by phone, whether the scene is the top one or not; whether that was for this scene: if it
        was not, the one below hears it."""
        return False

    def see_phones(self) -> None:
        """A phone has come or gone, whether the scene is the top one or not."""

    def tell_phone(self, phone: Device) -> News | None:
        """What a phone is told; None: what the scene below has to tell."""
        return None

    def update(self, dt: float) -> None:
        """``dt`` seconds have passed."""

    def resized(self) -> None:
        """The window, the text size or the language changed: everything has to be laid out anew."""
        self.touch()

    def draw(self, surface: pygame.Surface) -> None:
        """The whole picture of this scene."""

    def parts(self) -> list[Part]:
        """The same as patches, for a canvas that paints only what differs from the last picture: a scene that has not
        said anything else is painted whole whenever its ``revision`` is another one."""
        return [[Patch(EVERYWHERE, (self, self.revision), self.draw)]]


class Stack:
    """The scenes in use, the top one last. An empty stack ends the program."""

    def __init__(self, changed: Callable[[Scene], None] = lambda scene: None) -> None:
        self.scenes: list[Scene] = []
        self._changed = changed
        self.changes = 0
        """Differs when other scenes are shown, or the same ones in another way."""

    @property
    def top(self) -> Scene | None:
        return self.scenes[-1] if self.scenes else None

    @property
    def visible(self) -> list[Scene]:
        """The scenes to draw, lowest first: the top one and whatever its overlays leave in view."""
        first = len(self.scenes) - 1
        while first > 0 and self.scenes[first].overlay:
            first -= 1
        return self.scenes[max(first, 0) :]

    @property
    def revision(self) -> tuple[int, ...]:
        """Differs whenever the picture does, but for the life at rest."""
        return (self.changes, *(scene.revision for scene in self.visible))

    @property
    def beat(self) -> int:
        """Differs whenever the life at rest has gone on."""
        return self.beat_after(0.0)

    def beat_after(self, seconds: float) -> int:
        """What ``beat`` will be when the top scene has lived on for so long."""
        return int((self.top.life + seconds) * self.top.rate) if self.top else 0

    @property
    def rate(self) -> int:
        """Pictures a second that the top scene wants at rest."""
        return self.top.rate if self.top else 0

    @property
    def moving(self) -> bool:
        return any(scene.moving for scene in self.visible)

    def push(self, scene: Scene) -> None:
        if self.top:
            self.top.leave()
        self.scenes.append(scene)
        self._enter_top()

    def pop(self) -> None:
        self._remove_top()
        self._enter_top()

    def replace(self, scene: Scene) -> None:
        """Put ``scene`` in the place of the top one."""
        if self.scenes:
            self._remove_top()
        self.scenes.append(scene)
        self._enter_top()

    def reset(self, scene: Scene) -> None:
        """Leave every scene and start over with ``scene``."""
        self._leave_all()
        self.push(scene)

    def clear(self) -> None:
        """Leave every scene: the program ends."""
        self._leave_all()
        self.changes += 1

    def handle(self, event: InputEvent) -> None:
        if isinstance(event, ByPhone):
            any(scene.hear_phone(event) for scene in reversed(self.scenes[:]))
            return
        if isinstance(event, PadsChanged) and self.top:
            self.top.see_devices()
            for scene in reversed(self.scenes) if event.device.kind == "phone" else ():
                scene.see_phones()
        top = self.top
        if top and not (isinstance(event, Press) and event.echo and not top.tells_devices_apart):
            top.handle(event)

    def update(self, dt: float) -> None:
        if self.top:
            self.top.update(dt)

    def live(self, dt: float) -> None:
        """The top scene lives on for ``dt`` seconds."""
        if self.top and self.top.rate:
            self.top.life += dt

    def resized(self) -> None:
        self.changes += 1
        for scene in self.scenes:
            scene.resized()

    def draw(self, surface: pygame.Surface) -> None:
        for scene in self.visible:
            scene.draw(surface)

    def parts(self) -> list[Part]:
        """The picture of all that can be seen, as patches."""
        return [part for scene in self.visible for part in scene.parts()]

    def _remove_top(self) -> None:
        scene = self.scenes.pop()
        scene.leave()
        scene.gone()

    def _leave_all(self) -> None:
        if self.top:
            self._remove_top()
        while self.scenes:
            self.scenes.pop().gone()

    def _enter_top(self) -> None:
        self.changes += 1
        scene = self.top
        if scene:
            scene.see_devices()
        if scene and self.top is scene:  # it has not gone at the sight of them
            self._changed(scene)
            scene.enter()
