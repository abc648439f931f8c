"""The first deal of Svoloch, in words."""

from __future__ import annotations

from game.i18n import mark
from game.lessons import Script

SENTENCES: dict[int, str] = {
    0: mark("Beat the card on the pile with one that is higher and of the other colour: play {cards}."),
    3: mark(
        "An ace has turned play around: now lower cards beat, and you have none that fits, so pass and keep the joker."
    ),
    6: mark("{cards} is lower and of the other colour, so it beats; and a two turns play upwards again."),
    9: mark("Play {cards}: for each card you play you draw another one, as long as the stock lasts."),
    12: mark("Whoever can beat the pile must do so: {cards} is enough, keep the aces together."),
    15: mark("Everybody has passed after you, so the pile is put aside and you lead whatever you like, say {cards}."),
    18: mark("A joker may be played on anything in your turn: it blows the pile away, and the next player leads."),
    21: mark("Cards of one rank go together if their colours alternate: choose {cards} in this order, then confirm."),
    24: mark("Two cards must be beaten by two or more, and downwards since aces were played; you cannot, so pass."),
    33: mark("You may play more cards than you have to beat: choose {cards} in this order and get rid of both."),
}
"""By the number of the move."""

SCRIPT = Script(SENTENCES)
