"""The rules of Svoloch in words (RULES.md, section 2)."""

from __future__ import annotations

from game.i18n import mark
from game.texts import RulesPage

ORIGIN = mark("The rules were provided by Daniel Manship.")

PAGES: tuple[RulesPage, ...] = (
    RulesPage(
        mark("What it is about"),
        (
            mark(
                "Three to six players, 52 cards and two jokers, seven cards each. Whoever has no cards left first wins "
                "the deal."
            ),
            mark(
                "Svoloch is Russian for scoundrel. You will know what it means when somebody turns play around just as "
                "you hold nothing but kings."
            ),
        ),
        picture="aim",
    ),
    RulesPage(
        mark("Beating"),
        (
            mark(
                "One card is turned up at the start and begins the pile. On your turn you beat what was played last: "
                "with a higher rank, and red (♥ ♦) on black (♣ ♠) or black on red. Ace is the highest, two the "
                "lowest."
            ),
            mark(
                "If you can beat, you must. If you cannot, you pass. Whoever played draws as many cards as were "
                "played, so no hand shrinks as long as the stock lasts; passing draws nothing."
            ),
        ),
        picture="beat",
        house_rules=("free_lead", "free_pass"),
    ),
    RulesPage(
        mark("Several cards"),
        (
            mark(
                "You may play several cards of one rank at once if their colours alternate. On the seven of spades you "
                "put the eight of hearts, on it the eight of clubs, on that the eight of diamonds."
            ),
            mark(
                "Whoever beats them plays at least as many cards, never fewer. The first one must be of the other "
                "colour than the card on top."
            ),
        ),
        picture="several",
        house_rules=("exact",),
    ),
    RulesPage(
        mark("Turnaround"),
        (
            mark("Aces turn play around: from then on lower cards beat, and play runs downwards."),
            mark("Twos turn it around again: higher cards beat, and play runs upwards."),
            mark("The arrow beside the pile shows which way it goes."),
        ),
        picture="turnaround",
    ),
    RulesPage(
        mark("Jokers"),
        (
            mark(
                "On your turn you may play a joker on anything, one at a time. The whole pile is put aside face down, "
                "out of play. The next player leads to an empty pile, and play runs upwards again."
            ),
            mark(
                "You never have to beat with a joker; only a leader with nothing else must play one. It may be your "
                "last card."
            ),
        ),
        picture="joker",
    ),
    RulesPage(
        mark("Leading"),
        (
            mark(
                "On an empty pile you lead any card, or several of one rank with alternating colours. Whoever leads "
                "must play."
            ),
            mark(
                "When all the others have passed, the pile is put aside, and whoever played last leads, upwards again."
            ),
        ),
        picture="lead",
    ),
    RulesPage(
        mark("The match"),
        (
            mark(
                "The player left of the dealer begins the first deal, the player left of the last winner every later "
                "one. A deal won is a point."
            ),
            mark(
                "Most points win the match; with equal points, fewer cards left over all its deals; if these are "
                "equal too, the win is shared."
            ),
            ORIGIN,
        ),
        picture="match",
    ),
    RulesPage(
        mark("What the old rules leave open"),
        (
            mark("The old description of this game leaves some points open. This is what we decided:"),
            mark(
                "• The card turned up has to be beaten; a joker turned up is put aside, and the first player leads "
                "any card."
            ),
            mark("• A play may be beaten by more cards than it has."),
            mark("• The first card must differ in colour from the top card."),
            mark("• You are never forced to beat with a joker."),
            mark("• Any aces and twos turn play around, led or turned up too."),
            mark("• A joker is played on one's own turn, on an empty pile too."),
            mark(
                "• If everyone passes, the pile is put aside and the last to play leads; if nobody has played yet, "
                "the player who began the deal leads."
            ),
            mark("• Equal points are decided by the cards left."),
            mark("• In the lobby you can change some of this."),
        ),
        own_decision=True,
    ),
)
