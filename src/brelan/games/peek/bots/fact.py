"""What a seat can count at the table: throws that beat it, what following costs, how many are in."""

from brelan.bots.thought import Fact
from brelan.engine.sets import count as how_many
from brelan.games.peek.bots.spot import common_of, dice_of, others_in, pot, price
from brelan.games.peek.odds import THROWS, chances, count
from brelan.games.peek.state import State, Step
from brelan.odds.parts import percentage


def facts(t: State, seat: int, stake: int) -> tuple[Fact, ...]:
    """The facts of a question, the one that decides first; `stake` is what one would stake or raise by, if anything."""
    if t.now == Step.ENTER:
        return entry_facts(t, seat)
    if t.now == Step.OPEN:
        return (beaten(t, seat), *chance(t, seat), *must_fold(t, seat, stake))
    if t.now == Step.BET:
        return (*odds(t, seat), beaten(t, seat), *chance(t, seat), *must_fold(t, seat, stake))
    return (Fact("fact-secret", {}),)


def entry_facts(t: State, seat: int) -> tuple[Fact, ...]:
    """P5 How the cup stands against any other, who is in, and that passing is free."""
    against = max(1, how_many(t.still_in))
    found = chances(dice_of(t, seat), (), against)
    return (
        Fact("fact-cup", {"share": percentage(found.share), "fair": round(100 / (against + 1)), "opponents": against}),
        Fact("fact-entered", {"entered": how_many(t.still_in)}),
        Fact("fact-pass", {}),
    )


def beaten(t: State, seat: int) -> Fact:
    """P8 Of the 216 throws under another cup, those that beat one's own, of ten too, and those that equal it."""
    _, equal, better = count(dice_of(t, seat), common_of(t))
    return Fact("fact-beaten", {"better": better, "equal": equal, "tenths": round(10 * better / THROWS)})


def chance(t: State, seat: int) -> tuple[Fact, ...]:
    """P11 How often one is the best of all who are in, if they hold anything; said where there are several."""
    opponents = len(others_in(t, seat))
    if opponents == 1:
        return ()
    found = chances(dice_of(t, seat), common_of(t), opponents)
    return (Fact("fact-chance", {"opponents": opponents, "win": percentage(found.win)}),)


def odds(t: State, seat: int) -> tuple[Fact, ...]:
    """P10 What following costs, what lies there, and how often one must win for that."""
    asked, lies = price(t, seat), pot(t, seat)
    needed = round(100 * asked / (asked + lies))
    return (Fact("fact-price", {"price": asked, "pot": lies, "needed": needed}),)


def must_fold(t: State, seat: int, stake: int) -> tuple[Fact, ...]:
    """P14 How often the others must fold for a stake that nobody follows to pay by itself."""
    if stake == 0:
        return ()
    risked, lies = price(t, seat) + stake, pot(t, seat)
    return (Fact("fact-bluff", {"stake": risked, "pot": lies, "needed": round(100 * risked / (risked + lies))}),)
