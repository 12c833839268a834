"""A PostgreSQL for as long as it is measured: the one of the tests."""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def postgres() -> Iterator[str]:
    """The address of an empty database."""
    from tests.server.database import Database  # only here is the wheel needed that brings PostgreSQL

    database = Database()
    try:
        yield database.fresh()
    finally:
        database.stop()
