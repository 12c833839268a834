"""Peek Poker Hold'em (P), by Thierry Denoual: three dice under the cup, three for all, and a bluff."""

from brelan.engine.game import Game

game = Game.of(
    __name__,
    name="peek",
    version=1,
    least=2,
    most=4,
    deal="round",
    modules=("state", "entering", "bidding", "settling"),
    services=(("strength_of", "ranking:RANKING.compiled(6)"),),
)
