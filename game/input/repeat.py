"""Held moves repeat at the game's own pace; the system's key repeat is not used."""

from __future__ import annotations

from collections.abc import Hashable

from msgspec import Struct

from game.input.actions import Device, InputEvent

DELAY = 0.4
"""Seconds until what is held repeats."""
INTERVAL = 0.09
"""Seconds between repeats."""


class _Held(Struct):
    event: InputEvent
    wait: float = DELAY


class Repeater:
    """What is held on each device. Of several things held on one device the last one repeats."""

    def __init__(self) -> None:
        self._held: dict[Device, dict[Hashable, _Held]] = {}

    @property
    def holds(self) -> bool:
        """Whether anything is held that will repeat."""
        return any(self._held.values())

    def hold(self, device: Device, control: Hashable, event: InputEvent) -> None:
        """``control`` went down, and ``event`` is what comes again while it stays down."""
        self._held.setdefault(device, {})[control] = _Held(event)

    def release(self, device: Device, control: Hashable) -> None:
        held = self._held.get(device, {})
        if held.pop(control, None) and held:
            next(reversed(held.values())).wait = DELAY

    def release_device(self, device: Device) -> None:
        self._held.pop(device, None)

    def clear(self) -> None:
        self._held.clear()

    def update(self, dt: float) -> list[InputEvent]:
        """What repeats in these ``dt`` seconds: each thing at most once, however long they were."""
        events = []
        for held in self._held.values():
            if not held:
                continue
            last = next(reversed(held.values()))
            last.wait -= dt
            if last.wait <= 0:
                last.wait = max(last.wait + INTERVAL, 0.0)
                events.append(last.event)
        return events
