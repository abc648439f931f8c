"""The bakery: stock and discard pile, the rounds and refills, and the bread that a penalty costs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pygame import Rect

from game.rules.bread.events import BreadRefill, BreadTurn, LastRound
from game.rules.events import DISCARD, STOCK, Ended, Event, Moved, Penalty, Place, hand
from game.texts import Voice
from game.view.cards.fan import Spot
from game.view.core import theme
from game.view.core.kit import Kit
from game.view.core.patch import Patch
from game.view.core.theme import Palette
from game.view.rooms import Room, Words
from game.view.rooms.bread import sounds
from game.view.rooms.bread.counters import counters, owed_patch
from game.view.rooms.bread.layout import BreadLayout
from game.view.rooms.bread.rule_pictures import PICTURES
from game.view.stage.queue import Queue, Timing
from game.view.stage.stage import Stage
from sounds.sound import Sound

PILE_SEEN = 4


class Bakery(Room[BreadLayout, Stage]):
    game = "bread"
    palette = Palette(
        accent=(0xF0, 0xB6, 0x59), panel=(0x2A, 0x17, 0x0E), panel_light=(0x5A, 0x38, 0x22), edge=(0xB0, 0x83, 0x52)
    )
    layout_type = BreadLayout
    stage_type = Stage
    places: tuple[Place, ...] = (STOCK, DISCARD)
    pictures = PICTURES

    def spot(self, layout: BreadLayout, place: Place, at: float, of: float) -> Spot:
        return layout.stock_spot(at) if place == STOCK else layout.discard_spot(at, of)

    def seen(self, place: Place, count: int) -> Sequence[int]:
        if place != DISCARD:
            return super().seen(place, count)
        return [*range(min(count, 1)), *range(max(count - PILE_SEEN, 1), count)]

    def shortcuts(self, layout: BreadLayout) -> Mapping[str, Rect]:
        return {"draw": self.area(layout, STOCK)}

    def price(self, card: int, stage: Stage) -> str | None:
        """The penalty."""
        turn = stage.last(BreadTurn)
        count = turn.cost(card) if turn else 0
        return f"+{count}" if count else None

    def extents(self, layout: BreadLayout) -> Sequence[Rect]:
        """With the counters."""
        return [*super().extents(layout), *map(layout.counter, range(3))]

    def patches(self, kit: Kit, layout: BreadLayout, stage: Stage, queue: Queue, voice: Voice) -> list[Patch]:
        return counters(kit, layout, stage, queue, voice)

    def over(self, kit: Kit, layout: BreadLayout, stage: Stage, queue: Queue, voice: Voice) -> list[Patch]:
        if not stage.owed:
            return []
        counted = (patch.rect for patch in counters(kit, layout, stage, queue, voice))
        return [owed_patch(kit, layout, stage.owed, voice, [*counted, *self.kept_clear(layout, stage)])]

    def timing(self, event: Event, before: Event | None) -> Timing:
        if isinstance(event, LastRound):
            return Timing(pause=theme.LAST_ROUND_PAUSE)
        return super().timing(event, before)

    def announced(self, event: Event, stage: Stage, voice: Voice) -> str | None:
        tr = voice.tr
        match event:
            case LastRound() | BreadRefill(brings_it=True):
                return tr("The last round!")
            case BreadRefill(number=number, last_round=last_round):
                limit = stage.options["refills"]
                if isinstance(limit, int) and not last_round:
                    return tr("The stock is refilled: {n} of {limit}", n=number, limit=limit)
                return tr("The stock is refilled")
        return super().announced(event, stage, voice)

    def called_out(self, event: Event, stage: Stage) -> Words | None:
        match event:
            case Moved(seat, _, src, dst, penalty=False) if seat is not None and (src, dst) == (STOCK, hand(seat)):
                return lambda voice: "+1"
            case Penalty(_, count, missing) if count > missing:
                return lambda voice: f"+{count - missing}"
        return super().called_out(event, stage)

    def sound(self, event: Event, stage: Stage) -> Sound | None:
        match event:
            case Moved(penalty=True) if stage.owed:
                return sounds.PENALTY.numbered(stage.owed.paid)
            case LastRound() | BreadRefill(brings_it=True):
                return sounds.LAST_ROUND
            case Ended(outcome=outcome) if outcome.reason == "out":
                return sounds.JACKPOT
        return None


ROOM = Bakery()
