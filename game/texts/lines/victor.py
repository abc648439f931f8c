"""What Victor says, Виктор in Russian, who is cautious; an old gentleman with a monocle, courteous to a fault, who
has seen every card twice."""

from __future__ import annotations

from game.i18n import mark
from game.texts.lines import Lines

LINES: Lines = {
    "hello": (
        mark("My compliments to the whole table."),
        mark("I only play for the company, of course."),
        mark("Gently now. My knees are at the table too."),
    ),
    "again": (
        mark("One more? My doctor won't hear of it."),
        mark("The second cup is always the better one."),
    ),
    "penalty": (
        mark("In my day they handed out less."),
        mark("And I was being so careful."),
        mark("Forgive me, I'll need a footstool for these."),
        mark("A gentleman does not count. Oh dear."),
    ),
    "relief": (
        mark("My sympathies. Truly. Almost."),
        mark("I knew a colonel who took fifteen once."),
    ),
    "joker": (
        mark("You'll excuse an old man his little trick."),
        mark("I was saving him for a rainy day."),
    ),
    "joked": (
        mark("My monocle very nearly fell out."),
        mark("Bravo. One saw that only in Monte Carlo."),
    ),
    "turnaround": (
        mark("About turn, if you please."),
        mark("I remember when it all ran the other way."),
    ),
    "unbeaten": (
        mark("Dear me, did I frighten everyone?"),
        mark("Nobody? I am quite embarrassed."),
    ),
    "beaten": (
        mark("By a single step. Such is life."),
        mark("I ought to have slept on it."),
        mark("Touché. I shall limp on."),
    ),
    "pass": (
        mark("I'd rather keep my powder dry."),
        mark("After you, I insist."),
        mark("Patience is also a move."),
    ),
    "last": (
        mark("One card. Where did I put the others?"),
        mark("I don't wish to alarm anyone, but…"),
    ),
    "alarm": (
        mark("I should be careful now, my friends."),
        mark("I've seen that look before. In 'sixty-four."),
        mark("Now is the time to hold something back."),
    ),
    "trick": (
        mark("Fortune favours the slow."),
        mark("How kind of you to leave it to me."),
        mark("An old fox, but still a fox."),
    ),
    "tricked": (
        mark("Take it. At my age one travels light."),
        mark("I feared as much. I always do."),
        mark("A handsome trick. I shall miss it."),
    ),
    "won": (
        mark("Beginner's luck, sixty years late."),
        mark("I'd throw my hat up, had I brought it."),
        mark("Most kind of you all. Most kind."),
    ),
    "lost": (
        mark("I have lost to worse and lived to tell."),
        mark("A pleasure to be ruined by you."),
        mark("I was too careful. Or not enough."),
    ),
    "wait": (
        mark("Think, think. The tea is still warm."),
        mark("I once waited a whole winter for a six."),
        mark("Don't mind me, I'll polish my monocle."),
    ),
}
