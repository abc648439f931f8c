"""Why a move of Svoloch is advised, in words."""

from __future__ import annotations

from collections.abc import Iterable

from game.cpu.hint import Hint
from game.i18n import Translator, mark
from game.rules.svoloch.combinations import CARDS_OF, JOKERS, PASS
from game.texts import Voice


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
    "fits": mark("{cards}: this beats what lies there."),
    "leads_best": mark("{cards}: what stays in hand promises more than after any other lead."),
    "leads": mark("{cards}: one of several leads."),
}
"""What needs no further facts to be said."""


def _hinted_run(hint: Hint, voice: Voice) -> str:
    tr, facts = voice.tr, hint.facts
    cards = voice.cards(CARDS_OF[hint.move])
    match hint.reason:
        case "wins_next":
            return tr(
                "{cards}: nobody can beat that, and then you go out with {next}.",
                cards=cards,
                next=_hand(hint.cards("next"), voice),
            )
        case "stops_others":
            return tr(
                "{cards}: hard to beat, and {name} is about to go out.",
                cards=cards,
                name=voice.names[hint.number("seat")],
            )
        case "takes_lead":
            return (
                tr("{cards}: only a joker can keep you from leading next.", cards=cards)
                if facts["joker"]
                else tr("{cards}: nobody can beat that, so you lead next.", cards=cards)
            )
        case "sheds_several":
            return tr.n(
                "{cards}: {n} card goes at once.", "{cards}: {n} cards go at once.", hint.number("n"), cards=cards
            )
        case "draws_several":
            return tr.n(
                "{cards}: {n} card goes, and a new one comes.",
                "{cards}: {n} cards go, and {n} new ones come.",
                hint.number("n"),
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
                card=voice.card(hint.number("kept")),
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
        case "keeps_joker":
            return tr("Pass: the joker stays in your hand.")
        case "keeps_cards":
            return tr("Pass: your cards stay in your hand.")
    return tr("You cannot beat this: pass.")


def _hinted_joker(hint: Hint, voice: Voice) -> str:
    tr = voice.tr
    match hint.reason:
        case "goes_out":
            return tr("The joker: nothing is left, and you win!")
        case "joker_clears":
            return tr(
                "The joker: you cannot beat {cards}, and it blows the pile away.",
                cards=voice.cards(hint.cards("beaten")),
            )
        case "joker_sheds":
            return tr("The joker: the stock is empty, so that is one card less.")
        case "joker_turns":
            return tr("The joker: play turns upwards, and most of your cards are high.")
        case "joker":
            return tr(
                "The joker: the pile is empty then, and {name} has to lead.", name=voice.names[hint.number("seat")]
            )
    return tr("The joker: there is nothing else to play.")
