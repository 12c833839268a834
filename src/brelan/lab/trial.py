"""Cards of one's own beside the box's, tried out in a moment: some hundred quick games each, and what stands out."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from brelan.lab.experiment import Experiment, Skill, Variant
from brelan.lab.findings import Findings, find
from brelan.lab.measures import measures
from brelan.lab.players import QUICK
from brelan.lab.report import Report
from brelan.lab.rows import Columns, Part, Rows, play
from brelan.texts import LANGUAGES

GAMES = 900
ASKED = ("length", "course", "cards")
OWN = 1
MOST = 6
"""Sentences that are worth reading before a game."""


def trial(game: str, players: int, cards: str, games: int = GAMES, who: str = QUICK) -> dict[str, list[str]]:
    """What surely stands out, in each language; nothing if the cards play like the box's."""
    variants = (Variant("box"), Variant("own", cards=cards))
    plan = Experiment(game, players, (who,), games, 0, ASKED, who, Skill(who, who, 1), variants)
    with TemporaryDirectory() as folder:
        file = Path(folder) / "cards.toml"
        file.write_text(cards, encoding="utf-8")
        found = find(plan, [measures(plan, _rows(plan, variant, file)) for variant in variants])
    return {lang: _said(found, lang) for lang in LANGUAGES}


def _said(found: Findings, lang: str) -> list[str]:
    """Of one's own cards alone, in the words of a language: the box's are as they are."""
    report = Report(found, lang, "")
    said = [one for line in found.lines for one in report.said(line, OWN)]
    return [sentence for _, sentence in sorted(said, key=lambda one: -one[0])][:MOST]


def _rows(plan: Experiment, variant: Variant, file: Path) -> Callable[[str, str], Columns]:
    """The rows of a run, played where they are asked for."""

    @cache
    def played(name: str) -> Rows:
        run = plan.run(variant, name, file if variant.cards else None)
        return play(Part(run, 0, 0, -(-plan.games // plan.players) * plan.players))

    def kept(name: str, kind: str) -> Columns:
        rows = played(name)
        return rows.games if kind == "games" or rows.deals is None else rows.deals

    return kept
