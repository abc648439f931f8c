"""Text in lines: where they end.

They end at spaces. A word that is too long for a line is broken at the non-breaking spaces in it, then after a hyphen,
and inside only where there is no other way; ``Lines.torn`` says so. No line begins with a mark that belongs to what
stands before it, unless that is too long as well.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import islice

import pygame
from msgspec import Struct

from game.typography import NBSP
from game.view.core.line import measure

NEVER_FIRST = frozenset("-–—·,.;:!?…%)]»”’")
"""Marks that begin no line: they belong to what stands before them."""
BLANK = frozenset((" ", "\n", NBSP))


class Lines(Struct, frozen=True):
    """``texts``: one each line. ``torn``: a word had to be broken inside."""

    texts: tuple[str, ...]
    torn: bool = False


def wrapped(text: str, font: pygame.Font, width: int) -> Lines:
    """``text`` in lines of at most ``width`` pixels, and what that has cost it."""
    lines: list[str] = []
    torn = False
    for paragraph in text.split("\n"):
        if measure(paragraph, font) <= width:
            lines.append(paragraph)
            continue
        line = ""
        for word in _words(paragraph, font, width):
            longer = f"{line} {word}" if line else word
            if measure(longer, font) <= width:
                line = longer
                continue
            pieces = _pieces(word, font, width)
            torn = torn or pieces.torn
            *whole, last = pieces.texts
            if line and whole and not pieces.torn and measure(f"{line} {whole[0]}", font) <= width:
                line = f"{line} {whole.pop(0)}"
            lines += [line, *whole] if line else whole
            line = last
        lines.append(line)
    return Lines(tuple(lines), torn)


def words(text: str) -> list[str]:
    """The parts of a text between which a line may end: its words, and those of a word with hyphens."""
    return [part for part in re.split(f"[ \n{NBSP}]|(?<=\\D-)", text) if part]


def rest(text: str, lines: Sequence[str]) -> str:
    """What comes in a text after these lines, the first ones it was wrapped into."""
    taken = sum(letter not in BLANK for line in lines for letter in line)
    letters = (place for place, letter in enumerate(text) if letter not in BLANK)
    first = next(islice(letters, taken, None), len(text))
    return text[first:].replace("\n", " ")


def _words(paragraph: str, font: pygame.Font, width: int) -> list[str]:
    """The words, each with the dashes and other marks that stand alone after it, if there is room for them."""
    words: list[str] = []
    for word in paragraph.split(" "):
        longer = f"{words[-1]} {word}" if words and word and set(word) <= NEVER_FIRST else ""
        if longer and measure(longer, font) <= width:
            words[-1] = longer
        else:
            words.append(word)
    return words


def _pieces(word: str, font: pygame.Font, width: int) -> Lines:
    """A word, with a line of its own to begin on, in as few lines as it needs."""
    if measure(word, font) <= width:
        return Lines((word,))
    pieces = [""]
    torn = False
    for part in word.split(NBSP):
        longer = f"{pieces[-1]}{NBSP}{part}" if pieces[-1] else part
        if measure(longer, font) <= width:
            pieces[-1] = longer
            continue
        if pieces[-1]:
            pieces.append("")
        broken = _broken(part, font, width)
        torn = torn or not all(_ends_well(piece) for piece in broken[:-1])
        pieces[-1:] = broken
    return Lines(tuple(pieces), torn)


def _ends_well(piece: str) -> bool:
    """Whether a word may be broken after this piece of it."""
    return piece.endswith("-") and not piece[:-1].isdigit()


def _broken(word: str, font: pygame.Font, width: int) -> list[str]:
    """A word that may be too long for a line, in pieces that are not: broken after a hyphen if it has one."""
    pieces = [""]
    for letter in word:
        if pieces[-1] and measure(pieces[-1] + letter, font) > width:
            pieces[-1:] = _in_two(pieces[-1], letter, font, width)
        else:
            pieces[-1] += letter
    return pieces


def _in_two(piece: str, letter: str, font: pygame.Font, width: int) -> tuple[str, str]:
    """A piece of a word that fills a line, and the letter after it, broken in two: after the last hyphen, or else as
    late as can be."""
    letters = piece + letter
    after_hyphen = [piece.rindex("-") + 1] if "-" in piece[1:] else []
    ends: Iterable[int] = (*after_hyphen, *range(len(piece), 0, -1))
    for end in ends:
        if letters[end] not in NEVER_FIRST and measure(letters[end:], font) <= width:
            return letters[:end], letters[end:]
    return piece, letter
