"""What became of the faults: a table, and the story of every one that nothing saw."""

import json
import tomllib
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from typing import NamedTuple

from benchmarks.faults.planting import PACKAGES
from benchmarks.faults.sample import Drawn

EXPLAINED = Path(__file__).with_name("survivors.toml")
Z = 1.96


class Tried(NamedTuple):
    """A fault of the sample, and what became of it."""

    drawn: Drawn
    what: str
    by: str
    seconds: float


def read(file: Path) -> list[Tried]:
    """What was written down so far."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return [
        Tried(Drawn(**{key: one[key] for key in Drawn._fields}), one["what"], one["by"], one["seconds"])
        for one in map(json.loads, lines)
    ]


def note(file: Path, tried: Tried) -> None:
    """Write down what became of one more."""
    line = tried.drawn._asdict() | {"what": tried.what, "by": tried.by, "seconds": round(tried.seconds, 1)}
    with file.open("a", encoding="utf-8") as lines:
        lines.write(json.dumps(line, ensure_ascii=False) + "\n")


class Story(NamedTuple):
    """What is said of a fault that nothing saw: what its line reads, and one of three.

    Why it changes nothing; which test sees it now; or why it is seen nowhere though it changes something.
    """

    path: str
    line: str
    old: str
    new: str
    equivalent: str = ""
    since: str = ""
    unseen: str = ""

    def is_of(self, one: Drawn) -> bool:
        """Whether it is the story of this fault; lines move, what they read does not."""
        return (self.path, self.line, self.old, self.new) == (one.path, one.reads.strip(), one.old, one.new)


def stories() -> list[Story]:
    """All that is written down about faults that nothing saw."""
    return [Story(**one) for one in tomllib.loads(EXPLAINED.read_text(encoding="utf-8")).get("fault", [])]


def told(tried: Sequence[Tried]) -> dict[Tried, Story]:
    """The survivors, each with its story if there is one."""
    known = stories()
    return {
        one: next((story for story in known if story.is_of(one.drawn)), Story(one.drawn.path, "", "", ""))
        for one in tried
        if one.what == "survived"
    }


def wilson(right: int, n: int) -> tuple[float, float]:
    """The interval in which the true rate lies 95 times of 100."""
    if n == 0:
        return 0.0, 1.0
    p = right / n
    middle, width = p + Z * Z / (2 * n), Z * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n))
    return (middle - width) / (1 + Z * Z / n), (middle + width) / (1 + Z * Z / n)


def report(tried: Sequence[Tried], every: int, asked: int) -> str:
    """The table, then the survivors."""
    survivors = told(tried)
    sample = f"{asked}" if len(tried) == asked else f"{len(tried)} of {asked} so far"
    lines = [
        "# Faults that the tests see",
        "",
        f"A sample of the {every:,} faults that `python3 benchmarks/mutants.py` can plant, some of every package:",
        f"{sample}. *Caught*: a test failed. *Time-out*: the fault made tests run on for several times as long as they",
        "take without it. *Survived*: none of the tests that could see it failed; tests in a browser are not asked.",
        "*Equivalent*: it changes nothing that anybody could notice, for the reason given below. The rate is what was",
        "caught, by a test or by time, of the faults that change something, by the tests as they were when each was",
        "tried; in brackets the 95% interval (Wilson). Where a test was written because a fault survived, it is named.",
        "",
        "| package | planted | caught | time-out | equivalent | survived | of these caught since | rate |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for package in (*PACKAGES, ""):
        there = [one for one in tried if package in (one.drawn.package, "")]
        lines.append(_row(package or "**all**", there, survivors))
    for title, equivalent in (("Survived", False), ("Equivalent", True)):
        lines += ["", f"## {title}", ""]
        for one, story in survivors.items():
            if bool(story.equivalent) is equivalent:
                at = one.drawn
                where = f"`{at.path}:{at.line}` `{_one_line(at.old)}` → `{_one_line(at.new)}`"
                since = story.since and f"caught since by {story.since}"
                lines += [f"- {where}: {story.equivalent or since or story.unseen or 'not explained yet'}"]
    return "\n".join(lines) + "\n"


def _row(name: str, there: Sequence[Tried], survivors: dict[Tried, Story]) -> str:
    caught = sum(one.what == "caught" for one in there)
    late = sum(one.what == "time-out" for one in there)
    equivalent = sum(bool(survivors[one].equivalent) for one in there if one in survivors)
    since = sum(bool(survivors[one].since) for one in there if one in survivors)
    real = len(there) - equivalent
    low, high = wilson(caught + late, real)
    rate = f"{(caught + late) / real:.1%} ({low:.0%}–{high:.0%})" if real else "–"
    survived = real - caught - late
    return f"| {name} | {len(there)} | {caught} | {late} | {equivalent} | {survived} | {since} | {rate} |"


def _one_line(text: str) -> str:
    return " ".join(text.split())[:100].replace("`", "'")
