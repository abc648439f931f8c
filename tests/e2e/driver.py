"""Drives the real program in a real window: a display of its own, keys and the mouse by xdotool, pads in the process.

What the program does is read from its trace; every wait has a deadline.
"""

from __future__ import annotations

import json
import os
import queue
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
TOOLS = ("Xvfb", "openbox", "xdotool")
DEADLINE = 30.0
"""Seconds after which what was waited for will not come any more; a loaded machine is slow."""
LOOK_AGAIN = 0.02

Line = dict[str, Any]


def missing_tools() -> list[str]:
    return [tool for tool in TOOLS if shutil.which(tool) is None]


def until(happened: Callable[[], bool], what: str, seconds: float = DEADLINE) -> None:
    """Wait for something that nobody announces."""
    end = time.monotonic() + seconds
    while not happened():
        if time.monotonic() > end:
            raise TimeoutError(what)
        time.sleep(LOOK_AGAIN)


class Desktop:
    """A display, with a window manager unless it is ``bare``."""

    def __init__(self, folder: Path, size: tuple[int, int] = (1600, 900), *, bare: bool = False) -> None:
        self.size = size
        self._running: list[subprocess.Popen[bytes]] = []
        reading, writing = os.pipe()
        server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{size[0]}x{size[1]}x24", "-nolisten", "tcp"],
            pass_fds=[writing],
            stderr=subprocess.DEVNULL,
        )
        self._running.append(server)
        os.close(writing)
        with os.fdopen(reading) as display:
            number = display.readline().strip()
        kept = {
            name: value for name, value in os.environ.items() if not name.startswith(("SDL_", "WAYLAND_", "PYGAME"))
        }
        self.environment = {**kept, "DISPLAY": f":{number}", "SDL_AUDIODRIVER": "dummy"}
        if not bare:
            self._manage(folder)

    def _manage(self, folder: Path) -> None:
        started = folder / "openbox-started"
        manager = subprocess.Popen(
            ["openbox", "--startup", f"touch {started}"],
            env={**self.environment, "HOME": str(folder)},
            stderr=subprocess.DEVNULL,
        )
        self._running.insert(0, manager)
        until(started.exists, "openbox has started")

    def xdotool(self, *words: object) -> str:
        """Run an xdotool command and return what it prints."""
        return subprocess.run(
            ["xdotool", *map(str, words)],
            env=self.environment,
            check=True,
            capture_output=True,
            text=True,
            timeout=DEADLINE,
        ).stdout.strip()

    def screenshot(self, path: Path) -> None:
        """The whole screen as a PNG; needs ImageMagick."""
        subprocess.run(["import", "-window", "root", path], env=self.environment, check=True, timeout=DEADLINE)

    def close(self) -> None:
        for process in self._running:
            process.terminate()
            process.wait(DEADLINE)


