from __future__ import annotations

import gettext
import io
from functools import cache
from pathlib import Path

import polib
import pytest

from game import i18n
from game.i18n import LANGUAGES, Translator, environment_languages, mark, system_language, translator
from game.locale import catalogue as tool
from game.typography import NBSP
from tests.words import plain


@pytest.fixture(params=tool.TRANSLATED)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@cache
def marked() -> list[tool.Message]:
    return list(tool.marked_strings())


def po(language: str) -> polib.POFile:
    return polib.pofile(str(tool.po_path(language)))


def russian(*entries: polib.POEntry) -> Translator:
    """A translator over a made-up Russian catalogue."""
    catalogue = polib.POFile()
    catalogue.metadata = po("ru").metadata
    catalogue.extend(entries)
    return Translator("ru", gettext.GNUTranslations(io.BytesIO(tool.compiled(catalogue))))


def test_the_committed_catalogue_is_the_compiled_source(language: str) -> None:
    assert tool.po_path(language).with_suffix(".mo").read_bytes() == tool.compiled(po(language))


def test_every_marked_string_is_translated_and_nothing_else(language: str) -> None:
    assert list(tool.faults(po(language), marked())) == []


def test_english_plurals_need_no_catalogue() -> None:
    tr = translator("en")
    told = [tr.n("{n} card", "{n} cards", n).replace(NBSP, " ") for n in (0, 1, 2)]
    assert told == ["0 cards", "1 card", "2 cards"]


@pytest.mark.parametrize(
    ("n", "form"),
    [
        (1, "карта"),
        (2, "карты"),
        (5, "карт"),
        (11, "карт"),
        (21, "карта"),
        (0, "карт"),
        (4, "карты"),
        (12, "карт"),
        (22, "карты"),
        (111, "карт"),
    ],
)
def test_russian_plurals(n: int, form: str) -> None:
    forms = {0: "{n} карта", 1: "{n} карты", 2: "{n} карт"}
    tr = russian(polib.POEntry(msgid="{n} card", msgid_plural="{n} cards", msgstr_plural=forms))
    assert tr.n("{n} card", "{n} cards", n) == f"{n}{NBSP}{form}"


def test_facts_are_filled_into_the_translation_and_never_read_as_templates() -> None:
    tr = russian(polib.POEntry(msgid="{name} draws", msgstr="Тянет {name}"))
    assert tr("{name} draws", name="{Anna} {0}") == "Тянет {Anna} {0}"


def test_a_context_tells_two_words_apart() -> None:
    tr = russian(
        polib.POEntry(msgid="deal", msgctxt="verb", msgstr="сдать"), polib.POEntry(msgid="deal", msgstr="сдача")
    )
    assert (tr.p("verb", "deal"), tr("deal")) == ("сдать", "сдача")


def test_an_empty_text_is_not_the_catalogue_header(language: str) -> None:
    assert translator(language)("") == ""


def test_translators_are_values() -> None:
    assert translator("ru") == translator("ru") != translator("en")
    assert translator("ru").language == "ru"
    assert mark("Pause") == "Pause"
    with pytest.raises(KeyError):
        translator("xx")


@pytest.mark.parametrize(
    ("locales", "expected"),
    [
        ([], "en"),
        ([{"language": "ru", "country": "RU"}], "ru"),
        ([{"language": "de", "country": None}, {"language": "ru", "country": None}], "ru"),
        ([{"language": "en", "country": "GB"}, {"language": "ru", "country": None}], "en"),
        ([{"language": "C", "country": None}], "en"),
    ],
)
def test_the_system_language(locales: list[dict[str, str | None]], expected: str) -> None:
    assert system_language(locales) == expected
    assert expected in LANGUAGES


@pytest.mark.parametrize(
    ("environment", "languages"),
    [
        ({}, []),
        ({"LANG": "ru_RU.UTF-8"}, ["ru"]),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "ru_RU.UTF-8"}, ["ru"]),
        ({"LANG": "ru_RU.UTF-8", "LC_MESSAGES": "ru_RU", "LC_ALL": "en_GB.UTF-8"}, ["en"]),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": ""}, ["ru"]),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "C.UTF-8"}, ["en"]),
        ({"LANG": "POSIX", "LANGUAGE": "ru"}, ["en"]),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "ru:en"}, ["ru", "en", "en"]),
        ({"LANGUAGE": "ru"}, []),
        ({"LANG": "be_BY.UTF-8@latin"}, ["be"]),
    ],
)
def test_lc_all_and_lc_messages_went_unheard(environment: dict[str, str], languages: list[str]) -> None:
    assert environment_languages(environment) == languages


