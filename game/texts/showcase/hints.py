"""Why a move of Showcase is advised, in words."""

from __future__ import annotations

from game.cpu.hint import Hint
from game.i18n import mark
from game.rules.showcase.tricks import NAMINGS
from game.texts import Voice
from game.texts.showcase.trumps import TRUMP_NAMES


def hinted(hint: Hint, voice: Voice) -> str:
    tr, facts = voice.tr, hint.facts
    if hint.move in NAMINGS:
        return _hinted_naming(hint, voice)
    words = {**FIRST_PLAY_HINTS, **SECOND_PLAY_HINTS}.get(hint.reason, mark("{card} is the only card you can play."))
    others = {name: voice.card(hint.number(name)) for name in ("led", "other") if name in facts}
    said = tr(words, card=voice.card(hint.move), **others)
    return f"{said} {_outlook(hint, voice)}" if "left" in facts else said


def _hinted_naming(hint: Hint, voice: Voice) -> str:
    tr, trump = voice.tr, voice.tr(TRUMP_NAMES[NAMINGS[hint.move]])
    if hint.reason == "names_held":
        held = hint.number("n")
        return (
            tr.n("{trump}: you hold {n} card of it.", "{trump}: you hold {n} cards of it.", held, trump=trump)
            if held
            else tr("{trump}: one of your choices.", trump=trump)
        )
    tricks = hint.number("tricks")
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
    tr, tricks, left = voice.tr, hint.number("tricks"), hint.number("left")
    if not tricks:
        return tr("All tricks to come are lost, whatever you play.")
    if left == 1:
        return tr("It wins the last trick.")
    if tricks == left:
        return tr("From here on every trick is yours.")
    return tr.n(
        "It makes sure of {n} of the {left} tricks to come.",
        "It makes sure of {n} of the {left} tricks to come.",
        tricks,
        left=left,
    )


FIRST_PLAY_HINTS: dict[str, str] = {
    "names_now": mark("{card}: lose the last trick, and you name the trump."),
    "wins_lead": mark("{card}: this trick is worth winning, it gives the lead of the second play."),
    "leads_to_lose": mark("{card}: little to lose. Fewer tricks, and you name the trump."),
    "leads_to_win": mark("{card}: likely to win, and your low cards stay for losing tricks."),
    "leads_best": mark("{card}: of all your leads this one promises most."),
    "leads": mark("{card}: one of several leads."),
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
    "has_to_win": mark("{card}: you have to win this trick."),
}
SECOND_PLAY_HINTS: dict[str, str] = {
    "draws_trumps": mark("{card}: it cannot be beaten, and takes a trump out of the other hand."),
    "sure_winner": mark("{card}: it cannot be beaten."),
    "forces_trump": mark("{card}: that has to be trumped, so it costs the other player a trump."),
    "drives_out": mark("{card}: it wins, or takes {other} out of the way of a card of yours."),
    "gives_lead": mark("{card}: a cheap card to give up the lead with."),
    "leads_on": mark("{card}: no other lead is better."),
    "looks_best": mark("{card}: of your leads this one looks best."),
    "wins_cheaply": mark("{card}: it wins, and better cards stay with you."),
    "wins_now": mark("{card}: this trick is worth winning with it."),
    "wins": mark("{card}: it wins this trick."),
    "lets_go": mark("{card}: let this trick go, to win more later."),
    "lets_it_go": mark("{card}: let this trick go."),
    "loses_cheaply": mark("{card}: this trick is worth no better card."),
    "cannot_win": mark("{card}: you cannot win this trick, and can do without this card."),
    "throws": mark("{card}: you cannot win this trick."),
}
