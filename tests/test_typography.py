from __future__ import annotations

import re
from collections.abc import Iterator

import polib
import pytest

from game.i18n import LANGUAGES, translator
from game.locale import catalogue as tool
from game.typography import NBSP, bound

LOOSE = {
    "en": r"(?:^| )• |\d (?:cards?|deals?|tricks?|rounds?|of)\b|[♣♦♥♠] \w| \{(?:card|cards|top|next)\}[.!]?$",
    "ru": r"(?i)(?<![\w-])(?:в|с|к|у|о|и|а|на|не|из|но|за|по|от|до) \w| —|\d (?:карт|сдач|взят|круг|из )| %"
    r"|(?:^| )• | (?:бы|же|ли)\b|\d-[юя] |[♣♦♥♠] \w| \{(?:card|cards|top|next)\}[.!]?$",
}
"""A space that must not end a line."""


def templates(language: str) -> Iterator[str]:
    """Every text of the catalogue in this language, before facts are filled in."""
    for entry in polib.pofile(str(tool.po_path("ru"))):
        if language == "en":
            yield from filter(None, (entry.msgid, entry.msgid_plural))
        else:
            yield from filter(None, (entry.msgstr, *entry.msgstr_plural.values()))


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_the_catalogue_had_no_non_breaking_space(language: str) -> None:
    left = [text for text in templates(language) if re.search(LOOSE[language], bound(language, text))]
    assert not left
    assert sum(NBSP in bound(language, text) for text in templates(language)) > 100


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_binding_changes_nothing_else_and_nothing_twice(language: str) -> None:
    for text in templates(language):
        once = bound(language, text)
        assert once.replace(NBSP, " ") == text
        assert bound(language, once) == once


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Сдача {n} из {deals}", "Сдача {n}~из~{deals}"),
        ("{words}: {n} карта, 13-ю взятку, {n} %", "{words}: {n}~карта, 13-ю~взятку, {n}~%"),
        ("Два — и в {card} ли", "Два~— и~в~{card}~ли"),
        ("вы заходите с чего угодно, скажем, {cards}.", "вы заходите с~чего угодно, скажем,~{cards}."),
        ("{name} берёт карту и ждёт", "{name} берёт карту и~ждёт"),
        ("чем-то в руке", "чем-то в~руке"),
        ("карты в руке, а не за ней", "карты в~руке, а~не~за~ней"),
    ],
)
def test_russian_binds_what_is_short_and_what_is_counted(text: str, expected: str) -> None:
    assert bound("ru", text) == expected.replace("~", NBSP)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Deal {n} of {deals}", "Deal {n}~of~{deals}"),
        ("you take it: play {cards}.", "you take it: play~{cards}."),
        ("{name} draws a card", "{name} draws a card"),
        ("A 14, K 13", "A~14, K~13"),
    ],
)
def test_english_binds_numbers_and_the_last_card(text: str, expected: str) -> None:
    assert bound("en", text) == expected.replace("~", NBSP)


def test_translators_hand_out_bound_texts() -> None:
    assert translator("ru")("Deal {n} of {deals}", n=1, deals=3) == f"Сдача 1{NBSP}из{NBSP}3"
    assert translator("en").n("{n} card", "{n} cards", 2) == f"2{NBSP}cards"
