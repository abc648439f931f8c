"""What Grace says, Галина in Russian, who is bold; red curls, gold hoops, a laugh one hears from the street, and a
heart for whoever is losing."""

from __future__ import annotations

from game.i18n import mark
from game.texts.lines import Lines

LINES: Lines = {
    "hello": (
        mark("Darlings! Let's make some noise."),
        mark("Cards on the table, cake in the oven."),
        mark("I feel a big night coming."),
    ),
    "again": (
        mark("Again, again! The night is young."),
        mark("Deal, love, before the cake burns."),
    ),
    "penalty": (
        mark("If you must fall, fall with music!"),
        mark("Look at that bouquet, all for me!"),
        mark("Who ordered all this? Me? Lovely."),
        mark("There goes my figure."),
    ),
    "relief": (
        mark("Come here, let me hug you."),
        mark("Eat something, love, it'll pass."),
    ),
    "joker": (
        mark("Ta-da! And where's my applause?"),
        mark("He and I go way back."),
    ),
    "joked": (
        mark("Oh, I do love a drama!"),
        mark("You devil! Do it again."),
    ),
    "turnaround": (
        mark("Everybody swing the other way!"),
        mark("Swing your partners, darlings!"),
    ),
    "unbeaten": (
        mark("Speechless? I have that effect."),
        mark("The stage is mine, it seems."),
    ),
    "beaten": (
        mark("Cheeky! I like you."),
        mark("One little step? You're tickling me!"),
        mark("Careful, love, I bite back."),
    ),
    "pass": (
        mark("Let me catch my breath."),
        mark("I'll skip this dance."),
        mark("You go on, I'll check the oven."),
    ),
    "last": (
        mark("One card, darlings. Hold me!"),
        mark("Last one! Fetch the good glasses."),
    ),
    "alarm": (
        mark("Ladies and gentlemen, after that card!"),
        mark("Don't you dare go without dessert!"),
        mark("Somebody lock that door!"),
    ),
    "trick": (
        mark("Come to mama, sweet thing."),
        mark("Big trick, big night!"),
        mark("I just love it when it rains tricks."),
    ),
    "tricked": (
        mark("Thief! Take the cake as well."),
        mark("For you, love, with a bow on."),
        mark("My heart! My lovely trick!"),
    ),
    "won": (
        mark("Kisses for everyone!"),
        mark("I'd like to thank my hairdresser."),
        mark("Cake for the losers. Big slices!"),
    ),
    "lost": (
        mark("I lose the way I sing: loudly."),
        mark("Unlucky at cards… you know the rest."),
        mark("Never mind, my curls held up."),
    ),
    "wait": (
        mark("Take your time, the cake can wait."),
        mark("Shall I sing something meanwhile?"),
        mark("Close your eyes, love, and pick one!"),
    ),
}
