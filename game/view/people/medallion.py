"""The face of a seat: a portrait, an emblem or nothing, in a frame of the seat's shape and colour."""

from __future__ import annotations

import pygame

from game.view.core.kit import Kit
from game.view.core.plates import mix
from game.view.core.rendering import hex_of, render
from game.view.core.theme import CREAM, SEAT_COLOURS
from sprites import people
from sprites.drawing import inside
from sprites.people import frames

ASPECT = frames.WIDTH / frames.HEIGHT
"""Width of a medallion by its height."""
WITHIN = 0.62
"""How much lighter than its rim a frame is inside."""


def seat_face(kit: Kit, seat: int, face: str | None, height: int, mood: str = "calm") -> pygame.Surface:
    """The medallion of a seat, ``height`` pixels high and ``ASPECT`` as wide.

    ``face`` is a character or an emblem of ``sprites.people``, whatever else there is shows as the seat's shape alone;
    emblems have no moods.
    """
    size = round(height * ASPECT), height
    if face not in people.CHARACTERS:
        mood = ""
    return kit.art.made(("medallion", seat, face, mood), size, lambda: _made(seat, face, mood, size))


def _made(seat: int, face: str | None, mood: str, size: tuple[int, int]) -> pygame.Surface:
    colour = SEAT_COLOURS[seat]
    named, light = hex_of(colour), hex_of(mix(colour, CREAM, WITHIN))
    if face not in people.CHARACTERS and face not in people.EMBLEMS:
        return render(frames.plain(seat, named), size)
    picture = render(frames.ground(seat, named, light), size)
    if not mood:
        picture.blit(render(frames.sign(seat, inside(people.emblem(face))), size), (0, 0))
        return picture
    bust = render(frames.bust(seat, inside(people.portrait(face, mood))), size)
    bust.blit(render(frames.window(seat), size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    picture.blit(bust, (0, 0))
    line = round(size[1] * frames.BUST_LINE / frames.HEIGHT)
    lower = pygame.Rect(0, line, size[0], size[1] - line)
    picture.blit(render(frames.rim(seat, named), size), lower, lower)
    return picture
