"""Check everything: lint, format, types, all tests. `--deep` runs the long ones too; other arguments go to pytest."""

import subprocess
import sys

import environment

if __name__ == "__main__":
    python = str(environment.ready("check"))
    for words in (
        ["ruff", "check", "."],
        ["ruff", "format", "--check", "."],
        ["mypy"],
        ["pytest", "-n", "auto", *sys.argv[1:]],
    ):
        print("==", " ".join(words), flush=True)
        status = subprocess.run([python, "-m", *words], cwd=environment.ROOT, check=False).returncode
        if status:
            sys.exit(status)
