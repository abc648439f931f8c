"""A deal in words, to be read and to be compared: ``python -m tests.rules.transcript RECORD.json`` prints it."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from dataclasses import fields
from pathlib import Path

from game.rules import replay
from game.rules.cards import CODES
from game.rules.deal import Deal
from game.rules.events import Dealt, Ended, Event, Moved, Place, Swapped, Turned, TurnTo

GOLDEN = Path(__file__).parent / "golden"


def transcript(deal: Deal) -> str:
    """One line a move, then what it caused, one line an event."""
    lines, played = [], 0
    for event in deal.history():
        lines += [f"    {line}" for line in told(event)]
        if isinstance(event, TurnTo) and played < len(deal.moves):
            seat, move = deal.moves[played]
            played += 1
            lines.append(f"{played:>3}. seat {seat} {deal.text(move)}")
    return "\n".join(lines) + "\n"


def told(event: Event) -> list[str]:
    if isinstance(event, TurnTo):
        return []
    if isinstance(event, Dealt):
        return [f"dealt to seat {seat}: {codes(hand)}" for seat, hand in enumerate(event.hands)]
    if isinstance(event, Moved):
        notes = " (hidden)" * event.hidden + " (penalty)" * event.penalty
        return [f"{codes(event.cards)}: {place(event.src)} to {place(event.dst)}{notes}"]
    if isinstance(event, Swapped):
        return [f"top {CODES[event.top]}, bottom {CODES[event.bottom]}"]
    if isinstance(event, Turned):
        return [f"turned up in the {place(event.place)}: {CODES[event.card]}"]
    if isinstance(event, Ended):
        return [f"{name}: {value}" for name, value in event.outcome.record().items()]
    facts = [f"{field.name} {getattr(event, field.name)}" for field in fields(event) if field.name != "seat"]
    return [" ".join([type(event).__name__.lower(), *facts])]


def codes(cards: Iterable[int | None]) -> str:
    return " ".join("?" if card is None else CODES[card] for card in cards)


def place(where: Place) -> str:
    return " ".join(map(str, where))


if __name__ == "__main__":
    print(transcript(replay(json.loads(Path(sys.argv[1]).read_text(encoding="utf-8")))), end="")
