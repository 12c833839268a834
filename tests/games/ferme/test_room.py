"""Poker fermé at a table with people: what other rules have left of it, and its cards computed a second time."""

from typing import Any

import pytest

from brelan.room import opened
from brelan.room.events import Chair, Entry, Opened, Renewed
from brelan.room.sitting import first, read, write
from brelan.trouble import Trouble
from tests.room import second
from tests.room.evenings import whole
from tests.room.renewals import by_other_rules, renewed, some_deals, with_kept


@pytest.mark.parametrize(
    ("piles", "expected"),
    [
        ({"hand.0": (("As", 1, 0),), "hand.1": (("As", 2, 0),)}, "a card lies in two places"),
        ({"hand.0": tuple((f"{rank}s", 1, 0) for rank in range(2, 9))}, "7 cards lie in hand.0, expected 5 at most"),
    ],
)
def test_a_table_that_cannot_be_laid_out_is_refused(piles: dict[str, Any], expected: str) -> None:
    at = read(by_other_rules(with_kept(some_deals("ferme", 1), piles=piles)))
    with pytest.raises(Trouble, match=expected):
        renewed(at)


def test_names_that_the_new_rules_do_not_know_are_left_out_and_numbers_stay_within_bounds() -> None:
    numbers = {"chips": [7, 8, -3, 0, 0, 0, 0, 0], "deal": 1 << 60, "moons": 4, "dealer": [1]}
    piles = {"hand.0": (("As", 1, 0), ("Zz", 1, 0)), "drawer": (("Ks", 0, 0),)}
    at, _ = renewed(read(by_other_rules(with_kept(some_deals("ferme", 1), numbers=numbers, piles=piles))))
    assert at.table is not None
    t: Any = at.table.state
    assert t.deal == 10_000
    assert at.table.over  # ten thousand deals are more than the table wanted
    assert t.chips[:3] == [7, 8, 0]
    assert sum(t.count) == 53


def test_whoever_gathers_by_other_rules_keeps_the_options_that_ours_have() -> None:
    opening = Opened("ferme", 9, {"stack": 70, "maximum": 5000, "moons": 3}, (Chair(),) * 8, 0, 0, "fr", "ab" * 32)
    entry = Entry(1, 0, 0, "", opening)
    at, _ = renewed(first(entry, write(entry)))
    assert (at.foreign, at.phase) == (False, "gathering")
    assert (at.options["stack"], at.options["maximum"], "moons" in at.options) == (70, 5, False)
    with pytest.raises(Trouble, match="option 'moons' is unknown"):
        at.take(Entry(at.number + 1, 0, 0, "", Renewed(at.game.version, {"moons": 3})))


def test_the_second_implementation_deals_the_same_cards() -> None:
    """For three: a lot for the first dealer, then five cards each from 52 in the order of their faces."""
    evening = whole("ferme", seed=9, people=3)
    first = opened.verify(evening.text, "game").deals[0]
    key = second.deal_key(evening.at.opened.secret, 1, [luck for _, luck in first.luck])
    deck = evening.at.game.state.LAYOUT.decks[0]
    lot = f"={second.number_below(key, 1, 3) + 1}"
    cards = [deck.text(face) for face in second.drawn(key, 2, list(range(52)), 15)]
    assert first.came.split()[:16] == [lot, *cards]
