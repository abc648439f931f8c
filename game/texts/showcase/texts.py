"""The words of Showcase (RULES.md, section 3)."""

from __future__ import annotations

from collections.abc import Mapping

from game.cpu.hint import Hint
from game.i18n import Translator, mark
from game.rules.cards import CLUBS, DIAMONDS, HEARTS, SPADES
from game.rules.deal import IllegalMove, Observation
from game.rules.events import Dealt, Ended, Event, Moved, Trick, TrumpNamed, Turned
from game.rules.showcase import (
    ALL_TRUMPS,
    FIRST_PLAY,
    NAMINGS,
    NO_TRUMP,
    SECOND_PLAY,
    TRUMPS,
    ShowcaseObservation,
)
from game.texts import OptionText, RulesPage, Voice

NAME = mark("Showcase")
TAGLINE = mark("Whatever you win lies on show, and can be played again")
AIM = mark("Win the most of the 13 tricks of the second play.")
POINTS = mark("Tricks of the second play")
TIE_BREAK = ""

OPTIONS: dict[str, OptionText] = {
    "lead": OptionText(
        mark("Lead to the second play"),
        mark("Which trick of the first play its winner must have won to lead first in the second."),
        {"13th": mark("the 13th"), "last": mark("the last")},
    ),
}

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
                "The other player follows suit. With none of that suit in hand, a trump from the hand must be played; "
                "without a trump, any card. The highest trump wins, else the highest card of the suit led. The "
                "winner leads next, the loser draws a card."
            ),
        ),
        picture="follow",
    ),
    RulesPage(
        mark("The showcase"),
        (
            mark(
                "The two cards of a trick lie face up before its winner, as one case of the showcase. You may play "
                "them again, but only to follow suit: not to lead, not to trump, not to throw away."
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
    ),
    RulesPage(
        mark("Points and the match"),
        (
            mark("Each trick of the second play is a point. There are 13, so somebody always wins."),
            mark("Over a match the points of all deals are added up, and the most win; equal totals share the win."),
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

SUITS: dict[int, str] = {CLUBS: "♣", DIAMONDS: "♦", HEARTS: "♥", SPADES: "♠"}
TRUMP_NAMES: dict[int, str] = {
    CLUBS: mark("♣ Clubs"),
    DIAMONDS: mark("♦ Diamonds"),
    HEARTS: mark("♥ Hearts"),
    SPADES: mark("♠ Spades"),
    NO_TRUMP: mark("No trump"),
    ALL_TRUMPS: mark("All trumps"),
}


def usual_length(players: int, options: Mapping[str, object], tr: Translator) -> str:
    return tr("A deal has 26 tricks and then 13.")


def told(event: Event, voice: Voice) -> str | None:
    match event:
        case Dealt():
            return _said(voice, event.seat, mark("You deal"), mark("{name} deals"))
        case Turned():
            return voice.tr(
                "{card} is turned up: trump is {suit}", card=voice.card(event.card), suit=SUITS[event.card % 4]
            )
        case Moved():
            return _moved(event, voice)
        case Trick():
            return _said(voice, event.winner, mark("You win the trick"), mark("{name} wins the trick"))
        case TrumpNamed():
            trump = voice.tr(TRUMP_NAMES[TRUMPS.index(event.trump)])
            return _said(
                voice,
                event.seat,
                mark("You name the trump: {trump}"),
                mark("{name} names the trump: {trump}"),
                trump=trump,
            )
        case Ended():
            return voice.tr("The deal is over")
    return None


def _moved(event: Moved, voice: Voice) -> str | None:
    """What was played, and what one drew oneself; where tricks go and that others draw goes without saying."""
    card = event.cards[0]
    if card is None or event.src[0] == "trick":
        return None
    if event.src[0] == "hand":
        return _said(voice, event.seat, mark("You play {card}"), mark("{name} plays {card}"), card=voice.card(card))
    if event.src[0] == "stock":
        return _said(voice, event.seat, mark("You draw {card}"), mark("{name} draws {card}"), card=voice.card(card))
    return _said(
        voice,
        event.seat,
        mark("You play {card} from the showcase"),
        mark("{name} plays {card} from the showcase"),
        card=voice.card(card),
    )


def _said(voice: Voice, seat: int | None, to_you: str, of_others: str, **facts: object) -> str:
    if seat is None:
        return ""
    if seat == voice.you:
        return voice.tr(to_you, **facts)
    return voice.tr(of_others, name=voice.names[seat], **facts)


def task(observation: ShowcaseObservation, voice: Voice) -> str:
    """What is to be done now, in a few words: "Lead to trick 3 of 26"."""
    tr, led = voice.tr, observation.led
    if observation.phase == "naming":
        return tr("Name the trump of the second play")
    if led is None:
        first = observation.phase == "first"
        number = len(observation.tricks) - (0 if first else FIRST_PLAY) + 1
        return tr("Lead to trick {n} of {all}", n=number, all=FIRST_PLAY if first else SECOND_PLAY)
    suits = {move % 4 for move in observation.legal_moves()}
    if led % 4 in suits:
        return tr("Follow suit: {suit}", suit=SUITS[led % 4])
    if suits == {observation.trump}:
        return tr("No {suit}: play a trump", suit=SUITS[led % 4])
    return tr("No {suit}: play any card", suit=SUITS[led % 4])


def refused(illegal: IllegalMove, voice: Voice) -> str:
    tr, facts = voice.tr, illegal.facts
    match illegal.code:
        case "must_follow":
            return tr("{suit} was led, and you have that suit, so you must follow.", suit=_suit(facts["led"]))
        case "must_trump":
            return tr(
                "You have no {suit} in hand, so you must play a trump: {trump}.",
                suit=_suit(facts["led"]),
                trump=_suit(facts["trump"]),
            )
        case "showcase_only_follows":
            if facts["led"] is None:
                return tr("While you have cards in hand, you lead from the hand.")
            return tr("From the showcase you can only follow suit, and {suit} was led.", suit=_suit(facts["led"]))
        case "name_trump":
            if facts["now"]:
                return tr("First name the trump of the second play.")
            return tr("The trump is named between the two plays.")
        case "no_card":
            return tr("That card is not yours.")
        case "not_yours":
            return tr("It is not your turn.")
    return tr("The deal is over.")


def _suit(card: object) -> str:
    """The sign of a card's suit, or of a suit."""
    return SUITS[_int(card) % 4]


def _int(fact: object) -> int:
    if not isinstance(fact, int):
        raise TypeError(f"not a number: {fact!r}")
    return fact


def hinted(hint: Hint, voice: Voice) -> str:
    tr, facts = voice.tr, hint.facts
    if hint.move in NAMINGS:
        return _hinted_naming(hint, voice)
    words = {**FIRST_PLAY_HINTS, **SECOND_PLAY_HINTS}.get(hint.reason, mark("{card} is the only card you can play."))
    others = {name: voice.card(_int(facts[name])) for name in ("led", "other") if name in facts}
    said = tr(words, card=voice.card(hint.move), **others)
    return f"{said} {_outlook(hint, voice)}" if "left" in facts else said


def _hinted_naming(hint: Hint, voice: Voice) -> str:
    tr, tricks = voice.tr, _int(hint.facts["tricks"])
    trump = tr(TRUMP_NAMES[NAMINGS[hint.move]])
    if "left" in hint.facts:
        return tr.n(
            "{trump}: that wins you {n} trick, whatever the other player does.",
            "{trump}: that wins you {n} tricks, whatever the other player does.",
            tricks,
            trump=trump,
        )
    return tr.n(
        "{trump}: that should win you {n} trick.", "{trump}: that should win you {n} tricks.", tricks, trump=trump
    )


def _outlook(hint: Hint, voice: Voice) -> str:
    """What a move is known to win."""
    tr, tricks, left = voice.tr, _int(hint.facts["tricks"]), _int(hint.facts["left"])
    if not tricks:
        return tr("All tricks to come are lost, whatever you play.")
    if left == 1:
        return tr("It wins the 13th trick.")
    if tricks == left:
        return tr("From here on every trick is yours.")
    return tr.n(
        "It makes sure of {n} trick of the {left} to come.",
        "It makes sure of {n} tricks of the {left} to come.",
        tricks,
        left=left,
    )


FIRST_PLAY_HINTS: dict[str, str] = {
    "names_now": mark("{card}: lose the last trick, and you name the trump."),
    "wins_lead": mark("{card}: this trick is worth winning, it gives the lead of the second play."),
    "leads_to_lose": mark("{card}: little to lose. Fewer tricks, and you name the trump."),
    "leads_to_win": mark("{card}: likely to win, and your low cards stay for losing tricks."),
    "leads_best": mark("{card}: of all your leads this one promises most."),
    "wins_from_showcase": mark("{card} from the showcase: you win the trick, and your count stays the same."),
    "breaks_case": mark("{card} from the showcase: one trick of yours counts no more."),
    "spares_hand": mark("{card} from the showcase: let the trick go, and keep what is in your hand."),
    "ducks": mark("{card}: let the trick go. Fewer tricks, and you name the trump."),
    "throws_away": mark("{card}: you cannot win, so throw away what is worth least."),
    "discards": mark("{card}: let the trick go, this card can be spared."),
    "wins_card": mark("{card}: {led} is worth winning."),
    "saves_card": mark("{card}: to let the trick go you would have to give away {other}."),
    "keeps_low": mark("{card}: take it, and your low cards stay for losing tricks."),
    "wins_trick": mark("{card}: take it, this trick costs you little."),
    "must_win": mark("{card}: you have to win, so with this one."),
}
SECOND_PLAY_HINTS: dict[str, str] = {
    "draws_trumps": mark("{card}: it cannot be beaten, and takes a trump out of the other hand."),
    "sure_winner": mark("{card}: it cannot be beaten."),
    "forces_trump": mark("{card}: that has to be trumped, so it costs the other player a trump."),
    "drives_out": mark("{card}: it wins, or takes {other} out of the way of a card of yours."),
    "gives_lead": mark("{card}: a cheap card to give up the lead with."),
    "leads_on": mark("{card}: no other lead is better."),
    "wins_cheaply": mark("{card}: it wins, and better cards stay with you."),
    "wins_now": mark("{card}: this trick is worth winning with it."),
    "lets_go": mark("{card}: let this trick go, to win more later."),
    "loses_cheaply": mark("{card}: this trick is worth no better card."),
    "cannot_win": mark("{card}: you cannot win this trick, and can do without this card."),
}


def forced(observation: Observation, voice: Voice) -> str:
    return ""


def choice(move: str, observation: ShowcaseObservation, voice: Voice) -> tuple[str, str] | None:
    tr, code = voice.tr, move.removeprefix("trump:")
    if code == move:
        return None
    trump = TRUMPS.index(code)
    if trump == NO_TRUMP:
        return tr(TRUMP_NAMES[trump]), tr("Only the suit led can win.")
    if trump == ALL_TRUMPS:
        return tr(TRUMP_NAMES[trump]), tr("Any other suit beats the suit led.")
    mine = _held(observation, observation.to_move or 0, trump)
    return tr(TRUMP_NAMES[trump]), tr("{mine} with you, {other} against you.", mine=mine, other=13 - mine)


def _held(observation: ShowcaseObservation, seat: int, suit: int) -> int:
    """How many cards of a suit a seat has in hand and showcase."""
    cards = *observation.known_hand(seat), *observation.showcase(seat)
    return sum(card is not None and card % 4 == suit for card in cards)


def ended(observation: Observation, voice: Voice) -> str:
    """How the deal ended, in one sentence."""
    outcome = observation.outcome
    if outcome is None:
        return ""
    name, tricks = voice.names[outcome.winners[0]], max(outcome.points)
    return voice.tr("{name} wins {n} of the 13 tricks, and the deal.", name=name, n=tricks)
