"""Libraries that write straight to the terminal."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator


@contextlib.contextmanager
def standard_error_aside() -> Iterator[None]:
    """What is written to file descriptor 2 meanwhile goes nowhere: there libraries complain of missing devices."""
    try:
        kept = os.dup(2)
    except OSError:  # closed from the start
        yield
        return
    if sys.stderr is not None:
        sys.stderr.flush()
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    os.close(nowhere)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
