"""The jeweller's window: glass cases with the pairs won, the trick between them, the trump, and the count."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

import pygame
from pygame import Rect

from game.i18n import mark
from game.rules.events import OUT, STOCK, TRICK, Event, Moved, Place, Trick, TrumpNamed, TurnTo
from game.rules.showcase.events import ShowcasePlay, ShowcaseTrick, Tally, showcase
from game.texts import Voice, texts
from game.view.cards.card_pictures import CORNER, Blit
from game.view.cards.fan import Spot, box_around
from game.view.core import theme
from game.view.core.art import Art
from game.view.core.kit import Kit
from game.view.core.layout import CARD_ASPECT
from game.view.core.patch import Patch
from game.view.core.theme import SEAT_COLOURS, Palette
from game.view.rooms import Room, Tension
from game.view.rooms.showcase import sounds
from game.view.rooms.showcase.board import board, shelf_marks, stock_count, trump_medal
from game.view.rooms.showcase.layout import OPEN_CARD, PER_ROW, Arrangement, ShowcaseLayout
from game.view.rooms.showcase.medal import medal
from game.view.rooms.showcase.rule_pictures import PICTURES
from game.view.rooms.showcase.stage import ShowcaseStage
from game.view.stage.queue import Queue, Timing
from sounds.sound import Sound
from sprites import showcase as sprites

REACH = 0.6
"""How far a card reaches from its middle, with its shadow, by its height."""
CLOSE = 3
"""So few tricks from the win it is close."""
ROW_IN_SIGHT = PER_ROW - 3
"""With so many cases the second row is near."""
LARGEST = 52
MARK = 0.4
"""Size of the settling trick's mark by the height of its case."""
RING = 5


