"""How many small faults the tests see: plants some by rule, chosen at random, and runs the tests that could see each.

Only the standard library is used here; the rest runs in the environment of the checks.
"""

import subprocess
import sys
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

if __name__ == "__main__":
    python = import_module("environment").ready("check")
    try:
        command = [str(python), "-m", "benchmarks.faults.run", *sys.argv[1:]]
        sys.exit(subprocess.run(command, cwd=ROOT, check=False).returncode)
    except KeyboardInterrupt:
        sys.exit(130)
