"""The generator is fair enough for games, and seeds are far apart."""

from collections import Counter
from itertools import permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as some

from brelan.engine.chance import LOW, MULTIPLIER, below, following, low, roll, seed_of, seeded
from brelan.engine.sight import imagine
from brelan.engine.state import NO_SEAT
from brelan.engine.table import Table
from tests.engine.toy import game as toy


def chi_squared(counts: Counter[int], cells: int) -> float:
    mean = counts.total() / cells
    return sum((counts[cell] - mean) ** 2 / mean for cell in range(cells))


@given(some.integers(0, 2**60 - 1))
def test_a_seed_gives_a_state_inside_63_bits_that_stays_there(seed: int) -> None:
    state = seeded(seed)
    for _ in range(50):
        assert 0 < state < 2**63
        assert state >> 32 < MULTIPLIER
        state = following(state)


@pytest.mark.parametrize(
    ("seed", "state"),
    [
        (0, 1462130194933502002),
        (1, 2019505918725725322),
        (7, 236219283508355497),
        (1 << 32, 2571138128544944178),
        (12345678901234567, 2550838756834644827),
        ((1 << 60) - 1, 2915614788365521996),
    ],
)
def test_a_seed_that_somebody_wrote_down_deals_the_same_cards_in_every_version(seed: int, state: int) -> None:
    assert seeded(seed) == state


def test_one_number_follows_another_in_every_version_as_it_did() -> None:
    luck = [seeded(1)]
    states, numbers = [], []
    for _ in range(3):
        numbers.append(roll(luck, 1000))
        states.append(luck[0])
    assert states == [2760224589175500592, 2181774323290361107, 2998731182127728646]
    assert numbers == [1000 * (state & LOW) // (1 << 32) for state in states]


def test_the_games_of_a_run_have_the_seeds_they_had() -> None:
    games = [(0, 0), (1, 0), (1, 5), ((1 << 36) - 1, (1 << 24) - 1), (1 << 36, 0), ((1 << 60) - 1, 3)]
    assert [seed_of(seed, n) for seed, n in games] == [
        0,
        1 << 24,
        (1 << 24) + 5,
        (1 << 60) - 1,
        37949619992264704,
        1109829919820480515,
    ]


def test_a_table_draws_its_lots_from_its_own_generator_one_after_the_other() -> None:
    t = toy.blank(2)
    t.chance = seeded(9)
    luck = [t.chance]
    for n in (2, 10, 1000, 1):
        assert below(t, n) == roll(luck, n) == low(t, n)
        assert t.chance == luck[0]


@pytest.mark.parametrize("n", [2, 3, 6, 13, 52])
def test_numbers_below_n_are_equally_frequent(n: int) -> None:
    luck = [seeded(n)]
    counts = Counter(roll(luck, n) for _ in range(20_000))
    assert chi_squared(counts, n) < 2 * n + 20


def test_the_first_numbers_of_neighbouring_seeds_have_nothing_in_common() -> None:
    pairs = Counter(8 * roll([seeded(seed)], 8) + roll([seeded(seed + 1)], 8) for seed in range(20_000))
    assert chi_squared(pairs, 64) < 120


def test_successive_numbers_are_independent() -> None:
    luck = [seeded(3)]
    pairs = Counter(6 * roll(luck, 6) + roll(luck, 6) for _ in range(30_000))
    assert chi_squared(pairs, 36) < 75


def test_imagined_tables_are_uniform_over_all_deals_that_contradict_nothing() -> None:
    """Two players of the toy game: six cards in the stock and three in the other's hand, whose backs are known."""
    table = Table.begin(toy, 2, seed=4)
    view = table.view(0)
    backs = [text[-1] for text in table.cards("hand", 1)]
    unseen = [text for text in [f"{n}{s}" for n in range(1, 7) for s in "xy"] if text not in table.cards("hand", 0)]
    fitting = [hand for hand in permutations(unseen, 3) if [c[-1] for c in hand] == backs]
    counts: Counter[tuple[str, ...]] = Counter()
    for seed in range(200 * len(fitting)):
        state = view.state.copy()
        imagine(state, 0, seed)
        counts[tuple(toy.cards(state, "hand", 1))] += 1
    assert set(counts) == set(fitting)
    mean = counts.total() / len(fitting)
    assert sum((counts[hand] - mean) ** 2 / mean for hand in fitting) < 2 * len(fitting) + 30


def test_a_spectator_imagines_too() -> None:
    view = Table.begin(toy, 2, seed=5).view(None)
    for seed, _ in product(range(3), range(1)):
        state = view.state.copy()
        imagine(state, NO_SEAT, seed)
        assert "??" not in toy.cards(state, "hand", 0)
