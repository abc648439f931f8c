"""What every scene is handed: the way to the player's ears and eyes, to what is stored, and to the other scenes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from game.i18n import Translator, system_language, translator
from game.scenes.stack import Stack

if TYPE_CHECKING:
    from game.audio import Audio
    from game.input.hub import InputHub
    from game.launch import Launch
    from game.store import Store
    from game.trace import Trace
    from game.view.art import Art
    from game.view.layout import Frame
    from game.view.text import Typesetter


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
    stack: Stack = field(default_factory=Stack)
    apply_settings: Callable[[], None] = lambda: None
    """Carries changed settings to whoever they concern (window, sound, words, pictures), and saves them."""

    @property
    def language(self) -> str:
        """The language in use: asked for on the command line, else set by the player, else the system's."""
        return self.launch.lang or self.store.settings.language or system_language()

    @property
    def tr(self) -> Translator:
        return translator(self.language)
