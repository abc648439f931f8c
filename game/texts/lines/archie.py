"""What Archie says, Аркадий in Russian, who is bold; a cheeky lad in a cap who would bet it on anything, and laughs
loudest at himself."""

from __future__ import annotations

from game.i18n import mark
from game.texts.lines import Lines

LINES: Lines = {
    "hello": (
        mark("Deal me in, I feel lucky!"),
        mark("My cap's on. We can start."),
        mark("Hi all! Who's first to fall?"),
    ),
    "again": (
        mark("Again! I've only just warmed up."),
        mark("New deal, new me. Same cap."),
    ),
    "penalty": (
        mark("Well. At least I'm rich in cards."),
        mark("It seemed a good idea a second ago."),
        mark("I need bigger hands."),
        mark("No guts, no… ouch."),
    ),
    "relief": (
        mark("Welcome to my club!"),
        mark("Phew, for once it isn't me."),
    ),
    "joker": (
        mark("Surprise!"),
        mark("I've been dying to do that."),
    ),
    "joked": (
        mark("Hey, I had plans for that pile!"),
        mark("Nice one. I'd have done it sooner."),
    ),
    "turnaround": (
        mark("All change!"),
        mark("Hold on to your hats!"),
    ),
    "unbeaten": (
        mark("Nobody? Really? Even I'm surprised."),
        mark("And the crowd goes silent…"),
    ),
    "beaten": (
        mark("By a whisker! I want a replay."),
        mark("Oh come on, by one step?"),
        mark("You kept that one just for me, right?"),
    ),
    "pass": (
        mark("I'm just getting a run-up."),
        mark("Go on, I'll cheer from here."),
        mark("Fine. But I'm not happy about it."),
    ),
    "last": (
        mark("One card! Anyone nervous?"),
        mark("One more and I'm gone!"),
    ),
    "alarm": (
        mark("Stop that one, somebody!"),
        mark("Uh-oh. Time for something silly."),
        mark("Are we just going to watch?"),
    ),
    "trick": (
        mark("Gotcha!"),
        mark("Mine! Quick, before you change your mind."),
        mark("I'd have bet my cap on that one."),
    ),
    "tricked": (
        mark("Take it, I was only being polite."),
        mark("I'll let you have that one. Ahem."),
        mark("It looked bigger in my hand."),
    ),
    "won": (
        mark("Did you see that? Did anyone film it?"),
        mark("Luck? Pure talent! All right, luck."),
        mark("Caps off to the winner. Mine stays."),
    ),
    "lost": (
        mark("Magnificent crash. Ten out of ten."),
        mark("I was one card short of genius."),
        mark("Rematch. Right now. Please?"),
    ),
    "wait": (
        mark("Want my advice? It's always all in."),
        mark("Throw anything, it worked for me!"),
        mark("I can hear you thinking from here."),
    ),
}
