"""`brelan balance EXPERIMENT.toml`: variants of a game on the same deals, and a page about what changed."""

import argparse
import json
from pathlib import Path

from brelan.commands.data import kept_at
from brelan.commands.language import language
from brelan.commands.screen import show
from brelan.commands.simulate import EXTRA, add_workers
from brelan.progress import progress
from brelan.texts import words
from brelan.trouble import Trouble


def describe(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument(
        "experiment", type=Path, metavar="EXPERIMENT.toml", help="what varies, who plays, what is asked"
    )
    parser.add_argument("--page", type=Path, metavar="FILE.html", help="the page; beside the experiment by default")
    parser.add_argument("--games", type=int, metavar="N", help="for each question, instead of what the file says")
    parser.add_argument(
        "--rows", type=Path, metavar="DIR", help="where the rows are kept; the same command resumes there"
    )
    add_workers(parser)


def run(asked: argparse.Namespace) -> None:
    """Play, measure, write the page and say what stands out."""
    try:
        from brelan.lab import balance, playing
        from brelan.lab.experiment import read
        from brelan.lab.report import Report
    except ModuleNotFoundError as missing:
        raise Trouble(f"this needs {missing.name}; expected an installation with: {EXTRA}") from None
    plan = read(asked.experiment)
    if asked.games is not None:
        if asked.games < plan.players:
            raise Trouble(f"{asked.games} games were asked for, expected {plan.players} or more")
        plan = plan._replace(games=asked.games, skill=plan.skill._replace(games=min(asked.games, plan.skill.games)))
    rows = kept_at(asked, "--rows", asked.rows, "simulations", "balance")
    workers = playing.on_cluster(asked.cluster) if asked.cluster else playing.here(asked.jobs)
    found = balance.balance(plan, rows, workers, progress)
    report = Report(found, language(asked), str(rows))
    page = asked.page or asked.experiment.with_suffix(".html")
    page.write_text(report.page(), encoding="utf-8")
    if asked.json:
        print(json.dumps(found.told() | {"page": str(page)}, indent=1))
        return
    say = words(language(asked))
    show("\n".join(report.standing_out()) or say("balance-calm"))
    show(say("balance-page", path=str(page)))
