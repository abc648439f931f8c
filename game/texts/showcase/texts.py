"""The words of Showcase (RULES.md, section 3)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from game.cpu.hint import Hint
from game.i18n import Translator, mark
from game.rules.course import Step
from game.rules.deal import IllegalMove
from game.rules.events import Event, Moved, Trick, TrumpNamed, Turned
from game.rules.showcase.deal import Showcase, ShowcaseObservation
from game.rules.showcase.events import ShowcasePlay
from game.rules.showcase.tricks import ALL_TRUMPS, NO_TRUMP, TRUMPS
from game.texts import Course, GameTexts, Moment, OptionText, Pile, Voice
from game.texts.showcase import position
from game.texts.showcase.hints import hinted
from game.texts.showcase.moments import moments
from game.texts.showcase.poster import POSTER
from game.texts.showcase.rules_pages import ORIGIN, PAGES
from game.texts.showcase.trumps import SUITS, TRUMP_NAMES

OPTIONS: dict[str, OptionText] = {
    "lead": OptionText(
        mark("Who leads in the second play"),
        mark("Which trick of the first play its winner must have won to lead first in the second."),
        {"13th": mark("winner of the 13th trick"), "last": mark("winner of the last trick")},
    ),
}


TRICKS, PACE = 39, 0.95


class ShowcaseTexts(GameTexts[ShowcaseObservation]):
    name = POSTER.name
    tagline = POSTER.tagline
    origin = ORIGIN
    aim = mark("Win the most of the 13 tricks of the second play.")
    points = mark("Tricks of the second play")
    options = OPTIONS
    pages = PAGES

    def usual_length(self, players: int, options: Mapping[str, object], tr: Translator) -> str:
        return tr("A deal has 26 tricks and then 13.")

    def course(self, players: int, options: Mapping[str, object]) -> Course:
        return Course(TRICKS * players, pace=PACE)

    def told(self, event: Event, voice: Voice) -> str | None:
        match event:
            case Turned():
                return voice.tr(
                    "{card} is turned up: trump is {suit}", card=voice.card(event.card), suit=SUITS[event.card % 4]
                )
            case Moved():
                return _moved(event, voice)
            case Trick():
                return voice.said(event.winner, mark("You win the trick"), mark("{name} wins the trick"))
            case TrumpNamed():
                trump = voice.tr(TRUMP_NAMES[TRUMPS.index(event.trump)])
                return voice.said(
                    event.seat,
                    mark("You name the trump: {trump}"),
                    mark("{name} names the trump: {trump}"),
                    trump=trump,
                )
        return super().told(event, voice)

    def refused(self, illegal: IllegalMove, voice: Voice) -> str:
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
        return super().refused(illegal, voice)

    def hinted(self, hint: Hint, voice: Voice) -> str:
        return hinted(hint, voice)

    def choice(self, move: str, observation: ShowcaseObservation, voice: Voice) -> tuple[str, str] | None:
        tr, code = voice.tr, move.removeprefix("trump:")
        if code == move:
            return None
        trump = TRUMPS.index(code)
        if trump == NO_TRUMP:
            return tr(TRUMP_NAMES[trump]), tr("Only the suit led can win.")
        if trump == ALL_TRUMPS:
            return tr(TRUMP_NAMES[trump]), tr("Any other suit beats the suit led.")
        mine = _held(observation, observation.to_move or 0, trump)
        return tr(TRUMP_NAMES[trump]), tr("You hold {mine}, the other player {other}.", mine=mine, other=13 - mine)

    def asked(self, observation: ShowcaseObservation, voice: Voice) -> str:
        return position.asked(observation, voice)

    def piles(self, observation: ShowcaseObservation, voice: Voice) -> Sequence[Pile]:
        return [*position.piles(observation, voice)]

    def facts(self, observation: ShowcaseObservation, voice: Voice) -> Sequence[str]:
        return [*position.facts(observation, voice)]

    def fact(self, observation: ShowcaseObservation, seat: int, voice: Voice) -> str:
        return position.fact(observation, seat, voice)

    def held(self, observation: ShowcaseObservation, seat: int) -> Sequence[int]:
        return observation.showcase(seat)

    def ended(self, observation: ShowcaseObservation, voice: Voice) -> str:
        outcome = observation.outcome
        if outcome is None:
            return ""
        name, tricks = voice.names[outcome.winners[0]], max(outcome.points)
        return voice.tr("{name} wins {n} of the 13 tricks, and the deal.", name=name, n=tricks)

    def counted_words(self, count: int, tr: Translator) -> str:
        return tr.n("{n} trick", "{n} tricks", count)

    def moments(self, course: Iterable[Step[Showcase]]) -> Iterable[Moment]:
        return moments(course)


TEXTS = ShowcaseTexts()


def _moved(event: Moved, voice: Voice) -> str | None:
    """What was played, and what one drew oneself; where tricks go and that others draw goes without saying."""
    card = event.cards[0]
    if card is None or event.src[0] == "trick":
        return None
    if event.src[0] == "hand" or (isinstance(event, ShowcasePlay) and event.tally.phase == "second"):
        return voice.said(event.seat, mark("You play {card}"), mark("{name} plays {card}"), card=voice.card(card))
    if event.src[0] == "stock":
        return voice.said(event.seat, mark("You draw {card}"), mark("{name} draws {card}"), card=voice.card(card))
    return voice.said(
        event.seat,
        mark("You play {card} from the showcase"),
        mark("{name} plays {card} from the showcase"),
        card=voice.card(card),
    )


def _suit(card: int) -> str:
    """The sign of a card's suit, or of a suit."""
    return SUITS[card % 4]


def _held(observation: ShowcaseObservation, seat: int, suit: int) -> int:
    """How many cards of a suit a seat has in hand and showcase."""
    cards = *observation.known_hand(seat), *observation.showcase(seat)
    return sum(card is not None and card % 4 == suit for card in cards)
