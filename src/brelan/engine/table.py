"""A table as programs use it: who is asked what, answers, views, the end. Seats count from 0 here, from 1 in text."""

from hashlib import sha256
from random import Random
from secrets import randbits
from typing import NamedTuple, Self

from brelan.engine.asks import Ask, Form, allows
from brelan.engine.chance import Source
from brelan.engine.drive import begin
from brelan.engine.flow import Overfull, answer, ask_of, awaited, time_out
from brelan.engine.game import Game
from brelan.engine.sets import has
from brelan.engine.sheet import Printed
from brelan.engine.sight import imagine, veil
from brelan.engine.state import NO_SEAT, PLANS, AnyState
from brelan.engine.steps import Question
from brelan.engine.tells import Tell


class IllegalAnswer(ValueError):
    """An answer the rules do not allow; the message says what was given and what was expected. Nothing has changed."""

    def __init__(self, text: str, expected: str = "") -> None:
        super().__init__(text)
        self.expected = expected
        """What the seat might have answered, if it is asked."""


class Answered(NamedTuple):
    """An answer as it was given; by the clock when the seat's time was up."""

    seat: int
    question: Question
    ask: Ask
    value: int
    by_clock: bool


class ClockRang(NamedTuple):
    """The table's own time ran out."""


class Glimpse(NamedTuple):
    """A table as it stood, and how much had been told then."""

    state: AnyState
    told: int


