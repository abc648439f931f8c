"""The words of Svoloch (RULES.md, section 2)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from game.cpu.hint import Hint
from game.i18n import Translator, mark
from game.rules.cards import is_red
from game.rules.combinations import (
    CARDS_OF,
    JOKERS,
    PASS,
    Task,
)
from game.rules.deal import IllegalMove, Observation
from game.rules.events import PILE, Cleared, Dealt, Ended, Event, Moved, Passed, Turnaround
from game.rules.svoloch import SvolochObservation
from game.texts import OptionText, RulesPage, Voice

NAME = mark("Svoloch")
TAGLINE = mark("Beat it, turn it around, or blow it away")
AIM = mark("Be the first to get rid of all your cards.")
POINTS = mark("Deals won")
TIE_BREAK = mark("cards left")

OPTIONS: dict[str, OptionText] = {
    "free_lead": OptionText(
        mark("Free first lead"),
        mark("The card turned up at the start is put out of play, and the first player leads to an empty pile."),
        {True: mark("yes"), False: mark("no")},
    ),
    "exact": OptionText(
        mark("Just as many cards"),
        mark("A play is beaten by exactly as many cards, never by more."),
        {True: mark("yes"), False: mark("no")},
    ),
    "free_pass": OptionText(
        mark("Passing is free"),
        mark("Whoever can beat may pass all the same; a player who leads may not."),
        {True: mark("yes"), False: mark("no")},
    ),
}

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
                "with a higher rank, and red on black or black on red. Ace is the highest, two the lowest."
            ),
            mark(
                "If you can beat, you must. If you cannot, you pass. Whoever played draws as many cards as were "
                "played, as long as the stock lasts; passing draws nothing."
            ),
        ),
        picture="beat",
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
            mark("You never have to play a joker. It may be your last card."),
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
            mark("Most points win the match; with equal points, fewer cards left over all its deals."),
        ),
        picture="match",
    ),
    RulesPage(
        mark("What the old rules leave open"),
        (
            mark("The old description of this game leaves some points open. This is what we decided:"),
            mark("• The card turned up has to be beaten; a joker turned up is put aside."),
            mark("• A play may be beaten by more cards than it has."),
            mark("• The first card must differ in colour from the top card."),
            mark("• Only rank cards compel you to beat."),
            mark("• Any aces and twos turn play around, led or turned up too."),
            mark("• A joker is played on one's own turn, on an empty pile too."),
            mark("• If everyone passes, the pile is put aside and the last to play leads."),
            mark("• Equal points are decided by the cards left."),
            mark("• In the lobby you can change some of this."),
        ),
        own_decision=True,
    ),
)

USUAL_TURNS = {3: 20, 4: 16, 5: 13, 6: 11}
"""Turns of each player in a deal of sensible players."""


def usual_length(players: int, options: Mapping[str, object], tr: Translator) -> str:
    return tr.n(
        "A deal usually takes about {n} turn of each player.",
        "A deal usually takes about {n} turns of each player.",
        USUAL_TURNS[players],
    )


def told(event: Event, voice: Voice) -> str | None:
    match event:
        case Dealt():
            return _said(voice, event.seat, mark("You deal"), mark("{name} deals"))
        case Passed():
            return _said(voice, event.seat, mark("You pass"), mark("{name} passes"))
        case Turnaround(down=True):
            return voice.tr("Turnaround: play runs downwards")
        case Turnaround():
            return voice.tr("Play runs upwards again")
        case Cleared(joker=True):
            return voice.tr("The joker blows the pile away")
        case Cleared():
            return voice.tr("The pile is put aside")
        case Moved():
            return _moved(event, voice)
        case Ended():
            return voice.tr("The deal is over")
    return None


def _moved(event: Moved, voice: Voice) -> str | None:
    """What was played, turned up, or drawn by oneself; that others draw goes without saying."""
    cards = [card for card in event.cards if card is not None]
    if not cards:
        return None
    joker = cards[0] in JOKERS
    if event.dst != PILE:
        if joker:
            return _said(voice, event.seat, mark("You draw a joker"), mark("{name} draws a joker"))
        return _said(voice, event.seat, mark("You draw {card}"), mark("{name} draws {card}"), card=voice.card(cards[0]))
    if event.src[0] == "hand":
        if joker:
            return _said(voice, event.seat, mark("You play a joker"), mark("{name} plays a joker"))
        return _said(voice, event.seat, mark("You play {card}"), mark("{name} plays {card}"), card=_cards(cards, voice))
    if joker:
        return _said(voice, event.seat, mark("You turn up a joker"), mark("{name} turns up a joker"))
    return _said(
        voice, event.seat, mark("You turn up {card}"), mark("{name} turns up {card}"), card=voice.card(cards[0])
    )


def _said(voice: Voice, seat: int | None, to_you: str, of_others: str, **facts: object) -> str:
    if seat is None:
        return ""
    if seat == voice.you:
        return voice.tr(to_you, **facts)
    return voice.tr(of_others, name=voice.names[seat], **facts)


def _cards(cards: Iterable[int], voice: Voice) -> str:
    return " ".join(voice.card(card) for card in cards)


def task(asked: Task, voice: Voice) -> str:
    """What has to be played now, in a few words: "Beat 2 cards, higher, red first"."""
    tr = voice.tr
    if asked.top is None:
        return tr("Lead any cards of one rank")
    count = (
        tr.n("Beat just {n} card", "Beat just {n} cards", asked.count)
        if asked.exact
        else tr.n("Beat {n} card", "Beat {n} cards", asked.count)
    )
    step = tr.p("cards that beat", "lower") if asked.down else tr.p("cards that beat", "higher")
    colour = tr("black first") if is_red(asked.top) else tr("red first")
    return f"{count}, {step}, {colour}"


def refused(illegal: IllegalMove, voice: Voice) -> str:
    tr, facts = voice.tr, illegal.facts
    match illegal.code:
        case "rank":
            card, top = voice.card(_ints(facts["cards"])[0]), voice.card(_int(facts["top"]))
            if facts["down"]:
                return tr("Play runs downwards, and {card} is not lower than {top}.", card=card, top=top)
            return tr("{card} is not higher than {top}.", card=card, top=top)
        case "colour":
            top = voice.card(_int(facts["top"]))
            if is_red(_int(facts["top"])):
                return tr("{top} is red, so the first card must be black.", top=top)
            return tr("{top} is black, so the first card must be red.", top=top)
        case "count":
            count = _int(facts["count"])
            if facts["exact"]:
                return tr.n("It takes exactly {n} card.", "It takes exactly {n} cards.", count)
            return tr.n("It takes at least {n} card.", "It takes at least {n} cards.", count)
        case "not_alternating":
            return tr("Several cards must alternate in colour.")
        case "one_joker":
            return tr("A joker is played alone.")
        case "one_rank":
            return tr("Cards played together must be of one rank.")
        case "must_lead":
            return tr("The pile is empty, so you must play something.")
        case "must_beat":
            return tr("You can beat this with {cards}, so you must.", cards=_cards(_ints(facts["cards"]), voice))
        case "no_card":
            return tr("That card is not in your hand.")
        case "not_yours":
            return tr("It is not your turn.")
    return tr("The deal is over.")


def _int(fact: object) -> int:
    if not isinstance(fact, int):
        raise TypeError(f"not a number: {fact!r}")
    return fact


def _ints(fact: object) -> tuple[int, ...]:
    if not isinstance(fact, tuple):
        raise TypeError(f"not cards: {fact!r}")
    return fact


def hinted(hint: Hint, voice: Voice) -> str:
    if hint.move == PASS:
        return _hinted_pass(hint.reason, voice.tr)
    if hint.move in JOKERS:
        return _hinted_joker(hint, voice)
    return _hinted_run(hint, voice)


_WHY = {
    "goes_out": mark("{cards}: nothing is left, and you win!"),
    "lowest": mark("{cards}: the lowest is the hardest to get rid of."),
    "swaps_lowest": mark("{cards}: the lowest that will do goes, and a new card comes."),
    "highest": mark("{cards}: the highest that will do; while play runs downwards, lower ones beat more."),
    "keeps_runs": mark("{cards}: cards of one rank stay together in your hand."),
    "spares_joker": mark("{cards}: that will do without the joker."),
    "fits_best": mark("{cards}: what stays in hand promises more than after any other play."),
}
"""What needs no further facts to be said."""


def _hinted_run(hint: Hint, voice: Voice) -> str:
    tr, facts = voice.tr, hint.facts
    cards = _cards(CARDS_OF[hint.move], voice)
    match hint.reason:
        case "wins_next":
            return tr(
                "{cards}: nobody can beat that, and then you go out with {next}.",
                cards=cards,
                next=_hand(_ints(facts["next"]), voice),
            )
        case "stops_others":
            return tr(
                "{cards}: hard to beat, and {name} is about to go out.",
                cards=cards,
                name=voice.names[_int(facts["seat"])],
            )
        case "takes_lead":
            return (
                tr("{cards}: only a joker can keep you from leading next.", cards=cards)
                if facts["joker"]
                else tr("{cards}: nobody can beat that, so you lead next.", cards=cards)
            )
        case "sheds_several":
            return tr.n(
                "{cards}: {n} card goes at once.", "{cards}: {n} cards go at once.", _int(facts["n"]), cards=cards
            )
        case "draws_several":
            return tr.n(
                "{cards}: {n} card goes, and a new one comes.",
                "{cards}: {n} cards go, and {n} new ones come.",
                _int(facts["n"]),
                cards=cards,
            )
        case "turns_around":
            return (
                tr("{cards}: play turns downwards, and most of your cards are low.", cards=cards)
                if facts["down"]
                else tr("{cards}: play turns upwards, and most of your cards are high.", cards=cards)
            )
        case "keeps_for_turnaround":
            return tr(
                "{cards}: that keeps {card}, which will beat more once you turn play around.",
                cards=cards,
                card=voice.card(_int(facts["kept"])),
            )
    return tr(_WHY.get(hint.reason, mark("{cards}: there is nothing else to play.")), cards=cards)


def _hand(cards: Iterable[int], voice: Voice) -> str:
    """What is left in hand, a joker being called one."""
    return " ".join(voice.tr("the joker") if card in JOKERS else voice.card(card) for card in cards)


def _hinted_pass(reason: str, tr: Translator) -> str:
    match reason:
        case "keep_joker":
            return tr("Pass: the joker will be worth more later.")
        case "keep_cards":
            return tr("Pass: your cards will be worth more later.")
    return tr("You cannot beat this: pass.")


def _hinted_joker(hint: Hint, voice: Voice) -> str:
    tr, facts = voice.tr, hint.facts
    match hint.reason:
        case "goes_out":
            return tr("The joker: nothing is left, and you win!")
        case "joker_clears":
            return tr(
                "The joker: you cannot beat {cards}, and it blows the pile away.",
                cards=_cards(_ints(facts["beaten"]), voice),
            )
        case "joker_sheds":
            return tr("The joker: the stock is empty, so that is one card less.")
        case "joker_turns":
            return tr("The joker: play turns upwards, and most of your cards are high.")
        case "joker":
            return tr(
                "The joker: the pile is empty then, and {name} has to lead.", name=voice.names[_int(facts["seat"])]
            )
    return tr("The joker: there is nothing else to play.")


def forced(observation: SvolochObservation, voice: Voice) -> str:
    beaten = observation.to_beat
    return voice.tr("You cannot beat {cards}: you pass.", cards=_cards(beaten.cards if beaten else (), voice))


def choice(move: str, observation: Observation, voice: Voice) -> tuple[str, str] | None:
    if move != "pass":
        return None
    return voice.tr("Pass"), voice.tr("You play nothing and draw nothing.")


def blind(voice: Voice) -> tuple[str, str]:
    """Label of passing without a look at one's hand, and what it does."""
    return voice.tr("Pass if I can't beat"), voice.tr("Your hand stays covered.")


def ended(observation: Observation, voice: Voice) -> str:
    """How the deal ended, in one sentence."""
    outcome = observation.outcome
    if outcome is None:
        return ""
    return voice.tr("{name} has no cards left and wins the deal.", name=voice.names[outcome.winners[0]])
