"""The characters' lines: enough of them, in both languages, and short enough for the bubble at a seat."""

from __future__ import annotations

from collections import Counter
from typing import get_args

import pytest

from game.i18n import LANGUAGES, translator
from game.session.remarks import CHANCE
from game.texts.lines import LONGEST, Cue, lines
from sprites.people import CHARACTERS


@pytest.mark.parametrize("character", CHARACTERS)
def test_a_character_has_forty_lines_for_every_cue_there_is(character: str) -> None:
    spoken = lines(character)
    assert set(spoken) == set(get_args(Cue)) == set(CHANCE)
    assert sum(map(len, spoken.values())) >= 40 and min(map(len, spoken.values())) >= 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_said_by_two_and_each_fits_a_bubble(language: str) -> None:
    tr = translator(language)
    said = [tr(words) for character in CHARACTERS for each in lines(character).values() for words in each]
    assert [words for words, times in Counter(said).items() if times > 1] == []
    assert [words for words in said if not 2 <= len(words) <= LONGEST] == []


def test_the_russian_is_russian() -> None:
    russian = translator("ru")
    latin = [
        words
        for character in CHARACTERS
        for each in lines(character).values()
        for words in map(russian, each)
        if any("a" <= letter.lower() <= "z" for letter in words)
    ]
    assert latin == []
