"""Peek Poker: P8 the best five of six dice, P20–P22 their order and colours.

Five dice alone can be all different without a straight; the book has no name for it because six dice never are.
They rank below everything, by their values.
"""

from brelan.deck import Deck
from brelan.rankings import Category, Ranking
from brelan.rankings.judge import Judge

DECK = Deck(("9", "10", "J", "Q", "K", "A"))
COLOURS = ("red", "black", "green", "black", "red", "green")  # P22

RANKING = Ranking(
    deck=DECK,
    size=5,
    most=6,
    categories=(
        Category("nothing", "P20", groups=(1, 1, 1, 1, 1)),
        Category("pair", "P20", groups=(2, 1, 1, 1)),
        Category("two-pairs", "P20", groups=(2, 2, 1)),
        Category("three-of-a-kind", "P20", groups=(3, 1, 1)),
        Category("full-house", "P20", groups=(3, 2)),
        Category("four-of-a-kind", "P20", groups=(4, 1)),
        Category("straight", "P20", run=True),
        Category("flush", "P20", suited=True),
        Category("five-of-a-kind", "P20", groups=(5,), said="five-dice"),
    ),
    beyond="P21",
    colours=COLOURS,
)

JUDGE = Judge(RANKING)
