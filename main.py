"""Koloda's command line (DESIGN.md, "Command line"): ``main(argv)`` gives the exit code."""

from __future__ import annotations

import gc
import sys

INTERRUPTED = 130


def main(argv: list[str] | tuple[str, ...] | None = None) -> int:
    """All else is imported here, so that Ctrl-C ends the program quietly from its first moment."""
    gc.disable()  # all that a start makes stays: nobody need look for garbage among it
    try:
        from game.cli.commandline import run

        return run(argv)
    except KeyboardInterrupt:
        return INTERRUPTED
    finally:
        gc.enable()


if __name__ == "__main__":
    sys.exit(main())
