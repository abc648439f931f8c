"""A deal in words, to be read and to be compared: ``python -m tests.rules.transcript RECORD.json`` prints it."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from dataclasses import fields, is_dataclass
from pathlib import Path

from game.rules import replay
from game.rules.cards import CODES
from game.rules.deal import Deal
from game.rules.events import Dealt, Ended, Event, Moved, Place, Swapped, Turned, TurnTo

GOLDEN = Path(__file__).parent / "golden"
CARDS = ("top", "cards")


def transcript(deal: Deal) -> str:
    """One line a move, then what it caused, one line an event."""
    lines, played = [], 0
    for event in deal.history():
        lines += [f"    {line}" for line in told(event)]
        own = [f"{name} {written(name, fact)}" for name, fact in own_facts(event)]
        lines += [f"        {'; '.join(own)}"] if own else []
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
    kind = shared_kind(event)
    facts = [f"{field.name} {getattr(event, field.name)}" for field in fields(kind) if field.name != "seat"]
    return [" ".join([(type(event) if kind is Event else kind).__name__.lower(), *facts])]


def shared_kind(event: Event) -> type[Event]:
    """The kind of event, of those that games share."""
    kind = next(kind for kind in type(event).__mro__ if kind.__module__ == Event.__module__)
    assert issubclass(kind, Event)
    return kind


def own_facts(event: Event) -> list[tuple[str, object]]:
    """What a game tells besides, by name."""
    known = {field.name for field in fields(shared_kind(event))}
    return [(field.name, getattr(event, field.name)) for field in fields(event) if field.name not in known]


def written(name: str, fact: object) -> str:
    """A fact on one line; what is called by one of ``CARDS`` is cards."""
    if is_dataclass(fact):
        shown = [(field.name, getattr(fact, field.name)) for field in fields(fact) if field.repr]
        return ", ".join(f"{inner} {written(inner, value)}" for inner, value in shown)
    if isinstance(fact, tuple):
        return codes(fact) if name in CARDS else " ".join(written(name, each) for each in fact) or "-"
    return CODES[fact] if name in CARDS and isinstance(fact, int) else str(fact)


def codes(cards: Iterable[int | None]) -> str:
    return " ".join("?" if card is None else CODES[card] for card in cards)


def place(where: Place) -> str:
    return " ".join(map(str, where))


if __name__ == "__main__":
    print(transcript(replay(json.loads(Path(sys.argv[1]).read_text(encoding="utf-8")))), end="")
