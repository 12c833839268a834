"""Measure how strong the bots are: bars, the ladder of levels, think times; one report (docs/bots/strength.md).

Only the standard library is used here; everything else is installed into `benchmarks/.venv`.
"""

import argparse
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib import import_module
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
sys.path.insert(0, str(ROOT))

environment = import_module("environment")  # found only once the root is on the path

SECTIONS = ("champ", "peek", "ferme", "kids", "enfer", "tempo")
PARTS = ROOT / "docs" / "bots" / "strength"
REPORT = ROOT / "docs" / "bots" / "strength.md"
HEAD = """# How strong the bots are

Made by `python3 benchmarks/bots.py` (seeds are fixed; `--quick` plays fewer deals). A bar is judged by the worse end of
its 95% interval. Deals are duplicated: the same cards for everybody, each bot in every seat; intervals by a paired
bootstrap over whole deals. What was tried, and why a bar is missed where one is: [notes](notes.md).
"""


def arguments() -> argparse.Namespace:
    """Which sections (all unless named), and whether a quick look is enough; anything else exits with 2."""
    parser = argparse.ArgumentParser(prog="benchmarks/bots.py", description="Measure how strong the bots are.")
    parser.add_argument("sections", metavar="SECTION", nargs="*", help=f"{', '.join(SECTIONS)}; all unless named")
    parser.add_argument("--quick", action="store_true", help="fewer deals, wider intervals; the report is not written")
    asked = parser.parse_args()
    for section in asked.sections:
        if section not in SECTIONS:
            parser.error(f"{section!r} is not measured; expected one of {', '.join(SECTIONS)}")
    return asked


def measure(python: Path, section: str, quick: bool) -> None:
    """One section of the report, shown line by line as it is found; kept unless it was a quick look."""
    command = [str(python), "-m", f"benchmarks.strength.{section}", *(["--quick"] if quick else [])]
    lines = []
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, encoding="utf-8") as measuring:
        for line in measuring.stdout or ():
            print(f"{section:6} {line}", end="", flush=True)
            lines.append(line)
    if measuring.returncode:
        raise subprocess.CalledProcessError(measuring.returncode, command)
    if not quick:
        PARTS.mkdir(parents=True, exist_ok=True)
        (PARTS / f"{section}.md").write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    asked = arguments()
    try:
        python = environment.ready("league", home=HERE / ".venv", requirements=HERE / "requirements.txt")
        # sections may run side by side: think times are processor time
        with ThreadPoolExecutor(os.cpu_count()) as cores:
            for _ in cores.map(partial(measure, python, quick=asked.quick), asked.sections or SECTIONS):
                pass
    except KeyboardInterrupt:
        sys.exit(130)
    except subprocess.CalledProcessError as failed:
        sys.exit(failed.returncode)
    if not asked.quick:
        parts = (PARTS / f"{section}.md" for section in SECTIONS)
        REPORT.write_text("\n".join([HEAD, *(part.read_text("utf-8") for part in parts if part.exists())]), "utf-8")
