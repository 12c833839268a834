"""`python -m brelan.games.champ.bots.build` makes `award.toml` and `hope.toml`: how chips turn into Awards and victory.

For two, when both play the solution: solve sampled flops for every division of the chips, find how often each leads to
which, and with that the chance of the next Award; again until it hardly changes. For more, from whole games.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import numpy as np

from brelan.games.champ import game
from brelan.games.champ.bots import award, hope
from brelan.games.champ.bots.award import ALL, between
from brelan.games.champ.bots.field import standings
from brelan.games.champ.bots.fit import strengths
from brelan.games.champ.bots.shape import BOTH_GAVE_UP, shape
from brelan.games.champ.bots.two import Situation, deciding, payoffs, tree_of
from brelan.games.champ.state import BACKS
from brelan.solver.solve import Strategy, solve, values
from brelan.solver.tree import Array, Tree

FLOPS = 24
ROUNDS = 3
ITERATIONS = 30
GAMES = 1500


def situation(seed: int, own: int) -> Situation:
    """Two pairs of backs and a flop drawn by lot; both have staked a chip."""
    cards = Random(seed).sample(range(len(BACKS)), 7)
    backs = ((BACKS[cards[0]], BACKS[cards[1]]), (BACKS[cards[2]], BACKS[cards[3]]))
    return Situation(backs, tuple(sorted(cards[4:])), (own - 1, ALL - own - 1), 2)


def outcomes(s: Situation, tree: Tree, strategy: Strategy) -> Iterator[tuple[float, float]]:
    """Every end of a deal: the chips of player 0 and its chance."""
    form = shape(s.stage, deciding(s.chips, s.stage))
    chips = payoffs(s, lambda own, _other: own)
    for depth, kind, result in np.ndindex(*chips.shape):
        only = np.zeros_like(chips)
        only[depth, kind, result] = 1.0
        chance = values(tree._replace(ends=form.ends(only)), strategy).sum()
        if kind == BOTH_GAVE_UP:  # C14 one of them was first
            yield float(chips[depth, 0, 0]), chance / 2
            yield float(chips[depth, 2, 0]), chance / 2
        else:
            yield float(chips[depth, kind, result]), chance


def moves(table: tuple[float, ...]) -> Array:
    """How often own chips (row) become how many (column) in a deal, if both aim at the next Award."""
    found = np.zeros((ALL + 1, ALL + 1))
    for own in range(1, ALL):
        for seed in range(FLOPS):
            s = situation(seed, own)
            tree = tree_of(s, lambda own, _other: between(table, own))
            for chips, chance in outcomes(s, tree, solve(tree, ITERATIONS)):
                for low, part in ((int(chips), 1 - chips % 1), (min(int(chips) + 1, ALL), chips % 1)):
                    found[own, low] += part * chance / FLOPS
    found += found[::-1, ::-1].copy()  # either seat may hold these backs
    found[1:ALL] /= found[1:ALL].sum(1, keepdims=True)
    return found


def chances_after(found: Array) -> tuple[float, ...]:
    """The chance to own all chips first, when chips move like this from deal to deal."""
    inner = found[1:ALL, 1:ALL]
    won = np.linalg.solve(np.eye(ALL - 1) - inner, found[1:ALL, ALL])
    return (0.0, *(float(chance) for chance in won), 1.0)


def award_table() -> list[str]:
    """The lines of `award.toml`."""
    table = tuple(own / ALL for own in range(ALL + 1))
    for turn in range(ROUNDS):
        before, table = table, chances_after(moves(table))
        print(f"{turn + 1}/{ROUNDS} moved by {max(abs(a - b) for a, b in zip(before, table, strict=True)):.4f}")
    return ["chances = [", *(f"    {chance:.5f}," for chance in table), "]"]


def hope_table() -> list[str]:
    """The lines of `hope.toml`."""
    lines = []
    for players in range(3, game.most + 1):
        print(f"{GAMES} games of {players} players")
        found = zip(("none", "one"), strengths(list(standings(players, GAMES)), players), strict=True)
        lines += ["", f"[players-{players}]"]
        lines += [f"{name} = [{', '.join(f'{strength:.3f}' for strength in line)}]" for name, line in found]
    return lines


def write(name: str, version: int, lines: list[str]) -> None:
    """A table that ships."""
    text = "\n".join(["# made by python -m brelan.games.champ.bots.build", f"version = {version}", *lines, ""])
    Path(__file__).with_name(name).write_text(text, encoding="utf-8")


def main() -> None:
    """Make the tables."""
    write(hope.FILE, hope.VERSION, hope_table())
    write(award.FILE, award.VERSION, award_table())


if __name__ == "__main__":
    main()
