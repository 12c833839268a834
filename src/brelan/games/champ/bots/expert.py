"""An expert at Poker Champ: for two the solved deal, aimed at the next Award; for more, deals played on to win."""

from random import Random

from brelan.bots.thought import Fact, Thought
from brelan.engine.asks import Ask
from brelan.engine.table import View
from brelan.games.champ.bots.crowd import weigh
from brelan.games.champ.bots.facts import bluffing, counted, kept, needed, options, prize, seen_staking, short, winning
from brelan.games.champ.bots.head import decide
from brelan.games.champ.bots.spot import Spot, spot
from brelan.games.champ.odds import chances
from brelan.games.champ.state import Step


def mind(view: View, _ask: Ask, rng: Random) -> Thought:
    """What both answers are worth, and the share in which they cannot be exploited."""
    if view.state.now == Step.SHOW:
        return kept()
    s = spot(view)
    if len(s.chips) == 2:
        choice = decide(s)
        leaving = bluffing(100 * choice.other_gives_up)
        return Thought(options(choice.give_up, choice.stake), (*facts(s), *(seen_staking(s) or leaving), *short(s))[:4])
    worth = weigh(s, rng)
    award, hand = prize(s), facts(s)  # an Award leads where it speaks for what is advised
    told = (*award, *hand) if worth > 0 else (*hand, *award)
    return Thought(
        options((0.0, float(worth <= 0)), (worth, float(worth > 0))), (*told, *seen_staking(s), *short(s))[:4]
    )


def facts(s: Spot) -> tuple[Fact, ...]:
    """What always weighs: the hands that beat one, the price, and one's part of the pot."""
    share = chances(s.hand, s.backs, s.board, s.gone).share
    return (*counted(s), needed(s), winning(share, s))
