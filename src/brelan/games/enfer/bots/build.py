"""`python -m brelan.games.enfer.bots.build`: make the tables of an expert anew. Deterministic."""

import argparse
from pathlib import Path
from typing import cast

import numpy as np

from brelan.engine.sets import bit
from brelan.engine.table import View
from brelan.games.enfer.bots import draft as drafts
from brelan.games.enfer.bots import values as standing
from brelan.games.enfer.bots.draft import RANKS, shown_hands
from brelan.games.enfer.bots.engine import engine
from brelan.games.enfer.bots.expert import ends_of, worths_of
from brelan.games.enfer.bots.rollouts import SEATS
from brelan.games.enfer.bots.values import FEATURES, OVER, ROUND, features, shares, softmax
from brelan.games.enfer.state import ROUNDS, State
from brelan.solver.tree import Array

HOME = Path(__file__).parent
GAMES = 30_000
DEALS = 2_000
TABLES = 16
SHAPE = (RANKS, RANKS, 2)
SWEEPS = 30
DOUBT = 4
"""So many deals in which a pair were worth nothing weigh against what was measured."""
SEED = 7_000_000
STEPS = 300
PACE = 0.1
CALM = 1e-4


def standings(players: int, games: int) -> tuple[Array, Array]:
    """The standings after each round of games of regulars, with some beginners; and who won the game."""
    fast = engine()
    rows, blank = fast.rows(1), fast.blank(players, {"showing": "no"})
    lines, won = np.zeros((games, ROUNDS, OVER + 1), np.int64), np.zeros((games, players))
    for game in range(games):
        fast.start(rows, 0, blank, SEED + game)
        naives = game % (1 << players) if game % 2 else 0
        for played in range(ROUNDS):
            fast.code.meet(rows, 0, 0, naives, played + 1, SEED + game, lines[game, played])
            if lines[game, played, OVER]:
                won[game] = shares(lines[game, played : played + 1], players)[0]
                break
    return lines, won


def fitted(seen: Array, won: Array) -> Array:
    """Weights under which the winners were likeliest: Adam on the whole, from nothing."""
    found, speed, sway = np.zeros(FEATURES), np.zeros(FEATURES), np.zeros(FEATURES)
    for step in range(1, STEPS + 1):
        slope = np.einsum("nsf,ns->f", seen, softmax(seen @ found) - won) / len(seen) + CALM * found
        speed, sway = 0.9 * speed + 0.1 * slope, 0.99 * sway + 0.01 * slope**2
        found -= PACE * (speed / (1 - 0.9**step)) / (np.sqrt(sway / (1 - 0.99**step)) + 1e-8)
    return found


def values(games: int) -> Array:
    """The weights of all standings that are not the end."""
    found = np.zeros((SEATS - 2, ROUNDS, FEATURES))
    for players in range(3, SEATS + 1):
        lines, won = standings(players, games)
        for played in range(1, ROUNDS):
            here = (lines[:, played - 1, OVER] == 0) & (lines[:, played - 1, ROUND] == played)
            found[players - 3, played - 1] = fitted(features(lines[here, played - 1], players), won[here])
        print(f"{players} players: {games} games", flush=True)
    return found


def positions(players: int, deals: int) -> tuple[list[Array], list[Array]]:
    """Draws of hands as they come in games of regulars: what each hand shows, and what picking it is worth."""
    fast = engine()
    rows, line, blank = fast.rows(2), np.zeros(OVER + 1, np.int64), fast.blank(players, {"showing": "no"})
    shown, worths = [], []
    for deal in range(deals):
        seat, past = deal % players, deal // players % ROUNDS
        fast.start(rows, 0, blank, SEED + deal)
        for played in range(1, past + 1):
            fast.code.meet(rows, 0, 0, 0, played, SEED + deal, line)
        if fast.code.meet(rows, 0, bit(seat), 0, past + 1, SEED + deal, line) == seat:
            fast.view(rows, 0, 1, seat)
            view = View(fast.game, fast.plain(rows, 1), seat)
            shown.append(shown_hands(cast(State, view.state)))
            ends = ends_of(view, list(range(len(shown[-1]))), TABLES, SEED + deal)
            worths.append(worths_of(ends, seat, players))
    return shown, worths


def draft(players: int, deals: int) -> Array:
    """The worth of each pair of visible cards that explains best what picks were worth beside each other."""
    shown, worths = positions(players, deals)
    hands = np.concatenate(shown)
    at = np.ravel_multi_index((hands[:, 0], hands[:, 1], hands[:, 2]), SHAPE)
    pick = np.repeat(np.arange(len(shown)), [len(hand) for hand in shown])
    beside, n = np.concatenate([worth - worth.mean() for worth in worths]), np.bincount(pick)
    found = np.zeros(SHAPE).ravel()
    for _ in range(SWEEPS):
        mean = np.bincount(pick, found[at]) / n
        total = np.bincount(at, beside + mean[pick], len(found))
        found = total / (np.bincount(at, minlength=len(found)) + DOUBT)
    return found.reshape(SHAPE)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--deals", type=int, default=DEALS)
    asked = parser.parse_args()
    if asked.games:
        weights = values(asked.games).astype(np.float32)
        np.savez_compressed(HOME / standing.FILE, version=standing.VERSION, weights=weights)
    tables = [draft(players, asked.deals) for players in range(3, SEATS + 1)]
    np.savez_compressed(HOME / drafts.FILE, version=drafts.VERSION, worths=np.array(tables, np.float32))
