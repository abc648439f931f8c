"""The face of a seat: a portrait, an emblem or nothing, in a frame of the seat's shape and colour."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.view.core.art import Art
from game.view.core.kit import Kit
from game.view.core.plates import mix
from game.view.core.rendering import Size, hex_of, render
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
    return kit.art.made(("medallion", seat, face, mood), size, lambda: _made(kit.art, seat, face, mood, size))


def _made(art: Art, seat: int, face: str | None, mood: str, size: Size) -> pygame.Surface:
    colour = SEAT_COLOURS[seat]
    named, light = hex_of(colour), hex_of(mix(colour, CREAM, WITHIN))
    if face not in people.CHARACTERS and face not in people.EMBLEMS:
        return render(frames.plain(seat, named), size)
    picture = art.picture(("frame", seat), size, lambda: frames.ground(seat, named, light)).copy()
    if not mood:
        picture.blit(render(frames.sign(seat, inside(people.emblem(face))), size), (0, 0))
        return picture
    bust = render(frames.bust(seat, inside(people.portrait(face, mood))), size)
    window = art.picture(("frame window", seat), size, lambda: frames.window(seat))
    bust.blit(window, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    picture.blit(bust, (0, 0))
    line = round(size[1] * frames.BUST_LINE / frames.HEIGHT)
    lower = pygame.Rect(0, line, size[0], size[1] - line)
    picture.blit(art.picture(("frame rim", seat), size, lambda: frames.rim(seat, named)), lower, lower)
    return picture


class Rehearsal:
    """Has the characters make all their faces while nothing moves, one at a time, so that no movement waits for one."""

    def __init__(self) -> None:
        self._of: object = None
        self._left: list[tuple[int, str, str]] = []

    def go_on(self, kit: Kit, faces: Sequence[str | None], height: int) -> None:
        """``faces`` are by seat, as ``seat_face`` takes them."""
        key = tuple(faces), height, kit.art.revision
        if key != self._of:
            characters = [(seat, face) for seat, face in enumerate(faces) if face in people.CHARACTERS]
            self._of = key
            self._left = [(seat, str(face), mood) for mood in people.MOODS for seat, face in characters]
        if self._left and not kit.art.hold:
            seat, face, mood = self._left.pop(0)
            seat_face(kit, seat, face, height, mood)
