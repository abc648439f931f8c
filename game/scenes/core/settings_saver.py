"""When changed settings are saved: writing waits for the disk, which a slider on its way must not do at every step."""

from __future__ import annotations

from game.store import Store

SAVE_AFTER = 0.5
"""Seconds after the last change."""


class SettingsSaver:
    """Saves once nothing has been changed for a while, or at once when it is told to."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._unsaved: float | None = None
        """Seconds since the last change that was not saved."""

    def changed(self) -> None:
        self._unsaved = 0.0

    def update(self, dt: float) -> None:
        if self._unsaved is not None:
            self._unsaved += dt
            if self._unsaved >= SAVE_AFTER:
                self.save()

    def save(self) -> None:
        """Save what is unsaved: a screen is left, or the program ends."""
        if self._unsaved is not None:
            self._unsaved = None
            self._store.save_settings()
