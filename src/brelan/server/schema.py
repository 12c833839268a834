"""The SQLite file: how it is opened, held by one server at a time, and brought to the present schema."""

import sqlite3
from pathlib import Path

from brelan.trouble import Trouble

FILE = "brelan.sqlite"
"""In the data directory."""
MIGRATIONS = (
    """
    CREATE TABLE line (
        table_id TEXT NOT NULL, number INTEGER NOT NULL, body BLOB NOT NULL, game INTEGER NOT NULL, chain BLOB NOT NULL,
        PRIMARY KEY (table_id, number)
    ) WITHOUT ROWID;
    CREATE TABLE game (
        table_id TEXT NOT NULL, game INTEGER NOT NULL, number INTEGER NOT NULL, before TEXT NOT NULL,
        PRIMARY KEY (table_id, game)
    ) WITHOUT ROWID;
    CREATE TABLE device (
        device TEXT NOT NULL, table_id TEXT NOT NULL, number INTEGER NOT NULL, at INTEGER NOT NULL,
        PRIMARY KEY (device, table_id)
    ) WITHOUT ROWID;
    """,
    """
    CREATE TABLE note (
        kind TEXT NOT NULL, about TEXT NOT NULL, owner TEXT NOT NULL, body BLOB NOT NULL,
        PRIMARY KEY (kind, about, owner)
    ) WITHOUT ROWID;
    CREATE INDEX note_of ON note (kind, owner);
    """,
)
"""One script per version; a file remembers its version in `user_version`."""


def hold(path: Path) -> sqlite3.Connection:
    """Keep other servers away from a file until this is closed or the process is killed.

    SQLite's own lock on an empty file beside it: it works on every system, and leaves the file to backups.
    """
    held = f"{path}-held"
    try:
        door = sqlite3.connect(held, timeout=0, check_same_thread=False, isolation_level=None)
        door.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as trouble:
        if getattr(trouble, "sqlite_errorname", "") == "SQLITE_BUSY":
            raise Trouble(
                f"{path} is in use by another Brelan on this machine; close that one, or choose another --data"
            ) from None
        raise Trouble(f"{held}: cannot be opened ({trouble}); expected a directory that can be written to") from None
    return door


def connect(path: Path) -> sqlite3.Connection:
    """A connection that waits for the disc at every commit."""
    try:
        db = sqlite3.connect(path, check_same_thread=False, isolation_level=None)
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA fullfsync = 1")  # macOS: else the disc may keep it for later
    except sqlite3.Error as trouble:
        raise _unusable(path, trouble) from None
    return db


def version_of(db: sqlite3.Connection, path: Path) -> int:
    """The schema of a file, 0 for a new one; a newer one than ours is refused."""
    try:
        (version,) = db.execute("PRAGMA user_version").fetchone()
    except sqlite3.Error as trouble:
        raise _unusable(path, trouble) from None
    if not 0 <= version <= len(MIGRATIONS):
        raise Trouble(f"{path} was written by a newer Brelan (schema {version}, expected at most {len(MIGRATIONS)})")
    return int(version)


def migrate(db: sqlite3.Connection, path: Path, scripts: tuple[str, ...] = MIGRATIONS) -> None:
    """Bring the file to the present schema, all or nothing."""
    steps = [f"{script}; PRAGMA user_version = {n};" for n, script in enumerate(scripts, 1)][version_of(db, path) :]
    if not steps:
        return
    try:
        db.executescript(f"BEGIN IMMEDIATE; {''.join(steps)} COMMIT;")
    except sqlite3.Error as trouble:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise _unusable(path, trouble) from None


def _unusable(path: Path, trouble: sqlite3.Error) -> Trouble:
    return Trouble(
        f"{path}: cannot be used as Brelan's database ({trouble}); expected a file that Brelan wrote. "
        f"Move it away and bring a copy back with brelan import, or choose another directory with --data"
    )
