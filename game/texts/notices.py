"""What the player has to be told of the store."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from game.i18n import Translator, mark

NOTICES: dict[str, str] = {
    "cannot_save": mark("Nothing can be saved in {folder}. What you play now lasts until you quit."),
    "second_copy": mark("Koloda is already running. You can play here too, but only the other window saves."),
    "bad_database": mark("Matches and scores could not be read and start afresh. The old file is kept as {file}."),
    "newer_database": mark(
        "Matches, scores and settings here belong to a newer Koloda and are left as they are. What you play or set now "
        "lasts until you quit."
    ),
    "bad_settings": mark("The settings could not be read and have been reset. The old file is kept as {file}."),
    "bad_values": mark("Some settings could not be read and have been reset."),
    "bad_match": mark(
        "A saved match cannot be read, so it is not continued. Scores show why; it can be removed there."
    ),
}
"""By their codes."""

LOST_LANGUAGE = mark(
    "{language}: this language cannot be read, so everything is in English. Install Koloda again to mend that."
)

FAULTS: dict[str, str] = {
    "unknown_game": mark("a game that this version does not know"),
    "unknown_level": mark("a CPU player that this version does not know"),
    "newer_format": mark("saved by a newer version"),
    "damaged": mark("damaged"),
}
"""Why a match cannot be read, by the codes of the store."""


class Notice(Protocol):
    """As ``game.store`` makes them, which these words do not depend on."""

    @property
    def code(self) -> str: ...

    @property
    def facts(self) -> Mapping[str, object]: ...


def told(notice: Notice, tr: Translator) -> str:
    """The notice in a sentence or two."""
    return tr(NOTICES[notice.code], **notice.facts)
