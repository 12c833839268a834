"""How an expert of Poker fermé reads tables and hands: what lies there, how the betting has gone, what hands promise.

`python -m tests.games.ferme.bots.reading` writes it down anew.
"""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import cast

from brelan.engine.showing import Show
from brelan.games.ferme import game
from brelan.games.ferme.bots.kind import kind_of
from brelan.games.ferme.bots.spot import exchanged, foreseen, pot, price, spot, stakes_at, waits
from brelan.games.ferme.state import CARDS, JOKER, State
from tests.golden.answers import tables
from tests.golden.thoughts import ASKED

KEPT = Path(__file__).parents[1] / "golden" / "reading.txt"
TABLES, QUESTIONS = 66, 60
HANDS = 240


def hands() -> Iterator[str]:
    """Hands of all sorts: any five cards, four or five of a suit, of few ranks, and with the joker."""
    rng = Random(1)
    for n in range(HANDS):
        suited = [card for card in range(JOKER) if CARDS.suit(card) == n // 4 % 4]
        close = [card for card in range(JOKER) if 0 <= CARDS.rank(card) - n % 9 < 5]
        hand = rng.sample((range(JOKER), suited, close, close)[n % 4], 4)
        hand += rng.sample([card for card in range(JOKER + n % 2) if card not in hand], 1)
        yield f"{CARDS.texts(hand)}: {kind_of(hand)}"


def spots() -> Iterator[str]:
    """Questions of every step, as whoever is asked reads the table."""
    met: Counter[int] = Counter()
    for what, asked in tables(game.name, TABLES, QUESTIONS):
        for n, (view, _) in enumerate(asked):
            t, seat = cast(State, view.state), view.seat or 0
            met[t.now] += 1
            if met[t.now] in ASKED and view.question.options is not Show:
                here = spot(t, seat)
                others = [(exchanged(t, other), waits(t, other)) for other in here.others]
                ahead = *stakes_at(t, max(here.deep, 1), here.path), foreseen(t, here.deep)
                yield f"{what}, question {n + 1}: {tuple(here)} {pot(t)} {price(t, seat)} {others} {ahead}"


def lines() -> list[str]:
    """All of it."""
    return [*hands(), *spots()]


if __name__ == "__main__":
    KEPT.write_text("\n".join([*lines(), ""]), encoding="utf-8")
