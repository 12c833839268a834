"""Committed chance: it can be computed by anybody who is told the secret, and by nobody else."""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brelan import shelf
from brelan.room import chain, opened, requests
from brelan.room.events import Lent
from brelan.room.secrets import FIRST, Committed, commitment, outcome, secret_of
from tests.boxes import IN_TURN
from tests.room import second
from tests.room.evenings import Evening, whole

VECTORS: dict[str, Any] = json.loads(Path(__file__).with_name("vectors.json").read_text(encoding="utf-8"))
SECRET = bytes.fromhex(VECTORS["secret"])
KEY = bytes.fromhex(VECTORS["deals"][0]["key"])


def committed(luck: list[str], deal: int = FIRST) -> Committed:
    chance = Committed(SECRET, "deal")
    for chair, lent in enumerate(luck):
        chance.lend(deal, chair, lent)
    return chance


@pytest.mark.parametrize("vector", VECTORS["deals"], ids=lambda v: f"deal {v['deal']}, {len(v['luck'])} lent")
def test_secrets_commitments_keys_and_outcomes_are_those_of_the_published_examples(vector: dict[str, Any]) -> None:
    deal = vector["deal"]
    assert secret_of(SECRET, deal).hex() == vector["secret"]
    assert commitment(SECRET, deal) == vector["commitment"]
    assert committed(vector["luck"], deal).key(deal).hex() == vector["key"]
    for drawn in vector["outcomes"]:
        assert outcome(bytes.fromhex(vector["key"]), drawn["number"], drawn["below"]) == drawn["outcome"]


@pytest.mark.parametrize("vector", VECTORS["deals"], ids=lambda v: f"deal {v['deal']}, {len(v['luck'])} lent")
def test_the_published_examples_follow_from_sha_256_alone(vector: dict[str, Any]) -> None:
    secret, deal = VECTORS["secret"], vector["deal"]
    assert second.deal_secret(secret, deal) == vector["secret"]
    assert second.promise(secret, deal) == vector["commitment"]
    assert second.deal_key(secret, deal, vector["luck"]) == vector["key"]
    for drawn in vector["outcomes"]:
        assert second.number_below(vector["key"], drawn["number"], drawn["below"]) == drawn["outcome"]


def test_the_published_chain_is_ours_and_follows_from_sha_256_alone() -> None:
    for vector in VECTORS["chain"]:
        assert chain.link(vector["before"], vector["line"].encode()) == vector["after"]
        assert second.after(vector["before"], vector["line"]) == vector["after"]


def test_the_examples_have_a_number_that_is_thrown_away_and_drawn_again() -> None:
    drawn = [(v["key"], o) for v in VECTORS["deals"] for o in v["outcomes"] if o["below"] > 2**62]
    first = [second.mac(bytes.fromhex(key), b"%d.0" % o["number"])[:8] for key, o in drawn]
    over = [int.from_bytes(block, "big") >= o["below"] for block, (_, o) in zip(first, drawn, strict=True)]
    assert {True, False} == set(over)


@given(
    st.binary(min_size=32, max_size=32),
    st.integers(1, 10_000),
    st.lists(st.binary(min_size=32, max_size=32), max_size=8),
    st.integers(1, 1 << 40),
    st.integers(1, 1 << 63),
)
def test_brelan_and_the_second_implementation_agree(
    secret: bytes, deal: int, luck: list[bytes], number: int, n: int
) -> None:
    chance = Committed(secret, "deal")
    for chair, lent in enumerate(luck):
        chance.lend(deal, chair, lent.hex())
    key = second.deal_key(secret.hex(), deal, [lent.hex() for lent in luck])
    assert chance.key(deal).hex() == key
    assert outcome(chance.key(deal), number, n) == second.number_below(key, number, n)


@pytest.mark.parametrize(("n", "most"), [(2, 10.83), (6, 20.52), (52, 87.97), (70, 111.06)])
def test_all_outcomes_are_equally_likely(n: int, most: float) -> None:
    """Chi-square over 20 000 outcomes of a fixed secret, below the point that one secret in a thousand exceeds."""
    counts = [0] * n
    for number in range(20_000):
        counts[outcome(KEY, number, n)] += 1
    expected = 20_000 / n
    assert sum((count - expected) ** 2 / expected for count in counts) < most


