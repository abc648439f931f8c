"""What the page consists of, and that it agrees with where it comes from."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from game.phones.page_files import PAGE, TYPES, page_files
from game.phones.typeface import LETTERS, slimmed, typeface
from game.rules.cards import CODES
from sprites.cards import INDEX

SVG = "{http://www.w3.org/2000/svg}"
FIRST = ("/", "/page.css", "/page.js", "/words.json", "/pictures.svg", "/icon.svg", "/SemiBold.ttf", "/ExtraBold.ttf")
"""What is loaded before the first card; beside it one room and one back."""
BUDGET = 150 * 1024


def page(name: str) -> str:
    return (PAGE / name).read_text(encoding="utf-8")


def test_the_page_is_one_html_one_css_and_one_module() -> None:
    assert sorted(file.name for file in PAGE.iterdir()) == ["index.html", "page.css", "page.js"]


def test_every_file_that_the_page_names_is_served_with_its_type() -> None:
    files = page_files()
    named = set(re.findall(r'(?:href|src)="(/[^"]*)"', page("index.html")))
    named |= set(re.findall(r'url\("([^"]+)"\)', page("page.css")))
    named |= {f"/{name}.json" for name in ("words", "rules.en", "rules.ru")}
    assert named <= files.keys()
    assert all(files[path].type == TYPES[path[path.rindex(".") :]] for path in named)
    assert all(files[path].plain for path in named)


def test_all_that_is_loaded_before_the_first_card_is_small() -> None:
    files = page_files()
    room = max(len(file.packed) for path, file in files.items() if path.startswith("/room-"))
    back = max(len(file.packed) for path, file in files.items() if path.startswith("/back-"))
    assert sum(len(files[path].packed) for path in FIRST) + room + back <= BUDGET


def test_the_sheet_has_every_card_each_thing_once() -> None:
    sheet = ElementTree.fromstring(page_files()["/pictures.svg"].plain)
    symbols = [symbol.get("id") for symbol in sheet.iter(f"{SVG}symbol")]
    assert set(CODES) <= set(symbols)
    assert len(symbols) == len(set(symbols))
    names = [element.get("id") for element in sheet.iter() if element.get("id")]
    assert len(names) == len(set(names))


def test_the_letters_of_a_card_stand_where_the_game_sets_them() -> None:
    index = INDEX["normal"]
    found = re.search(r"const INDEX = \{ x: (\d+), foot: (\d+), size: ([\d.]+), width: (\d+) \}", page("page.js"))
    assert found
    x, foot, size, width = map(float, found.groups())
    assert (x, foot, width) == (index.centre[0], index.centre[1] + index.cap_height / 2, index.max_width)
    assert size == pytest.approx(index.cap_height / 0.72, abs=0.1)


def test_the_page_has_the_letters_that_the_font_keeps_and_no_others() -> None:
    ranges = re.findall(r"unicode-range: ([^;]+);", page("page.css"))
    letters: set[int] = set()
    for first, last in re.findall(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?", ranges[0]):
        letters.update(range(int(first, 16), int(last or first, 16) + 1))
    assert letters == LETTERS
    assert len(set(ranges)) == 1


def test_the_font_keeps_the_outlines_of_the_letters_it_is_asked_for() -> None:
    whole = typeface("SemiBold")
    few = slimmed(whole, map(ord, "Hint"))
    assert len(few) < len(slimmed(whole, map(ord, "Hint Подсказка"))) < len(whole)
    assert len(slimmed(whole, LETTERS)) == len(whole)


def test_nothing_on_the_page_is_written_as_html_or_comes_from_elsewhere() -> None:
    module, style, html = page("page.js"), page("page.css"), page("index.html")
    assert not re.search(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|eval\(", module)
    assert not re.search(r"https?://(?!www\.w3\.org)", module + style + html)
    assert not re.search(r"\sstyle=|\son\w+=|<style|<script>", html)
