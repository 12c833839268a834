"""Measure Brelan beside other libraries: makes its own environment, runs, prints one table of ratios.

Only the standard library is used here; everything else is installed into `benchmarks/.venv`.
"""

import argparse
import subprocess
import sys
from importlib import import_module
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
sys.path.insert(0, str(ROOT))

environment = import_module("environment")

GROUPS = ("draw", "decisions", "copy", "evaluation", "games", "learn", "start")


def arguments() -> argparse.Namespace:
    """The groups to run (all unless named), beside what, and whether to print JSON; anything else exits with 2."""
    parser = argparse.ArgumentParser(prog="benchmarks/run.py", description="Measure Brelan beside other libraries.")
    parser.add_argument("names", metavar="NAME", nargs="*", help=f"what to measure: {', '.join(GROUPS)}; else all")
    parser.add_argument("--json", action="store_true", help="print the same figures as JSON")
    parser.add_argument("--against", metavar="TREE", type=Path, help="beside another checkout of Brelan, not the peers")
    asked = parser.parse_args()
    for name in asked.names:
        if name not in GROUPS:
            parser.error(f"{name!r} is not measured here; expected one of {', '.join(GROUPS)}")
    if asked.against and not (asked.against / "src" / "brelan").is_dir():
        parser.error(f"{asked.against} is no checkout of Brelan; expected a directory with src/brelan")
    asked.names = [group for group in GROUPS if group in asked.names] or list(GROUPS)
    return asked


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    arguments()
    python = environment.ready(home=HERE / ".venv", requirements=HERE / "requirements.txt")
    try:
        command = [str(python), "-m", "benchmarks.report", *sys.argv[1:]]
        sys.exit(subprocess.run(command, cwd=ROOT, check=False).returncode)
    except KeyboardInterrupt:
        sys.exit(130)
