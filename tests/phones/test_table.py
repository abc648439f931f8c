"""Matches in which people hold their cards on phones."""

from __future__ import annotations

import pytest

from game.options import Speed
from game.rules import GAMES
from game.rules.match import Match, SeatInfo
from game.scenes.core import destinations as to
from game.scenes.table.table import TableScene
from game.session.match_session import MatchSession
from tests.phones.couch import Couch, Phone


def begin(couch: Couch, game: str, *cpus: str | None, deals: int = 1, speed: Speed = "off") -> MatchSession:
    """A match at the table, in which nobody has taken a seat yet."""
    hand = couch.hand
    hand.services.change(speed=speed)
    seats = [SeatInfo("" if cpu is None else f"CPU {seat}", cpu) for seat, cpu in enumerate(cpus)]
    session = MatchSession.start(hand.services.store, Match(game, seats, deals, {}, 7, len(seats) - 1))
    hand.services.open(to.Table(session))
    return session


def table_of(couch: Couch) -> TableScene:
    table = couch.hand.services.stack.scenes[0]
    assert isinstance(table, TableScene)
    return table


def mover(session: MatchSession, phones: list[Phone]) -> Phone | None:
    """The phone that may play now, and knows it."""
    phone = phones[session.turn] if session.turn is not None and session.turn < len(phones) else None
    return phone if phone and phone.may and phone.table and phone.table["at"] == session.moves else None


def play_to_the_end(couch: Couch, session: MatchSession, phones: list[Phone]) -> None:
    """Phone k has seat k; each plays its first legal move."""
    while session.outcome is None:
        couch.until(lambda: session.outcome is not None or mover(session, phones) is not None)
        phone, seat = mover(session, phones), session.turn
        if phone is not None and seat is not None:
            assert table_of(couch).handover.seat is None, "nobody is called to the screen"
            if session.private(seat):
                assert not table_of(couch).stage.open, "no hand is open there, unless everybody knows it"
            moves = session.moves
            phone.play()
            couch.until(lambda moves=moves: session.moves > moves)  # type: ignore[misc]


@pytest.mark.parametrize("game", ["bread", "svoloch", "showcase"])
def test_phones_and_nobody_else_play_a_whole_deal(couch: Couch, game: str) -> None:
    players = GAMES[game].PLAYERS[0]
    session = begin(couch, game, *[None] * players)
    phones = [couch.phone(name) for name in ("Anna", "Boris", "Clara")[:players]]
    for seat, phone in enumerate(phones):
        phone.sit(seat)
    play_to_the_end(couch, session, phones)
    couch.until(lambda: all(phone.table and phone.table["outcome"] for phone in phones))
    assert [info.name for info in session.seats] == ["Anna", "Boris", "Clara"][:players]
