"""The portraits and emblems: all of them drawn, moods that differ where they are small, nobody like another."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from game.store.settings import Person
from game.texts.characters import CHARACTERS as NAMES
from game.texts.characters import portrait_of
from sprites import people
from sprites.drawing import inside
from sprites.people import frames
from sprites.people.layers import moved, without
from tests.sprites.conftest import DRAWINGS, Render, all_drawn

SMALL = 60
"""Pixels, as on a plate in the smallest window."""


def differing(one: pygame.Surface, other: pygame.Surface) -> float:
    """The part of two pictures that is plainly different, 0 to 1."""
    unlike = pygame.mask.from_threshold(one, (0, 0, 0), (48, 48, 48, 255), other)
    return 1 - unlike.count() / (one.get_width() * one.get_height())


@pytest.fixture
def shown(render: Render) -> dict[tuple[str, str], pygame.Surface]:
    """All portraits in all moods on plain ground, at the size of a plate."""
    pictures = {}
    for character in people.CHARACTERS:
        for mood in people.MOODS:
            ground = pygame.Surface((SMALL, SMALL * 11 // 10))
            ground.fill("white")
            ground.blit(render(people.portrait(character, mood), ground.get_size()), (0, 0))
            pictures[character, mood] = ground
    return pictures


def test_every_character_has_a_portrait_of_his_own_and_no_person_has() -> None:
    assert {portrait_of(name, "normal") for name in NAMES} == set(people.CHARACTERS)
    assert portrait_of("Archie", None) is None and portrait_of("Anna", "normal") is None


def test_every_emblem_can_be_chosen_and_has_a_file() -> None:
    assert {f"people/emblems/{name}" for name in people.EMBLEMS} <= set(DRAWINGS)
    assert len(people.EMBLEMS) == 12 and all(Person(emblem=name).emblem for name in people.EMBLEMS)


@pytest.mark.parametrize("character", people.CHARACTERS)
def test_the_renderer_draws_all_of_every_mood_in_every_frame(character: str) -> None:
    for mood in people.MOODS:
        portrait = people.portrait(character, mood)
        all_drawn(portrait)
        for seat in range(6):
            all_drawn(frames.bust(seat, inside(portrait)))


def test_moods_differ_at_the_size_of_a_plate(shown: dict[tuple[str, str], pygame.Surface]) -> None:
    for character in people.CHARACTERS:
        for one, other in combinations(people.MOODS, 2):
            assert differing(shown[character, one], shown[character, other]) > 0.04, (character, one, other)


def test_nobody_looks_like_another(shown: dict[tuple[str, str], pygame.Surface]) -> None:
    for mood in people.MOODS:
        for one, other in combinations(people.CHARACTERS, 2):
            assert differing(shown[one, mood], shown[other, mood]) > 0.25, (mood, one, other)


def test_only_the_wanted_mood_is_seen() -> None:
    svg = '<svg><g id="head"><g id="a" display="none"><g id="x"/><path/></g><g id="b" style="display:none"/></g></svg>'
    assert without(svg, ["a"]) == '<svg><g id="head"><g id="b"/></g></svg>'
    assert moved(svg, {"head": "rotate(4)"}).startswith('<svg><g transform="rotate(4)"><g id="head">')
    assert moved(svg, {"tail": "rotate(4)"}) == svg
