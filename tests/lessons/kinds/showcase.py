"""Showcase."""

from __future__ import annotations

from game.rules.showcase.deal import ShowcaseObservation

KINDS = {
    "lead",
    "follow",
    "trump",
    "throw away",
    "from the showcase",
    "13th trick",
    "name trump",
    "second lead",
}


def kinds(seen: ShowcaseObservation, move: int) -> set[str]:
    if move >= 52:
        return {"name trump"}
    found = {"13th trick"} if len(seen.tricks) == 12 else set()
    if seen.led is None:
        return found | {"lead" if seen.phase == "first" else "second lead"}
    if move in seen.showcase(0):
        return found | {"from the showcase"}
    if (move ^ seen.led) & 3 == 0:
        return found | {"follow"}
    return found | {"trump" if move & 3 == seen.trump else "throw away"}
