"""What Dennis says, Денис in Russian, who is tidy; beard, waistcoat, round glasses; keeps statistics on everything
and says so with a straight face."""

from __future__ import annotations

from game.i18n import mark
from game.texts.lines import Lines

LINES: Lines = {
    "hello": (
        mark("Good evening. Statistics are running."),
        mark("My beard is combed. Let's begin."),
        mark("I brought a spare tie, just in case."),
    ),
    "again": (
        mark("Sample size: too small. One more."),
        mark("Second column. Heading: hope."),
    ),
    "penalty": (
        mark("That's an outlier. I hope."),
        mark("Interesting. By which I mean: ouch."),
        mark("I'll need another spreadsheet."),
        mark("The maths was right. The maths is cruel."),
    ),
    "relief": (
        mark("I'd have rounded that down."),
        mark("My condolences, with decimals."),
    ),
    "joker": (
        mark("Unlikely, but not impossible."),
        mark("I have been saving a decimal point."),
    ),
    "joked": (
        mark("I had that at four per cent."),
        mark("Noted. In red."),
    ),
    "turnaround": (
        mark("Let's change the sign."),
        mark("Minus. From here on, all is minus."),
    ),
    "unbeaten": (
        mark("As the model predicted. More or less."),
        mark("Silence. That's a kind of data, too."),
    ),
    "beaten": (
        mark("One step. That's within the error."),
        mark("Correct. Painful, but correct."),
        mark("I'd have done the same. Sadly."),
    ),
    "pass": (
        mark("No comment."),
        mark("I'm letting the numbers rest."),
        mark("Zero is a number too."),
    ),
    "last": (
        mark("n equals one."),
        mark("One. The loneliest hand there is."),
    ),
    "alarm": (
        mark("Warning: n equals one over there."),
        mark("The trend worries me."),
        mark("Forecast for the rest of us: rain."),
    ),
    "trick": (
        mark("Plus one."),
        mark("Filed under T, for trick."),
        mark("Just as drawn on my napkin."),
    ),
    "tricked": (
        mark("Minus one. It happens."),
        mark("My napkin said otherwise."),
        mark("Reality disagrees with my notes."),
    ),
    "won": (
        mark("Significant at five per cent."),
        mark("I'm smiling. It's under the beard."),
        mark("Repeatable? We'll need more deals."),
    ),
    "lost": (
        mark("A useful data point. For someone else."),
        mark("I blame the variance."),
        mark("Last, but neatly documented."),
    ),
    "wait": (
        mark("Median time exceeded. Only saying."),
        mark("I'm not staring. I'm sampling."),
        mark("Take your time. I'm plotting it."),
    ),
}
