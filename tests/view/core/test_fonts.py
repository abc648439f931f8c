from __future__ import annotations

import re

import polib
import pygame
import pytest

from game.locale import catalogue
from game.scenes.lobby.name_entry import LETTERS
from game.view.core import line
from game.view.core.fonts import FONT_FILES, SPARE, UNKNOWN, can_show, letters, open_font, split
from game.view.core.line import measure, paint

KAZAKH = "Әділ Құнанбайұлы"


@pytest.fixture(autouse=True)
def _pygame() -> None:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((10, 10))


@pytest.mark.parametrize("name", FONT_FILES)
def test_every_font_has_the_letters_of_every_text(name: str) -> None:
    usual = {chr(code) for code in range(0x20, 0x2100) if re.fullmatch(line._USUAL, chr(code))} - {"\xad"}
    texts = set(catalogue.po_path("ru").read_text(encoding="utf-8")) | set("".join(map("".join, LETTERS.values())))
    missing = {letter for letter in usual | texts - set("♣♦♥♠\n") if not can_show(letter, name)}
    assert missing == set()
    assert {letter for letter in usual if ord(letter) not in letters(name)} == set()


def test_what_every_font_has_needs_no_other() -> None:
    for entry in polib.pofile(str(catalogue.po_path("ru"))):
        assert re.fullmatch(line._USUAL, re.sub("[♣♦♥♠\n]", "", entry.msgid + entry.msgstr)), entry.msgid


def test_letters_the_font_lacks_were_boxes() -> None:
    font = open_font("russo", 40)
    pieces = split(KAZAKH, font)
    assert "".join(text for text, _ in pieces) == KAZAKH
    assert {text: of is font for text, of in pieces}["Ә"] is False
    assert measure(KAZAKH, font) == sum(of.size(text)[0] for text, of in pieces)
    picture = paint("Ә", font, (255, 255, 255))
    box = font.render("Ә", True, (255, 255, 255))
    assert pygame.image.tobytes(picture, "RGBA") != pygame.image.tobytes(box, "RGBA")


def test_a_letter_that_no_font_has_is_unknown() -> None:
    font = open_font("semibold", 40)
    assert split("a漢b", font) == [("a", font), (UNKNOWN, font), ("b", font)]
    assert not can_show("漢", "semibold")
    assert can_show("Ң", "russo") and ord("Ң") in letters(SPARE)


def test_a_suit_beside_a_strange_letter_keeps_its_shape() -> None:
    font = open_font("semibold", 40)
    assert measure("Қ♠", font) == measure("Қ", font) + measure("♠", font)
