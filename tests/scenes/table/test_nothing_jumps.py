"""Whatever lies on the table is never at another place in the next frame: it glides there, or one picture fades into
the other."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot
from random import Random

import pytest

from game.input.actions import KEYBOARD, Device
from game.input.owners import Owners
from game.rules import GAMES
from game.rules.events import Place
from game.rules.events import hand as hand_of
from game.rules.match import Match, SeatInfo
from game.scenes.table.table import TableScene
from game.session.match_session import MatchSession
from game.store import HANDS, Hands, Person
from game.view.cards.fan import Spot, box_of
from game.view.rooms.showcase.layout import ShowcaseLayout
from game.view.stage.layout import TableLayout
from tests.scenes.tables import deal_of
from tests.stagehand import FRAME, Stagehand

SIZE = (480, 270)
FRAMES = 400
FARTHEST, AT_REST = 0.2, 0.03
"""Of the window's width, in a frame: while seats turn by several places, and while everybody stays where he is."""
PADS = tuple(Device(str(number), "generic", f"Pad {number}") for number in range(6))

Point = tuple[float, float]
Seen = dict[object, Point]


def resting(table: TableScene) -> Seen:
    """The middles of all that lies at rest, in pixels. Cards that are seen are known by their faces."""
    layout, stage, view = table.state.layout, table.stage, table.view
    seen: Seen = {("plate", seat): layout.plate(seat).center for seat in range(stage.players)}
    for seat in range(stage.players):
        seen |= _hand(table, seat)
        if isinstance(layout, ShowcaseLayout):
            cases = stage.breadth(("showcase", seat)) // 2
            seen |= {("case", seat, number): layout.case(seat, number).center for number in range(cases)}
    for place in view.room.places:
        breadth, coming = stage.breadth(place), table.queue.arriving(place)
        shown = breadth if place in stage.spread else breadth - table.queue.coming(place)
        for at, lying in stage.slots(place).items():
            if at not in coming and at in view.room.seen(place, breadth):
                spot = view.room.spot(layout, place, at, shown)
                seen[("card", lying.card) if lying.up else (place, at)] = spot.x, spot.y
    return seen


def _hand(table: TableScene, seat: int) -> Seen:
    place: Place = hand_of(seat)
    layout, stage, cards = table.state.layout, table.stage, table.view.cards
    lying, arriving = stage.cards(place), table.queue.arriving(place)
    shown = [at for at in range(len(lying)) if at not in arriving]
    if seat == table.state.bottom and stage.is_open(place):
        known = [lying[at].card for at in shown]
        spots = [cards.hand_spot(layout, card) for card in known if card is not None and card in table.motion.glides]
        return {
            ("card" if _in_sight(layout, seat, spot) else "hidden", card): (spot.x, spot.y)
            for card, spot in zip(known, spots, strict=False)
        }
    places, of = cards._spread.lies(place, shown)
    seen: Seen = {}
    for number, (at, where) in enumerate(zip(shown, places, strict=True)):
        spot = layout.hand_spot(place, where, of)
        key = ("card", lying[at].card) if lying[at].up else ("back", seat, seat == table.state.bottom, number)
        seen[key if _in_sight(layout, seat, spot) else ("hidden", *key)] = spot.x, spot.y
    return seen


def _in_sight(layout: TableLayout, seat: int, spot: Spot) -> bool:
    """Whether a card of a hand is seen: not as long as the tray, or who gets it, comes into sight."""
    return layout.dip is None or (layout.hides(seat) or layout.frame.rect).contains(box_of(spot))


def flying(table: TableScene) -> list[Point]:
    """The middles of the cards under way."""
    blits = table.view.cards.flying(table.state.layout, calm=False)
    return [(corner[0] + one.get_width() / 2, corner[1] + one.get_height() / 2) for one, corner in blits]


