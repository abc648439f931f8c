"""Matches at the table, for tests."""

from __future__ import annotations

from collections.abc import Callable

from game.input.actions import KEYBOARD, Action, Pointer, Press
from game.rules.cards import CODES
from game.rules.deal import Deal
from game.rules.match import Match, SeatInfo
from game.scenes.table.table import TableScene
from game.session.match_session import MatchSession
from game.view.core import theme
from tests.stagehand import FRAME, Stagehand

NAMES = ("Anna", "Boris", "Clara", "Denis", "Eva")
PATIENCE = 60.0
"""Seconds of the fake clock."""
LONG_FRAME = 3 * FRAME
"""Of a slow machine: for waits in which nothing is looked at."""


def match(players: int = 2, seed: int = 7, deals: int = 1, cpu: str = "normal", **options: bool | int | str) -> Match:
    """Anna is the person; the dealer is the last seat, so that she has the first move."""
    seats = [SeatInfo(NAMES[seat], cpu if seat else None) for seat in range(players)]
    return Match("bread", seats, deals, options, seed, players - 1)


def match_of(session: MatchSession) -> Match:
    """The match that a session keeps to itself."""
    return session._match


def deal_of(session: MatchSession) -> Deal:
    """Its deal: the truth, of which a scene is only ever shown an observation."""
    return session._match.deal


def sit_down(hand: Stagehand, match: Match) -> TableScene:
    table = TableScene(hand.services, MatchSession.start(hand.services.store, match))
    hand.services.stack.push(table)
    return table


def wait_until(hand: Stagehand, come: Callable[[], bool], step: float = FRAME) -> None:
    """``step``: seconds from look to look."""
    waited = 0.0
    while not come():
        assert waited < PATIENCE, "it never came"
        hand.wait(step, step)
        waited += step


def wait_for_turn(hand: Stagehand, table: TableScene) -> bool:
    """Until the person may act; False if the deal ends first."""
    wait_until(hand, lambda: table.person.acting or hand.services.stack.top is not table, LONG_FRAME)
    return table.person.acting


def confirm(hand: Stagehand) -> None:
    """Press once, and wait for nothing."""
    hand.services.stack.handle(Press(Action.CONFIRM, KEYBOARD))


def leave_summary(hand: Stagehand) -> None:
    """From the winners on stage, by one press, and on by a second one."""
    for guard in (theme.SUMMARY_GUARD, theme.BURST_GUARD):
        assert hand.top.name == "summary"
        hand.wait(guard)
        hand.press(Action.CONFIRM)


def playable(table: TableScene) -> list[int]:
    may = table.person.focus.playable or ()
    return [card for card in table.state.hand if card in may]


def unplayable(table: TableScene) -> list[int]:
    may = table.person.focus.playable
    return [card for card in table.state.hand if card not in may] if may else []


def wait_for_cards(hand: Stagehand, table: TableScene, wanted: Callable[[TableScene], list[int]] = playable) -> int:
    """Play the first thing until there is such a card to choose; that card."""
    while True:
        assert wait_for_turn(hand, table), "the deal ended first"
        found = wanted(table)
        if found:
            return found[0]
        confirm(hand)


def point_of(table: TableScene, card: int) -> tuple[int, int]:
    """A point of the window where a card of the hand is in sight: on its index."""
    wait = table.view.cards.hand_spot(table.state.layout, card)
    return round(wait.x - wait.height * 0.3), round(wait.y - wait.height * 0.35)


def drag(hand: Stagehand, start: tuple[int, int], end: tuple[int, int]) -> None:
    """Press, move in steps, release."""
    stack = hand.services.stack
    stack.handle(Pointer("move", start))
    stack.handle(Pointer("down", start, button=1))
    for step in (0.2, 0.6, 1.0):
        at = round(start[0] + (end[0] - start[0]) * step), round(start[1] + (end[1] - start[1]) * step)
        stack.handle(Pointer("move", at))
        hand.wait(FRAME)
    stack.handle(Pointer("up", end, button=1))
    hand.wait(FRAME)


def code(card: int) -> str:
    return CODES[card]
