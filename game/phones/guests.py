"""Who is let in: the key on the screen, the token of each guest, and the patience with those who guess."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from dataclasses import dataclass, field
from hashlib import sha256
from hmac import compare_digest

from game.phones.protocol import BadMessage, Hello
from game.store.names import clean_name

KEY_BYTES, TOKEN_BYTES = 10, 16
ID_DIGITS = 32
"""Of the digest that a guest is known by: 128 bits."""
GUESSES = 10
"""Wrong keys of an address until it has to wait, at first a second, then twice as long each time …"""
LONGEST_WAIT = 3600.0
ADDRESSES = 1000
"""… as long as it is one of the last so many addresses that guessed."""
MOST = 12
"""Phones at a time."""


@dataclass(frozen=True)
class Guest:
    """``id`` is public: whoever knows it cannot find the token. ``name`` is clean, and may be empty."""

    id: str
    token: str = field(repr=False)
    name: str
    lang: str


@dataclass
class _Guesses:
    wrong: int = 0
    until: float = 0.0


def _plain(key: str) -> str:
    """A key as it is, without what may stand between its groups when it is typed."""
    return key.strip().replace("-", "").lower()


def id_of(token: str) -> str:
    """What the guest with this token is known by."""
    return sha256(token.encode("utf-8", "replace")).hexdigest()[:ID_DIGITS]


class GuestBook:
    """``key`` is new in every run. Time is passed in, in seconds."""

    def __init__(self) -> None:
        self.key = secrets.token_hex(KEY_BYTES)
        self._known: set[str] = set()
        self._guesses: dict[str, _Guesses] = {}

    def expect(self, guests: Iterable[str]) -> None:
        """Guests of an earlier run may come back with their tokens."""
        self._known.update(guests)

    def admit(self, hello: Hello, address: str, now: float) -> Guest:
        """The guest who says this. BadMessage("key") for a stranger; one who guesses has to wait even with the right
        key."""
        guesses = self._guesses.get(address)
        if guesses and now < guesses.until:
            raise BadMessage("key")
        token = hello.token if hello.token and self._knows(id_of(hello.token)) else None
        if token is None and not compare_digest(_plain(hello.key).encode("utf-8", "replace"), self.key.encode()):
            self._note_guess(address, now)
            raise BadMessage("key")
        if token is None:
            self._guesses.pop(address, None)
        token = token or secrets.token_hex(TOKEN_BYTES)
        guest = Guest(id_of(token), token, clean_name(hello.name), hello.lang)
        self._known.add(guest.id)
        return guest

    def _knows(self, guest: str) -> bool:
        return sum(compare_digest(guest, known) for known in self._known) > 0  # all are compared, whichever it is

    def _note_guess(self, address: str, now: float) -> None:
        guesses = self._guesses.pop(address, _Guesses())
        guesses.wrong += 1
        if guesses.wrong >= GUESSES:
            guesses.until = now + min(2.0 ** (guesses.wrong - GUESSES), LONGEST_WAIT)
        self._guesses[address] = guesses
        while len(self._guesses) > ADDRESSES:
            del self._guesses[next(iter(self._guesses))]
