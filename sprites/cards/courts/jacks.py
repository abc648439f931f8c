"""The four jacks: a feather in every cap."""

from __future__ import annotations

from sprites.cards.courts import faces, hair, hats, held, robes
from sprites.cards.courts.brush import at, shape
from sprites.cards.courts.faces import Look
from sprites.cards.courts.figure import Figure
from sprites.palette import Palette


def clubs(paint: Palette) -> str:
    """A gardener's lad with a leafy branch."""
    return Figure(
        behind=hair.bob_behind(paint.gold, paint.ink),
        robe=robes.coat(paint.suit)
        + robes.stripes(paint.gold)
        + robes.placket(paint, paint.cream)
        + robes.buttons(paint.suit),
        collar=shape(robes.NECK, paint.skin) + robes.ruff(paint),
        head=faces.turned(paint, Look("wry", "smile", 0.2)) + hair.bob_front(paint.gold, paint.ink) + hats.beret(paint),
        held=at(held.branch(paint), 208, 150)
        + held.sleeve((208, 152), (192, 232), paint.cream, paint.gold, paint.gold)
        + at(held.fist(paint), 208, 150),
    ).draw()


def diamonds(paint: Palette) -> str:
    """A guardsman with his halberd."""
    return Figure(
        faces_left=True,
        behind=hair.bob_behind(paint.ink, paint.gold),
        robe=robes.coat(paint.suit)
        + robes.lozenges(paint.gold)
        + robes.placket(paint, paint.ink)
        + robes.lacing(paint.gold),
        collar=shape(robes.NECK, paint.skin) + robes.pointed_collar(paint, paint.cream),
        head=faces.turned(paint, Look("stern", "smirk", 0.3))
        + hair.thin_beard(paint.ink)
        + hair.bob_front(paint.ink, paint.gold)
        + hats.bycocket(paint),
        held=at(held.halberd(paint), 210, 146)
        + held.sleeve((210, 148), (194, 233), paint.gold, paint.suit, paint.cream)
        + at(held.fist(paint), 210, 146),
    ).draw()


def hearts(paint: Palette) -> str:
    """A messenger with a letter, seen from the side."""
    return Figure(
        faces_left=True,
        behind="",
        robe=robes.coat(paint.suit)
        + robes.scales(paint.cream)
        + robes.placket(paint, paint.gold)
        + robes.buttons(paint.suit),
        collar=shape(robes.NECK, paint.skin) + robes.scalloped_cape(paint),
        head=faces.profile(paint, Look("calm", "smile", 0.3))
        + hair.hair_profile(paint.gold, paint.ink)
        + hats.flat_cap(paint),
        held=at(held.letter(paint), 88, 134)
        + held.sleeve((88, 132), (66, 104), paint.suit, paint.gold, paint.gold)
        + at(held.pinch(paint), 88, 130),
    ).draw()


def spades(paint: Palette) -> str:
    """A swordsman, seen from the side."""
    return Figure(
        behind="",
        robe=robes.coat(paint.suit)
        + robes.chevrons(paint.gold)
        + robes.placket(paint, paint.suit)
        + robes.lacing(paint.cream),
        collar=shape(robes.NECK, paint.skin) + robes.ruff(paint),
        head=faces.profile(paint, Look("stern", "stern", 0.4))
        + hair.goatee_profile(paint.ink)
        + hair.hair_profile(paint.ink, paint.gold)
        + hats.panache(paint),
        held=at(held.rapier(paint), 212, 150)
        + held.sleeve((212, 152), (194, 234), paint.cream, paint.ink, paint.gold)
        + at(held.fist(paint), 212, 150),
    ).draw()


FIGURES = {"C": clubs, "D": diamonds, "H": hearts, "S": spades}
