"""What each box says of itself: its lid, and by what its coach grades.

`python -m tests.golden.lids` writes it down anew.
"""

from pathlib import Path

from brelan import shelf
from tests.boxes import OURS, folder


def path(name: str) -> Path:
    """Where it is kept."""
    return folder(name) / "golden" / "lid.txt"


def lid(name: str) -> str:
    """A line for each declaration."""
    box = shelf.box(name)
    lines = [f"{box.cover.minutes} minutes, from {box.cover.age} years on, {box.cover.colour}"]
    if box.minds:
        lines.append(f"minds: {' '.join(box.minds.levels)}, in {box.minds.unit}, grades from {box.minds.grades}")
    return "\n".join([*lines, ""])


if __name__ == "__main__":
    for name in OURS:
        path(name).write_text(lid(name), encoding="utf-8")
