"""Twin games: the same course for one watcher, and everything that this watcher may not know as different as can be.

A course is played once without a server. Then what came by chance, and what others answered, is changed wherever the
watcher's own knowledge stays the same to the end: the view after every answer, and what was told.
"""

from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import NamedTuple

from brelan import shelf
from brelan.engine.asks import Ask, Choice
from brelan.engine.flow import Manner
from brelan.engine.piles import FACE, SEEN
from brelan.engine.source import Outcome, OutOfChance, Script, Witness
from brelan.engine.state import NO_SEAT
from brelan.engine.table import IllegalAnswer, Table

LEAST = 20  # answers of a game that is worth a comparison
CHANGES = 60  # replays that may be spent on one twin


class Given(NamedTuple):
    """An answer of a seat; of a sealed one, all but the last may be changed again."""

    seat: int
    choice: Choice


class Course(NamedTuple):
    """A game from its first to its last answer."""

    game: str
    players: int
    options: dict[str, object]
    outcomes: tuple[Outcome, ...]
    answers: tuple[Given, ...]

    def begin(self) -> Table:
        """The table before the first answer."""
        script = Script(self.outcomes)
        return Table.begin(shelf.game(self.game), self.players, self.options, source=script)


Mutation = Callable[[Course], Course]
Knowledge = tuple[bytes, tuple[object, ...]]


def course(game: str, players: int, options: dict[str, object], seed: int) -> Course:
    """A whole game; whoever chooses in secret changes their mind before the last one chooses."""
    witness, rng, answers = Witness([]), Random(seed), []
    table = Table.begin(shelf.game(game), players, options, seed, witness)
    while not table.over:
        seat = rng.choice(table.awaited)
        if table.state.MANNER[table.state.now] == Manner.SEALED and len(table.awaited) > 1:
            answers.append(Given(seat, _lively(table.asks[seat], rng)))
            table.answer(*answers[-1])
        answers.append(Given(seat, _lively(table.asks[seat], rng)))
        table.answer(*answers[-1])
    return Course(game, players, options, tuple(witness.outcomes), tuple(answers))


def _lively(ask: Ask, rng: Random) -> Choice:
    """Any legal one; every third time the highest of three, so that much is staked and games do not go on for hours."""
    some = [ask.any(rng) for _ in range(1 if rng.randrange(3) else 3)]
    return max(some, key=ask.encode)


def short_course(game: str, players: int, options: dict[str, object]) -> Course:
    """The shortest of some games, but not one that is over at once; it is looked for once."""
    return _shortest(game, players, frozenset(options.items()))


@cache
def _shortest(game: str, players: int, options: frozenset[tuple[str, object]]) -> Course:
    found = [course(game, players, dict(options), seed) for seed in range(6)]
    return min((c for c in found if len(c.answers) >= LEAST), key=lambda c: len(c.answers))


def steps(course: Course) -> Iterator[Table]:
    """The table before the first and after every answer."""
    table = course.begin()
    yield table
    for seat, choice in course.answers:
        table.answer(seat, choice)
        yield table


def knowledge(table: Table, watcher: int) -> Knowledge:
    """What a watcher knows now, and was told since the last time."""
    view = table.view(None if watcher == NO_SEAT else watcher).state.tobytes()
    tells, table.tells = tuple(tell.seen_by(watcher) for tell in table.tells), []
    return view, tuple(tells)


def everything_known(course: Course, watcher: int) -> list[Knowledge]:
    """What a watcher knows after every answer."""
    return [knowledge(table, watcher) for table in steps(course)]


def tells_apart(known: list[Knowledge], course: Course, watcher: int) -> bool:
    """Whether a watcher could notice that this is another game, or it cannot be played at all."""
    try:
        return any(knowledge(table, watcher) != was for was, table in zip(known, steps(course), strict=True))
    except (OutOfChance, IllegalAnswer, ValueError):
        return True


