"""Poker d'enfer (E), by Franck Plasse (Les XII Singes); the texts and effects of the Mises are ours."""

from brelan.engine.game import Game
from brelan.games.enfer.dealing import set_up
from brelan.games.enfer.deck import put_in_box
from brelan.games.enfer.table import Step, Table, book
from brelan.games.enfer.verdict import GAME, score, wealth

game = Game(
    name="enfer",
    version=1,
    least=3,
    most=5,
    table=Table,
    book=book,
    steps=Step,
    opening=GAME,
    set_up=set_up,
    load=put_in_box,
    score=score,
    wealth=wealth,
    deal="round",
    modules=(
        "brelan.games.enfer.table",
        "brelan.games.enfer.dealing",
        "brelan.games.enfer.laying",
        "brelan.games.enfer.mises",
        "brelan.games.enfer.raising",
        "brelan.games.enfer.verdict",
    ),
    services=(
        ("value_of", "brelan.games.enfer.ranking:ORDERS.compiled_value"),
        ("wild_value_of", "brelan.games.enfer.ranking:ORDERS.compiled_wild_value"),
    ),
)
