"""Try one fault: plant it in a copy of the tree, and run tests until one of them fails."""

import json
import os
import resource
import shutil
import signal
import sys
import time
import traceback
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from benchmarks.faults.planting import Fault
from benchmarks.faults.witnesses import Stage

COPIED = ("src", "tests", "docs", "benchmarks", "web", "README.md", "CHANGELOG.md", "LICENSE", "pyproject.toml")
SCRIPTS = ("environment.py", "run.py", "check.py", "hatch_build.py")
BUDGET = 90.0  # seconds of a processor after which no more tests are begun for a fault
SECONDS = 60  # of a processor, for one run of pytest
COMPILING = 300  # for one that compiles first: with a fault it compiles anew what else is kept
SLACK = 3  # a run that takes too long counts only where the same tests take so many times less without the fault
COMPILED = (
    "tests/odds",
    "tests/bots",
    "tests/coach",
    "tests/server/test_hints.py",
    "tests/golden/test_thoughts.py",
    "tests/engine/test_compiled.py",
    "tests/contract/test_back_ends.py",
    "tests/test_kept.py",
)
OF_A_GAME = ("/bots", "/test_odds.py")
PATIENCE = 900.0  # seconds on the wall, for a run that only waits; it counts only if the same happens twice
UNSTABLE = ("tests/server", "tests/test_serve_command.py", "tests/test_commands.py", "tests/league")
PRELOADED = ("pytest", "numpy", "numba", "msgspec", "httpx", "websockets.sync.client", "uvicorn", "starlette")


class Run(NamedTuple):
    """One run of pytest: how it ended, what it took of a processor, which test failed, whether it took its time."""

    code: int
    seconds: float
    failed: str
    quick: bool
    """Whether it took so little that one that goes on to the limit hangs."""


class Outcome(NamedTuple):
    """What became of a fault: caught, time-out or survived; by which test, and how long that took."""

    what: str
    by: str
    seconds: float


def take_over(root: Path, folder: Path) -> None:
    """A copy of the tree as it is now, without what was made from it."""
    for name in (*COPIED, *SCRIPTS):
        there = root / name
        if there.is_dir():
            left_out = shutil.ignore_patterns("__pycache__", "node_modules", ".venv")
            shutil.rmtree(folder / name, ignore_errors=True)
            shutil.copytree(there, folder / name, ignore=left_out)
        else:
            folder.mkdir(parents=True, exist_ok=True)
            shutil.copy2(there, folder / name)


