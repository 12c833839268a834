"""Games that were played by chance, to look back on."""

from functools import lru_cache
from random import Random
from typing import Any

from brelan import shelf
from brelan.engine.piles import FACE
from brelan.engine.source import Outcome
from brelan.engine.state import AnyState
from brelan.engine.table import Table
from brelan.review.course import Course, Turn, of_table
from brelan.review.reviewer import Reviewer
from brelan.review.shape import Review
from tests.boxes import EVERY, by_chance, option_for_deals

FEW = 6
"""Imagined games for a hope: nothing that is tested here depends on how many."""


@lru_cache(maxsize=8)
def played(name: str, seed: int = 1) -> Table:
    """A short game by chance, to its end."""
    game = shelf.game(name)
    deals = option_for_deals(game)
    table = Table.begin(game, max(game.least, 3), {deals: 2} if deals else {}, seed)
    return by_chance(table, Random(seed), lambda _: False)


def smallest() -> str:
    """The box whose tables are smallest: the quickest to look back on."""
    return min(EVERY, key=lambda name: len(shelf.game(name).blank(shelf.game(name).least).tobytes()))


def reviewed(course: Course, seat: int, **how: Any) -> Review:
    """A review with few imagined games."""
    reviewer = Reviewer(course, seat, many=FEW, **how)
    for _ in reviewer:
        pass
    return reviewer.review()


def dealt_anew(course: Course, seat: int, rng: Random) -> Course:
    """The same game for a seat, with everything dealt anew that it did not see then."""
    game = course.game

    def anew(state: AnyState) -> AnyState:
        whole = Table(game, state).view(seat).imagine(rng).state
        whole.chosen, whole.sealed, whole.chance = state.chosen, list(state.sealed), state.chance
        return whole

    def came(turn: Turn, after: AnyState) -> tuple[Outcome, ...]:
        true = turn.after
        decks = [true.DECK[pile] for pile in range(len(true.START)) for _ in range(true.count[pile])]
        slots = [i for pile, start in enumerate(true.START) for i in range(start, start + true.count[pile])]
        found = {
            Outcome(deck, (true.slot[i] & FACE) - 1): Outcome(deck, (after.slot[i] & FACE) - 1)
            for deck, i in zip(decks, slots, strict=True)
        }
        return tuple(found.get(outcome, outcome) for outcome in turn.came)

    turns = []
    for turn in course.turns:
        after = turn.after if turn.after.over else anew(turn.after)
        turns.append(turn._replace(before=anew(turn.before), after=after, came=came(turn, after)))
    return course._replace(first=anew(course.first), turns=tuple(turns))


def of(name: str, seed: int = 1) -> Course:
    """The course of such a game."""
    return of_table(played(name, seed))
