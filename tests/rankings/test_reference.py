"""Every ranking against a slow reference written from the ledger, on random hands."""

from itertools import combinations, combinations_with_replacement
from random import Random

import pytest
from phevaluator import evaluate_cards

from brelan.games.champ.ranking import RANKING as CHAMP
from brelan.games.enfer.ranking import INVERTED, ORDERS
from brelan.games.enfer.ranking import RANKING as ENFER
from brelan.games.ferme.ranking import RANKING as FERME
from brelan.games.kids.ranking import RANKING as KIDS
from brelan.games.peek.ranking import RANKING as PEEK

from . import reference
from .hands import same_order, some, valued


@pytest.mark.parametrize("n", [5, 6, 7])
def test_C16_champ_orders_random_hands_as_the_reference_does(n: int) -> None:
    hands = some(52, n, 4_000)
    assert same_order(valued(CHAMP.function(n), hands), map(reference.champ, hands))


@pytest.mark.parametrize("n", [5, 7])
def test_C16_champ_orders_random_hands_as_phevaluator_does(n: int) -> None:
    hands = some(52, n, 20_000, seed=2)
    assert same_order(valued(CHAMP.function(n), hands), (-evaluate_cards(*hand) for hand in hands))


def test_F14_ferme_orders_random_natural_hands_as_the_reference_does() -> None:
    hands = some(52, 5, 20_000)
    assert same_order(valued(FERME.function(5), hands), map(reference.ferme, hands))


def test_J1_ferme_orders_random_hands_with_the_joker_as_trying_every_card_does() -> None:
    hands = [[*hand, 52] for hand in some(52, 4, 3_000)] + some(52, 5, 6_000, seed=3)
    assert same_order(valued(FERME.function(5), hands), map(reference.ferme, hands))


def test_F14_ferme_orders_hands_of_a_few_ranks_by_all_their_suits() -> None:
    chance = Random(4)
    hands = [chance.sample([*range(36, 52), 52], 5) for _ in range(4_000)]
    assert same_order(valued(FERME.function(5), hands), map(reference.ferme, hands))


@pytest.mark.parametrize("lowest", [3, 4, 5])
def test_F3_J4_in_a_stripped_pack_the_joker_only_stands_for_cards_that_are_there(lowest: int) -> None:
    chance = Random(lowest)
    pack = range(4 * lowest, 52)
    for own in (chance.sample(pack, 4) for _ in range(700)):
        stand_ins = [card for card in pack if card not in own]
        keys = [reference._ferme([*own, card], natural=False) for card in stand_ins]
        if len({card // 4 for card in own}) > 1:
            assert max(keys) == reference.ferme([*own, 52])


@pytest.mark.parametrize("inverted", [False, True])
def test_E8_enfer_orders_random_hands_as_the_reference_does(inverted: bool) -> None:
    hands = some(40, 5, 20_000)
    values = [ORDERS.value(*hand, inverted) for hand in hands]
    assert same_order(values, (reference.enfer(hand, inverted) for hand in hands))
    assert values == valued((INVERTED if inverted else ENFER).function(5), hands)


@pytest.mark.parametrize("upside_down", [False, True])
@pytest.mark.parametrize("inverted", [False, True])
def test_mise_8_a_wild_soul_is_worth_the_best_of_all_cards(inverted: bool, upside_down: bool) -> None:
    chance = Random(5)
    for hand in some(40, 5, 1_200):
        which = chance.randrange(5)
        key, natural = reference.enfer_wild(hand, which, inverted, upside_down)
        value = ORDERS.wild_value(*hand, which, inverted, upside_down)
        assert value & 3 == (1 if natural else 2 if upside_down else 0)
        rest = [card for at, card in enumerate(hand) if at != which]
        doubles = [[*rest, card] for card in range(40) if card not in rest]
        same = next(double for double in doubles if reference.enfer(double, inverted) == key)
        assert value >> 2 == ORDERS.value(*same, inverted) >> 2


def test_K10_kids_orders_all_triples_as_the_reference_does() -> None:
    hands = list(combinations(range(70), 3))
    assert same_order(valued(KIDS.function(3), hands), map(reference.kids, hands))


@pytest.mark.parametrize("n", [5, 6])
def test_P21_peek_orders_all_throws_as_the_reference_does(n: int) -> None:
    hands = list(combinations_with_replacement(range(6), n))
    assert same_order(valued(PEEK.function(n), hands), map(reference.peek, hands))
