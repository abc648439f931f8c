"""The words of Bread and Chocolate (RULES.md, section 1)."""

from __future__ import annotations

from collections.abc import Mapping

from game.cpu.hint import Hint
from game.i18n import Translator, mark
from game.rules.bread import IS_RED, OPENING, BreadObservation
from game.rules.deal import IllegalMove, Observation
from game.rules.events import Dealt, Ended, Event, Moved, Passed, Penalty, Refilled, Swapped
from game.texts import OptionText, RulesPage, Voice

NAME = mark("Bread and Chocolate")
TAGLINE = mark("One step up or down, and mind the colour")
AIM = mark("Hold the fewest card points after the last round.")
POINTS = mark("Card points left")
TIE_BREAK = ""

OPTIONS: dict[str, OptionText] = {
    "must_play": OptionText(
        mark("A card that fits must be played"),
        mark("Whoever holds a playable card must play one; switched off, a card may be drawn instead."),
        {True: mark("yes"), False: mark("no")},
    ),
    "corner": OptionText(
        mark("Round the corner"),
        mark("Ace and two touch as well, so that ranks run in a circle."),
        {True: mark("yes"), False: mark("no")},
    ),
    "refills": OptionText(
        mark("Refills of the stock"),
        mark("The round in which the stock has been refilled this often is the last."),
        {1: "1", 2: "2", 3: "3", 4: "4", 6: "6", "unlimited": mark("no limit")},
    ),
    "values": OptionText(
        mark("Card points"),
        mark("What the cards left in hand count at the end of a deal."),
        {"classic": mark("A 14, K 13, Q 12, J 11"), "note": mark("A 11, K Q J 10 are 10")},
    ),
}

PAGES: tuple[RulesPage, ...] = (
    RulesPage(
        mark("What it is about"),
        (
            mark(
                "Two to five players, 52 cards, six cards each. Every turn you lay one card on the discard pile, "
                "one rank above or below its top card. The colour decides what that costs."
            ),
            mark(
                "After the last round whoever holds the fewest card points wins. Whoever gets rid of the last "
                "card wins at once: that is rare, and it is the jackpot."
            ),
        ),
        picture="aim",
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
                "A card may be played if its rank is exactly one above or one below the top card. King and ace "
                "touch, ace and two do not. If you hold such a card, you must play one."
            ),
            mark(
                "If you hold none, you draw one card from the stock and your turn is over. The card waits for "
                "your next turn."
            ),
        ),
        picture="turn",
    ),
    RulesPage(
        mark("Bread or chocolate"),
        (
            mark("Other colour than the card beneath (red ♥ ♦, black ♣ ♠): all is well, and your turn is over."),
            mark(
                "Same colour: you draw as many cards as the rank of the card you played. A two costs two cards, a"
                " jack 11, a queen 12, a king 13, an ace 14."
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
            mark(
                "The table counts these refills. The round in which the stock is refilled for the third time is "
                "the last; everybody has had the same number of turns then."
            ),
        ),
        picture="refill",
    ),
    RulesPage(
        mark("Points and the match"),
        (
            mark(
                "Cards left in hand count against you: ace 14, king 13, queen 12, jack 11, the others their rank."
                " The fewest win the deal; equal totals share the win. Who went out has none."
            ),
            mark("Over a match the points of all deals are added up, and the lowest total wins."),
        ),
        picture="points",
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
                "• Played to the letter a deal hardly ever ends. So the third refill brings the last round and "
                "the fewest points win; after 200 rounds a deal ends in any case."
            ),
            mark("• In the lobby you can change this and other house rules."),
        ),
        own_decision=True,
    ),
)

USUAL_ROUNDS = {2: 16, 3: 8, 4: 5, 5: 3}
"""Rounds of a deal of sensible players that ends with the third refill (RULES.md, "The end of a long deal")."""


def usual_length(players: int, options: Mapping[str, object], tr: Translator) -> str:
    refills = options["refills"]
    if not isinstance(refills, int):
        return tr("Without a limit a deal can take up to 200 rounds.")
    rounds = max(round(USUAL_ROUNDS[players] * refills / 3), 1)
    return tr.n("A deal usually takes about {n} round.", "A deal usually takes about {n} rounds.", rounds)


