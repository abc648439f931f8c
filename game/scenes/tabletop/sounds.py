"""What the table sounds like: one sound for each event as it begins, from the seat it belongs to."""

from __future__ import annotations

from game.platform.audio import shared
from game.rules.events import STOCK, Cleared, Dealt, Ended, Event, Moved, Passed, Refilled, Swapped, TurnTo
from game.view.rooms import room
from game.view.stage.stage import Stage
from game.view.stage.suspense import kept_back
from sounds.sound import Sound


def sound(event: Event, stage: Stage, people: tuple[int, ...]) -> Sound | None:
    """The sound for an event on a stage that already shows it; ``people`` are the seats that are no CPU's."""
    own = room(stage.game).sound(event, stage)
    if own:
        return own
    match event:
        case Dealt():
            return shared("shuffle")
        case Moved(src=src, dst=dst):
            return shared("place" if src != STOCK else "deal" if dst[0] == "hand" else "flip")
        case Cleared():
            return shared("slide")
        case Passed():
            return shared("knock")
        case Swapped():
            return shared("flip")
        case Refilled():
            return shared("refill")
        case TurnTo(seat) if seat is not None and seat in people:
            return shared("turn").numbered(seat + 1)
        case Ended(_, outcome) if people and not kept_back(stage, outcome):
            return shared("win" if set(outcome.winners) & set(people) else "lose")
    return None
