"""The room of the toy game: the stock, a till for each seat, and a bell."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.rules.deal import Observation
from game.rules.events import STOCK, Event, Place
from game.texts import Voice
from game.view.cards.fan import Spot
from game.view.core.theme import Palette
from game.view.rooms import Room
from game.view.stage.layout import TableLayout
from game.view.stage.queue import Timing
from game.view.stage.slots import CardMove
from game.view.stage.stage import Stage
from sounds.sound import Sound
from tests.toy.rules import Rung, Toy, till

BELL = Sound("bell", "toy")
RINGING = 0.5
SEATS = Toy.PLAYERS[-1]


@dataclass
class ToyStage(Stage):
    """``rung``: how often the bell has rung."""

    LEAVE_GAPS: ClassVar[frozenset[str]] = frozenset({"till"})

    rung: int = 0

    def clear(self, observation: Observation) -> None:
        self.rung = 0
        super().clear(observation)

    def _apply(self, event: Event) -> list[CardMove]:
        if isinstance(event, Rung):
            self.rung += 1
        return super()._apply(event)


class Shop(Room[TableLayout, ToyStage]):
    game = "toy"
    palette = Palette(accent=(240, 200, 90), panel=(30, 30, 40), panel_light=(70, 70, 90), edge=(150, 150, 170))
    layout_type = TableLayout
    stage_type = ToyStage
    places: tuple[Place, ...] = (STOCK, *(till(seat) for seat in range(SEATS)))

    def spot(self, layout: TableLayout, place: Place, at: float, of: float) -> Spot:
        x, y = layout.centre
        if len(place) == 1:
            return Spot(x, y, layout.middle_card)
        left = (place[1] - (SEATS - 1) / 2) * layout.px(400)
        return Spot(x + left + at * layout.px(30), y, layout.middle_card * 0.6)

    def timing(self, event: Event, before: Event | None) -> Timing:
        return Timing(pause=RINGING, effect=RINGING) if isinstance(event, Rung) else super().timing(event, before)

    def announced(self, event: Event, stage: ToyStage, voice: Voice) -> str | None:
        return "Ding!" if isinstance(event, Rung) else super().announced(event, stage, voice)

    def sound(self, event: Event, stage: ToyStage) -> Sound | None:
        return BELL if isinstance(event, Rung) else None


ROOM = Shop()
