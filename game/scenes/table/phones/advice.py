"""Hints for whoever plays by phone: told there, and never on the screen that all can see."""

from __future__ import annotations

from game.input.actions import Device
from game.rules.deal import Observation
from game.scenes.table.state import TableState
from game.scenes.table.turn.advice import Advice
from game.texts import Voice


class PhoneAdvice(Advice):
    """``seat`` is to move, and its person holds this phone."""

    def __init__(self, state: TableState, observation: Observation, seat: int, phone: Device) -> None:
        super().__init__(state, observation)
        self._seat, self._phone = seat, phone

    @property
    def level(self) -> str:
        wanted = self._state.person_in(self._seat).hint_level
        return wanted or self._state.services.store.settings.hint_level

    @property
    def voice(self) -> Voice:
        return self._state.phone_voice(self._seat, self._phone)

    def tell_thinking(self) -> None:
        """Whoever waits looks at the phone."""
