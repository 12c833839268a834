"""Before one chooses, one is told what every two cards would make."""

from itertools import combinations
from typing import Any

from brelan import shelf
from brelan.engine.piles import card, size
from brelan.engine.table import Table
from brelan.games.kids.face import FACE
from brelan.games.kids.ranking import RANKING


def test_K9_the_question_names_what_every_two_cards_make_with_the_common_one() -> None:
    table = Table.begin(shelf.game("kids"), 3, {}, 7)
    t: Any = table.state
    seat = 1
    facts = FACE.facts(t, seat)
    cards = [card(t, t.hand[seat], i) for i in range(size(t, t.hand[seat]))]
    pairs = list(combinations(range(len(cards)), 2))
    assert {key for key in facts if key.startswith("makes-")} == {f"makes-{i}-{j}" for i, j in pairs}
    for i, j in pairs:
        three = [cards[i], cards[j], card(t, t.common, 0)]
        assert RANKING.categories[facts[f"makes-{i}-{j}"]] == RANKING.category(RANKING.value(three))
