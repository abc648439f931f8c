"""Cards of the hand that glide to where they belong."""

from __future__ import annotations

import pytest

from game.view.table.hand_motion import HandMotion

FRAME = 1 / 60


def settle(motion: HandMotion, lift: float, calm: bool) -> int:
    """Let the first of two cards stand out so far: how often the cards have come to rest then."""
    for _ in range(200):
        motion.update(FRAME, [7, 8], {7: lift}, calm)
    assert motion.settled
    assert motion.glides[7].lift == lift
    return motion.arrivals


@pytest.mark.parametrize("calm", [False, True])
def test_a_focused_card_that_becomes_playable_rests_in_another_way(calm: bool) -> None:
    """It was drawn where it had rested before: the same card had the focus, and nothing moved any more."""
    motion = HandMotion()
    first = settle(motion, 0.4, calm)
    assert settle(motion, 0.4, calm) == first
    assert settle(motion, 1.0, calm) > first


def test_a_card_that_jumps_to_its_place_has_moved() -> None:
    motion = HandMotion()
    settle(motion, 0.0, calm=True)
    assert motion.update(FRAME, [7, 8], {7: 1.0}, calm=True)
    assert not motion.update(FRAME, [7, 8], {7: 1.0}, calm=True)
