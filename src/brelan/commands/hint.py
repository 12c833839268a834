"""`brelan hint FILE`: what the coach would do in a recorded game, and why; or what each decision gave away."""

import argparse
import json
from pathlib import Path

from brelan import shelf
from brelan.coach.advice import Advice, advise, answer_in_words, sentences, speaker, unit_of
from brelan.coach.review import Graded, review
from brelan.commands.language import add_language, language
from brelan.commands.screen import show
from brelan.engine.record import load, restart
from brelan.engine.table import Answered, Table
from brelan.trouble import Trouble


def describe(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a record (docs/record.md)")
    parser.add_argument(
        "--seat", type=int, metavar="N", help="whose decision (from 1); by default whoever is asked first"
    )
    parser.add_argument("--at", type=int, metavar="N", help="before the Nth answer of the game; by default at its end")
    parser.add_argument("--grade", action="store_true", help="grade every decision of --seat in the game so far")
    parser.add_argument("--json", action="store_true", help="print what was found as JSON")
    add_language(parser)


def run(asked: argparse.Namespace) -> None:
    """Replay the record and let the coach speak; it sees what the seat sees."""
    table, lang = load(asked.file, shelf.game), language(asked)
    if not shelf.box(table.game.name).levels:
        raise Trouble(f"nobody has taught the coach {table.game.name}; expected a game whose box brings bots")
    if asked.grade:
        if asked.at is not None:
            raise Trouble("--grade looks at the whole game; expected no --at beside it")
        _print_grades(table, list(review(table, restart(table), _seat(table, asked))), asked.json, lang)
        return
    if asked.at is not None:
        table = _rewound(table, asked.at)
    if table.over:
        raise Trouble(f"{asked.file}: the game is over; expected --at and a number from 1 to {len(table.answers)}")
    seat = _seat(table, asked)
    if seat not in table.asks:
        waiting = " or ".join(str(other + 1) for other in table.awaited)
        raise Trouble(f"seat {seat + 1} is not asked there; expected --seat {waiting}")
    advice = advise(table.view(seat), table.names, data=table.data)
    if asked.json:
        print(_as_json(advice, seat, lang))
    else:
        for sentence in sentences(advice, lang):
            show(sentence, hang=2)


def _seat(table: Table, asked: argparse.Namespace) -> int:
    if asked.seat is None:
        if asked.grade:
            raise Trouble("--grade was given without a seat; expected --seat and a number")
        return table.awaited[0]
    if not 1 <= asked.seat <= len(table.names):
        raise Trouble(f"--seat {asked.seat} was given, expected a seat from 1 to {len(table.names)}")
    return int(asked.seat) - 1


def _rewound(table: Table, at: int) -> Table:
    """The table before an answer, counted from 1."""
    if not 1 <= at <= len(table.answers) + (not table.over):
        raise Trouble(f"--at {at} was given, expected a number from 1 to {len(table.answers)}")
    fresh = restart(table)
    for given in table.answers[: at - 1]:
        if isinstance(given, Answered):
            fresh.answer(given.seat, given.ask.decode(given.value))
        else:
            fresh.ring()
    return fresh


def _as_json(advice: Advice, seat: int, lang: str) -> str:
    options = [
        {"answer": advice.question.word(advice.ask, o.answer), "worth": round(o.worth, 4), "share": round(o.share, 4)}
        for o in sorted(advice.thought.options, key=lambda option: -option.worth)
    ]
    unit = unit_of(advice.game)
    found = {"seat": seat + 1, "unit": unit, "options": options, "text": sentences(advice, lang)}
    return json.dumps(found, ensure_ascii=False, indent=1)


def _print_grades(table: Table, graded: list[Graded], as_json: bool, lang: str) -> None:
    say, unit = speaker(table.game, lang), unit_of(table.game)
    lost = sum(one.verdict.lost for one in graded)
    if as_json:
        found = [
            {
                "number": one.number,
                "answer": one.advice.question.word(one.advice.ask, one.answer),
                "best": one.advice.question.word(one.advice.ask, one.advice.thought.best.answer),
                "grade": one.verdict.grade.name.lower(),
                "lost": round(one.verdict.lost, 4),
            }
            for one in graded
        ]
        print(json.dumps({"unit": unit, "lost": round(lost, 4), "decisions": found}, ensure_ascii=False, indent=1))
        return
    for one in graded:
        facts = {
            "number": one.number,
            "answer": answer_in_words(say, one.advice, one.answer),
            "best": answer_in_words(say, one.advice, one.advice.thought.best.answer),
            "grade": say(f"grade-{one.verdict.grade.name.lower().replace('_', '-')}"),
            "lost": one.verdict.lost,
            "unit": say(f"unit-{unit}", n=one.verdict.lost),
        }
        show(say("graded" if one.verdict.grade else "graded-free", **facts), hang=2)
    if graded:
        show(say("graded-sum", decisions=len(graded), lost=lost, unit=say(f"unit-{unit}", n=lost)))
    else:
        show(say("nothing-to-grade"))
