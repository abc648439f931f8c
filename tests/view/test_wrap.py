from __future__ import annotations

import pygame
import pytest

from game.view.text import font_path, measure, wrap


@pytest.fixture
def font() -> pygame.Font:
    pygame.font.init()
    return pygame.Font(font_path("semibold"), 20)


def test_lines_break_at_spaces(font: pygame.Font) -> None:
    assert wrap("one two", font, measure("one tw", font)) == ["one", "two"]


def test_a_long_word_breaks_after_its_hyphen(font: pygame.Font) -> None:
    assert wrap("Ширинкина-Вайс 2", font, measure("Ширинкина-Ва", font)) == ["Ширинкина-", "Вайс 2"]


def test_a_long_word_without_a_hyphen_breaks_where_it_must(font: pygame.Font) -> None:
    lines = wrap("aaaaaaaaaa", font, measure("aaaa", font))
    assert "".join(lines) == "aaaaaaaaaa"
    assert all(measure(line, font) <= measure("aaaa", font) for line in lines)


@pytest.mark.parametrize("text", ["-----------", "-aaaaaaaaaaaa", "aaa-", "", " ", "a-b-c-d-e-f"])
def test_nothing_is_lost_and_no_line_is_too_long(font: pygame.Font, text: str) -> None:
    width = measure("aaa-", font)
    lines = wrap(text, font, width)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")
    assert all(measure(line, font) <= width for line in lines)


@pytest.mark.parametrize("name", ["semibold", "extrabold", "russo"])
@pytest.mark.parametrize("size", [9, 10, 12, 13, 15, 18, 24, 30])
def test_words_stay_apart_in_small_print(name: str, size: int) -> None:
    pygame.font.init()
    small = pygame.font.Font(font_path(name), size)
    apart = measure("Порядок карт", small) - measure("Порядок", small) - measure("карт", small)
    assert 0.14 * size <= apart <= 0.4 * size
