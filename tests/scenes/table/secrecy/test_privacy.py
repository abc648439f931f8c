"""Covered hands leak nothing: deals that differ only in cards hidden from the screen look, sound, feel, read and take
time alike."""

from __future__ import annotations

import random
import zlib
from collections.abc import Callable, Sequence

import pytest

from game.input.actions import KEYBOARD, Action, Device, FocusChanged
from game.input.owners import Owners
from game.rules import GAMES
from game.rules.deal import Deal
from game.rules.events import Event
from game.rules.match import Match, SeatInfo
from game.scenes.table.table import TableScene
from game.session.match_session import MatchSession
from game.store import Hands
from tests.scenes.tables import deal_of
from tests.stagehand import FRAME, Stagehand

NAMES = ("Anna", "Boris", "Clara")
PADS = (Device("1", "xbox", "One"), Device("2", "playstation", "Two"), Device("3", "nintendo", "Three"))
EVERY = 4
"""Every so many frames a picture is compared."""
PATIENCE = 1200

SMALL = (640, 360)
"""What leaks can be seen in any window, and is soonest looked for in a small one."""

Note = tuple[object, ...]


def position(game: str, moves: int, seed: int) -> Deal:
    """A running deal of people who have played at random for so long."""
    rng = random.Random(seed)
    players = 2 if 3 not in GAMES[game].PLAYERS else 3
    while True:
        deal = GAMES[game].new(players, rng.randrange(1000))
        while len(deal.moves) < moves and deal.to_move is not None:
            deal.play(rng.choice(deal.legal_moves()))
        if deal.to_move is not None:
            return deal


class Witness:
    """Somebody who sits before the screen and notes everything."""

    def __init__(self, hand: Stagehand, deal: Deal, hands: Hands = "cover", devices: Sequence[Device] = PADS) -> None:
        seats = [SeatInfo(name) for name in NAMES[: deal.players]]
        match = Match(deal.game, seats, 1, deal.options, seed=1)
        match.deal = deal.copy()
        owners = Owners(range(deal.players))
        for seat, device in enumerate(devices[: deal.players]):
            if device != KEYBOARD:
                hand.plug(device)
            owners.claim(seat, device)
        self.devices = devices
        self.hand, self.notes = hand, list[Note]()
        self._drawn: object = None
        self._pixels = 0
        self.table = TableScene(hand.services, MatchSession(match, owners=owners, hands=hands, forced=False))
        hand.services.stack.push(self.table)

    @property
    def called(self) -> int | None:
        return self.table.sharing.handover.seat

    def note(self) -> None:
        """What can be noticed now; when a deal is over every hand turns up."""
        if self.table.ending.begun or self.hand.top.name == "summary":
            return
        hand, facts = self.hand, self.table.facts()
        trace = hand.trace.scenes, hand.trace.foci, hand.trace.moves, hand.trace.turns
        words = facts.call, facts.choices, facts.said, facts.tools, facts.lost
        self.notes.append((self.pixels(), tuple(hand.heard), tuple(hand.hub.rumbles), repr(trace), words))

    def pixels(self) -> int:
        """What the screen shows; like the program it draws only when something has changed."""
        services = self.hand.services
        drawn = services.stack.revision, services.art.revision
        if drawn != self._drawn:
            self._pixels = zlib.crc32(self.hand.draw().get_buffer().raw)
            self._drawn = drawn
        return self._pixels

    def watch(self, until: Callable[[], bool]) -> None:
        for frame in range(PATIENCE):
            if until():
                self.note()
                return
            self.hand.wait(FRAME)
            if frame % EVERY == 0:
                self.note()
        raise AssertionError("it never came")

    def watch_for(self, frames: int) -> None:
        left = iter(range(frames))
        self.watch(lambda: next(left, None) is None)

    def press(self, *actions: Action) -> None:
        seat = self.table.session.to_move
        assert seat is not None
        for action in actions:
            self.hand.press(action, device=self.devices[seat])
            self.note()

    def look_away(self) -> None:
        """Have the hand covered again."""
        seat = self.table.session.to_move
        assert seat is not None
        if self.table.session.holds:
            self.hand.let_go(Action.PEEK, self.devices[seat])
            self.note()
        else:
            self.press(Action.PEEK)

    def play(self, move: int, hurried: bool) -> None:
        """The person to move looks, covers the hand, is interrupted, looks again and plays."""
        mover = self.table.session.to_move
        self.watch(lambda: self.called == mover)
        self.press(Action.PEEK)
        self.watch_for(8)
        self.look_away()
        self.watch_for(8)
        self.press(Action.MENU)
        self.watch_for(4)
        self.press(Action.MENU)
        self.watch(lambda: self.called == mover)
        self.hand.services.stack.handle(FocusChanged(focused=False))
        self.press(Action.PEEK)
        self.watch_for(20)
        self.table.play(move)
        self.watch_for(3)
        if hurried:
            self.hand.press(Action.CONFIRM)
        self.watch(lambda: self.called is not None or self.hand.top is not self.table or self.table.person.acting)


def told_to_all(deal: Deal, move: int) -> tuple[Event, ...]:
    """What everybody will have seen after a move."""
    after = deal.copy()
    after.play(move)
    return after.observe().history


def another(deal: Deal, move: int, rng: random.Random) -> Deal:
    """A deal with other hidden cards that the seat to move cannot tell from this one, nor anybody after the move."""
    assert deal.to_move is not None
    for _ in range(500):
        world = deal.observe(deal.to_move).world(rng)
        if told_to_all(world, move) == told_to_all(deal, move) and world.deck != deal.deck:
            return world
    raise AssertionError("there is none")


@pytest.mark.parametrize("moves", [0, 1, 3, 5, 8, 14, 17])
@pytest.mark.parametrize("game", GAMES)
def test_deals_that_differ_in_hidden_cards_are_one_to_whoever_watches(
    stage: Callable[..., Stagehand], game: str, moves: int
) -> None:
    deal = position(game, moves, seed=moves + 1)
    rng = random.Random(moves)
    move = rng.choice(deal.legal_moves())
    seen = []
    for world in (deal, another(deal, move, rng)):
        witness = Witness(stage(SMALL), world)
        witness.play(move, hurried=moves % 2 == 1)
        seen.append(witness.notes)
    for number, (one, other) in enumerate(zip(*seen, strict=True)):
        assert one == other, f"at note {number}"


@pytest.mark.parametrize("game", GAMES)
def test_a_hand_that_was_held_up_leaves_no_trace_when_it_is_let_go(stage: Callable[..., Stagehand], game: str) -> None:
    """Nor does it while the table turns to the next one at the same keys."""
    deal = position(game, 5, seed=6)
    rng = random.Random(5)
    move = rng.choice(deal.legal_moves())
    seen = []
    for world in (deal, another(deal, move, rng)):
        witness = Witness(stage(SMALL), world, "hold", [KEYBOARD] * deal.players)
        witness.play(move, hurried=False)
        assert witness.called is None or witness.table.stage.viewers == ()
        seen.append(witness.notes)
    assert seen[0] == seen[1]


@pytest.mark.parametrize("game", GAMES)
def test_while_nobody_looks_the_screen_knows_no_hand(hand: Stagehand, game: str) -> None:
    """What the stage does not hold nobody can draw, say, or read in the list of the last plays."""
    witness = Witness(hand, position(game, 6, seed=3))
    witness.watch(lambda: witness.called is not None)
    stage = witness.table.stage
    assert stage == type(stage)(stage.order).show(deal_of(witness.table.session).observe())
