"""Why a move of Bread and Chocolate is advised, in words."""

from __future__ import annotations

from game.cpu.hint import Hint
from game.rules.bread.moves import OPENING
from game.texts import Voice


def hinted(hint: Hint, voice: Voice) -> str:
    tr, facts = voice.tr, hint.facts
    card = voice.card(hint.number("card")) if "card" in facts else ""
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
                next=voice.card(hint.number("next")),
            )
        case "keeps_better":
            return tr("{card}: no penalty, and your hand keeps an answer to more cards.", card=card)
        case "draw_cheaper":
            return tr("Draw: one card costs less than the penalty.")
        case "draw_keeps":
            return tr("Draw: {card} is worth keeping for later.", card=card)
        case "draws":
            return tr("Draw: {card} stays in your hand.", card=card)
        case "nothing_to_draw":
            return tr("{card}: same colour, but there is no card left to draw.", card=card)
        case "least_penalty" | "penalty_followed" | "penalty_pays" | "penalty":
            return _hinted_penalty(hint, card, voice)
    if hint.move in OPENING:
        return _hinted_opening(hint, card, voice)
    if hint.move < 52:
        return tr("{card} is the only card you can play.", card=voice.card(hint.move))
    return tr("Nothing fits: draw a card.")


def _hinted_penalty(hint: Hint, card: str, voice: Voice) -> str:
    tr, n = voice.tr, hint.number("penalty")
    if hint.reason == "least_penalty":
        return tr.n(
            "{card}: there is no other colour to play, and nothing costs less: {n} card.",
            "{card}: there is no other colour to play, and nothing costs less: {n} cards.",
            n,
            card=card,
        )
    if hint.reason == "penalty_followed":
        return tr.n(
            "{card}: it costs {n} card, but if it stays on top, {next} can follow.",
            "{card}: it costs {n} cards, but if it stays on top, {next} can follow.",
            n,
            card=card,
            next=voice.card(hint.number("next")),
        )
    if hint.reason == "penalty":
        return tr.n("{card}: it costs {n} card.", "{card}: it costs {n} cards.", n, card=card)
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
            return tr("Pass: the top card suits your hand.")
        case "pile_will_do":
            return tr("Pass: another top card promises nothing better.")
        case "pile_stays":
            return tr("Pass: the pile stays as it is.")
        case "flip_better":
            return tr("Flip: {card} from the bottom suits your hand better.", card=card)
        case "flip_unknown":
            return tr("Flip: nothing in your hand goes well on {top}.", top=voice.card(hint.number("top")))
        case "spread_better":
            return tr("Spread: you need the other colour on top.")
        case "flip_promises":
            return tr("Flip: the bottom card promises more.")
        case "flips":
            return tr("Flip: another card comes up.")
        case "spreads":
            return tr("Spread: a new card comes up.")
    return tr("Spread: a new top card promises more.")
