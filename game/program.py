"""The program with a window: it opens everything, runs the frame loop, and closes everything again."""

from __future__ import annotations

import gc
import logging
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import pygame

from game import __version__
from game.app import App
from game.options import Launch
from game.platform.audio import Audio
from game.platform.ending import Ending
from game.platform.trace import Trace
from game.platform.window import NoWindow, Window
from game.store import Store
from game.view.core.rendering import render
from sprites import drawing

log = logging.getLogger(__name__)
log.setLevel(logging.INFO)  # the first line of each run says which version it was

OK, FAILED = 0, 1
OURS = ("game", "sprites", "sounds")

LOG = "koloda.log"
LOG_BYTES = 256 * 1024
"""A longer log is begun anew."""
ICON_SIZE = (128, 128)


def run(launch: Launch) -> int:
    """Play until the player has had enough: the exit code. What goes wrong is one line on standard error."""
    ending = Ending()
    code = _run(launch, ending)
    if ending.stuck:
        ending.leave(code)
    return code


def _run(launch: Launch, ending: Ending) -> int:
    details = ""
    try:
        with Store.open(launch.data_dir) as store, _log_in(store) as log_file:
            log.info("%s", _what_runs())
            details = f"; details are in {log_file}" if log_file else ""
            _play(launch, store, ending)
            return OK
    except NoWindow as error:
        return _failed(str(error))
    except Exception as error:
        if isinstance(error, ModuleNotFoundError) and (error.name or "").partition(".")[0] not in OURS:
            raise  # a package is missing: ``main`` says what to do
        return _failed(f"{type(error).__name__}: {error}{details}")


def _play(launch: Launch, store: Store, ending: Ending) -> None:
    try:
        with opened(launch, store, ending) as app, _ended_by_sigterm(app.close):
            app.start()
            app.step(0.0)  # the first picture waits for nothing
            gc.enable()
            clock = pygame.time.Clock()
            while app.running:
                app.step(clock.tick(app.rate) / 1000)
    except NoWindow:
        raise
    except Exception:
        log.exception("ended by an error")
        raise


@contextmanager
def opened(launch: Launch, store: Store, ending: Ending | None = None) -> Iterator[App]:
    """Everything the program needs, opened, and closed again whatever happens: the window first, then what may hang."""
    ending = ending or Ending()
    settings = store.settings
    display = settings.display if launch.display is None else launch.display
    with ExitStack() as closing:
        closing.callback(ending.finish)
        pygame.font.init()
        window = Window(
            launch.size or settings.window_size,
            fullscreen=launch.fills_screen(settings.fullscreen),
            display=display,
        )
        closing.callback(window.close)
        window.set_icon(render(drawing.picture("title/logo"), ICON_SIZE))
        audio = Audio(later=True)
        ending.later(audio.close)
        trace = Trace(launch.trace)
        ending.later(trace.close)
        app = App(launch, store, window, audio, trace)
        ending.later(app.services.jobs.close)
        closing.callback(app.shut)
        yield app


@contextmanager
def _ended_by_sigterm(end: Callable[[], None]) -> Iterator[None]:
    before = signal.signal(signal.SIGTERM, lambda *_: end())
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


@contextmanager
def _log_in(store: Store) -> Iterator[Path | None]:
    """Log to a file in the store's folder, if that can be written and is ours; nothing goes to the terminal."""
    file = store.folder / LOG if store.folder and store.saving and not store.newer else None
    handler: logging.Handler = logging.NullHandler()
    if file:
        try:
            old = file.stat().st_size > LOG_BYTES if file.exists() else False
            handler = logging.FileHandler(file, mode="w" if old else "a", encoding="utf-8")
        except OSError:
            file = None
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.raiseExceptions = False  # a full disk is no reason to stop, nor to talk to the terminal
    root = logging.getLogger()
    root.addHandler(handler)
    try:
        yield file
    finally:
        root.removeHandler(handler)
        with suppress(OSError):  # what did not fit on a full disk has been told
            handler.close()


def _what_runs() -> str:
    """For whoever reads the log: the version, and what it stands on."""
    sdl = ".".join(map(str, pygame.get_sdl_version()))
    packed = "packed" if getattr(sys, "frozen", False) else "from source"
    python = sys.version.partition(" ")[0]
    return f"Koloda {__version__} {packed}, pygame-ce {pygame.version.ver}, SDL {sdl}, Python {python}, {sys.platform}"


def _failed(why: str) -> int:
    print(f"koloda: {' '.join(why.split())}", file=sys.stderr)
    return FAILED
