"""What software centres are told: releases from the changelog, both languages, and what the window is called."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from xml.etree import ElementTree as Xml

import metainfo
import project
import pytest

from game import __version__
from game.platform.environment import VARIABLES

CHANGELOG = """# Changelog

## Unreleased

- A *third* game,
  with `cards`.

## 0.2.0 (2026-03-01)

- Two players.
- Three players.

## 0.1.0 (2026-01-01)

- One player.
"""


def test_the_version_stands_in_one_place() -> None:
    assert project.version() == __version__
    tracked = [project.ROOT / "pyproject.toml", *project.HERE.glob("*.*"), project.ROOT / "README.md"]
    named = re.compile(rf"(?<![\d.]){re.escape(__version__)}(?![\d.])")
    assert [path.name for path in tracked if path.is_file() and named.search(path.read_text(encoding="utf-8"))] == []


def test_releases_are_those_of_the_changelog() -> None:
    found = metainfo.releases(CHANGELOG, "0.3.0", "2026-04-01")
    assert [(release.version, release.date) for release in found] == [
        ("0.3.0", "2026-04-01"),
        ("0.2.0", "2026-03-01"),
        ("0.1.0", "2026-01-01"),
    ]
    assert found[0].notes == ("A third game, with cards.",)
    assert found[1].notes == ("Two players.", "Three players.")


def test_a_version_that_the_changelog_does_not_know_is_no_release() -> None:
    released = CHANGELOG.replace("## Unreleased\n\n- A *third* game,\n  with `cards`.\n\n", "")
    with pytest.raises(ValueError, match="nothing of version"):
        metainfo.releases(released, "0.3.0", "2026-04-01")
    with pytest.raises(ValueError, match="no version, or no date"):
        metainfo.releases(CHANGELOG.replace("(2026-03-01)", "in March"), "0.3.0", "2026-04-01")


def test_it_is_told_in_both_languages() -> None:
    component = Xml.fromstring(metainfo.metainfo())
    for tag in ("name", "summary", "description/p", "keywords/keyword"):
        languages = {element.get(metainfo.XML_LANG, "en") for element in component.findall(tag)}
        assert languages == {"en", "ru"}, tag
    for image in component.findall("screenshots/screenshot/image"):
        assert (project.ROOT / "sprites" / "pictures" / Path(image.text or "").name).exists()
    assert component.find("releases/release") is not None


def test_the_desktop_entry_belongs_to_the_window() -> None:
    entry = dict(line.split("=", 1) for line in metainfo.desktop_entry().splitlines()[1:])
    assert entry["StartupWMClass"] == VARIABLES["SDL_VIDEO_X11_WMCLASS"]
    assert entry["Categories"] == "Game;CardGame;"
    for key in ("Name", "Comment", "Keywords"):
        assert entry[key] != entry[f"{key}[ru]"]


@pytest.mark.skipif(not shutil.which("desktop-file-validate"), reason="missing: desktop-file-validate")
def test_desktops_take_the_entry(tmp_path: Path) -> None:
    file = tmp_path / "koloda.desktop"
    file.write_text(metainfo.desktop_entry(), encoding="utf-8")
    assert subprocess.run(["desktop-file-validate", file], capture_output=True, text=True, check=False).stdout == ""


@pytest.mark.skipif(not shutil.which("appstreamcli"), reason="missing: appstreamcli")
def test_software_centres_take_the_metainfo(tmp_path: Path) -> None:
    file = tmp_path / f"{project.APP_ID}.metainfo.xml"
    file.write_text(metainfo.metainfo(), encoding="utf-8")
    done = subprocess.run(["appstreamcli", "validate", "--no-net", file], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
