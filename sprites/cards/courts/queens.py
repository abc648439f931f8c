"""The four queens: each her own way to wear her hair, and a flower."""

from __future__ import annotations

from sprites.cards.courts import faces, hair, hats, held, robes
from sprites.cards.courts.brush import at
from sprites.cards.courts.faces import LADY, Look
from sprites.cards.courts.figure import Figure
from sprites.palette import Palette


def clubs(paint: Palette) -> str:
    """Golden braids coiled over the ears, a sprig of clover."""
    return Figure(
        faces_left=True,
        behind="",
        robe=robes.coat(paint.suit) + robes.placket(paint, paint.gold) + robes.puffed_shoulders(paint.suit, paint.gold),
        collar=robes.neckline(paint) + robes.necklace(paint, "C"),
        head=faces.turned(paint, Look("calm", "lips", 0.5), LADY)
        + hair.parted(paint.gold, paint.ink)
        + hair.coiled_braids(paint.gold, paint.ink)
        + hats.diadem(paint, "C"),
        held=at(held.clover_sprig(paint), 84, 126, 1, -4)
        + held.sleeve((86, 128), (64, 104), paint.cream, paint.gold, paint.gold)
        + at(held.pinch(paint), 86, 126),
    ).draw()


def diamonds(paint: Palette) -> str:
    """Hair piled high with pearls, a great jewel."""
    return Figure(
        behind=hair.high_bun(paint.ink, paint.gold),
        robe=robes.high_collar(paint)
        + robes.coat(paint.suit)
        + robes.lozenges(paint.cream)
        + robes.placket(paint, paint.cream),
        collar=robes.neckline(paint) + robes.necklace(paint, "D"),
        head=faces.turned(paint, Look("proud", "lips", 0.6), LADY)
        + hair.parted(paint.ink, paint.gold)
        + hats.blossom(paint.suit, paint.gold, -24, -28),
        held=at(held.jewel(paint), 208, 146)
        + held.sleeve((208, 152), (190, 232), paint.gold, paint.suit, paint.cream)
        + at(held.pinch(paint), 208, 150),
    ).draw()


def hearts(paint: Palette) -> str:
    """Hair combed into a heart, a rose."""
    return Figure(
        faces_left=True,
        behind=hair.heart_rolls(paint.gold, paint.ink),
        robe=robes.coat(paint.suit)
        + robes.scattered("H", paint.cream, 11)
        + robes.placket(paint, paint.cream)
        + robes.lacing(paint.suit),
        collar=robes.neckline(paint) + robes.necklace(paint, "H"),
        head=hair.ringlet(paint.gold, paint.ink, -29, 25, 3)
        + hair.ringlet(paint.gold, paint.ink, 27, 24, 3)
        + faces.turned(paint, Look("calm", "lips", 0.4), LADY)
        + hair.parted(paint.gold, paint.ink)
        + hats.blossom(paint.suit, paint.cream, -28, -20, 1.1),
        held=at(held.rose(paint), 86, 126)
        + held.sleeve((86, 128), (64, 104), paint.cream, paint.suit, paint.gold)
        + at(held.pinch(paint), 86, 126),
    ).draw()


def spades(paint: Palette) -> str:
    """Long dark hair, a white flower, a sceptre."""
    return Figure(
        behind=hair.long_behind(paint.ink, paint.gold),
        robe=robes.coat(paint.suit) + robes.placket(paint, paint.cream) + robes.puffed_shoulders(paint.gold, paint.ink),
        collar=robes.neckline(paint) + robes.necklace(paint, "S"),
        head=faces.turned(paint, Look("proud", "lips", 0.7), LADY)
        + faces.beauty_mark()
        + hair.parted(paint.ink, paint.gold)
        + hats.diadem(paint, "S")
        + hats.blossom(paint.cream, paint.gold, -26, -4, 0.9),
        held=at(held.sceptre(paint, "S"), 210, 148)
        + held.sleeve((210, 150), (192, 233), paint.cream, paint.gold, paint.gold)
        + at(held.fist(paint), 210, 148),
    ).draw()


FIGURES = {"C": clubs, "D": diamonds, "H": hearts, "S": spades}
