"""The four kings: crown and beard."""

from __future__ import annotations

from sprites.cards.courts import faces, hair, hats, held, robes
from sprites.cards.courts.brush import at
from sprites.cards.courts.faces import ELDER, Look
from sprites.cards.courts.figure import Figure
from sprites.palette import Palette


def clubs(paint: Palette) -> str:
    """A merry king, round beard, an orb in his hand."""
    return Figure(
        behind=hair.curls_behind(paint.gold, paint.ink),
        robe=robes.coat(paint.suit) + robes.scattered("C", paint.gold, 13) + robes.placket(paint, paint.cream),
        collar=robes.mantle(paint, "C"),
        head=faces.turned(paint, Look("wry", "smile", 0.2), ELDER)
        + hair.sideburns(paint.gold)
        + hair.beard_round(paint.gold, paint.ink)
        + hair.moustache(paint.gold)
        + hats.crown_trefoil(paint),
        held=at(held.orb(paint), 210, 146)
        + held.sleeve((210, 148), (192, 233), paint.cream, paint.gold, paint.gold)
        + at(held.palm(paint), 210, 148),
    ).draw()


def diamonds(paint: Palette) -> str:
    """An old king, seen from the side, with an axe."""
    return Figure(
        faces_left=True,
        behind="",
        robe=robes.coat(paint.suit) + robes.stripes(paint.cream) + robes.placket(paint, paint.cream),
        collar=robes.stole(paint),
        head=faces.profile(paint, Look("stern", "stern", 0.4))
        + hair.hair_profile(paint.cream, paint.ink)
        + hair.beard_profile(paint.cream, paint.ink)
        + hats.crown_spiked(paint),
        held=at(held.axe(paint), 220, 150)
        + held.sleeve((220, 152), (202, 236), paint.gold, paint.suit, paint.cream)
        + at(held.fist(paint), 220, 150),
    ).draw()


def hearts(paint: Palette) -> str:
    """The king with his sword behind his head, his lip shaven."""
    return Figure(
        background=at(held.sword(paint, 158), 205, 112, 1, -58),
        behind=hair.curls_behind(paint.ink, paint.gold),
        robe=robes.coat(paint.suit) + robes.scattered("H", paint.gold, 12) + robes.placket(paint, paint.cream),
        collar=robes.ermine(paint),
        head=faces.turned(paint, Look("calm", "smirk", 0.4), ELDER)
        + hair.sideburns(paint.ink)
        + hair.beard_forked(paint.ink, paint.gold)
        + hats.crown_imperial(paint),
        held=held.sleeve((207, 112), (194, 234), paint.gold, paint.suit, paint.cream)
        + at(held.fist(paint), 205, 112, 1, -58),
    ).draw()


def spades(paint: Palette) -> str:
    """A grim king, long beard, broad sword."""
    return Figure(
        faces_left=True,
        behind=hair.curls_behind(paint.ink, paint.gold),
        robe=robes.coat(paint.suit) + robes.chevrons(paint.gold) + robes.placket(paint, paint.suit),
        collar=robes.mail(paint),
        head=faces.turned(paint, Look("stern", "stern", 0.5), ELDER)
        + hair.sideburns(paint.ink)
        + hair.beard_long(paint.ink, paint.gold)
        + hair.moustache(paint.ink)
        + hats.crown_gothic(paint),
        held=at(held.sword(paint), 212, 150)
        + held.sleeve((212, 152), (194, 234), paint.gold, paint.ink, paint.cream)
        + at(held.fist(paint), 212, 150),
    ).draw()


FIGURES = {"C": clubs, "D": diamonds, "H": hearts, "S": spades}
