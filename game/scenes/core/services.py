"""What every scene is handed: the way to the player's ears and eyes, to what is stored, and to other destinations."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from game.cpu.worker.jobs import Jobs
from game.i18n import Translator, system_language, translator
from game.input.actions import Device, DeviceKind
from game.input.hub import InputHub
from game.options import Launch, Speed
from game.platform.audio import Audio
from game.platform.trace import Trace
from game.scenes.core.destinations import Destination, Title
from game.scenes.core.phones import Phones
from game.scenes.core.stack import Scene, Stack
from game.store import Settings, Store
from game.view.core.art import Art
from game.view.core.layout import Frame
from game.view.core.text import Typesetter

ASKED: dict[str, dict[str, Any]] = {
    "language": {"lang": None},
    "mute": {"mute": False},
    "speed": {"speed": None},
    "display": {"display": None},
    "fullscreen": {"fullscreen": False, "windowed": False, "size": None},
}
"""What the command line may have said about a setting: it holds until the player changes the setting."""


@dataclass
class Services:
    """One set for the whole program; ``frame`` and ``type`` change with the window and the text size."""

    launch: Launch
    store: Store
    audio: Audio
    input: InputHub
    trace: Trace
    art: Art
    type: Typesetter
    frame: Frame
    scene_for: Callable[[Destination, Services], Scene]
    """The router."""
    stack: Stack = field(default_factory=Stack)
    jobs: Jobs = field(default_factory=Jobs)
    """Takes what a CPU player has to think about for longer than a frame."""
    apply_settings: Callable[[], None] = lambda: None
    """Carries changed settings to whoever they concern (window, sound, words, pictures), and saves them soon."""
    phones: Phones = field(init=False)

    def __post_init__(self) -> None:
        self.phones = Phones(self.input, self.trace)

    # The way from screen to screen

    def scene(self, destination: Destination) -> Scene:
        """A scene that is not entered yet."""
        return self.scene_for(destination, self)

    def open(self, destination: Destination) -> None:
        """Show it over the top screen, which comes up again afterwards."""
        self.stack.push(self.scene(destination))

    def replace(self, destination: Destination) -> None:
        """Show it in the place of the top screen."""
        self.stack.replace(self.scene(destination))

    def back(self) -> None:
        """Leave the top screen: the one below comes up again."""
        self.stack.pop()

    def home(self) -> None:
        """Leave every screen, and begin at the title again."""
        self.stack.reset(self.scene(Title()))

    def quit(self) -> None:
        """Leave every screen: the program ends."""
        self.stack.clear()

    # What holds now

    @property
    def picture(self) -> tuple[object, ...]:
        """What every patch of the picture depends on: if it is another, all is painted anew."""
        return self.frame, self.stack.changes, self.art.revision, self.art.look

    @property
    def language(self) -> str:
        """The language in use: asked for on the command line, else set by the player, else the system's."""
        return self.launch.lang or self.store.settings.language or system_language()

    @property
    def tr(self) -> Translator:
        return translator(self.language)

    def phone_tr(self, phone: Device | None) -> Translator:
        """The language of whoever holds a phone, else the one in use."""
        return translator(self.phones.language(phone) or self.language)

    @property
    def speed(self) -> Speed:
        return self.store.settings.speed if self.launch.speed is None else self.launch.speed

    @property
    def mute(self) -> bool:
        return self.store.settings.mute or self.launch.mute

    @property
    def fullscreen(self) -> bool:
        return self.launch.fills_screen(self.store.settings.fullscreen)

    def glyphs(self, device: Device) -> DeviceKind:
        """Whose buttons prompts show for a device: its own, or those that the player chose for all pads."""
        style = self.store.settings.glyphs
        return device.kind if style == "auto" or device.kind in ("keyboard", "mouse") else style

    def change(self, **settings: Any) -> None:
        """The player changes settings; from now on they count, whatever the command line said.

        AttributeError, and nothing changed, for a setting that there is not.
        """
        unknown = settings.keys() - set(Settings.__struct_fields__)
        if unknown:
            raise AttributeError(f"no such setting: {', '.join(sorted(unknown))}")
        for name, value in settings.items():
            setattr(self.store.settings, name, value)
            self.launch = replace(self.launch, **ASKED.get(name, {}))
        self.apply_settings()
