"""One complete short game in words for each game and number of players.

`python -m tests.golden.transcripts` plays them again, shows what has changed and writes it down.
"""

import difflib
from pathlib import Path
from random import Random

from brelan import shelf
from brelan.engine.record import write
from brelan.engine.table import Table
from brelan.players import bot_for
from brelan.texts import LANGUAGES
from brelan.transcript import ALL_EYES, Teller
from tests.boxes import OURS, against_time, folder
from tests.contract.tables import short

RINGS = 120  # where a game has a clock of its own: after so many answers its time is up
PEOPLE = ("Anna", "Bruno", "Chloé", "David", "Emma", "Félix", "Gaëlle", "Hugo")


def transcript(name: str, players: int) -> str:
    """A game between bots: its record, then its story from all eyes; in English too for the smallest table."""
    game, rng = shelf.game(name), Random(players)
    table = Table.begin(game, players, short(game) | against_time(name), 1000 + players, names=PEOPLE[:players])
    bot = bot_for(name)
    while not table.over:
        seat = rng.choice(table.awaited)
        table.answer(seat, bot(table.view(seat), table.asks[seat], rng))
        if game.clock is not None and len(table.answers) == RINGS:
            table.ring()
    parts = [write(table)]
    for lang in LANGUAGES if players == game.least else LANGUAGES[:1]:
        teller = Teller(game, lang, table.names)
        parts.append("\n".join([f"# {lang}", *teller.transcript(table.tells, ALL_EYES), ""]))
    return "\n".join(parts)


def path(name: str, players: int) -> Path:
    """Where it is kept."""
    return folder(name) / "golden" / f"table-{players}.txt"


def every() -> list[tuple[str, int]]:
    """Each game, each number of players."""
    return [(name, n) for name in OURS for n in range(shelf.game(name).least, shelf.game(name).most + 1)]


def renew() -> None:
    """Write all of them anew and show the difference."""
    for name, players in every():
        kept = path(name, players)
        old = kept.read_text(encoding="utf-8") if kept.exists() else ""
        new = transcript(name, players)
        print(
            "".join(
                difflib.unified_diff(old.splitlines(True), new.splitlines(True), f"{name}, {kept.name}", "now", n=1)
            ),
            end="",
        )
        kept.write_text(new, encoding="utf-8")


if __name__ == "__main__":
    renew()
