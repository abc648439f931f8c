"""Cards as they lie on a table: with a soft shadow, or a glow around those that can be played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import pygame

from game.view.cards.fan import Spot
from game.view.core.art import ANGLE_STEP, SQUEEZE_STEPS, Art
from game.view.core.layout import card_size
from game.view.core.theme import CREAM, Colour

CardShade = Literal["plain", "dim", "lit"]
Blit = tuple[pygame.Surface, tuple[int, int]]
"""A picture and where its upper left corner goes."""
Key = tuple[object, ...]

MARGIN = 0.07
"""Space around a card for its shadow, by the card's height."""
SHADOW: Colour = (0, 0, 0)
SHADOW_ALPHA, GLOW_ALPHA = 120, 215
SHADOW_DROP = 0.014
CORNER = 0.05
"""Radius of a card's corners by its height."""
RING = 0.014
DIMMED: Colour = (150, 146, 156)
"""What is left of the light on a card that cannot be played."""
FADE_STEPS = 8
SHRINK_STEPS = 24
"""Pictures of shrinking cards are kept in steps of this part of their size."""
AT_HAND = 96
"""So many pictures are found without asking the cache of all pictures."""


class CardPictures:
    """The cards of one game, with the room's colour as the glow."""

    def __init__(self, art: Art, game: str, glow: Colour) -> None:
        self._art = art
        self._game = game
        self._glow = glow
        self.version: object = None
        """Changes when pictures may look different."""
        self._at_hand: dict[Key, pygame.Surface] = {}
        self._prepared: set[Key] = set()
        self._row_key: object = None
        self._row: list[tuple[pygame.Surface, float, float]] = []

    def blit(
        self,
        card: int | None,
        spot: Spot,
        mood: CardShade = "plain",
        ring: bool = False,
        squeeze: float = 1.0,
        strength: float = 1.0,
        drawn: float = 0.0,
        keep: bool = True,
    ) -> Blit:
        """The card, or a back for None, where it lies.

        ``ring`` marks it as focused, ``squeeze`` narrows it, ``strength`` 0…1 fades it in; ``drawn`` is the height of
        the picture to use while a card grows or shrinks in flight, so that no new one is made for it. Without ``keep``
        it is only for this frame: so many cards are under way that keeping all they need would drive out the rest.
        """
        x, y, height, angle = spot
        key = (
            card,
            mood,
            ring,
            round(drawn if drawn > height else height),
            round(height / drawn * SHRINK_STEPS) if drawn > height else SHRINK_STEPS,
            round(angle / ANGLE_STEP) if angle else 0,
            round(squeeze * SQUEEZE_STEPS) if squeeze < 1 else SQUEEZE_STEPS,
            round(strength * FADE_STEPS) if strength < 1 else FADE_STEPS,
        )
        picture = self._at_hand.get(key) or (self._fetched(key) if keep else self._composed(*key, keep=False))
        width, height = picture.get_size()
        return picture, (round(x - width / 2), round(y - height / 2))

    def row(self, cards: Sequence[tuple[int, CardShade, bool]], spots: Sequence[Spot], drawn: float) -> list[Blit]:
        """What ``blit`` gives for many cards, with their moods and rings, at these spots: a hand, with little ado."""
        key = cards, [(round(spot.height), round(spot.angle / ANGLE_STEP) if spot.angle else 0) for spot in spots]
        if key != self._row_key:
            self._row_key = key
            pictures = [
                self.blit(card, spot, mood, ring, drawn=drawn)[0]
                for (card, mood, ring), spot in zip(cards, spots, strict=True)
            ]
            self._row = [(picture, picture.get_width() / 2, picture.get_height() / 2) for picture in pictures]
        return [
            (picture, (round(spot.x - half_width), round(spot.y - half_height)))
            for (picture, half_width, half_height), spot in zip(self._row, spots, strict=True)
        ]

    def forget(self) -> None:
        """Let go of all pictures."""
        self._at_hand.clear()
        self._prepared.clear()
        self._row_key, self._row = None, []

    def prepare(self, card: int, height: float) -> bool:
        """Make the picture of a card before it is wanted; False if that has been done already."""
        key = card, round(height), self._art.look
        if key in self._prepared:
            return False
        self._prepared.add(key)
        self._composed(card, "plain", False, round(height), SHRINK_STEPS, 0, SQUEEZE_STEPS, FADE_STEPS)
        return True

    def refresh(self) -> None:
        """To be called once a frame: better pictures may have become available."""
        version = self._art.revision, self._art.look
        if version != self.version or len(self._at_hand) > AT_HAND:
            self.forget()
            self.version = version

    def _fetched(self, key: Key) -> pygame.Surface:
        """The picture of a key as ``blit`` makes it."""
        picture = self._at_hand[key] = self._composed(*key)  # type: ignore[arg-type]
        return picture

    def _composed(
        self,
        card: int | None,
        mood: CardShade,
        ring: bool,
        height: int,
        scale: int,
        angle: int,
        squeeze: int,
        strength: int,
        keep: bool = True,
    ) -> pygame.Surface:
        name: Key = ("lying", self._game, card, mood, ring, self._art.look.at(height))
        picture = self._art.made(name, _with_margin(height), lambda: self._lying(card, height, mood, ring))
        if scale < SHRINK_STEPS:
            size = picture.get_width() * scale // SHRINK_STEPS, picture.get_height() * scale // SHRINK_STEPS
            picture = self._art.shrunk(name, picture, size, keep)
        picture = self._art.turned(name, picture, angle * ANGLE_STEP, squeeze / SQUEEZE_STEPS, keep)
        return picture if strength >= FADE_STEPS else _faded(picture, strength)

    def _lying(self, card: int | None, height: int, mood: CardShade, ring: bool) -> pygame.Surface:
        size = card_size(height)
        face = self._art.back(self._game, size) if card is None else self._art.face(card, size)
        paper = self._under(height, mood == "lit" or ring).copy()
        margin = _margin(height)
        if ring:
            wide = max(round(height * RING), 2)
            around = pygame.Rect((margin, margin), size).inflate(2 * wide, 2 * wide)
            pygame.draw.rect(paper, CREAM, around, border_radius=round(height * CORNER) + wide)
        if mood == "dim":
            face = face.copy()
            face.fill((*DIMMED, 255), special_flags=pygame.BLEND_RGBA_MULT)
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


def _faded(picture: pygame.Surface, strength: int) -> pygame.Surface:
    faded = picture.copy()
    faded.fill((255, 255, 255, 255 * strength // FADE_STEPS), special_flags=pygame.BLEND_RGBA_MULT)
    return faded


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
