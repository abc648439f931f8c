"""Makes the Debian package out of the folder that build.py has built. It runs where ``dpkg-deb`` is, root or not."""

from __future__ import annotations

import gzip
import shutil
import subprocess
import time
from collections.abc import Iterator
from email.utils import formatdate
from hashlib import md5
from pathlib import Path

import elf
import icons
import metainfo
import project

LIBRARY = Path("usr/lib/koloda")
SHARE = Path("usr/share")
X_LIBRARIES = ("libx11-6", "libxext6")
"""SDL loads them itself, so no file of the package names them."""
SOFTER = ("libxcursor1", "libxi6", "libxrandr2", "libxfixes3", "libxss1", "libasound2 | libpulse0", "libudev1")
DEAREST = 9
"""gzip's level; Debian asks for it."""


def make(program: Path, folder: Path) -> Path:
    """``koloda_<version>_<machine>.deb`` of a built program, in this folder."""
    tree = project.BUILD / "deb"
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(program, tree / LIBRARY, symlinks=True)
    (tree / "usr/bin").mkdir()
    (tree / "usr/bin/koloda").symlink_to("../lib/koloda/koloda")
    for path, content in shared():
        (tree / path).parent.mkdir(parents=True, exist_ok=True)
        (tree / path).write_bytes(content)
    for path in tree.rglob("*"):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path == tree / LIBRARY / "koloda" else 0o644)
    control = tree / "DEBIAN"
    control.mkdir(mode=0o755)
    (control / "control").write_text(about(program, size_of(tree)), encoding="utf-8")
    (control / "md5sums").write_text("".join(sums(tree)), encoding="utf-8")
    package = folder / f"{project.KEY}_{project.version()}_{project.debian_machine()}.deb"
    subprocess.run(["dpkg-deb", "--root-owner-group", "-Zxz", "-z4", "--build", tree, package], check=True)
    return package


def shared() -> Iterator[tuple[Path, bytes]]:
    """What desktops look for, each file with its place."""
    key, art = project.KEY, project.BUILD / "icons"
    yield SHARE / f"applications/{key}.desktop", metainfo.desktop_entry().encode()
    yield SHARE / f"metainfo/{project.APP_ID}.metainfo.xml", metainfo.metainfo().encode()
    yield SHARE / f"icons/hicolor/scalable/apps/{key}.svg", (art / "koloda.svg").read_bytes()
    for size in icons.SIZES:
        yield SHARE / f"icons/hicolor/{size}x{size}/apps/{key}.png", (art / f"koloda-{size}.png").read_bytes()
    yield SHARE / f"man/man6/{key}.6.gz", packed((project.HERE / "koloda.6").read_bytes())
    yield SHARE / f"doc/{key}/copyright", copyright_file().encode()
    yield SHARE / f"doc/{key}/changelog.gz", packed(changelog().encode())
    yield SHARE / f"lintian/overrides/{key}", (project.HERE / "lintian-overrides").read_bytes()


def packed(content: bytes) -> bytes:
    return gzip.compress(content, DEAREST, mtime=0)


def changelog() -> str:
    """In Debian's form: that there is a new version; what it brings the metainfo tells."""
    version, when = project.version(), formatdate(time.time())
    return f"""{project.KEY} ({version}) unstable; urgency=medium

  * Koloda {version}.

 -- {project.MAINTAINER}  {when}
"""


def copyright_file() -> str:
    licence = (project.ROOT / "LICENSE").read_text(encoding="utf-8").strip().splitlines()
    owner = next(line for line in licence if line.startswith("Copyright")).removeprefix("Copyright (c) ")
    text = "\n".join(f" {line}" if line else " ." for line in licence)
    return f"""Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: {project.NAME}
Source: {project.ADDRESS}
Comment: The works of others that are in this package, each with its whole licence, are listed in
 /{LIBRARY}/LICENCES.txt.

Files: *
Copyright: {owner}
License: Expat

License: Expat
{text}
"""


def about(program: Path, kilobytes: int) -> str:
    """The control file."""
    depends = ", ".join((f"libc6 (>= {elf.least_libc(program)})", *X_LIBRARIES))
    description = "\n".join(f" {line}" for line in wrapped(" ".join(project.DESCRIPTION["en"])))
    return f"""Package: {project.KEY}
Version: {project.version()}
Architecture: {project.debian_machine()}
Maintainer: {project.MAINTAINER}
Installed-Size: {kilobytes}
Depends: {depends}
Recommends: {", ".join(SOFTER)}
Section: games
Priority: optional
Homepage: {project.ADDRESS}
Description: {project.SUMMARY["en"].lower()}
{description}
"""


def wrapped(text: str, width: int = 78) -> list[str]:
    lines = [""]
    for word in text.split():
        if len(lines[-1]) + len(word) >= width:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


def size_of(tree: Path) -> int:
    """What is installed, in kilobytes."""
    return sum(path.stat().st_size for path in tree.rglob("*") if path.is_file() and not path.is_symlink()) // 1024 + 1


def sums(tree: Path) -> Iterator[str]:
    for path in sorted(tree.rglob("*")):
        inside = path.relative_to(tree)
        if path.is_file() and not path.is_symlink() and inside.parts[0] != "DEBIAN":
            yield f"{md5(path.read_bytes()).hexdigest()}  {inside}\n"


if __name__ == "__main__":
    print(make(project.folder(), project.DIST))
