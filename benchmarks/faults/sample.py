"""The faults that were drawn, in a file that goes with the sources: whoever goes on with a sample finds it there.

A line that moved is found again by what it reads; a fault whose line was written anew can no longer be tried.
"""

import json
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from random import Random
from typing import NamedTuple

from benchmarks.faults.planting import PACKAGES, Fault, faults_of, package_of


class Drawn(NamedTuple):
    """A fault of the sample: the line, what it read when it was drawn, and what is written there instead."""

    path: str
    line: int
    column: int
    reads: str
    kind: str
    old: str
    new: str

    @property
    def package(self) -> str:
        """The package that it stands in."""
        return package_of(self.path)


def draw(every: Sequence[Fault], n: int, seed: int) -> list[Fault]:
    """Some of each package, of a large one more; in an order in which any beginning is a sample too."""
    of = {package: [fault for fault in every if fault.package == package] for package in PACKAGES}
    weight = {package: sqrt(len(there)) for package, there in of.items()}
    drawn = []
    for package, there in of.items():
        rng = Random(f"{seed} {package}")
        share = min(len(there), round(n * weight[package] / sum(weight.values())))
        chosen = rng.sample(there, share)
        drawn += [((i + rng.random()) / share, fault) for i, fault in enumerate(chosen)]
    return [fault for _, fault in sorted(drawn)]


def described(root: Path, fault: Fault) -> Drawn:
    """A fault by what its line reads."""
    octets = (root / fault.path).read_bytes()
    column = fault.start - (octets.rfind(b"\n", 0, fault.start) + 1)
    reads = octets.splitlines()[fault.line - 1].decode()
    return Drawn(fault.path, fault.line, column, reads, fault.kind, fault.old, fault.new)


def found(root: Path, drawn: Drawn) -> Fault | None:
    """Where a fault of the sample stands now; of lines that read the same, the nearest."""
    if not (root / drawn.path).exists():
        return None
    there = [
        fault
        for fault in faults_of(root, root / drawn.path)
        if described(root, fault)._replace(line=drawn.line) == drawn
    ]
    return min(there, key=lambda fault: abs(fault.line - drawn.line), default=None)


def keep(file: Path, drawn: Sequence[Drawn]) -> None:
    """Write a sample down."""
    lines = (json.dumps(one._asdict(), ensure_ascii=False) for one in drawn)
    file.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


def kept(file: Path) -> list[Drawn]:
    """The sample that was begun."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return [Drawn(**json.loads(line)) for line in lines]
