"""Pictures of buttons and keys, as the renderer shows them."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable

import pygame
import pytest

from sprites.controls import glyphs
from tests.sprites.conftest import Render

PADS = ("xbox", "playstation", "nintendo", "generic")
KEYS = (
    "P",
    "S",
    "+",
    "-",
    "Ё",
    "Esc",
    "Enter",
    "Space",
    "Backspace",
    "PgUp",
    "F11",
    "Left",
    "Right",
    "Up",
    "Down",
    "arrows",
)
BUTTONS = {"south", "east", "west", "north", "start", "back", "guide"}
EVERY = [(kind, control) for kind, controls in glyphs.CONTROLS.items() for control in controls]
EVERY += [("keyboard", key) for key in KEYS]


def extent(text: str) -> tuple[int, int]:
    box = re.search(r'viewBox="0 0 (\d+) (\d+)"', text)
    assert box
    return int(box[1]), int(box[2])


def test_every_kind_has_its_controls() -> None:
    assert set(glyphs.CONTROLS) == {*PADS, "mouse"}
    for kind in PADS:
        assert BUTTONS | {"dpad", "dpad_up", "left_shoulder", "right_trigger", "left_stick", "left_stick_move"} <= set(
            glyphs.CONTROLS[kind]
        )


def test_every_control_has_a_picture_at_the_asked_size(render: Render) -> None:
    for kind, control in EVERY:
        text, _ = glyphs.glyph(kind, control)
        width, height = extent(text)
        assert height == 100, (kind, control)
        picture = render(text, (width * 2 // 5, 40))
        assert picture.get_size() == (width * 2 // 5, 40), (kind, control)
        assert pygame.mask.from_surface(picture, 127).count() > 0.3 * picture.get_width() * 40, (kind, control)


def test_everything_in_glyphs_is_drawn(assert_all_drawn: Callable[[str], None]) -> None:
    for kind, control in EVERY:
        assert_all_drawn(glyphs.glyph(kind, control)[0])


@pytest.mark.parametrize("kind", [*PADS, "mouse"])
def test_no_two_controls_of_a_device_look_the_same(kind: str) -> None:
    shown = [glyphs.glyph(kind, control) for control in glyphs.CONTROLS[kind]]
    assert all(one != two for one, two in itertools.combinations(shown, 2))


def test_buttons_bear_what_is_printed_on_the_pad() -> None:
    faces = ("south", "east", "west", "north")
    assert [glyphs.glyph("xbox", control)[1] for control in faces] == ["A", "B", "X", "Y"]
    assert [glyphs.glyph("nintendo", control)[1] for control in faces] == ["B", "A", "Y", "X"]
    for kind in ("playstation", "generic"):
        assert [glyphs.glyph(kind, control)[1] for control in faces] == [None] * 4
    assert glyphs.glyph("playstation", "left_trigger")[1] == "L2"
    assert glyphs.glyph("nintendo", "right_trigger")[1] == "ZR"


def test_keys_bear_their_name_and_arrow_keys_an_arrow() -> None:
    assert glyphs.glyph("keyboard", "Enter")[1] == "Enter"
    assert glyphs.glyph("keyboard", "Left")[1] is None
    assert glyphs.glyph("keyboard", "arrows")[1] is None
    assert extent(glyphs.glyph("keyboard", "P")[0])[0] == 100
    assert extent(glyphs.glyph("keyboard", "Backspace")[0])[0] > extent(glyphs.glyph("keyboard", "Enter")[0])[0] > 100


def test_a_label_stands_out_from_the_picture_behind_it(render: Render) -> None:
    left, top, wide, high = glyphs.LABEL_BOX
    for kind, control in EVERY:
        text, label = glyphs.glyph(kind, control)
        if label is None:
            continue
        picture = render(text, extent(text))
        width, height = picture.get_size()
        behind = picture.get_at((round((left + wide / 2) * width), round((top + high / 2) * height)))
        ink = pygame.Color(glyphs.label_colour(kind, control))
        assert behind.a == 255
        assert abs(sum(ink[:3]) - sum(behind[:3])) > 240, (kind, control)


@pytest.mark.parametrize(
    ("kind", "control"), [("xbox", "middle"), ("mouse", "south"), ("joypad", "south"), ("xbox", "dpad_in")]
)
def test_an_unknown_control_is_an_error(kind: str, control: str) -> None:
    with pytest.raises(KeyError):
        glyphs.glyph(kind, control)
