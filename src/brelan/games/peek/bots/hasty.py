"""How imagined rounds of Peek Poker are played on: a regular in a hurry, who imagines a few cups.

Written like rules, for compiled tables. It reads what its seat sees, nothing more. Chances are thousandths.
"""

from brelan.engine.asks import Form
from brelan.engine.chance import roll
from brelan.engine.flow import ask_of
from brelan.engine.piles import card, size
from brelan.engine.sets import count, has
from brelan.engine.showing import Show
from brelan.games.peek.bidding import owed
from brelan.games.peek.settling import hand, strength_of
from brelan.games.peek.state import ENTRY, Bet, Join, State, Step

GLANCES = 12  # cups that are imagined for a decision
FACES = 6
HIGH = 4  # a high die shows this or more
CERTAIN = 1000
CURIOUS = 700  # how often one enters with anything against a single opponent
DOUBT = 600  # how much of the weaker hands a stake without end would rule out
STRONG = 700  # with less than this chance one does not raise
SURER = 200  # and how much more it takes with all one has
FAIR = 300  # with this chance one opens the bidding
SELDOM = 400  # how often one is in with dice that are not worth it
BLUFF = 40  # how often one bids as if one could not lose


def standing(t: State, seat: int) -> int:
    """P18 Points, with those on the track."""
    return t.points[seat] + t.staked[seat]


def likely(t: State, seat: int, luck: list[int]) -> int:
    """P5, P10 Whoever is in has promising dice, whoever has staked more than the entry more often the better hand."""
    if not has(t.still_in, seat):
        return CERTAIN
    if size(t, t.common) == 0 or t.staked[seat] <= ENTRY:
        return CERTAIN if promising(t, seat, luck) else SELDOM
    return CERTAIN if any_cup(t, luck) <= hand(t, seat) else SELDOM


def policy(t: State, seat: int, luck: list[int]) -> int:
    """Enter with promising dice, bid by the cups that would beat one's own; show nothing."""
    if t.now == Step.SHOW:
        return Show.KEEP
    if t.now == Step.ENTER:
        return Join.ENTER if promising(t, seat, luck) else Join.PASS
    ask = ask_of(t, seat)
    lying = on_track(t)
    if ask.form == Form.AMOUNT:
        return min(ask.most, max(ask.least, lying * (300 + roll(luck, 701)) // CERTAIN))
    price = min(owed(t, seat), t.points[seat])
    part = CERTAIN if roll(luck, CERTAIN) < BLUFF and 2 * price <= lying else winning_chance(t, seat, price, luck)
    if t.now == Step.OPEN:
        return Bet.STAKE if part > FAIR else Bet.FOLD
    sure = STRONG + SURER * (t.staked[seat] + price) // (t.staked[seat] + t.points[seat])
    if has(ask.members, Bet.RAISE) and part > sure:
        return Bet.RAISE
    return Bet.FOLLOW if part * (lying + price) > price * CERTAIN else Bet.FOLD


def on_track(t: State) -> int:
    """What can be won."""
    points = t.track
    for seat in range(t.players):
        points += t.staked[seat]
    return points


def promising(t: State, seat: int, luck: list[int]) -> bool:
    """A pair, or two high dice; between two also anything, often."""
    a, b, c = card(t, t.cup[seat], 0), card(t, t.cup[seat], 1), card(t, t.cup[seat], 2)
    pair = a in (b, c) or b == c
    high = int(a >= HIGH) + int(b >= HIGH) + int(c >= HIGH) >= 2
    return pair or high or (count(t.playing) == 2 and roll(luck, CERTAIN) < CURIOUS)


def any_cup(t: State, luck: list[int]) -> int:
    """What any three dice make with the common ones."""
    a, b, c = roll(luck, FACES), roll(luck, FACES), roll(luck, FACES)
    return strength_of(a, b, c, card(t, t.common, 0), card(t, t.common, 1), card(t, t.common, 2))


def winning_chance(t: State, seat: int, price: int, luck: list[int]) -> int:
    """The chance of having the best hand; the more is asked, the fewer weak cups are believed to be still in."""
    own = hand(t, seat)
    beaten = 0
    for _ in range(GLANCES):
        other = any_cup(t, luck)
        beaten += 2 * int(other < own) + int(other == own)
    ruled_out = DOUBT * price // (on_track(t) + price)
    one = max(0, (beaten * CERTAIN // (2 * GLANCES) - ruled_out) * CERTAIN // (CERTAIN - ruled_out))
    all_of_them = CERTAIN
    for _ in range(count(t.still_in) - 1):
        all_of_them = all_of_them * one // CERTAIN
    return all_of_them
