"""Brelan's side. Every call into Brelan that is measured stands in this file and nowhere else.

A function here imports, builds and warms up, and gives back what is then timed. While a part of Brelan is not
there, its import fails and its rows are shown as absent.
"""

from collections.abc import Callable
from importlib import import_module
from typing import Any

from benchmarks import hands

SEATS = 4
CHIPS = 10_000
DEALS = 1_000
OPTIONS = {"chips": CHIPS, "maximum": 5, "deals": DEALS, "show": "no"}
"""So many chips that nobody is out before the last deal."""
FOLLOW = 1
LARGE = 1 << 16
"""Hands in an array, for the evaluators that take arrays."""

Play = Callable[[int, int], tuple[int, int]]


def plain(policy: str) -> Play:
    """Poker fermé in plain Python, answered one question at a time: (hands, seed) -> (hands, decisions)."""
    table_of = _part("brelan", "table")
    random_answer = _part("brelan.engine.asks", "any_answer")
    seeded = _part("brelan.engine.chance", "seeded")
    form = _part("brelan.engine.asks", "Form")

    def calm_answer(ask: Any, _luck: list[int]) -> int:
        return FOLLOW if ask.form == form.ONE_OF else int(ask.least)

    answer = random_answer if policy == "random" else calm_answer

    def game(deals: int, seed: int) -> int:
        table = table_of("ferme", seats=SEATS, options={**OPTIONS, "deals": deals}, seed=seed)
        luck, decisions = [seeded(seed)], 0
        while not table.over:
            [(seat, ask)] = table.asks.items()
            table.answer(seat, answer(ask, luck))
            decisions += 1
        _conserved(table.state.chips[:SEATS], 1)
        return decisions

    def run(size: int, seed: int) -> tuple[int, int]:
        games = enumerate(_games(size), start=seed * 1_000_000)
        return size, sum(game(deals, number) for number, deals in games)

    return run


def compiled(policy: str) -> Play:
    """Poker fermé compiled, whole games inside one call: (hands, seed) -> (hands, decisions)."""
    game = _part("brelan.engine.compiled", "load")("ferme")

    def run(size: int, seed: int) -> tuple[int, int]:
        games = -(-size // DEALS)
        done = game.simulate(seats=SEATS, options=OPTIONS, games=games, seed=seed, policy=policy)
        _conserved(done.chips, games)
        return games * DEALS, int(done.decisions)

    return run


def plain_copy() -> Callable[[int], int]:
    """Copies a plain table in its second betting."""
    table = _second_betting()

    def run(times: int) -> int:
        for _ in range(times):
            table.copy()
        return times

    return run


def compiled_copy() -> Callable[[int], int]:
    """Copies one row of an array of compiled tables onto another, from Python."""
    game = _part("brelan.engine.compiled", "load")("ferme")
    tables = game.tables(2)
    game.put(tables, 0, _second_betting())

    def run(times: int) -> int:
        copy = game.copy
        for _ in range(times):
            copy(tables, 0, 1)
        return times

    return run


def scalar(size: int) -> Callable[[], int]:
    """The usual ranking (Poker Champ's), one call a hand."""
    value = _ranking().function(size)

    def values(some: list[tuple[int, ...]]) -> list[int]:
        return [value(*hand) for hand in some]

    hands.check("Brelan scalar", size, values, max)
    batch = hands.dealt(size, 2_000)
    return lambda: len(values(batch))


def numpy(size: int) -> Callable[[], int]:
    """The same over an array of hands, without a compiler."""
    return _arrays("Brelan NumPy", size, _ranking().values)


def numba(size: int) -> Callable[[], int]:
    """The same over an array of hands, compiled."""
    return _arrays("Brelan numba", size, _ranking().compiled_values(size))


def first_plain_hand() -> None:
    plain("calm")(1, 1)


def first_compiled_hand() -> None:
    compiled("calm")(1, 1)


def _arrays(name: str, size: int, values: Callable[[Any], Any]) -> Callable[[], int]:
    array = _part("numpy", "array")
    hands.check(name, size, lambda sample: list(values(array(sample))), max)
    batch = array(hands.dealt(size, LARGE))
    return lambda: len(values(batch))


def _ranking() -> Any:
    return _part("brelan.games.champ.ranking", "RANKING")


def _second_betting() -> Any:
    """Everybody has followed and exchanged nothing; the opener has opened again."""
    table = _part("brelan", "table")("ferme", seats=SEATS, options=OPTIONS, seed=1)
    form = _part("brelan.engine.asks", "Form")
    for _ in range(SEATS + SEATS + 1):
        [(seat, ask)] = table.asks.items()
        table.answer(seat, FOLLOW if ask.form == form.ONE_OF else ask.least)
    return table


def _games(hands_wanted: int) -> list[int]:
    whole, rest = divmod(hands_wanted, DEALS)
    return [DEALS] * whole + [rest] * (rest > 0)


def _conserved(chips: Any, games: int) -> None:
    if sum(chips) != games * SEATS * CHIPS:
        raise AssertionError(f"Brelan lost chips: {chips}")


def _part(module: str, name: str) -> Any:
    try:
        return getattr(import_module(module), name)
    except AttributeError:
        raise ImportError(f"{module} has no {name}") from None
