"""The file of settings: written whole, and never over anything that could not be read without a copy of it."""

from __future__ import annotations

import json
from pathlib import Path

from game.store.files import copy_aside, read_whole, write_whole
from game.store.json_text import parsed
from game.store.settings import Settings, settings_from_json

MAX_BYTES = 10**6
"""Many times what the settings take."""


class SettingsFile:
    """What could not be read is told by ``bad``, the paths of those values."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.bad: tuple[str, ...] = ()
        self._odd = b""
        """The content as it was read, if values in it are bad and no copy of it was kept yet."""

    @property
    def exists(self) -> bool:
        return self.path.exists()

    def read(self) -> Settings:
        """FileNotFoundError, OSError; ValueError if no settings are in it."""
        content = read_whole(self.path, MAX_BYTES)
        settings, self.bad = settings_from_json(parsed(content.decode("utf-8-sig")))
        self._odd = content if self.bad else b""
        return settings

    def write(self, settings: Settings) -> None:
        """OSError if it cannot be written; then the old content is still there."""
        content = json.dumps(settings.to_json(), indent=1).encode()
        if self._odd:
            copy_aside(self.path, self._odd)
            self._odd = b""
        write_whole(self.path, content)
