from __future__ import annotations

import unicodedata

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.store import clean_name


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Anna", "Anna"),
        ("  Анна \t\n Каренина ", "Анна Каренина"),
        ("A" * 17, "A" * 16),
        ("A" * 15 + " B", "A" * 15),
        ("e\u0301", "é"),
        ("an\x00na\x1b[31m", "anna[31m"),
        ("zero\u200bwidth\u202e", "zerowidth"),
        ("e\u200d\u0301", "é"),
        ("half\ud800", "half"),
        ("\u0301accent", "accent"),
        ("a\u200b \u200bb", "a b"),
        ("♥ 木", "♥ 木"),
    ],
)
def test_names_are_cleaned(text: str, name: str) -> None:
    assert clean_name(text) == name


@pytest.mark.parametrize(
    "text", ["", " \t", "\x00", "\u200b\u200d", "\ud800", "\u0301\u0302", "\u3164", "\u0378", "\ufeff"]
)
def test_a_name_with_nothing_to_see_is_empty(text: str) -> None:
    assert clean_name(text) == ""


@given(st.text())
def test_a_clean_name_stays_as_it_is_and_can_be_rendered(text: str) -> None:
    name = clean_name(text)
    assert clean_name(name) == name
    assert len(name) <= 16
    assert unicodedata.is_normalized("NFC", name)
    if name:
        pygame.font.init()
        pygame.font.Font(None, 20).render(name, True, "black")
