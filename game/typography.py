"""Where a line of text must not end: ``bound`` puts non-breaking spaces there, by the rules of each language.

Texts are written with plain spaces, in the source and in the catalogues. The rules see templates, before the facts are
filled in, so that they know a number from a name.
"""

from __future__ import annotations

import re
from functools import cache

NBSP = "\N{NO-BREAK SPACE}"

_NUMBER = r"(?:\d+(?:-[а-я]+|th)?|\{(?:n|all|count|deals|left|limit|mine|moves|of|pages|tenths|won)\})"
"""A number in figures, or a fact that is one."""
_CARD = r"\{(?:bottom|card|cards|led|next|other|suit|top|trump)\}"
_END = r"(?=[.,:;!?…)»”]|$)"
_SUIT = "[♣♦♥♠]"

_COMMON = (
    rf"(?<![\w}}]){_NUMBER} (?=[\w%{{♣♦♥♠])",  # 26 tricks, 3 of 5, 50 %
    rf" (?={_NUMBER}{_END})",  # costs 14.
    rf" (?={_CARD}{_END})",  # no card stands alone on the last line
    rf"{_SUIT} (?=\w)",  # ♣ Clubs
    rf"(?<={_SUIT}) (?={_SUIT})",
    r"(?<!\w)[JQKAВДКТ] (?=[\dJQKAВДКТ])",  # A 14, and K Q J
    r" (?=[—–](?:\s|$))",
    "^[•·] ",
)
_OF_LANGUAGE = {
    "en": (rf"(?<![\w])of (?={_NUMBER}(?:\W|$))",),
    "ru": (
        # What is short and leans on what follows …
        r"(?i)(?<![\w-])(?:а|в|во|да|до|за|и|из|к|ко|на|не|ни|но|о|об|от|по|с|со|то|у|без|для|над|под|при|про) "
        r"(?=[\w{«(♣♦♥♠])",
        # … and on what precedes.
        r"(?i) (?=(?:бы|же|ли)(?!\w))",
    ),
}


@cache
def bound(language: str, template: str) -> str:
    """The template with a non-breaking space wherever two words have to stay on one line."""
    for rule in _rules(language):
        template = rule.sub(lambda found: found[0].replace(" ", NBSP), template)
    return template


@cache
def _rules(language: str) -> tuple[re.Pattern[str], ...]:
    return tuple(re.compile(rule) for rule in (*_COMMON, *_OF_LANGUAGE.get(language, ())))
