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
LOCK = ROOT / "requirements.lock"


def ready(*extras: str, home: Path = HOME, requirements: Path | None = None) -> Path:
    """An environment's Python, with the project, these extras and requirements; quick when nothing changed."""
    if sys.version_info < (3, 11):
        sys.exit(f"Brelan needs Python 3.11 or newer; this is Python {sys.version.split()[0]}.")
    python = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    files = [
        ROOT / "pyproject.toml",
        ROOT / "hatch_build.py",
        LOCK,
        *_page(),
        *([requirements] if requirements else []),
    ]
    wanted = hashlib.sha256(b"".join(path.read_bytes() for path in files)).hexdigest()
    have = _stamp(home) if python.exists() else {}
    if have.get("made of") == wanted and set(extras) <= set(have.get("extras", [])):
        return python
    name = home.relative_to(ROOT)
    if not python.exists():
        _say(f"Making a virtual environment in {name} …")
        _do(
            [sys.executable, "-m", "venv", str(home)],
            "Could not make a virtual environment (on Debian: apt install python3-venv).",
        )
    _say(f"Installing Brelan into {name} (once; a few minutes at most) …")
    extras = tuple(sorted({*extras, *have.get("extras", [])}))
    what = ["-c", str(LOCK), "-e", f".[{','.join(extras)}]" if extras else "."]
    what += ["-r", str(requirements)] if requirements else []
    _do(
        [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *what],
        "Could not install; the lines above say why (is the network there?).",
    )
    (home / "brelan.json").write_text(json.dumps({"made of": wanted, "extras": extras}), encoding="utf-8")
    return python


def _page() -> list[Path]:
    """What the page is built from, which happens when the project is installed."""
    web, others = ROOT / "web", {"node_modules", "tests"}
    own = (path for path in web.rglob("*") if path.is_file() and others.isdisjoint(path.relative_to(web).parts))
    boxes = (ROOT / "src" / "brelan" / "games").glob("*/page/*")
    return sorted([*own, *boxes, *(ROOT / "src" / "brelan").rglob("*.ftl")])


def _stamp(home: Path) -> dict[str, Any]:
    try:
        return dict(json.loads((home / "brelan.json").read_text(encoding="utf-8")))
    except (OSError, ValueError):
        return {}


def _do(command: list[str], trouble: str) -> None:
    # standard output belongs to the program that is started afterwards
    if subprocess.run(command, cwd=ROOT, stdout=sys.stderr, check=False).returncode:
        sys.exit(trouble)


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)
