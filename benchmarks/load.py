"""Measure the room under load: many tables over real sockets, beside a bare fan-out on the same server stack.

Only the standard library is used here; everything else is installed into the project's `.venv`.
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

GROUPS = ("fanout", "steady", "attack", "memory", "houses", "peers")
OPTIONAL = {"peers"}
"""Only where they are named: they need Node.js, and install what they compare with."""


def arguments() -> argparse.Namespace:
    """What to measure (all unless named) and whether to print JSON; anything else exits with 2."""
    parser = argparse.ArgumentParser(prog="benchmarks/load.py", description="Measure the room under load.")
    parser.add_argument(
        "names", metavar="NAME", nargs="*", help=f"what to measure: {', '.join(GROUPS)}; else all but peers"
    )
    parser.add_argument("--json", action="store_true", help="print the same figures as JSON")
    parser.add_argument("--rounds", type=int, default=5, metavar="N", help="rounds of a comparison; 5 unless told")
    asked = parser.parse_args()
    for name in asked.names:
        if name not in GROUPS:
            parser.error(f"{name!r} is not measured here; expected one of {', '.join(GROUPS)}")
    if not 1 <= asked.rounds <= 100:
        parser.error(f"{asked.rounds} rounds were asked for, expected 1 to 100")
    asked.names = [group for group in GROUPS if group in asked.names] or [
        group for group in GROUPS if group not in OPTIONAL
    ]
    return asked


if __name__ == "__main__":
    arguments()
    if not Path("/proc/self/stat").exists():
        sys.exit("What a server uses is read from /proc, which this system does not have.")
    try:
        python = environment.ready("check" if "houses" in arguments().names else "room")  # with a PostgreSQL
        command = [str(python), "-m", "benchmarks.live.report", *sys.argv[1:]]
        sys.exit(subprocess.run(command, cwd=ROOT, check=False).returncode)
    except KeyboardInterrupt:
        sys.exit(130)