def told(event: Event, voice: Voice) -> str | None:
    match event:
        case Dealt():
            return _said(voice, event.seat, mark("You deal"), mark("{name} deals"))
        case Passed():
            return _said(voice, event.seat, mark("You pass"), mark("{name} passes"))
        case Swapped():
            return _said(
                voice,
                event.seat,
                mark("You flip the pile: {card} on top"),
                mark("{name} flips the pile: {card} on top"),
                card=voice.card(event.top),
            )
        case Penalty(count=count, missing=missing) if missing:
            return _said(
                voice,
                event.seat,
                mark("You take {n} of {count} penalty cards"),
                mark("{name} takes {n} of {count} penalty cards"),
                n=count - missing,
                count=count,
            )
        case Penalty():
            return _said(
                voice, event.seat, mark("You pay a penalty of {n}"), mark("{name} pays a penalty of {n}"), n=event.count
            )
        case Refilled():
            return voice.tr.n("The stock is refilled: {n} card", "The stock is refilled: {n} cards", event.count)
        case Moved():
            return _moved(event, voice)
        case Ended():
            return voice.tr("The deal is over")
    return None


def _moved(event: Moved, voice: Voice) -> str | None:
    card = event.cards[0]
    if event.penalty or event.seat is None:
        return None
    if event.src[0] == "hand":
        return _said(voice, event.seat, mark("You play {card}"), mark("{name} plays {card}"), card=_card(card, voice))
    if event.dst[0] == "hand":
        if card is None:
            return _said(voice, event.seat, mark("You draw a card"), mark("{name} draws a card"))
        return _said(voice, event.seat, mark("You draw {card}"), mark("{name} draws {card}"), card=voice.card(card))
    if card is None:
        return None
    return _said(voice, event.seat, mark("You turn up {card}"), mark("{name} turns up {card}"), card=voice.card(card))


def _said(voice: Voice, seat: int | None, to_you: str, of_others: str, **facts: object) -> str:
    if seat is None:
        return ""
    if seat == voice.you:
        return voice.tr(to_you, **facts)
    return voice.tr(of_others, name=voice.names[seat], **facts)


def _card(card: int | None, voice: Voice) -> str:
    return voice.tr("a card") if card is None else voice.card(card)


def refused(illegal: IllegalMove, voice: Voice) -> str:
    tr, facts = voice.tr, illegal.facts
    match illegal.code:
        case "rank":
            return tr(
                "{card} is not one rank above or below {top}.",
                card=voice.card(_int(facts["card"])),
                top=voice.card(_int(facts["top"])),
            )
        case "must_play":
            if facts["stock_empty"]:
                return tr("The stock is empty, so you must play a card that fits.")
            return tr("You hold a card that fits, so you must play it.")
        case "opening":
            return tr("First choose what happens to the pile: spread, flip or pass.")
        case "not_opening":
            return tr("That is possible only before the play.")
        case "no_card":
            return tr("That card is not in your hand.")
        case "not_yours":
            return tr("It is not your turn.")
    return tr("The deal is over.")


def _int(fact: object) -> int:
    if not isinstance(fact, int):
        raise TypeError(f"not a card: {fact!r}")
    return fact


def hinted(hint: Hint, voice: Voice) -> str:
    tr, facts = voice.tr, hint.facts
    card = voice.card(_int(facts["card"])) if "card" in facts else ""
    match hint.reason:
        case "goes_out":
            return tr("{card}: your last card, and you win!", card=card)
        case "other_colour":
            return tr("{card}: other colour, no penalty.", card=card)
        case "sheds_most":
            return tr("{card}: no penalty, and it gets rid of {n} points.", card=card, n=facts["points"])
        case "sheds_last":
            return tr("{card}: the last round, and it gets rid of {n} points.", card=card, n=facts["points"])
        case "followed":
            return tr(
                "{card}: no penalty, and if it stays on top, {next} can follow.",
                card=card,
                next=voice.card(_int(facts["next"])),
            )
        case "keeps_better":
            return tr("{card}: no penalty, and your hand keeps an answer to more cards.", card=card)
        case "draw_cheaper":
            return tr("Draw: one card costs less than the penalty.")
        case "draw_keeps":
            return tr("Draw: {card} is worth keeping for later.", card=card)
        case "nothing_to_draw":
            return tr("{card}: same colour, but there is no card left to draw.", card=card)
        case "least_penalty" | "penalty_followed" | "penalty_pays":
            return _hinted_penalty(hint, card, voice)
    if hint.move in OPENING:
        return _hinted_opening(hint, card, voice)
    if hint.move < 52:
        return tr("{card} is the only card you can play.", card=voice.card(hint.move))
    return tr("Nothing fits: draw a card.")


