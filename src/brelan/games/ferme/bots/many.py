"""Among three and more: the second betting against the best of the others, read from what they exchanged."""

from brelan.engine.sets import has
from brelan.games.ferme.bots.duel import Duel, Holder, fought
from brelan.games.ferme.bots.range import Array
from brelan.games.ferme.bots.second import Stakes
from brelan.games.ferme.bots.spot import FEW, UNKNOWN, Spot, exchanged, foreseen, menu, pot, price, stakes_at, waits
from brelan.games.ferme.bots.throw import throws
from brelan.games.ferme.bots.whole import CARDS
from brelan.games.ferme.state import State, Step

FOLLOWS = 0.45  # how often somebody follows
RAISED = 2  # a player who has raised counts as so many


def holder(t: State, seat: int) -> Holder:
    """What everybody knows of a player; one who has yet to exchange may hold anything."""
    before = t.now in (Step.OPEN, Step.FOLLOW) or waits(t, seat)
    return Holder(seat == t.lead, UNKNOWN if before else exchanged(t, seat))


def likely(t: State, here: Spot) -> tuple[Holder, ...]:
    """Those who are in, and as many of those who have yet to speak as usually follow."""
    inside = [holder(t, other) for other in here.others if has(t.spoken, other)]
    later = round(FOLLOWS * (len(here.others) - len(inside)))
    return (*inside, *[Holder(False, UNKNOWN)] * max(later, 0 if inside else 1))


def best_throw(here: Spot, hand: tuple[int, ...], hope: Array) -> float:
    """What a hand is worth that has its exchange before it."""
    return max(throws(hand, here.pack, dict.fromkeys(CARDS, hope)).values())


def entering(t: State, here: Spot, hand: tuple[int, ...], others: tuple[Holder, ...], stake: int, lies: int) -> float:
    """What staking brings when these others are in, and so much lies there then."""
    stakes = stakes_at(t, foreseen(t, here.deep))
    duel = Duel(here.pack, here.player, Holder(here.seat == t.lead, UNKNOWN), others, stakes, lies / 2)
    return best_throw(here, hand, fought(duel).worths[0]) + lies / 2 - stake


def open_worths(t: State, here: Spot, hand: tuple[int, ...]) -> dict[int, float]:
    """F17 What each first stake of the blinde is worth; often nobody follows, and nothing is won."""
    others = likely(t, here)
    someone = 1 - (1 - FOLLOWS) ** len(here.others)
    return {
        stake: someone * entering(t, here, hand, others, stake, stake * (len(others) + 1))
        for stake in menu(min(t.maximum, t.chips[here.seat]), FEW)
    }


def follow_worth(t: State, here: Spot, hand: tuple[int, ...]) -> float:
    """F19 What following is worth; passing is worth nothing and costs nothing."""
    others = likely(t, here)
    inside = sum(has(t.spoken, other) for other in here.others)
    stake = price(t, here.seat)
    lies = pot(t) + stake + here.first * (len(others) - inside)
    return entering(t, here, hand, others, stake, lies)


def throw_worths(t: State, here: Spot, hand: tuple[int, ...], most: int) -> dict[int, float]:
    """F21 What each exchange is worth, F22 less its price; how many cards one exchanges is seen by all."""
    others = tuple(sorted(holder(t, other) for other in here.others))
    hopes = {}
    for n in range(most + 1):
        own = Holder(here.seat == t.lead, n)
        duel = Duel(here.pack, here.player, own, others, stakes_at(t, foreseen(t, here.deep)), here.pot / 2)
        hopes[n] = fought(duel).worths[0] - n * t.price / 2
    return throws(hand, here.pack, hopes)


def second_duel(t: State, here: Spot, own: int) -> tuple[Stakes, tuple[Array, Array]]:
    """F24 Shares and worths of each branch; a raise that one has yet to answer tells of better hands."""
    others = [holder(t, other) for other in here.others]
    if here.path and t.staked[here.seat] <= here.first and here.path[0] > t.raise_step:
        others *= RAISED
    deep = foreseen(t, here.deep)
    stakes = stakes_at(t, deep if deep > max(here.path, default=0) else here.deep, here.path)
    duel = Duel(here.pack, here.player, holder(t, here.seat), tuple(sorted(others)), stakes, here.pot / 2)
    return stakes, fought(duel).options(stakes, here.player, here.path, own)
