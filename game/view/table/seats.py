"""Who sits at the table: plates with shape, name and number of cards, fans of backs, and the ring of turn order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import atan2, cos, sin

import pygame
from msgspec.structs import replace
from pygame import Rect

from game.rules.events import hand
from game.texts.characters import TEMPERS, temper_of
from game.texts.seats import level_name, seat_colour
from game.view.cards.card_pictures import Blit
from game.view.core.kit import Kit, Label
from game.view.core.layout import CARD_ASPECT
from game.view.core.patch import Patch
from game.view.core.plates import draw_plate
from game.view.core.rendering import hex_of
from game.view.core.theme import (
    CREAM,
    GOLD,
    INK,
    LABEL,
    NUMBER,
    RED,
    SEAT_COLOURS,
    SMALL,
    Colour,
)
from game.view.people.medallion import Rehearsal, seat_face
from game.view.rooms import AnyRoom
from game.view.stage.layout import TableLayout
from game.view.stage.queue import Queue
from game.view.stage.stage import Stage
from game.view.table import score_tag
from game.view.table.facts import TableFacts
from sprites import table

BADGE, DEALER, COIN = 54, 48, 44
MEDALLION, OWN_MEDALLION = 106, 72
"""Height of the medallion of another seat, and of the one in the tray …"""
OUT, OWN_OUT = (26, 6), (14, 6)
"""… and how far it stands out of its plate: at the left, and below."""
OWN_COIN = 56, 18
"""From the lower left corner of one's own plate to the middle of its dealer's coin."""
AROUND, AROUND_OWN = 30, 44
"""Units around a plate for its glow and the dealer's button."""
GAP = 12
NAME_LEAST = 330
"""What is left of one's own plate for face, name and score."""
LEVEL_UP_TO = 1.15
"""The largest text size at which a plate has room for two lines."""
RING_SHAPE, RING_SHAPE_LIT = 26, 44
RING_MARK, RING_STEPS = 62, 50
"""Units that the shape on the ring takes with its circle, and by which part of the way to the middle it is moved at a
time."""


@dataclass(frozen=True)
class Held:
    """What a plate tells of a hand: how many cards it has, whether that is its last one, and in the tray perhaps more,
    in words from the longest to the shortest."""

    count: int
    last: bool = False
    words: tuple[str, ...] = ()


class Plates:
    """The plates of all seats: each is one picture that is kept as long as nothing on it changes. The seat in the tray
    has its ``own`` plate there, and in a steady table another one at the edge."""

    def __init__(self, stage: Stage, queue: Queue, room: AnyRoom) -> None:
        self._stage, self._queue, self._room = stage, queue, room
        self._rehearsal = Rehearsal()
        self._kept: dict[tuple[int, bool], tuple[object, pygame.Surface]] = {}
        self._around_of: object = None
        self._arounds: dict[tuple[int, bool], Rect] = {}

    def prepare(self, kit: Kit, faces: Sequence[str | None]) -> None:
        """To be called while nothing moves: make one picture that will be wanted."""
        self._rehearsal.go_on(kit, faces, kit.px(MEDALLION))

    def forget(self) -> None:
        """Let go of all pictures."""
        self._kept.clear()

    def patch(
        self, kit: Kit, layout: TableLayout, facts: TableFacts, seat: int, live: bool, own: bool = False
    ) -> Patch:
        """The plate on the still layer; nothing while it is drawn anew in every frame."""
        area = self._around(kit, layout, facts, seat, own)
        if live:
            return Patch(area, ("plate", seat, own, "live"), lambda surface: None)
        picture, corner = self.blit(kit, layout, facts, seat, own)
        return Patch(area, ("plate", seat, own, picture), lambda surface: surface.blit(picture, corner))

    def blit(self, kit: Kit, layout: TableLayout, facts: TableFacts, seat: int, own: bool = False) -> Blit:
        """The plate as it is now, and where it goes."""
        stage, bare = self._stage, own or layout.in_tray(seat)
        place = layout.own_plate if own else layout.plate(seat)
        around = self._around(kit, layout, facts, seat, own)
        kit = kit.sized(layout.text) if bare else kit
        count = stage.count(hand(seat)) - self._queue.newcomers(hand(seat))
        won = facts.win_light and stage.outcome is not None and seat in stage.outcome.winners
        lit = (stage.to_move == seat and not own) or won
        told = self._room.hand_words(stage, seat, self._queue, facts.voice) if bare else ()
        held = Held(count, seat in stage.last_cards, tuple(told))
        said = facts.voice, facts.seats[seat], tuple(facts.totals), held
        face = facts.face(seat)
        by_phone = seat in facts.phones
        signs = stage.dealer == seat and not own, seat in facts.lost, by_phone, facts.below.get(seat)
        edge = None if layout.frame.rect.contains(around) else around.topleft
        key = said, face, lit, signs, bare, around.size, edge, layout.frame, kit.type, kit.art.revision
        if (seat, own) not in self._kept or self._kept[seat, own][0] != key:
            picture = pygame.Surface(around.size, pygame.SRCALPHA)
            to_picture = -around.x, -around.y
            plate = _Plate(kit, place.move(to_picture), layout.frame.rect.move(to_picture), seat, facts, held)
            plate.points_sign = self._room.points_sign
            plate.paint(picture, lit, signs[0], bare, layout.tags_beside)
            self._kept[seat, own] = key, picture
        return self._kept[seat, own][1], around.topleft

    def _around(self, kit: Kit, layout: TableLayout, facts: TableFacts, seat: int, own: bool) -> Rect:
        key = layout, kit.type, facts.totals
        if key != self._around_of:
            self._around_of = key
            self._arounds.clear()
        if (seat, own) not in self._arounds:
            self._arounds[seat, own] = _around(kit, layout, facts, seat, own)
        return self._arounds[seat, own]


