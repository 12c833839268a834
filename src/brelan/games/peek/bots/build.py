"""`python -m brelan.games.peek.bots.build`: solve the biddings behind `entry.toml` and write it anew. Deterministic."""

from collections.abc import Iterator
from pathlib import Path

from brelan.games.peek.bots.duel import FIRST, SECOND, TRUST, Duel, dealt
from brelan.games.peek.bots.entry import DEPTHS, FILE, PLACES, VERSION, name
from brelan.games.peek.bots.ladder import Bidding
from brelan.games.peek.odds import CUPS, THROWS, WAYS


def lines() -> Iterator[tuple[str, list[float]]]:
    """Every line of the table, solved."""
    for deep in DEPTHS:
        for opponents in (1, 2, 3):
            for player in (FIRST, SECOND):
                found = [0.0] * len(CUPS)
                for common, often in zip(CUPS, WAYS, strict=True):
                    bidding = Bidding(deep, opponents - 1)
                    duel = Duel(player, bidding, common, opponents, opponents + 1, TRUST)
                    found = [total + often / THROWS * one for total, one in zip(found, dealt(duel), strict=True)]
                yield name(deep, opponents, PLACES[player]), found


def main() -> None:
    """Write the table."""
    text = [f"version = {VERSION}", "", "[gains]"]
    text += [f"{key} = [{', '.join(f'{one:.3f}' for one in found)}]" for key, found in lines()]
    Path(__file__).with_name(FILE).write_text("\n".join(text) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
