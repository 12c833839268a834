"""Tables of Poker fermé that begin where a test needs them: seat 1 is the blinde, hands and later cards are given."""

from itertools import chain

from brelan.engine.source import Outcome, Script
from brelan.engine.table import Seen, Table
from brelan.games.ferme import game
from brelan.games.ferme.state import CARDS, State

LOW = ("2c 4d 6h 8s 10c", "2d 4h 6s 8c 10d", "2h 4s 6c 8d 10h", "2s 4c 6d 8h 10s")


def ferme(*hands: str, then: str = "", **options: object) -> Table:
    """The blinde (seat 1) and the others hold these hands; the cards of `then` come next."""
    dealt = zip(*(CARDS.cards(hand) for hand in hands), strict=True)
    outcomes = [Outcome(-1, len(hands) - 1)]
    outcomes += [Outcome(0, card) for card in [*chain.from_iterable(dealt), *CARDS.cards(then)]]
    return Table.begin(game, len(hands), {"showing": "no", **options}, 1, Script(tuple(outcomes), goes_on=True))


def state(table: Seen) -> State:
    """The table's record, with its own fields."""
    assert isinstance(table.state, State)
    return table.state


def bankroll(table: Table, *chips: int) -> Table:
    """Give the players these chips instead of their starting ones."""
    state(table).chips[: len(chips)] = chips
    return table
