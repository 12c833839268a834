"""Node.js and what `package.json` names; nothing of it is needed for anything else."""

import shutil
import subprocess
from pathlib import Path

HERE = Path(__file__).parent


def node() -> str:
    """The program, once its libraries are there; `FileNotFoundError` if there is none."""
    found, npm = shutil.which("node"), shutil.which("npm")
    if found is None or npm is None:
        raise FileNotFoundError("the peers need Node.js 20 and npm; expected both on the path")
    if not (HERE / "node_modules").is_dir():
        subprocess.run([npm, "install", "--no-audit", "--no-fund", "--ignore-scripts"], cwd=HERE, check=True)
    return found
