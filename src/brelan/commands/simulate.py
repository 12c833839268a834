"""`brelan simulate GAME`: many games by a plan, as rows in Parquet files, with a summary and a picture."""

import argparse
import hashlib
import json
import os
from pathlib import Path
from typing import TYPE_CHECKING

from brelan import shelf
from brelan.commands.data import kept_at
from brelan.commands.language import add_language, language
from brelan.commands.screen import show, width
from brelan.drawing import Bars, bars, picture
from brelan.lab.run import Run, version_of
from brelan.odds.parts import percentage
from brelan.progress import progress
from brelan.texts import words
from brelan.trouble import Trouble

if TYPE_CHECKING:
    from brelan.lab.summary import Summary

EXTRA = "pip install 'brelan[lab]'"
GAMES = 10_000
PARTS = 64
"""A run has about this many parts, or more."""


def describe(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("game", metavar="GAME", choices=shelf.names(), help=" or ".join(shelf.names()))
    parser.add_argument("--players", type=int, metavar="N", help="how many sit at the table; the fewest by default")
    parser.add_argument(
        "--who",
        nargs="+",
        default=["random"],
        metavar="WHO",
        help="who sits down, in turn: beginner, regular, expert, quick, random, or your own module:function",
    )
    parser.add_argument("--games", type=_count, default=GAMES, metavar="N", help="how many games, such as 1e6")
    parser.add_argument(
        "--until", type=_part, default=0.0, metavar="P", help="stop when intervals are ±P, such as 0.2%%"
    )
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--cards", dest="data", type=Path, metavar="FILE", help="your own cards, if the game takes any")
    parser.add_argument("--seed", type=int, default=0, help="which games: the same seed gives the same rows")
    parser.add_argument("--duplicate", action="store_true", help="every deal in every rotation of the seats")
    parser.add_argument("--deals", action="store_true", help="keep every deal as a row too")
    parser.add_argument("--decisions", action="store_true", help="keep every decision as a row too")
    parser.add_argument(
        "--out", type=Path, metavar="DIR", help="where the rows are kept; the same command resumes there"
    )
    parser.add_argument("--plot", type=Path, metavar="FILE.svg", help="draw who wins how often")
    add_workers(parser)


def add_workers(parser: argparse.ArgumentParser) -> None:
    """Who plays the games, and how their figures are told."""
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="processes; all cores")
    where.add_argument("--cluster", metavar="ADDRESS", help="play on a Dask cluster, such as tcp://10.0.0.5:8786")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    add_language(parser)


def run(asked: argparse.Namespace) -> None:
    """Play what has not been played yet, then say what it came to."""
    try:
        from brelan.lab import folder, playing
    except ModuleNotFoundError as missing:
        raise Trouble(f"this needs {missing.name}; expected an installation with: {EXTRA}") from None
    plan = _plan(asked)
    name = hashlib.sha256(repr(plan._replace(part=0)).encode()).hexdigest()[:8]
    path = kept_at(asked, "--out", asked.out, "simulations", f"{asked.game}-{name}")
    plan = plan._replace(part=folder.planned_part(path, plan.part))
    kept = folder.Folder(path, plan)
    workers = playing.on_cluster(asked.cluster) if asked.cluster else playing.here(asked.jobs)
    try:
        found = playing.simulate(kept, asked.games, asked.until, workers, progress)
    except ModuleNotFoundError as missing:
        raise Trouble(f"this needs {missing.name}; expected an installation with: {EXTRA}") from None
    _tell(asked, found, path)


def _plan(asked: argparse.Namespace) -> Run:
    game = shelf.game(asked.game)
    seats = game.least if asked.players is None else asked.players
    if not game.least <= seats <= game.most or len(asked.who) > seats:
        expected = f"{game.least} to {game.most} seats and no more of --who than those"
        raise Trouble(f"{seats} seats for {len(asked.who)} of --who were asked for; expected {expected}")
    players = tuple(asked.who[seat % len(asked.who)] for seat in range(seats))
    options = tuple(tuple(item.partition("=")[::2]) for item in asked.option)
    data = asked.data.resolve() if asked.data else None
    if data is not None and not data.is_file():
        raise Trouble(f"{data}: there is no such file, expected one with cards of your own")
    plan = Run(
        *(asked.game, players, options, str(data or ""), asked.seed, asked.duplicate, asked.decisions, 0),
        version_of(asked.game, players, data),
        asked.deals,
    )
    plan.check()
    return plan.in_parts(asked.games, PARTS)


def _tell(asked: argparse.Namespace, found: "Summary", path: Path) -> None:
    say = words(language(asked))
    drawn = _bars(found, say("simulate-wins"), say("simulate-loses"))
    if asked.plot:
        asked.plot.write_text(picture(drawn, lambda part: say("percent", part=percentage(part))), encoding="utf-8")
    if asked.json:
        print(json.dumps(found.told() | {"rows": str(path)}, indent=1))
        return
    show(say("simulate-games", games=found.games, seats=len(found.run.players), version=found.run.version))
    print("\n".join(bars(drawn, width())))
    figures = {name: mean.part() for name, mean in found.players.items()} if len(found.players) > 1 else {}
    figures |= {say("simulate-seat", seat=seat + 1): mean.part() for seat, mean in enumerate(found.seats)}
    widest = max(map(len, figures))
    for name, figure in figures.items():
        part, low, high = map(percentage, figure)
        print(f"{name:>{widest}}  {say('percent-between', part=part, low=low, high=high)}")
    decisions, deals = found.decisions.figure().mean, found.deals.figure().mean
    show(say("simulate-length", decisions=round(decisions, 1), deals=round(deals, 1)))
    show(say("simulate-rows", path=str(path)))


def _bars(found: "Summary", wins: str, loses: str) -> Bars:
    seats = {f"{seat + 1}": mean for seat, mean in enumerate(found.seats)}
    rows = found.players if len(found.players) > 1 else seats
    parts = {name: mean.part().mean for name, mean in rows.items()}
    return Bars((wins, loses), tuple((name, (part, 1 - part)) for name, part in parts.items()))


def _count(text: str) -> int:
    """`1e6`, `250000`."""
    number = float(text)
    if number != int(number) or not 1 <= number < 1 << 32:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of games; expected one from 1 to 4e9")
    return int(number)


def _part(text: str) -> float:
    """`0.2%`, `0.002`."""
    number = float(text.removesuffix("%").strip()) / (100 if text.endswith("%") else 1)
    if not 0 < number < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not the half width of an interval; expected such as 0.2%")
    return number
