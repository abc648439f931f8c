"""The small buttons of a table, each with the control that does the same."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from game.input.actions import Action, Device
from game.scenes.core.services import Services
from game.view.table.facts import Tool

Offer = tuple[str, str, str, Action]
"""What there is to press: a name, an icon, words, and the action that does the same."""


def tools(
    services: Services, offers: Sequence[Offer], idle: Collection[str] = (), device: Device | None = None
) -> list[Tool]:
    """These small buttons, with the controls of a device, or else of the one in use; what is ``idle`` can do nothing
    now."""
    device = device or services.input.last_device
    return [
        Tool(name, icon, text, _control(services, action, device), dim=name in idle)
        for name, icon, text, action in offers
    ]


def _control(services: Services, action: Action, device: Device) -> tuple[str, str] | None:
    """A mouse has only the button itself to confirm with."""
    return None if device.kind == "mouse" and action is Action.CONFIRM else glyph(services, action, device)


def glyph(services: Services, action: Action, device: Device) -> tuple[str, str] | None:
    """The control of a device for an action, as ``Art.glyph`` takes it; None if it has none."""
    control = services.input.control_for(action, device)
    return (services.glyphs(device), control) if control else None
