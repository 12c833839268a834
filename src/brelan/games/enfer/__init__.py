"""Poker d'enfer (E), by Franck Plasse (Les XII Singes); the texts and effects of the Mises are ours."""

from brelan.engine.game import Game
from brelan.games.enfer.deck import put_in_box

game = Game.of(
    __name__,
    name="enfer",
    version=4,
    least=3,
    most=5,
    deal="round",
    modules=("state", "dealing", "laying", "mises", "raising", "verdict"),
    load=put_in_box,
    services=(
        ("value_of", "ranking:ORDERS.compiled_value"),
        ("wild_value_of", "ranking:ORDERS.compiled_wild_value"),
    ),
)
