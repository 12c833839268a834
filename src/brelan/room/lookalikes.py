"""Names that people cannot tell apart, although they are written with other letters (Unicode's own list, UTS 39)."""

from functools import cache
from unicodedata import normalize

from confusable_homoglyphs.confusables import confusables_data


def alike(one: str, other: str) -> bool:
    """Whether two names look the same: ignoring case, and letters of other alphabets that look the same."""
    small, as_small = one.casefold(), other.casefold()
    return small == as_small or _drawn(one) == _drawn(other) or _drawn(small) == _drawn(as_small)


def _drawn(name: str) -> str:
    """The name as the eye reads it: each letter replaced by one that stands for all its lookalikes."""
    return normalize("NFD", "".join(map(_letter, normalize("NFD", name))))


@cache
def _letter(letter: str) -> str:
    """The list names many letters for the one that stands for them, and only that one for each of these."""
    found = [one["c"] for one in confusables_data.get(letter, ())]
    if len(found) != 1:
        return letter
    (other,) = found
    paired = len(confusables_data.get(other, ())) == 1
    return min(letter, other) if paired else str(other)
