"""The end of the program: nothing that hangs holds it up."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from threading import Event

from game.platform.ending import Ending

ROOT = Path(__file__).resolve().parents[2]
DEADLINE = 30
"""Seconds for the program to start on a busy machine; it used to stay for ever."""


def test_closing_waits_a_moment_for_what_hangs_and_closes_the_rest() -> None:
    closed: list[str] = []
    release = Event()

    def hangs() -> None:
        release.wait()

    ending = Ending(patience=0.05)
    ending.later(lambda: closed.append("first opened"))
    ending.later(hangs)
    ending.later(lambda: closed.append("last opened"))
    ending.finish()
    release.set()
    assert ending.stuck
    assert sorted(closed) == ["first opened", "last opened"]


def test_what_fails_to_close_keeps_nothing_else_open() -> None:
    closed: list[str] = []

    def fails() -> None:
        raise OSError("it does not close")

    ending = Ending()
    ending.later(lambda: closed.append("other"))
    ending.later(fails)
    ending.finish()
    assert not ending.stuck
    assert closed == ["other"]


PROGRAM = """
import sys
from game.app import App
from main import main
App.running = property(lambda app: not app.services.audio._open)  # the player leaves as soon as there is sound
sys.exit(main(sys.argv[1:]))
"""


def test_a_sound_server_that_stalls_does_not_keep_the_program_from_closing(tmp_path: Path) -> None:
    """SDL writes sound into a pipe that nobody reads: closing the mixer waited for it for ever."""
    pipe, data = tmp_path / "pipe", tmp_path / "data"
    os.mkfifo(pipe)
    unread = os.open(pipe, os.O_RDWR | os.O_NONBLOCK)
    try:
        with suppress(BlockingIOError):
            while True:  # until it is full
                os.write(unread, b"." * 4096)
        sound = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": str(pipe)}
        command = [sys.executable, "-c", PROGRAM, "--windowed", "--data-dir", str(data)]
        done = subprocess.run(command, cwd=ROOT, env=os.environ | sound, capture_output=True, timeout=DEADLINE)
        assert done.returncode == 0
        assert "what does not close" in (data / "koloda.log").read_text()
    finally:
        os.close(unread)
