"""The database file: its tables, how older ones are brought up to date, and what is a bad one."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

MIGRATIONS = (
    """
    CREATE TABLE players (
        id INTEGER PRIMARY KEY,
        name TEXT NOT NULL UNIQUE
    );
    CREATE TABLE matches (
        id INTEGER PRIMARY KEY,
        game TEXT NOT NULL,
        status TEXT NOT NULL,        -- running, over; damaged: an earlier version could not read it
        deals INTEGER NOT NULL,      -- how many the match has in all
        changed REAL NOT NULL,       -- seconds since 1970
        state TEXT NOT NULL          -- JSON: Match.to_json() without the records of finished deals
    );
    CREATE TABLE seats (
        match_id INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        name TEXT NOT NULL,
        cpu TEXT,                    -- NULL: a person
        player INTEGER REFERENCES players ON DELETE SET NULL,
        won INTEGER NOT NULL,        -- the match, alone or shared
        PRIMARY KEY (match_id, seat)
    );
    CREATE TABLE deals (
        match_id INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
        number INTEGER NOT NULL,     -- from 0
        undone INTEGER NOT NULL,     -- how often a move was taken back
        record TEXT NOT NULL,        -- JSON: the deal record
        PRIMARY KEY (match_id, number)
    );
    CREATE TABLE results (
        match_id INTEGER NOT NULL,
        number INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        points INTEGER NOT NULL,
        standing INTEGER NOT NULL,   -- orders results of one game: the lower the better
        won INTEGER NOT NULL,
        PRIMARY KEY (match_id, number, seat),
        FOREIGN KEY (match_id, number) REFERENCES deals ON DELETE CASCADE
    );
    """,
    # Who played a deal when it ended, as its record says; and what was played last, by counting: clocks go wrong.
    """
    ALTER TABLE results ADD COLUMN player INTEGER REFERENCES players ON DELETE SET NULL;
    UPDATE results SET player = (
        SELECT CASE WHEN json_valid(record) AND json_extract(record, '$.seats[' || results.seat || '].cpu') IS NULL
            THEN coalesce(seats.player, (
                SELECT id FROM players WHERE name = json_extract(record, '$.seats[' || results.seat || '].name'))) END
        FROM deals JOIN seats USING (match_id)
        WHERE match_id = results.match_id AND number = results.number AND seat = results.seat);
    ALTER TABLE matches ADD COLUMN turn INTEGER NOT NULL DEFAULT 0;  -- the highest was played last
    UPDATE matches SET turn = (SELECT count(*) FROM matches AS other
        WHERE other.changed < matches.changed OR (other.changed = matches.changed AND other.id <= matches.id));
    CREATE INDEX matches_by_turn ON matches (turn);
    """,
)
"""Step k leads from ``user_version`` k to k + 1. Steps are only ever added: a file whose tables are not exactly what
they make is a bad one."""


class BadDatabase(Exception):
    """The file is no database of ours, or a damaged one: SQLite or a check says so."""


class NewerDatabase(Exception):
    """The file was written by a later version of the program."""


def says_damaged(error: Exception) -> bool:
    """Whether SQLite says that the file is damaged, or no database at all. Its other errors are classes below this one:
    a disk that fails, or a mistake in what it was asked."""
    return type(error) is sqlite3.DatabaseError


@contextmanager
def _judging() -> Iterator[None]:
    """What tells of damage becomes BadDatabase."""
    try:
        yield
    except UnicodeDecodeError as error:  # SQLite quotes the damage, which is no text
        raise BadDatabase(str(error)) from error
    except sqlite3.DatabaseError as error:
        if says_damaged(error):
            raise BadDatabase(str(error)) from error
        raise


@_judging()
def open_file(path: Path) -> sqlite3.Connection:
    """The database at ``path``, made or brought up to date if need be.

    BadDatabase, NewerDatabase, or sqlite3.OperationalError if the file cannot be opened or written.
    """
    _refuse_no_file(path)
    _refuse_newer(path)
    connection = _connect(str(path))
    try:
        _check(connection)
        # Write-ahead with NORMAL: a commit waits for no disk, so saving never holds up a frame. A killed program loses
        # nothing; a power cut may lose the moves since the last checkpoint, and never harms the file. ``secure`` is
        # called when a deal ends.
        if not _version(connection):
            connection.execute("PRAGMA synchronous = OFF")  # there is nothing to lose yet, and a first start goes on
        connection.execute("PRAGMA journal_mode = WAL").fetchall()
        connection.execute("PRAGMA synchronous = NORMAL")
        _migrate(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def open_copy(path: Path) -> sqlite3.Connection:
    """The database at ``path``, read into memory, brought up to date there. Raises as ``open_file`` does."""
    _refuse_no_file(path)
    address = path.absolute().as_uri() + "?mode=ro"
    try:
        return _copied(address)
    except sqlite3.OperationalError:
        # Even to read it, write-ahead wants two files beside. Where none can be made nobody writes, and the file is
        # whole unless one of them is left over.
        log = path.with_name(path.name + "-wal")
        if log.exists() and log.stat().st_size:
            raise
        return _copied(address + "&immutable=1")


def _refuse_no_file(path: Path) -> None:
    """A folder, or a device, which may be without end."""
    if path.exists() and not path.is_file():
        raise BadDatabase(f"{path} is no file")


VERSION_AT = 60
"""Where ``user_version`` stands in the file (SQLite, "Database File Format")."""


def _refuse_newer(path: Path) -> None:
    """NewerDatabase, before SQLite opens the file for writing: it tidies up behind whoever was killed."""
    if not path.exists():
        return
    with path.open("rb") as file:
        file.seek(VERSION_AT)
        version = int.from_bytes(file.read(4), "big", signed=True)
    log = path.with_name(path.name + "-wal")
    if log.exists() and log.stat().st_size:
        with closing(_connect(path.absolute().as_uri() + "?mode=ro")) as reader:
            version = max(version, _version(reader))
    if version > len(MIGRATIONS):
        raise NewerDatabase(f"version {version}")


def _copied(address: str) -> sqlite3.Connection:
    with closing(_connect(address)) as source:
        return copy_to_memory(source)


@_judging()
def copy_to_memory(source: sqlite3.Connection) -> sqlite3.Connection:
    """All of another database, brought up to date. Raises as ``open_file`` does."""
    _check(source)
    memory = _connect(":memory:")
    source.backup(memory)
    _migrate(memory)
    return memory


def open_memory() -> sqlite3.Connection:
    """An empty database in memory."""
    memory = _connect(":memory:")
    _migrate(memory)
    return memory


def _connect(name: str) -> sqlite3.Connection:
    connection = sqlite3.connect(name, timeout=1, isolation_level=None, uri=name.startswith("file:"))
    connection.row_factory = sqlite3.Row
    connection.text_factory = lambda content: content.decode("utf-8", "replace")  # damage shows in one value alone
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


@_judging()
def examine(connection: sqlite3.Connection) -> None:
    """Look at every page, index and table. BadDatabase if anything is wrong."""
    _check(connection, "integrity_check")
    _check_schema(connection)


def _check(connection: sqlite3.Connection, pragma: str = "quick_check") -> None:
    """BadDatabase or NewerDatabase if it is one."""
    version = _version(connection)
    if version > len(MIGRATIONS):
        raise NewerDatabase(f"version {version}")
    if version < 0 or (version == 0 and connection.execute("SELECT 1 FROM sqlite_master").fetchone()):
        raise BadDatabase("not a database of Koloda")
    fault = connection.execute(f"PRAGMA {pragma}(1)").fetchone()[0]
    if fault != "ok":
        raise BadDatabase(fault)


def _migrate(connection: sqlite3.Connection) -> None:
    """Bring an older database up to date. BadDatabase if its tables are not what its version says."""
    _check_schema(connection)
    done = _version(connection)
    for version, script in enumerate(MIGRATIONS[done:], done + 1):
        connection.executescript(f"BEGIN; {script}; PRAGMA user_version = {version}; COMMIT;")


def _check_schema(connection: sqlite3.Connection) -> None:
    """BadDatabase if the tables are not exactly what MIGRATIONS make up to the file's version."""
    with closing(_connect(":memory:")) as model:
        for script in MIGRATIONS[: _version(connection)]:
            model.executescript(script)
        if _schema(connection) != _schema(model):
            raise BadDatabase("other tables")


def _schema(connection: sqlite3.Connection) -> list[tuple[str, ...]]:
    """Every table, index, view and trigger with the text that made it, without comments and line ends."""
    rows = connection.execute("SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY type, name")
    return [tuple(" ".join(re.sub("--.*", "", str(value)).split()) for value in row) for row in rows]


def secure(connection: sqlite3.Connection) -> None:
    """Wait until everything committed is on the disk."""
    connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _version(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])
