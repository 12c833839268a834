"""Players of Poker fermé who do without something."""

from tests.games.ferme.table import LOW, ferme
from tests.held import otherwise


def test_a_player_who_never_raises_or_passes_follows_and_one_who_never_exchanges_keeps_all_cards() -> None:
    table = ferme(*LOW, showing="yes", deals=1, raises="free")
    assert otherwise(
        table,
        "1 stakes 2",
        "2 follow",
        "3 follow",
        "4 pass",
        "1 exchanges 1",
        "2 exchanges none",
        "3 exchanges none",
        "1 stakes 2",
        "2 raise",
        "2 by 2",
        "3 pass",
        "1 pass",
        "1 show",
    ) == {
        "never-raises": {"raise becomes follow"},
        "never-passes": {"always follow", "pass becomes follow"},
        "never-exchanges": {"always exchanges none"},
    }