class Copy:
    """A copy of the tree, with compiled code of its own, in which faults are planted one at a time."""

    def __init__(self, root: Path, folder: Path, green: Path) -> None:
        self.folder = folder
        self.green = green
        """A file that remembers which tests pass here without a fault; only those can see one."""
        self.compiled = folder / "compiled"
        take_over(root, folder)

    def without_a_fault(self, stage: Stage) -> str:
        """How tests end without a fault: well, well but late, or not well. Only what ends well can see one."""
        known: dict[str, str] = json.loads(self.green.read_text(encoding="utf-8")) if self.green.exists() else {}
        key = " ".join(stage)
        if key not in known:
            run = self.run(stage)
            known[key] = "red" if run.code else "green" if run.quick else "late"
            own = self.folder / "green"
            own.write_text(json.dumps(known, indent=1), encoding="utf-8")
            own.replace(self.green)  # at once: others read it meanwhile
        return known[key]

    def try_out(self, fault: Fault, stages: Iterable[Stage]) -> Outcome:
        """Look for a fault until it is caught, or as long as it pays."""
        spent = 0.0
        for stage in stages:
            found = self.look(fault, stage)
            spent += found.seconds
            while found.failed and self.without_a_fault((found.failed,)) == "red":
                stage = (*stage, "--deselect", found.failed)
                found = self.look(fault, stage)
                spent += found.seconds
            if found.failed.startswith(UNSTABLE) or found.code == -signal.SIGKILL:  # a slow machine does that too
                found = self.look(fault, (found.failed,) if found.failed else stage)
            if found.code and (found.failed or self.without_a_fault(stage) == "green"):
                late = found.code in (-signal.SIGXCPU, -signal.SIGKILL)  # else it broke down
                return Outcome("time-out" if late else "caught", found.failed or " ".join(stage), spent)
            if spent > BUDGET:
                break
        return Outcome("survived", "", spent)

    def look(self, fault: Fault, stage: Stage) -> Run:
        """Plant the fault, run, take it out."""
        file = self.folder / fault.path
        source, compiled = file.read_text(encoding="utf-8"), set(self.compiled.glob("*/*"))
        written = file.stat().st_mtime
        try:
            _write(file, fault.planted(source))
            return self.run(stage)
        finally:
            _write(file, source, written)
            for home in set(self.compiled.glob("*/*")) - compiled:
                shutil.rmtree(home, ignore_errors=True)

    def run(self, stage: Stage) -> Run:
        """One run in a process of its own; a negative code if it took too long."""
        log = self.folder / "log"
        child = os.fork()
        if child == 0:
            self._test(stage, log)
        begun = time.monotonic()
        while True:
            done, status, used = os.wait4(child, os.WNOHANG)
            if done:
                break
            if time.monotonic() - begun > PATIENCE:
                os.killpg(child, signal.SIGKILL)
                _, status, used = os.wait4(child, 0)
                break
            time.sleep(0.02)
        with suppress(ProcessLookupError):  # servers that a test left behind
            os.killpg(child, signal.SIGKILL)
        code = os.waitstatus_to_exitcode(status)
        lines = log.read_text(encoding="utf-8", errors="replace").splitlines()
        failed = [_named(line) for line in lines if line.startswith(("FAILED ", "ERROR "))]
        seconds, limit = used.ru_utime + used.ru_stime, _limit(stage)
        quick = seconds < limit / SLACK and time.monotonic() - begun < PATIENCE / SLACK
        return Run(0 if code == 5 else code, seconds, failed[0] if failed and code > 0 else "", quick)

    def _test(self, stage: Stage, log: Path) -> None:
        """In the child: pytest on the copy."""
        os.setpgid(0, 0)
        os.chdir(self.folder)
        out = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        os.dup2(out, 1)
        os.dup2(out, 2)
        limit = _limit(stage)
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 5))
        paths = [str(self.folder / "src"), str(self.folder)]
        sys.path[:0] = paths
        os.environ |= {"PYTHONPATH": os.pathsep.join(paths), "BRELAN_CACHE": str(self.compiled)}
        os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # they take longer than most tests
        for name in [name for name in sys.modules if name.partition(".")[0] in ("benchmarks", "brelan", "tests")]:
            del sys.modules[name]
        import pytest

        code = 3
        try:
            code = int(pytest.main(["-x", "-q", "--tb=no", "-p", "pytest_timeout", "-p", "no:cacheprovider", *stage]))
        except BaseException:
            traceback.print_exc()
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)


def _limit(stage: Stage) -> int:
    """How many seconds of a processor a run may take."""
    compiles = any(word.startswith(COMPILED) or word.endswith((*OF_A_GAME, "back_ends")) for word in stage)
    return COMPILING if compiles else SECONDS


def _named(line: str) -> str:
    """The test, of a line that says that it failed and why."""
    return line.partition(" ")[2].partition(" - ")[0]


def _write(file: Path, source: str, written: float | None = None) -> None:
    """A source, without what Python remembers of the one before: it looks at sizes and seconds only."""
    file.write_text(source, encoding="utf-8")
    if written is not None:  # numba looks at the time too, and need not compile again what is as it was
        os.utime(file, (written, written))
    for kept in (file.parent / "__pycache__").glob(f"{file.stem}.*"):
        kept.unlink(missing_ok=True)
