"""How long a first hand takes in a fresh process: plain, compiled for the first time, compiled before."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field

ROUNDS = 3
ABSENT = 3
FIRST_HAND = f"""
import sys, time
from benchmarks import ours
try:
    ours.first_{{mode}}_hand()
except ImportError as missing:
    print(missing)
    sys.exit({ABSENT})
print(time.process_time())
"""


@dataclass
class Start:
    """Seconds of CPU, Python's own start included, for each round."""

    name: str
    mode: str
    seconds: list[float] = field(default_factory=list)
    absent: str = ""


def measure(say: Callable[[str], None]) -> list[Start]:
    """Each round begins with an empty cache, which the cold start fills for the cached one."""
    starts = [
        Start("plain start", "plain"),
        Start("cold compile", "compiled"),
        Start("cached start", "compiled"),
    ]
    for number in range(ROUNDS):
        say(f"start {number + 1} of {ROUNDS}")
        with tempfile.TemporaryDirectory() as cache:
            for start in starts:
                if not start.absent:
                    once(start, cache)
    return starts


def once(start: Start, cache: str) -> None:
    ended = subprocess.run(
        [sys.executable, "-c", FIRST_HAND.format(mode=start.mode)],
        env={**os.environ, "BRELAN_CACHE": cache},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    if ended.returncode == ABSENT:
        start.absent = ended.stdout.strip()
    elif ended.returncode:
        sys.exit(f"{start.name} failed:\n{ended.stderr}")
    else:
        start.seconds.append(float(ended.stdout))
