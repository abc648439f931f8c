"""Settings in use: whatever the player has set is carried to the sound, the controls, the words and the pictures."""

from __future__ import annotations

from msgspec import Struct

from game.input.bindings import Bindings
from game.scenes.core.services import Services
from game.view.core.art import Look
from game.view.core.layout import Frame
from game.view.core.lettering import letters_for
from game.view.core.text import Typesetter
from game.view.core.theme import SMALL_CARD


class _Shape(Struct, frozen=True):
    """What the layout of a scene depends on."""

    size: tuple[int, int]
    edge: float
    text_size: float
    language: str
    look: Look


class SettingsInUse:
    """Applies the settings of ``services``. Scenes are laid out anew only when what they depend on has changed."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._shape: _Shape | None = None

    def apply(self, size: tuple[int, int]) -> None:
        """Carry all settings to whoever they concern, for a window of ``size`` pixels."""
        services, settings = self._services, self._services.store.settings
        services.audio.set_volumes(settings.music, settings.effects)
        services.audio.muted = services.mute
        services.input.bindings = Bindings.from_json(settings.bindings)
        services.input.name_parts(settings.pad_parts)
        self.fit(size)

    def fit(self, size: tuple[int, int]) -> None:
        """Lay everything out anew if it was laid out for other settings, or for a window of another size."""
        services, settings = self._services, self._services.store.settings
        shape = _Shape(
            size, settings.edge, settings.text_size, services.language, self._look(Frame.within(size, settings.edge))
        )
        if shape == self._shape:
            return
        self._shape = shape
        services.frame = Frame.within(size, shape.edge)
        services.input.origin = services.frame.margin
        unit = services.frame.unit
        services.type = Typesetter(unit * shape.text_size, unit, four_colours=shape.look.four_colours)
        services.art.look = shape.look
        services.art.fit_window(size)
        services.stack.resized()

    def _look(self, frame: Frame) -> Look:
        settings = self._services.store.settings
        letters = letters_for(settings.index_letters, self._services.language)
        return Look(settings.four_colours, settings.large_print, letters, frame.px(SMALL_CARD))
