"""The rules of Showcase in words (RULES.md, section 3)."""

from __future__ import annotations

from game.i18n import mark
from game.texts import RulesPage

ORIGIN = mark("This game was invented by Charles Magri.")

PAGES: tuple[RulesPage, ...] = (
    RulesPage(
        mark("What it is about"),
        (
            mark(
                "Two players, 52 cards, and two plays. In the first one you win cards for your showcase; in the second "
                "one you play with all you have, and only its 13 tricks are points."
            ),
            mark(
                "Yet whoever has fewer tricks after the first play names the trump of the second, knowing every card. "
                "So losing well is half the game."
            ),
        ),
        picture="aim",
    ),
    RulesPage(
        mark("The first play"),
        (
            mark(
                "Thirteen cards each, 26 in the stock. Its top card is turned up: that suit is trump, and the card "
                "itself is the last to be drawn. The dealer's opponent leads any card from the hand."
            ),
            mark(
                "The other player follows suit. With none of that suit in hand, a trump from the hand must be "
                "played; without a trump, any card from the hand. The highest trump wins, else the highest card of "
                "the suit led; ace is the highest, two the lowest. The winner leads next, the loser draws a card."
            ),
        ),
        picture="follow",
    ),
    RulesPage(
        mark("The showcase"),
        (
            mark(
                "The two cards of a trick lie face up before its winner, as one trick of the showcase. You may play "
                "them again, but only to follow suit: not to lead, not to trump, not to throw away. If a trump was "
                "led, a trump from the showcase follows suit."
            ),
            mark("Only when your hand is empty and you are to lead, you lead a card of the showcase."),
        ),
        picture="showcase",
    ),
    RulesPage(
        mark("Counting and naming"),
        (
            mark(
                "The first play ends with the stock, after 26 tricks. Now the tricks of both showcases are counted. A "
                "trick from which a card was played no longer counts; its other card stays yours."
            ),
            mark(
                "Whoever counts fewer tricks names the trump: clubs, spades, diamonds, hearts, no trump or all trumps. "
                "At no trump nothing but the suit led can win. At all trumps, a card of any other suit beats the suit "
                "led."
            ),
        ),
        picture="naming",
    ),
    RulesPage(
        mark("The second play"),
        (
            mark(
                "Hand and showcase now are one hand, and all of it may be played. The winner of the 13th trick of the "
                "first play leads first: watch out for that trick."
            ),
            mark(
                "Follow suit; if you cannot, trump; if you cannot do that either, play any card. The cards of a trick "
                "are out of play. After 13 tricks the deal is over, whatever is left."
            ),
        ),
        picture="second",
        house_rules=("lead",),
    ),
    RulesPage(
        mark("Points and the match"),
        (
            mark("Each trick of the second play is a point. There are 13, so somebody always wins."),
            mark("Over a match the points of all deals are added up, and the most win; equal totals share the win."),
            ORIGIN,
        ),
        picture="points",
    ),
    RulesPage(
        mark("What the old rules leave open"),
        (
            mark("The old description of this game leaves some points open. This is what we decided:"),
            mark("• The card turned up belongs to the stock and is drawn last."),
            mark("• Following from the showcase is a right, not a duty."),
            mark("• An empty hand leads from the showcase."),
            mark("• Equal counts: the loser of the last trick names the trump."),
            mark("• At all trumps, whoever cannot follow wins with any card."),
            mark("• In the second play the showcase belongs to the hand."),
            mark("• The deal alternates in a match."),
            mark("• The text lets the winner of the 13th trick lead; in the lobby you can choose the last one."),
        ),
        own_decision=True,
    ),
)
