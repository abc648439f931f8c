"""Koloda's command line (DESIGN.md, "Command line"): ``main(argv)`` gives the exit code.

Whatever Python starts this has to be able to read it, down to 2.7, to be told that it is too old: so types stand in
comments here.
"""

import gc
import sys

FAILED, INTERRUPTED = 1, 130
OLDEST = (3, 10)
OURS = ("game", "sprites", "sounds")


def main(argv=None):
    # type: (list[str] | tuple[str, ...] | None) -> int
    """All else is imported here, so that Ctrl-C ends the program quietly from its first moment."""
    if sys.version_info[:2] < OLDEST:
        too_old = "Python %d.%d or newer is needed, and this is %d.%d: start main.py with a newer one"
        return _wrongly_started(too_old % (OLDEST + sys.version_info[:2]))
    gc.disable()  # all that a start makes stays: nobody need look for garbage among it
    try:
        from game.cli.commandline import run

        return run(argv)
    except KeyboardInterrupt:
        return INTERRUPTED
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        if missing in OURS:
            raise
        return _wrongly_started("%s is missing; %s" % (missing, _install()))
    finally:
        gc.enable()


def _install():
    # type: () -> str
    if getattr(sys, "frozen", False):
        return "install Koloda again"
    return "install what the game needs: %s -m pip install -r requirements.txt" % (sys.executable or "python3")


def _wrongly_started(why):
    # type: (str) -> int
    """One line on standard error instead of a traceback."""
    if sys.stderr:
        sys.stderr.write("koloda: %s\n" % why)
    return FAILED


if __name__ == "__main__":
    if getattr(sys, "frozen", False):  # a packed program is its own Python: it may have been started as a worker
        from multiprocessing import freeze_support

        freeze_support()
    sys.exit(main())
