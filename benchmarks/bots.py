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

SECTIONS = ("champ", "peek", "ferme", "kids", "enfer", "tempo")
PARTS = ROOT / "docs" / "bots" / "strength"
REPORT = ROOT / "docs" / "bots" / "strength.md"
HEAD = """# How strong the bots are

Made by `python3 benchmarks/bots.py` (seeds are fixed; `--quick` plays fewer deals). A bar is judged by the lower end of
its 95 % interval. Deals are duplicated: the same cards for everybody, each bot in every seat; intervals by a paired
bootstrap over whole deals.
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


def measure(python: Path, section: str, quick: bool) -> str:
    """One section of the report, shown line by line as it is found."""
    command = [str(python), "-m", f"benchmarks.strength.{section}", *(["--quick"] if quick else [])]
    lines = []
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, encoding="utf-8") as measuring:
        for line in measuring.stdout or ():
            print(line, end="", flush=True)
            lines.append(line)
    if measuring.returncode:
        sys.exit(measuring.returncode)
    return "".join(lines)


if __name__ == "__main__":
    asked = arguments()
    try:
        python = environment.ready("league", home=HERE / ".venv", requirements=HERE / "requirements.txt")
        for section in asked.sections or SECTIONS:
            text = measure(python, section, asked.quick)
            if not asked.quick:
                PARTS.mkdir(parents=True, exist_ok=True)
                (PARTS / f"{section}.md").write_text(text, encoding="utf-8")
    except KeyboardInterrupt:
        sys.exit(130)
    if not asked.quick:
        parts = (PARTS / f"{section}.md" for section in SECTIONS)
        REPORT.write_text("\n".join([HEAD, *(part.read_text("utf-8") for part in parts if part.exists())]), "utf-8")
