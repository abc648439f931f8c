"""Card faces. The index letters are drawn by the view, in the reader's language, at the places given here."""

from __future__ import annotations

from msgspec import Struct

from sprites import drawing, svg
from sprites.cards.frame import one_figure, two_figures
from sprites.cards.pips import pips
from sprites.palette import FOUR_COLOURS, INK, LIPS, RED, TWO_COLOURS
from sprites.suits import star, suit


class Index(Struct, frozen=True):
    """Where an index goes, in the units of the 250 x 350 card; the second is this one turned round the card's middle.

    `centre` is the middle of the letters' capital height; wider letters are squeezed to `max_width`.
    """

    centre: tuple[float, float]
    cap_height: float
    max_width: float
    suit_centre: tuple[float, float]
    suit_height: float


INDEX = {
    "normal": Index(centre=(33, 44), cap_height=56, max_width=50, suit_centre=(33, 102), suit_height=37),
    "large": Index(centre=(43, 58), cap_height=84, max_width=66, suit_centre=(43, 138), suit_height=42),
}
BIG_SUIT_HEIGHT = 108.0

SUITS = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}
RANKS = {"A": "aces/ace", "J": "courts/jack", "Q": "courts/queen", "K": "courts/king"}
JOKERS = {"R": "red", "B": "black"}


def face(card: str, *, four_colours: bool = False, large_print: bool = False) -> str:
    """A whole face as SVG, 250 x 350, but for the index letters; `card` is a code such as TH, QS, XR or XB."""
    rank, suit_code = card[0], card[1]
    paint = colour(card, four_colours=four_colours)
    index = INDEX["large" if large_print else "normal"]
    body = (_plain if large_print else _picture)(rank, suit_code, paint)
    return svg.document(svg.CARD_WIDTH, svg.CARD_HEIGHT, svg.card_body(), body, _indices(rank, suit_code, paint, index))


def colour(card: str, *, four_colours: bool = False) -> str:
    """The colour of a card's index."""
    if card[0] == "X":
        return RED if card[1] == "R" else INK
    return (FOUR_COLOURS if four_colours else TWO_COLOURS)[card[1]]


def drawn(rank: str, suit_code: str, paint: str) -> str:
    """What is drawn for an ace or a court, its suit in the colour `paint`; lips are as red as a red suit."""
    colours = {FOUR_COLOURS[suit_code]: paint} | ({LIPS: RED} if paint == RED else {})
    return drawing.part(f"cards/{RANKS[rank]}_of_{SUITS[suit_code]}", colours)


def _picture(rank: str, suit_code: str, paint: str) -> str:
    """What is on a card between its indices."""
    if rank == "X":
        return one_figure(drawing.part(f"cards/jokers/{JOKERS[suit_code]}"), paint)
    if rank == "A":
        return drawn(rank, suit_code, paint)
    if rank in RANKS:
        return two_figures(drawn(rank, suit_code, paint), suit_code, paint)
    return pips(rank, suit_code, paint)


def _plain(rank: str, suit_code: str, paint: str) -> str:
    """The same in large print: one big suit, or the joker's head."""
    if rank == "X":
        return drawing.part(f"cards/jokers/{JOKERS[suit_code]}_large")
    return suit(suit_code, svg.CARD_WIDTH / 2, svg.CARD_HEIGHT / 2, BIG_SUIT_HEIGHT, fill=paint)


def _indices(rank: str, suit_code: str, paint: str, index: Index) -> str:
    if rank == "X":
        mark = star(*index.centre, index.max_width, fill=paint)
    else:
        mark = suit(suit_code, *index.suit_centre, index.suit_height, fill=paint)
    return mark + svg.half_turned(mark)
