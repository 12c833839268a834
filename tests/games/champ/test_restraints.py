"""Players of Poker Champ who do without something."""

from brelan.engine.piles import BACKS, CLASS, EVERYBODY, NEVER
from tests.games.champ.table import HANDS, backs, champ, state
from tests.held import blinded, otherwise


def test_a_player_who_never_gives_up_stakes_and_shows_cards_as_ever() -> None:
    assert otherwise(champ(*HANDS[:3], showing="yes"), "1 stake", "2 give_up", "3 give_up", "2 show") == {
        "never-gives-up": {"always stake"}
    }


def test_C2_one_who_ignores_the_backs_sees_none_and_all_else_as_ever() -> None:
    table = champ(*HANDS[:3])
    seen, blind, theirs = table.view(0).state, blinded(table, 0, "ignores-backs"), state(table).hand[1]
    assert backs(seen, theirs) == [1, 6], "a small club, a middle diamond"
    assert backs(blind, theirs) == [0, 0]
    assert [slot >> BACKS & EVERYBODY for slot in blind.slot] == [0] * len(seen.slot)
    back = EVERYBODY << BACKS | NEVER << CLASS
    assert [slot & ~back for slot in blind.slot] == [slot & ~back for slot in seen.slot]
    assert blinded(table, 0, "never-gives-up").slot == seen.slot
