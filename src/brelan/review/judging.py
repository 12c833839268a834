"""A seat's own decisions: the best answer, what was given away, the grade, and the facts that could be counted.

The best answer is the coach's. Where its worths come from imagined deals, the best of several looks better than it is;
so what was given away is measured with other deals than those in which the best was found, and never below 0. An
answer that a good player gives now and then gives nothing away; one that the coach does not even weigh is worth as
little as the worst that it does.
"""

from collections.abc import Sequence
from typing import NamedTuple

from brelan import shelf
from brelan.coach.advice import USED, Advice, Grade, advise, answer_in_words, as_good, sentences, speaker
from brelan.engine.asks import Form
from brelan.engine.game import Game
from brelan.engine.state import AnyState
from brelan.engine.table import Answered, View
from brelan.review.price import Price
from brelan.review.shape import DIGITS, GradeName, Judged
from brelan.texts import LANGUAGES

AGAIN = 1 << 30
"""Between the seed with which the best answer is found and the one with which it is measured."""
GRADES: tuple[GradeName, ...] = ("free_choice", "nuance", "imprecision", "error", "blunder")


class Asked(NamedTuple):
    """A decision to be judged: who was asked, the seat's view then, which deal, its hope, and a unit's price."""

    game: Game
    names: Sequence[str]
    number: int
    given: Answered
    view: AnyState
    deal: int
    hope: float
    price: Price
    steady: set[int]
    """Steps in which the coach was seen to say the same with other deals; what is found is noted here."""


class Decided(NamedTuple):
    """A decision that the coach has judged, and what the next best answer would have given away, in hope."""

    judged: Judged
    margin: float


def decided(asked: Asked) -> Decided | None:
    """What the coach says about a decision; None where there was nothing to choose between."""
    given, view = asked.given, View(asked.game, asked.view, asked.given.seat)
    advice = advise(view, asked.names, asked.number)
    worths = sorted((option.worth for option in advice.thought.options), reverse=True)
    if worths[0] == worths[-1]:
        return None
    best = advice.thought.best.answer
    lost = 0.0 if right(advice, given.value) else lost_against(best, _second(asked, advice, view), given.value)
    if lost == 0:
        best = given.value
    explained = lost > 0 or near(advice, given.value) == advice.thought.best.answer  # facts speak of the coach's answer
    judged = Judged(
        asked.number,
        asked.deal,
        given.question.word(given.ask, given.value),
        given.question.word(given.ask, best),
        round(asked.price.hope(lost), DIGITS),
        round(lost, DIGITS),
        GRADES[graded(asked.game, lost)],
        asked.hope,
        {lang: answer_in_words(speaker(asked.game, lang), advice, given.value) for lang in LANGUAGES},
        {lang: answer_in_words(speaker(asked.game, lang), advice, best) for lang in LANGUAGES},
        given.ask.decode(given.value),
        given.ask.decode(best),
        [given.ask.decode(one.answer) for one in as_good(advice)],
        asked.view.NAME[asked.view.now].lower().replace("_", "-"),
        given.question.verb,
        {lang: sentences(advice, lang) if explained else [] for lang in LANGUAGES},
    )
    return Decided(judged, asked.price.hope(worths[0] - worths[1]) if lost == 0 else 0.0)


def _second(asked: Asked, first: Advice, view: View) -> Advice:
    """A second look with other deals; the first one again where that makes no difference."""
    if asked.view.now in asked.steady:
        return first
    second = advise(view, asked.names, asked.number + AGAIN)
    if second.thought.options == first.thought.options:
        asked.steady.add(asked.view.now)
    return second


def right(advice: Advice, answer: int) -> bool:
    """Whether the answer is the best, or one that a good player gives now and then."""
    taken = [option for option in advice.thought.options if option.answer == near(advice, answer)]
    return any(option.share >= USED or option is advice.thought.best for option in taken)


def lost_against(best: int, advice: Advice, answer: int) -> float:
    """How much less an answer is worth than the one found best, on a second look."""
    worths = {option.answer: option.worth for option in advice.thought.options}
    least = min(worths.values())
    return max(0.0, worths.get(best, least) - worths.get(near(advice, answer), least))


def near(advice: Advice, answer: int) -> int:
    """The answer that is weighed in its place: not every amount is, and one near by is worth nearly the same."""
    weighed = [option.answer for option in advice.thought.options]
    return min(weighed, key=lambda amount: abs(amount - answer)) if advice.ask.form == Form.AMOUNT else answer


def graded(game: Game, lost: float) -> Grade:
    """How much is given away by what is worth so much less."""
    minds = shelf.box(game.name).minds
    return Grade(sum(lost >= least for least in minds.grades) if minds else 0)
