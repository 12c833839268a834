"""A sensible player of Poker fermé: keeps what belongs together, stakes on what it holds, bluffs now and then."""

from collections import Counter
from random import Random

from brelan.bots.thought import Thought, sure
from brelan.engine.asks import Ask, Choice
from brelan.engine.piles import card
from brelan.engine.sets import has
from brelan.engine.showing import Show
from brelan.engine.table import View
from brelan.games.ferme.ranking import RANKING
from brelan.games.ferme.state import CARDS, JOKER, Bet, State, Step

LADDER = [category.key for category in RANKING.categories]
PAIR = LADDER.index("pair")


def play(view: View, ask: Ask, rng: Random) -> Choice:
    """The answer of a seat that knows its five cards and little else."""
    t, seat = view.state, view.seat
    assert isinstance(t, State)
    assert seat is not None
    hand = [card(t, t.hand[seat], i) for i in range(5)]
    step = t.now
    if step == Step.SHOW:
        return Show.KEEP
    if step == Step.EXCHANGE:
        return exchange(hand, ask)
    courage = LADDER.index(RANKING.category(RANKING.value(hand)).key) + rng.choice((0, 0, 0, 1, 2))
    if step in (Step.FOLLOW, Step.BET):
        return bet(courage, t.staked[seat] // t.maximum, ask)
    return min(ask.most, max(ask.least, courage))


def exchange(hand: list[int], ask: Ask) -> Choice:
    """Keep pairs and better, four cards of a suit, the joker; else the two highest cards."""
    kept = keep(hand)
    loose = sorted((i for i in range(5) if i not in kept), key=lambda i: hand[i])
    return tuple(loose[: ask.most])


def keep(hand: list[int]) -> set[int]:
    """The positions worth keeping."""
    natural = [c for c in hand if c != JOKER]
    ranks = Counter(CARDS.rank(c) for c in natural)
    suit, of_suit = Counter(CARDS.suit(c) for c in natural).most_common(1)[0]
    if RANKING.value(hand) >= RANKING.value(CARDS.cards("2c3d4h5s6c")):
        return set(range(5))
    if max(ranks.values()) > 1:
        return {i for i, c in enumerate(hand) if c == JOKER or ranks[CARDS.rank(c)] > 1}
    if of_suit >= 4:
        return {i for i, c in enumerate(hand) if CARDS.suit(c) == suit}
    return set(sorted(range(5), key=lambda i: hand[i])[-2:])


def bet(courage: int, risked: int, ask: Ask) -> int:
    """Pass with nothing, follow with a pair; raise with more, and the more one has at stake the better it must be."""
    if courage > PAIR + risked and has(ask.members, Bet.RAISE):
        return Bet.RAISE
    return Bet.FOLLOW if courage >= PAIR else Bet.PASS


def mind(view: View, ask: Ask, rng: Random) -> Thought:
    """A regular gives the first answer that comes to mind."""
    return sure(ask.encode(play(view, ask, rng)))
