"""One finished game of each box, by each version of its rules: its opened log, as the room kept it.

`python -m tests.golden.versions` writes those of the present versions. One that a release has is never written anew.
"""

from pathlib import Path

from brelan import shelf
from tests.boxes import OURS, folder
from tests.room.evenings import whole


def path(name: str, version: int) -> Path:
    """Where it is kept."""
    return folder(name) / "golden" / f"v{version}.log"


def every() -> list[Path]:
    """All that are kept."""
    return sorted(kept for name in OURS for kept in folder(name).glob("golden/v*.log"))


if __name__ == "__main__":
    for name in OURS:
        path(name, shelf.game(name).version).write_text(whole(name, seed=2, people=2, bots=1).text, encoding="utf-8")
