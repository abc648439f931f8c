"""Keeps the catalogues: ``python -m game.locale.catalogue update|compile|check``.

``update``   writes every marked string of the source into the .po files, keeps the translations, drops what is gone
``compile``  makes the .mo files
``check``    lists what is missing, superfluous, or wrong; exit code 1 if there is anything

Marked are the literal texts in ``tr("…")``, ``tr.n("…", "…", n)``, ``tr.p("context", "…")`` and ``mark("…")``.
"""

from __future__ import annotations

import ast
import string
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import polib

from game.i18n import DEFAULT, DOMAIN, LANGUAGES, LOCALE

ROOT = LOCALE.parent.parent
TRANSLATED = tuple(language for language in LANGUAGES if language != DEFAULT)


@dataclass(frozen=True, order=True)
class Message:
    text: str
    plural: str = ""
    context: str = ""

    @property
    def key(self) -> tuple[str, str]:
        """What gettext looks a message up by."""
        return self.context, self.text


def po_path(language: str) -> Path:
    return LOCALE / language / "LC_MESSAGES" / f"{DOMAIN}.po"


def marked_strings(root: Path = ROOT) -> dict[Message, list[str]]:
    """Every marked string of the source, with the files it stands in, in order of appearance."""
    found: dict[Message, list[str]] = {}
    for path in (root / "main.py", *sorted((root / "game").rglob("*.py"))):
        if path.exists():
            name = path.relative_to(root).as_posix()
            for message in messages_in(path.read_text(encoding="utf-8"), name):
                files = found.setdefault(message, [])
                if name not in files:
                    files.append(name)
    return found


def messages_in(source: str, filename: str = "<source>") -> Iterator[Message]:
    """The marked strings of one file, top down. A text put together at run time raises ValueError."""
    calls = (node for node in ast.walk(ast.parse(source, filename)) if isinstance(node, ast.Call))
    for call in sorted(calls, key=lambda call: (call.lineno, call.col_offset)):
        kind = _kind(call.func)
        try:
            if kind == "n":
                ones, manys = _literals(call.args[0]), _literals(call.args[1])
                yield from (Message(one, many) for one, many in zip(ones, manys, strict=True))
            elif kind == "p":
                contexts = _literals(call.args[0])
                yield from (Message(text, context=context) for context in contexts for text in _literals(call.args[1]))
            elif kind:
                yield from (Message(text) for text in _literals(call.args[0]))
        except (ValueError, IndexError) as error:
            raise ValueError(f"{filename}:{call.lineno}: not a literal text: {ast.unparse(call)}") from error


def _kind(function: ast.expr) -> str:
    """``tr``, ``mark``, ``n``, ``p``, or nothing for any other call. ``tr`` may be an attribute: ``self.tr("…")`` or
    ``self._tr("…")``."""
    match function:
        case ast.Name("tr" | "mark" as name) | ast.Attribute(attr="tr" | "_tr" as name):
            return name
        case ast.Attribute(value=ast.Name("tr") | ast.Attribute(attr="tr" | "_tr"), attr="n" | "p" as name):
            return name
    return ""


def _literals(argument: ast.expr) -> list[str]:
    """The texts an argument may be; none for a name or a look-up, whose texts are marked where they stand."""
    match argument:
        case ast.Constant(str(text)):
            return [text] if text else []
        case ast.IfExp(body=body, orelse=orelse):
            return _literals(body) + _literals(orelse)
        case ast.Constant() | ast.JoinedStr() | ast.BinOp():
            raise ValueError
    return []


def merge(catalogue: polib.POFile, found: dict[Message, list[str]]) -> polib.POFile:
    """The catalogue with exactly the strings found, in their order, keeping the translations there are."""
    known = {(entry.msgctxt or "", entry.msgid): entry for entry in catalogue if not entry.obsolete}
    merged = polib.POFile(wrapwidth=110)
    merged.metadata = catalogue.metadata
    for message, files in found.items():
        old = known.get(message.key)
        entry = polib.POEntry(
            msgid=message.text, msgctxt=message.context or None, occurrences=[(name, "") for name in files]
        )
        if message.plural:
            entry.msgid_plural = message.plural
            entry.msgstr_plural = old.msgstr_plural if old and old.msgid_plural else {0: "", 1: "", 2: ""}
        elif old and not old.msgid_plural:
            entry.msgstr = old.msgstr
        merged.append(entry)
    return merged


def faults(catalogue: polib.POFile, found: Iterable[Message]) -> Iterator[str]:
    """What is wrong with a catalogue, one line each."""
    wanted = {message.key: message for message in found}
    entries = {(entry.msgctxt or "", entry.msgid): entry for entry in catalogue}
    yield from (f"missing: {text!r}" for context, text in wanted.keys() - entries.keys())
    yield from (f"no longer used: {text!r}" for context, text in entries.keys() - wanted.keys())
    for key in wanted.keys() & entries.keys():
        yield from _entry_faults(entries[key], wanted[key])


def _entry_faults(entry: polib.POEntry, message: Message) -> Iterator[str]:
    if entry.fuzzy or entry.obsolete:
        yield f"fuzzy or obsolete: {entry.msgid!r}"
    if (entry.msgid_plural or "") != message.plural:
        yield f"other plural: {entry.msgid!r}"
    texts = list(entry.msgstr_plural.values()) if entry.msgid_plural else [entry.msgstr]
    if not all(texts):
        yield f"not translated: {entry.msgid!r}"
        return
    # A plural form for one number may spell the number out, but never invents a fact.
    allowed = placeholders(entry.msgid) | placeholders(entry.msgid_plural or "")
    required = allowed - {"n"} if entry.msgid_plural else allowed
    for text in texts:
        if not required <= placeholders(text) <= allowed:
            yield f"placeholders differ: {entry.msgid!r} -> {text!r}"


def placeholders(text: str) -> set[str]:
    """The names in braces of a template; ValueError for a template that str.format would refuse."""
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


def compiled(catalogue: polib.POFile) -> bytes:
    """The .mo file's content: the same bytes for the same catalogue."""
    return catalogue.to_binary()


def main(argv: list[str]) -> int:
    if len(argv) != 1 or argv[0] not in ("update", "compile", "check"):
        print(__doc__, file=sys.stderr)
        return 2
    failed = False
    for language in TRANSLATED:
        path = po_path(language)
        catalogue = polib.pofile(str(path), wrapwidth=110)
        if argv[0] == "update":
            catalogue = merge(catalogue, marked_strings())
            path.write_text(str(catalogue) + "\n", encoding="utf-8")
        elif argv[0] == "compile":
            path.with_suffix(".mo").write_bytes(compiled(catalogue))
        else:
            for fault in faults(catalogue, marked_strings()):
                failed = True
                print(f"{language}: {fault}")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
