"""What software centres show of the game: its AppStream metainfo and its desktop entry, in both languages."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from dataclasses import dataclass
from xml.etree import ElementTree as Xml

import project

CHANGELOG = project.ROOT / "CHANGELOG.md"
UNRELEASED = "Unreleased"
MOST_NOTES = 12
"""Of one release: the rest is in the changelog."""
XML_LANG = "{http://www.w3.org/XML/1998/namespace}lang"
HEADING = re.compile(r"^## (?P<version>\S+)(?: \((?P<date>\d{4}-\d{2}-\d{2})\))?$")


@dataclass(frozen=True)
class Release:
    """``date`` is that of the changelog, or today's for what is not released yet."""

    version: str
    date: str
    notes: tuple[str, ...]


def releases(changelog: str, version: str, today: str) -> list[Release]:
    """Those in the changelog, the newest first. What is unreleased is what ``version`` brings.

    ValueError if the changelog knows neither it nor anything unreleased.
    """
    found = []
    for heading, body in _sections(changelog):
        unreleased = heading["version"] == UNRELEASED
        notes = tuple(" ".join(re.sub(r"[*`]", "", note).split()) for note in re.split(r"^- ", body, flags=re.M)[1:])
        if notes:
            found.append(Release(version if unreleased else heading["version"], heading["date"] or today, notes))
    if version not in [release.version for release in found]:
        raise ValueError(f"CHANGELOG.md tells nothing of version {version}")
    return found


def _sections(changelog: str) -> Iterator[tuple[re.Match[str], str]]:
    heading, lines = None, list[str]()
    for line in changelog.splitlines():
        if line.startswith("## "):
            if heading:
                yield heading, "\n".join(lines)
            heading, lines = HEADING.match(line), []
            if not heading:
                raise ValueError(f"CHANGELOG.md: no version, or no date behind it: {line}")
        else:
            lines.append(line)
    if heading:
        yield heading, "\n".join(lines)


def metainfo() -> str:
    """AppStream's XML."""
    component = Xml.Element("component", type="desktop-application")

    def add(tag: str, text: str = "", parent: Xml.Element = component, **facts: str) -> Xml.Element:
        element = Xml.SubElement(parent, tag, {name.rstrip("_"): value for name, value in facts.items()})
        element.text = text or None
        return element

    def add_in_both(tag: str, texts: dict[str, str], parent: Xml.Element = component) -> None:
        for language, text in texts.items():
            element = add(tag, text, parent)
            if language != "en":
                element.set(XML_LANG, language)

    add("id", project.APP_ID)
    add("metadata_license", "CC0-1.0")
    add("project_license", project.LICENCE)
    add_in_both("name", project.LOCAL_NAME)
    add_in_both("summary", project.SUMMARY)
    description = add("description")
    for paragraph in zip(*project.DESCRIPTION.values(), strict=True):
        add_in_both("p", dict(zip(project.DESCRIPTION, paragraph, strict=True)), description)
    developer = add("developer", id=project.APP_ID.rpartition(".")[0])
    add("name", "The developers of Koloda", developer)
    add("launchable", f"{project.KEY}.desktop", type="desktop-id")
    add("icon", project.KEY, type="stock")
    add("url", project.ADDRESS, type="homepage")
    categories = add("categories")
    for category in ("Game", "CardGame"):
        add("category", category, categories)
    keywords = add("keywords")
    for language, words in project.KEYWORDS.items():
        for word in words:
            add_in_both("keyword", {language: word}, keywords)
    screenshots = add("screenshots")
    for number, name in enumerate(project.SCREENSHOTS):
        screenshot = add("screenshot", "", screenshots, **({} if number else {"type": "default"}))
        add("image", f"{project.ADDRESS}/pictures/{name}.png", screenshot, type="source")
    supports = add("supports")
    for control in ("gamepad", "keyboard", "pointing"):
        add("control", control, supports)
    add("binary", project.KEY, add("provides"))
    add("content_rating", type="oars-1.1")
    every = add("releases")
    today = time.strftime("%Y-%m-%d", time.gmtime())
    for release in releases(CHANGELOG.read_text(encoding="utf-8"), project.version(), today):
        entry = add("release", "", every, version=release.version, date=release.date, type="stable")
        notes = add("ul", "", add("description", "", entry))
        for note in release.notes[:MOST_NOTES]:
            add("li", note, notes)
    Xml.indent(component)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{Xml.tostring(component, encoding="unicode")}\n'


def desktop_entry() -> str:
    """What menus and Steam's *Add a non-Steam game* list."""

    def keywords(language: str) -> str:
        return "".join(f"{word};" for word in project.KEYWORDS[language])

    return "\n".join(
        [
            "[Desktop Entry]",
            "Type=Application",
            "Version=1.1",
            f"Name={project.LOCAL_NAME['en']}",
            f"Name[ru]={project.LOCAL_NAME['ru']}",
            "GenericName=Card games",
            "GenericName[ru]=Карточные игры",
            f"Comment={project.SUMMARY['en']}",
            f"Comment[ru]={project.SUMMARY['ru']}",
            f"Keywords={keywords('en')}",
            f"Keywords[ru]={keywords('ru')}",
            f"Exec={project.KEY}",
            f"Icon={project.KEY}",
            "Terminal=false",
            "Categories=Game;CardGame;",
            f"StartupWMClass={project.KEY}",
            "",
        ]
    )


if __name__ == "__main__":
    print(metainfo())
    print(desktop_entry())
