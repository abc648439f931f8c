"""The pictures that are files: fit for the renderer, and painted as they are asked for."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.rules import games
from sprites import drawing
from sprites.bread.colours import GOLD
from sprites.cards import colour, face
from sprites.cards.faces import RANKS, SUITS, drawn
from sprites.palette import BLUE, FOUR_COLOURS, GREEN, LIPS
from sprites.people import CHARACTERS
from tests.sprites.conftest import DRAWINGS, Render, all_drawn, source

PORTRAITS = {f"people/{character}" for character in CHARACTERS}
STRANGE = "#00ffff"
CUT_BY_THE_EDGE = {
    "showcase/curtain",
    *PORTRAITS,
    *(name for name in DRAWINGS if name.startswith(("cards/", "title/windows/"))),
}
"""Pictures that go on past their edges, or fill a frame to its own."""
FROM_AN_EDITOR = """<?xml version="1.0" encoding="UTF-8"?>
<!-- Created with an editor -->
<svg width="40mm" height="20mm" viewBox="-20,-10,40,20" xmlns:sodipodi="s" xmlns:inkscape="i"
   xmlns="http://www.w3.org/2000/svg">
  <sodipodi:namedview id="view" pagecolor="#ffffff"/>
  <metadata id="about"/>
  <defs><linearGradient id="shades"><stop style="stop-color:#ff0000" offset="0"/><stop style="stop-color:#0000ff"
      offset="1"/></linearGradient>
    <linearGradient xlink:href="#shades" id="light" x1="-20" y1="0" x2="20" y2="0" gradientUnits="userSpaceOnUse"/>
  </defs>
  <g inkscape:label="Layer 1" id="layer1">
    <rect style="fill:url(#light)" width="40" height="10" x="-20" y="-10"/>
    <rect style="fill:#15803D" width="40" height="10" x="-20" y="0"/>
  </g>
</svg>
"""


@pytest.fixture
def from_an_editor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of a file as an editor for SVG saves it: red to blue above, green below."""
    (tmp_path / "edited.svg").write_text(FROM_AN_EDITOR)
    monkeypatch.setattr(drawing, "FOLDER", tmp_path)
    return "edited"


def test_courts_aces_jokers_and_a_poster_for_each_game_are_there() -> None:
    courts = {f"cards/{rank}_of_{suit}" for rank in RANKS.values() for suit in SUITS.values()}
    assert courts | {f"{game}/poster" for game in games.GAMES} <= set(DRAWINGS)


@pytest.mark.parametrize("name", DRAWINGS)
def test_everything_in_a_file_is_drawn(name: str, render: Render) -> None:
    all_drawn(source(name))
    picture = drawing.picture(name)
    all_drawn(picture)
    box = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', picture)
    assert box
    size = round(float(box[1])), round(float(box[2]))
    shown = pygame.mask.from_surface(render(picture, size), 10)
    assert shown.count() > 0.05 * size[0] * size[1]
    if name not in CUT_BY_THE_EDGE and not name.endswith("/poster"):
        inside = pygame.Rect(1, 1, size[0] - 2, size[1] - 2)
        assert all(inside.contains(part) for part in shown.get_bounding_rects())


@pytest.mark.parametrize(
    "dropped",
    [
        '<use href="#x"/>',
        "<text>K</text>",
        '<image href="k.png"/>',
        '<path clip-path="url(#x)" d="M0 0 H9"/>',
        '<path style="filter:url(#x)" d="M0 0 H9"/>',
        '<path fill="url(#nowhere)" d="M0 0 H9"/>',
        '<linearGradient id="x" x2="1"/><path fill="url(#x)" d="M0 0 H9"/>',
        '<path fill="gold" d="M0 0 H9"/>',
    ],
)
def test_a_file_with_something_the_renderer_drops_is_found(dropped: str) -> None:
    with pytest.raises(AssertionError):
        all_drawn(f"<svg>{dropped}</svg>")


@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize("rank", RANKS)
def test_the_suits_colour_is_replaced_wherever_a_card_has_it(rank: str, suit: str) -> None:
    token = FOUR_COLOURS[suit]
    painted = source(f"cards/{RANKS[rank]}_of_{SUITS[suit]}").count(token)
    assert painted
    asked = drawn(rank, suit, STRANGE)
    assert (asked.count(token), asked.count(STRANGE)) == (0, painted)


def test_a_deck_of_two_colours_has_no_green_and_no_blue() -> None:
    for suit in "CD":
        for rank in RANKS:
            two, four = (face(rank + suit, four_colours=four) for four in (False, True))
            assert not {GREEN, BLUE} & set(re.findall("#[0-9a-f]{6}", two))
            assert FOUR_COLOURS[suit] in four and colour(rank + suit) in two


def test_the_lips_of_a_red_queen_are_as_red_as_her_suit() -> None:
    assert LIPS in drawn("Q", "D", BLUE)
    assert LIPS not in drawn("Q", "D", colour("QD"))


def test_wheat_is_gold_until_it_is_carved() -> None:
    assert GOLD in drawing.part("bread/wheat")
    assert GOLD not in drawing.part("bread/wheat", {GOLD: STRANGE})


def test_names_in_two_files_do_not_meet_in_one_picture(assert_all_drawn: Callable[[str], None]) -> None:
    loaf, bowl = drawing.part("bread/loaf"), drawing.part("bread/bowl")
    names = [set(re.findall(r'\bid="([^"]+)"', part)) for part in (loaf, bowl)]
    assert all(names)
    assert not names[0] & names[1]
    assert_all_drawn(f"<svg>{loaf}{bowl}{loaf}</svg>")


def test_a_file_may_come_from_any_editor(from_an_editor: str, render: Render) -> None:
    all_drawn(source(from_an_editor))
    for picture in (
        drawing.picture(from_an_editor),
        f'<svg viewBox="-20 -10 40 20">{drawing.part(from_an_editor)}</svg>',
    ):
        shown = render(picture, (80, 40))
        left, right = shown.get_at((2, 10)), shown.get_at((77, 10))
        assert left.r > 240 > 20 > left.b and right.b > 240 > 20 > right.r
        assert shown.get_at((40, 30)) == pygame.Color(GREEN)
    repainted = render(drawing.picture(from_an_editor, {GREEN: STRANGE}), (80, 40))
    assert repainted.get_at((40, 30)) == pygame.Color(STRANGE)


def test_what_is_no_picture_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing, "FOLDER", tmp_path)
    (tmp_path / "letter.svg").write_text("<html/>")
    with pytest.raises(ValueError, match="letter"):
        drawing.picture("letter")
    with pytest.raises(OSError, match="nothing"):
        drawing.picture("nothing")
