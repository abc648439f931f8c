"""The wire between a phone and the program: JSON text, one message at a time, read strictly."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

FROM_PHONE, TO_PHONE = 2 * 1024, 16 * 1024
"""No message is longer, in bytes."""
LONGEST_NAME, LONGEST_KEY = 200, 100
"""In letters; what is longer was not written by the page."""

Question = Literal["hint", "undo", "last", "pause"]
Farewell = Literal["key", "full", "version", "left", "closing", "message", "slow", "flood"]
"""Why a phone is disconnected: it has no key, there is no room, the page is an old one, its seat was opened elsewhere,
the program ends, or it does not keep to what is agreed."""


class BadMessage(ValueError):
    """A phone said what the page never says; the reason is one word."""

    def __init__(self, reason: Farewell = "message") -> None:
        super().__init__(reason)
        self.reason: Farewell = reason


class Hello(Struct, frozen=True, forbid_unknown_fields=True):
    """The first message: who is there. A ``token`` is that of an earlier visit."""

    hello: int
    key: str = ""
    token: str | None = None
    name: str = ""
    lang: str = ""


class Sit(Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat that is free for guests."""

    sit: int


class Stand(Struct, frozen=True, forbid_unknown_fields=True):
    """Leave the seat."""

    stand: Literal[True]


class Ready(Struct, frozen=True, forbid_unknown_fields=True):
    """Begin, as far as it is up to this person."""

    ready: Literal[True]


class Play(Struct, frozen=True, forbid_unknown_fields=True):
    """A move by its code (RULES.md), at the position after ``at`` moves of this deal."""

    play: str
    at: int


class Ask(Struct, frozen=True, forbid_unknown_fields=True):
    """What a button of a pad does, at the position after ``at`` moves."""

    ask: Question
    at: int


Message = Sit | Stand | Ready | Play | Ask

KINDS: dict[str, type[Hello | Message]] = {
    "hello": Hello,
    "sit": Sit,
    "stand": Stand,
    "ready": Ready,
    "play": Play,
    "ask": Ask,
}
VERSION = 1


def read(text: str) -> Hello | Message:
    """What a phone says. BadMessage if it is nothing that the page says, or is of another version."""
    if len(text.encode("utf-8", "replace")) > FROM_PHONE:
        raise BadMessage
    try:
        said = msgspec.json.decode(text, type=dict[str, Any])
        kind = next((KINDS[name] for name in KINDS if name in said), None)
        if kind is Hello and said["hello"] != VERSION:
            raise BadMessage("version")
        message = msgspec.convert(said, kind)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise BadMessage from error
    if isinstance(message, Hello) and not _plausible(message):
        raise BadMessage
    return message


def _plausible(hello: Hello) -> bool:
    return len(hello.name) <= LONGEST_NAME and all(len(key or "") <= LONGEST_KEY for key in (hello.key, hello.token))
