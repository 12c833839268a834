"""Peek Poker's minds: they answer legally from what their seat sees, and say true things."""

from random import Random

import pytest

from brelan.bots import LEVELS
from brelan.bots.thought import Fact, Thought
from brelan.engine.asks import allows
from brelan.engine.table import Table
from brelan.games.peek import game
from brelan.games.peek.odds import CUPS
from brelan.games.peek.ranking import DECK
from brelan.games.peek.state import Bet, Step
from brelan.players import mind_for
from brelan.texts import LANGUAGES, words
from tests.games.peek.table import FOUR, PAIR, bid, everybody_enters, peek

SIZES = (2, 3, 4)
TABLES = [(players, entry) for players in SIZES for entry in ("free", "forced")]


def thoughts(level: str, players: int, entry: str, rounds: int) -> list[Thought]:
    """Everything a level thinks in a short game against itself, each answer being legal."""
    mind, rng, found = mind_for("peek", level), Random(players), []
    table = Table.begin(game, players, {"rounds": rounds, "entry": entry}, seed=players)
    while not table.over:
        seat = rng.choice(table.awaited)
        ask = table.asks[seat]
        thought = mind(table.view(seat), ask, rng)
        assert all(allows(ask, option.answer) for option in thought.options)
        assert sum(option.share for option in thought.options) == pytest.approx(1)
        found.append(thought)
        table.answer(seat, ask.decode(thought.pick(rng)))
    return found


@pytest.mark.parametrize(("players", "entry"), TABLES)
@pytest.mark.parametrize("level", LEVELS)
def test_all_that_a_level_considers_is_legal(level: str, players: int, entry: str) -> None:
    assert len(thoughts(level, players, entry, 2)) > 4


def test_every_fact_of_an_expert_can_be_said_in_both_languages() -> None:
    facts: list[Fact] = []
    for players in (2, 4):
        facts += [fact for thought in thoughts("expert", players, "free", 6) for fact in thought.facts]
    said = {fact.key for fact in facts}
    assert said >= {"fact-cup", "fact-entered", "fact-pass", "fact-beaten", "fact-bluff", "fact-secret"}
    for lang in LANGUAGES:
        say = words(lang, "brelan.games.peek.bots")
        assert all(say(fact.key, **fact.numbers) for fact in facts)


def test_a_fact_counts_throws_and_prices_as_they_lie_on_the_table() -> None:
    table = bid(everybody_enters(peek(FOUR, PAIR), 96, 96), "1 stake 4")
    thought = mind_for("peek", "expert")(table.view(1), table.asks[1], Random(1))
    facts = {fact.key: fact.numbers for fact in thought.facts}
    assert facts["fact-price"] == {"price": 4, "pot": 6, "needed": 40}
    # beside 9 Q A nothing is weaker than 9 10 J, which six throws show
    weakest = {"better": 210, "equal": 6, "tenths": 10}
    assert facts["fact-beaten"] == weakest
    say = words("fr", "brelan.games.peek.bots")
    assert say("fact-price", **facts["fact-price"]) == (
        "Suivre coûte 4 pour en gagner 6 : il faut gagner au moins 40 fois sur 100."
    )
    assert say("fact-beaten-short", **facts["fact-beaten"]) == "Presque tous les gobelets te battent."
    half = {"better": 108, "equal": 0, "tenths": 5}
    assert say("fact-beaten-short", **half) == "Sur 10 gobelets, 5 te battent."


@pytest.mark.parametrize("level", ["beginner", "regular"])
def test_a_lower_level_rarely_raises_with_little(level: str) -> None:
    table = bid(everybody_enters(peek(FOUR, PAIR), 96, 96), "1 stake 4")
    mind = mind_for("peek", level)
    answers = [mind(table.view(1), table.asks[1], Random(day)).pick(Random(day)) for day in range(100)]
    assert table.state.now == Step.BET
    assert answers.count(Bet.RAISE) < 15


def test_a_beginner_likes_to_see_more_than_a_regular() -> None:
    folded = dict.fromkeys(("beginner", "regular"), 0)
    for cup in CUPS:
        table = bid(everybody_enters(peek(FOUR, DECK.texts(cup)), 96, 96), "1 stake 4")
        for level in folded:
            picked = mind_for("peek", level)(table.view(1), table.asks[1], Random(1)).pick(Random(1))
            folded[level] += picked == Bet.FOLD
    assert folded["beginner"] < folded["regular"]
