"""Who sits at a table: the portraits of the CPU characters, and the emblems of people.

A portrait is one file with a layer for each mood (`calm`, `thinking` …; what a mood has before the head, as a hand, in
`thinking-hand` and so on). The head, what lies behind it and the body are layers too: a mood moves them.
"""

from __future__ import annotations

from sprites import drawing
from sprites.people.layers import moved, without

CHARACTERS = ("archie", "bella", "victor", "grace", "dennis", "eleanor")
EMBLEMS = (
    "teapot",
    "cat",
    "owl",
    "fish",
    "fox",
    "key",
    "umbrella",
    "boat",
    "mushroom",
    "cactus",
    "bell",
    "rocket",
)

HEAD = "head", "behind"
POSTURES: dict[str, dict[str, str]] = {
    "calm": {},
    "thinking": dict.fromkeys(HEAD, "rotate(4 100 175)"),
    "pleased": dict.fromkeys(HEAD, "translate(0 -2) rotate(-4 100 175)"),
    "cross": {**dict.fromkeys(HEAD, "translate(2 6) rotate(2 100 175)"), "body": "translate(0 -5)"},
    "astonished": {**dict.fromkeys(HEAD, "translate(0 -5)"), "hat": "translate(0 -8)"},
}
"""The moods, and how each moves a portrait's layers: a hat jumps, shoulders are drawn up."""
MOODS = tuple(POSTURES)


def portrait(character: str, mood: str) -> str:
    """The picture of a character in a mood; OSError or KeyError for what there is not."""
    others = [layer for other in MOODS if other != mood for layer in (other, f"{other}-hand")]
    return moved(without(drawing.picture(f"people/{character}"), others), POSTURES[mood])


def emblem(name: str) -> str:
    """The picture that a person chose; OSError if there is none of that name."""
    return drawing.picture(f"people/emblems/{name}")
