"""What `brelan odds` answers to some questions for each game: in words, as numbers and as bars.

The questions stand in the file itself, each after a `$`; `python -m tests.golden.odds [GAME …]` answers them anew.
"""

import json
import re
import shlex
import sys
from pathlib import Path

from brelan.drawing import Bars
from brelan.texts import LANGUAGES
from brelan.trouble import Trouble
from tests.boxes import OURS, folder
from tests.odds.examples import COUNTED, arguments, odds

NUMBER = re.compile(r"\b\d+\.\d+(e-\d+)?")
"""The last digits of a sum depend on the order in which a machine adds."""
EVERY = [name for name in OURS if name in COUNTED]


def path(name: str) -> Path:
    """Where they are kept."""
    return folder(name) / "golden" / "odds.txt"


def questions(name: str) -> list[str]:
    """What is asked, as somebody types it."""
    return [line[2:] for line in path(name).read_text(encoding="utf-8").splitlines() if line.startswith("$ ")]


def answer(name: str, question: str) -> list[str]:
    """All that is said to a question, or why it cannot be answered."""
    try:
        found = odds(name).answer(arguments(name).parse_args(shlex.split(question)))
    except Trouble as trouble:
        return [f"! {trouble}"]
    told = [line for lang in LANGUAGES for line in (*found.as_text(lang), *in_lines(found.as_bars(lang)))]
    return [
        *told,
        NUMBER.sub(lambda number: f"{float(number[0]):.9f}", json.dumps(found.as_json(), ensure_ascii=False)),
    ]


def in_lines(bars: Bars) -> list[str]:
    """What is drawn."""
    rows = [f"{name}: {' '.join(f'{part:.6f}' for part in parts)}" for name, parts in bars.rows]
    return [" ".join(f"[{name}]" for name in bars.names), *rows]


def answers(name: str) -> list[str]:
    """Every question with what is said to it."""
    return [line for question in questions(name) for line in (f"$ {question}", *answer(name, question), "")]


if __name__ == "__main__":
    for name in sys.argv[1:] or EVERY:
        path(name).write_text("\n".join(answers(name)), encoding="utf-8")
