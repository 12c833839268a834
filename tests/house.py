"""An environment of its own for boxes that come from elsewhere."""

import os
import re
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

ROOT = Path(__file__).parent.parent
ENTERS = "\n" * 2000
"""Whoever plays takes what is proposed, and may have to answer often."""


class House:
    """An environment of its own, with this Brelan, the box, and a home that nobody else has."""

    def __init__(self, home: Path) -> None:
        self.home = home
        venv.create(home, symlinks=os.name != "nt")
        self.python = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
        own = sysconfig.get_path("purelib", vars={"base": str(home), "platbase": str(home)})
        here = sysconfig.get_path("purelib")
        (Path(own) / "brelan-and-tests.pth").write_text(f"import site; site.addsitedir({here!r})\n", encoding="utf-8")

    def install(self, package: Path, *how: str) -> None:
        """Put a package there; with `-e`, it stays where it lies and is read from there."""
        quiet = ("install", "--quiet", "--disable-pip-version-check", "--no-index", "--no-deps", "--no-build-isolation")
        pip = [sys.executable, "-m", "pip", "--python", str(self.python), *quiet, *how, str(package)]
        done = subprocess.run(pip, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr

    def run(self, *words: str, typed: str = "", folder: Path | None = None) -> str:
        """What a program says that ends well."""
        done = self._done(words, typed, folder)
        assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
        return done.stdout

    def refused(self, *words: str, typed: str = "") -> str:
        """What a program says that ends because of what its user did."""
        done = self._done(words, typed, self.home)
        assert done.returncode == 2, done.stdout[-4000:] + done.stderr[-4000:]
        return done.stderr

    def _done(self, words: tuple[str, ...], typed: str, folder: Path | None) -> "subprocess.CompletedProcess[str]":
        known = {**os.environ, "LC_ALL": "C.UTF-8", "XDG_DATA_HOME": str(self.home), "PYTHONWARNINGS": "error"}
        return subprocess.run(
            [str(self.python), *words], input=typed, capture_output=True, text=True, check=False, env=known, cwd=folder
        )

    def brelan(self, *words: str, typed: str = "") -> str:
        """What a command of Brelan says."""
        return self.run("-m", "brelan", *words, typed=typed, folder=self.home)

    def tests(self, *words: str) -> int:
        """How many of these tests there are; all of them pass."""
        said = self.run("-m", "pytest", "-n", "0", "-p", "no:cacheprovider", *words, folder=ROOT)
        found = re.search(r"(\d+) passed", said)
        assert found, said
        assert "skipped" not in said
        return int(found[1])