def twin(course: Course, watcher: int, rng: Random) -> Course:
    """The same game for this watcher, with as much changed for the others as some replays find."""
    known = everything_known(course, watcher)
    found, left = course, CHANGES
    waiting = [_mixed(list(_mutations(course, watcher, rng)), rng)]
    while waiting and left:
        some, left = waiting.pop(), left - 1
        tried = found
        for change in some:
            tried = change(tried)
        if not tells_apart(known, tried, watcher):
            found = tried
        elif len(some) > 1:
            waiting += [some[: len(some) // 2], some[len(some) // 2 :]]
    return found


def _mixed(mutations: list[Mutation], rng: Random) -> list[Mutation]:
    rng.shuffle(mutations)
    return mutations


def _mutations(course: Course, watcher: int, rng: Random) -> Iterator[Mutation]:
    """Cards that change places in a deal or in the whole game, dice that fall otherwise, secret answers."""
    ends, seen = _deals(course, watcher)
    table = course.begin().state
    for deck, size in enumerate(table.SIZE):
        if table.DICE[deck]:
            yield from _dice(course, deck, size, rng)
            continue
        starts = [0, *ends[:-1]]
        everywhere = set().union(*seen)
        for start, end, known in [*zip(starts, ends, seen, strict=True), (0, ends[-1], everywhere)]:
            unseen = [n for n in range(size) if Outcome(deck, n) not in known]
            rng.shuffle(unseen)
            yield from _swaps(table.BACK, deck, unseen, start, end)
    yield from _other_answers(course, watcher, rng)


def _deals(course: Course, watcher: int) -> tuple[list[int], list[set[Outcome]]]:
    """Where in what came by chance each deal ends, and the cards that the watcher saw in it."""
    ends, seen, deal = [0], [set[Outcome]()], 0
    for table in steps(course):
        t, now = table.state, getattr(table.state, table.game.deal)
        told = {Outcome(tell.deck, n) for tell in table.tells for n in tell.seen_by(watcher).cards if n >= 0}
        seen[-1] |= told
        if now != deal:
            ends, seen, deal = [*ends, 0], [*seen, told], now
        ends[-1] = t.drawn
        for pile, start in enumerate(t.START):
            faces = [slot & FACE for slot in t.slot[start : start + t.count[pile]] if slot >> SEEN & 1 << watcher]
            seen[-1] |= {Outcome(t.DECK[pile], face - 1) for face in faces}
        table.tells = []
    return ends, seen


def _swaps(backs: tuple[int, ...], deck: int, unseen: list[int], start: int, end: int) -> Iterator[Mutation]:
    """Pairs of unseen cards, with the same back where backs tell something, that change places between two moments."""
    while len(unseen) > 1:
        a = unseen.pop()
        b = next((n for n in unseen if not backs or backs[n] == backs[a]), None)
        if b is not None:
            unseen.remove(b)
            yield _swap({Outcome(deck, a): Outcome(deck, b), Outcome(deck, b): Outcome(deck, a)}, start, end)


def _swap(places: dict[Outcome, Outcome], start: int, end: int) -> Mutation:
    def change(course: Course) -> Course:
        came = course.outcomes
        changed = tuple(places.get(outcome, outcome) for outcome in came[start:end])
        return course._replace(outcomes=came[:start] + changed + came[end:])

    return change


def _dice(course: Course, deck: int, size: int, rng: Random) -> Iterator[Mutation]:
    for i, outcome in enumerate(course.outcomes):
        if outcome.deck == deck:
            yield _die(i, Outcome(deck, (outcome.n + rng.randrange(1, size)) % size))


def _die(i: int, outcome: Outcome) -> Mutation:
    return lambda course: course._replace(outcomes=(*course.outcomes[:i], outcome, *course.outcomes[i + 1 :]))


def _other_answers(course: Course, watcher: int, rng: Random) -> Iterator[Mutation]:
    """Other cards chosen by other seats: which ones they are may be a secret."""
    table = course.begin()
    for i, given in enumerate(course.answers):
        ask, put = table.ask(given.seat), table.question
        if given.seat != watcher and put.options is None:
            among, n = ask.options(), given.choice
            other = ask.any(rng) if isinstance(n, int) else tuple(sorted(rng.sample(among, len(n))))
            if other != given.choice:
                yield _answer(i, Given(given.seat, other))
        table.answer(given.seat, given.choice)


def _answer(i: int, given: Given) -> Mutation:
    return lambda course: course._replace(answers=(*course.answers[:i], given, *course.answers[i + 1 :]))
