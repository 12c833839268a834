"""`brelan rank` as people run it."""

import json

import pytest

from brelan import shelf
from tests.boxes import FIVE_CARDS
from tests.rankings.command import order, rank, refusal
from tests.rankings.hands import random_hands

JUDGES = {name: judge for name in shelf.names() if (judge := shelf.box(name).judge)}
FULL_HOUSE, FLUSH = "KsKhKd7s7c", "AsQs9s5s2s"


def test_hands_come_best_first_with_name_and_reason() -> None:
    done = rank(FIVE_CARDS, FLUSH, FULL_HOUSE, "--lang", "fr")
    ranking = JUDGES[FIVE_CARDS].ranking
    rule = ranking.why(ranking.deck.cards(FULL_HOUSE), ranking.deck.cards(FLUSH), "fr").rule
    assert rule
    assert done.stdout.splitlines() == [
        "1. R♠ R♥ R♦ 7♠ 7♣  full aux rois par les sept",
        f"   Full aux rois par les sept contre couleur à pique, hauteur as ({rule}).",
        "2. A♠ D♠ 9♠ 5♠ 2♠  couleur à pique, hauteur as",
    ]


def test_json_gives_the_order_and_what_each_hand_is() -> None:
    done = rank(FIVE_CARDS, "AsAdKsKdQh", FULL_HOUSE, "AcAhKcKhQd", "--json", "--lang", "en")
    assert json.loads(done.stdout)["hands"] == [
        {"text": "AsAdKsKdQh", "category": "two-pairs", "name": "two pairs, aces and kings"},
        {"text": "KsKhKd7s7c", "category": "full-house", "name": "kings full of sevens"},
        {"text": "AcAhKcKhQd", "category": "two-pairs", "name": "two pairs, aces and kings"},
    ]
    assert json.loads(done.stdout)["order"][0] == [1]


def test_the_locale_chooses_the_language_and_french_is_the_default() -> None:
    hands = (FIVE_CARDS, FLUSH, FULL_HOUSE)
    assert "Kings full of sevens against" in rank(*hands, lang="en_GB.UTF-8").stdout
    assert "Full aux rois par les sept contre" in rank(*hands).stdout
    assert "Full aux rois par les sept contre" in rank(*hands, lang="nowhere").stdout


@pytest.mark.parametrize("name", JUDGES)
def test_every_box_orders_hands_as_its_ranking_does(name: str) -> None:
    judge = JUDGES[name]
    allowed = [
        hand for hand in random_hands(judge.ranking, judge.ranking.size, 30) if not any(map(judge.refusal, hand))
    ]
    hands = allowed[:6]
    found = order(name, *map(judge.ranking.deck.texts, hands))
    assert sorted(at for equals in found for at in equals) == list(range(len(hands)))
    values = [{judge.ranking.value(hands[at]) for at in equals} for equals in found]
    assert [len(equal) for equal in values] == [1] * len(found)
    assert sorted((equal.pop() for equal in values), reverse=True) == sorted(set(map(judge.ranking.value, hands)))[::-1]


@pytest.mark.parametrize("name", JUDGES)
@pytest.mark.parametrize("hands", [0, 1])
def test_less_than_two_hands_are_nothing_to_compare(name: str, hands: int, capsys: pytest.CaptureFixture[str]) -> None:
    ranking = JUDGES[name].ranking
    given = [ranking.deck.texts(range(ranking.size))] * hands
    assert f"{hands} hand was given" in refusal(capsys, name, *given)


@pytest.mark.parametrize("name", JUDGES)
def test_a_hand_of_too_few_cards_is_refused(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    ranking = JUDGES[name].ranking
    few, enough = (ranking.deck.texts(range(n)) for n in (ranking.size - 1, ranking.size))
    expected = f"{ranking.size - 1} cards; expected {' or '.join(map(str, ranking.sizes))}"
    assert expected in refusal(capsys, name, few, enough)


@pytest.mark.parametrize("name", JUDGES)
def test_a_variant_that_a_box_does_not_have_is_refused(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    hand = JUDGES[name].ranking.deck.texts(range(JUDGES[name].ranking.size))
    said = refusal(capsys, name, hand, hand, "--with", "wings")
    assert "unknown variant 'wings'" in said
    assert all(variant in said for variant in JUDGES[name].variants)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["nope", "AsKsQsJs10s", "AsKsQsJs10h"], "unknown game 'nope'"),
        ([FIVE_CARDS, "AsKsQsJs1s", "AsKsQsJs10h"], "'1s'"),
        ([FIVE_CARDS, "AsAsQsJs10h", "AsKsQsJs10h"], "As is twice in"),
        ([FIVE_CARDS, "🂡", "AsKsQsJs10h"], "'🂡'"),
        ([FIVE_CARDS, "\t", "AsKsQsJs10h"], "0 cards"),
    ],
)
def test_what_cannot_be_read_is_told_in_one_line_with_exit_code_2(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert said in refusal(capsys, *words)


def test_a_bad_hand_ends_the_process_with_code_2_and_no_traceback() -> None:
    done = rank(FIVE_CARDS, "AsKsQsJs1s", "AsKsQsJs10h")
    assert (done.returncode, done.stdout) == (2, "")
    assert "'1s'" in done.stderr
    assert "Traceback" not in done.stderr