def test_the_environment_decides_before_the_system_does(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_MESSAGES", "LANG", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    for value, language in (("ru_RU.UTF-8", "ru"), ("C", "en"), ("de_DE.UTF-8", "en")):
        monkeypatch.setenv("LC_ALL", value)
        assert system_language() == language


@pytest.mark.parametrize("content", [None, b"", b"no catalogue", b"\xde\x12\x04\x95" + b"\xff" * 40, "half"])
def test_without_a_readable_catalogue_there_was_no_start_in_russian(
    content: bytes | str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = tool.po_path("ru").with_suffix(".mo").read_bytes()
    folder = tmp_path / "ru" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    if content is not None:
        (folder / "koloda.mo").write_bytes(whole[: len(whole) // 2] if isinstance(content, str) else content)
    monkeypatch.setattr(i18n, "LOCALE", tmp_path)
    tr = translator.__wrapped__("ru")
    assert tr.lost
    assert plain(tr("Deal {n} of {deals}", n=1, deals=3)) == "Deal 1 of 3"


def test_a_translation_that_is_damaged_is_said_in_english() -> None:
    tr = russian(
        polib.POEntry(msgid="{name} draws", msgstr="{nome} берёт"), polib.POEntry(msgid="{name} deals", msgstr="{name")
    )
    assert [tr(f"{{name}} {what}", name="Anna") for what in ("draws", "deals")] == ["Anna draws", "Anna deals"]


def test_marked_strings_are_found_in_every_form() -> None:
    source = """
tr("a"); self.tr("b {x}", x=1); tr.n("one", "many", k); scene.tr.p("verb", "c")
TITLE = mark("d")
tr(TITLE); tr(texts[key]); tr("e" if on else "f"); other("no"); queue.n("no", "no")
tr("one "
   "text")
"""
    assert list(tool.messages_in(source)) == [
        tool.Message("a"),
        tool.Message("b {x}"),
        tool.Message("one", "many"),
        tool.Message("c", context="verb"),
        tool.Message("d"),
        tool.Message("e"),
        tool.Message("f"),
        tool.Message("one text"),
    ]


@pytest.mark.parametrize("source", ['tr(f"{name} wins")', 'tr("a" + b)', "tr()", 'tr.n("one", f"{n}", n)'])
def test_a_text_put_together_at_run_time_cannot_be_marked(source: str) -> None:
    with pytest.raises(ValueError, match="<source>:1: not a literal text"):
        list(tool.messages_in(source))


def test_an_update_keeps_translations_and_drops_what_is_gone() -> None:
    old = polib.POFile()
    old.extend([polib.POEntry(msgid="kept", msgstr="осталось"), polib.POEntry(msgid="gone", msgstr="ушло")])
    merged = tool.merge(old, {tool.Message("new"): ["b.py"], tool.Message("kept"): ["a.py"]})
    assert [(entry.msgid, entry.msgstr) for entry in merged] == [("new", ""), ("kept", "осталось")]


@pytest.mark.parametrize(
    ("entry", "fault"),
    [
        (polib.POEntry(msgid="{a} card", msgstr=""), "not translated"),
        (polib.POEntry(msgid="{a} card", msgstr="карта"), "placeholders differ"),
        (polib.POEntry(msgid="{a} card", msgstr="карта {b} {a}"), "placeholders differ"),
        (polib.POEntry(msgid="{a} card", msgstr="карта {a}", flags=["fuzzy"]), "fuzzy"),
        (polib.POEntry(msgid="else", msgstr="иное"), "no longer used"),
    ],
)
def test_the_check_finds(entry: polib.POEntry, fault: str) -> None:
    catalogue = polib.POFile()
    catalogue.append(entry)
    assert any(line.startswith(fault) for line in tool.faults(catalogue, [tool.Message("{a} card")]))


def test_templates_name_their_facts() -> None:
    """A fact without a name, like ``{}``, cannot be put in another order by a translation."""
    for message in marked():
        assert all(name.isidentifier() for name in tool.placeholders(message.text) | tool.placeholders(message.plural))


def test_texts_behind_a_private_translator_were_left_out() -> None:
    found = tool.messages_in('self._tr("House rules"); self._tr.n("{n} card", "{n} cards", 2)')
    assert [message.text for message in found] == ["House rules", "{n} card"]
