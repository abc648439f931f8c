"""Files of deal records: one record, a JSON list of them, or one after the other as in JSON lines."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from game.rules.record import replay
from game.store.names import with_clean_names

_SPACE = re.compile(r"[ \t\r\n]*")


class RecordFileError(ValueError):
    """What is wrong with a file and where, in one line: ``FILE: line N: moves[17]: …``."""


def read_records(path: Path) -> tuple[dict[str, Any], ...]:
    """The records of a file, each valid to its last move, with clean names. RecordFileError for the first fault."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise RecordFileError(f"{path}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise RecordFileError(f"{path}: not a text in UTF-8") from error
    records = tuple(_valid(path, place, record) for place, record in _placed(path, text))
    if not records:
        raise RecordFileError(f"{path}: no deal record in it")
    return records


def _valid(path: Path, place: str, record: Any) -> dict[str, Any]:
    try:
        replay(record)
    except ValueError as error:
        raise RecordFileError(f"{path}: {place}: {error}") from error
    return with_clean_names(record)


def _placed(path: Path, text: str) -> Iterator[tuple[str, Any]]:
    """Each JSON value that should be a record, with its place in the file."""
    try:
        if text.lstrip().startswith("["):
            yield from ((f"record {number}", value) for number, value in enumerate(json.loads(text), 1))
        else:
            yield from ((f"line {line}", value) for line, value in _sequence(text))
    except json.JSONDecodeError as error:
        raise RecordFileError(f"{path}: line {error.lineno}: not JSON: {error.msg}") from error
    except (ValueError, RecursionError) as error:  # a number of thousands of digits, or nested too deeply
        raise RecordFileError(f"{path}: not JSON that could be read: {error}") from error


def _sequence(text: str) -> Iterator[tuple[int, Any]]:
    """JSON values with nothing but white space between them, each with the line it begins in."""
    decoder = json.JSONDecoder()
    line, seen = 1, 0
    start = _after_space(text, 0)
    while start < len(text):
        line += text.count("\n", seen, start)
        seen = start
        value, end = decoder.raw_decode(text, start)
        yield line, value
        start = _after_space(text, end)


def _after_space(text: str, position: int) -> int:
    found = _SPACE.match(text, position)
    assert found
    return found.end()
