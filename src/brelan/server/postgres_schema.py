"""The PostgreSQL database: how it is reached, and brought to the present schema by whoever comes first."""

import asyncio
import re
from importlib import import_module
from typing import Any
from urllib.parse import urlsplit, urlunsplit

from brelan.server.tokens import new_key
from brelan.trouble import Trouble

OLDEST = 15
PARTS = 16
"""Partitions of what grows with every answer: they can be moved apart later."""
PATIENCE = 10.0
"""Seconds that the database may be silent; one that starts again, or another in its place, takes a few."""
SCHEMES = ("postgresql", "postgres")
DISTRIBUTED = re.compile(r"CockroachDB|-YB-|YugabyteDB")
"""Engines that speak PostgreSQL and spread tables by their keys themselves."""

FIRST = """
    CREATE TABLE brelan.line (
        table_id text NOT NULL, number integer NOT NULL, body bytea NOT NULL, game integer NOT NULL,
        chain bytea NOT NULL,
        PRIMARY KEY (table_id, number)
    ) {parted};
    CREATE TABLE brelan.game (
        table_id text NOT NULL, game integer NOT NULL, number integer NOT NULL, before text NOT NULL,
        PRIMARY KEY (table_id, game)
    );
    CREATE TABLE brelan.device (
        device text NOT NULL, table_id text NOT NULL, number integer NOT NULL, at bigint NOT NULL,
        PRIMARY KEY (device, table_id)
    );
    CREATE TABLE brelan.note (
        kind text NOT NULL, about text NOT NULL, owner text NOT NULL, body bytea NOT NULL,
        PRIMARY KEY (kind, about, owner)
    );
    CREATE INDEX note_of ON brelan.note (kind, owner);
    CREATE TABLE brelan.house (
        house text NOT NULL, until timestamptz NOT NULL, body bytea NOT NULL,
        PRIMARY KEY (house)
    );
    CREATE TABLE brelan.notice (
        table_id text NOT NULL, house text NOT NULL, since timestamptz NOT NULL, body bytea NOT NULL,
        PRIMARY KEY (table_id, house)
    );
    CREATE TABLE brelan.screen (
        device text NOT NULL, code text NOT NULL, owner text NOT NULL, table_id text NOT NULL,
        until timestamptz NOT NULL,
        PRIMARY KEY (device)
    );
    CREATE UNIQUE INDEX screen_code ON brelan.screen (code) WHERE code <> '';
    CREATE INDEX screen_owner ON brelan.screen (owner);
"""
MIGRATIONS = (FIRST,)
"""One script per version. A script only adds: servers of the version before go on beside it."""


def driver() -> Any:
    """asyncpg, or the one line that says how to get it."""
    try:
        return import_module("asyncpg")
    except ImportError:
        raise Trouble("--store postgresql://… needs the extra postgres: pip install 'brelan[postgres]'") from None


def shown(url: str) -> str:
    """An address without its password."""
    parts = urlsplit(url)
    return urlunsplit(parts._replace(netloc=re.sub(r":[^:@]*@", "@", parts.netloc)))


def checked(url: str) -> str:
    """The address of a database."""
    parts = urlsplit(url)
    if parts.scheme not in SCHEMES or not parts.netloc + parts.query:
        raise Trouble(f"--store {shown(url)} was given, expected postgresql://USER:PASSWORD@HOST:PORT/DATABASE")
    return url


async def connect(url: str) -> Any:
    """One connection; it lets go of whatever does not answer in time."""
    return await driver().connect(url, timeout=PATIENCE, command_timeout=PATIENCE)


def prepare(url: str) -> None:
    """See that the database can be used, at our schema; one clear line if it cannot."""
    asyncpg = driver()
    where = shown(checked(url))
    try:
        asyncio.run(_prepare(url, where))
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError, ValueError) as trouble:
        why = str(trouble).strip().partition("\n")[0] or type(trouble).__name__
        raise Trouble(
            f"{where}: the database cannot be used ({why}); expected PostgreSQL {OLDEST} or newer there"
        ) from None


async def _prepare(url: str, where: str) -> None:
    db = await connect(url)
    try:
        if db.get_server_version().major < OLDEST and not DISTRIBUTED.search(await db.fetchval("SELECT version()")):
            given = db.get_server_version().major
            raise Trouble(f"{where}: PostgreSQL {given} answered, expected {OLDEST} or newer")
        await migrate(db, where)
    finally:
        await db.close()


async def migrate(db: Any, where: str, scripts: tuple[str, ...] = MIGRATIONS) -> None:
    """Bring the database to the present schema, all or nothing; of several who come at once, one does it."""
    await _first_page(db)
    async with db.transaction():
        version = await db.fetchval("SELECT version FROM brelan.schema_version WHERE id = 1 FOR UPDATE")
        if version > len(scripts):
            raise Trouble(f"{where} was written by a newer Brelan (schema {version}, expected at most {len(scripts)})")
        if version == len(scripts):
            return
        parts = 0 if DISTRIBUTED.search(await db.fetchval("SELECT version()")) or await _citus(db) else PARTS
        for script in scripts[version:]:
            await db.execute(script.format(parted="PARTITION BY HASH (table_id)" if parts else ""))
        if version == 0:
            await db.execute("INSERT INTO brelan.note VALUES ('room', 'key', '', $1)", new_key())
            for n in range(parts):
                of = f"FOR VALUES WITH (MODULUS {parts}, REMAINDER {n})"
                await db.execute(f"CREATE TABLE brelan.line_{n} PARTITION OF brelan.line {of}")
        await db.execute("UPDATE brelan.schema_version SET version = $1 WHERE id = 1", len(scripts))


async def _first_page(db: Any) -> None:
    """The row that whoever migrates holds on to; two who write it at once get in each other's way, and try again."""
    asyncpg = driver()
    for last in (False, False, True):
        try:
            await db.execute("CREATE SCHEMA IF NOT EXISTS brelan")
            await db.execute(
                "CREATE TABLE IF NOT EXISTS brelan.schema_version (id integer PRIMARY KEY, version integer NOT NULL)"
            )
            await db.execute("INSERT INTO brelan.schema_version VALUES (1, 0) ON CONFLICT DO NOTHING")
        except (asyncpg.UniqueViolationError, asyncpg.DuplicateObjectError, asyncpg.DuplicateTableError):
            if last:
                raise
        else:
            return


async def _citus(db: Any) -> bool:
    return bool(await db.fetchval("SELECT count(*) FROM pg_extension WHERE extname = 'citus'"))
