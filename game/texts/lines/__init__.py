"""What the characters say now and then: lines of at most ``LONGEST`` letters in either language, so that they fit the
bubble at a seat. Nothing is said in one that is not public, and nobody is insulted. A module has those of a character;
who speaks is a man or a woman, who is spoken to is neither."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Literal

Cue = Literal[
    "hello",
    "again",
    "penalty",
    "relief",
    "joker",
    "joked",
    "turnaround",
    "unbeaten",
    "beaten",
    "pass",
    "last",
    "alarm",
    "trick",
    "tricked",
    "won",
    "lost",
    "wait",
]
"""Upon what a line is said: a match begins, a later deal of it does; a large penalty of one's own, somebody else's; a
joker of one's own, somebody else's; one has turned play around, nobody beats one's play, it was just beaten; one
passes; one has one card left, somebody else has; a trick taken, a trick lost; a deal won, a deal lost as the last;
somebody on the couch thinks for long."""

Lines = Mapping[Cue, tuple[str, ...]]
"""Marked texts. None is said twice in a match, so each is worth its place."""

LONGEST = 45


@cache
def lines(character: str) -> Lines:
    """The lines of a character, as ``sprites.people`` names it; they are loaded when first wanted."""
    spoken: Lines = import_module(f"game.texts.lines.{character}").LINES
    return spoken
