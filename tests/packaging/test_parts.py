"""Licences, icons and what is asked of the system, without building anything."""

from __future__ import annotations

import struct
import sys
from importlib.metadata import distributions
from pathlib import Path

import alone
import elf
import icons
import licences
import project
import pytest

from game.texts.third_parties import HELPERS, LIBRARIES

PNG = b"\x89PNG\r\n\x1a\n"


def packed(folder: Path, *names: str) -> Path:
    for name in names:
        (folder / name).write_bytes(b"")
    return folder


def test_every_library_that_may_be_packed_has_a_licence_and_stands_on_the_page_about_them() -> None:
    told = {name for work in (*(work.name for work in LIBRARIES), *HELPERS) for name in work.split(", ")}
    for library in licences.LIBRARIES:
        assert library.name in told
        assert all(licences.kept(text).strip() for text in library.text)


@pytest.mark.parametrize(
    ("file", "name"),
    [
        ("libSDL2-2-50d19f93.0.so.0.3200.10", "SDL 2"),
        ("SDL2.dll", "SDL 2"),
        ("libSDL2_image-2-d6906c81.0.so.0.800.12", "SDL_image"),
        ("libz.so.1", "zlib"),
        ("libopus-ddd6afb9.so.0.11.1", "Opus"),
        ("libopusfile-96d7a9c0.so.0.4.5", "opusfile"),
        ("libstdc++.so.6", "GCC runtime"),
        ("libpython3.11.so.1.0", "Python"),
    ],
)
def test_whose_library_a_file_is(file: str, name: str) -> None:
    assert licences.library_of(file).name == name


def test_nothing_gets_in_without_a_licence(tmp_path: Path) -> None:
    assert licences.libraries(packed(tmp_path, "libz.so.1", "_json.cpython-311-x86_64-linux-gnu.so", "koloda.svg"))
    with pytest.raises(licences.Unlicensed, match=r"libmystery\.so\.3"):
        licences.libraries(packed(tmp_path, "libmystery.so.3"))


def test_the_licences_of_a_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(licences, "PACKER", "msgspec")  # the true one is only there while a program is packed
    wanted = licences.required()
    modules = [top for dist in distributions() if dist.name.lower() in wanted for top in licences.tops(dist)]
    text = licences.write(packed(tmp_path, "libFLAC.so.12"), modules).read_text(encoding="utf-8")
    for name in ("Koloda", "msgspec", "pygame-ce", "FLAC"):
        assert f"{licences.RULE}\n{name}\n{licences.RULE}" in text
    assert "pytest" not in text
    with pytest.raises(licences.Unlicensed, match="needs font-manrope: nothing of that is in the program"):
        licences.write(tmp_path, [module for module in modules if module != "font_manrope"])


@pytest.mark.usefixtures("no_display")
def test_icons_of_every_size_and_kind(tmp_path: Path) -> None:
    icons.make(tmp_path)
    for size in icons.SIZES:
        content = (tmp_path / f"koloda-{size}.png").read_bytes()
        assert content.startswith(PNG)
        assert struct.unpack_from(">LL", content, 16) == (size, size)
    assert (tmp_path / "koloda.svg").read_text(encoding="utf-8").startswith("<svg")
    ico = (tmp_path / "koloda.ico").read_bytes()
    kind, count = struct.unpack_from("<HH", ico, 2)
    assert (kind, count) == (1, len(icons.WINDOWS))
    for number, size in enumerate(icons.WINDOWS):
        width, *_, length, at = struct.unpack_from("<BBBBHHLL", ico, 6 + 16 * number)
        assert (width or 256) == size
        assert ico[at : at + 8] == PNG and at + length <= len(ico)
    icns = (tmp_path / "koloda.icns").read_bytes()
    assert icns.startswith(b"icns") and struct.unpack_from(">L", icns, 4) == (len(icns),)


@pytest.mark.skipif(sys.platform != "linux", reason="Linux only")
def test_an_empty_root_has_no_more_than_the_c_library_and_x(tmp_path: Path) -> None:
    words = alone.command(tmp_path, ["--version"], {"HOME": str(tmp_path), "PYTHONPATH": "/somewhere"})
    bound = [words[at + 2] for at, word in enumerate(words) if word in ("--bind", "--ro-bind", "--ro-bind-try")]
    others = [place for place in bound if not Path(place).name.startswith(("lib", "ld-linux"))]
    assert sorted(others) == sorted([str(alone.INSIDE), str(tmp_path), "/tmp/.X11-unix"])
    assert not any(name in place for place in bound for name in ("python", "SDL", "freetype", "asound"))
    assert "PYTHONPATH" not in words


@pytest.mark.skipif(sys.platform != "linux", reason="Linux only")
def test_the_oldest_c_library_that_will_do(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(elf.MAGIC + b"GLIBC_2.2.5\0GLIBC_2.34\0")
    (tmp_path / "b").write_bytes(elf.MAGIC + b"GLIBC_2.9\0")
    (tmp_path / "text").write_bytes(b"GLIBC_9.9\0")
    assert elf.least_libc(tmp_path) == "2.34"
    assert [path.name for path in elf.files(tmp_path)] == ["a", "b"]


def test_the_folder_is_called_by_version_system_and_machine() -> None:
    assert project.folder().name == f"Koloda-{project.version()}-{project.system()}-{project.machine()}"
