"""Translation as a value: whoever draws is handed a ``Translator``; there is no global ``_``.

English source texts are the message ids; ``game/locale/<language>/LC_MESSAGES/koloda.po`` holds the other languages
(``game/locale/catalogue.py`` keeps them up to date). Texts are ``str.format`` templates, and facts are given by name::

    tr("{name} draws a card", name=seat.name)
    tr.n("{n} card", "{n} cards", len(cards))
    tr.p("suit", "hearts")
"""

from __future__ import annotations

import gettext
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from game.typography import bound

LANGUAGES: dict[str, str] = {"en": "English", "ru": "Русский"}
"""Language keys with each language's own name for itself; the first is the language of the source texts."""

DEFAULT = "en"
DOMAIN = "koloda"
LOCALE = Path(__file__).with_name("locale")


def mark(text: str) -> str:
    """The text itself, noted for the catalogue: it is translated later, when it is drawn, by ``tr(text)``."""
    return text


AND, OR = mark("{first} and {last}"), mark("{first} or {last}")
"""How the last of several things is joined to the others."""


@dataclass(frozen=True)
class Translator:
    """One language. Made by ``translator``; equal to any other of its language."""

    language: str
    _catalogue: gettext.NullTranslations = field(compare=False, repr=False)

    def __call__(self, text: str, **facts: object) -> str:
        """The translated text with the facts filled in."""
        return self._filled(self._catalogue.gettext(text), facts) if text else ""

    def n(self, one: str, many: str, n: int, **facts: object) -> str:
        """The plural form for ``n``, which the text may show as ``{n}``."""
        return self._filled(self._catalogue.ngettext(one, many, n), {"n": n, **facts})

    def p(self, context: str, text: str, **facts: object) -> str:
        """The text as translated in a context, where one English word has several translations."""
        return self._filled(self._catalogue.pgettext(context, text), facts)

    def listed(self, things: Sequence[str], template: str = AND) -> str:
        """Several things in a row: "Anna, Boris and Clara", or joined by ``OR``. At least one."""
        *first, last = things
        return self(template, first=", ".join(first), last=last) if first else last

    def _filled(self, template: str, facts: Mapping[str, object]) -> str:
        return bound(self.language, template).format_map(facts)


@cache
def translator(language: str) -> Translator:
    """The translator of one of ``LANGUAGES``; KeyError for any other."""
    LANGUAGES[language]
    return Translator(language, gettext.translation(DOMAIN, LOCALE, [language], fallback=language == DEFAULT))


def system_language(locales: Iterable[Mapping[str, object]] | None = None) -> str:
    """The first of the user's languages that the game speaks, else English.

    ``locales`` has the form of ``pygame.system.get_pref_locales()``, which is asked when nothing is given.
    """
    if locales is None:
        import pygame.system  # here, since ``simulate`` must not load pygame

        locales = pygame.system.get_pref_locales()
    wanted = (str(locale.get("language")).lower() for locale in locales)
    return next((language for language in wanted if language in LANGUAGES), DEFAULT)
