from __future__ import annotations

import pytest

from game.rules import GAMES
from game.rules.deal import Deal


@pytest.fixture
def deal() -> Deal:
    return GAMES["bread"].new(3, seed=1)
