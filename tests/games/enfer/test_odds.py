"""What an exchange brings in Poker d'enfer: exactly what counting one by one finds."""

import argparse
from fractions import Fraction
from itertools import combinations

import pytest

from brelan.games.enfer.odds import Chances, Opponent, Order, answer, beating, describe, improving, kinds_after
from brelan.games.enfer.ranking import DECK, RANKING
from brelan.texts import LANGUAGES
from brelan.trouble import Trouble
from tests.odds.examples import chances as chances_of_the_example


def cards(text: str) -> tuple[int, ...]:
    return tuple(DECK.cards(text))


def asked(*words: str) -> Chances:
    parser = argparse.ArgumentParser()
    describe(parser)
    return answer(parser.parse_args(words))


HIDDEN, VISIBLE = cards("Kd7c5s"), cards("AhKc")
FEW = cards("KhKs7d7h5c5d9c9dQsQh")


@pytest.mark.parametrize("order", [Order(), Order(suits_first=True), Order(upside_down=True)])
@pytest.mark.parametrize("n", range(4))
def test_chances_are_those_of_counting_every_deal(n: int, order: Order) -> None:
    shown, thrown, kept = cards("QdQc"), HIDDEN[:n], HIDDEN[n:]
    now, better, beats, deals = order.strength((*HIDDEN, *VISIBLE)), 0, 0, 0
    kinds: dict[str, int] = {}
    for drawn in combinations(FEW, n):
        own = (*drawn, *kept, *VISIBLE)
        kind = RANKING.category(RANKING.value(own)).key
        for theirs in combinations([card for card in FEW if card not in drawn], 3):
            deals += 1
            kinds[kind] = kinds.get(kind, 0) + 1
            better += order.strength(own) > now
            beats += order.strength(own) > order.strength((*theirs, *shown))
    found = kinds_after(HIDDEN, VISIBLE, thrown, FEW)
    assert found == {kind: Fraction(count, deals) for kind, count in kinds.items()}
    assert improving(HIDDEN, VISIBLE, thrown, FEW, order) == Fraction(better, deals)
    assert beating(HIDDEN, VISIBLE, thrown, FEW, Opponent(shown, FEW, order), order) == Fraction(beats, deals)


def test_without_thrown_cards_every_exchange_is_told_and_nothing_changes_if_nothing_is_thrown() -> None:
    found = asked("--hidden", "Kd7c5s", "--visible", "AhKc")
    assert [len(throw.thrown) for throw in found.throws] == [0, 1, 1, 1, 2, 2, 2, 3]
    assert found.throws[0].kinds == {"pair": 1}
    assert found.throws[0].better == 0
    assert all(sum(throw.kinds.values()) == 1 for throw in found.throws)


def test_cards_that_were_seen_do_not_come() -> None:
    usual = asked("--hidden", "Kd7c5s", "--visible", "AhKc", "--throw", "7c5s").throws[0]
    seen = asked("--hidden", "Kd7c5s", "--visible", "AhKc", "--throw", "7c5s", "--seen", "KhKs").throws[0]
    assert "four-of-a-kind" in usual.kinds
    assert "four-of-a-kind" not in seen.kinds


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_said_in_both_languages_and_as_numbers(lang: str) -> None:
    found = asked(
        "--hidden", "9s10s7c", "--visible", "JsQs", "--throw", "7c", "--against", "5c5d", "--with", "suits-first"
    )
    assert len(found.as_text(lang)) == 4
    assert all(found.as_text(lang))
    told = found.as_json()
    assert told["exact"] is True
    assert told["unseen"] == 33


@pytest.mark.parametrize(
    ("words", "trouble"),
    [
        (("--hidden", "Kd7c", "--visible", "AhKc"), "2 cards; expected 3"),
        (("--hidden", "Kd7c5s", "--visible", "AhKd"), "Kd was given twice"),
        (("--hidden", "Kd7c5s", "--visible", "AhKc", "--throw", "Ah"), "some of the hidden cards"),
        (("--hidden", "Kd7c2s", "--visible", "AhKc"), "--hidden"),
        (("--hidden", "Kd7c5s", "--visible", "AhKc", "--with", "wild=Kd"), "unknown variant"),
        (("--hidden", "Kd7c5s", "--visible", "AhKc", *("--against", "QhQs") * 5), "5 times"),
    ],
)
def test_bad_input_is_told_with_what_was_expected(words: tuple[str, ...], trouble: str) -> None:
    with pytest.raises(Trouble, match=trouble):
        asked(*words)


def test_what_one_hopes_for_comes_first_in_a_bar() -> None:
    assert chances_of_the_example("enfer").as_bars("fr").names[0] == "mieux qu'avant"
