"""What the coach says about a question, and about the answer that was given to it."""

from collections.abc import Sequence
from enum import IntEnum
from random import Random
from typing import NamedTuple

from brelan import shelf
from brelan.bots.thought import Candidate, Thought
from brelan.engine.asks import Ask, Form
from brelan.engine.game import Game
from brelan.engine.inspection.opening import told_by_line
from brelan.engine.piles import card, size
from brelan.engine.sheet import Printed
from brelan.engine.steps import SEATS, Question
from brelan.engine.table import View
from brelan.players import mind_for
from brelan.texts import LANGUAGES, Words, words
from brelan.texts.cards import shown as card_text

USED = 0.05
"""An answer that a good player gives this often is right, whatever it costs."""
OFTEN = 0.25
"""An answer that a good player gives this often is named beside the best one."""


class Grade(IntEnum):
    """How much an answer gives away."""

    FREE_CHOICE = 0
    NUANCE = 1
    IMPRECISION = 2
    ERROR = 3
    BLUNDER = 4


class Advice(NamedTuple):
    """A question as the coach sees it; what stands at the positions it asks for, by language, where that has a name.

    `facts` are what the question mentions, `names` those of the people at the table.
    """

    game: Game
    question: Question
    ask: Ask
    thought: Thought
    called: dict[str, tuple[str, ...]]
    facts: dict[str, int]
    names: Sequence[str]


class Verdict(NamedTuple):
    """A grade, and how much less than the best one the answer was worth."""

    grade: Grade
    lost: float


def advise(view: View, names: Sequence[str], seed: int = 0, data: Printed | None = None) -> Advice:
    """What an expert on this seat would consider; the view belongs to a seat that is asked.

    `data` is the file with a deck of the table's own.
    """
    assert view.seat is not None
    ask = view.asks[view.seat]
    with told_by_line(view.game.name, view.game.package, "a thought: what each answer is worth"):
        thought = mind_for(view.game.name, "expert")(view, ask, Random(seed))
    shown = shelf.box(view.game.name).face
    called = {lang: shown.called(view.state, view.seat, lang, data) or _cards(view, ask, lang) for lang in LANGUAGES}
    return Advice(view.game, view.question, ask, thought, called, shown.facts(view.state, view.seat), names)


def _cards(view: View, ask: Ask, lang: str) -> tuple[str, ...]:
    """The cards at the places that a question counts, one by one; none where its seat does not know them all."""
    if view.seat is None or not view.question.counts_places(ask):
        return ()
    t, places = view.state, shelf.box(view.game.name).face.places(view.state, view.seat)
    if places is None or places.cards != 1:
        return ()
    faces = [card(t, places.pile, i) for i in range(size(t, places.pile))]
    deck = view.game.state.LAYOUT.decks[t.DECK[places.pile]]
    return () if min(faces, default=0) < 0 else tuple(card_text(deck, face, lang) for face in faces)


def judge(advice: Advice, answer: int) -> Verdict | None:
    """The grade of an answer; None where the coach has nothing to say about it."""
    options, best = advice.thought.options, advice.thought.best
    weighed = [option.answer for option in options]
    if advice.ask.form == Form.AMOUNT:  # not every amount is weighed: one near by is worth nearly the same
        answer = min(weighed, key=lambda amount: abs(amount - answer))
    if answer not in weighed or len(options) == 1:
        return None
    given = options[weighed.index(answer)]
    lost = best.worth - given.worth
    minds = shelf.box(advice.game.name).minds
    grade = sum(lost >= least for least in minds.grades) if minds else 0
    return Verdict(Grade.FREE_CHOICE if given.share >= USED else Grade(grade), lost)


def sentences(advice: Advice, lang: str) -> list[str]:
    """One line for anyone who wants no more, then the facts that matter.

    The line is the best answer; a box that has a fact in short (`fact-…-short`) gives the weightiest as its reason.
    """
    say = speaker(advice.game, lang)
    named = [answer_in_words(say, advice, option.answer) for option in as_good(advice)]
    best = say("coach-best", answer=named[0]) if len(named) == 1 else say("coach-equal", answers=", ".join(named))
    facts = [(fact.key, _named(fact.numbers, advice, lang)) for fact in advice.thought.facts]
    short = (say(f"{key}-short", **numbers) for key, numbers in facts if f"{key}-short" in say)
    return [f"{best} {next(filter(None, short), '')}".strip(), *(say(key, **numbers) for key, numbers in facts)]


def _named(numbers: dict[str, int | float | str], advice: Advice, lang: str) -> dict[str, int | float | str]:
    who = {"who": advice.names[int(numbers["seat"])]} if "seat" in numbers else {}
    what = {"what": advice.called[lang][int(numbers["position"])]} if "position" in numbers else {}
    return {**numbers, **who, **what}


def as_good(advice: Advice) -> list[Candidate]:
    """The best answer, and one or two beside it that a good player gives often too."""
    best = advice.thought.best
    often = [option for option in advice.thought.options if option is not best and option.share >= OFTEN]
    return [best, *sorted(often, key=lambda option: -option.share)[:2]]


def speaker(game: Game, lang: str) -> Words:
    """The coach's words about a game."""
    minds = shelf.box(game.name).minds
    return words(lang, game.package, *([minds.texts] if minds else []), "brelan.coach")


def unit_of(game: Game) -> str:
    """What worths count in this game; games won, where its box does not say."""
    minds = shelf.box(game.name).minds
    return minds.unit if minds else "games"


def answer_in_words(say: Words, advice: Advice, answer: int) -> str:
    """An answer as a person would say it: its word, an amount, a player, what has a name, or a place counted from 1."""
    ask, question, called = advice.ask, advice.question, advice.called[say.lang]
    if question.scale:
        return shelf.box(advice.game.name).face.scale(say.lang)[answer]
    if ask.form == Form.AMOUNT:
        return say("coach-amount", n=answer)
    if ask.form == Form.SOME_OF:
        chosen = ask.decode(answer)
        assert isinstance(chosen, tuple)
        cards = ", ".join(called[i] if called else str(i + 1) for i in chosen)
        return say("coach-named-cards" if called else "coach-cards", n=len(chosen), cards=cards)
    if question.options is not None:
        return say(f"option-{question.options(answer).name.lower()}", **advice.facts)
    if question.members == SEATS:
        return advice.names[answer]
    return called[answer] if called else say("coach-place", n=answer + 1)
