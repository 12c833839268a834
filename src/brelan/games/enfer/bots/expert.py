"""An expert at Poker d'enfer: tries each answer on imagined tables, to the end of the round.

What others did in the round tells which tables fit (`signs`); what the round leaves is worth the chance to win the
game (`values`). Every answer is tried on the same tables. In the raise round the others are as likely to answer as
serves them best (`raising`) as to play on like regulars. Worths are hundredths of a game won.
"""

from itertools import combinations
from random import Random
from typing import cast

import numpy as np

from brelan.bots.thought import Candidate, Fact, Thought, Tone
from brelan.engine.asks import Ask, Form
from brelan.engine.sets import bit
from brelan.engine.showing import Show
from brelan.engine.table import View
from brelan.games.enfer.bots import draft, raising
from brelan.games.enfer.bots.engine import imagined
from brelan.games.enfer.bots.facts import Case, facts, raise_facts, rounds_won
from brelan.games.enfer.bots.values import BANKER, OVER, chances
from brelan.games.enfer.state import Answer, State, Stay, Step, Verdict, owned
from brelan.solver.tree import Array

ROUNDS_PLAYED = 1000
"""How many rounds are played out for a decision, all answers together."""
MORE_FOR_A_PICK = 3
"""So many times as many for a pick, where little is known yet."""
PRIDE = 0.01
"""What winning a round is worth beside the game: it decides between answers that are equal for the game."""
NAIVE = 100
"""How many thousandths of the others are imagined as beginners."""
TRUST = 300
"""As many imagined tables weigh as much as the draft table."""


def answers_to(ask: Ask) -> list[int]:
    """Every legal answer."""
    if ask.form == Form.AMOUNT:
        return list(range(ask.least, ask.most + 1))
    if ask.form == Form.ONE_OF:
        return ask.options()
    sizes = range(ask.least, ask.most + 1)
    return [sum(map(bit, chosen)) for n in sizes for chosen in combinations(ask.options(), n)]


def ends_of(view: View, answers: list[int], tables: int, seed: int) -> Array:
    """How the round ends after each answer, on each of so many imagined tables: a line as `rollouts.note` writes it."""
    return imagined(view, answers, tables, seed, NAIVE).ends


def worths_of(ends: Array, seat: int, players: int) -> Array:
    """What each answer is worth: the mean chance to win the game, in hundredths."""
    found = chances(ends.reshape(-1, OVER + 1), players)[:, seat].reshape(ends.shape[:2])
    return np.asarray((100 * found + PRIDE * (ends[:, :, BANKER] == seat)).mean(axis=0))


def weighed(view: View, answers: list[int], seed: int) -> tuple[Array, Array]:
    """How the round ends after each answer, and what it is worth; at a pick the draft table has its say.

    Where nobody owns a Mise nothing but the round can be won, and the draft table does not speak.
    """
    t, seat = cast(State, view.state), cast(int, view.seat)
    picks = t.now == Step.PICK
    tables = ROUNDS_PLAYED * (MORE_FOR_A_PICK if picks else 1) // len(answers)
    ends = ends_of(view, answers, tables, seed)
    worths = worths_of(ends, seat, t.players)
    if picks and any(owned(t, other) for other in range(t.players)):
        worths = (tables * worths + TRUST * (worths.mean() + draft.worths(t))) / (tables + TRUST)
    return ends, worths


def tone_of(t: State, answer: int) -> Tone:
    """How an answer looks to the others."""
    if (t.now, answer) in ((Step.WITHDRAW, Stay.WITHDRAW), (Step.PAY, Answer.LIE_DOWN), (Step.REVEAL, Verdict.DECLINE)):
        return Tone.GIVE_UP
    if t.now == Step.RAISE:
        return Tone.BOLD if answer > 1 else Tone.CAREFUL
    return Tone.PLAIN


def mind(view: View, ask: Ask, rng: Random) -> Thought:
    """An expert gives the answer that wins most games, and keeps their cards secret when the round is over."""
    assert view.seat is not None
    t = cast(State, view.state)
    if t.now == Step.SHOW:
        return Thought((Candidate(Show.KEEP, 0.0, 1.0), Candidate(Show.SHOW, 0.0, 0.0)))
    answers, seed = answers_to(ask), rng.getrandbits(40)
    ends, worths = weighed(view, answers, seed)
    if t.now in (Step.RAISE, Step.PAY):
        tree = raising.weighed(view, seed)
        case = Case(t, view.seat, answers, (worths + tree.worths) / 2, raising.OWN_DEALS, tree.won)
        return thought(case, raise_facts(case, tree.way))
    case = Case(t, view.seat, answers, worths, len(ends), rounds_won(t, view.seat, ends))
    return thought(case, facts(case, ends))


def thought(case: Case, said: tuple[Fact, ...]) -> Thought:
    """All answers, of which the best is given."""
    options = (
        Candidate(answer, float(worth), float(i == case.best), tone_of(case.t, answer))
        for i, (answer, worth) in enumerate(zip(case.answers, case.worths, strict=True))
    )
    return Thought(tuple(options), said)
