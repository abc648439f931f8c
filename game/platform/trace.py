"""What the program does, one JSON line for each event, for tests that watch a real window (``--trace FILE``)."""

from __future__ import annotations

import json
import logging
from collections.abc import Sequence
from pathlib import Path


class Trace:
    """Appends to the file at ``path``; without a path it does nothing. OSError if the file cannot be opened.

    The lines are ``{"scene": name}``, ``{"focus": name}``, ``{"settled": {"seat": n, "legal": [codes]}}``,
    ``{"thought": {"seat": n, "iterations": n}}`` and ``{"move": [seat, code]}``, and ``{"phones": URL}`` once
    phones are let in, each on disk before the call returns.
    """

    def __init__(self, path: Path | None = None) -> None:
        self._file = path.open("ab", buffering=0) if path else None
        self._focus: str | None = None

    def scene(self, name: str) -> None:
        """A scene was entered, for the first time or again."""
        self._focus = None
        self._write({"scene": name})

    def focus(self, name: str) -> None:
        """The focus is on the item called ``name``; said twice in a row it is written once."""
        if name != self._focus:
            self._focus = name
            self._write({"focus": name})

    def settled(self, seat: int, legal: Sequence[str]) -> None:
        """Nothing moves any more, and the seat may act: ``legal`` has the codes of its moves."""
        self._write({"settled": {"seat": seat, "legal": list(legal)}})

    def thought(self, seat: int, iterations: int) -> None:
        """A CPU player that takes time to think has done so: how much of it, 0 where there was nothing to search."""
        self._write({"thought": {"seat": seat, "iterations": iterations}})

    def move(self, seat: int, code: str) -> None:
        """A move was played."""
        self._write({"move": [seat, code]})

    def phones(self, url: str) -> None:
        """Phones are let in at this address, which has the key in it."""
        self._write({"phones": url})

    def close(self) -> None:
        """Write nothing more."""
        if self._file:
            self._file.close()
            self._file = None

    def _write(self, line: dict[str, object]) -> None:
        if not self._file:
            return
        try:
            self._file.write(json.dumps(line, ensure_ascii=False).encode() + b"\n")
        except OSError as error:
            logging.getLogger(__name__).warning("tracing ends: %s", error)
            self.close()
