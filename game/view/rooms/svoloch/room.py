"""The neon courtyard: the arrow between stock and pile, the play to beat, and what a joker does to it all."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from pygame import Rect

from game.rules.events import OUT, PILE, STOCK, Cleared, Event, Place, Turnaround
from game.texts import Voice
from game.view.cards.card_pictures import Blit
from game.view.cards.fan import Spot, box_around
from game.view.core.art import Art
from game.view.core.kit import Kit
from game.view.core.patch import Patch
from game.view.core.theme import Palette
from game.view.rooms import MOST_CARDS, Room, Words
from game.view.rooms.svoloch import sounds
from game.view.rooms.svoloch.effects import burst_patches, turning_patches
from game.view.rooms.svoloch.layout import FRAME_PAD, TRAIL, SvolochLayout
from game.view.rooms.svoloch.pile import arrow, arrow_place, out_count, slot, stock_count, stock_count_place
from game.view.rooms.svoloch.rule_pictures import PICTURES
from game.view.rooms.svoloch.stage import SvolochStage
from game.view.rooms.svoloch.task import beside_pile, task_patch
from game.view.stage.order import Order
from game.view.stage.queue import Queue
from sounds.sound import Sound
from sprites import svoloch as sprites
from sprites.svoloch.props import FRAME_EDGE

OUT_SEEN = 3
TOLD_HIGH = 110
"""Units of two lines beside the pile."""
REACH = 0.62
"""As in every room, but the frame comes to it."""


class Courtyard(Room[SvolochLayout, SvolochStage]):
    game = "svoloch"
    palette = Palette(
        accent=(0xFF, 0x3D, 0x9A), panel=(0x17, 0x0F, 0x2B), panel_light=(0x3A, 0x24, 0x68), edge=(0x8F, 0x6B, 0xFF)
    )
    layout_type = SvolochLayout
    stage_type = SvolochStage
    places: tuple[Place, ...] = (OUT, STOCK, PILE)
    order: Order = "rank"
    pictures = PICTURES

    def spot(self, layout: SvolochLayout, place: Place, at: float, of: float) -> Spot:
        if place == STOCK:
            return layout.stock_spot(at)
        return layout.out_spot(at) if place == OUT else layout.pile_spot(at, of)

    def seen(self, place: Place, count: int) -> Sequence[int]:
        if place == PILE:
            return range(max(count - TRAIL - 1, 0), count)
        if place == OUT:
            return range(max(count - OUT_SEEN, 0), count)
        return super().seen(place, count)

    def kept_clear(self, layout: SvolochLayout, stage: SvolochStage) -> Sequence[Rect]:
        """With the arrow, which lies between stock and pile."""
        return [*super().kept_clear(layout, stage), arrow_place(layout)]

    def extents(self, layout: SvolochLayout) -> Sequence[Rect]:
        """With the arrow, the stock's count and where the task may be told."""
        told = beside_pile(layout)
        told.height = min(layout.px(TOLD_HIGH), told.height)
        return [*super().extents(layout), arrow_place(layout), stock_count_place(layout), told]

    def area(self, layout: SvolochLayout, place: Place) -> Rect:
        ends = [self.spot(layout, place, at, of) for at, of in ((0, 1), (MOST_CARDS - 1, MOST_CARDS))]
        return box_around(ends, ends[0].height * REACH + layout.px(FRAME_PAD + FRAME_EDGE))

    def around(
        self, art: Art, layout: SvolochLayout, stage: SvolochStage, place: Place, coming: Collection[int]
    ) -> tuple[Sequence[Blit], Sequence[Blit]]:
        """The frame around the play to beat; an empty outline while there is nothing to beat."""
        if place != PILE:
            return (), ()
        if not stage.play:
            return [slot(art, layout, self.palette.edge)], ()
        frame = layout.play_frame(len(stage.play), stage.count(PILE))
        size = frame.width / layout.unit, frame.height / layout.unit
        up = not stage.down
        picture = art.picture(("svoloch_frame", len(stage.play), up), frame.size, lambda: sprites.frame(*size, up))
        return (), [(picture, frame.topleft)]

    def patches(self, kit: Kit, layout: SvolochLayout, stage: SvolochStage, queue: Queue, voice: Voice) -> list[Patch]:
        found = [arrow(kit, layout, stage, queue), stock_count(kit, layout, stage)]
        put_aside = stage.count(OUT) - len(queue.arriving(OUT))
        if put_aside:
            found.append(out_count(kit, layout, put_aside))
        if stage.to_move is not None:
            found.append(task_patch(kit, layout, stage, voice))
        return found

    def over(self, kit: Kit, layout: SvolochLayout, stage: SvolochStage, queue: Queue, voice: Voice) -> list[Patch]:
        turning, bursting, found = queue.effect(Turnaround), queue.effect(Cleared), list[Patch]()
        if turning:
            found += turning_patches(kit, layout, stage.down, turning, queue.reduced_motion)
        if bursting and not queue.reduced_motion:
            found += burst_patches(kit, layout, bursting)
        return found

    def announced(self, event: Event, stage: SvolochStage, voice: Voice) -> str | None:
        tr = voice.tr
        match event:
            case Turnaround(down=True):
                return tr("Now lower cards beat")
            case Turnaround() if stage.play:
                return tr("Now higher cards beat")
            case Cleared(joker=False):
                return tr("Nobody beats that")
        return super().announced(event, stage, voice)

    def called_out(self, event: Event, stage: SvolochStage) -> Words | None:
        match event:
            case Turnaround() if stage.play:
                return lambda voice: voice.tr("Turnaround!")
            case Cleared(joker=True):
                return lambda voice: voice.tr("Joker!")
        return super().called_out(event, stage)

    def sound(self, event: Event, stage: SvolochStage) -> Sound | None:
        match event:
            case Turnaround():
                return sounds.TURNAROUND
            case Cleared(joker=True):
                return sounds.JOKER
        return None


ROOM = Courtyard()
