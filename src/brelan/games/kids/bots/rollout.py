"""How imagined deals are played on, to the end of the round. Written like rules, to be compiled."""

from brelan.engine.flow import answer, awaited
from brelan.engine.sets import bit, has, lowest
from brelan.games.kids.bots.regular import best_two, policy
from brelan.games.kids.state import State, Step


def seal_others(t: State, seat: int, savers: int, luck: list[int]) -> None:
    """K8 The others pick their two cards, not knowing what the seat picks."""
    while awaited(t) & ~bit(seat):
        other = lowest(awaited(t) & ~bit(seat))
        play_two(t, other, in_character(t, other, savers, luck))


def play_round(t: State, round_now: int, savers: int, luck: list[int]) -> None:
    """Play on to the end of the round; K19 or of the game."""
    while t.asked and t.now == Step.CHOOSE and t.round == round_now:
        seat = lowest(awaited(t))
        play_two(t, seat, in_character(t, seat, savers, luck))


def in_character(t: State, seat: int, savers: int, luck: list[int]) -> int:
    """A saver spends good cards where it pays; others play their best combination at once."""
    if has(savers, seat):
        return policy(t, seat, luck)
    return best_two(t, seat, luck)


def play_two(t: State, seat: int, two: int) -> None:
    """A seat plays two cards. Answers are long when they are compiled: once is enough."""
    answer(t, seat, two)
