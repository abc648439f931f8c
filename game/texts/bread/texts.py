"""The words of Bread and Chocolate (RULES.md, section 1)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from game.cpu.hint import Hint
from game.i18n import Translator, mark
from game.rules.bread.deal import MAX_ROUNDS, Bread, BreadObservation
from game.rules.bread.events import LastRound
from game.rules.bread.moves import IS_RED
from game.rules.course import Step
from game.rules.deal import IllegalMove, Outcome
from game.rules.events import Event, Moved, Penalty, Refilled, Swapped
from game.texts import YES_OR_NO, Course, GameTexts, Moment, OptionText, Pile, Voice
from game.texts.bread import position
from game.texts.bread.hints import hinted
from game.texts.bread.moments import moments
from game.texts.bread.poster import POSTER
from game.texts.bread.rules_pages import ORIGIN, PAGES

OPTIONS: dict[str, OptionText] = {
    "must_play": OptionText(
        mark("A card that fits must be played"),
        mark("Whoever holds a playable card must play one; switched off, a card may be drawn instead."),
        YES_OR_NO,
    ),
    "corner": OptionText(
        mark("Round the corner"),
        mark("Ace and two touch as well, so that ranks run in a circle."),
        YES_OR_NO,
    ),
    "rounds": OptionText(
        mark("Rounds"),
        mark("A deal has this many rounds; in each of them everybody has one turn."),
        {6: "6", 8: "8", 12: "12", 16: "16", 24: "24", "unlimited": mark("no limit")},
    ),
    "refills": OptionText(
        mark("Refills of the stock"),
        mark(
            "The round in which the stock has been refilled this many times is the last; refills before the play count."
        ),
        {1: "1", 2: "2", 3: "3", 4: "4", 6: "6", "unlimited": mark("no limit")},
    ),
    "values": OptionText(
        mark("Card points"),
        mark("What the cards left in hand count at the end of a deal."),
        {"classic": mark("A 14, K 13, Q 12, J 11"), "note": mark("A 11, K Q J 10 are 10")},
    ),
}

USUAL_ROUNDS = {2: 16, 3: 8, 4: 5, 5: 3}
"""Rounds in which sensible players refill the stock three times, by the number of players."""
LONG = 40
"""Rounds, as good as any other number, if neither that nor anything else ends a deal."""
CHOICES, PACE = 0.37, 1.1


class BreadTexts(GameTexts[BreadObservation]):
    name = POSTER.name
    tagline = POSTER.tagline
    origin = ORIGIN
    aim = mark("Hold the fewest card points after the last round.")
    points = mark("Card points left")
    options = OPTIONS
    pages = PAGES

    def usual_length(self, players: int, options: Mapping[str, object], tr: Translator) -> str:
        rounds, refills = options["rounds"], options["refills"]
        usual = max(round(USUAL_ROUNDS[players] * refills / 3), 1) if isinstance(refills, int) else MAX_ROUNDS
        if isinstance(rounds, int) and rounds <= usual:
            return tr.n("A deal takes {n} round.", "A deal takes {n} rounds.", rounds)
        if usual < MAX_ROUNDS:
            return tr.n("A deal usually takes about {n} round.", "A deal usually takes about {n} rounds.", usual)
        return tr("Without a limit a deal can take up to 200 rounds.")

    def course(self, players: int, options: Mapping[str, object]) -> Course:
        rounds, refills = options["rounds"], options["refills"]
        limits = [float(rounds)] if isinstance(rounds, int) else []
        limits += [USUAL_ROUNDS[players] * refills / 3] if isinstance(refills, int) else []
        return Course((min(limits, default=LONG) + 1) * players, CHOICES, PACE)

    def told(self, event: Event, voice: Voice) -> str | None:
        match event:
            case Swapped():
                return voice.said(
                    event.seat,
                    mark("You flip the pile: {card} on top"),
                    mark("{name} flips the pile: {card} on top"),
                    card=voice.card(event.top),
                )
            case Penalty(count=count, missing=missing) if missing:
                return voice.said(
                    event.seat,
                    mark("You take {n} of {count} penalty cards"),
                    mark("{name} takes {n} of {count} penalty cards"),
                    n=count - missing,
                    count=count,
                )
            case Penalty():
                return voice.said(
                    event.seat, mark("You pay a penalty of {n}"), mark("{name} pays a penalty of {n}"), n=event.count
                )
            case LastRound():
                return voice.tr("The last round begins")
            case Refilled():
                return voice.tr.n("The stock is refilled: {n} card", "The stock is refilled: {n} cards", event.count)
            case Moved():
                return _moved(event, voice)
        return super().told(event, voice)

    def refused(self, illegal: IllegalMove, voice: Voice) -> str:
        tr, facts = voice.tr, illegal.facts
        match illegal.code:
            case "rank":
                return tr(
                    "{card} is not one rank above or below {top}.",
                    card=voice.card(facts["card"]),
                    top=voice.card(facts["top"]),
                )
            case "must_play":
                if facts["stock_empty"]:
                    return tr("The stock is empty, so you must play a card that fits.")
                return tr("You hold a card that fits, so you must play it.")
            case "opening":
                return tr("First choose what happens to the pile: spread, flip or pass.")
            case "not_opening":
                return tr("That is possible only before the play.")
        return super().refused(illegal, voice)

    def hinted(self, hint: Hint, voice: Voice) -> str:
        return hinted(hint, voice)

    def choice(self, move: str, observation: BreadObservation, voice: Voice) -> tuple[str, str] | None:
        tr = voice.tr
        match move:
            case "spread":
                until = tr("Until a ♣ or ♠ comes.") if IS_RED[observation.top] else tr("Until a ♥ or ♦ comes.")
                return tr("Spread"), until
            case "flip":
                if observation.bottom is None:
                    return tr("Flip"), tr("Unseen card up, {top} down.", top=voice.card(observation.top))
                return tr("Flip"), tr(
                    "{bottom} up, {top} down.",
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

    def forced(self, observation: BreadObservation, voice: Voice) -> str:
        if observation.stock:
            return voice.said(
                observation.to_move, mark("No card fits: you draw one."), mark("No card fits: {name} draws one.")
            )
        return voice.said(
            observation.to_move,
            mark("No card fits, and the stock is empty: you pass."),
            mark("No card fits, and the stock is empty: {name} passes."),
        )

    def asked(self, observation: BreadObservation, voice: Voice) -> str:
        return position.asked(observation, voice)

    def piles(self, observation: BreadObservation, voice: Voice) -> Sequence[Pile]:
        return [*position.piles(observation, voice)]

    def facts(self, observation: BreadObservation, voice: Voice) -> Sequence[str]:
        return [*position.facts(observation, voice)]

    def cost(self, observation: BreadObservation, card: int, voice: Voice) -> str:
        return position.cost(observation, card, voice)

    def ended(self, observation: BreadObservation, voice: Voice) -> str:
        outcome = observation.outcome
        if outcome is None:
            return ""
        tr = voice.tr
        names = tr.listed([voice.names[seat] for seat in outcome.winners])
        if outcome.reason == "out":
            return tr("Jackpot! {name} has no cards left and wins at once.", name=names)
        points = min(outcome.points)
        if outcome.reason == "rounds":
            return tr.n(
                "{n} round is over. Fewest points: {name} with {points}.",
                "{n} rounds are over. Fewest points: {name} with {points}.",
                observation.round,
                name=names,
                points=points,
            )
        return tr(
            "The round of the last refill is over. Fewest points: {name} with {points}.", name=names, points=points
        )

    def suspense(self, outcome: Outcome) -> str | None:
        return None if outcome.reason == "out" else mark("The last round is over")

    def moments(self, course: Iterable[Step[Bread]]) -> Iterable[Moment]:
        return moments(course)


TEXTS = BreadTexts()


def _moved(event: Moved, voice: Voice) -> str | None:
    card = event.cards[0]
    if event.penalty or event.seat is None:
        return None
    if event.src[0] == "hand":
        return voice.said(event.seat, mark("You play {card}"), mark("{name} plays {card}"), card=_card(card, voice))
    if event.dst[0] == "hand":
        if card is None:
            return voice.said(event.seat, mark("You draw a card"), mark("{name} draws a card"))
        return voice.said(event.seat, mark("You draw {card}"), mark("{name} draws {card}"), card=voice.card(card))
    if card is None:
        return None
    return voice.said(event.seat, mark("You turn up {card}"), mark("{name} turns up {card}"), card=voice.card(card))


def _card(card: int | None, voice: Voice) -> str:
    return voice.tr("a card") if card is None else voice.card(card)
