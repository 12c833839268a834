"""What each box says of itself: its lid, by what its coach grades, and the order of hands as it is drawn.

`python -m tests.golden.lids` writes it down anew.
"""

from pathlib import Path

from brelan import shelf
from brelan.rankings.order import examples
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
    if box.judge:
        ranking = box.judge.ranking
        for cards, reading in examples(ranking):
            lines.append(f"{reading.category.key}: {ranking.deck.texts(cards)}, made of {reading.made_of}")
    return "\n".join([*lines, ""])


if __name__ == "__main__":
    for name in OURS:
        path(name).write_text(lid(name), encoding="utf-8")
