"""Games with dice under a cup, the evenings that are played with them, and the faults that are planted there."""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from brelan.engine.asks import Form
from brelan.engine.cups import ago, throw_holes
from brelan.engine.game import Game
from brelan.engine.piles import EVERYBODY, FACE, NEVER, SEEN, SINCE
from brelan.engine.sets import bit
from brelan.engine.source import Witness
from brelan.engine.state import AnyState
from brelan.engine.steps import UNDER_CUP
from brelan.engine.table import Answered, Table
from tests.contract.tables import EVERY, Setting, playout
from tests.contract.twins import Course
from tests.engine.cups import game as small

Patch = pytest.MonkeyPatch

SMALL = [Setting(small, players, {}) for players in (2, 3)]
EVERY_CUP = [*SMALL, *(setting for setting in EVERY if setting.game.state.COVERED)]
every_cup = pytest.mark.parametrize("setting", EVERY_CUP, ids=str)


def throws(t: AnyState) -> Iterator[list[list[int]]]:
    """For each cup its dice as they lie, and as they lay one throw ago, two throws ago …"""
    for cup in t.COVERED:
        seats = t.EARLIEST[cup] - t.BEFORE[cup] + 1
        piles = [ago(t, cup, n) for n in range(seats + 1)]
        yield [t.slot[t.START[pile] : t.START[pile] + t.count[pile]] for pile in piles if t.count[pile]]


def faces(dice: list[int]) -> Counter[int]:
    """What the dice show."""
    return Counter(slot & FACE for slot in dice)


def thrown(dice: list[int]) -> int:
    """How many of these dice were thrown again."""
    return dice[0] >> SINCE & NEVER


def other_choices(setting: Setting, seed: int) -> Iterator[tuple[Course, Course]]:
    """A game as each watcher sees it, beside one in which somebody threw as many of the dice again, but others."""
    witness, rng = Witness([]), Random(seed)
    table = Table.begin(setting.game, setting.players, setting.options, seed, witness)
    playout(table, rng, lambda _: None)
    for i, given in enumerate(table.answers):
        assert isinstance(given, Answered)
        if given.question.members != UNDER_CUP or given.ask.form != Form.SOME_OF:
            continue
        dice = given.ask.options()
        for seat in (*range(setting.players), None):
            others = rng.sample(dice, given.value.bit_count())
            answers = list(table.answers)
            answers[i] = given._replace(value=sum(map(bit, others)))
            course = Course(setting, tuple(witness.outcomes), table.answers, seat)
            yield course, Course(setting, tuple(witness.outcomes), answers, seat)


def which_dice_were_thrown_is_copied_into_a_public_integer(patch: Patch, game: Game) -> None:
    def noted(rule: Callable[..., None]) -> Callable[..., None]:
        def both(t: AnyState, seat: int, *said: int) -> None:
            rule(t, seat, *said)
            t.plan_about[-1] = said[0]

        return both

    constants = game.state.LAYOUT.constants
    patch.setitem(constants, "ANSWERS", tuple(map(noted, constants["ANSWERS"])))


def dice_that_were_kept_are_still_seen(patch: Patch, game: Game) -> None:
    def keeps(rule: Callable[..., None]) -> Callable[..., None]:
        def both(t: AnyState, seat: int, *said: int) -> None:
            rule(t, seat, *said)
            for cup in t.COVERED:
                before = t.BEFORE[cup]
                for i in range(min(1, t.count[before])):
                    t.slot[t.START[cup]] |= t.slot[t.START[before] + i] & EVERYBODY << SEEN

        return both

    constants = game.state.LAYOUT.constants
    patch.setitem(constants, "ANSWERS", tuple(map(keeps, constants["ANSWERS"])))


def dice_that_were_kept_lie_first(patch: Patch, game: Game) -> None:
    patch.setattr("brelan.engine.cups.settle", lambda _t, _pile: None)


def imagined_dice_forget_what_was_seen(patch: Patch, game: Game) -> None:
    def careless(t: AnyState, cup: Any) -> None:
        for n in range(t.EARLIEST[cup] - t.BEFORE[cup] + 2):
            pile = ago(t, cup, n)
            if t.count[pile] and not t.slot[t.START[pile]] & FACE:
                throw_holes(t, pile)

    patch.setattr("brelan.engine.sight.imagine_cup", careless)
