"""The virtual environment beside the project: made, filled and kept fresh with the standard library alone."""

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
HOME = ROOT / ".venv"
STAMP = HOME / "brelan.json"
BIN = HOME / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")


def ready(*extras: str) -> Path:
    """The environment's Python, with the project and these extras installed; quick when nothing changed."""
    if sys.version_info < (3, 11):
        sys.exit(f"Brelan needs Python 3.11 or newer; this is Python {sys.version.split()[0]}.")
    wanted = hashlib.sha256((ROOT / "pyproject.toml").read_bytes()).hexdigest()
    have = _stamp()
    if have.get("project") == wanted and set(extras) <= set(have.get("extras", [])):
        return PYTHON
    if not PYTHON.exists():
        print("Making a virtual environment in .venv …", flush=True)
        _do(
            [sys.executable, "-m", "venv", str(HOME)],
            "Could not make a virtual environment (on Debian: apt install python3-venv).",
        )
    print("Installing Brelan into .venv (once; a few minutes at most) …", flush=True)
    what = f".[{','.join(extras)}]" if extras else "."
    _do(
        [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-e", what],
        "Could not install; the lines above say why (is the network there?).",
    )
    STAMP.write_text(json.dumps({"project": wanted, "extras": extras}), encoding="utf-8")
    return PYTHON


def _stamp() -> dict[str, Any]:
    try:
        return dict(json.loads(STAMP.read_text(encoding="utf-8"))) if PYTHON.exists() else {}
    except (OSError, ValueError):
        return {}


def _do(command: list[str], trouble: str) -> None:
    if subprocess.run(command, cwd=ROOT, check=False).returncode:
        sys.exit(trouble)
