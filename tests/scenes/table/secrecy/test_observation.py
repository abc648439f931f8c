"""A table is shown an observation and never the deal: with other hidden cards it looks, sounds and reads the same."""

from __future__ import annotations

import random
import zlib
from collections.abc import Callable
from dataclasses import replace

import pytest

from game.input.actions import Action, Pointer
from game.rules import GAMES
from game.rules.deal import Deal, Observation
from game.rules.match import Match, SeatInfo
from game.scenes.table.table import TableScene
from game.session.match_session import MatchSession
from tests.scenes.table.secrecy.test_privacy import position
from tests.scenes.tables import match_of, wait_until
from tests.stagehand import FRAME, Stagehand

NAMES = ("Anna", "Boris", "Clara")
LOOKS = 25
"""How often the table is looked at while it is used."""

Note = tuple[object, ...]


def session_of(deal: Deal, kind: type[MatchSession] = MatchSession) -> MatchSession:
    """The person to move plays against CPU players."""
    seats = [SeatInfo(name, None if seat == deal.to_move else "normal") for seat, name in enumerate(NAMES)]
    session = kind(Match(deal.game, seats[: deal.players], 1, deal.options, seed=1), forced=False)
    match_of(session).deal = deal.copy()
    return session


class Misled(MatchSession):
    """Shows wrong cards wherever the viewers may know none."""

    def observe(self) -> Observation:
        return self._wrong(super().observe())

    def known_to(self, seat: int) -> Observation:
        return self._wrong(super().known_to(seat))

    def _wrong(self, seen: Observation) -> Observation:
        known = {card for cards in seen.hands for card in cards}
        others = [card for card in GAMES[seen.game].DECK if card not in known]
        hands = tuple(tuple(others[-1] if card is None else card for card in cards) for cards in seen.hands)
        return replace(seen, hands=hands)


SMALL = (640, 360)


def used(hand: Stagehand, session: MatchSession) -> list[Note]:
    """What is noticed at a table that is used in every way but by playing."""
    table = TableScene(hand.services, session)
    hand.services.stack.push(table)
    wait_until(hand, lambda: table.person.acting)
    rng = random.Random(5)
    width, height = hand.surface.get_size()
    ways = [Action.LEFT, Action.RIGHT, Action.UP, Action.DOWN, Action.PAGE_DOWN, Action.SORT, Action.LAST_PLAY]
    notes: list[Note] = []
    for _ in range(LOOKS):
        if rng.random() < 0.5:
            hand.press(rng.choice(ways))
        else:
            hand.services.stack.handle(Pointer("move", (rng.randrange(width), rng.randrange(height))))
        focus = table.person.focus
        if focus.choice is None and focus.card not in (focus.playable or ()):
            hand.press(Action.CONFIRM)  # it is refused, with a reason
        hand.wait(2 * FRAME)
        pixels = zlib.crc32(hand.draw().get_buffer().raw)
        facts = table.facts()
        words = facts.said, facts.choices, facts.tools, facts.playable, facts.cursor
        notes.append((pixels, words, *map(tuple, (hand.trace.foci, hand.heard))))
    assert not hand.trace.moves
    assert len({note[0] for note in notes}) > LOOKS / 8, "something was seen to happen"
    return notes


@pytest.mark.parametrize("moves", [0, 9])
@pytest.mark.parametrize("game", GAMES)
def test_a_table_behaves_the_same_whatever_the_hidden_cards_are(
    stage: Callable[..., Stagehand], game: str, moves: int
) -> None:
    deal = position(game, moves, seed=moves + 1)
    assert deal.to_move is not None
    other = deal.observe(deal.to_move).world(random.Random(moves))
    assert other.places() != deal.places()
    seen = used(stage(SMALL), session_of(deal))
    assert used(stage(SMALL), session_of(other)) == seen
    assert used(stage(SMALL), session_of(deal, Misled)) == seen
