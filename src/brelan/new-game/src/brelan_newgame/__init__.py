"""Newgame (R): one card each; stay or pass, and the highest card takes the pot."""

from brelan.engine.game import Game
from brelan_newgame.state import SEATS

game = Game.of(
    __name__,
    name="newgame",
    version=1,
    least=2,
    most=SEATS,
    deal="round",
    modules=("state", "rounds"),
)
