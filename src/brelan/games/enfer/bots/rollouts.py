"""How a round goes on in the mind of an expert: everybody plays on like a regular, or like a beginner.

Written like rules, for compiled tables.
"""

from brelan.engine.chance import generator, roll, seeded
from brelan.engine.flow import answer, awaited
from brelan.engine.sets import bit, has, lowest
from brelan.games.enfer.bots.naive import naive
from brelan.games.enfer.bots.regular import policy
from brelan.games.enfer.state import State, Step, owned

SEATS = 5
LINE = 2 * SEATS + 3  # what is noted between rounds
LATE_NUMBER = 0xFFFFFFFFFFFFFFF


def play_on(t: State, past: int, mine: int, naives: int, number: int) -> int:
    """Play until a round is over or one of `mine` is asked: that seat, or −1. `naives` play like beginners."""
    luck = generator()
    while t.asked and t.round <= past:
        seat = lowest(awaited(t))
        if has(mine, seat):
            return seat
        luck[0] = seeded(~moment(t, seat, number) & LATE_NUMBER)
        value = naive(t, seat, luck) if has(naives, seat) else policy(t, seat, luck)
        t.chance = chance_at(t, seat, number)
        answer(t, seat, value)
    return -1


def moment(t: State, seat: int, number: int) -> int:
    """A number for what a seat is asked in a round of a game that has a number."""
    return ((number << 4 | t.round) << 6 | t.now) << 3 | seat


def chance_at(t: State, seat: int, number: int) -> int:
    """Deals depend on the game and the round, draws on the seat too: the same ones whatever was decided before."""
    draws = t.now == Step.EXCHANGE or t.now >= Step.ACTIVATE
    return seeded(moment(t, seat, number) if draws else moment(t, seat, number) >> 9 << 9)


def some_seats(share: int, luck: list[int]) -> int:
    """Each seat so many times in a thousand."""
    seats = 0
    for seat in range(SEATS):
        if roll(luck, 1000) < share:
            seats |= bit(seat)
    return seats


def note(t: State, line: list[int]) -> None:
    """What each seat owns between rounds, Mises and chips; the Banker, the rounds played, whether the game is over."""
    for seat in range(t.players):
        line[seat] = owned(t, seat)
        line[SEATS + seat] = t.chips[seat]
    line[2 * SEATS] = t.banker
    line[2 * SEATS + 1] = t.round - int(t.asked > 0)
    line[2 * SEATS + 2] = int(t.asked == 0)
