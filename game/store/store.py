"""The store: opens whatever it finds, never fails, and goes on in memory where nothing can be saved."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from game.rules.match import Match
from game.store import listing, matches, players
from game.store.files import write_whole
from game.store.folder import DataFolder, StoreNotice
from game.store.guarded import GuardedDatabase
from game.store.integrity import MatchFault
from game.store.listing import MatchRow
from game.store.names import clean_name
from game.store.players import Player, Score
from game.store.settings import Settings
from game.store.settings_file import SettingsFile

SETTINGS = "settings.json"
DATABASE = "koloda.sqlite3"


class Store:
    """One folder's store. None of its methods raises for what is wrong with files, unless it says so."""

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        """Empty, and in memory only, for good."""
        self.settings = Settings()
        self._settings_file: SettingsFile | None = None
        self.first_start = False
        """Whether no settings were found, until somebody has seen to what a first start wants to know."""
        self._clock = clock
        self._folder = DataFolder()
        self._database = GuardedDatabase(self._folder)
        self._faults: dict[int, MatchFault] = {}

    @classmethod
    def open(cls, folder: Path | None = None, clock: Callable[[], float] = time.time) -> Store:
        """The store in a folder, which is made if need be; None: the system's folder for such data."""
        store = cls(clock)
        try:
            store._folder.occupy(folder)
            if store.folder:
                store._database.open(store.folder / DATABASE)
                store._read_settings(SettingsFile(store.folder / SETTINGS))
                store._leave_newer_settings()
        except BaseException:
            store.close()
            raise
        return store

    @property
    def folder(self) -> Path | None:
        return self._folder.path

    @property
    def saving(self) -> bool:
        """Whether anything reaches the disk."""
        return self._folder.saving

    @property
    def newer(self) -> bool:
        """Whether what lies in the folder is a later version's, which is left as it is."""
        return self._folder.newer

    @property
    def notices(self) -> list[StoreNotice]:
        """What the player has not been told yet."""
        return self._folder.notices

    def close(self) -> None:
        self._database.close()
        self._folder.release()

    def __enter__(self) -> Store:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def take_notices(self) -> list[StoreNotice]:
        """What the player has not been told yet; asked again, nothing."""
        taken, self._folder.notices = self._folder.notices, []
        return taken

    # Settings

    def save_settings(self) -> None:
        if not (self.saving and self._settings_file):
            return
        try:
            self._settings_file.write(self.settings)
        except OSError as error:
            self._folder.stop_saving(error)

    def _read_settings(self, file: SettingsFile) -> None:
        self._settings_file = file
        try:
            self.settings = file.read()
        except FileNotFoundError:
            self.first_start = True
        except (OSError, ValueError):
            self._folder.set_aside("bad_settings", file.path)
        if file.bad:
            self._folder.tell("bad_values", names=file.bad)

    def _leave_newer_settings(self) -> None:
        """A later version's are read as far as they can be, and not written."""
        if self.newer and self._settings_file and self._settings_file.exists:
            self._settings_file = None

    # Matches

    def save_match(self, match: Match, match_id: int | None = None) -> int:
        """Save a match as it is now, finished deals too; to be called after every move. Its id, a new one for None."""
        saved_id, deal_ended = self._database.transact(lambda db: matches.save(db, match, match_id, self._clock()))
        self._faults.pop(saved_id, None)
        if deal_ended:
            self._database.secure()
        return saved_id

    def save_seats(self, match: Match, match_id: int) -> None:
        """Save who has the seats of a saved match: to be called when one has got a name in the middle of it."""
        self._database.transact(lambda db: matches.save_seats(db, match, match_id))

    def load_match(self, match_id: int) -> Match | None:
        """The match, running or over; None if there is none, or it cannot be read: then ``fault`` says why."""
        match = self._database.transact(lambda db: matches.load(db, match_id))
        if isinstance(match, str):
            self._faults[match_id] = match
            return None
        self._faults.pop(match_id, None)
        return match

    def fault(self, match_id: int) -> MatchFault | None:
        """Why a match could not be read when it was last loaded; None if it could be, or is gone."""
        return self._faults.get(match_id)

    def load_last(self) -> tuple[int, Match] | None:
        """The running match that "Continue" continues, and its id: of those that can be read the one played last."""
        for match_id in self._database.transact(listing.running):
            match = self.load_match(match_id)
            if match:
                return match_id, match
            self._folder.tell("bad_match")
        return None

    def last_match(self) -> int | None:
        """The id of the match that "Continue" continues."""
        last = self.load_last()
        return last[0] if last else None

    def matches(self) -> list[MatchRow]:
        """All matches, running and over, the one played last first; those that cannot be read, with their fault."""
        rows = self._database.transact(listing.listed)
        return [replace(row, fault=row.fault or self.fault(row.id)) for row in rows]

    def remove_match(self, match_id: int) -> None:
        """Forget a match, its deals and their scores."""
        self._database.transact(lambda db: matches.remove(db, match_id))
        self._faults.pop(match_id, None)

    def records(self, match_id: int) -> list[dict[str, Any]]:
        """The deal records of a match's finished deals, in order."""
        return self._database.transact(lambda db: matches.records(db, match_id))

    def export_path(self, match_id: int, deal: int) -> Path:
        """Where a finished deal (from 0) goes if nothing else is asked."""
        return (self.folder or Path.cwd()) / "records" / f"match-{match_id}-deal-{deal + 1}.json"

    def export(self, record: dict[str, Any], path: Path, replace: bool = False) -> None:
        """Write a deal record for ``replay``. FileExistsError unless ``replace``; OSError if it cannot be written."""
        if not replace and path.exists():
            raise FileExistsError(f"{path} exists")
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, json.dumps(record).encode() + b"\n")

    # Players and scores

    def players(self) -> list[Player]:
        """Everyone who has played under a name, by name."""
        return self._database.transact(players.players)

    def rename_player(self, player_id: int, name: str) -> bool:
        """Rename in every match; False if the name is empty or taken."""
        return self._database.transact(lambda db: players.rename_player(db, player_id, clean_name(name)))

    def remove_player(self, player_id: int) -> None:
        """Forget a player; in the matches the seat stays, without a name."""
        self._database.transact(lambda db: players.remove_player(db, player_id))

    def scores(self) -> list[Score]:
        """What each player has done in each game, by name."""
        return self._database.transact(players.scores)
