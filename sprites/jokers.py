"""The jokers: a jester whose bauble is an arcade joystick."""

from __future__ import annotations

from sprites import svg
from sprites.courts import faces
from sprites.courts.brush import at, dot, inked, limb, line, shape
from sprites.courts.faces import Look
from sprites.palette import Palette

STAR = "M0 -50 L13.5 -17 L49 -14.5 L21.5 8 L30.5 43 L0 24 L-30.5 43 L-21.5 8 L-49 -14.5 L-13.5 -17 Z"


def joker(code: str, paint: Palette) -> str:
    """The jester of one joker; `code` is R or B."""
    return inked(at(_head(paint), 125, 150, 1.4))


def _head(paint: Palette) -> str:
    return faces.turned(paint, Look("wry", "smile", 0.2))
