"""Translation as a value: whoever draws is handed a ``Translator``; there is no global ``_``.

English source texts are the message ids; ``game/locale/<language>/LC_MESSAGES/koloda.po`` holds the other languages
(``game/locale/catalogue.py`` keeps them up to date). Texts are ``str.format`` templates, and facts are given by name::

    tr("{name} draws a card", name=seat.name)
    tr.n("{n} card", "{n} cards", len(cards))
    tr.p("suit", "hearts")
"""

from __future__ import annotations

import gettext
import logging
import os
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from pathlib import Path

from game.typography import bound

LANGUAGES: dict[str, str] = {"en": "English", "ru": "Русский"}
"""Language keys with each language's own name for itself; the first is the language of the source texts."""

log = logging.getLogger(__name__)

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
    lost: bool = field(default=False, compare=False)
    """Whether its texts cannot be read: it speaks English then."""

    def __call__(self, text: str, **facts: object) -> str:
        """The translated text with the facts filled in."""
        return self._filled(self._catalogue.gettext(text), text, facts) if text else ""

    def unfilled(self, text: str) -> str:
        """The translated text with plain spaces, whose facts somebody else fills in."""
        return self._catalogue.gettext(text) if text else ""

    def n(self, one: str, many: str, n: int, **facts: object) -> str:
        """The plural form for ``n``, which the text may show as ``{n}``."""
        return self._filled(self._catalogue.ngettext(one, many, n), one if n == 1 else many, {"n": n, **facts})

    def p(self, context: str, text: str, **facts: object) -> str:
        """The text as translated in a context, where one English word has several translations."""
        return self._filled(self._catalogue.pgettext(context, text), text, facts)

    def listed(self, things: Sequence[str], template: str = AND) -> str:
        """Several things in a row: "Anna, Boris and Clara", or joined by ``OR``. At least one."""
        *first, last = things
        return self(template, first=", ".join(first), last=last) if first else last

    def _filled(self, template: str, source: str, facts: Mapping[str, object]) -> str:
        """The template with its facts, or the source text with them if a damaged catalogue has spoilt it."""
        try:
            return bound(self.language, template).format_map(facts)
        except (LookupError, ValueError, AttributeError):
            return bound(DEFAULT, source).format_map(facts)


@cache
def translator(language: str) -> Translator:
    """The translator of one of ``LANGUAGES``; KeyError for any other. Texts that cannot be read are English."""
    LANGUAGES[language]
    if language == DEFAULT:
        return Translator(language, gettext.NullTranslations())
    try:
        return Translator(language, gettext.translation(DOMAIN, LOCALE, [language]))
    except Exception:  # whatever a damaged file makes gettext stumble over, the game goes on
        log.exception("no texts in %s", language)
        return Translator(language, gettext.NullTranslations(), lost=True)


def system_language(locales: Iterable[Mapping[str, object]] | None = None) -> str:
    """The first of the user's languages that the game speaks, else English.

    ``locales`` has the form of ``pygame.system.get_pref_locales()``. When nothing is given, the environment is asked,
    and pygame where that says nothing.
    """
    if locales is None:
        wanted = environment_languages(os.environ) or _asked_of_pygame()
    else:
        wanted = [str(locale.get("language")) for locale in locales]
    return next((language.lower() for language in wanted if language.lower() in LANGUAGES), DEFAULT)


def environment_languages(environment: Mapping[str, str]) -> list[str]:
    """The languages that the variables of POSIX and of gettext ask for, the first one first; none if they are unset."""
    locale = next(filter(None, map(environment.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return list(_languages(locale, environment.get("LANGUAGE", "")))


@lru_cache
def _languages(locale: str, others: str) -> tuple[str, ...]:
    """Asked for in each frame, and hardly ever another one."""
    if re.split("[_.@]", locale)[0] in ("C", "POSIX"):
        return (DEFAULT,)
    names = [*others.split(":"), locale] if locale else []
    return tuple(re.split("[_.@]", name)[0] for name in names if name)


def _asked_of_pygame() -> list[str]:
    import pygame.system  # here, since ``simulate`` must not load pygame

    return [str(locale.get("language")) for locale in pygame.system.get_pref_locales()]
