"""The first lesson of each box, moment by moment: what is told, what the learner holds, which numbers have changed.

Then each step: what is right, and of what else may be answered which mistake it is.

`python -m tests.golden.lessons [GAME …]` writes it down anew.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from brelan.server.lessons import Scene, lesson
from brelan.server.messages import Value
from tests.boxes import OURS, folder


def path(name: str) -> Path:
    """Where it is kept."""
    return folder(name) / "golden" / "lesson.txt"


def lines(name: str) -> Iterator[str]:
    """A line for each moment."""
    taught = lesson(name)
    yield f"{taught.game} with {', '.join(taught.names[1:])}"
    before: dict[str, int | list[int]] = {}
    for scene in taught.scenes:
        numbers = dict(scene.picture.numbers)
        changed = (f"{name} {number}" for name, number in numbers.items() if before.get(name) != number)
        yield f"{in_a_line(scene)} | {', '.join(changed)}"
        before = numbers
    for task in taught.tasks:
        yield f"{task.key}: {task.kind} {task.touch or in_short(task.answer)}"
        for said in dict.fromkeys(reply.said["en"] for reply in task.replies):
            yield f"  {', '.join(in_short(reply.value) for reply in task.replies if reply.said['en'] == said)}: {said}"


def in_a_line(scene: Scene) -> str:
    """A moment in short."""
    told = " ".join(f"{tell.what}:{tell.seat}" for tell in scene.tells)
    held = f"{scene.holding.get('en', '')} {scene.counts:b}"
    return f"{scene.picture.step} | {told} | {held}"


def in_short(value: Value) -> str:
    """An answer: places from 0 on."""
    return "+".join(map(str, value)) or "none" if isinstance(value, tuple) else str(value)


if __name__ == "__main__":
    for name in sys.argv[1:] or OURS:
        path(name).write_text("\n".join([*lines(name), ""]), encoding="utf-8")
