"""Brelan's side. Every call into Brelan that is measured stands in this file and nowhere else.

A function here imports, builds and warms up, and gives back what is then timed.
"""

import subprocess
import sys
from collections.abc import Callable
from functools import cache
from itertools import combinations
from random import Random
from typing import Any

import brelan
from benchmarks import hands
from brelan import shelf
from brelan.engine.asks import Ask, Form, any_answer
from brelan.engine.chance import seeded
from brelan.engine.drive import begin, play_out
from brelan.engine.flow import answer, ask_of
from brelan.engine.game import Game
from brelan.engine.state import AnyState
from brelan.games.champ.ranking import RANKING

SEATS = 4
CHIPS = 10_000
DEALS = 1_000
OPTIONS: dict[str, object] = {"stack": CHIPS, "maximum": 5, "deals": DEALS, "showing": "no"}
"""So many chips that nobody is out before the last deal."""
FOLLOW = 1
LARGE = 1 << 16
"""Hands in an array, for the evaluators that take arrays."""
ROWS = 64
"""Compiled tables that are played on again and again; so few that they stay in the processor's cache."""

LEARNERS = 256
"""Tables of a learner, whose observations stay in the cache too."""

COMPILE = """
import sys
from brelan import compiled

game = compiled(sys.argv[1])
game.simulate(game.rows(1), game.blank(min(int(sys.argv[2]), game.game.most)), 1)
"""

Play = Callable[[int, int], tuple[int, int]]


def plain(policy: str) -> Play:
    """Poker fermé in plain Python: (hands, seed) -> (hands, decisions)."""
    game = shelf.game("ferme")
    drive = _random_to_the_end if policy == "random" else _calm_to_the_end

    def once(deals: int, seed: int) -> int:
        t = game.blank(SEATS, {**OPTIONS, "deals": deals})
        begin(t, seed)
        decisions = drive(t, seed)
        _conserved(game.wealth(t), 1)
        return decisions

    return _deals(once)


def _random_to_the_end(t: AnyState, seed: int) -> int:
    """As the peers do it: Python's own generator, and nothing worked out twice."""
    random, decisions = Random(seed).random, 0
    while t.asked:
        seat = t.asked.bit_length() - 1
        form, members, least, most = ask_of(t, seat)
        n = least + int(random() * (most - least + 1))
        if form != Form.AMOUNT:
            parts = _parts(members, n)
            n = parts[int(random() * len(parts))]
        answer(t, seat, n.bit_length() - 1 if form == Form.ONE_OF else n)
        decisions += 1
    return decisions


@cache
def _parts(members: int, n: int) -> list[int]:
    """All the parts of a set that have n members."""
    return [sum(part) for part in combinations([1 << i for i in range(members.bit_length()) if members >> i & 1], n)]


def _calm_to_the_end(t: AnyState, _seed: int) -> int:
    decisions = 0
    while t.asked:
        seat = t.asked.bit_length() - 1
        answer(t, seat, _calm(ask_of(t, seat)))
        decisions += 1
    return decisions


def _calm(ask: Ask) -> int:
    """Open for the least, follow, exchange nothing."""
    return FOLLOW if ask.form == Form.ONE_OF else 0 if ask.form == Form.SOME_OF else ask.least


def checked() -> Play:
    """The same through the public table, which checks every answer, keeps them and listens to every event."""

    def once(deals: int, seed: int) -> int:
        table = brelan.table("ferme", seats=SEATS, options={**OPTIONS, "deals": deals}, seed=seed)
        luck = [seeded(seed)]
        while not table.over:
            ((seat, ask),) = table.asks.items()
            table.answer(seat, ask.decode(any_answer(ask, luck)))
        _conserved(sum(table.result.scores), 1)
        return len(table.answers)

    return _deals(once)


def _deals(once: Callable[[int, int], int]) -> Play:
    """Play so many deals, in games of at most DEALS."""

    def run(size: int, seed: int) -> tuple[int, int]:
        whole, rest = divmod(size, DEALS)
        games = enumerate([DEALS] * whole + [rest] * (rest > 0), start=seed * 1_000_000)
        return size, sum(once(deals, number) for number, deals in games)

    return run


