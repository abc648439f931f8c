"""The bare fields of a table, until it is told in full."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.cards import CODES
from game.rules.deal import Observation
from game.session.match_session import MatchSession


def table(session: MatchSession, seen: Observation, seat: int, may: bool, more: Mapping[str, Any]) -> dict[str, Any]:
    hand = seen.hand(seat)
    return {
        "at": len(seen.moves),
        "deal": session.deal_number,
        "deals": session.deals,
        "game": session.game,
        "seat": seat,
        "to_move": seen.to_move,
        "hand": [CODES[card] for card in hand if card is not None],
        "moves": [seen.text(move) for move in seen.legal_moves()] if may else [],
        "seats": [
            {"name": info.name, "cards": len(seen.hand(number)), "cpu": info.cpu}
            for number, info in enumerate(session.seats)
        ],
        "middle": {},
        "said": [],
        "outcome": None if seen.outcome is None else {"text": "", "rows": [], "last": session.over},
        **more,
    }
