"""Characters colour how a mind is played; they know nothing more, and their tempo tells nothing."""

from random import Random

import pytest

from brelan.bots.characters import CHARACTERS, LONGEST, SHORTEST, TRAITS, Character, character, coloured, delay
from brelan.bots.thought import Candidate, Thought, Tone, quantal

FOLD, CALL, RAISE, NEVER = 0, 1, 2, 3
HOT = ("playful", "playful"), ("steady", "steady"), ("playful", "steady")
THOUGHT = Thought(
    (
        Candidate(FOLD, 0.0, 0.3, Tone.GIVE_UP),
        Candidate(CALL, 1.0, 0.5, Tone.CAREFUL),
        Candidate(RAISE, 0.9, 0.2, Tone.BOLD),
        Candidate(NEVER, -5.0, 0.0, Tone.BOLD),
    )
)


def shares(who: Character) -> list[float]:
    found = [option.share for option in coloured(THOUGHT, who).options]
    return [share / sum(found) for share in found]


def test_every_character_has_traits_that_exist_and_a_name_of_its_own() -> None:
    assert {trait for who in CHARACTERS for trait in who.traits} == set(TRAITS)
    assert len({who.name for who in CHARACTERS}) == len(CHARACTERS) == 8
    assert character("Zoé") is CHARACTERS[0]
    assert character("somebody") is None


@pytest.mark.parametrize("who", CHARACTERS, ids=lambda who: who.name)
def test_no_character_does_what_its_mind_never_would(who: Character) -> None:
    assert shares(who)[NEVER] == 0
    assert shares(who) != [option.share for option in THOUGHT.options]
    assert {coloured(THOUGHT, who).pick(Random(seed)) for seed in range(200)} == {FOLD, CALL, RAISE}


def test_traits_do_what_their_names_say() -> None:
    bold, careful = (shares(Character("x", (trait, trait), 1.0)) for trait in ("bold", "careful"))
    stubborn, modest = (shares(Character("x", (trait, trait), 1.0)) for trait in ("stubborn", "modest"))
    assert bold[RAISE] > 0.2 > careful[RAISE]
    assert stubborn[FOLD] < 0.3 < modest[FOLD]


def test_a_delay_is_drawn_by_lot_within_bounds() -> None:
    drawn = [delay(Random(seed)) for seed in range(1000)]
    assert SHORTEST <= min(drawn) < 0.7
    assert 1.5 < max(drawn) <= LONGEST
    assert 0.9 < sorted(drawn)[500] < 1.1


def test_a_cheap_error_is_frequent_and_a_gross_one_rare() -> None:
    best, cheap, gross = quantal([(0, 1.0, Tone.PLAIN), (1, 0.9, Tone.PLAIN), (2, -1.0, Tone.PLAIN)], 0.2)
    assert best.share > cheap.share > 10 * gross.share > 0
    assert best.share + cheap.share + gross.share == pytest.approx(1)


def test_with_more_heat_rare_answers_come_more_often_and_a_steady_player_gives_the_usual_one() -> None:
    """A trait of heat 1.25 lifts a share to the power of 0.8, one of 0.8 to 1.25; two do so in turn."""
    playful, steady, both = (shares(Character("x", traits, 1.0)) for traits in HOT)
    weights = [option.share for option in THOUGHT.options]
    for found, power in ((playful, 0.8**2), (steady, 1.25**2), (both, 1.0)):
        expected = [share**power for share in weights]
        assert found == pytest.approx([share / sum(expected) for share in expected])
    assert playful[RAISE] > both[RAISE] > steady[RAISE]
