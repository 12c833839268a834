"""`brelan review FILE`: luck and skill in a finished game, the curve of hope, and what each decision gave away."""

import argparse
import json
from pathlib import Path

import msgspec

from brelan import shelf
from brelan.coach.advice import speaker, unit_of
from brelan.commands.language import add_language, language
from brelan.commands.screen import show, width
from brelan.engine import record
from brelan.progress import meanwhile, progress
from brelan.review.course import Course, of_table
from brelan.review.logged import of_log
from brelan.review.picture import picture
from brelan.review.reviewer import Reviewer
from brelan.review.shape import Judged, Review
from brelan.review.telling import change, game_words, own_words, part
from brelan.room import opened
from brelan.trouble import Trouble

LOG = "brelan log "
"""How an opened log begins."""
STEPS = "▁▂▃▄▅▆▇█"
WORST = 5
"""Decisions that are listed: those that cost most."""


def describe(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a record (docs/record.md) or an opened log")
    parser.add_argument("--seat", type=int, metavar="N", help="whose game (from 1); by default everybody's")
    parser.add_argument(
        "--opened", action="store_true", help="start from the true cards, as in a game whose secrets are open"
    )
    parser.add_argument("--json", action="store_true", help="print what was found as JSON")
    parser.add_argument("--plot", type=Path, metavar="FILE.svg", help="draw one seat's curve")
    add_language(parser)


def run(asked: argparse.Namespace) -> None:
    """Look back on the game, seat by seat."""
    lang = language(asked)
    course, is_open = _course(asked.file)
    seats = _seats(asked, course)
    found = []
    for seat in seats:
        with meanwhile(own_words(lang)("review-preparing")):
            reviewer = Reviewer(course, seat, is_open or asked.opened)
        for _ in progress(reviewer, len(reviewer)):
            pass
        found.append(reviewer.review())
        if not asked.json:
            _say(found[-1], course, lang)
    if asked.plot is not None:
        _draw(asked.plot, found[0], _title(found[0], lang), lang)
    if asked.json:
        built = [msgspec.to_builtins(each) for each in found]
        print(json.dumps(built[0] if asked.seat else {"seats": built}, ensure_ascii=False, indent=1))


def _course(path: Path) -> tuple[Course, bool]:
    """The game of a file, and whether its secrets were opened."""
    try:
        with path.open("rb") as file:
            is_log = file.read(len(LOG)) == LOG.encode()
    except OSError as trouble:
        raise Trouble(f"{path}: cannot be read ({trouble.strerror})") from None
    if is_log:
        opened.load(path)
        head, *lines = path.read_bytes().splitlines()
        return of_log([line.partition(b" ")[2] for line in lines], head.split()[-1].decode()), True
    table = record.load(path, shelf.game)
    if not table.over:
        raise Trouble(f"{path}: the game is not over; expected one that is")
    return of_table(table), False


def _seats(asked: argparse.Namespace, course: Course) -> list[int]:
    seats = len(course.names)
    if asked.plot is not None and (asked.plot.suffix != ".svg" or not asked.plot.parent.is_dir()):
        raise Trouble(f"--plot {str(asked.plot)!r} was given; expected a name ending in .svg, in an existing folder")
    if asked.seat is None:
        if asked.plot is not None:
            raise Trouble("--plot was given without a seat; expected --seat and a number")
        return list(range(seats))
    if not 1 <= asked.seat <= seats:
        raise Trouble(f"--seat {asked.seat} was given, expected a seat from 1 to {seats}")
    return [asked.seat - 1]


def _title(found: Review, lang: str) -> str:
    game = speaker(shelf.game(found.game), lang)("title")
    return own_words(lang)("review-title", name=found.names[found.seat - 1], game=game)


def _say(found: Review, course: Course, lang: str) -> None:
    """A curve, three columns, five sentences, and the decisions that cost most."""
    say = own_words(lang)
    show(_title(found, lang))
    if found.opened:
        show(say("review-opened"), indent=2)
    show(curve(found, min(60, width() - 8)), indent=2)
    for name in ("luck", "skill", "others"):
        show(f"{say(f'review-{name}'):>12}  {change(getattr(found, name), lang)}")
    for sentence in found.story[lang]:
        show(sentence, indent=2, hang=4)
    good = sum(one.lost_in_unit == 0 for one in found.decisions)
    lost = _in_unit(found.lost_in_unit, course, lang)
    show(say("review-quality", decisions=len(found.decisions), good=good, lost=lost), indent=2, hang=4)
    dear = sorted((one for one in found.decisions if one.lost_in_unit > 0), key=lambda one: -one.lost)[:WORST]
    for one in sorted(dear, key=lambda one: one.number):
        show(_decision(one, course, lang), indent=2, hang=4)
    show()


def curve(found: Review, cells: int) -> str:
    """Hope over the game in one line, from 0 to all of the victory."""
    hopes = [found.start, *(point.hope for point in found.curve)]
    cells = min(cells, len(hopes))
    picked = (hopes[round(i * (len(hopes) - 1) / max(1, cells - 1))] for i in range(cells))
    return "".join(STEPS[min(len(STEPS) - 1, int(hope * len(STEPS)))] for hope in picked)


def _decision(one: Judged, course: Course, lang: str) -> str:
    say = own_words(lang)
    return say(
        "review-decision",
        number=one.number,
        deal=game_words(lang, course.game.package)("review-deal", deal=one.deal),
        given=one.given_said[lang],
        best=one.best_said[lang],
        grade=speaker(course.game, lang)(f"grade-{one.grade.replace('_', '-')}"),
        lost=change(-one.lost, lang),
        unit=_in_unit(one.lost_in_unit, course, lang),
    )


def _in_unit(lost: float, course: Course, lang: str) -> str:
    """So much in the game's own unit."""
    return f"{part(lost, lang)} {speaker(course.game, lang)(f'unit-{unit_of(course.game)}', n=lost)}"


def _draw(path: Path, found: Review, title: str, lang: str) -> None:
    try:
        path.write_text(picture(found, title, lang), encoding="utf-8")
    except OSError as trouble:
        raise Trouble(f"--plot {path}: the picture cannot be written ({trouble.strerror})") from None
