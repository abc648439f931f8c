"""JSON out of files that may hold anything: what is read can also be written again."""

from __future__ import annotations

import json
from collections.abc import Iterable

MAX_DEPTH = 100
"""Of lists and objects in each other. How deep Python can go depends on how deep the program is in its own calls: what
could just be read at the start could not be written any more at the table."""


def parsed(text: str) -> object:
    """What a text says. ValueError if it is no JSON, or nested too deeply."""
    try:
        data = json.loads(text)
    except RecursionError as error:
        raise ValueError(str(error)) from None
    layer = [data]
    for _ in range(MAX_DEPTH + 1):
        layer = [part for whole in layer for part in _parts(whole)]
        if not layer:
            return data
    raise ValueError("nested too deeply")


def _parts(whole: object) -> Iterable[object]:
    if isinstance(whole, dict):
        return whole.values()
    return whole if isinstance(whole, list) else ()