class Watcher:
    """Looks at every frame."""

    def __init__(self, hand: Stagehand, table: TableScene) -> None:
        self.hand, self.table = hand, table
        hand.wait(FRAME)
        self._before, self._flew = resting(table), flying(table)
        self._veil: object = None
        self._moved = False
        self.farthest: dict[str, float] = {}

    def frame(self) -> None:
        self.hand.wait(FRAME)
        table, veil = self.table, self.table.view.veil._picture
        if self.hand.top is not table:
            return
        now, flew = resting(table), flying(table)
        if veil is None or veil is self._veil:
            for thing, point in now.items():
                self._compare(thing, point)
        self._before, self._flew, self._veil = now, flew, veil
        self._moved = table.state.seating.moving

    def _compare(self, thing: object, point: Point) -> None:
        """A card that was not known before lay there face down, or came flying."""
        before = self._before.get(thing)
        assert isinstance(thing, tuple)
        if thing[0] == "hidden":
            return
        if thing[0] == "back" or before is None:
            # which back is which nobody can tell
            same = [
                place
                for other, place in self._before.items()
                if isinstance(other, tuple) and (other[0] not in ("plate", "case"))
            ]
            places = [*same, *self._flew] if thing[0] not in ("plate", "case") else []
            if not places:
                return
            far = min(_far(point, other) for other in places)
        else:
            far = _far(point, before)
        kind = str(thing[0])
        self.farthest[kind] = max(self.farthest.get(kind, 0.0), far / SIZE[0])
        seating = self.table.state.seating
        bound = FARTHEST if seating.moving or self._moved else AT_REST
        assert far <= bound * SIZE[0], (
            f"{thing}: {before} -> {point}, {self.table.stage.log[-1:]}, {self.table.state.layout.turn}"
        )


def _far(one: Point, other: Point) -> float:
    return hypot(one[0] - other[0], one[1] - other[1])


def sit_down(hand: Stagehand, game: str, chance: Random) -> TableScene:
    """Several people, each with a device of their own or not."""
    players = chance.choice([number for number in GAMES[game].PLAYERS if number > 1])
    people = chance.randint(2, players)
    owners = Owners(range(people))
    shared = chance.random() < 0.5
    for seat in range(people):
        device = KEYBOARD if shared else PADS[seat]
        if device is not KEYBOARD:
            hand.plug(device)
        owners.claim(seat, device)
    seats = [SeatInfo(f"P{seat}", None if seat < people else "random") for seat in range(players)]
    hand.services.store.settings.persons = {"P0": Person(text_size=chance.choice((None, 2.0)))}
    hands: Hands = chance.choice(HANDS)
    match = Match(game, seats, 1, {}, chance.randrange(1000))
    for _ in range(chance.choice((0, 5, 15, 30, 50, 60))):
        after = match.deal.copy()
        after.play(chance.choice(after.legal_moves()))
        if after.to_move is None:
            break
        match.deal = after
    session = MatchSession.start(hand.services.store, match, owners, hands, chance.random() < 0.5)
    table = TableScene(hand.services, session)
    hand.services.stack.reset(table)
    return table


def meddle(table: TableScene, chance: Random) -> None:
    """What people do besides playing: devices and seats change, hands are covered or opened."""
    session = table.session
    match chance.choice(("device", "seat", "hands", "resume")):
        case "device":
            for seat in session.people:
                session.owners.claim(seat, chance.choice((KEYBOARD, PADS[seat])))
        case "seat":
            seat = chance.randrange(table.stage.players)
            if session.seats[seat].cpu is None and len(session.people) > 1:
                session.change_owner(seat, "random")
            else:
                session.take_seat(seat, PADS[seat])
        case "hands":
            session.agree(chance.choice(HANDS), session.forces)
        case "resume":
            pass
    table.leave()
    table.see_devices()
    table.enter()


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_at_another_place_in_the_next_frame(stage: Callable[..., Stagehand], game: str, seed: int) -> None:
    hand, chance = stage(SIZE), Random(seed)
    watcher = Watcher(hand, sit_down(hand, game, chance))
    for _ in range(FRAMES):
        table = watcher.table
        if hand.top is not table:
            watcher = Watcher(hand, sit_down(hand, game, chance))
            continue
        watcher.frame()
        session = table.session
        if table.handover.seat is not None and table.queue.idle and chance.random() < 0.2:
            table._open_hand(table.handover.seat, session.owners.device(table.handover.seat) or KEYBOARD)
        elif table.person.acting and chance.random() < 0.1:
            table.play(chance.choice(deal_of(session).legal_moves()))
        elif chance.random() < 0.01:
            meddle(table, chance)
    print(game, watcher.farthest)
