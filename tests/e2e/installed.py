"""The program as somebody has it who has just got it: in a home that nothing is in, without a sound device, with pads
that are made from outside. What is started says the environment: ``KOLODA_PROGRAM`` is the command of a build, for
instance ``python3 packaging/alone.py dist/Koloda-…``; else it is the source."""

from __future__ import annotations

import atexit
import os
import shlex
import shutil
import signal
import subprocess
import sys
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

from tests.e2e.driver import DEADLINE, ROOT, Desktop, Game, until

PROGRAM = "KOLODA_PROGRAM"
COMPILER = "gcc"
PADS = Path(__file__).with_name("pads.c")
PASSED_ON = ("PATH", "DISPLAY", "LD_LIBRARY_PATH")
HELPERS = ("bwrap", "alone.py", "spawn_main", "multiprocessing-fork", "resource_tracker")
"""What stands in the command lines of processes that are not the program itself."""


def program() -> list[str]:
    """What is started."""
    named = os.environ.get(PROGRAM)
    return shlex.split(named) if named else [sys.executable, str(ROOT / "main.py")]


def home_environment(home: Path) -> dict[str, str]:
    """Of a program that somebody starts in an empty home, where no sound device is."""
    kept = {name: os.environ[name] for name in PASSED_ON if name in os.environ}
    return {**kept, "HOME": str(home), "LANG": "C.UTF-8", "SDL_AUDIODRIVER": "none-such"}


def ended(home: Path, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """Run in a terminal to its end, without a display."""
    environment = {name: value for name, value in home_environment(home).items() if name != "DISPLAY"}
    return subprocess.run(
        [*program(), *map(str, arguments)],
        env=environment,
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=DEADLINE,
        check=False,
    )


@cache
def _preloaded() -> Path:
    """What makes pads, compiled."""
    folder = mkdtemp(prefix="koloda-pads-")
    atexit.register(shutil.rmtree, folder)
    library = Path(folder) / "pads.so"
    subprocess.run([COMPILER, "-shared", "-fPIC", "-o", library, PADS, "-ldl", "-lpthread"], check=True)
    return library


class InstalledGame(Game):
    """Its folder is its home. Pads are numbered from 0 in the order they are plugged in."""

    def __init__(self, desktop: Desktop, folder: Path, *arguments: str) -> None:
        self._lines_for_pads = folder / "pads"
        self._lines_for_pads.unlink(missing_ok=True)
        os.mkfifo(self._lines_for_pads)
        self._pads = os.open(self._lines_for_pads, os.O_RDWR)
        super().__init__(desktop, folder, *arguments)

    def command(self) -> list[str | Path]:
        return [*program()]

    def environment(self) -> dict[str, str]:
        library = shutil.copy(_preloaded(), self.folder)
        told = {"LD_PRELOAD": str(library), "KOLODA_PADS": str(self._lines_for_pads)}
        return {**home_environment(self.folder), "DISPLAY": self.desktop.environment["DISPLAY"], **told}

    @property
    def data(self) -> Path:
        """Where it saves, unless it is told otherwise."""
        return self.folder / ".local" / "share" / "Koloda"

    @property
    def log(self) -> str:
        return (self.data / "koloda.log").read_text(encoding="utf-8")

    def attach(self, name: str = "Pad") -> None:
        """Plug a pad in; what is pressed next waits until the program has noticed it."""
        os.write(self._pads, f"attach {name}\n".encode())

    def tap(self, pad: int, button: int) -> None:
        """Press and release one of the buttons of ``tests.virtual_pads``."""
        os.write(self._pads, f"tap {pad} {button}\n".encode())

    def processes(self) -> dict[int, str]:
        """All that belong to it, with their command lines, by their numbers: it began a session of its own."""
        found = {}
        for folder in Path("/proc").glob("[0-9]*"):
            try:
                state, _, _, session, *_ = (folder / "stat").read_text().rpartition(")")[2].split()
                if int(session) == self.process.pid and state != "Z":
                    found[int(folder.name)] = (folder / "cmdline").read_text().replace("\0", " ")
            except (FileNotFoundError, ProcessLookupError):
                continue
        return found

    def kill(self) -> None:
        """The program itself, without warning, whatever has started it; all else ends with it."""
        told = self.processes()
        (number,) = [each for each, words in told.items() if not any(helper in words for helper in HELPERS)]
        os.kill(number, signal.SIGKILL)
        self.process.wait(DEADLINE)
        until(lambda: not self.processes(), "its worker ends, too")

    def close(self) -> None:
        super().close()
        os.close(self._pads)
