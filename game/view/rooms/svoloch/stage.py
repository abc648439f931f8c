"""What lies in the courtyard, and what has to be beaten."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.deal import Observation
from game.rules.events import PILE, Cleared, Event, Moved, Turnaround
from game.rules.svoloch.combinations import LEAD, Task
from game.rules.svoloch.events import SvolochTurn
from game.view.stage.slots import CardMove
from game.view.stage.stage import Stage


@dataclass
class SvolochStage(Stage):
    """``down`` is the direction, ``play`` the cards put on the pile last, ``task`` what the seat to move has to
    play."""

    down: bool = False
    play: tuple[int | None, ...] = ()
    task: Task = LEAD

    def clear(self, observation: Observation) -> None:
        self.down, self.play, self.task = False, (), LEAD
        super().clear(observation)

    def _apply(self, event: Event) -> list[CardMove]:
        match event:
            case Moved(dst=dst, cards=cards) if dst == PILE:
                self.play = cards
            case Cleared():
                self.play, self.task = (), LEAD
            case Turnaround():
                self.down = event.down
            case SvolochTurn():
                self.task = event.task
        return super()._apply(event)
