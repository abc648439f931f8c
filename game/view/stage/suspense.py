"""Who has won a deal may be known to nobody before the hands turn up."""

from __future__ import annotations

from game.rules.deal import Outcome
from game.texts import texts
from game.view.stage.stage import Stage


def kept_back(stage: Stage, outcome: Outcome) -> str | None:
    """What is told of the end of a deal as long as a stage does not show who has won, as a marked text; None: it
    does."""
    return None if len(stage.open_hands) == stage.players else texts(stage.game).suspense(outcome)
