"""What the Russian texts are held to."""

from __future__ import annotations

import re

import polib

from game.i18n import translator
from game.locale import catalogue
from game.texts.characters import TEMPERS
from game.texts.seats import LEVELS

GENDERED = re.compile(
    r"\b(?:готова?|должен|должна|сама?|перв(?:ым|ой)|одна?|рада?|\w+(?:ый|ий|ая)|\w+(?:ался|алась|ил|ила|ял|яла|ёл|ла))\b"
)
"""Russian words that are of one gender: adjectives, and verbs in the past."""


def test_what_stands_beside_a_womans_name_was_said_of_a_man() -> None:
    tr = translator("ru")
    beside = [
        tr(text) for text in (*TEMPERS.values(), *LEVELS.values(), "Ready", "Not ready", "In progress", "covered")
    ]
    assert not [words for words in beside if GENDERED.search(words.lower())]
    for entry in polib.pofile(str(catalogue.po_path("ru"))):
        for text in (entry.msgstr, *entry.msgstr_plural.values()):
            for sentence in re.split("[.!?]", text):
                if "{name}" in sentence or "{names}" in sentence:
                    assert not GENDERED.search(sentence.lower()), text
