"""The first deal of Showcase, in words."""

from __future__ import annotations

from game.i18n import mark
from game.lessons import Script

SENTENCES: dict[int, str] = {
    0: mark("Spades are trump, as the card turned up says; lead any card of your hand, say {cards}."),
    5: mark("Follow the suit led if you can; whoever loses a trick draws a card, so part with {cards}."),
    11: mark("With no card of the suit led in hand you must play a trump if you have one: {cards} wins the trick."),
    19: mark("Neither that suit nor a trump in your hand: throw away any card, say {cards}."),
    23: mark(
        "Cards of tricks you won may be played again, but only to follow suit: win with {cards} from your showcase."
    ),
    24: mark("The winner of the 13th trick, this one, will lead in the second play: win it with {cards}."),
    29: mark("Whoever has fewer whole tricks names the next trump: {cards} from your showcase loses and breaks one."),
    52: mark("You have fewer whole tricks, so you name the trump of the second play: clubs, your longest suit."),
    53: mark(
        "Hand and showcase are one hand now, and as winner of the 13th trick you lead: take a point with {cards}."
    ),
    55: mark("Each trick of the second play is a point: lead {cards}, the highest trump, which nothing beats."),
}
"""By the number of the move."""

SCRIPT = Script(SENTENCES)