class Game:
    """The program, started with a folder of its own for what it saves. Close it in the end, whatever happens."""

    script = ROOT / "main.py"

    def __init__(self, desktop: Desktop, folder: Path, *arguments: str) -> None:
        self.desktop = desktop
        self.folder = folder
        self.seen: list[Line] = []
        """The lines of the trace that were waited for, and those before them."""
        self._lines: queue.SimpleQueue[Line] = queue.SimpleQueue()
        self._trace = folder / "trace"
        self._follow_trace()
        self.process = subprocess.Popen(
            [*self.command(), "--trace", self._trace, *arguments],
            env=self.environment(),
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def command(self) -> list[str | Path]:
        """How it is started."""
        return [sys.executable, self.script, "--data-dir", self.folder]

    def environment(self) -> dict[str, str]:
        return self.desktop.environment

    # What it does

    def wait_for(self, wanted: Line | Callable[[Line], bool], seconds: float = DEADLINE) -> Line:
        """The next line of the trace that is, or does, what is wanted; the lines before it are passed over."""
        fits = wanted if callable(wanted) else lambda line: line == wanted
        end = time.monotonic() + seconds
        while True:
            try:
                line = self._lines.get(timeout=max(end - time.monotonic(), 0))
            except queue.Empty:
                raise TimeoutError(f"no line as wanted: {wanted}; seen: {self.seen[-10:]}; {self._end()}") from None
            self.seen.append(line)
            if fits(line):
                return line

    def saw(self, wanted: Line | Callable[[Line], bool], seconds: float = 0.25) -> bool:
        """Whether such a line comes within a short while; lines that do not fit are passed over."""
        try:
            self.wait_for(wanted, seconds)
        except TimeoutError:
            return False
        return True

    def wait_for_scene(self, name: str) -> None:
        self.wait_for({"scene": name})

    def wait_for_turn(self) -> tuple[int, list[str]]:
        """Until a person may act: the seat, and the codes of its moves."""
        settled = self.wait_for(lambda line: "settled" in line)["settled"]
        return settled["seat"], settled["legal"]

    def exit_code(self) -> int:
        """Wait for its end."""
        return self.process.wait(DEADLINE)

    def errors(self) -> str:
        """What it wrote to standard error, once it has ended."""
        assert self.process.stderr
        return self.process.stderr.read()

    # What is done to it

    def keys(self, *names: str) -> None:
        """Press keys one after the other, named as by X: Return, Down, F11, alt+Return."""
        self.desktop.xdotool("key", "--delay", 40, *names)

    def click(self, x: int, y: int, button: int = 1) -> None:
        """Click in the window."""
        self.desktop.xdotool("mousemove", "--window", self.window, x, y, "click", button)

    def resize(self, width: int, height: int) -> None:
        self.desktop.xdotool("windowsize", self.window, width, height)

    def ask_to_close(self) -> None:
        """What the window manager does when its close button is pressed: here by its shortcut."""
        self.keys("alt+F4")

    @property
    def window(self) -> str:
        """X's number of the window, once it is on the screen."""
        return self.desktop.xdotool("search", "--sync", "--onlyvisible", "--class", "koloda").splitlines()[0]

    @property
    def title(self) -> str:
        return self.desktop.xdotool("getwindowname", self.window)

    @property
    def size(self) -> tuple[int, int]:
        shape = dict(
            line.split("=") for line in self.desktop.xdotool("getwindowgeometry", "--shell", self.window).splitlines()
        )
        return int(shape["WIDTH"]), int(shape["HEIGHT"])

    def wait_for_size(self, size: tuple[int, int]) -> None:
        until(lambda: self.size == size, f"the window is {size}")

    def kill(self) -> None:
        """Without warning."""
        self.process.kill()
        self.process.wait(DEADLINE)

    def close(self) -> None:
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.communicate(timeout=DEADLINE)

    def _follow_trace(self) -> None:
        """The trace is a pipe: what is written to it arrives at once, and nobody has to look again and again."""
        self._trace.unlink(missing_ok=True)
        os.mkfifo(self._trace)
        both_ends = os.open(self._trace, os.O_RDWR)  # with a writer of our own it never ends

        def read() -> None:
            with os.fdopen(both_ends, encoding="utf-8", buffering=1, mode="r") as lines:
                for line in lines:
                    self._lines.put(json.loads(line))

        threading.Thread(target=read, daemon=True).start()

    def _end(self) -> str:
        code = self.process.poll()
        return "it still runs" if code is None else f"it ended with {code}: {self.errors()}"


class PadGame(Game):
    """The program in a process that also has virtual pads, numbered from 0 in the order they are plugged in."""

    script = Path(__file__).with_name("pad_player.py")

    def attach(self, kind: str = "mapped", name: str = "") -> None:
        """Plug a pad in: a ``mapped`` one or an ``unmapped`` one, perhaps with the name of one that is gone."""
        self._tell("attach", kind, name)

    def tap(self, pad: int, button: str) -> None:
        """Press and release one of the buttons that ``tests.virtual_pads`` names."""
        self._tell("tap", pad, button)

    def move(self, pad: int, axis: str, value: float) -> None:
        self._tell("move", pad, axis, value)

    def detach(self, pad: int) -> None:
        """Pull its plug; the other pads keep their numbers."""
        self._tell("detach", pad)

    def _tell(self, *words: object) -> None:
        assert self.process.stdin
        self.process.stdin.write(" ".join(map(str, words)) + "\n")
        self.process.stdin.flush()
