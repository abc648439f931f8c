"""The rules of Bread and Chocolate in words (RULES.md, section 1)."""

from __future__ import annotations

from game.i18n import mark
from game.texts import RulesPage

ORIGIN = mark("The rules were provided by JC Ravage, Jimmy Kaplowitz and Marc Jaffee.")

PAGES: tuple[RulesPage, ...] = (
    RulesPage(
        mark("What it is about"),
        (
            mark(
                "Two to five players, 52 cards, six cards each. Every turn you lay one card on the discard pile, one "
                "rank above or below its top card. The colour decides what that costs."
            ),
            mark(
                "After twelve rounds whoever holds the fewest card points wins. Whoever gets rid of the last card wins "
                "at once: that is very rare, and it is the jackpot."
            ),
        ),
        picture="aim",
        house_rules=("rounds",),
    ),
    RulesPage(
        mark("Before the play"),
        (
            mark(
                "From the stock one card goes face down, the bottom of the discard pile, and one face up on it, "
                "the top. Then each player once, from the left of the dealer on, chooses one of three:"
            ),
            mark(
                "Spread: turn up cards from the stock until the colour of the top changes. Flip: top and bottom "
                "of the discard pile change places. Pass: do nothing."
            ),
        ),
        picture="opening",
    ),
    RulesPage(
        mark("Your turn"),
        (
            mark(
                "The player left of the dealer begins, and play goes clockwise. A card may be played if its rank is "
                "exactly one above or one below the top card. King and ace touch, ace and two do not. If you hold "
                "such a card, you must play one."
            ),
            mark(
                "If you hold none, you draw one card from the stock and your turn is over. The card waits for your "
                "next turn. If the stock is empty and there is nothing to refill it with, you draw nothing."
            ),
        ),
        picture="turn",
        house_rules=("must_play", "corner"),
    ),
    RulesPage(
        mark("Bread or chocolate"),
        (
            mark("A different colour from the card beneath (red ♥ ♦, black ♣ ♠): all is well, and your turn is over."),
            mark(
                "Same colour: you draw as many cards as the rank of the card you played, as far as there are any. A "
                "two costs two cards, a jack 11, a queen 12, a king 13, an ace 14."
            ),
            mark("So keep both colours in hand, and if it must be the same colour, let it be a low card."),
        ),
        picture="penalty",
    ),
    RulesPage(
        mark("The stock runs out"),
        (
            mark(
                "As soon as the stock is empty, the bottom and the top card of the discard pile stay, and all "
                "cards between are shuffled and become the new stock, even in the middle of a penalty."
            ),
            mark("The stock may be refilled as often as it gets empty."),
        ),
        picture="refill",
    ),
    RulesPage(
        mark("The last round"),
        (
            mark(
                "In each round everybody has one turn. The table shows which round it is and how many are left, and "
                "announces the last one before it begins."
            ),
            mark(
                "Before a match you can agree on more or fewer rounds, and on a limit of refills too: then the round "
                "of the last refill is the last one, if it comes sooner. Refills before the play count as well."
            ),
            mark("Near the end every card drawn is likely to count against you, so get rid of high ones in time."),
        ),
        picture="rounds",
        house_rules=("rounds", "refills"),
    ),
    RulesPage(
        mark("Points and the match"),
        (
            mark(
                "Cards left in hand count against you: ace 14, king 13, queen 12, jack 11, the others their rank. "
                "The fewest win the deal; equal totals share the win. Whoever went out has none."
            ),
            mark("Over a match the points of all deals are added up, and the lowest total wins."),
            ORIGIN,
        ),
        picture="points",
        house_rules=("values",),
    ),
    RulesPage(
        mark("What the old rules leave open"),
        (
            mark("The old description of this game leaves some points open. This is what we decided:"),
            mark("• J, Q, K and A cost 11, 12, 13 and 14 penalty cards."),
            mark("• The hand counts as empty only when the penalty is paid."),
            mark("• The cards of a refill are shuffled."),
            mark("• A spread also stops when the stock is empty."),
            mark("• A flipped top card lies face down, though everyone has seen it."),
            mark(
                "• Played to the letter a deal hardly ever ends. So the twelfth round is the last and the fewest "
                "points win. Without a limit of rounds a deal ends after 200 of them."
            ),
            mark(
                "• The text does not say what points are for: here they decide who wins. The other values from its "
                "note can be chosen before a match."
            ),
            mark("• In the lobby you can change this and other house rules."),
        ),
        own_decision=True,
    ),
)
