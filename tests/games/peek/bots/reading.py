"""How an expert of Peek Poker reads tables before it solves anything.

Where it stands, which biddings led there, what it believes of people, what it would say.

`python -m tests.games.peek.bots.reading` writes it down anew.
"""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import numpy as np

from brelan.engine.table import View
from brelan.games.peek import game
from brelan.games.peek.bots.duel import consistent, duel_of, ranges
from brelan.games.peek.bots.entry import may_follow, worth_entering
from brelan.games.peek.bots.fact import facts
from brelan.games.peek.bots.habit import PEOPLE, habitual
from brelan.games.peek.bots.ladder import called, paths
from brelan.games.peek.bots.range import hand
from brelan.games.peek.bots.spot import dice_of, spot
from brelan.games.peek.state import State, Step
from tests.golden.answers import tables
from tests.golden.thoughts import ASKED

KEPT = Path(__file__).parents[1] / "golden" / "reading.txt"
TABLES, QUESTIONS = 66, 60
CHANCES = np.array([0.1, 0.35, 0.6, 0.8, 0.95])


def entering(t: State, seat: int) -> str:
    """What entering is worth, and who may follow."""
    return f"{worth_entering(t, seat, dice_of(t, seat)):.4f} {may_follow(t, seat)}"


def bidding(t: State, seat: int) -> str:
    """The spot, what is solved for it, the biddings that may have led there, how likely one's hand is."""
    here = spot(t, seat)
    duel = duel_of(here, 0.1)
    led = consistent(duel, here.own, here.asked)
    own, number = ranges(duel)[duel.player], hand(here.cup, here.common)
    return f"{tuple(here)} {duel.player} {tuple(duel.bidding)} {led} {number} of {len(own)} {own[number]:.4f}"


def habits(t: State, seat: int, n: int) -> str:
    """What people are believed to do after one of the biddings there can be, with hands from weak to strong."""
    duel = duel_of(spot(t, seat), 0.1)
    path = paths(duel.bidding)[41 * n % len(paths(duel.bidding))]
    shares = habitual(PEOPLE, duel.bidding, path, CHANCES, duel.opponents)
    told = (" ".join(f"{share:.3f}" for share in line) for line in shares)
    return f"{path} {called(duel.bidding, path)} {' / '.join(told)}"


def read(view: View, n: int) -> str:
    """All that is read from a view."""
    t, seat = cast(State, view.state), view.seat or 0
    said = " ".join(f"{fact.key} {fact.numbers}" for fact in facts(t, seat, n % 4))
    if t.now == Step.ENTER:
        return f"{entering(t, seat)} | {said}"
    return f"{bidding(t, seat)} | {habits(t, seat, n)} | {said}"


def lines() -> Iterator[str]:
    """Questions of every step."""
    met: Counter[int] = Counter()
    for what, asked in tables(game.name, TABLES, QUESTIONS):
        for n, (view, _) in enumerate(asked):
            met[view.state.now] += 1
            if met[view.state.now] in ASKED and view.state.now != Step.SHOW:
                yield f"{what}, question {n + 1}: {read(view, n)}"


if __name__ == "__main__":
    KEPT.write_text("\n".join([*lines(), ""]), encoding="utf-8")
