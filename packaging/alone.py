"""Runs a built program as on a machine that has nothing: ``python3 packaging/alone.py dist/Koloda-… [arguments]``.

Its root is empty but for the C library and what draws on an X server: no Python, no repository, no fonts, no sound, no
shell, and no network unless phones are let in. Its home, which the environment names, is the only folder that it can
write to. Needs ``bwrap``.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

C_LIBRARY = ("c", "m", "dl", "pthread", "rt", "util", "resolv", "nss_files", "nss_dns", "anl")
X_LIBRARIES = ("X11", "Xext", "Xcursor", "Xi", "Xrandr", "Xfixes", "Xss", "Xrender", "xcb", "Xau", "Xdmcp", "bsd", "md")
"""And what those stand on."""
LOADER = re.compile(r"^ld-linux.*\.so\.\d+$")
INSIDE = Path("/opt/koloda")
PASSED_ON = ("DISPLAY", "HOME", "LANG", "LD_PRELOAD", "KOLODA_PADS", "PATH", "XDG_DATA_HOME")
SANDBOX = ("--die-with-parent", "--unshare-ipc", "--unshare-uts", "--proc", "/proc", "--dev", "/dev")
PHONES = "--phones"


def libraries() -> dict[str, Path]:
    """Those of the system that the program may load, by the names it asks for."""
    wanted = re.compile(rf"^lib({'|'.join((*C_LIBRARY, *X_LIBRARIES))})\.so\.\d+$")
    listed = subprocess.run(["ldconfig", "-p"], capture_output=True, text=True, check=True, env=system_path()).stdout
    found: dict[str, Path] = {}
    for name, kind, path in re.findall(r"^\s*(\S+) \((.*)\) => (\S+)$", listed, re.M):
        if (wanted.match(name) and "x86-64" in kind) or LOADER.match(name):
            found.setdefault(name, Path(path))
    return found


def system_path() -> dict[str, str]:
    return {**os.environ, "PATH": os.environ.get("PATH", "") + ":/usr/sbin:/sbin"}


def command(program: Path, arguments: Iterable[str], environment: dict[str, str]) -> list[str]:
    """``bwrap`` with all that is to be there."""
    arguments = list(arguments)
    words = ["bwrap", *SANDBOX, "--clearenv"]
    if PHONES not in arguments:
        words.append("--unshare-net")
    for path in libraries().values():
        words += ["--ro-bind", str(path.resolve()), str(path)]
        if LOADER.match(path.name):
            words += ["--ro-bind", str(path.resolve()), f"/lib64/{path.name}"]  # where programs name it
    home = environment["HOME"]
    words += ["--ro-bind", str(program.resolve()), str(INSIDE), "--bind", home, home, "--chdir", home]
    words += ["--ro-bind-try", "/tmp/.X11-unix", "/tmp/.X11-unix"]
    for name in PASSED_ON:
        if name in environment:
            words += ["--setenv", name, environment[name]]
    return [*words, str(INSIDE / "koloda"), *arguments]


def main() -> None:
    program, *arguments = sys.argv[1:]
    words = command(Path(program), arguments, dict(os.environ))
    os.environ.pop("LD_PRELOAD", None)  # for the program alone
    os.execvp(words[0], words)


if __name__ == "__main__":
    main()
