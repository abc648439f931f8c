"""The game's letters for the page: a font of which only those are left that the page writes, a fifth of its size.

What a name may need besides, the phone's own fonts have: ``unicode-range`` in the page's style says for what this is.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib.resources import files
from itertools import pairwise
from struct import calcsize, pack, unpack_from

RANGES = ((0x20, 0x7E), (0xA0, 0xA0), (0xAB, 0xAB), (0xB7, 0xB7), (0xBB, 0xBB), (0x401, 0x401), (0x410, 0x44F))
MORE = (0x451, 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x201E, 0x2026, 0x2116)
LETTERS = frozenset(letter for first, last in RANGES for letter in range(first, last + 1)).union(MORE)

KEPT = ("OS/2", "cmap", "glyf", "head", "hhea", "hmtx", "loca", "maxp", "name", "post")
POST = pack(">IiHHIIIII", 0x00030000, 0, 0, 0, 0, 0, 0, 0, 0)
"""Without the names of glyphs."""
WORDS, SCALE, PAIR, MATRIX, MORE_PARTS = 0x1, 0x8, 0x40, 0x80, 0x20
"""How a part of a glyph that is put together is written, and whether another one follows."""

Tables = dict[str, bytes]


def typeface(weight: str) -> bytes:
    """Manrope in a weight such as ``SemiBold``."""
    return slimmed(files("font_manrope").joinpath(f"files/Manrope-{weight}.ttf").read_bytes(), LETTERS)


def slimmed(font: bytes, letters: Iterable[int]) -> bytes:
    """The TrueType font with the outlines of these letters (code points) alone; glyphs keep their numbers."""
    tables, wanted = _tables(font), frozenset(letters)
    wide = unpack_from(">h", tables["head"], 50)[0] == 1
    count = unpack_from(">H", tables["maxp"], 4)[0]
    places = unpack_from(f">{count + 1}{'L' if wide else 'H'}", tables["loca"])
    starts = places if wide else tuple(2 * place for place in places)
    outlines = [tables["glyf"][start:end] for start, end in pairwise(starts)]
    kept = _with_parts({glyph for letter, glyph in _glyphs(tables["cmap"]) if letter in wanted} | {0}, outlines)
    left = [outline if glyph in kept else b"" for glyph, outline in enumerate(outlines)]
    ends = [0]
    for outline in left:
        ends.append(ends[-1] + len(outline))
    head = tables["head"][:50] + pack(">h", 1) + tables["head"][52:]
    changed = {"glyf": b"".join(left), "loca": pack(f">{count + 1}L", *ends), "head": head, "post": POST}
    return _font({name: changed.get(name, tables[name]) for name in KEPT})


def _tables(font: bytes) -> Tables:
    count = unpack_from(">H", font, 4)[0]
    entries = [unpack_from(">4sLLL", font, 12 + 16 * at) for at in range(count)]
    return {name.decode(): font[start : start + length] for name, _, start, length in entries}


def _glyphs(cmap: bytes) -> Iterator[tuple[int, int]]:
    """Each letter of the first table that has two bytes for one (format 4), with the number of its glyph."""
    count = unpack_from(">H", cmap, 2)[0]
    starts = [unpack_from(">HHL", cmap, 4 + 8 * at)[2] for at in range(count)]
    start = next(start for start in starts if unpack_from(">H", cmap, start)[0] == 4)
    segments = unpack_from(">H", cmap, start + 6)[0] // 2
    ends, firsts, deltas, offsets = (start + 14 + at * 2 * segments + (2 if at else 0) for at in range(4))
    for segment in range(segments):
        last, first, delta, offset = (
            unpack_from(">H", cmap, column + 2 * segment)[0] for column in (ends, firsts, deltas, offsets)
        )
        for letter in range(first, min(last, 0xFFFE) + 1):
            glyph = letter
            if offset:
                glyph = unpack_from(">H", cmap, offsets + 2 * segment + offset + 2 * (letter - first))[0]
            if glyph or not offset:
                yield letter, (glyph + delta) & 0xFFFF


def _with_parts(glyphs: set[int], outlines: list[bytes]) -> set[int]:
    """These glyphs, and those that they are put together from."""
    found: set[int] = set()
    while glyphs:
        found |= glyphs
        glyphs = {part for glyph in glyphs for part in _parts(outlines[glyph])} - found
    return found


def _parts(outline: bytes) -> Iterator[int]:
    if not outline or unpack_from(">h", outline)[0] >= 0:
        return
    at, flags = 10, MORE_PARTS
    while flags & MORE_PARTS:
        flags, glyph = unpack_from(">HH", outline, at)
        yield glyph
        scales = 2 if flags & SCALE else 4 if flags & PAIR else 8 if flags & MATRIX else 0
        at += 4 + (4 if flags & WORDS else 2) + scales


def _font(tables: Tables) -> bytes:
    power = len(tables).bit_length() - 1
    head = pack(">LHHHH", 0x00010000, len(tables), 16 << power, power, 16 * len(tables) - (16 << power))
    entries, body, at = b"", b"", len(head) + calcsize(">4sLLL") * len(tables)
    for name in sorted(tables):
        table = tables[name]
        padded = table + bytes(-len(table) % 4)
        total = sum(unpack_from(f">{len(padded) // 4}L", padded)) & 0xFFFFFFFF
        entries += pack(">4sLLL", name.encode(), total, at + len(body), len(table))
        body += padded
    return head + entries + body
