"""Measure whether our own cards make a good game: many games between bots, bars, one table a game.

Only the standard library is used here; everything else is installed into `benchmarks/.venv`.
"""

import argparse
import json
import subprocess
import sys
from importlib import import_module
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
sys.path.insert(0, str(ROOT))

environment = import_module("environment")  # found only once the root is on the path

CONTENT = {"kids": "benchmarks.stage_cards", "mises": "benchmarks.mises"}
"""What can be measured, and the module that does it."""


def arguments() -> argparse.Namespace:
    """What to measure (all unless named), how many games, and whether to print JSON; anything else exits with 2."""
    parser = argparse.ArgumentParser(prog="benchmarks/balance.py", description="Measure the cards that are ours.")
    parser.add_argument("names", metavar="NAME", nargs="*", help=f"what to measure: {', '.join(CONTENT)}; else all")
    parser.add_argument("--games", type=int, metavar="N", help="games for a figure; as many as it needs unless told")
    parser.add_argument("--json", action="store_true", help="print the same figures as JSON: a list, one item a name")
    asked = parser.parse_args()
    for name in asked.names:
        if name not in CONTENT:
            parser.error(f"{name!r} is not measured here; expected one of {', '.join(CONTENT)}")
    if asked.games is not None and asked.games < 1:
        parser.error(f"{asked.games} games were asked for, expected at least 1")
    asked.names = [name for name in CONTENT if name in asked.names] or list(CONTENT)
    return asked


def measure(python: Path, asked: argparse.Namespace) -> int:
    """Run the modules one after the other; the first exit code that is not 0."""
    given = [*(["--games", str(asked.games)] if asked.games else []), *(["--json"] if asked.json else [])]
    documents = []
    for name in asked.names:
        command, kept = [str(python), "-m", CONTENT[name], *given], subprocess.PIPE if asked.json else None
        done = subprocess.run(command, cwd=ROOT, check=False, stdout=kept, text=True)
        if done.returncode:
            return done.returncode
        documents.append(done.stdout)
    if asked.json:
        print(json.dumps([json.loads(document) for document in documents], indent=1))
    return 0


if __name__ == "__main__":
    asked = arguments()
    try:
        home = environment.ready(home=HERE / ".venv", requirements=HERE / "requirements.txt")
        sys.exit(measure(home, asked))
    except KeyboardInterrupt:
        sys.exit(130)
