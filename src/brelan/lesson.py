"""A lesson: a first deal whose chance and answers are written down, and what the learner does in it, step by step.

Every step can be done wrongly. What is right is never written down twice: the rules, the ranking and the score know.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import chain, combinations

from brelan.engine.asks import Ask, Choice, Form
from brelan.engine.game import Game
from brelan.engine.record import say
from brelan.engine.source import Script
from brelan.engine.table import Table
from brelan.rankings.judge import Judge
from brelan.trouble import Trouble

LEARNER = 0
NAMES = ("", "Zoé", "Nino")
"""The learner has the name they give themselves."""
SEED = 1
WRONG = "wrong"
"""What is said of a mistake that has no name of its own."""


@dataclass(frozen=True)
class Step:
    """Something to be learnt. Texts: `KEY` what to do, `KEY-right` why it was right, `KEY-SLIP` why it was wrong."""

    key: str


@dataclass(frozen=True)
class Touch(Step):
    """Touch a thing on the mat: by the name that the mat gives it, or a card by its text."""

    thing: str


Slip = Callable[[Table, Choice], str]
"""Which mistake an answer is."""


@dataclass(frozen=True)
class Answer(Step):
    """Answer what the rules ask; `right` as a record writes it: `enter`, `exchanges 2 3`, `by 3`."""

    right: str
    slip: Slip = field(default=lambda _table, _choice: "")


@dataclass(frozen=True)
class Stronger(Step):
    """Which of these hands wins? The judge knows; texts may name the `$best` one and the `$second`."""

    judge: Judge
    hands: tuple[str, ...]


@dataclass(frozen=True)
class Pick(Step):
    """Which of these cards fits what lies on the table? `fits` knows."""

    cards: tuple[str, ...]
    fits: Callable[[Table, str], bool]


@dataclass(frozen=True)
class Who(Step):
    """Which player is it? `is_it` knows."""

    is_it: Callable[[Table, int], bool]


def ahead(table: Table, seat: int) -> bool:
    """Whether a seat would win, if the game ended now."""
    return seat in table.result.winners


@dataclass(frozen=True)
class Lesson:
    """Options, chance and moves: what others answer (`2 enter`) and the learner's steps. `texts` is a package.

    The learner sits on the first seat.
    """

    texts: str
    chance: str
    moves: tuple[str | Step, ...]
    options: dict[str, object] = field(default_factory=dict)

    def begin(self, game: Game) -> Table:
        """The table before the first move; what comes after the written chance is always the same too."""
        script = Script(tuple(game.outcome(token) for token in self.chance.split()), goes_on=True)
        names = NAMES[: game.most]
        return Table.begin(game, len(names), self.options, SEED, script, names)

    @property
    def steps(self) -> list[Step]:
        """What the learner does."""
        return [move for move in self.moves if isinstance(move, Step)]


def moves(move: str | Step) -> bool:
    """Whether something is played; a step may only be done."""
    return isinstance(move, (str, Answer))


def play(table: Table, move: str | Step) -> None:
    """Make a move on the table."""
    if isinstance(move, str):
        say(table, move)
    elif isinstance(move, Answer):
        say(table, f"{LEARNER + 1} {move.right}")


def choices(ask: Ask) -> Iterator[Choice]:
    """Everything that may be answered."""
    if ask.form == Form.SOME_OF:
        yield from chain.from_iterable(combinations(ask.options(), n) for n in range(ask.least, ask.most + 1))
    elif ask.form == Form.AMOUNT:
        yield from range(ask.least, ask.most + 1)
    else:
        yield from ask.options()


def right_choice(step: Answer, table: Table) -> Choice:
    """The answer that a step is about."""
    ask = table.ask(LEARNER)
    value = table.question.read(ask, step.right)
    found = ask.decode(value)
    if value < 0 or found not in set(choices(ask)):
        raise Trouble(f"step {step.key} wants {step.right!r}, expected {table.question.expected(ask)}")
    return found


def slip_of(step: Answer, table: Table, choice: Choice) -> str:
    """The name of a mistake: what the lesson calls it, the word of the option, too little or too much."""
    named = step.slip(table, choice)
    if named or isinstance(choice, tuple):
        return named or WRONG
    options = table.question.options
    if options is not None:
        return str(options(choice).name.lower().replace("_", "-"))
    right = right_choice(step, table)
    if table.ask(LEARNER).form == Form.AMOUNT and isinstance(right, int):
        return "less" if choice < right else "more"
    return WRONG
