"""What each table declares: its options, its numbers with their bounds, its piles. Saved games are read by this.

`python -m tests.golden.layouts` writes it down anew.
"""

from collections.abc import Iterator
from pathlib import Path

from brelan import shelf
from tests.boxes import OURS, folder


def path(name: str) -> Path:
    """Where it is kept."""
    return folder(name) / "golden" / "layout.txt"


def layout(name: str) -> str:
    """A line for each declaration."""
    return "\n".join([*_lines(name), ""])


def _lines(name: str) -> Iterator[str]:
    game = shelf.game(name)
    shape = game.state.LAYOUT
    yield f"# {name}, version {game.version}, {game.least} to {game.most} players, seats {shape.seats}"
    for option in game.options:
        values = " ".join(option.words) or f"{option.least} to {option.most}"
        yield f"option {option.name} ({option.rule}): {values}, else {option.word(option.default)}"
    for field in shape.fields:
        yield f"number {field.name}: {field.n or 1} from {field.least} to {field.most}"
    for pile in dict.fromkeys(shape.piles):
        yield f"pile {pile.name}: {pile.room} of {len(pile.of)} {'dice' if pile.dice else 'cards'}" + (
            ", each seat" if pile.each_seat else ""
        )


if __name__ == "__main__":
    for name in OURS:
        path(name).write_text(layout(name), encoding="utf-8")
