"""A database that goes on: in memory where the disk fails, in a new file where the old one is damaged."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

from game.store import database
from game.store.folder import DataFolder

log = logging.getLogger(__name__)
log.addHandler(logging.NullHandler())  # the file for it is opened in the store's folder, after the store

_T = TypeVar("_T")

_UNUSABLE = (sqlite3.Error, OSError, database.BadDatabase, database.NewerDatabase)


class GuardedDatabase:
    """Empty, and in memory, until ``open``."""

    def __init__(self, folder: DataFolder) -> None:
        self._folder = folder
        self._path: Path | None = None
        self._db = database.open_memory()
        self._on_disk = False

    def open(self, path: Path) -> None:
        """Use the file at ``path``, made if need be; where nothing is saved, a copy of it."""
        self._path = path
        try:
            self._use(self._at(path), on_disk=self._folder.saving)
        except database.BadDatabase:
            log.exception("the database is damaged")
            self._begin_anew(path)
        except database.NewerDatabase:
            self._folder.newer = True
            self._folder.tell("newer_database")
        except (sqlite3.OperationalError, OSError) as error:
            log.exception("the database cannot be opened")
            self._folder.stop_saving(error)
            with suppress(*_UNUSABLE):
                self._use(database.open_copy(path))

    def close(self) -> None:
        with suppress(sqlite3.Error):
            self._db.close()

    def transact(self, work: Callable[[sqlite3.Connection], _T]) -> _T:
        """Do all of the work or nothing of it. What it raises is raised, unless disk or file are to blame."""

        def whole(db: sqlite3.Connection) -> _T:
            with database.transaction(db):
                return work(db)

        self._look_for_file()
        return self._guarded(whole)

    def secure(self) -> None:
        """Wait until everything is on the disk, if that is where it goes."""
        if self._on_disk:
            self._guarded(database.secure)

    def _look_for_file(self) -> None:
        """SQLite goes on writing to a file that was removed, and says nothing."""
        if self._on_disk and self._path and not self._path.exists():
            self._rescued(lambda db: None, sqlite3.OperationalError(f"{self._path.name} is gone"))

    def _guarded(self, work: Callable[[sqlite3.Connection], _T]) -> _T:
        try:
            return work(self._db)
        except Exception as error:
            log.exception("work on the database failed")
            if self._is_damaged(error):
                if self._on_disk and self._path:
                    self._begin_anew(self._path)
                else:
                    self._use(database.open_memory())
                return work(self._db)
            if isinstance(error, sqlite3.OperationalError):
                return self._rescued(work, error)
            raise

    def _is_damaged(self, error: Exception) -> bool:
        """Whether SQLite said so, or says so if asked: any other error is a mistake of the program's."""
        if database.says_damaged(error):
            return True
        try:
            database.examine(self._db)
        except database.BadDatabase:
            return True
        except (sqlite3.Error, database.NewerDatabase):  # it cannot be looked at now
            return False
        return False

    def _rescued(self, work: Callable[[sqlite3.Connection], _T], error: sqlite3.OperationalError) -> _T:
        """The disk fails, it seems: do the work in memory, with all that can still be read, and stay there. What is
        raised there too is a mistake of the program's."""
        try:
            memory = database.copy_to_memory(self._db)
        except _UNUSABLE:
            memory = database.open_memory()
        try:
            result = work(memory)
        except Exception:
            memory.close()
            raise
        self._folder.stop_saving(error)
        self._use(memory)
        return result

    def _begin_anew(self, path: Path) -> None:
        """Set a bad file aside and open an empty one in its place, or in memory where that cannot be done."""
        self._use(database.open_memory())
        self._folder.set_aside("bad_database", path, "-wal", "-shm")
        if self._folder.saving:
            try:
                self._use(self._at(path), on_disk=True)
            except (sqlite3.OperationalError, OSError, database.BadDatabase) as error:
                self._folder.stop_saving(error)

    def _at(self, path: Path) -> sqlite3.Connection:
        if self._folder.saving:
            return database.open_file(path)
        return database.open_copy(path) if path.exists() else database.open_memory()

    def _use(self, db: sqlite3.Connection, on_disk: bool = False) -> None:
        self.close()
        self._db, self._on_disk = db, on_disk
