"""Players of Peek Poker who do without something."""

from tests.games.peek.table import FULL, PAIR, THREE, peek
from tests.held import otherwise


def test_a_player_who_never_raises_or_folds_follows_and_one_who_always_enters_does_all_else_as_ever() -> None:
    table = peek(PAIR, THREE, FULL, showing="yes", rounds=1)
    assert otherwise(
        table,
        "1 enter",
        "2 enter",
        "3 enter",
        "1 fold",
        "2 stake",
        "2 points 3",
        "3 raise",
        "3 by 3",
        "2 fold",
        "1 show",
    ) == {
        "never-raises": {"raise becomes follow"},
        "never-folds": {"fold becomes follow"},
        "always-enters": {"always enter"},
    }
