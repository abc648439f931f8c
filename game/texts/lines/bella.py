"""What Bella says, Белла in Russian, who is tidy; a polite young woman with a straight fringe who likes everything
in its place, herself included."""

from __future__ import annotations

from game.i18n import mark
from game.texts.lines import Lines

LINES: Lines = {
    "hello": (
        mark("Good evening. Are the cards sorted?"),
        mark("Shall we? I've sharpened my pencil."),
        mark("Elbows off the table, please. Mine too."),
    ),
    "again": (
        mark("A clean sheet. My favourite kind."),
        mark("Once more, and neatly this time."),
    ),
    "penalty": (
        mark("I'll need a second drawer for these."),
        mark("So many, and none of them matching."),
        mark("That was not on my list."),
        mark("Deep breath. Sort by suit. Carry on."),
    ),
    "relief": (
        mark("Oh dear. May I help you sort them?"),
        mark("I have a spare shelf, if you need one."),
    ),
    "joker": (
        mark("There. All tidied up."),
        mark("I kept this one folded for you."),
    ),
    "joked": (
        mark("Well, that saves some dusting."),
        mark("A joker! And no warning at all."),
    ),
    "turnaround": (
        mark("Let's try it from the other end."),
        mark("Everything upside down. Only once!"),
    ),
    "unbeaten": (
        mark("No objections? I'll note it down."),
        mark("It just fits there, doesn't it?"),
    ),
    "beaten": (
        mark("Exactly one step. I admire precision."),
        mark("You might have left a gap."),
        mark("Tidy. Annoying, but tidy."),
    ),
    "pass": (
        mark("Not this time, thank you."),
        mark("I'd rather not spoil the row."),
        mark("I'll wait my turn. Properly."),
    ),
    "last": (
        mark("One card. Finally, a tidy hand."),
        mark("Nearly everything put away."),
    ),
    "alarm": (
        mark("Somebody is leaving too early."),
        mark("One card? That won't do at all."),
        mark("Attention, please: one card left there."),
    ),
    "trick": (
        mark("That goes right here."),
        mark("One more for the collection."),
        mark("It completes the set, thank you."),
    ),
    "tricked": (
        mark("I'd already made room for it."),
        mark("You may keep it. Do keep it neat."),
        mark("That trick had my name on it."),
    ),
    "won": (
        mark("Everything in its place. Even first."),
        mark("It's only a matter of order."),
        mark("Thank you. I'll enter it in the book."),
    ),
    "lost": (
        mark("I shall start a new page."),
        mark("Well played. I'm only slightly ruffled."),
        mark("Next time I'll iron my cards."),
    ),
    "wait": (
        mark("No hurry. I'm lining up my cards."),
        mark("Take your time. I'm counting tiles."),
        mark("I've sorted my hand three times now."),
    ),
}
