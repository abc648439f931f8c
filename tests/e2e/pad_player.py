"""Runs the program together with virtual pads, which live in its process: a thread does what standard input says.

Lines are ``attach mapped``, ``tap 0 SOUTH``, ``move 0 LEFT_X 1.0`` and ``detach 0``; the first must come when the
program is already at its title.
"""

from __future__ import annotations

import sys
import threading
from pathlib import Path
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import main
from tests.e2e.driver import until

if TYPE_CHECKING:
    from tests.virtual_pads import VirtualPad


def obey() -> None:
    """Carry out the commands."""
    from tests import virtual_pads  # here, since the program has to prepare the environment before pygame is imported

    pads: list[VirtualPad] = []
    for line in sys.stdin:
        command, *words = line.split()
        if command == "attach":
            pads.append(attached(words[1] if words[1:] else f"Pad{len(pads)}", mapped=words[0] == "mapped"))
            continue
        pad = pads[int(words[0])]
        if command == "tap":
            pad.tap(getattr(virtual_pads, words[1]))
        elif command == "move":
            pad.move(getattr(virtual_pads, words[1]), float(words[2]))
        elif command == "detach":
            pad.detach()


def attached(name: str, mapped: bool) -> VirtualPad:
    """A pad that the program has noticed: what is pressed before is lost."""
    from tests.virtual_pads import MAPPED, UNMAPPED, VirtualPad

    pad = VirtualPad(name, kind=MAPPED if mapped else UNMAPPED)
    if mapped:
        until(lambda: pad.opened, "the pad is noticed")
    return pad


if __name__ == "__main__":
    threading.Thread(target=obey, daemon=True).start()
    sys.exit(main.main())
