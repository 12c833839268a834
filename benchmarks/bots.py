"""Measure how strong the bots are: bars, the ladder of levels, think times; one report (docs/bots/strength.md).

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

environment = import_module("environment")  # found only once the root is on the path

GAMES = ("champ", "peek", "ferme", "kids", "enfer")
PARTS = ROOT / "docs" / "bots" / "strength"
REPORT = ROOT / "docs" / "bots" / "strength.md"
HEAD = """# How strong the bots are

Made by `python3 benchmarks/bots.py` (seeds are fixed; `--quick` plays fewer deals). A bar is judged by the lower end of
its 95 % interval. Deals are duplicated: the same cards for everybody, each bot in every seat; intervals by a paired
bootstrap over whole deals.
"""


def arguments() -> argparse.Namespace:
    """Which games (all unless named), and whether a quick look is enough; anything else exits with 2."""
    parser = argparse.ArgumentParser(prog="benchmarks/bots.py", description="Measure how strong the bots are.")
    parser.add_argument("games", metavar="GAME", nargs="*", help=f"{', '.join(GAMES)}; all unless named")
    parser.add_argument("--quick", action="store_true", help="fewer deals, wider intervals; the report is not written")
    asked = parser.parse_args()
    for game in asked.games:
        if game not in GAMES:
            parser.error(f"{game!r} is no game; expected one of {', '.join(GAMES)}")
    return asked


def measure(python: Path, game: str, quick: bool) -> str:
    """One game's section of the report."""
    command = [str(python), "-m", f"benchmarks.strength.{game}", *(["--quick"] if quick else [])]
    done = subprocess.run(command, cwd=ROOT, check=False, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        sys.exit(done.returncode)
    print(done.stdout, flush=True)
    return done.stdout


if __name__ == "__main__":
    asked = arguments()
    try:
        python = environment.ready("league", home=HERE / ".venv", requirements=HERE / "requirements.txt")
        for game in asked.games or GAMES:
            section = measure(python, game, asked.quick)
            if not asked.quick:
                PARTS.mkdir(parents=True, exist_ok=True)
                (PARTS / f"{game}.md").write_text(section, encoding="utf-8")
    except KeyboardInterrupt:
        sys.exit(130)
    if not asked.quick:
        parts = (PARTS / f"{game}.md" for game in GAMES)
        REPORT.write_text("\n".join([HEAD, *(part.read_text("utf-8") for part in parts if part.exists())]), "utf-8")
