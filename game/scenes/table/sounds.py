"""What the table sounds like: one effect for each event as it begins, from the seat it belongs to."""

from __future__ import annotations

from game.platform.audio import penalty
from game.rules.events import STOCK, Cleared, Dealt, Ended, Event, Moved, Refilled, Swapped, Turnaround, TurnTo
from game.view.rooms import room
from game.view.table.stage import Stage


def sound(event: Event, stage: Stage, people: tuple[int, ...]) -> str | None:
    """The effect for an event on a stage that already shows it; ``people`` are the seats that are no CPU's."""
    special = room(stage.game).fanfare(event, stage)
    if special:
        return special
    match event:
        case Dealt():
            return "shuffle"
        case Moved():
            return _moved(event, stage)
        case Turnaround():
            return "turnaround"
        case Cleared(joker=joker):
            return "joker" if joker else "slide"
        case Swapped():
            return "flip"
        case Refilled():
            return "refill"
        case TurnTo(seat) if seat in people:
            return f"turn{seat}"
        case Ended(_, outcome) if people:
            return "win" if set(outcome.winners) & set(people) else "lose"
    return None


def _moved(event: Moved, stage: Stage) -> str:
    if event.penalty and stage.owed:
        return penalty(stage.owed.paid)
    if event.src != STOCK:
        return "place"
    return "deal" if event.dst[0] == "hand" else "flip"
