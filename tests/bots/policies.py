"""Policies play in compiled tables too: they are given a whole table, and may use what their seat sees of it."""

from collections.abc import Callable
from random import Random
from typing import Any

from brelan.engine.asks import allows, any_answer
from brelan.engine.chance import seeded
from brelan.engine.drive import begin, one_seat
from brelan.engine.flow import answer, ask_of, awaited
from brelan.engine.game import Game
from brelan.engine.state import AnyState
from brelan.engine.table import Table

Policy = Callable[[Any, int, list[int]], int]


def anything(t: AnyState, seat: int, luck: list[int]) -> int:
    return any_answer(ask_of(t, seat), luck)


def play_out(t: AnyState, luck: list[int], *players: Policy) -> None:
    """To the end of a game, each seat with its policy."""
    while t.asked:
        seat = one_seat(awaited(t), luck)
        answer(t, seat, players[seat](t, seat, luck))


def won(game: Game, policy: Policy, others: Policy, players: int, games: int) -> float:
    """What share of the victories goes to one among others, whose seat changes from game to game."""
    total = 0.0
    for seed in range(games):
        own = seed % players
        t = game.blank(players, {"showing": "no"})
        begin(t, seed)
        play_out(t, [seeded(seed)], *(policy if seat == own else others for seat in range(players)))
        scores = [game.score(t, seat) for seat in range(players)]
        total += (scores[own] == max(scores)) / scores.count(max(scores))
    return total / games


def seen_answer(policy: Policy, table: Table, seat: int, rng: Random) -> int:
    """What a policy answers: legal, and the same whether it is given the table or its view."""
    luck = rng.getrandbits(60)
    value = policy(table.state, seat, [seeded(luck)])
    assert value == policy(table.view(seat).state, seat, [seeded(luck)])
    assert allows(table.asks[seat], value)
    return value