class Result(NamedTuple):
    """The scores, and the seats that share the highest."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


def seat_of(seat: int, players: int) -> int:
    """A seat at a table for so many; `IllegalAnswer` if there is none such."""
    if type(seat) is not int or not 0 <= seat < players:
        raise IllegalAnswer(f"seat {seat!r} was given, expected a seat from 0 to {players - 1}")
    return seat


class Seen:
    """What tables and views share: the state as somebody knows it."""

    def __init__(self, game: Game, state: AnyState) -> None:
        self.game = game
        self.state = state

    @property
    def asks(self) -> dict[int, Ask]:
        """Who may answer, and what. A sealed answer may be changed until the last one is in."""
        return {seat: ask for seat in range(self.state.players) if (ask := self.asked(seat)) is not None}

    def asked(self, seat: int) -> Ask | None:
        """What a seat may answer; None if it is not asked, or if its only possible answer has been given for it."""
        if not has(self.state.asked, seat):
            return None
        ask = ask_of(self.state, seat)
        return None if ask.form == Form.GIVEN else ask

    @property
    def awaited(self) -> list[int]:
        """The seats that have yet to answer."""
        return [seat for seat in range(self.state.players) if has(awaited(self.state), seat)]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over == 1

    @property
    def question(self) -> Question:
        """The question that is put now, and the words its answers are written in."""
        return self.game.question(self.state.now, self.state.part)

    def cards(self, pile: str, seat: int | None = None) -> list[str]:
        """The cards of a pile as text; `??` for a card that is not known here."""
        return self.game.cards(self.state, pile, seat if seat is None else seat_of(seat, self.state.players))


def _too_many(t: AnyState, error: IndexError) -> Exception:
    """A rule that plans too much, by the step that was under way; any other error as it is."""
    if t.depth < PLANS:
        return error
    names = ", ".join(t.NAME[step] for step in t.plan_step[-3:])
    found = f"after step {t.NAME[t.now]} more than {PLANS} steps are planned, the last of them {names}"
    return Overfull(f"{found}; expected at most {PLANS} that wait")


class View(Seen):
    """What one seat sees, or everybody (`seat` None): a table with holes."""

    def __init__(self, game: Game, state: AnyState, seat: int | None) -> None:
        super().__init__(game, state)
        self.seat = seat

    def imagine(self, rng: Random) -> "Table":
        """A whole table that contradicts nothing this seat knows or remembers; all such tables are equally likely."""
        state = self.state.copy()
        imagine(state, NO_SEAT if self.seat is None else self.seat, rng.getrandbits(60))
        return Table(self.game, state)


class Table(Seen):
    """A table under way.

    Where chance comes from a source, which may run out halfway, whatever happens makes a new state: the one before
    stays as it was.
    """

    def __init__(self, game: Game, state: AnyState, names: tuple[str, ...] = (), seed: int | None = None) -> None:
        super().__init__(game, state)
        self.names = names or tuple(str(seat + 1) for seat in range(state.players))
        self.seed = seed
        self.data: Printed | None = None
        self.printed = ""
        """The hash of that file: what was printed on its cards when the game began."""
        self.answers: list[Answered | ClockRang] = []
        self.tells: list[Tell] = []
        self.glimpses: list[Glimpse] = []
        """How the table stood along the way, while the effects of the last answer happened."""

    @classmethod
    def begin(
        cls,
        game: Game,
        seats: int,
        options: dict[str, object] | None = None,
        seed: int | None = None,
        source: Source | None = None,
        names: tuple[str, ...] = (),
        data: Printed | None = None,
    ) -> Self:
        """Set up a table and begin; `data` is a file with a custom deck."""
        if seed is None and source is None:
            seed = randbits(60)
        if seed is not None and (type(seed) is not int or not 0 <= seed < 1 << 60):
            raise ValueError(f"seed {seed!r} was given, expected a whole number from 0 to 2^60 − 1")
        state = game.blank(seats, options, data)
        state.source = source
        state.tells = []
        try:
            begin(state, seed or 0)
        except IndexError as error:
            raise _too_many(state, error) from None
        table = cls(game, state, names, seed)
        table.data = data
        table.printed = sha256(data.read_bytes()).hexdigest() if data else ""
        table.listen()
        return table

    def answer(self, seat: int, choice: object) -> None:
        """Give a seat's answer; `IllegalAnswer` if the rules do not allow it."""
        ask = self.ask(seat)
        value = self.question.number(choice) if isinstance(choice, str) else ask.encode(choice)
        self._judge(seat, ask, value, choice)

    def answer_number(self, seat: int, value: int) -> None:
        """The same for an answer already given as the rules' integer."""
        self._judge(seat, self.ask(seat), Ask.number(value), value)

    def _judge(self, seat: int, ask: Ask, value: int, given: object) -> None:
        question = self.question
        if not allows(ask, value):
            expected = question.expected(ask)
            raise IllegalAnswer(f"seat {seat + 1}: {given!r} was given, expected {expected}", expected)
        self._take(Answered(seat, question, ask, value, False))

    def time_out(self, seat: int) -> None:
        """The seat's time is up: the clock gives the answer that the rules provide."""
        ask = self.ask(seat)
        if has(self.state.chosen, seat):
            raise IllegalAnswer(f"seat {seat + 1} has answered, expected one that has not")
        self._take(Answered(seat, self.question, ask, time_out(self.state, seat), True))

    def ring(self) -> None:
        """The table's own time is up."""
        if self.game.clock is None:
            raise IllegalAnswer(f"{self.game.name} has no clock of its own; expected a seat")
        state = self._workspace()
        self.game.clock(state)
        self._go_on(state, ClockRang())

    def ask(self, seat: int) -> Ask:
        """What this seat may answer; `IllegalAnswer` if that is nothing."""
        seat_of(seat, self.state.players)
        ask = self.asked(seat)
        if ask is None:
            why = (
                "had only one possible answer, which was given for it"
                if has(self.state.asked, seat)
                else "is not asked"
            )
            others = " and ".join(str(other + 1) for other in self.awaited)
            rest = f"expected seat {others}" if others else "the game is over"
            raise IllegalAnswer(f"seat {seat + 1} {why}; {rest}")
        return ask

    def _take(self, given: Answered) -> None:
        state = self._workspace()
        try:
            answer(state, given.seat, given.value)
        except IndexError as error:
            raise _too_many(state, error) from None
        self._go_on(state, given)

    def _workspace(self) -> AnyState:
        """The state that is worked on; what a new one tells before its chance runs out is not told."""
        if self.state.source is None:
            return self.state
        state = self.state.copy()
        state.tells = None if state.tells is None else []
        return state

    def _go_on(self, state: AnyState, given: Answered | ClockRang) -> None:
        self.state = state
        self.answers.append(given)
        self.listen()

    def listen(self) -> None:
        """Take over what the rules have told."""
        self.glimpses = [Glimpse(state, len(self.tells) + told) for state, told in self.state.noted or ()]
        self.state.noted = None
        if self.state.tells is not None:
            self.tells += self.state.tells
            self.state.tells = []

    @property
    def between(self) -> Glimpse | None:
        """How the table stood between two deals, if the last answer completed one."""
        return next((glimpse for glimpse in reversed(self.glimpses) if glimpse.state.now == self.game.between), None)

    def hand_over(self) -> list[Tell]:
        """What was told since the last call. The caller keeps it: the table forgets it, and the answers too."""
        told, self.tells, self.answers = self.tells, [], []
        return told

    def view(self, seat: int | None = None) -> View:
        """What a seat sees; without one, what everybody sees (spectators, the table screen)."""
        state = self.state.copy()
        state.source = None
        state.tells = None
        veil(state, NO_SEAT if seat is None else seat_of(seat, state.players))
        return View(self.game, state, seat)

    def copy(self) -> "Table":
        """A silent copy of the table, for trying things out."""
        state = self.state.copy()
        state.tells = None
        return Table(self.game, state, self.names)

    @property
    def result(self) -> Result:
        """The scores so far, and who has the highest."""
        scores = tuple(self.game.score(self.state, seat) for seat in range(self.state.players))
        return Result(scores, tuple(seat for seat, score in enumerate(scores) if score == max(scores)))
