"""Players of Poker Kids who do without something."""

from tests.games.kids.table import kids
from tests.held import otherwise


def test_K9_one_who_saves_nothing_plays_the_best_two_cards_and_shows_cards_as_ever() -> None:
    hands = ("1pig 5heart 10star 3clover 10moon 7pig", "2pig 4heart 6star 8clover 9moon 1heart")
    table = kids(*hands, stages="|2 = out|", then="10clover 9heart 9pig", showing="yes")
    assert otherwise(table, "1 plays 1 2", "2 plays 1 2") == {"never-saves": {"always plays 3 5", "always plays 4 5"}}
    assert otherwise(table, "1 plays 1 2", "2 plays 1 2", "2 show") == {
        "never-saves": {"always plays 1 3", "always plays 2 3"}
    }
