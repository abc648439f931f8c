"""Cards as they lie on a table: with a soft shadow, or a glow around those that can be played."""

from __future__ import annotations

from typing import Literal

import pygame

from game.view.art import Art
from game.view.fan import Spot
from game.view.layout import card_size
from game.view.theme import CREAM, Colour

Mood = Literal["plain", "dim", "lit"]
Blit = tuple[pygame.Surface, tuple[int, int]]
"""A picture and where its upper left corner goes."""

MARGIN = 0.07
"""Space around a card for its shadow, by the card's height."""
SHADOW: Colour = (0, 0, 0)
SHADOW_ALPHA, GLOW_ALPHA = 120, 215
SHADOW_DROP = 0.014
CORNER = 0.05
"""Radius of a card's corners by its height."""
RING = 0.014
FADE_STEPS = 8
SHRINK_STEPS = 24
"""Pictures of shrinking cards are kept in steps of this part of their size."""


class CardPictures:
    """The cards of one game, with the room's colour as the glow."""

    def __init__(self, art: Art, game: str, glow: Colour) -> None:
        self._art = art
        self._game = game
        self._glow = glow

    def blit(
        self,
        card: int | None,
        spot: Spot,
        mood: Mood = "plain",
        ring: bool = False,
        squeeze: float = 1.0,
        strength: float = 1.0,
        drawn: float = 0.0,
    ) -> Blit:
        """The card, or a back for None, where it lies.

        ``ring`` marks it as focused, ``squeeze`` narrows it, ``strength`` 0…1 fades it in; ``drawn`` is the height of
        the picture to use while a card grows or shrinks in flight, so that no new one is made for it.
        """
        height = round(drawn or spot.height)
        name: tuple[object, ...] = ("lying", self._game, card, mood, ring, self._art.look)
        picture = self._art.made(name, _with_margin(height), lambda: self._lying(card, height, mood, ring))
        if drawn and spot.height < drawn:
            name, picture = self._shrunk(name, picture, spot.height / drawn)
        picture = self._art.turned(name, picture, spot.angle, squeeze)
        if strength < 1:
            picture = self._faded(name, picture, strength, spot.angle)
        width, height = picture.get_size()
        return picture, (round(spot.x - width / 2), round(spot.y - height / 2))

    def _lying(self, card: int | None, height: int, mood: Mood, ring: bool) -> pygame.Surface:
        size = card_size(height)
        face = self._art.back(self._game, size) if card is None else self._art.face(card, size, dim=mood == "dim")
        paper = self._under(height, mood == "lit" or ring).copy()
        margin = _margin(height)
        if ring:
            wide = max(round(height * RING), 2)
            around = pygame.Rect((margin, margin), size).inflate(2 * wide, 2 * wide)
            pygame.draw.rect(paper, CREAM, around, border_radius=round(height * CORNER) + wide)
        paper.blit(face, (margin, margin))
        return paper

    def _under(self, height: int, glows: bool) -> pygame.Surface:
        """The shadow or glow a card lies on."""
        if glows:
            return self._art.made(
                ("glow", self._glow), _with_margin(height), lambda: _soft(height, self._glow, GLOW_ALPHA, 0.0)
            )
        return self._art.made(
            ("shadow",), _with_margin(height), lambda: _soft(height, SHADOW, SHADOW_ALPHA, SHADOW_DROP)
        )

    def _shrunk(
        self, name: tuple[object, ...], picture: pygame.Surface, scale: float
    ) -> tuple[tuple[object, ...], pygame.Surface]:
        step = round(scale * SHRINK_STEPS)
        size = picture.get_width() * step // SHRINK_STEPS, picture.get_height() * step // SHRINK_STEPS
        name = ("shrunk", *name)
        return name, self._art.made(name, size, lambda: pygame.transform.smoothscale(picture, size))

    def _faded(
        self, name: tuple[object, ...], picture: pygame.Surface, strength: float, angle: float
    ) -> pygame.Surface:
        step = round(strength * FADE_STEPS)

        def fade() -> pygame.Surface:
            faded = picture.copy()
            faded.fill((255, 255, 255, 255 * step // FADE_STEPS), special_flags=pygame.BLEND_RGBA_MULT)
            return faded

        return self._art.made(("faded", *name, step, angle), picture.get_size(), fade)


def _margin(height: int) -> int:
    return max(round(height * MARGIN), 2)


def _with_margin(height: int) -> tuple[int, int]:
    width, margin = card_size(height)[0], _margin(height)
    return width + 2 * margin, height + 2 * margin


def _soft(height: int, colour: Colour, alpha: int, drop: float) -> pygame.Surface:
    """A card's outline, blurred."""
    paper = pygame.Surface(_with_margin(height), pygame.SRCALPHA)
    paper.fill((*colour, 0))
    margin = _margin(height)
    pygame.draw.rect(
        paper,
        (*colour, alpha),
        pygame.Rect((margin, margin + round(height * drop)), card_size(height)),
        border_radius=round(height * CORNER),
    )
    return pygame.transform.gaussian_blur(paper, max(margin // 2, 1))
