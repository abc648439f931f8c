"""Files of deal records: one record, a JSON list of them, or one after the other as in JSON lines."""

from __future__ import annotations

import json
import math
import re
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from game.rules.record import replay
from game.rules.validation import shown
from game.store.names import with_clean_names

MAX_BYTES = 64 * 1024 * 1024
MAX_DIGITS = 100
_SPACE = re.compile(r"[ \t\r\n]*")


class RecordFileError(ValueError):
    """What is wrong with a file and where, in one sentence: ``FILE: line N: moves[17]: …``."""


def read_records(path: Path) -> tuple[dict[str, Any], ...]:
    """The records of a file, each valid to its last move, with clean names. RecordFileError for the first fault."""
    try:
        text = _bytes(path).decode("utf-8-sig").rstrip(" \t\r\n")
    except OSError as error:
        raise RecordFileError(f"{path}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise RecordFileError(f"{path}: not a text in UTF-8") from error
    try:
        records = tuple(_valid(path, place, record) for place, record in _placed(text))
    except json.JSONDecodeError as error:
        raise RecordFileError(f"{path}: line {error.lineno}: not JSON: {error.msg}") from error
    if not records:
        raise RecordFileError(f"{path}: no deal record in it")
    return records


def _bytes(path: Path) -> bytes:
    """All of a file or a pipe; neither a device nor a pipe may go on for ever."""
    kind = path.stat().st_mode
    if stat.S_ISCHR(kind) or stat.S_ISBLK(kind):
        raise RecordFileError(f"{path}: a device, not a file")
    with path.open("rb") as file:
        data = file.read(MAX_BYTES + 1)
    if len(data) > MAX_BYTES:
        raise RecordFileError(f"{path}: larger than {MAX_BYTES // 1024**2} MB")
    return data


def _valid(path: Path, place: str, record: Any) -> dict[str, Any]:
    if not isinstance(record, dict):
        raise RecordFileError(f"{path}: {place}: no deal record")
    try:
        replay(record)
    except ValueError as error:
        raise RecordFileError(f"{path}: {place}: {error}") from error
    return with_clean_names(record)


# JSON, read strictly: JSONDecodeError says where a fault is


def _placed(text: str) -> Iterator[tuple[str, Any]]:
    """Each JSON value that should be a record, with its place in the text."""
    start = _after_space(text, 0)
    if text.startswith("[", start):
        yield from ((f"record {number}", value) for number, value in enumerate(_list(text, start), 1))
    else:
        yield from _sequence(text, start)


def _sequence(text: str, start: int) -> Iterator[tuple[str, Any]]:
    """JSON values with nothing but white space between them, each with the line it begins in."""
    line, seen = 1, 0
    while start < len(text):
        line += text.count("\n", seen, start)
        seen = start
        value, end = _value(text, start)
        yield f"line {line}", value
        start = _after_space(text, end)


def _list(text: str, start: int) -> Iterator[Any]:
    """The values of the list that begins at ``start``, one at a time, so that a fault is found in its line."""
    position = _after_space(text, start + 1)
    more = not text.startswith("]", position)
    while more:
        value, end = _value(text, position)
        yield value
        position = _after_space(text, end)
        more = text.startswith(",", position)
        if more:
            position = _after_space(text, position + 1)
        elif not text.startswith("]", position):
            raise json.JSONDecodeError("Expecting ',' delimiter", text, position)
    position = _after_space(text, position + 1)
    if position < len(text):
        raise json.JSONDecodeError("Extra data", text, position)


def _value(text: str, start: int) -> tuple[Any, int]:
    """The JSON value that begins at ``start``, and where it ends."""
    try:
        return _DECODER.raw_decode(text, start)
    except json.JSONDecodeError:
        raise
    except RecursionError:
        raise json.JSONDecodeError("nested too deeply", text, start) from None
    except ValueError as error:
        raise json.JSONDecodeError(str(error), text, start) from None


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made: dict[str, Any] = {}
    for key, value in pairs:
        if key in made:
            raise ValueError(f"the key {shown(key)} stands twice")
        made[key] = value
    return made


def _integer(text: str) -> int:
    if len(text) > MAX_DIGITS:
        raise ValueError(f"a number of {len(text)} digits")
    return int(text)


def _float(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise ValueError(f"a number too large: {shown(text)}")
    return number


def _constant(name: str) -> float:
    raise ValueError(f"{name} is no number")


_DECODER = json.JSONDecoder(object_pairs_hook=_object, parse_int=_integer, parse_float=_float, parse_constant=_constant)


def _after_space(text: str, position: int) -> int:
    found = _SPACE.match(text, position)
    assert found
    return found.end()
