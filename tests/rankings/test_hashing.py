"""A perfect hash: every key has a place of its own, found by multiplying."""

from random import Random

import pytest

from brelan.rankings.hashing import WORD, perfect_hash


@pytest.mark.parametrize("n", [1, 2, 3, 100, 3000])
def test_every_key_has_a_place_of_its_own_where_the_compiled_source_looks_for_it(n: int) -> None:
    keys = Random(n).sample(range(1 << 40), n)
    found = perfect_hash(keys)
    assert len(set(found.places.values())) == n
    for key in keys:
        product = key * found.multiplier % WORD
        place = (product >> 32 & found.place_mask) + found.displacements[product >> found.shift & found.group_mask]
        assert place == found.places[key]
    assert found.size == max(found.places.values()) + 1


def test_keys_that_no_product_tells_apart_are_refused() -> None:
    with pytest.raises(ValueError, match="no perfect hash found for these 2 keys"):
        perfect_hash([1, 1 + WORD])
