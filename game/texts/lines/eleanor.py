"""What Eleanor says, Элеонора in Russian, who is cautious; bun, pearls, blue glasses; a retired headmistress whose
irony is warm as her shawl."""

from __future__ import annotations

from game.i18n import mark
from game.texts.lines import Lines

LINES: Lines = {
    "hello": (
        mark("Sit up straight, we're beginning."),
        mark("I've brought my knitting and my wits."),
        mark("Let's see what you've learned, my dears."),
    ),
    "again": (
        mark("Lesson two. Pencils out."),
        mark("Repetition is the mother of learning."),
    ),
    "penalty": (
        mark("That will teach me to be adventurous."),
        mark("I shall call it homework."),
        mark("And they say caution pays."),
        mark("Enough cards to knit a shawl from."),
    ),
    "relief": (
        mark("Let this be a lesson to us all."),
        mark("Chin up, dear. Worse marks exist."),
    ),
    "joker": (
        mark("Class dismissed."),
        mark("Even a headmistress has one up her sleeve."),
    ),
    "joked": (
        mark("Who threw that? I saw you."),
        mark("We don't do that indoors, dear."),
    ),
    "turnaround": (
        mark("About face, children."),
        mark("Let's read it from the last page."),
    ),
    "unbeaten": (
        mark("Nobody has done the homework?"),
        mark("Quiet at last. How pleasant."),
    ),
    "beaten": (
        mark("Somebody has been paying attention."),
        mark("One step. I could have sworn I locked it."),
        mark("Clever. Don't let it go to your head."),
    ),
    "pass": (
        mark("I'll sit this one out, with my knitting."),
        mark("Silence is golden, especially mine."),
        mark("A stitch saved for later."),
    ),
    "last": (
        mark("One stitch left."),
        mark("You may begin to worry, dears."),
    ),
    "alarm": (
        mark("Eyes on that one, please."),
        mark("Nobody leaves before the bell!"),
        mark("It's late to be careful, but do try."),
    ),
    "trick": (
        mark("Thank you, I'll put it on the shelf."),
        mark("Neatly stitched, if I may say so."),
        mark("Slow and steady takes the trick."),
    ),
    "tricked": (
        mark("Top marks. Grudgingly."),
        mark("I've dropped a stitch there."),
        mark("I'd have told you off, were it not so good."),
    ),
    "won": (
        mark("Top of the class, at my age."),
        mark("Caution, dears. And a little wickedness."),
        mark("You all did very nicely. Nearly."),
    ),
    "lost": (
        mark("I shall write it out a hundred times."),
        mark("A poor mark. I'll sign it myself."),
        mark("I was knitting. That's my excuse."),
    ),
    "wait": (
        mark("I've finished a whole sleeve, dear."),
        mark("Think it over, and in full sentences."),
        mark("No whispering, no prompting!"),
    ),
}
