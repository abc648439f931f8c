from __future__ import annotations

import pygame
import pytest

from game.typography import NBSP
from game.view.core.fonts import font_path
from game.view.core.line import measure
from game.view.core.text import Typesetter
from game.view.core.theme import Style
from game.view.core.wrap import wrapped


@pytest.fixture
def font() -> pygame.Font:
    pygame.font.init()
    return pygame.Font(font_path("semibold"), 20)


def wrap(text: str, font: pygame.Font, width: int) -> list[str]:
    return list(wrapped(text, font, width).texts)


def test_lines_break_at_spaces(font: pygame.Font) -> None:
    assert wrap("one two", font, measure("one tw", font)) == ["one", "two"]


def test_a_long_word_breaks_after_its_hyphen(font: pygame.Font) -> None:
    assert wrap("Ширинкина-Вайс 2", font, measure("Ширинкина-Ва", font)) == ["Ширинкина-", "Вайс 2"]


def test_a_long_word_without_a_hyphen_breaks_where_it_must(font: pygame.Font) -> None:
    lines = wrap("aaaaaaaaaa", font, measure("aaaa", font))
    assert "".join(lines) == "aaaaaaaaaa"
    assert all(measure(line, font) <= measure("aaaa", font) for line in lines)


def test_what_is_bound_stays_on_one_line(font: pygame.Font) -> None:
    assert wrap(f"play K{NBSP}♠.", font, measure("play K", font)) == ["play", f"K{NBSP}♠."]


def test_what_is_bound_and_too_long_for_a_line_breaks_there_before_a_word_breaks(font: pygame.Font) -> None:
    lines = wrapped(f"a 1{NBSP}of{NBSP}12", font, measure(f"1{NBSP}of", font))
    assert lines.texts == ("a", f"1{NBSP}of", "12")
    assert not lines.torn
    assert wrap(f"Хлеб и{NBSP}шоколад", font, measure(f"и{NBSP}шокола", font)) == ["Хлеб и", "шоколад"]


@pytest.mark.parametrize(
    ("text", "room", "torn"),
    [("one two", "one t", False), ("Anna-Maria", "Anna-M", False), ("Rematch", "Remat", True), ("13-ю", "13-", True)],
)
def test_only_words_broken_inside_are_torn(font: pygame.Font, text: str, room: str, torn: bool) -> None:
    assert wrapped(text, font, measure(room, font)).torn is torn


def test_a_word_is_set_smaller_before_it_is_broken() -> None:
    pygame.display.init()
    pygame.display.set_mode((10, 10))
    type_, usual, smaller = Typesetter(1.0), Style("semibold", 40), Style("semibold", 36)
    room = type_.width("Rematch", smaller), 200

    def drawn(text: str, style: Style) -> bytes:
        return bytes(type_.picture(text, style, (255, 255, 255), room).get_buffer().raw)

    assert drawn("Rematch", usual) == drawn("Rematch", smaller)


@pytest.mark.parametrize(
    ("text", "room", "lines"),
    [
        ("one two – three", "one two", ["one", "two –", "three"]),
        ("one two · three", "one two", ["one", "two ·", "three"]),
        ("abcdef, gh", "abcdef", ["abcde", "f, gh"]),
        ("abc-def", "abc", ["ab", "c-", "def"]),
        ("abc)», d", "abc)", ["ab", "c)»,", "d"]),
    ],
)
def test_no_line_begins_with_a_mark_that_ends_what_is_before(
    font: pygame.Font, text: str, room: str, lines: list[str]
) -> None:
    assert wrap(text, font, measure(room, font)) == lines


def test_a_mark_begins_a_line_where_nothing_else_fits(font: pygame.Font) -> None:
    assert wrap("one –", font, measure("one", font)) == ["one", "–"]


def test_a_name_broken_after_its_hyphen_gets_no_space_there_where_it_is_cut() -> None:
    pygame.display.init()
    pygame.display.set_mode((10, 10))
    type_, name = Typesetter(1.0), "Ширинкина-Вайсман"
    usual, smallest = Style("semibold", 40), Style("semibold", 32)
    room = type_.width("Ширинкина-Вайс", smallest), type_.line_height(smallest)

    def drawn(text: str, style: Style, size: tuple[int, int] = (900, 90)) -> bytes:
        return bytes(type_.picture(text, style, (255, 255, 255), size).get_buffer().raw)

    cuts = [drawn(f"{name[:end]}…", smallest) for end in range(len("Ширинкина-В"), len(name))]
    assert drawn(name, usual, room) in cuts


@pytest.mark.parametrize(
    "text",
    ["-----------", "a, b) c! – d", "aaaa,,,,,,aaa", "-aaaaaaaaaaaa", "aaa-", "", " ", "a-b-c-d-e-f"],
)
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
