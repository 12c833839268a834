"""`brelan league GAME`: bots play the same deals in every seat; a table of who beats whom, ratings, intervals."""

import argparse
import json
import os
from itertools import combinations, permutations
from pathlib import Path

from brelan import shelf
from brelan.bots import LEVELS
from brelan.commands.data import kept_at
from brelan.commands.language import add_language, language
from brelan.commands.screen import show, width
from brelan.drawing import dots
from brelan.league.figure import Figure
from brelan.league.match import RANDOM, Match, play, version
from brelan.league.results import keep, kept
from brelan.league.spread import processes, spread
from brelan.league.standings import standings
from brelan.progress import progress
from brelan.texts import words
from brelan.trouble import Trouble

PLAYERS = (RANDOM, *LEVELS)


def describe(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("game", metavar="GAME", choices=shelf.names(), help=" or ".join(shelf.names()))
    parser.add_argument("--players", type=int, metavar="N", help="how many sit at the table; the fewest by default")
    parser.add_argument("--deals", type=int, default=100, metavar="N", help="deals for each pair; 100 by default")
    parser.add_argument("--bots", nargs="+", choices=PLAYERS, help="who plays; all by default")
    parser.add_argument("--seed", type=int, default=0, help="the first deal's seed")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="processes; all cores")
    parser.add_argument(
        "--results", type=Path, metavar="FILE", help="where results are kept; the same command resumes there"
    )
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    add_language(parser)


def run(asked: argparse.Namespace) -> None:
    """Play what has not been played yet, then say how strong each is."""
    levels = shelf.box(asked.game).levels
    if not levels:
        raise Trouble(f"the box {asked.game!r} brings no bots; expected a game with some to compare")
    names = [name for name in PLAYERS if name in (asked.bots or (RANDOM, *levels))]
    matches = _matches(asked, names)
    by = version(asked.game)
    path = kept_at(asked, "--results", asked.results, "league", f"{asked.game}.jsonl")
    done = kept(path, by)
    _play(path, by, [match for match in matches if match not in done], asked.jobs)
    done = kept(path, by)
    found = standings(names, [done[match] for match in matches])
    if asked.json:
        pairs = [{"alone": one, "others": other, **figure._asdict()} for (one, other), figure in found.pairs.items()]
        ratings = {name: figure._asdict() for name, figure in found.ratings.items()}
        print(json.dumps({"version": by, "players": found.players, "pairs": pairs, "ratings": ratings}, indent=1))
        return
    say = words(language(asked))
    show(say("league-pairs", players=found.players, deals=asked.deals, version=by))
    print("\n".join(_square(found.pairs, names)))
    show(say("league-ratings"))
    print("\n".join(dots(found.ratings, width())))


def _square(pairs: dict[tuple[str, str], Figure], names: list[str]) -> list[str]:
    """Who beats whom; where the terminal is narrow, intervals are rounded."""
    lines: list[str] = []
    for digits in (1, 0):
        rows = [["", *names]]
        for one in names:
            cells = (pairs.get((one, other)) for other in names)
            rows.append([one, *(_percentage(cell, digits) if cell else "·" for cell in cells)])
        wide = [max(map(len, column)) for column in zip(*rows, strict=True)]
        lines = ["  ".join(text.rjust(n) for text, n in zip(row, wide, strict=True)) for row in rows]
        if len(lines[0]) <= width():
            break
    return lines


def _percentage(figure: Figure, digits: int) -> str:
    return f"{100 * figure.mean:.1f} ({100 * figure.low:.{digits}f}–{100 * figure.high:.{digits}f})"


def _matches(asked: argparse.Namespace, names: list[str]) -> list[Match]:
    box = shelf.game(asked.game)
    players = box.least if asked.players is None else asked.players
    options = [tuple(item.partition("=")[::2]) for item in asked.option]
    if len(names) < 2 or asked.deals < 1 or asked.jobs < 1 or asked.seed < 0:
        raise Trouble("expected two bots or more, one deal or more, one process or more, and a seed from 0")
    try:
        box.blank(players, dict(options))
    except ValueError as trouble:
        raise Trouble(str(trouble)) from None
    seeds = range(asked.seed, asked.seed + asked.deals)
    pairs = list(permutations(names, 2) if players > 2 else combinations(names, 2))
    return [Match(asked.game, one, other, players, tuple(options), seed) for seed in seeds for one, other in pairs]


def _play(path: Path, by: str, matches: list[Match], jobs: int) -> None:
    """Play on all cores, keep every match at once, show how far it is."""
    if not matches:
        return
    with processes(jobs) as pool:
        for played in progress(spread(pool, jobs, play, matches), len(matches)):
            keep(path, by, [played])
