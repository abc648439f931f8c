"""Presses that rain in keep a turn from beginning, but not for long, and that is to be seen."""

from __future__ import annotations

from game.input.actions import KEYBOARD, Action, Device
from game.view.core.theme import BURST_GUARD, BURST_GUARD_AT_MOST
from tests.scenes.table.people.test_sharing import ONE, sit_down, wait_for_call
from tests.scenes.tables import wait_until
from tests.stagehand import FRAME, Stagehand

OFTEN = 0.2
"""Seconds from press to press: never so long that the guard would come down by itself."""
assert OFTEN < BURST_GUARD


class Tapping:
    """Presses confirm again and again."""

    def __init__(self, hand: Stagehand, device: Device = KEYBOARD) -> None:
        self._hand, self._device = hand, device
        self._since = 0.0

    def frame(self) -> None:
        self._since += FRAME
        if self._since >= OFTEN:
            self._since = 0.0
            self._hand.press(Action.CONFIRM, device=self._device)
        else:
            self._hand.wait(FRAME)


def test_tapping_confirm_keeps_a_turn_from_beginning_for_a_second_at_most(hand: Stagehand) -> None:
    table = sit_down(hand, "bread", cpus=(None, "easy", "easy"), devices=(KEYBOARD,))
    tapping, waited, guards = Tapping(hand), 0.0, list[float]()
    while not table.person.acting:
        tapping.frame()
        waited += FRAME if table.queue.idle else 0.0
        guard = table.facts().guard
        guards += [guard] if guard is not None else []
        assert waited <= BURST_GUARD_AT_MOST + 5 * FRAME
    assert max(guards) > 0.9
    assert table.facts().guard is None and not hand.trace.moves


def test_the_guard_is_to_be_seen_while_it_keeps_presses_away(hand: Stagehand) -> None:
    table = sit_down(hand, "bread", cpus=(None, "easy", "easy"), devices=(KEYBOARD,))
    while table.facts().guard is None:
        hand.press(Action.CONFIRM)
        assert not table.person.acting
    shown = hand.draw().copy()
    revision = hand.services.stack.revision
    hand.wait(BURST_GUARD)
    assert hand.services.stack.revision != revision
    assert hand.draw().get_view("0").raw != shown.get_view("0").raw


def test_tapping_plays_from_a_hand_that_was_opened_after_a_second_at_most(hand: Stagehand) -> None:
    table = sit_down(hand, devices=(ONE, ONE, ONE))
    wait_for_call(hand, table, 0)
    hand.press(Action.PEEK, device=ONE)
    tapping, waited = Tapping(hand, ONE), 0.0
    chosen = len(table.person.focus.chosen)
    while not hand.trace.moves and len(table.person.focus.chosen) == chosen and not table.notices.said:
        tapping.frame()
        waited += FRAME
        assert waited <= BURST_GUARD_AT_MOST + OFTEN + 5 * FRAME


def test_the_dialog_of_a_missing_pad_hears_a_tapping_person_after_a_second_at_most(hand: Stagehand) -> None:
    table = sit_down(hand)
    wait_for_call(hand, table, 0)
    hand.unplug(ONE)
    wait_until(hand, lambda: hand.top.name == "lost_pad")
    tapping, waited = Tapping(hand), 0.0
    while hand.top.name == "lost_pad":
        tapping.frame()
        waited += FRAME
        assert waited <= BURST_GUARD_AT_MOST + OFTEN + 5 * FRAME
    assert table.session.owners.owns(0, KEYBOARD)
