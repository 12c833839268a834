"""Measure Brelan beside other libraries: makes its own environment, runs, prints one table of ratios.

Only the standard library is used here; everything else is installed into `benchmarks/.venv`.
"""

import argparse
import hashlib
import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
HOME = HERE / ".venv"
STAMP = HOME / "stamp"
PYTHON = HOME / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
PEERS = HERE / "requirements.txt"
GROUPS = ("draw", "decisions", "copy", "evaluation", "start")


def arguments() -> argparse.Namespace:
    """The groups to run (all unless named) and whether to print JSON; anything else exits with 2."""
    parser = argparse.ArgumentParser(prog="benchmarks/run.py", description="Measure Brelan beside other libraries.")
    parser.add_argument("names", metavar="NAME", nargs="*", help=f"what to measure: {', '.join(GROUPS)}; else all")
    parser.add_argument("--json", action="store_true", help="print the same figures as JSON")
    asked = parser.parse_args()
    for name in asked.names:
        if name not in GROUPS:
            parser.error(f"{name!r} is not measured here; expected one of {', '.join(GROUPS)}")
    asked.names = [group for group in GROUPS if group in asked.names] or list(GROUPS)
    return asked


def ready() -> None:
    """The environment is there and holds Brelan and the pinned peers; quick when nothing changed."""
    if sys.version_info < (3, 11):  # noqa: UP036 (whoever has an older one should be told so)
        sys.exit(f"Brelan needs Python 3.11 or newer; this is Python {sys.version.split()[0]}.")
    wanted = hashlib.sha256(PEERS.read_bytes() + (ROOT / "pyproject.toml").read_bytes()).hexdigest()
    if PYTHON.exists() and STAMP.exists() and STAMP.read_text(encoding="utf-8") == wanted:
        return
    say("Making benchmarks/.venv with Brelan and its peers (once; a few minutes at most) …")
    if not PYTHON.exists():
        do(
            [sys.executable, "-m", "venv", str(HOME)],
            "Could not make it (on Debian: apt install python3-venv).",
        )
    pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    do([*pip, "-r", str(PEERS), "-e", f"{ROOT}[fast]"], "Could not install; the lines above say why.")
    STAMP.write_text(wanted, encoding="utf-8")


def do(command: list[str], trouble: str) -> None:
    # Standard output belongs to the table, or to the JSON that another program reads.
    if subprocess.run(command, cwd=ROOT, stdout=sys.stderr, check=False).returncode:
        sys.exit(trouble)


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    arguments()
    ready()
    command = [str(PYTHON), "-m", "benchmarks.report", *sys.argv[1:]]
    try:
        sys.exit(subprocess.run(command, cwd=ROOT, check=False).returncode)
    except KeyboardInterrupt:
        sys.exit(130)
