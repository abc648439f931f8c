"""The characters of CPU players."""

from __future__ import annotations

import pytest

from game.cpu import tempers
from game.i18n import LANGUAGES, translator
from game.texts.characters import (
    CHARACTERS,
    CPU_NAMES,
    TEMPER_SENTENCES,
    TEMPERS,
    cpu_name,
    kept_name,
    newcomers,
    temper_of,
)
from sprites.menus import icons


def test_every_temper_has_a_name_a_sentence_and_an_icon() -> None:
    assert set(TEMPERS) == set(TEMPER_SENTENCES) == set(tempers.TEMPERS) == set(CHARACTERS.values())
    assert set(TEMPERS) <= set(icons.NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_is_found_again_by_what_it_is_shown_as(language: str) -> None:
    tr = translator(language)
    assert len({cpu_name(name, tr) for name in CPU_NAMES}) == len(CPU_NAMES)
    assert all(kept_name(cpu_name(name, tr)) == name for name in CPU_NAMES)
    assert kept_name(cpu_name("Ludmila", tr)) == "Ludmila"


def test_a_temper_is_a_matter_of_the_name_and_shows_where_moves_are_weighed() -> None:
    assert {level: temper_of("Archie", level) for level in ("random", "easy", "normal", "hard", None)} == {
        "random": None,
        "easy": None,
        "normal": "bold",
        "hard": "bold",
        None: None,
    }
    assert temper_of("Ludmila", "hard") is temper_of("", "hard") is None


def test_those_who_come_one_after_another_have_different_tempers() -> None:
    taken: list[str] = []
    while newcomers(taken):
        taken.append(newcomers(taken)[0])
    assert sorted(taken) == sorted(CPU_NAMES)
    for first in range(len(taken) - 2):
        assert len({CHARACTERS[name] for name in taken[first : first + 3]}) == 3


def test_the_temper_that_is_missing_comes_first() -> None:
    assert CHARACTERS[newcomers(["Archie", "Victor", "Anna"])[0]] == "tidy"
    assert [CHARACTERS[name] for name in newcomers(["Bella", "Dennis"])] == ["bold", "cautious"]
