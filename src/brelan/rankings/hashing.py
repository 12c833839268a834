"""A perfect hash: every key of a fixed set gets a place of its own in a small array.

The key is multiplied; some bits of the product choose a displacement, others a place; the sum of the two is
the key's own place.
"""

from collections.abc import Collection
from typing import NamedTuple

WORD = 1 << 64
MULTIPLIERS = (
    0x9E3779B97F4A7C15,
    0xD1B54A32D192ED03,
    0x8CB92BA72F3D8DD7,
    0xAEF17502108EF2D9,
    0xF1357AEA2E62A9C5,
)


class Hash(NamedTuple):
    """`place = (product >> 32 & place_mask) + displacements[product >> shift & group_mask]`."""

    multiplier: int
    shift: int
    group_mask: int
    place_mask: int
    displacements: list[int]
    places: dict[int, int]

    @property
    def size(self) -> int:
        """How many places there are, taken or not."""
        return max(self.places.values()) + 1


def perfect_hash(keys: Collection[int]) -> Hash:
    """The first multiplier that separates all keys, with the narrowest places that allow one."""
    bits = max(len(keys).bit_length() - 2, 1)
    for place_bits in range(bits, 20):
        for multiplier in MULTIPLIERS:
            found = _displace(keys, multiplier, bits, place_bits)
            if found is not None:
                return found
    raise ValueError(f"no perfect hash found for these {len(keys)} keys")


def _displace(keys: Collection[int], multiplier: int, group_bits: int, place_bits: int) -> Hash | None:
    """Fit the fullest groups first, each at the least displacement where all its places are free."""
    shift, group_mask, place_mask = 64 - group_bits, (1 << group_bits) - 1, (1 << place_bits) - 1
    groups: dict[int, dict[int, int]] = {}
    for key in keys:
        product = key * multiplier % WORD
        group = groups.setdefault(product >> shift, {})
        if group.setdefault(product >> 32 & place_mask, key) != key:
            return None
    displacements, places, taken = [0] * (1 << group_bits), {}, 0
    for number, group in sorted(groups.items(), key=lambda item: -len(item[1])):
        clash = 0
        for place in group:
            clash |= taken >> place
        displacement = (~clash & (clash + 1)).bit_length() - 1
        displacements[number] = displacement
        for place, key in group.items():
            taken |= 1 << (place + displacement)
            places[key] = place + displacement
    return Hash(multiplier, shift, group_mask, place_mask, displacements, places)