def _around(kit: Kit, layout: TableLayout, facts: TableFacts, seat: int, own: bool = False) -> Rect:
    """A plate with its glow, the dealer's button, and the score of the match."""
    place, bare = layout.own_plate if own else layout.plate(seat), own or layout.in_tray(seat)
    above = max(kit.px(AROUND_OWN if bare else AROUND), score_tag.reach(kit) if facts.totals and not bare else 0)
    around = place.inflate(2 * kit.px(AROUND), 2 * above)
    if facts.totals and not bare and layout.tags_beside:
        tag = score_tag.tag_place(kit, place, around, facts.totals[seat], True)
        around.union_ip(tag.inflate(2 * kit.px(AROUND), 0))
    return around


class _Plate:
    """One seat's plate, painted at ``place``; what stands out of it stays within ``frame``."""

    def __init__(self, kit: Kit, place: Rect, frame: Rect, seat: int, facts: TableFacts, held: Held) -> None:
        self.kit, self.place, self.frame, self.seat, self.facts, self.held = kit, place, frame, seat, facts, held
        self.colour = SEAT_COLOURS[seat]
        self.points_sign = "trophy"

    def paint(self, surface: pygame.Surface, lit: bool, deals: bool, bare: bool, beside: bool = False) -> None:
        """``beside``: with the score at the right. ``bare``: without a ground and without the CPU's level."""
        kit, place = self.kit, self.place
        own = replace(kit, palette=replace(kit.palette, accent=self.colour))
        if not bare:
            if self.facts.totals:
                points = self.facts.totals[self.seat]
                score_tag.draw_tag(
                    surface, kit, score_tag.tag_place(kit, place, self.frame, points, beside), points, self.points_sign
                )
            draw_plate(surface, own if self.held.last else kit, "tab" if self.held.last else "button", place)
        if lit:
            draw_plate(surface, own, "ring", place)
        medallion = self._medallion(surface, bare)
        badge, left = self._badge(surface), medallion.right + (kit.px(GAP // 2) if bare else 0)
        box = Rect(left, place.top, badge.left - left - kit.px(GAP), place.height)
        if bare and self.facts.totals:
            points = self.facts.totals[self.seat]
            score_tag.draw_score(surface, kit, box, points, self.points_sign)
            box.width -= score_tag.score_width(kit, points) + kit.px(GAP)
        self._words(surface, box, None if bare else self.facts.seats[self.seat].cpu)
        if deals:
            self._dealer(surface, low=bare)
        if self.seat in self.facts.lost:
            self._coin(surface, "phone" if self.seat in self.facts.phones else "gamepad", RED, CREAM)
        elif self.seat in self.facts.phones:
            self._coin(surface, "phone", CREAM, INK)
        elif self.seat in self.facts.below:
            self._coin(surface, "warning", GOLD, INK)

    def _medallion(self, surface: pygame.Surface, own: bool) -> Rect:
        """The face of the seat: it stands out of the plate."""
        kit, place = self.kit, self.place
        face, mood = self.facts.face(self.seat)
        picture = seat_face(kit, self.seat, face, kit.px(OWN_MEDALLION if own else MEDALLION), mood)
        left, below = map(kit.px, OWN_OUT if own else OUT)
        spot = picture.get_rect(bottomleft=(place.left - left, place.bottom + below))
        spot.clamp_ip(self.frame)  # the window may end above, or beside it
        surface.blit(picture, spot)
        return spot

    def _badge(self, surface: pygame.Surface) -> Rect:
        """How many cards the seat holds; the last one is a card itself."""
        kit, words, style = self.kit, str(self.held.count), NUMBER
        badge = Rect(0, 0, kit.px(BADGE), min(kit.px(48), self.place.height - kit.px(6)))
        for longer in self.held.words:
            width = kit.type.width(longer, SMALL) + 2 * kit.px(GAP)
            if width <= self.place.width - kit.px(NAME_LEAST):
                badge.width, words, style = width, longer, SMALL
                break
        if self.held.last and not self.held.words:
            badge.height = self.place.height - kit.px(4)
            badge.width = round(badge.height * CARD_ASPECT)
        badge.midright = self.place.right - kit.px(GAP), self.place.centery
        draw_plate(surface, kit, "tip" if self.held.last else "well", badge)
        colour = INK if self.held.last else kit.palette.text
        kit.write(surface, kit.snug(Label(words, style, colour, badge, "center")))
        return badge

    def _words(self, surface: pygame.Surface, box: Rect, level: str | None) -> None:
        """The name, and below it a CPU's level if both can be read there in the player's text size."""
        kit = self.kit
        upper = Rect(box.left, box.top + kit.px(4), box.width, round(box.height * 0.54))
        called = self._called(kit, box, lines=1 if level and kit.text_size() <= LEVEL_UP_TO else 2)
        if self.held.last and kit.text_size() <= LEVEL_UP_TO and box.height >= 2 * kit.line(SMALL):
            self._last_card(surface, called, upper, box)
            return
        if not level or kit.text_size() > LEVEL_UP_TO or kit.cut(Label(called, LABEL, CREAM, upper)):
            kit.write(surface, kit.unbroken(kit.snug(Label(called, LABEL, kit.palette.text, box))))
            return
        lower = Rect(box.left, upper.bottom - kit.px(2), box.width, box.bottom - upper.bottom - kit.px(4))
        lead = 0 if self.seat in self.facts.below else kit.px(30)
        words = Rect(lower.left + lead, lower.top, lower.width - lead, lower.height)
        name = Label(called, LABEL, kit.palette.text, upper, valign="bottom")
        kit.write(surface, kit.unbroken(name))
        temper = temper_of(self.facts.seats[self.seat].name, level)
        if lead:
            icon = kit.art.icon(temper or "robot", min(kit.px(24), lower.height), kit.palette.text_soft)
            surface.blit(icon, icon.get_rect(midleft=lower.midleft))
        kit.write(surface, Label(self._level(level, temper, words.width), SMALL, kit.palette.text_soft, words))

    def _last_card(self, surface: pygame.Surface, called: str, upper: Rect, box: Rect) -> None:
        """The name, and that one card is left."""
        kit, lower = self.kit, Rect(box.left, upper.bottom - self.kit.px(2), box.width, box.bottom - upper.bottom)
        kit.write(surface, kit.unbroken(kit.snug(Label(called, LABEL, kit.palette.text, upper, valign="bottom"))))
        words = self.facts.voice.tr("One card left")
        kit.write(surface, kit.snug(Label(words, SMALL, kit.palette.text, lower)))

    def _called(self, kit: Kit, box: Rect, lines: int) -> str:
        """The name; of a seat that nobody has named its colour alone where so many lines have no room: its shape is
        beside it."""
        name = self.facts.voice.names[self.seat]
        label = kit.snug(Label(name, LABEL, CREAM, box))
        if self.facts.seats[self.seat].name or kit.type.width(name, label.style) <= box.width:
            return name
        whole = lines > 1 and not kit.cut(label) and not kit.torn(label)
        return name if whole else seat_colour(self.seat, self.facts.voice.tr)

    def _level(self, level: str, temper: str | None, width: int) -> str:
        """How a CPU plays, with its temper in words where they fit; the icon says it anyway. One that plays below its
        level says so."""
        tr, below = self.facts.voice.tr, self.facts.below.get(self.seat)
        short = level_name(below or level, tr)
        long = f"{short} · {tr(TEMPERS[temper])}" if temper else short
        if below:
            long = tr("plays as {level}", level=short)
        return long if self.kit.type.width(long, SMALL) <= width else short

    def _coin(self, surface: pygame.Surface, sign: str, colour: Colour, ink: Colour) -> None:
        """Something is wrong here, as a sign at the lower left corner: the pad of the person is unplugged, or the CPU
        player cannot think."""
        kit, size = self.kit, self.kit.px(COIN)
        coin = Rect(0, 0, size, size)
        coin.center = self.place.left, self.place.bottom - kit.px(4)
        coin.clamp_ip(self.frame)
        pygame.draw.aacircle(surface, colour, coin.center, size // 2)
        icon = kit.art.icon(sign, round(size * 0.7), ink)
        surface.blit(icon, icon.get_rect(center=coin.center))

    def _dealer(self, surface: pygame.Surface, low: bool) -> None:
        """The coin at the upper right corner, at the lower one where the window ends above; at the lower left one where
        words lie above the plate, and where no card of a hand reaches."""
        kit, place = self.kit, self.place
        size = kit.px(DEALER)
        accent, ink = hex_of(kit.palette.accent), hex_of(INK)
        coin = kit.art.picture(("dealer", accent), (size, size), lambda: table.dealer(accent, ink))
        off = kit.px(2)
        spot = coin.get_rect(center=(place.right - 2 * off, place.top - off))
        if low:
            spot.center = place.left + kit.px(OWN_COIN[0]), place.bottom + kit.px(OWN_COIN[1])
        elif not self.frame.contains(spot):
            spot.centery = place.bottom + off
        surface.blit(coin, spot.clamp(self.frame))


def ring_patch(kit: Kit, layout: TableLayout, stage: Stage) -> Patch:
    """Who comes after whom: every seat's shape on an ellipse that runs clockwise."""
    place = layout.ring
    spots = [ring_spot(layout, place, seat) for seat in range(stage.players)]
    size = place.size
    colour = hex_of(kit.palette.text)

    def paint(surface: pygame.Surface) -> None:
        surface.blit(kit.art.picture(("turn_ring", colour), size, lambda: table.ring(*size, colour)), place)
        for seat in range(stage.players):
            lit = seat == stage.to_move
            shape = kit.art.shape(seat, kit.px(RING_SHAPE_LIT if lit else RING_SHAPE), SEAT_COLOURS[seat])
            spot = shape.get_rect(center=spots[seat])
            if lit:
                pygame.draw.aacircle(surface, kit.palette.panel, spot.center, spot.width // 2 + kit.px(8))
                pygame.draw.aacircle(surface, SEAT_COLOURS[seat], spot.center, spot.width // 2 + kit.px(8), kit.px(3))
            surface.blit(shape, spot)

    return Patch(place.inflate(kit.px(90), kit.px(90)), ("ring", stage.players, stage.to_move, tuple(spots)), paint)


def ring_spot(layout: TableLayout, ring: Rect, seat: int) -> tuple[int, int]:
    """Where on the ring a seat's shape lies: towards the seat, and so far inside that no plate lies over it."""
    x, y = layout.towards(seat)
    angle = atan2((y - ring.centery) / ring.height, (x - ring.centerx) / ring.width)
    plates = [layout.plate(other) for other in layout.edge]
    mark = Rect(0, 0, layout.px(RING_MARK), layout.px(RING_MARK))
    for step in range(RING_STEPS):
        reach = (1 - step / RING_STEPS) / 2
        mark.center = (
            round(ring.centerx + ring.width * reach * cos(angle)),
            round(ring.centery + ring.height * reach * sin(angle)),
        )
        if mark.collidelist(plates) < 0:
            break
    return mark.center
