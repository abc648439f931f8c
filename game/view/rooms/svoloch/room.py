"""The neon courtyard: the arrow between stock and pile, the play to beat, and what a joker does to it all."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cached_property
from math import pi, sin

import pygame
from pygame import Rect

from game.rules.combinations import (
    BEAT,
    LEAD,
    MOVE_OF,
    Task,
)
from game.rules.events import OUT, PILE, STOCK, Cleared, Event, Place, Turnaround, TurnTo
from game.texts import Voice
from game.texts.svoloch.texts import task
from game.view.core.art import Art
from game.view.core.card_pictures import Blit
from game.view.core.fan import Spot
from game.view.core.kit import Kit, Label, faded
from game.view.core.layout import CARD_ASPECT
from game.view.core.plates import draw_plate
from game.view.core.static_layer import Patch
from game.view.core.theme import SMALL, Palette
from game.view.rooms.rule_diagrams import draw_exhibits
from game.view.rooms.svoloch.rule_pictures import PICTURES
from game.view.table.layout import TableLayout
from game.view.table.queue import Effect, Queue
from game.view.table.stage import Order, Stage
from game.view.widgets import badge
from game.view.widgets.badge import draw_badge
from sprites import svoloch as sprites
from sprites.svoloch.props import FRAME_EDGE

PALETTE = Palette(
    accent=(0xFF, 0x3D, 0x9A), panel=(0x17, 0x0F, 0x2B), panel_light=(0x3A, 0x24, 0x68), edge=(0x8F, 0x6B, 0xFF)
)
PLACES: tuple[Place, ...] = (OUT, STOCK, PILE)

# In units from the middle of the table.
RAISED = 18
"""How far it lies above the middle of the free space."""
RING_WIDE, RING_HIGH = 1190, 290
ARROW = 290
STOCK_LEFT, PILE_LEFT = -212, 212
"""Where the stock and the first card of the pile lie."""
TRAIL_STEP, TRAIL = 44, 6
"""From card to card of the pile, and how many cards lie side by side; older ones lie under the first of these."""
SLOPPY, SLOPPY_LOW = 2.0, 3.0
"""By how many degrees and units cards of the pile lie askew, at most."""
STACK_RISE, STACK_SEEN = 0.38, 6
OUT_LEFT, OUT_LOW, OUT_SHARE = -452, 78, 0.46
"""Where the cards put aside lie, and how high they are, by a card of the middle."""
OUT_SEEN, OUT_LEAN = 3, 13.0
LARGEST = 54
AREA_SHARE = 0.62
"""How far a card that lies askew reaches from its middle, with its shadow, by its height."""
FRAME_PAD = 13
TASK_HIGH, TASK_GAP, TASK_PAD = 42, 17, 14
SLOT_LINE, SLOT_CORNER = 3, 0.05

# Motion
TURNS = 1.5
"""How often the arrow goes round before it locks."""
SWELL = 0.14
"""How much larger it is half-way."""
BURST_FROM, BURST_TO, WAVE_TO = 150, 560, 760
WAVE_WIDTH = 14
WAVE_COLOUR = (0xFF, 0xC8, 0x57)


class Courtyard(TableLayout):
    """With room for words below the pile, and a ring of turn order wide enough for its trail."""

    @cached_property
    def centre(self) -> tuple[float, float]:
        x, y = super().centre
        return x, y - self.high(RAISED)

    @cached_property
    def ring(self) -> Rect:
        ring = Rect(0, 0, round(self.high(RING_WIDE)), round(self.high(RING_HIGH)))
        ring.center = round(self.centre[0]), round(self.centre[1])
        return ring


LAYOUT = Courtyard
ORDER: Order = "rank"


# Where cards lie


def spot(layout: TableLayout, place: Place, at: float, of: float) -> Spot:
    x, y = layout.centre
    card, rise = layout.middle_card, at * STACK_RISE * layout.unit
    if place == STOCK:
        return Spot(x + layout.high(STOCK_LEFT) - rise * 0.4, y - rise, card)
    odd = (int(at) * 37 % 11 - 5) / 5
    if place == OUT:
        return Spot(x + layout.high(OUT_LEFT + 4 * odd), y + layout.high(OUT_LOW), card * OUT_SHARE, OUT_LEAN * odd)
    along = max(at - max(of - TRAIL, 0), 0)
    low = (int(at) * 53 % 7 - 3) / 3 * SLOPPY_LOW
    return Spot(x + layout.high(PILE_LEFT + along * TRAIL_STEP), y + layout.high(low), card, SLOPPY * odd)


def seen(place: Place, count: int) -> Sequence[int]:
    if place == PILE:
        return range(max(count - TRAIL - 1, 0), count)
    if place == OUT:
        return range(max(count - OUT_SEEN, 0), count)
    layers = min(count, STACK_SEEN)
    return [(count - 1) * layer // max(layers - 1, 1) for layer in range(layers)]


def area(layout: TableLayout, place: Place) -> Rect:
    ends = [spot(layout, place, at, of) for at, of in ((0, 1), (LARGEST - 1, LARGEST))]
    reach = ends[0].height * AREA_SHARE + layout.px(FRAME_PAD + FRAME_EDGE)
    left, top = min(end.x for end in ends) - reach, min(end.y for end in ends) - reach
    right, bottom = max(end.x for end in ends) + reach, max(end.y for end in ends) + reach
    return Rect(round(left), round(top), round(right - left), round(bottom - top))


def held(seat: int) -> Sequence[Place]:
    return ()


def around(
    art: Art, layout: TableLayout, stage: Stage, place: Place, coming: Collection[int]
) -> tuple[Sequence[Blit], Sequence[Blit]]:
    """The frame around the play to beat; an empty outline while there is nothing to beat."""
    if place != PILE:
        return (), ()
    if not stage.play:
        return [_slot(art, layout)], ()
    frame = _frame(layout, stage)
    size = frame.width / layout.unit, frame.height / layout.unit
    up = not stage.down
    picture = art.picture(("svoloch_frame", len(stage.play), up), frame.size, lambda: sprites.frame(*size, up))
    return (), [(picture, frame.topleft)]


def _frame(layout: TableLayout, stage: Stage) -> Rect:
    """Around the last cards of the pile, with room for its glow."""
    count = stage.count(PILE)
    first, last = spot(layout, PILE, count - len(stage.play), count), spot(layout, PILE, count - 1, count)
    pad = layout.px(FRAME_PAD + FRAME_EDGE)
    high, wide = first.height, first.height * CARD_ASPECT
    top = layout.centre[1] - high / 2
    return Rect(
        round(first.x - wide / 2) - pad,
        round(top) - pad,
        round(last.x - first.x + wide) + 2 * pad,
        round(high) + 2 * pad,
    )


def _slot(art: Art, layout: TableLayout) -> Blit:
    """Where the first card of the pile will lie."""
    place = spot(layout, PILE, 0, 1)
    size = round(place.height * CARD_ASPECT), round(place.height)

    def outline() -> pygame.Surface:
        paper = pygame.Surface(size, pygame.SRCALPHA)
        radius, line = round(place.height * SLOT_CORNER), layout.px(SLOT_LINE)
        pygame.draw.rect(paper, (*PALETTE.edge, 26), paper.get_rect(), border_radius=radius)
        pygame.draw.rect(paper, (*PALETTE.edge, 130), paper.get_rect(), line, border_radius=radius)
        return paper

    left, top = round(place.x - size[0] / 2), round(layout.centre[1] - size[1] / 2)
    return art.made(("svoloch_slot",), size, outline), (left, top)


def soon(layout: TableLayout, stage: Stage) -> Iterable[tuple[int, float]]:
    return ()


def price(card: int, stage: Stage) -> str | None:
    return None


def target(layout: TableLayout) -> Rect:
    return layout.middle


# What stands beside the cards


def shortcuts(layout: TableLayout) -> Mapping[str, Rect]:
    return {}


def patches(kit: Kit, layout: TableLayout, stage: Stage, queue: Queue, voice: Voice) -> list[Patch]:
    found = [_arrow(kit, layout, stage, queue), _stock_count(kit, layout, stage)]
    put_aside = stage.count(OUT) - len(queue.arriving(OUT))
    if put_aside:
        found.append(_out_count(kit, layout, put_aside))
    if stage.to_move is not None:
        found.append(_task(kit, layout, stage, voice))
    return found


def _arrow(kit: Kit, layout: TableLayout, stage: Stage, queue: Queue) -> Patch:
    """The direction; it leaves the still picture while it turns."""
    picture = _arrow_picture(kit, layout, stage.down)
    place = picture.get_rect(center=layout.centre)
    if queue.effect(Turnaround):
        return Patch(place, ("arrow", "turning"), lambda surface: None)
    return Patch(place, ("arrow", stage.down), lambda surface: surface.blit(picture, place))


def _arrow_picture(kit: Kit, layout: TableLayout, down: bool) -> pygame.Surface:
    size = round(layout.high(ARROW))
    return kit.art.picture(("arrow", down), (size, size), lambda: sprites.arrow(not down))


def _stock_count(kit: Kit, layout: TableLayout, stage: Stage) -> Patch:
    """How many cards are left to draw."""
    count = stage.count(STOCK)
    pile, place = spot(layout, STOCK, 0, 1), Rect(0, 0, kit.px(badge.WIDE), kit.px(badge.HIGH))
    place.midright = round(pile.x - pile.height * CARD_ASPECT / 2) - kit.px(22), round(pile.y - layout.high(58))
    return Patch(place, ("stock", count), lambda surface: draw_badge(surface, kit, place, "cards", str(count)))


def _out_count(kit: Kit, layout: TableLayout, count: int) -> Patch:
    """How many cards have been put aside."""
    pile, place = spot(layout, OUT, 5, LARGEST), Rect(0, 0, kit.px(84), kit.px(48))
    place.midleft = round(pile.x + pile.height * 0.55), round(pile.y)

    def paint(surface: pygame.Surface) -> None:
        kit.write(surface, Label(f"×{count}", SMALL, PALETTE.text_soft, place))

    return Patch(place, ("out", count), paint)


def asked(stage: Stage) -> Task:
    """What has to be played. A joker has to be beaten by nothing: it takes the pile away."""
    cards = tuple(card for card in stage.play if card is not None)
    return BEAT[stage.down, bool(stage.options["exact"])].get(MOVE_OF[cards], LEAD) if cards else LEAD


def _task(kit: Kit, layout: TableLayout, stage: Stage, voice: Voice) -> Patch:
    """What has to be played, in words: below the pile, or right of it if there is no room for them."""
    words = task(asked(stage), voice)
    place = _below_pile(kit, layout, words)
    room_inside = place.inflate(-2 * kit.px(TASK_PAD), 0)
    covered = place.bottom > layout.choices.top
    if covered or kit.line(SMALL) > place.height or not kit.type.fits(words, SMALL, room_inside.size):
        place = _beside_pile(kit, layout, words)

    def paint(surface: pygame.Surface) -> None:
        draw_plate(surface, kit, "well", place)
        kit.write(surface, Label(words, SMALL, kit.palette.text, place.inflate(-2 * kit.px(TASK_PAD), 0), "center"))

    return Patch(place, ("task", words), paint)


def _below_pile(kit: Kit, layout: TableLayout, words: str) -> Rect:
    """One line, as far to the right as it needs."""
    slot = spot(layout, PILE, 0, 1)
    left = round(slot.x - slot.height * CARD_ASPECT / 2) - kit.px(FRAME_PAD)
    width = min(kit.type.width(words, SMALL) + 2 * kit.px(TASK_PAD) + 2, layout.frame.width - kit.px(TASK_PAD) - left)
    return Rect(left, round(slot.y + slot.height / 2) + kit.px(TASK_GAP), width, kit.px(TASK_HIGH))


def _beside_pile(kit: Kit, layout: TableLayout, words: str) -> Rect:
    """From the longest trail to the edge, below whoever sits there."""
    last = spot(layout, PILE, TRAIL, TRAIL)
    left = round(last.x + last.height * CARD_ASPECT / 2) + kit.px(FRAME_PAD)
    column = Rect(left, 0, layout.frame.width - kit.px(TASK_PAD) - left, layout.choices.top)
    seats = [layout.seat(seat) for seat in layout.others() if layout.seat(seat).colliderect(column)]
    top = max([round(last.y - last.height / 2), *(seat.bottom + kit.px(TASK_GAP) for seat in seats)])
    inner = column.width - 2 * kit.px(TASK_PAD)
    height = min(kit.type.height(words, SMALL, inner) + kit.px(TASK_PAD), column.bottom - top)
    return Rect(left, top, column.width, height)


def sign(art: Art, code: str, height: int) -> pygame.Surface | None:
    return None


# What is shown while it lasts


def draw_over(surface: pygame.Surface, kit: Kit, layout: TableLayout, stage: Stage, queue: Queue, voice: Voice) -> None:
    turning, bursting = queue.effect(Turnaround), queue.effect(Cleared)
    if turning:
        _draw_turning(surface, kit, layout, stage, turning, queue.reduced_motion)
    if bursting and not queue.reduced_motion:
        _draw_burst(surface, kit, layout, bursting)


def _draw_turning(
    surface: pygame.Surface, kit: Kit, layout: TableLayout, stage: Stage, effect: Effect, calm: bool
) -> None:
    """The arrow spins, ever slower, and locks; ``calm``: one arrow fades into the other."""
    before, after = (_arrow_picture(kit, layout, down) for down in (not stage.down, stage.down))
    done = effect.fraction
    if calm:
        faded(surface, before, before.get_rect(center=layout.centre), 1 - done)
        faded(surface, after, after.get_rect(center=layout.centre), done)
        return
    way = 1 - (1 - done) ** 3
    late = way > 0.5
    angle = -360 * TURNS * way + (180 if late else 0)
    turned = pygame.transform.rotozoom(after if late else before, angle, 1 + SWELL * sin(pi * done))
    surface.blit(turned, turned.get_rect(center=layout.centre))


def _draw_burst(surface: pygame.Surface, kit: Kit, layout: TableLayout, effect: Effect) -> None:
    """A ring of light that spreads from the pile and is gone."""
    way = 1 - (1 - effect.fraction) ** 2
    pile = spot(layout, PILE, 1, LARGEST)
    centre, largest = (round(pile.x), round(pile.y)), round(layout.high(BURST_TO))
    burst = kit.art.drawing("svoloch/burst", (largest, largest))
    size = round(layout.high(BURST_FROM + (BURST_TO - BURST_FROM) * way))
    grown = pygame.transform.scale(burst, (size, size))
    faded(surface, grown, grown.get_rect(center=centre), 1 - effect.fraction)
    line = round(layout.high(WAVE_WIDTH) * (1 - effect.fraction))
    if line:
        pygame.draw.circle(surface, WAVE_COLOUR, centre, round(layout.high(WAVE_TO) * way / 2), line)


def announced(event: Event, stage: Stage, voice: Voice) -> str | None:
    tr = voice.tr
    match event:
        case Turnaround(down=True):
            return tr("Turnaround! Lower cards beat")
        case Turnaround() if stage.play:
            return tr("Turnaround! Higher cards beat")
        case Cleared(joker=True):
            return tr("Joker! The pile is gone")
        case Cleared():
            return tr("Nobody beats that")
        case TurnTo(seat) if seat is not None and seat == voice.you:
            return tr("Your turn")
    return None


def fanfare(event: Event, stage: Stage) -> str | None:
    return None


def rules_picture(name: str, surface: pygame.Surface, kit: Kit, rect: Rect) -> None:
    draw_exhibits(surface, kit, "svoloch", rect, PICTURES[name])
