"""What the devices are called on the screens that tell who plays with which."""

from __future__ import annotations

from collections.abc import Sequence

from game.i18n import Translator
from game.input.actions import KEYBOARD, MOUSE, Device
from game.texts.controls import DEVICES


def device_name(device: Device, pads: Sequence[Device], apart: bool, tr: Translator) -> str:
    """What a device is called, in short. Of several ``pads`` of a kind each has a number; ``apart``: somebody plays
    with the keyboard, and somebody else with the mouse."""
    if device in (KEYBOARD, MOUSE) and not apart:
        return tr("Keys, mouse")
    kind = tr(DEVICES[device.kind])
    alike = [pad for pad in pads if pad.kind == device.kind]
    return f"{kind} {alike.index(device) + 1}" if len(alike) > 1 and device in alike else kind
