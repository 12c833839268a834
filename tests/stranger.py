"""Commands run by somebody whom the system does not know, as in most containers: no entry in passwd, no powers."""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from brelan.cache import VARIABLE

ROOT = Path(__file__).parent.parent
NAMELESS = ("unshare", "--user", "--map-user=54321", "--map-group=54321")
POWERLESS = ("setpriv", "--bounding-set=-all", "--inh-caps=-all")
PLACES = ("HOME", "TMPDIR", "XDG_CACHE_HOME", "XDG_DATA_HOME", VARIABLE)
NOWHERE = "import tempfile; tempfile.tempdir = '/nowhere'; from brelan.cli import main; main()"
"""`brelan` on a machine that has no temporary directory either."""


@cache
def stranger() -> tuple[str, ...]:
    """What makes a command a stranger's; root without powers where that cannot be, ourselves if we are not root."""
    for words in (NAMELESS, POWERLESS):
        if (
            shutil.which(words[0])
            and subprocess.run([*words, "true"], check=False, capture_output=True).returncode == 0
        ):
            return words
    assert os.geteuid() != 0, "expected unshare or setpriv: nothing is closed to root"
    return ()


def read_only(home: Path) -> Path:
    """A directory with all that is in it, closed."""
    home.mkdir(exist_ok=True)
    for path in (*home.rglob("*"), home):
        path.chmod(path.stat().st_mode & ~0o222)
    return home


def environment(places: Mapping[str, str]) -> dict[str, str]:
    """Our own, with no other places than these."""
    return {key: value for key, value in os.environ.items() if key not in PLACES} | dict(places)


def run(
    *words: str, text: str = "", program: tuple[str, ...] = ("-m", "brelan"), places: Mapping[str, str]
) -> tuple[int, str, str]:
    """How `brelan` ends, and what it says."""
    done = subprocess.run(
        [*stranger(), sys.executable, *program, *words],
        input=text,
        capture_output=True,
        encoding="utf-8",
        env=environment(places) | {"PYTHONPATH": str(ROOT / "src")},
        check=False,
    )
    return done.returncode, done.stdout, done.stderr
