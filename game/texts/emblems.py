"""What the emblems are called that people choose for their seats."""

from __future__ import annotations

from game.i18n import mark

EMBLEMS: dict[str, str] = {
    "teapot": mark("Teapot"),
    "cat": mark("Cat"),
    "owl": mark("Owl"),
    "fish": mark("Fish"),
    "fox": mark("Fox"),
    "key": mark("Key"),
    "umbrella": mark("Umbrella"),
    "boat": mark("Boat"),
    "mushroom": mark("Mushroom"),
    "cactus": mark("Cactus"),
    "bell": mark("Bell"),
    "rocket": mark("Rocket"),
}
"""By the name of the picture in ``sprites.people``."""
