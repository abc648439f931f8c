"""At 1920×1080 and a text size of 100 % whatever is written can be read from the couch."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any

import pygame
import pytest
from pygame import Rect

from game.input.actions import KEYBOARD, Action
from game.rules import GAMES
from game.rules.match import Match, SeatInfo
from game.store import Hands
from game.view.core import lettering, text
from game.view.core.art import Art, Key
from game.view.core.line import paint
from game.view.core.rendering import Size
from game.view.core.theme import Colour, Style
from tests.scenes.screens import SCREENS
from tests.scenes.table.people.test_sharing import ONE, TWO
from tests.scenes.table.people.test_sharing import sit_down as sit_down_with_pads
from tests.scenes.tables import sit_down
from tests.stagehand import Stagehand

FULL_HD = 1920, 1080
LEAST = 20
"""Height of capitals in pixels."""
ROUNDED = 0.5
Stage = Callable[..., Stagehand]


@lru_cache(maxsize=500)
def capital(font: pygame.Font) -> int:
    """Height of a capital letter in pixels."""
    return font.render("H", True, "white").get_bounding_rect().height


@pytest.fixture
def too_small(monkeypatch: pytest.MonkeyPatch) -> Iterator[set[tuple[str, float]]]:
    """Every text that is drawn too small, with the height of its capitals, and with 0 what is cut. Pictures without
    letters are blank."""
    found: set[tuple[str, float]] = set()
    made, capitals, draw = Art._made, lettering._capitals, text.Typesetter.draw
    blank = lru_cache(50)(lambda size: pygame.Surface(size, pygame.SRCALPHA))

    def painted(line: str, font: pygame.Font, colour: Colour, *, four_colours: bool = False) -> pygame.Surface:
        if capital(font) < LEAST:
            found.add((line, capital(font)))
        return paint(line, font, colour, four_colours=four_colours)

    def drawn(
        setter: text.Typesetter,
        surface: pygame.Surface,
        words: str,
        style: Style,
        colour: Colour,
        box: Rect,
        *how: Any,
        **more: Any,
    ) -> Rect:
        if words and not setter.fits(words, style, box.size):
            found.add((words, 0))
        return draw(setter, surface, words, style, colour, box, *how, **more)

    def lettered(line: str, height: float, width: float, colour: pygame.Color) -> pygame.Surface:
        if height < LEAST - ROUNDED:
            found.add((line, height))
        return capitals(line, height, width, colour)

    def sketched(art: Art, name: Key, size: Size, make: Callable[[], pygame.Surface], *steps: object) -> pygame.Surface:
        if name[0] in ("glyph", "face", "price", "lying"):
            return made(art, name, size, make)
        return blank(size)

    monkeypatch.setattr(text, "paint", painted)
    monkeypatch.setattr(text.Typesetter, "draw", drawn)
    monkeypatch.setattr(lettering, "_capitals", lettered)
    monkeypatch.setattr(Art, "_made", sketched)
    yield found


@pytest.mark.parametrize("language", ["en", "ru"])
def test_log_tools_and_scores_were_too_small_to_be_read_from_the_couch(
    stage: Stage, too_small: set[tuple[str, float]], language: str
) -> None:
    for screen in SCREENS:
        at = stage(FULL_HD, language)
        at.services.stack.push(SCREENS[screen](at))
        at.draw()
        assert not too_small, screen


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("game", GAMES)
def test_all_that_is_said_at_a_table_can_be_read_from_the_couch(
    stage: Stage, too_small: set[tuple[str, float]], game: str, language: str
) -> None:
    at = stage(FULL_HD, language)
    for players in {GAMES[game].PLAYERS[0], GAMES[game].PLAYERS[-1]}:
        seats = [SeatInfo("Анна"), SeatInfo("Ширинкина-Вайсма", "hard"), *[SeatInfo("", "normal")] * 4]
        sit_down(at, Match(game, seats[:players], 3, seed=7, first_dealer=players - 1))
        for action in (Action.CONFIRM, Action.HINT, Action.CONFIRM, Action.LAST_PLAY, Action.LAST_PLAY, Action.CONFIRM):
            at.wait(3.0, step=0.1)
            at.draw()
            at.press(action)
            at.draw()
        assert not too_small, f"{players} at the table"


@pytest.mark.parametrize("hands", ["cover", "open"])
def test_people_with_pads_of_their_own_can_read_all_that_six_seats_say(
    stage: Stage, too_small: set[tuple[str, float]], hands: Hands
) -> None:
    at = stage(FULL_HD, "ru")
    table = sit_down_with_pads(
        at, cpus=(None, None, None, "hard", "easy", "normal"), devices=(ONE, TWO, KEYBOARD), hands=hands
    )
    for _ in range(4):
        at.wait(3.0, step=0.1)
        at.draw()
        for device in (ONE, TWO, KEYBOARD):
            at.press(Action.PEEK, Action.CONFIRM, device=device)
            at.draw()
    at.click(table.state.layout.plate(2).center)
    at.draw()
    assert not too_small
