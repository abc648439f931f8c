"""Where the buttons are on `gamepad.svg`, a pad without any."""

from __future__ import annotations

from dataclasses import dataclass

from sprites.svg import circle, document

WIDTH, HEIGHT = 400, 270
HALO = 1.5
"""Width of the light around a pressed control by that of the control."""


@dataclass(frozen=True)
class Spot:
    """The middle and the height of a control on the body."""

    x: float
    y: float
    size: float
    directions: bool = False

    def controls(self, name: str) -> tuple[str, ...]:
        """The controls that are pressed here, of the one that is called ``name`` at rest."""
        return (name, *(f"{name}_{way}" for way in ("up", "down", "left", "right"))) if self.directions else (name,)


SPOTS: dict[str, Spot] = {
    "left_trigger": Spot(96, 22, 34),
    "right_trigger": Spot(304, 22, 34),
    "left_shoulder": Spot(96, 56, 32),
    "right_shoulder": Spot(304, 56, 32),
    "dpad": Spot(96, 128, 70, directions=True),
    "left_stick": Spot(152, 172, 50, directions=True),
    "right_stick": Spot(248, 172, 50, directions=True),
    "back": Spot(164, 112, 30),
    "guide": Spot(200, 92, 30),
    "start": Spot(236, 112, 30),
    "north": Spot(304, 100, 34),
    "west": Spot(274, 128, 34),
    "east": Spot(334, 128, 34),
    "south": Spot(304, 156, 34),
}


def halo(colour: str) -> str:
    """What shines behind a pressed control."""
    rings = (circle(50, 50, radius, fill=colour, opacity=0.3) for radius in (49, 43, 37))
    return document(100, 100, *rings)
