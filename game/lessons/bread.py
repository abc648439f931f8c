"""The first deal of Bread and Chocolate, in words."""

from __future__ import annotations

from game.i18n import mark
from game.lessons import Script

SENTENCES: dict[int, str] = {
    0: mark(
        "Cards go one rank up or down; before that everybody spreads, flips or passes once, and this top card suits "
        "your hand: pass."
    ),
    3: mark("Only {cards} is one rank above or below the top: play it; but it covers its own colour, for three cards."),
    6: mark("{cards} is one rank away and of the other colour, and that costs nothing: play it."),
    9: mark("Whoever holds a card that fits must play it, even where it hurts: play {cards} and draw four."),
    12: mark("Nothing in your hand is one rank away from the top card: draw a card, and your turn is over."),
    15: mark("A card drawn waits for your next turn, and again none fits: draw once more."),
    18: mark("Patience pays: now {cards} fits, and it is of the other colour."),
    21: mark("Both queens fit, but the other one would cover its own colour and cost twelve cards: play {cards}."),
    24: mark("King and ace touch, though ace and two do not: play {cards}, and you are rid of 14 points."),
    27: mark(
        "Three rounds are left after this one, and then the fewest points in hand win: get rid of {cards} while it "
        "costs nothing."
    ),
}
"""By the number of the move."""

SCRIPT = Script(SENTENCES)
