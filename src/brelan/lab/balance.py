"""Playing an experiment: every variant and question is a run of its own, on the same deals, kept and taken up again."""

import hashlib
from collections.abc import Callable, Iterable, Iterator
from contextlib import nullcontext
from functools import cache
from pathlib import Path

from brelan.lab.experiment import Experiment, Variant
from brelan.lab.findings import Findings, find
from brelan.lab.folder import Folder, planned_part
from brelan.lab.measures import Measure, measures
from brelan.lab.playing import Workers, simulate
from brelan.lab.rows import Columns

Watch = Callable[[Iterable[tuple[Variant, str]], int], Iterator[tuple[Variant, str]]]


def balance(plan: Experiment, path: Path, workers: Workers, watch: Watch) -> Findings:
    """Play what is not there yet, and measure."""
    todo = [(variant, name) for variant in plan.variants for name in plan.runs()]
    folders = {(variant.name, name): _folder(plan, variant, name, path) for variant, name in todo}
    with workers as shared:
        for variant, name in watch(todo, len(todo)):
            games = _whole(plan, name)
            simulate(folders[variant.name, name], games, 0.0, nullcontext(shared), lambda parts, _: parts)
    return find(plan, [_measured(plan, variant, folders) for variant in plan.variants])


def _measured(plan: Experiment, variant: Variant, folders: dict[tuple[str, str], Folder]) -> list[Measure]:
    @cache
    def kept(name: str, kind: str) -> Columns:
        return folders[variant.name, name].all(kind)

    return measures(plan, kept)


def _whole(plan: Experiment, name: str) -> int:
    """Rounded up so that every deal is played in all its rotations."""
    players, games = plan.runs()[name]
    return -(-games // len(players)) * len(players)


def _folder(plan: Experiment, variant: Variant, name: str, path: Path) -> Folder:
    cards = _cards(variant, path)
    run = plan.run(variant, name, cards)
    home = path / hashlib.sha256(repr(run._replace(part=0)).encode()).hexdigest()[:12]
    return Folder(home, run._replace(part=planned_part(home, run.part)))


def _cards(variant: Variant, path: Path) -> Path | None:
    """The variant's cards as a file beside the rows, named by what it says."""
    if not variant.cards:
        return None
    text = variant.cards.encode()
    file = path / f"cards-{hashlib.sha256(text).hexdigest()[:12]}.toml"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(text)
    return file
