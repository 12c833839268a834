"""Peek Poker says everything it tells and asks, in both languages."""

from random import Random

import pytest

from brelan import shelf
from brelan.engine.showing import Show
from brelan.engine.state import NO_SEAT
from brelan.engine.table import Table
from brelan.games.peek import game
from brelan.games.peek.state import Bet, Join, Step, Told
from brelan.texts import LANGUAGES, words
from brelan.transcript import ALL_EYES, Teller
from tests.games.peek.table import FULL, PAIR, THREE, bid, everybody_enters, peek
from tests.table import play, told

NAMES = ("Ana", "Bo", "Cy", "Di")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_question_and_option_has_words(lang: str) -> None:
    say = words(lang, game.package)
    keys = [f"told-{told.name.lower().replace('_', '-')}" for told in Told]
    keys += [f"option-{option.name.lower()}" for options in (Join, Bet, Show) for option in options]
    for step in Step:
        questions = game.book.steps[step].questions
        keys += [f"ask-{step.name.lower()}" + f"-{q.verb}" * (part > 0) for part, q in enumerate(questions)]
    for option in game.options:
        keys += [f"choice-{option.name}"]
        keys += [f"choice-{option.name}-{word}" for word in option.words if option.words != ("no", "yes")]
    keys += [f"pile-{pile}" for pile in (*shelf.box("peek").face.own, *shelf.box("peek").face.common)]
    assert [key for key in keys if key not in say] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_games_are_told_and_asked_without_a_gap(lang: str) -> None:
    say = words(lang, game.package)
    for seed in range(12):
        table, rng = Table.begin(game, 2 + seed % 3, seed=seed), Random(seed)
        while not table.over:
            seat = rng.choice(table.awaited)
            step = Step(table.state.now).name.lower()
            part = f"-{table.question.verb}" if table.state.part else ""
            facts = shelf.box("peek").face.facts(table.view(seat).state, seat)
            assert say(f"ask-{step}{part}", least=1, most=2, **facts)
            table.answer(seat, table.asks[seat].any(rng))
        teller = Teller(game, lang, NAMES[: table.state.players])
        for watcher in (ALL_EYES, 0, NO_SEAT):
            story = teller.transcript(table.tells, watcher)
            assert len(story) > 20
            assert all(line.endswith("]") and "[]" not in line for line in story), "every event has its rule"


def test_rare_events_read_well() -> None:
    table = everybody_enters(peek(THREE, THREE, PAIR), 1, 1, 1)
    story = "\n".join(Teller(game, "fr", NAMES[:3]).transcript(table.tells, NO_SEAT))
    assert "Ana entre avec 1 point, tapis !  [P5]" in story
    assert "Plus personne ne peut enchérir : on lève les gobelets.  [P17]" in story
    assert "Ana lève son gobelet : 9● 9● V▲, un brelan.  [P11]" in story
    assert "Égalité : Ana prend 1 des 3 points du pot.  [P12]" in story
    assert "Un point ne se partage pas : il attend sur la piste le prochain gagnant.  [G1]" in story
    assert "Cy n'a plus de points et quitte la partie.  [P16]" in story


@pytest.mark.parametrize(
    ("lang", "takes", "gives"),
    [("fr", "Ana reprend 5 points", "en trop"), ("en", "Ana takes back 5 points", "matched")],
)
def test_P13_what_nobody_matched_and_who_wins_without_an_opponent_are_two_short_lines(
    lang: str, takes: str, gives: str
) -> None:
    table = bid(everybody_enters(peek(PAIR, FULL), 64, 64), "1 stake 5", "2 fold")
    story = Teller(game, lang, NAMES[:2]).transcript(table.tells, NO_SEAT)
    back = next(line for line in story if takes in line)
    assert gives in back
    assert len(back.partition("  [")[0]) <= 45, "with the line that follows it stands below the mat of a phone"


def test_G1_what_is_left_at_the_end_of_the_game_is_said_to_count_for_nobody() -> None:
    table = everybody_enters(peek(THREE, THREE, PAIR, rounds=1), 1, 1, 1)
    story = Teller(game, "fr", NAMES[:3]).transcript(table.tells, NO_SEAT)
    assert table.over
    assert story[-1] == "Le point resté sur la piste ne compte pour personne.  [G1]"
    going_on = everybody_enters(peek(THREE, THREE, PAIR), 1, 1, 1)
    assert told(going_on, "left-over") == []


def test_P6_whoever_is_asked_last_after_all_others_passed_is_told_that_entering_only_gives_the_point_back() -> None:
    facts = shelf.box("peek").face.facts
    table = play(peek(PAIR, FULL, THREE), "1 pass")
    assert facts(table.view(1).state, 1)["alone"] == 0, "another one may still enter"
    assert facts(play(table, "2 pass").view(2).state, 2)["alone"] == 1
    against_one = play(peek(PAIR, FULL, THREE), "1 enter", "2 pass")
    assert facts(against_one.view(2).state, 2)["alone"] == 0


def test_the_questions_say_what_one_holds_what_the_pot_is_and_what_it_costs_to_follow() -> None:
    table = bid(play(peek(PAIR, FULL), "1 enter", "2 enter"), "1 stake 5")
    assert shelf.box("peek").face.facts(table.view(1).state, 1) == {
        "points": 5,
        "owed": 5,
        "left": 90,
        "pot": 7,
        "hand": 4,
        "alone": 0,
    }
    assert shelf.box("peek").face.facts(table.view(1).state, 0)["hand"] == 0, (
        "not even to be computed from another's view"
    )
    assert told(table, "staked") == [(0, "P9", {"points": 5, "left": 90})]


def test_P13_the_questions_say_whether_following_leaves_anything() -> None:
    table = bid(everybody_enters(peek(PAIR, FULL), 96, 4), "1 stake 5")
    facts = shelf.box("peek").face.facts(table.view(1).state, 1)
    assert (facts["points"], facts["left"]) == (3, 0)
