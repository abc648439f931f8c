"""The words of the toy game. They are English alone: no catalogue knows them."""

from __future__ import annotations

from collections.abc import Mapping

from game.cpu.hint import Hint
from game.i18n import Translator
from game.rules.events import Event, Moved
from game.texts import GameTexts, OptionText, RulesPage, Voice
from game.texts.poster import PosterText
from tests.toy.rules import Rung, ToyObservation

POSTER = PosterText("Tills", "Ding!")
OPTIONS = {"generous": OptionText("Generous", "The bell rings twice.", {True: "yes", False: "no"})}
PAGES = (RulesPage("Tills", ("Lay a card of the suit laid before you, and the bell rings.",), own_decision=True),)


class ToyTexts(GameTexts[ToyObservation]):
    name = POSTER.name
    tagline = POSTER.tagline
    aim = "Ring the bell."
    points = "Bells"
    options = OPTIONS
    pages = PAGES

    def usual_length(self, players: int, options: Mapping[str, object], tr: Translator) -> str:
        return "Four turns each."

    def told(self, event: Event, voice: Voice) -> str | None:
        match event:
            case Moved(cards=(int(card),)) if event.seat is not None:
                return f"{voice.names[event.seat]} lays {voice.card(card)}"
            case Rung(seat=int(seat)):
                return f"The bell rings for {voice.names[seat]}"
        return super().told(event, voice)

    def hinted(self, hint: Hint, voice: Voice) -> str:
        card = voice.card(hint.move)
        return f"{card}: the bell rings." if hint.reason == "rings" else f"{card}: as good as any."

    def ended(self, observation: ToyObservation, voice: Voice) -> str:
        return f"The bell has rung {sum(observation.points)} times."


TEXTS = ToyTexts()