class JewellersWindow(Room[ShowcaseLayout, ShowcaseStage]):
    game = "showcase"
    palette = Palette(
        accent=(0xD8, 0xB3, 0x5A), panel=(0x06, 0x24, 0x28), panel_light=(0x12, 0x4E, 0x54), edge=(0x9A, 0x84, 0x4A)
    )
    layout_type = ShowcaseLayout
    stage_type = ShowcaseStage
    places: tuple[Place, ...] = (STOCK, showcase(1), showcase(0), TRICK, OUT)
    pictures = PICTURES

    def arrangement(self, stage: ShowcaseStage) -> Arrangement:
        return Arrangement.of(stage)

    # Where cards lie

    def spot(self, layout: ShowcaseLayout, place: Place, at: float, of: float) -> Spot:
        if place == STOCK:
            return layout.stock_spot(at, of)
        if place == TRICK:
            return layout.trick_spot(int(at))
        if place == OUT:
            return layout.out_spot(int(at))
        assert len(place) == 2
        return layout.in_case(place[1], int(at))

    def picture_high(self, layout: ShowcaseLayout, place: Place, at: int) -> float:
        return layout.case_high(place[1], at) if len(place) == 2 else 0.0

    def seen(self, place: Place, count: int) -> Sequence[int]:
        return () if place == OUT else super().seen(place, count)

    def area(self, layout: ShowcaseLayout, place: Place) -> Rect:
        if len(place) == 2:
            return layout.shelf(place[1]).inflate(layout.px(40), layout.px(60))
        spots = [self.spot(layout, place, at, of) for at, of in ((0, 2), (0, LARGEST), (1, LARGEST))]
        if place == STOCK:
            spots.append(layout.stock_spot(LARGEST - 1, LARGEST))
        return box_around(spots, max(one.height for one in spots) * REACH)

    def extents(self, layout: ShowcaseLayout) -> Sequence[Rect]:
        """With the cases, while there are any."""
        shelves = [layout.shelf(seat) for seat in range(layout.players)] if layout.phase == "first" else []
        return [*super().extents(layout), *shelves]

    def spared(self, layout: ShowcaseLayout, stage: ShowcaseStage) -> Sequence[Rect]:
        """The cases that are filled."""
        if layout.phase == "second":
            return []
        return [layout.case(seat, at) for seat, won in enumerate(stage.tally.won) for at in range(won)]

    def held(self, seat: int) -> Sequence[Place]:
        return (showcase(seat),)

    def target(self, layout: ShowcaseLayout) -> Rect:
        return layout.strip

    def soon(self, layout: ShowcaseLayout, stage: ShowcaseStage) -> Iterable[tuple[int, float]]:
        """With a second row of cases all become smaller; when the trump is named every showcase becomes part of a
        hand."""
        yield from super().soon(layout, stage)
        if stage.taken_up:
            return
        narrow = layout.with_another_row if max(stage.tally.won) >= ROW_IN_SIGHT else None
        for seat in range(stage.players):
            height = layout.hand.height if seat == layout.bottom else layout.high(OPEN_CARD)
            for at, lying in stage.slots(showcase(seat)).items():
                if lying.card is not None:
                    yield lying.card, height
                    if narrow:
                        yield lying.card, narrow.in_case(seat, at).height

    # What else is seen

    def around(
        self, art: Art, layout: ShowcaseLayout, stage: ShowcaseStage, place: Place, coming: Collection[int]
    ) -> tuple[Sequence[Blit], Sequence[Blit]]:
        """The cases."""
        if len(place) == 1:
            return (), ()
        seat, under, over = place[1], list[Blit](), list[Blit]()
        lying = stage.slots(place)
        for number in range(stage.breadth(place) // 2):
            pair = (2 * number, 2 * number + 1)
            case, broken = layout.case(seat, number), any(at not in lying for at in pair)
            under.append((_case(art, case.size, broken), case.topleft))
            if not any(at in coming for at in pair):
                over.append((_glass(art, case.size, broken), case.topleft))
        settled = stage.settled
        if settled and settled.winner == seat and settled.case is not None and settled.case < len(under):
            over.append(_mark(art, layout.case(seat, settled.case)))
        return under, over

    def patches(
        self, kit: Kit, layout: ShowcaseLayout, stage: ShowcaseStage, queue: Queue, voice: Voice
    ) -> list[Patch]:
        marks = [] if stage.taken_up else shelf_marks(kit, layout)
        if layout.phase == "naming":
            return [*marks]
        medal = trump_medal(kit, layout, stage, voice)
        return [*marks, *stock_count(kit, layout, stage), *medal, board(kit, layout, stage, voice)]

    def sign(self, art: Art, code: str, height: int) -> pygame.Surface | None:
        which = code.removeprefix("trump:")
        return medal(art, which, height)

    def over(self, kit: Kit, layout: ShowcaseLayout, stage: ShowcaseStage, queue: Queue, voice: Voice) -> list[Patch]:
        """A frame round the card that has won, until the trick is gathered."""
        if not stage.log or not isinstance(stage.log[-1], Trick):
            return []
        winner = stage.log[-1].winner
        card = layout.trick_spot(winner)
        place = Rect(0, 0, round(card.height * CARD_ASPECT), round(card.height))
        place.center = round(card.x), round(card.y)
        wide = kit.px(RING)
        radius, around = round(card.height * CORNER) + wide, place.inflate(2 * wide, 2 * wide)
        colour = SEAT_COLOURS[winner]

        def paint(surface: pygame.Surface) -> None:
            pygame.draw.rect(surface, colour, around, wide, border_radius=radius)

        return [Patch(around, ("won", winner), paint)]

    # What is said and heard

    def timing(self, event: Event, before: Event | None) -> Timing:
        if isinstance(event, TrumpNamed):
            return Timing(theme.GATHER, stagger=theme.GATHER_STEP)
        return super().timing(event, before)

    def announced(self, event: Event, stage: ShowcaseStage, voice: Voice) -> str | None:
        match event:
            case ShowcaseTrick(settles=True):
                return voice.said(
                    event.winner,
                    mark("Trick {n} is yours: you lead in the second play"),
                    mark("Trick {n} goes to {name}, who leads in the second play"),
                    n=event.number,
                )
            case TrumpNamed():
                return texts(stage.game).told(event, voice)
            case TurnTo() if stage.tally.phase == "naming":
                return voice.said(event.seat, mark("Name the trump"), mark("{name} names the trump"))
            case TurnTo(seat) if seat in voice.called or (stage.tally == Tally() and not stage.count(TRICK)):
                return super().announced(event, stage, voice)
        return None

    def tension(self, stage: ShowcaseStage) -> Tension:
        """By the tricks that whoever is ahead in the second play still needs, as long as the win is open."""
        needed = min(stage.tally.needed, default=None) if stage.to_move is not None else None
        return "calm" if not needed or needed > CLOSE else "last" if needed == 1 else "close"

    def sound(self, event: Event, stage: ShowcaseStage) -> Sound | None:
        match event:
            case ShowcaseTrick():
                return sounds.THIRTEENTH if event.settles else sounds.TRICK
            case TrumpNamed():
                return sounds.TRUMP
            case ShowcasePlay(breaks=True):
                return sounds.CASE_BREAK
            case Moved(src=src, dst=dst) if src == TRICK:
                return Sound("slide") if dst == OUT else sounds.CASE
        return None


ROOM = JewellersWindow()


def _case(art: Art, size: tuple[int, int], broken: bool) -> pygame.Surface:
    return art.picture(("case", broken), size, lambda: sprites.case(*size, broken=broken))


def _glass(art: Art, size: tuple[int, int], broken: bool) -> pygame.Surface:
    return art.picture(("glass", broken), size, lambda: sprites.glass(*size, broken=broken))


def _mark(art: Art, case: Rect) -> Blit:
    size = round(case.height * MARK)
    picture = art.picture(("thirteenth",), (size, size), sprites.thirteenth)
    return picture, (case.right - size * 3 // 4, case.top - size // 4)
