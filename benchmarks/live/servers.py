"""Server processes, and what the system says of them."""

import os
import re
import subprocess
import sys
from collections.abc import Collection, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

TICKS = os.sysconf("SC_CLK_TCK")


class Server(NamedTuple):
    """A process that serves on a port of this machine."""

    pid: int
    port: int


@contextmanager
def started(*command: str, log: Path, program: str = sys.executable) -> Iterator[Server]:
    """A server for as long as it is needed."""
    with log.open("ab") as errors:
        process = subprocess.Popen([program, *command], stdout=subprocess.PIPE, stderr=errors, text=True)
        try:
            assert process.stdout is not None
            found = re.search(r"http://127\.0\.0\.1:(\d+)/", process.stdout.readline())
            if found is None:
                raise ConnectionError(f"the server did not start; see {log}")
            yield Server(process.pid, int(found[1]))
        finally:
            process.terminate()
            process.wait(20)


@contextmanager
def brelan(data: Path, *more: str) -> Iterator[Server]:
    """Ours, as somebody starts it; this machine's requests are not counted, and nobody looks at how a deal ended."""
    words = (*more, "--host", "127.0.0.1", "--port", "0", "--data", str(data), "--no-browser", "--trust", "127.0.0.1")
    words += ("--pace", "0")
    with started("-m", "brelan", *words, log=data.with_suffix(".log")) as server:
        yield server


def keep_to(cores: Collection[int], pids: Iterable[int]) -> None:
    """Processes run on these cores alone, with all their threads."""
    for task in (task for pid in pids for task in Path(f"/proc/{pid}/task").iterdir()):
        os.sched_setaffinity(int(task.name), cores)


def cpu_seconds(pid: int) -> float:
    """What a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory(pid: int) -> int:
    """Bytes that belong to a process alone."""
    text = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii")
    return 1024 * sum(int(n) for n in re.findall(r"^Private_(?:Clean|Dirty): +(\d+)", text, re.MULTILINE))
