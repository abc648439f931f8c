"""Reading deal records (RULES.md, "The deal record"); ``Deal.record`` writes them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.cards import MAX_SEED
from game.rules.games import GAMES
from game.rules.options import FORMAT
from game.rules.validation import Field, RecordError, shown

if TYPE_CHECKING:
    from game.rules.deal import Deal

MADE_ANEW = ("format", "game", "options", "seed", "dealer", "leader", "deck", "refills", "moves", "outcome")
"""What a deal writes into its record by itself; whatever else stands there is kept in its ``notes``."""
MANY = 10**6


def replay(record: object) -> Deal:
    """The deal of a record of this format or an earlier one with all its moves played; its ``record()`` gives the same
    again.

    Any fault raises RecordError.
    """
    root = Field(record)
    record_format = root["format"].integer(1, FORMAT)
    deal = _dealt(GAMES[root["game"].choice(GAMES)], root, record_format)
    for move in root["moves"].items():
        _play(deal, move)
    _check_refills(deal, root["refills"])
    _check_outcome(deal, root)
    deal.notes = _notes(root, deal)
    return deal


def _dealt(game: type[Deal], root: Field, record_format: int) -> Deal:
    seats = root["seats"].items()
    for seat in seats:
        seat["name"].text()
        seat["cpu"].level()
    if len(seats) not in game.PLAYERS:
        raise root["seats"].error(f"{game.PLAYERS[0]} to {game.PLAYERS[-1]} seats, not {len(seats)}")
    return game.new(
        len(seats),
        None if root["seed"].value is None else root["seed"].integer(0, MAX_SEED),
        root["dealer"].integer(0, len(seats) - 1),
        root["leader"].integer(0, len(seats) - 1),
        root["options"].entries(),
        root["deck"].cards(),
        [refill.cards() for refill in root["refills"].items()],
        record_format,
    )


def _play(deal: Deal, field: Field) -> None:
    parts = field.items()
    if len(parts) != 2:
        raise field.error("a seat and a move")
    seat, code = parts[0].integer(0, deal.players - 1), parts[1].text()
    if deal.to_move is None:
        raise field.error("the deal is over")
    if seat != deal.to_move:
        raise field.error(f"seat {deal.to_move} is to move, not {seat}")
    try:
        move = deal.parse(code)
    except ValueError:
        raise field.error(f"no move of this game: {shown(code)}") from None
    refusal = deal.why_not(move)
    if refusal is not None:
        raise field.error(f"{code} is illegal ({refusal.code})")
    deal.play(move)


def _check_refills(deal: Deal, field: Field) -> None:
    given = len(field.items())
    if given != len(deal.refills):
        raise field.error(f"the moves give {len(deal.refills)}, not {given}")


def _check_outcome(deal: Deal, root: Field) -> None:
    made = deal.outcome and deal.outcome.record()
    if not _same(root.entries().get("outcome"), made):
        raise RecordError("outcome", "not the one the moves give" if made else "the moves do not end the deal")


def _same(given: object, made: object) -> bool:
    """Equal in value and in type: true is not 1, nor is 1.0."""
    if isinstance(given, dict) and isinstance(made, dict):
        return given.keys() == made.keys() and all(_same(given[key], made[key]) for key in made)
    if isinstance(given, list) and isinstance(made, list):
        return len(given) == len(made) and all(map(_same, given, made))
    return type(given) is type(made) and given == made


def _notes(root: Field, deal: Deal) -> dict[str, object]:
    if "undone" in root:
        root["undone"].integer(1, MANY)
    if "owners" in root:
        for change in root["owners"].items():
            _check_owner(change, deal)
    return {key: value for key, value in root.entries().items() if key not in MADE_ANEW}


def _check_owner(change: Field, deal: Deal) -> None:
    parts = change.items()
    if len(parts) != 3:
        raise change.error("a move number, a seat and a CPU level or null")
    parts[0].integer(0, len(deal.moves))
    parts[1].integer(0, deal.players - 1)
    parts[2].level()
