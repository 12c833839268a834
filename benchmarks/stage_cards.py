"""Poker Kids: do our stage cards make a good game? Few bankruptcies between equals, and the better player wins more."""

import argparse
import json
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from benchmarks.match import OWN, RANDOM, RIVAL, Match, Share, equals, matcher, one_among, share, victories
from brelan import compiled
from brelan.engine.chance import seeded
from brelan.engine.compiled import Compiled
from brelan.engine.drive import begin, one_seat
from brelan.engine.flow import answer, awaited
from brelan.engine.sets import count
from brelan.games.kids import game
from brelan.games.kids.bots.regular import best_two, policy
from brelan.games.kids.state import State, Told

SEED = 1_000_000
GAMES = 4000
BANKRUPT = 0.10
"""Bar: between equals so few games end by a bankruptcy (K19), even at the upper end of the interval."""
BARS = "✓ bankruptcies under 10% at the interval's upper end; victories above a fair share at its lower end."
TOLD = 10
"""Games of each size that are told, to count what happens in them."""
KINDS = {"pay": Told.PAID, "take": Told.TOOK, "draw": Told.DREW, "out": Told.LEFT, "sweep": Told.SWEPT}
WAYS = {"sensible": OWN, "best": RIVAL, "random": RANDOM}
"""A sensible player, one who always plays their best combination, and one who plays anything."""
SILENT: dict[str, object] = {"showing": "no"}


@dataclass
class Size:
    """What was measured with so many players."""

    players: int
    bankrupt: dict[str, Share]  # games that end so when all play alike, for each way of playing
    winner: float  # euros, between sensible players
    last: float
    against_best: Share  # games won by one sensible player among those who always play their best combination
    against_random: Share
    happens: dict[str, float]  # how often in a game
    swept: float  # euros, on average
    contested: float  # the part of all sweeps for which more than one played

    @property
    def bars(self) -> dict[str, bool]:
        """Which bars are reached."""
        fair = 1 / self.players
        return {
            **{f"bankrupt_{way}": self.bankrupt[way].high < BANKRUPT for way in WAYS},
            "against_best": self.against_best.low > fair,
            "against_random": self.against_random.low > fair,
            "happens": all(self.happens.values()),
        }


def measured(games: int, cards: Path | None = None) -> list[Size]:
    """Every number of players; with our stage cards or those of a file."""
    fast = compiled("kids", "brelan.games.kids.bots.regular")
    match = matcher(fast, best_two.__name__)
    return [size(fast, match, players, games, cards) for players in range(game.least, game.most + 1)]


def size(fast: Compiled, match: Match, players: int, games: int, cards: Path | None) -> Size:
    """One number of players."""
    rows, blank = fast.rows(games), fast.blank(players, SILENT, cards)
    bankrupt, money = {}, {}
    for way, player in WAYS.items():
        match(rows, blank, SEED, equals(games, players, player))
        bankrupt[way] = share(float((rows["bankrupt"] > 0).mean()), games)
        money[way] = rows["money"][:, :players].copy()
    winner, last = (float(line.mean()) for line in (money["sensible"].max(axis=1), money["sensible"].min(axis=1)))
    won = {}
    for way in ("best", "random"):
        who = one_among(games, players, WAYS[way])
        match(rows, blank, SEED, who)
        won[way] = share(float(victories(rows["money"][:, :players], who).mean()), games)
    return Size(players, bankrupt, winner, last, won["best"], won["random"], *happens(players, cards))


def happens(players: int, cards: Path | None) -> tuple[dict[str, float], float, float]:
    """How often each outcome of the stage cards falls to somebody in a game, counted in the story of plain games.

    And what the mean sweep brings, and how many of them had to be won against somebody.
    """
    found: Counter[str] = Counter()
    sweeps: list[int] = []
    lone = 0
    for seed in range(SEED, SEED + TOLD):
        t = game.blank(players, SILENT, cards)
        assert isinstance(t, State)
        t.tells = []
        begin(t, seed)
        luck = [seeded(seed)]
        while t.asked:
            seat, before, alone = one_seat(awaited(t), luck), len(sweeps), count(t.still_in) == 1
            answer(t, seat, policy(t, seat, luck))
            sweeps += [tell.numbers["euros"] for tell in t.tells if tell.what == KINDS["sweep"].name.lower()]
            lone += alone * (len(sweeps) - before)
            found.update(tell.what for tell in t.tells)
            t.tells.clear()
    often = {kind: found[told.name.lower()] / TOLD for kind, told in KINDS.items()}
    return often, sum(sweeps) / len(sweeps), 1 - lone / len(sweeps)


def as_table(sizes: list[Size], games: int) -> str:
    """One column for each number of players."""
    lines = [("players", *(str(s.players) for s in sizes))]
    for way in WAYS:
        lines += shares(f"bankruptcies, all {way}", [(s.bankrupt[way], s.bars[f"bankrupt_{way}"]) for s in sizes])
    lines.append(("winner's euros, all sensible", *(f"{s.winner:.0f}" for s in sizes)))
    lines.append(("last one's", *(f"{s.last:.0f}" for s in sizes)))
    lines.append(("a fair share of victories", *(f"{100 / s.players:.1f}%" for s in sizes)))
    lines += shares("won by one sensible among best", [(s.against_best, s.bars["against_best"]) for s in sizes])
    lines += shares("… among random", [(s.against_random, s.bars["against_random"]) for s in sizes])
    lines += [(f"{kind}, times a game", *(f"{s.happens[kind]:.1f}" for s in sizes)) for kind in KINDS]
    lines.append(("the mean sweep, euros", *(f"{s.swept:.0f}" for s in sizes)))
    lines.append(("sweeps won against somebody", *(f"{100 * s.contested:.0f}%" for s in sizes)))
    lines.append(("every outcome happens", *("✓" if s.bars["happens"] else "✗" for s in sizes)))
    widths = [max(len(line[i]) for line in lines) for i in range(len(lines[0]))]
    text = ["  ".join([line[0].ljust(widths[0]), *map(str.rjust, line[1:], widths[1:])]).rstrip() for line in lines]
    text.insert(1, "  ".join("─" * width for width in widths))
    text += ["", f"{games} games a figure ({TOLD} for times a game, all sensible), intervals at 95%.", BARS]
    return "\n".join(text)


def shares(name: str, found: list[tuple[Share, bool]]) -> list[tuple[str, ...]]:
    """A line of shares with their bars, and a line of intervals."""
    return [
        (name, *(f"{100 * part.share:.1f}% {'✓' if reached else '✗'}" for part, reached in found)),
        ("", *(f"{100 * part.low:.1f}–{100 * part.high:.1f}" for part, _ in found)),
    ]


def as_json(sizes: list[Size], games: int) -> str:
    found = [{name: plain(value) for name, value in vars(s).items()} | {"bars": s.bars} for s in sizes]
    return json.dumps({"content": "kids", "games": games, "sizes": found}, indent=1)


def plain(value: object) -> object:
    if isinstance(value, dict):
        return {name: plain(item) for name, item in value.items()}
    return value._asdict() if isinstance(value, Share) else value


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--cards", type=Path, help="stage cards of one's own")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    sizes = measured(asked.games, asked.cards)
    print((as_json if asked.json else as_table)(sizes, asked.games))
