"""A regular at Poker Champ: reads the backs, compares the price with the pot, stakes now and then without a reason."""

from random import Random

from brelan.bots.thought import Thought, Tone, quantal
from brelan.engine.asks import Ask
from brelan.engine.table import View
from brelan.games.champ.bots.facts import counted, kept, needed
from brelan.games.champ.bots.sample import share_read
from brelan.games.champ.bots.spot import Spot, spot
from brelan.games.champ.state import Decision, Step

DEALS = 30  # that a regular imagines
CAUTION = 1.25  # a player who stakes by choice holds more than any two cards their backs allow
STEP = 0.5  # chips: how finely a regular feels what an answer is worth


def mind(view: View, _ask: Ask, rng: Random) -> Thought:
    """Stake when one's part of the pot is worth the price."""
    if view.state.now == Step.SHOW:
        return kept()
    s = spot(view)
    share = share_read(s.hand, s.board, s.backs, s.gone, DEALS, rng)
    options = ((Decision.GIVE_UP, 0.0, Tone.GIVE_UP), (Decision.STAKE, worth_of(s, share), Tone.BOLD))
    return Thought(quantal(options, STEP), (*counted(s), needed(s)))


def worth_of(s: Spot, share: float) -> float:
    """What staking brings beyond its price, if this part of the pot is one's own."""
    return share * (s.pot + s.stake) - CAUTION * s.stake
