"""Peek Poker Hold'em (P), by Thierry Denoual: three dice under the cup, three for all, and a bluff."""

from brelan.engine.game import Game
from brelan.games.peek.entering import set_up
from brelan.games.peek.settling import GAME, score, wealth
from brelan.games.peek.table import Step, Table, book

game = Game(
    name="peek",
    version=1,
    least=2,
    most=4,
    table=Table,
    book=book,
    steps=Step,
    opening=GAME,
    set_up=set_up,
    score=score,
    wealth=wealth,
    deal="round",
    modules=(
        "brelan.games.peek.table",
        "brelan.games.peek.entering",
        "brelan.games.peek.bidding",
        "brelan.games.peek.settling",
    ),
    services=(("strength_of", "brelan.games.peek.ranking:RANKING.compiled(6)"),),
)
