"""The bakery: stock and discard pile, the rounds and refills, and the bread that a penalty costs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pygame import Rect

from game.rules.bread.events import BreadRefill, BreadTurn, LastRound
from game.rules.bread.moves import card_points
from game.rules.events import DISCARD, STOCK, Ended, Event, Moved, Penalty, Place, hand
from game.texts import Voice
from game.view.cards.fan import Spot
from game.view.core import theme
from game.view.core.kit import Kit
from game.view.core.patch import Patch
from game.view.core.theme import Palette
from game.view.rooms import Room, Tension, Words
from game.view.rooms.bread import sounds
from game.view.rooms.bread.counters import counters, last_round, owed_patch
from game.view.rooms.bread.layout import BreadLayout
from game.view.rooms.bread.rule_pictures import PICTURES
from game.view.stage.queue import Queue, Timing
from game.view.stage.stage import Stage
from sounds.sound import Sound

PILE_SEEN = 4
FEW_ROUNDS = 2
"""With so few rounds to come it is close."""


class Bakery(Room[BreadLayout, Stage]):
    game = "bread"
    palette = Palette(
        accent=(0xF0, 0xB6, 0x59), panel=(0x2A, 0x17, 0x0E), panel_light=(0x5A, 0x38, 0x22), edge=(0xB0, 0x83, 0x52)
    )
    layout_type = BreadLayout
    stage_type = Stage
    places: tuple[Place, ...] = (STOCK, DISCARD)
    pictures = PICTURES
    points_sign = "penalty"
    """Points are bad here."""

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
        return [*super().extents(layout), *map(layout.counter, range(3)), layout.rounds]

    def patches(self, kit: Kit, layout: BreadLayout, stage: Stage, queue: Queue, voice: Voice) -> list[Patch]:
        return counters(kit, layout, stage, queue, voice)

    def over(self, kit: Kit, layout: BreadLayout, stage: Stage, queue: Queue, voice: Voice) -> list[Patch]:
        if not stage.owed:
            return []
        counted = (patch.rect for patch in counters(kit, layout, stage, queue, voice))
        return [owed_patch(kit, layout, stage.owed, voice, [*counted, *self.extents(layout), layout.caption])]

    def tells(self, stage: Stage) -> bool:
        return bool(stage.owed)

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

    def tension(self, stage: Stage) -> Tension:
        """By the rounds that are left, too."""
        if stage.to_move is None:
            return "calm"
        if last_round(stage):
            return "last"
        turn, usual = stage.last(BreadTurn), super().tension(stage)
        few = turn is not None and turn.rounds_left is not None and turn.rounds_left <= FEW_ROUNDS
        return "close" if few and usual == "calm" else usual

    def hand_words(self, stage: Stage, seat: int, queue: Queue, voice: Voice) -> Sequence[str]:
        """With its card points, where it is open."""
        place, coming = hand(seat), queue.arriving(hand(seat))
        lying = [one.card for at, one in enumerate(stage.cards(place)) if at not in coming]
        cards = [card for card in lying if card is not None]
        if not stage.is_open(place) or len(cards) < len(lying) or stage.to_move is None:
            return ()
        tr, count, points = voice.tr, len(cards), card_points(cards, stage.options)
        told = tr.n("{n} point", "{n} points", points)
        return f"{tr.n('{n} card', '{n} cards', count)} · {told}", f"{count} · {told}", f"{count} · {points}"

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
            case LastRound():
                return Sound("last_round", fanfare=True)
            case BreadRefill(brings_it=True):
                return sounds.LAST_ROUND
            case Ended(outcome=outcome) if outcome.reason == "out":
                return sounds.JACKPOT
        return None


ROOM = Bakery()
