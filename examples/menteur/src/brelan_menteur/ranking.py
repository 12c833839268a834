"""Poker menteur: M13 the order of combinations, M14 what decides within one: nothing beside it counts."""

from brelan.deck import Deck
from brelan.rankings import Category, Ranking
from brelan.rankings.judge import Judge
from brelan.rankings.scale import Scale

DECK = Deck(("9", "10", "J", "Q", "K", "A"))

RANKING = Ranking(
    deck=DECK,
    size=5,
    categories=(
        Category("nothing", "M13", groups=(1, 1, 1, 1, 1), said="no-combination"),
        Category("pair", "M13", groups=(2, 1, 1, 1), own_values=1),
        Category("two-pairs", "M13", groups=(2, 2, 1), own_values=2),
        Category("three-of-a-kind", "M13", groups=(3, 1, 1), own_values=1),
        Category("straight", "M13", run=True, own_values=1),
        Category("full-house", "M13", groups=(3, 2), own_values=2),
        Category("four-of-a-kind", "M13", groups=(4, 1), own_values=1),
        Category("five-of-a-kind", "M13", groups=(5,), own_values=1, said="five-dice"),
    ),
    beyond="",
)

JUDGE = Judge(RANKING)
SCALE = Scale(RANKING)
