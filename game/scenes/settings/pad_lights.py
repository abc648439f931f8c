"""Which buttons of the pads shine: those that are held, and for a moment those that were."""

from __future__ import annotations

from collections.abc import Mapping

from game.input.actions import Device
from game.input.hub import InputHub
from game.view.core.theme import LIT_AFTER


class PadLights:
    """Follows the pads of a hub; to be updated each frame."""

    def __init__(self, hub: InputHub) -> None:
        self._hub = hub
        self._lit: dict[Device, dict[str, float]] = {}
        self._seen: dict[Device, set[str]] = {}
        self._from_before: dict[Device, frozenset[str]] = {}

    def begin(self) -> None:
        """What is held now was pressed for something else."""
        self._from_before = {pad: self._hub.held(pad) for pad in self._hub.pads}

    def of(self, pad: Device) -> Mapping[str, float]:
        """How brightly each control shines, 0 to 1; those that do not are missing."""
        return self._lit.get(pad, {})

    def news(self, pad: Device) -> bool:
        """Whether something is held that has not shone yet."""
        return bool(self._hub.held(pad) - self._from_before.get(pad, set()) - self._seen.get(pad, set()))

    @property
    def moving(self) -> bool:
        return any(strength < 1 for controls in self._lit.values() for strength in controls.values())

    def update(self, dt: float) -> bool:
        """Whether anything shines otherwise than before."""
        before = self._lit
        self._lit = {pad: self._after(dt, pad) for pad in self._hub.pads}
        return self._lit != before

    def _after(self, dt: float, pad: Device) -> dict[str, float]:
        fading = {control: strength - dt / LIT_AFTER for control, strength in self.of(pad).items()}
        shining = {control: strength for control, strength in fading.items() if strength > 0}
        held = self._hub.held(pad)
        self._from_before[pad] = self._from_before.get(pad, frozenset()) & held
        self._seen.setdefault(pad, set()).update(held - self._from_before[pad])
        return shining | dict.fromkeys(held, 1.0)
