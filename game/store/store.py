"""The store: opens whatever it finds, never fails, and goes on in memory where nothing can be saved."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal, TypeVar

from game.rules.match import Match
from game.store import database, matches
from game.store.files import Busy, Lock, set_aside, write_whole
from game.store.integrity import mark_odd_matches
from game.store.matches import MatchRow, Player, Score
from game.store.names import clean_name
from game.store.settings import Settings
from game.store.settings_file import SettingsFile

SETTINGS = "settings.json"
DATABASE = "koloda.sqlite3"
LOCK = "koloda.lock"

FAULTS = (*database.FAULTS, *matches.DAMAGE)
"""What work on a database that holds other things than was thought may raise."""

_T = TypeVar("_T")


NoticeCode = Literal[
    "cannot_save",  # folder, reason: nothing is saved from now on
    "second_copy",  # another copy of the program saves, this one does not
    "bad_database",  # file: matches and scores were lost, set aside in that file
    "newer_database",  # matches and scores are a later version's, left alone; nothing new is saved
    "bad_settings",  # file: all settings were lost, set aside in that file
    "bad_values",  # names: these settings, by their paths, have their defaults
    "bad_match",  # a match cannot be read
]


@dataclass(frozen=True)
class StoreNotice:
    """Something the player has to be told once, in the words of ``game.texts.notices``; facts as noted at the codes."""

    code: NoticeCode
    facts: dict[str, Any] = field(default_factory=dict)


class Store:
    """One folder's store. None of its methods raises for what is wrong with files, unless it says so."""

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        """Empty, and in memory only, for good."""
        self.settings = Settings()
        self._settings_file: SettingsFile | None = None
        self.folder: Path | None = None
        self.notices: list[StoreNotice] = []
        self.saving = False
        """Whether anything reaches the disk."""
        self.first_start = False
        """Whether no settings were found, until somebody has seen to what a first start wants to know."""
        self._clock = clock
        self._lock: Lock | None = None
        self._told: set[str] = set()
        self._db = database.open_memory()
        self._db_on_disk = False

    @classmethod
    def open(cls, folder: Path | None = None, clock: Callable[[], float] = time.time) -> Store:
        """The store in a folder, which is made if need be; None: the system's folder for such data."""
        store = cls(clock)
        store._occupy(folder)
        if store.folder:
            store._read_settings(SettingsFile(store.folder / SETTINGS))
            store._open_database(store.folder / DATABASE)
            if store._transact(mark_odd_matches):
                store._tell("bad_match")
        return store

    def close(self) -> None:
        with suppress(sqlite3.Error):
            self._db.close()
        if self._lock:
            self._lock.release()

    def __enter__(self) -> Store:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def take_notices(self) -> list[StoreNotice]:
        """What the player has not been told yet; asked again, nothing."""
        taken, self.notices = self.notices, []
        return taken

    # Settings

    def save_settings(self) -> None:
        if not (self.saving and self._settings_file):
            return
        try:
            self._settings_file.write(self.settings)
        except OSError as error:
            self._stop_saving(error)

    # Matches

    def save_match(self, match: Match, match_id: int | None = None) -> int:
        """Save a match as it is now, finished deals too; to be called after every move. Its id, a new one for None."""

        def work(db: sqlite3.Connection) -> tuple[int, bool]:
            return matches.save(db, match, match_id, self._clock())

        saved_id, deal_ended = self._transact(work)
        if deal_ended and self._db_on_disk:
            self._guarded(database.secure)
        return saved_id

    def load_match(self, match_id: int) -> Match | None:
        """The match, running or over; None if there is none or it is damaged (then it is in no list any more)."""

        def work(db: sqlite3.Connection) -> tuple[Match | None, bool]:
            try:
                return matches.load(db, match_id), False
            except matches.DAMAGE:
                matches.mark_damaged(db, match_id)
                return None, True

        match, damaged = self._transact(work)
        if damaged:
            self._tell("bad_match")
        return match

    def last_match(self) -> int | None:
        """The running match that "Continue" continues: the one played last."""
        return next((match_id for match_id in self._transact(matches.running) if self.load_match(match_id)), None)

    def matches(self) -> list[MatchRow]:
        """All matches, running and over, the one played last first."""
        return self._transact(matches.listed)

    def remove_match(self, match_id: int) -> None:
        """Forget a match, its deals and their scores."""
        self._transact(lambda db: matches.remove(db, match_id))

    def records(self, match_id: int) -> list[dict[str, Any]]:
        """The deal records of a match's finished deals, in order."""
        return self._transact(lambda db: matches.records(db, match_id))

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
        return self._transact(matches.players)

    def rename_player(self, player_id: int, name: str) -> bool:
        """Rename in every match; False if the name is empty or taken."""
        return self._transact(lambda db: matches.rename_player(db, player_id, clean_name(name)))

    def remove_player(self, player_id: int) -> None:
        """Forget a player; in the matches the seat stays, without a name."""
        self._transact(lambda db: matches.remove_player(db, player_id))

    def scores(self) -> list[Score]:
        """What each player has done in each game, by name."""
        return self._transact(matches.scores)

    # Opening

    def _occupy(self, folder: Path | None) -> None:
        try:
            self.folder = folder or _system_folder()
            self.folder.mkdir(parents=True, exist_ok=True)
            self._lock = Lock(self.folder / LOCK)
            self.saving = True
        except Busy:
            self._tell("second_copy")
        except OSError as error:
            self._stop_saving(error)

    def _read_settings(self, file: SettingsFile) -> None:
        self._settings_file = file
        try:
            self.settings = file.read()
        except FileNotFoundError:
            self.first_start = True
        except (OSError, ValueError):
            self._set_aside("bad_settings", file.path)
        if file.bad:
            self._tell("bad_values", names=file.bad)

    def _open_database(self, path: Path) -> None:
        try:
            self._use(self._database_at(path), on_disk=self.saving)
        except database.BadDatabase:
            self._begin_anew(path)
        except database.NewerDatabase:
            self._tell("newer_database")
        except (sqlite3.Error, OSError) as error:
            self._stop_saving(error)
            with suppress(sqlite3.Error, OSError, database.BadDatabase):
                self._use(database.open_copy(path))

    def _begin_anew(self, path: Path) -> None:
        """Set a bad database aside and open an empty one in its place, or in memory where that cannot be done."""
        self._use(database.open_memory())
        self._set_aside("bad_database", path, "-wal", "-shm")
        if self.saving:
            try:
                self._use(self._database_at(path), on_disk=self.saving)
            except (sqlite3.Error, OSError, database.BadDatabase) as error:
                self._stop_saving(error)

    def _database_at(self, path: Path) -> sqlite3.Connection:
        if self.saving:
            return database.open_file(path)
        return database.open_copy(path) if path.exists() else database.open_memory()

    def _use(self, db: sqlite3.Connection, on_disk: bool = False) -> None:
        with suppress(*database.FAULTS):
            self._db.close()
        self._db, self._db_on_disk = db, on_disk

    def _set_aside(self, code: NoticeCode, path: Path, *companions: str) -> None:
        if not self.saving:  # not ours to touch
            return
        try:
            self._tell(code, file=set_aside(path, *companions).name)
        except OSError as error:
            self._stop_saving(error)

    # Working

    def _transact(self, work: Callable[[sqlite3.Connection], _T]) -> _T:
        def whole(db: sqlite3.Connection) -> _T:
            with database.transaction(db):
                return work(db)

        return self._guarded(whole)

    def _guarded(self, work: Callable[[sqlite3.Connection], _T]) -> _T:
        """Do the work: where the disk fails, in memory; where the database is damaged, in a new one beside it."""
        try:
            return work(self._db)
        except sqlite3.OperationalError as error:
            with suppress(*FAULTS, database.BadDatabase, database.NewerDatabase):
                rescued = database.copy_to_memory(self._db)
                result = work(rescued)
                self._stop_saving(error)
                self._use(rescued)
                return result
        except FAULTS:
            pass
        with closing(database.open_memory()) as empty:
            work(empty)  # if this raises too, the fault is the program's, and nothing shall be set aside for it
        if self._db_on_disk and self.folder:
            self._begin_anew(self.folder / DATABASE)
        else:
            self._use(database.open_memory())
        return work(self._db)

    def _stop_saving(self, error: Exception) -> None:
        self.saving = False
        folder = str(self.folder or "").encode(errors="replace").decode()  # a path may be no text
        self._tell("cannot_save", folder=folder, reason=str(error))

    def _tell(self, code: NoticeCode, **facts: Any) -> None:
        if code not in self._told:
            self._told.add(code)
            self.notices.append(StoreNotice(code, facts))


def _system_folder() -> Path:
    import pygame  # here, since the store needs it for nothing else

    try:
        return Path(pygame.system.get_pref_path("", "Koloda"))
    except pygame.error as error:
        raise OSError(str(error)) from error
