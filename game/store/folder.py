"""A store's folder: who holds it, whether anything may be written there, and what the player has to be told of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

from msgspec import Struct, field

from game.store.files import Busy, Lock, set_aside

LOCK = "koloda.lock"

NoticeCode = Literal[
    "cannot_save",  # folder, reason: nothing is saved from now on
    "second_copy",  # another copy of the program saves, this one does not
    "bad_database",  # file: matches and scores were lost, set aside in that file
    "newer_database",  # matches, scores and settings are a later version's, left alone; nothing new is saved
    "bad_settings",  # file: all settings were lost, set aside in that file
    "bad_values",  # names: these settings, by their paths, have their defaults
    "bad_match",  # a match that would be continued cannot be read
]


class StoreNotice(Struct, frozen=True):
    """Something the player has to be told once, in the words of ``game.texts.notices``; facts as noted at the codes."""

    code: NoticeCode
    facts: dict[str, Any] = field(default_factory=dict)


class DataFolder:
    """No folder, and nothing is saved, until ``occupy``."""

    def __init__(self) -> None:
        self.path: Path | None = None
        self.saving = False
        """Whether anything reaches the disk."""
        self.newer = False
        """Whether what lies here is a later version's: it is left as it is."""
        self.notices: list[StoreNotice] = []
        self._told: set[str] = set()
        self._lock: Lock | None = None

    def occupy(self, path: Path | None) -> None:
        """Take this folder, made if need be; None: the system's folder for such data."""
        try:
            self.path = path or _system_folder()
            self.path.mkdir(parents=True, exist_ok=True)
            self._lock = Lock(self.path / LOCK)
            self.saving = True
        except Busy:
            self.tell("second_copy")
        except OSError as error:
            self.stop_saving(error)

    def release(self) -> None:
        if self._lock:
            self._lock.release()

    def stop_saving(self, error: Exception) -> None:
        """Nothing can be written for this reason: from now on everything stays in memory."""
        self.saving = False
        folder = str(self.path or "").encode(errors="replace").decode()  # a path may be no text
        self.tell("cannot_save", folder=folder, reason=str(error))

    def set_aside(self, code: NoticeCode, path: Path, *companions: str) -> None:
        """Rename a bad file and its companions, and tell of it with this code; where nothing is saved, let it lie."""
        if not self.saving or self.newer:  # not ours to touch
            return
        try:
            self.tell(code, file=set_aside(path, *companions).name)
        except OSError as error:
            self.stop_saving(error)

    def tell(self, code: NoticeCode, **facts: Any) -> None:
        """Once for each code."""
        if code not in self._told:
            self._told.add(code)
            self.notices.append(StoreNotice(code, facts))


def _system_folder() -> Path:
    import pygame  # here, since the store needs it for nothing else

    try:
        return Path(pygame.system.get_pref_path("", "Koloda"))
    except pygame.error as error:
        raise OSError(str(error)) from error
