"""Poker Champ (C), by Pierre Neuville: marked backs, fixed stakes, and everybody decides when he likes."""

from brelan.engine.game import Game
from brelan.games.champ.awards import DEAL, minutes, ring, score, wealth
from brelan.games.champ.dealing import set_up
from brelan.games.champ.table import Step, Table, book

game = Game(
    name="champ",
    version=1,
    least=2,
    most=6,
    table=Table,
    book=book,
    steps=Step,
    opening=DEAL,
    set_up=set_up,
    score=score,
    wealth=wealth,
    deal="deal",
    modules=(
        "brelan.games.champ.table",
        "brelan.games.champ.dealing",
        "brelan.games.champ.settling",
        "brelan.games.champ.deciding",
        "brelan.games.champ.awards",
    ),
    clock=ring,
    minutes=minutes,
    services=(("strength_of", "brelan.games.champ.ranking:RANKING.compiled(7)"),),
)