def _hinted_penalty(hint: Hint, card: str, voice: Voice) -> str:
    tr, n = voice.tr, _int(hint.facts["penalty"])
    if hint.reason == "least_penalty":
        return tr.n(
            "{card}: there is no other colour to play, and this costs only {n} card.",
            "{card}: there is no other colour to play, and this costs only {n} cards.",
            n,
            card=card,
        )
    if hint.reason == "penalty_followed":
        return tr.n(
            "{card}: it costs {n} card, but if it stays on top, {next} can follow.",
            "{card}: it costs {n} cards, but if it stays on top, {next} can follow.",
            n,
            card=card,
            next=voice.card(_int(hint.facts["next"])),
        )
    return tr.n(
        "{card}: it costs {n} card, but the other choices promise less.",
        "{card}: it costs {n} cards, but the other choices promise less.",
        n,
        card=card,
    )


def _hinted_opening(hint: Hint, card: str, voice: Voice) -> str:
    tr = voice.tr
    match hint.reason:
        case "pile_fits":
            return tr("Leave the pile: the top card suits your hand.")
        case "pile_will_do":
            return tr("Leave the pile: another top card promises nothing better.")
        case "flip_better":
            return tr("Flip: {card} from the bottom suits your hand better.", card=card)
        case "flip_unknown":
            return tr("Flip: nothing in your hand goes well on {top}.", top=voice.card(_int(hint.facts["top"])))
        case "spread_better":
            return tr("Spread: you need the other colour on top.")
        case "flip_promises":
            return tr("Flip: the bottom card promises more.")
    return tr("Spread: a new top card promises more.")


def forced(observation: BreadObservation, voice: Voice) -> str:
    if observation.stock:
        return voice.tr("No card fits: you draw one.")
    return voice.tr("No card fits, and the stock is empty.")


def choice(move: str, observation: BreadObservation, voice: Voice) -> tuple[str, str] | None:
    tr = voice.tr
    match move:
        case "spread":
            until = (
                tr("Turn up cards until a black one lies on top.")
                if IS_RED[observation.top]
                else tr("Turn up cards until a red one lies on top.")
            )
            return tr("Spread"), until
        case "flip":
            if observation.bottom is None:
                return tr("Flip"), tr(
                    "The unseen bottom card comes up, {top} goes to the bottom.", top=voice.card(observation.top)
                )
            return tr("Flip"), tr(
                "{bottom} comes up, {top} goes to the bottom.",
                bottom=voice.card(observation.bottom),
                top=voice.card(observation.top),
            )
        case "pass":
            return tr("Pass"), tr("{top} stays on top.", top=voice.card(observation.top))
        case "draw":
            if observation.stock == 0:
                return tr("Pass"), tr("The stock is empty: the turn goes on to the next player.")
            return tr("Draw"), tr("Take one card; your turn is over.")
    return None


def ended(observation: Observation, voice: Voice) -> str:
    """How the deal ended, in one sentence."""
    outcome = observation.outcome
    if outcome is None:
        return ""
    tr = voice.tr
    names = tr(" and ").join(voice.names[seat] for seat in outcome.winners)
    if outcome.reason == "out":
        return tr("Jackpot! {name} has no cards left and wins at once.", name=names)
    points = min(outcome.points)
    if outcome.reason == "rounds":
        return tr("200 rounds are over. Fewest points: {name} with {n}.", name=names, n=points)
    return tr("The last round is over. Fewest points: {name} with {n}.", name=names, n=points)
