"""A host who cheats: knows every secret, plays on chair 0, tries whatever the rules allow and picks what suits them.

What it gains is measured by the cards of the hand that it is dealt next: all their numbers together, and the share of
random hands that have less. Nothing gained is one half.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator
from math import sqrt
from random import Random
from statistics import mean

from brelan import shelf
from brelan.engine.piles import card
from brelan.engine.table import Table
from brelan.room.events import Bot, Changed
from brelan.room.sealed import Anyhow, Sealed
from tests.boxes import FIVE_CARDS, lasting
from tests.room.evenings import Evening

HAND = 5
CHEAT, HONEST = 0, 1
BEST = 30
"""Answers that the cheat tries at most."""


def hand(table: Table, seat: int = CHEAT) -> list[int]:
    """The cards that a seat holds."""
    pile = table.state.LAYOUT.constants[shelf.box(FIVE_CARDS).face.own[0]][seat]
    return [card(table.state, pile, i) for i in range(table.state.count[pile])]


def reference(cards: int) -> list[int]:
    """What random hands are worth, in ascending order."""
    rng = Random(1)
    return sorted(sum(rng.sample(range(cards), HAND)) for _ in range(40_000))


WORTH = {cards: reference(cards) for cards in (52, 53)}


def percentile(cards: list[int], deck: int = 52) -> float:
    """The share of random hands that are worth less; half of those that are worth the same."""
    worth, all_hands = sum(cards), WORTH[deck]
    return (bisect_left(all_hands, worth) + bisect_right(all_hands, worth)) / 2 / len(all_hands)


def nothing_gained(found: list[float]) -> bool:
    """Whether one half lies in the interval of the mean, at 99.9 %."""
    return abs(mean(found) - 0.5) < 3.3 * sqrt(1 / 12 / len(found))


def foreseen(evening: Evening, table: Table) -> Table:
    """A copy of a table with all that the host's machine can know of what comes: everything but luck to come."""
    trial = table.copy()
    chance = evening.at.chance
    trial.state.source = Anyhow(chance) if isinstance(chance, Sealed) else chance
    return trial


def next_hand(table: Table, deal: int) -> list[int]:
    """What the cheat holds in the next deal, if everybody does what they always do."""
    while not table.over and getattr(table.state, table.game.deal) == deal:
        seat = table.awaited[0]
        table.answer_number(seat, habit(table, seat))
    return [] if table.over else hand(table)


def best_answer(evening: Evening) -> int:
    """Of all the answers that the cheat may give, the one after which the next hand is the best, as far as it sees."""
    table = evening.at.table
    assert table is not None
    deal, ask = getattr(table.state, table.game.deal), table.asks[CHEAT]
    values = list(dict.fromkeys(ask.encode(ask.any(evening.rng)) for _ in range(3 * BEST)))[:BEST]

    def worth(value: int) -> int:
        trial = foreseen(evening, table)
        trial.answer_number(CHEAT, value)
        return sum(next_hand(trial, deal))

    return max(values, key=worth)


def deals(fair: int, games: int, seed: int = 1, length: int = 6) -> Iterator[float]:
    """Exchange last and pick: the cheat weighs each answer by the next hand; how good that hand then is."""
    for game in range(games):
        evening = Evening(FIVE_CARDS, seed * 1000 + game, {**lasting(FIVE_CARDS, length), **free()}, fair=fair).sit(2)
        evening.cutters = {CHEAT, HONEST}
        evening.lend(CHEAT)
        evening.lend(HONEST)
        evening.start()
        deal = 1
        while evening.at.phase == "playing":
            table = evening.at.table
            assert table is not None
            evening.lend(CHEAT)
            evening.lend(HONEST)
            seat = table.awaited[0]
            value = best_answer(evening) if seat == CHEAT else habit(table, seat)
            evening.answer(seat, value)
            now = evening.at.table
            if now is not None and not now.over and getattr(now.state, now.game.deal) > deal:
                deal += 1
                yield percentile(hand(now))


def habit(table: Table, seat: int) -> int:
    """What somebody answers whom the cheat knows well: always the same in the same place."""
    t, ask = table.state, table.asks[seat]
    return ask.encode(ask.any(Random(f"{t.now} {t.part} {t.drawn} {seat}")))


def free() -> dict[str, int | str]:
    """Options by which nobody is out soon: nothing is asked after the cards were shown."""
    return {"showing": "no"}


def set_ups(fair: int, games: int, seed: int = 1) -> Iterator[float]:
    """A bot more, or another option, after luck came: the cheat begins when it likes the first hand."""
    joker = next(option for option in shelf.game(FIVE_CARDS).options if option.name == "joker")
    for game in range(games):
        tried: list[tuple[int, Callable[[Evening], object]]] = []
        ways: list[Callable[[Evening], object]] = [
            lambda _: None,
            lambda e: e.happen(Bot(2, "Bot", "regular")),
            lambda e: e.happen(Changed({**e.at.options, joker.name: joker.most}, e.at.seconds)),
        ]
        for way in ways:
            evening = gathered(fair, seed * 1000 + game)
            way(evening)
            evening.cutters = set()
            evening.start()
            assert evening.at.table is not None
            tried.append((sum(hand(evening.at.table)), way))
        evening = gathered(fair, seed * 1000 + game)
        max(tried, key=lambda each: each[0])[1](evening)
        evening.start()
        assert evening.at.table is not None
        yield percentile(hand(evening.at.table))


def gathered(fair: int, seed: int) -> Evening:
    """Two people sit at a table; where luck is lent to deals, theirs is in."""
    evening = Evening(FIVE_CARDS, seed, {"joker": "no", **free()}, fair=fair).sit(2)
    evening.cutters = {CHEAT, HONEST}
    evening.lend(CHEAT)
    evening.lend(HONEST)
    return evening