def compiled() -> Play:
    """Poker fermé compiled, whole games inside one call: (hands, seed) -> (hands, decisions)."""
    game = brelan.compiled("ferme")
    blank = game.blank(SEATS, OPTIONS)

    def run(size: int, seed: int) -> tuple[int, int]:
        rows = game.rows(-(-size // DEALS))
        decisions = game.simulate(rows, blank, seed * 1_000_000)
        _conserved(int(rows["chips"].sum()), len(rows))
        return len(rows) * DEALS, decisions

    return run


def whole_plain(name: str) -> Play:
    """Whole games with their usual options and four players or as many as sit down, in plain Python."""
    game = shelf.game(name)

    def run(size: int, seed: int) -> tuple[int, int]:
        decisions = 0
        for number in range(size):
            t = game.blank(min(SEATS, game.most), _silent(game))
            begin(t, seed * 1_000_000 + number)
            decisions += play_out(t, [seeded(number)])
        return size, decisions

    return run


def whole_compiled(name: str) -> Play:
    """The same games compiled, as every run but a machine's first has them: loaded, which runs a tenth faster."""
    subprocess.run([sys.executable, "-c", COMPILE, name, str(SEATS)], check=True)
    game = brelan.compiled(name)
    blank = game.blank(min(SEATS, game.game.most), _silent(game.game))

    rows = game.rows(ROWS)

    def run(size: int, seed: int) -> tuple[int, int]:
        first = seed * 1_000_000
        return size, sum(game.simulate(rows[: size - done], blank, first + done) for done in range(0, size, ROWS))

    return run


def learning(name: str) -> Play:
    """What a learner does: on many tables whoever acts looks, sees what is allowed, and does any of that.

    Choosing by chance counts too, and a game is a hand.
    """
    from brelan import learn

    seats = min(SEATS, shelf.game(name).most)
    tables = learn.tables(name, LEARNERS, seats=seats, options=_silent(shelf.game(name)))
    masks, seen = tables.mask_many(), tables.view_many()

    def run(size: int, seed: int) -> tuple[int, int]:
        games = 0
        for step in range(size):
            tables.view_many(seen)
            tables.mask_many(masks)
            tables.step_many(tables.any_many(seed * 1_000_000 + step))
            games += int(tables.ended.sum())
        return max(games, 1), size * LEARNERS

    return run


def _silent(game: Game) -> dict[str, object]:
    """Nobody is asked whether they show their cards."""
    return {option.name: "no" for option in game.options if option.name == "showing"}


def plain_copy() -> Callable[[int], int]:
    """Copies a plain table in its second betting."""
    t = _second_betting()

    def run(times: int) -> int:
        for _ in range(times):
            t.copy()
        return times

    return run


def compiled_copy() -> Callable[[int], int]:
    """Copies one row of an array of compiled tables onto another, from Python."""
    game = brelan.compiled("ferme")
    rows = game.rows(2)
    rows[:1] = game.row(_second_betting())
    octets = game.octets(rows)

    def run(times: int) -> int:
        for _ in range(times):
            octets[1] = octets[0]
        return times

    return run


def scalar(size: int) -> Callable[[], int]:
    """The usual ranking (Poker Champ's), one call a hand."""
    value = RANKING.function(size)

    def values(some: list[tuple[int, ...]]) -> list[int]:
        return [value(*hand) for hand in some]

    hands.check("Brelan scalar", size, values, max)
    batch = hands.dealt(size, 2_000)
    return lambda: len(values(batch))


def numpy(size: int) -> Callable[[], int]:
    """The same over an array of hands, without a compiler."""
    return _arrays("Brelan NumPy", size, RANKING.values)


def numba(size: int) -> Callable[[], int]:
    """The same over an array of hands, compiled."""
    return _arrays("Brelan numba", size, RANKING.compiled_values(size))


def _arrays(name: str, size: int, values: Callable[[Any], Any]) -> Callable[[], int]:
    from numpy import array, uint8

    hands.check(name, size, lambda sample: list(values(array(sample, uint8))), max)
    batch = array(hands.dealt(size, LARGE), uint8)
    return lambda: len(values(batch))


def _second_betting() -> AnyState:
    """Everybody has followed and exchanged nothing; the opener has opened again."""
    t = shelf.game("ferme").blank(SEATS, OPTIONS)
    begin(t, 1)
    for _ in range(SEATS + SEATS + 1):
        seat = t.asked.bit_length() - 1
        answer(t, seat, _calm(ask_of(t, seat)))
    return t


def _conserved(chips: int, games: int) -> None:
    if chips != games * SEATS * CHIPS:
        raise AssertionError(f"Brelan lost chips: {chips}")