def test_pairs_of_outcomes_that_follow_each_other_are_equally_likely() -> None:
    counts = [0] * 36
    for number in range(0, 40_000, 2):
        counts[6 * outcome(KEY, number, 6) + outcome(KEY, number + 1, 6)] += 1
    expected = 20_000 / 36
    assert sum((count - expected) ** 2 / expected for count in counts) < 66.62


def test_a_number_that_would_favour_small_outcomes_is_never_used() -> None:
    """Of n = 2⁶⁴ − 2⁶² numbers a mere remainder gives the smallest third half of the time."""
    n = 2**64 - 2**62
    small = sum(outcome(KEY, number, n) < 2**62 for number in range(9_000))
    assert abs(small - 3_000) < 4 * (9_000 * 2 / 9) ** 0.5


@pytest.mark.parametrize("chair", range(4))
def test_luck_lent_by_any_one_device_changes_the_deal(chair: int) -> None:
    luck = [sha256(b"%d" % i).hexdigest() for i in range(4)]
    before = [outcome(committed(luck).key(FIRST), number, 52) for number in range(20)]
    luck[chair] = f"{int(luck[chair], 16) ^ 1:064x}"
    assert [outcome(committed(luck).key(FIRST), number, 52) for number in range(20)] != before


def test_luck_for_one_deal_leaves_the_others_as_they_were() -> None:
    assert committed(["ab" * 32], deal=2).key(1) == committed([]).key(1)
    assert committed(["ab" * 32], deal=2).key(2) != committed([]).key(2)


def test_the_order_in_which_luck_arrives_does_not_matter() -> None:
    """Otherwise the host's machine, which knows the secret, could try all orders and keep the one it likes."""
    forward, backward = Committed(SECRET, "deal"), Committed(SECRET, "deal")
    for chair in range(4):
        forward.lend(1, chair, f"{chair:064x}")
        backward.lend(1, 3 - chair, f"{3 - chair:064x}")
    assert forward.key(1) == backward.key(1)


def test_asking_for_an_outcome_early_changes_nothing_that_comes_later() -> None:
    asked, unasked = Committed(SECRET, "deal"), Committed(SECRET, "deal")
    asked.key(1)
    for chance in (asked, unasked):
        chance.lend(1, 0, "ab" * 32)
    assert asked.key(1) == unasked.key(1)


def test_whoever_gets_up_takes_the_luck_along_and_the_next_person_there_can_lend() -> None:
    evening = Evening(IN_TURN).sit(3)
    evening.lend(1)
    evening.happen(requests.leave(evening.at, "d1"))
    assert evening.committed.lent(FIRST) == {}
    evening.happen(requests.sit(evening.at, "other", 1, "Other", 1))
    evening.happen(Lent(1, FIRST, "cd" * 32))
    assert evening.committed.lent(FIRST) == {1: "cd" * 32}


def test_chairs_that_move_together_keep_their_luck_and_the_key() -> None:
    evening = Evening(IN_TURN).sit(4)
    for chair in (3, 0, 1):
        evening.lend(chair)
    evening.happen(requests.leave(evening.at, "d1"))
    key, lent = evening.committed.key(FIRST), evening.committed.lent(FIRST)
    evening.start()
    assert evening.committed.key(FIRST) == key
    assert list(evening.committed.lent(FIRST).items()) == [(0, lent[0]), (2, lent[3])]


@pytest.mark.parametrize("name", shelf.names())
def test_what_was_shown_before_each_deal_is_what_the_opened_secrets_give(name: str) -> None:
    evening = whole(name, seed=5)
    proved = opened.verify(evening.text, "game")
    assert {deal.number: deal.commitment for deal in proved.deals}.items() <= evening.commitments.items()
    for deal in proved.deals:
        assert sha256(bytes.fromhex(deal.secret)).hexdigest() == deal.commitment


def test_another_secret_gives_other_cards() -> None:
    one, other = (whole(IN_TURN, seed=seed).text for seed in (1, 2))
    assert opened.verify(one, "one").deals[0].came != opened.verify(other, "other").deals[0].came
