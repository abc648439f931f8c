"""Names of players, typed or read from a file, made safe to show (DESIGN.md, "Storage")."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Any

MAX_LENGTH = 16

_DROPPED = {"Cc", "Cf", "Cs", "Cn"}
_FILLERS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols by their category, and yet nothing to see."""


def clean_name(text: str, length: int = MAX_LENGTH) -> str:
    """The name in NFC, on one line, without invisible characters, at most ``length`` letters; "" if nothing is left to
    see."""
    text = " ".join(text.split())
    text = "".join(c for c in text if unicodedata.category(c) not in _DROPPED and c not in _FILLERS)
    text = " ".join(unicodedata.normalize("NFC", text).split())
    while text and unicodedata.category(text[0])[0] == "M":  # an accent over nothing
        text = text[1:].lstrip()
    return text[:length].rstrip()


def distinct(name: str, others: Iterable[str]) -> str:
    """``name`` with a number, if somebody else is called that already. No name is like no other."""
    taken = {other.casefold() for other in others if other}
    number, result = 1, name
    while result.casefold() in taken:
        number += 1
        result = f"{name[: MAX_LENGTH - len(f' {number}')].rstrip()} {number}"
    return result


def with_clean_names(record: dict[str, Any]) -> dict[str, Any]:
    """A valid deal record with the names of its seats cleaned."""
    if not record.get("seats"):
        return record
    return {**record, "seats": [{**seat, "name": clean_name(seat["name"])} for seat in record["seats"]]}
