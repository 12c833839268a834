"""Poker Kids (K), by Reiner Knizia."""

from brelan.engine.game import Game
from brelan.games.kids.dealing import GAME, set_up
from brelan.games.kids.settling import score, wealth
from brelan.games.kids.stages import load
from brelan.games.kids.table import Step, Table, book

game = Game(
    name="kids",
    version=1,
    least=2,
    most=6,
    table=Table,
    book=book,
    steps=Step,
    opening=GAME,
    set_up=set_up,
    score=score,
    wealth=wealth,
    deal="round",
    modules=(
        "brelan.games.kids.table",
        "brelan.games.kids.dealing",
        "brelan.games.kids.placing",
        "brelan.games.kids.settling",
    ),
    services=(("strength_of", "brelan.games.kids.ranking:RANKING.compiled(3)"),),
    load=load,
)
