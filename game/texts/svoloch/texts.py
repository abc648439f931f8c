"""The words of Svoloch (RULES.md, section 2)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from game.cpu.hint import Hint
from game.i18n import Translator, mark
from game.rules.cards import is_red
from game.rules.course import Step
from game.rules.deal import IllegalMove, Outcome
from game.rules.events import PILE, Cleared, Event, Moved, Turnaround
from game.rules.svoloch.combinations import JOKERS, Task
from game.rules.svoloch.deal import Svoloch, SvolochObservation
from game.texts import YES_OR_NO, Course, GameTexts, Moment, OptionText, Pile, Voice
from game.texts.svoloch import position
from game.texts.svoloch.hints import hinted
from game.texts.svoloch.moments import moments
from game.texts.svoloch.poster import POSTER
from game.texts.svoloch.rules_pages import ORIGIN, PAGES

OPTIONS: dict[str, OptionText] = {
    "free_lead": OptionText(
        mark("Free first lead"),
        mark("The card turned up at the start is put out of play, and the first player leads to an empty pile."),
        YES_OR_NO,
    ),
    "exact": OptionText(
        mark("Just as many cards"),
        mark("A play is beaten by exactly as many cards, never by more."),
        YES_OR_NO,
    ),
    "free_pass": OptionText(
        mark("Passing is free"),
        mark("Whoever can beat may pass all the same; a player who leads may not."),
        YES_OR_NO,
    ),
}

USUAL_TURNS = {3: 20, 4: 16, 5: 13, 6: 11}
"""Turns of each player in a deal of sensible players …"""
CHOICES = {3: 0.65, 4: 0.52, 5: 0.48, 6: 0.35}
"""… and the part of them in which there is more to do than to pass."""
PACE = 0.65


class SvolochTexts(GameTexts[SvolochObservation]):
    name = POSTER.name
    tagline = POSTER.tagline
    origin = ORIGIN
    aim = mark("Be the first to get rid of all your cards.")
    points = mark("Deals won")
    tie_break = mark("cards left")
    options = OPTIONS
    pages = PAGES

    def usual_length(self, players: int, options: Mapping[str, object], tr: Translator) -> str:
        return tr.n(
            "A deal usually takes about {n} turn per player.",
            "A deal usually takes about {n} turns per player.",
            USUAL_TURNS[players],
        )

    def course(self, players: int, options: Mapping[str, object]) -> Course:
        return Course(USUAL_TURNS[players] * players, CHOICES[players], PACE)

    def told(self, event: Event, voice: Voice) -> str | None:
        match event:
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
        return super().told(event, voice)

    def refused(self, illegal: IllegalMove, voice: Voice) -> str:
        tr, facts = voice.tr, illegal.facts
        match illegal.code:
            case "rank":
                card, top = voice.card(facts["cards"][0]), voice.card(facts["top"])
                if facts["down"]:
                    return tr("Play runs downwards, and {card} is not lower than {top}.", card=card, top=top)
                return tr("{card} is not higher than {top}.", card=card, top=top)
            case "colour":
                top = voice.card(facts["top"])
                if is_red(facts["top"]):
                    return tr("On {top} the first card must be ♣ or ♠.", top=top)
                return tr("On {top} the first card must be ♥ or ♦.", top=top)
            case "count":
                count = facts["count"]
                if facts["exact"]:
                    return tr.n("You need exactly {n} card.", "You need exactly {n} cards.", count)
                return tr.n("You need at least {n} card.", "You need at least {n} cards.", count)
            case "not_alternating":
                return tr("Several cards must alternate in colour.")
            case "one_joker":
                return tr("A joker is played alone.")
            case "one_rank":
                return tr("Cards played together must be of one rank.")
            case "must_lead":
                return tr("The pile is empty, so you must play something.")
            case "must_beat":
                return tr("You can beat this with {cards}, so you must.", cards=voice.cards(facts["cards"]))
        return super().refused(illegal, voice)

    def hinted(self, hint: Hint, voice: Voice) -> str:
        return hinted(hint, voice)

    def choice(self, move: str, observation: SvolochObservation, voice: Voice) -> tuple[str, str] | None:
        if move != "pass":
            return None
        return voice.tr("Pass"), voice.tr("You play nothing and draw nothing.")

    def forced(self, observation: SvolochObservation, voice: Voice) -> str:
        beaten = observation.to_beat
        return voice.said(
            observation.to_move,
            mark("You cannot beat {cards}: you pass."),
            mark("{name} cannot beat {cards} and passes."),
            cards=voice.cards(beaten.cards if beaten else ()),
        )

    def unseen_move(self, voice: Voice) -> tuple[str, str]:
        return voice.tr("Pass if I can't beat"), voice.tr("Your hand stays covered.")

    def unseen_refused(self, voice: Voice) -> str:
        return voice.tr("You can beat this.")

    def asked(self, observation: SvolochObservation, voice: Voice) -> str:
        if all(observation.text(move) == "pass" for move in observation.legal_moves()):
            return self.forced(observation, voice)
        return f"{task(observation.task, voice)}."

    def piles(self, observation: SvolochObservation, voice: Voice) -> Sequence[Pile]:
        return [*position.piles(observation, voice)]

    def facts(self, observation: SvolochObservation, voice: Voice) -> Sequence[str]:
        return [*position.facts(observation, voice)]

    def fact(self, observation: SvolochObservation, seat: int, voice: Voice) -> str:
        return position.fact(observation, seat, voice)

    def ended(self, observation: SvolochObservation, voice: Voice) -> str:
        outcome = observation.outcome
        if outcome is None:
            return ""
        return voice.tr("{name} has no cards left and wins the deal.", name=voice.names[outcome.winners[0]])

    def counted(self, outcome: Outcome, seat: int) -> int:
        return outcome.cards_left[seat]

    def counted_words(self, count: int, tr: Translator) -> str:
        return tr.n("{n} card left", "{n} cards left", count) if count else tr("No cards left")

    def moments(self, course: Iterable[Step[Svoloch]]) -> Iterable[Moment]:
        return moments(course)


TEXTS = SvolochTexts()


def _moved(event: Moved, voice: Voice) -> str | None:
    """What was played, turned up, or drawn by oneself; that others draw goes without saying."""
    cards = [card for card in event.cards if card is not None]
    if not cards:
        return None
    joker = cards[0] in JOKERS
    if event.dst != PILE:
        if joker:
            return voice.said(event.seat, mark("You draw a joker"), mark("{name} draws a joker"))
        return voice.said(event.seat, mark("You draw {card}"), mark("{name} draws {card}"), card=voice.card(cards[0]))
    if event.src[0] == "hand":
        if joker:
            return voice.said(event.seat, mark("You play a joker"), mark("{name} plays a joker"))
        return voice.said(event.seat, mark("You play {card}"), mark("{name} plays {card}"), card=voice.cards(cards))
    if joker:
        return voice.said(event.seat, mark("You turn up a joker"), mark("{name} turns up a joker"))
    return voice.said(event.seat, mark("You turn up {card}"), mark("{name} turns up {card}"), card=voice.card(cards[0]))


def task(asked: Task, voice: Voice, *, short: bool = False) -> str:
    """What has to be played now: "Beat 2 cards: higher, ♥♦ first", or in fewer words "2 cards · higher · ♥♦ first"."""
    tr = voice.tr
    if asked.top is None:
        return tr("Any cards of one rank") if short else tr("Lead any cards of one rank")
    step = tr.p("cards that beat", "lower") if asked.down else tr.p("cards that beat", "higher")
    suits = "♣♠" if is_red(asked.top) else "♥♦"
    first = suits if asked.count == 1 else tr("{suits} first", suits=suits)
    if short:
        return f"{_count(asked, voice)} · {step} · {first}"
    if asked.exact:
        beat = tr.n("Beat with exactly {n} card", "Beat with exactly {n} cards", asked.count)
    else:
        beat = tr.n("Beat {n} card", "Beat {n} cards", asked.count)
    return f"{beat}: {step}, {first}"


def _count(asked: Task, voice: Voice) -> str:
    """How many cards are asked for."""
    if asked.exact:
        return voice.tr.n("just {n} card", "just {n} cards", asked.count)
    return voice.tr.n("{n} card", "{n} cards", asked.count)
