"""The command behind `benchmarks/mutants.py`."""

import argparse
import os
import sys
from hashlib import sha256
from importlib import import_module
from pathlib import Path

import platformdirs

from benchmarks.faults.account import Tried, note, read, report
from benchmarks.faults.planting import Fault, faults
from benchmarks.faults.sample import Drawn, described, draw, found, keep, kept
from benchmarks.faults.trial import PRELOADED, Copy, take_over
from benchmarks.faults.witnesses import Seen, measured, stages

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).parent
DRAWN, TRIED = HERE / "drawn.jsonl", HERE / "tried.jsonl"
"""The sample and what became of it go with the sources: a run may be broken off, and taken up elsewhere."""
NOTES = Path(platformdirs.user_cache_dir("brelan")) / "mutants"
TREE = NOTES / "tree"
"""The tree as it was when the command began: whoever works in it meanwhile changes no verdict."""


def arguments() -> argparse.Namespace:
    """What is asked for; anything else exits with 2."""
    parser = argparse.ArgumentParser(prog="benchmarks/mutants.py", description="Count the small faults that tests see.")
    parser.add_argument("--sample", type=int, default=300, metavar="N", help="how many faults are drawn")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="another seed, another sample")
    parser.add_argument("--only", nargs="+", default=[""], metavar="WHAT", help="packages, files or folders to look at")
    parser.add_argument("--jobs", type=int, default=2, metavar="N", help="how many are tried at once")
    parser.add_argument("--resume", action="store_true", help="go on with the sample that was begun")
    parser.add_argument("--report", type=Path, metavar="FILE", help="write the report there: docs/mutants.md")
    asked = parser.parse_args()
    if asked.sample < 1 or asked.jobs < 0:
        parser.error("expected --sample above 0, and --jobs above 0 or 0 for the report alone")
    return asked


def inside(fault: Fault | Drawn, only: list[str]) -> bool:
    """Whether a fault stands in one of these packages, files or folders."""
    return fault.package in only or fault.path.startswith(tuple(part for part in only if part == "" or "/" in part))


def work(chosen: list[Drawn], seen: Seen, folder: Path, green: Path) -> None:
    """Try faults one after the other, and write down what became of each."""
    os.nice(max(0, 5 - os.nice(0)))
    copy = Copy(TREE, folder, green)
    for drawn in chosen:
        fault = found(TREE, drawn)
        if fault is None:
            print(f"gone               {drawn.path}:{drawn.line} {drawn.kind}: the line was written anew", flush=True)
            continue
        tried = Tried(drawn, *copy.try_out(fault, stages(fault.path, fault.line, seen)))
        note(TRIED, tried)
        print(f"{tried.what:9} {tried.seconds:5.0f} s  {fault.path}:{fault.line} {fault.kind}", flush=True)


def notes_of(tree: Path) -> Path:
    """Where to keep what was measured of a tree: with other sources or tests it is measured again."""
    digest = sha256()
    for path in sorted(path for part in ("src", "tests") for path in (tree / part).rglob("*.py")):
        digest.update(path.relative_to(tree).as_posix().encode() + b"\0" + path.read_bytes())
    folder = NOTES / digest.hexdigest()[:16]
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def main() -> None:
    """Draw, try, count."""
    asked = arguments()
    take_over(ROOT, TREE)
    every = faults(TREE)
    if not asked.resume:
        there = [fault for fault in every if inside(fault, asked.only)]
        if not there:
            sys.exit(f"--only {' '.join(asked.only)}: no fault can be planted there; expected a path below src/brelan")
        keep(DRAWN, [described(TREE, fault) for fault in draw(there, asked.sample, asked.seed)])
        TRIED.unlink(missing_ok=True)
    chosen = kept(DRAWN)
    if not chosen:
        sys.exit("--resume: no sample was begun; expected one to go on with")
    done = {tried.drawn for tried in read(TRIED)}
    left = [drawn for drawn in chosen if drawn not in done and inside(drawn, asked.only)]
    if asked.jobs:
        try_out(left, asked.jobs)
    text = report(read(TRIED), len(every), len(chosen))
    print(text)
    if asked.report:
        asked.report.write_text(text, encoding="utf-8")


def try_out(left: list[Drawn], jobs: int) -> None:
    """Share the faults out among processes."""
    notes = notes_of(TREE)
    seen = measured(TREE, notes / "map.json") if any(drawn.package == "server" for drawn in left) else Seen({}, {})
    for name in PRELOADED:
        import_module(name)
    children = []
    for job in range(jobs):
        child = os.fork()
        if child == 0:
            work(left[job::jobs], seen, NOTES / f"copy-{job}", notes / "green.json")
            os._exit(0)
        children.append(child)
    for child in children:
        os.waitpid(child, 0)


if __name__ == "__main__":
    main()
