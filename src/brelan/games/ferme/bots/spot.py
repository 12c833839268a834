"""How a seat reads the table: who is in, what lies there, how the second betting has gone."""

from typing import NamedTuple

from brelan.engine.piles import card, size
from brelan.engine.sets import count, has
from brelan.games.ferme.betting import owed
from brelan.games.ferme.bots.range import Pack, pack_of
from brelan.games.ferme.bots.second import Path, Stakes, levels
from brelan.games.ferme.state import CARDS, JOKER, Raises, State, Step

FEW, MANY = 3, 5  # stakes that are considered in the first betting, and in the second
RAISES = 3  # raises that are foreseen
DEPTHS = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 26, 34, 45, 60, 80)
OPENER, FOLLOWER = 0, 1
UNKNOWN = -1


class Spot(NamedTuple):
    """What one knows of the betting; `player` is OPENER or FOLLOWER of the second betting, `first` the first stake."""

    pack: Pack
    seat: int
    player: int
    others: tuple[int, ...]
    first: int
    path: Path
    pot: int
    deep: int


def hand_of(t: State, seat: int) -> tuple[int, ...]:
    """One's own five cards."""
    return tuple(card(t, t.hand[seat], i) for i in range(size(t, t.hand[seat])))


def pack_cards(pack: Pack) -> list[int]:
    """F3, J1 The cards that are in play."""
    return [face for face in range(JOKER) if CARDS.rank(face) >= pack.lowest] + [JOKER] * pack.joker


def others_in(t: State, seat: int) -> tuple[int, ...]:
    """The other players who have not passed."""
    return tuple(other for other in range(t.players) if other != seat and has(t.still_in, other))


def exchanged(t: State, seat: int) -> int:
    """F21 How many cards a player has exchanged; F23 what was put down may have gone into a new stock."""
    n = size(t, t.put_down[seat])
    left = len(pack_cards(pack_of(t))) - 5 * count(t.playing)
    return UNKNOWN if n == 0 and left < 3 * count(t.playing) else n


def waits(t: State, seat: int) -> bool:
    """F21 Whether a player's turn to exchange is still to come."""
    return t.now == Step.EXCHANGE and (seat - t.lead) % t.players > (t.actor - t.lead) % t.players


def pot(t: State) -> int:
    """What lies there."""
    return sum(t.staked) + t.dead


def price(t: State, seat: int) -> int:
    """What following costs."""
    return min(owed(t, seat), t.chips[seat])


def spot(t: State, seat: int) -> Spot:
    """The spot of a seat that is asked."""
    others = others_in(t, seat)
    player = OPENER if seat == t.lead or t.now == Step.OPEN_AGAIN else FOLLOWER
    first = first_stake(t, seat, player)
    path = path_of(t, seat, player, first) if t.now in (Step.BET, Step.RAISE) else ()
    deep = min(t.chips[seat] + t.staked[seat], max(t.chips[other] + t.staked[other] for other in others)) - first
    before = pot(t) - sum(max(0, t.staked[other] - first) for other in range(t.players))
    return Spot(pack_of(t), seat, player, others, first, path, before, max(0, deep))


def first_stake(t: State, seat: int, player: int) -> int:
    """F17 The blinde's first stake.

    Anyone who has staked only that gives it away. Between two, how often both have raised cannot be seen on the
    table: the fewest raises are assumed that fit a possible first stake.
    """
    if t.now not in (Step.BET, Step.RAISE):
        return max(1, t.called)
    staked = [t.staked[other] for other in range(t.players) if t.staked[other]]
    least, step = min(staked), t.raise_step
    if least > t.maximum or (player == OPENER and t.staked[seat] == least):
        least = t.staked[seat] - step if player == OPENER else t.staked[seat]
        while least > t.maximum and least - 2 * step > 0:
            least -= 2 * step
    return max(1, min(least, t.maximum))


def path_of(t: State, seat: int, player: int, first: int) -> Path:
    """The levels that the stakes and raises have come to, as if one had a single opponent."""
    mine, asked = t.staked[seat] - first, t.called - first
    if mine <= 0:
        return (max(1, asked),)
    if player == OPENER:
        return climb((min(t.raise_step, mine), mine, asked), OPENER)
    return climb((min(t.raise_step, max(1, mine - 1)), mine, asked), FOLLOWER)


def climb(found: Path, player: int) -> Path:
    """A path on which each level is higher than the one before, and the last level is the other's."""
    path = tuple(sorted(set(found)))
    if len(path) % 2 == player:
        return path
    return path[1:] if len(path) > 2 else (max(1, path[0] - 1), *path)


def menu(most: int, n: int) -> tuple[int, ...]:
    """Up to n stakes from 1 to the most, each so many times the one before."""
    if most <= n:
        return tuple(range(1, most + 1))
    return tuple(sorted({round(most ** (i / (n - 1))) for i in range(n)}))


def stakes_at(t: State, deep: int, path: Path = ()) -> Stakes:
    """F18, F24 The stakes that are considered in the second betting, with those that were made."""
    most = max(1, min(t.maximum, deep))
    if t.raises == Raises.FREE:
        usual = Stakes(menu(most, FEW), tuple(sorted({max(1, most // 3), most})), deep, max(RAISES - 1, len(path)))
    else:
        usual = Stakes(menu(most, MANY), (), deep, max(RAISES, len(path)))
    return with_path(usual, path)


def with_path(stakes: Stakes, path: Path) -> Stakes:
    """Stakes among which those of the path are."""
    if not path:
        return stakes
    deep = max(stakes.deep, path[-1])
    found = stakes._replace(openings=tuple(sorted({*stakes.openings, path[0]})), deep=deep)
    if all(level in levels(found, path[:i]) for i, level in enumerate(path)):
        return found
    more = {path[i] - path[i - 1] for i in range(1, len(path))}
    return found._replace(raises=tuple(sorted({*(stakes.raises or path[:1]), *more})))


def foreseen(t: State, deep: int) -> int:
    """How deep one looks: further than raises go nothing changes, and nearly alike depths are looked at alike."""
    most = min(t.maximum, deep) * (RAISES + 1)
    return most if deep >= most else max((depth for depth in DEPTHS if depth <= deep), default=deep)
