"""E3.6–E3.8: the Mises that change what a hand is worth."""

from brelan.engine.state import NO_SEAT
from brelan.games.enfer.deck import CATALOGUE
from brelan.games.enfer.face import FACE
from brelan.games.enfer.ranking import DECK
from brelan.games.enfer.state import Step
from tests.games.enfer.table import activating, enfer, next_round, reprint, state, until, winner
from tests.table import play, told

SUITS = ("6h 7c 8d 9d 9s", "6d 7s 8c Kh Kd", "5c 6s 7d 8h 10s")


def test_E3_6_suits_first_compares_the_suit_first_among_equal_combinations() -> None:
    plain = enfer("suits-first", "gag", "tithe", hands=SUITS)
    assert winner(next_round(until(plain, Step.REVEAL))) == 1
    table = until(enfer("suits-first", "gag", "tithe", hands=SUITS), Step.ACTIVATE)
    assert winner(next_round(play(table, "1 activate"))) == 0, "the pair with the 9♠ beats the kings without spades"


def test_E3_6_a_better_combination_still_wins() -> None:
    hands = ("6h 7c 8d 9d As", "6d 7s 8c Kh Kd", "5c 6s 7d 8h 10s")
    table = until(enfer("suits-first", "gag", "tithe", hands=hands), Step.ACTIVATE)
    assert winner(next_round(play(table, "1 activate"))) == 1


def test_E3_6_it_ends_with_the_round() -> None:
    table = next_round(play(activating("suits-first", "world-upside-down", "tithe"), "1 activate", "2 activate"))
    assert (state(table).suits_first, state(table).upside_down) == (0, 0)


def test_E3_7_world_upside_down_the_weakest_hand_wins() -> None:
    table = play(activating("world-upside-down", "gag", "tithe"), "1 activate")
    assert winner(next_round(table)) == 0, "K♦ is the lowest of the three high cards"


def test_E3_7_the_suit_too_is_read_backwards() -> None:
    hands = ("5c 7d 9h Jc Kh", "5d 7h 9s Js Kc", "6c 8d 10h Qc Ks")
    table = until(enfer("world-upside-down", "gag", "tithe", hands=hands), Step.ACTIVATE)
    assert winner(next_round(play(table, "1 activate"))) == 1


def test_E3_7_declining_to_show_still_loses() -> None:
    table = until(play(activating("world-upside-down", "gag", "tithe"), "1 activate"), Step.REVEAL)
    play(table, "1 decline", "2 show", "3 show")
    assert winner(table) == 1


def test_E3_7_each_hand_keeps_the_value_of_its_best_combination() -> None:
    hands = ("5c 5d 6h 6s 7d", "7h 9s Js Kh Ac", "8d 8h 10h Qc Ks")
    table = until(enfer("world-upside-down", "gag", "tithe", hands=hands), Step.ACTIVATE)
    assert winner(next_round(play(table, "1 activate"))) == 1, "a pair of fives cannot be played as less than a pair"


def test_E3_7_with_suits_first_that_order_is_read_backwards() -> None:
    mises = ("world-upside-down", "suits-first", "tithe")
    hands = ("6h 7c 8d 9d 9s", "6d 7s 8c Kh Kd", "5c 6s Qd Qh 10s")
    table = play(until(enfer(*mises, hands=hands), Step.ACTIVATE), "1 activate", "2 activate")
    assert winner(next_round(table)) == 2, "of the pairs, the hearts of Q♥ are below K♥ only by value, below 9♠ by suit"


def wild(*hands: str, mark: int = 1, others: tuple[str, ...] = ("gag", "tithe"), also: str = "") -> int:
    """The winner when seat 1 marks a hidden card."""
    table = until(enfer("wild-soul", *others, hands=hands), Step.ACTIVATE)
    play(table, "1 activate", f"1 marks {mark}")
    if also:
        play(table, also)
    return winner(next_round(table))


def test_E3_8_the_marked_card_stands_for_any_card_except_the_other_four() -> None:
    assert wild("5c 10h Jh Qh Kh", "Ac Ad As Kd Ks", "6c 8d 10d Qc Js") == 0, "9♥ or A♥ makes a straight flush"
    assert wild("Ac Ad Jh Qh Kh", "9h 9s 9c 10s 10c", "6c 8d 10d Qc Js", mark=3) == 1, "three aces are not a full house"


def test_E3_8_it_may_stand_for_its_own_face() -> None:
    assert wild("Ah 10h Jh Qh Kh", "9c 9s 9h Kd Ks", "6c 8d 10d Qc Js") == 0


def test_E3_8_it_may_double_a_card_that_another_holds() -> None:
    assert wild("5c Ah Ad Ac 7d", "Ks Kd Kh Kc 6d", "As 8d 10d Qc Js") == 0, "four aces, though another holds A♠"


def test_E3_8_if_the_deciding_card_equals_a_natural_one_the_natural_one_wins() -> None:
    assert wild("5c 7d 9h Jc 6h", "As 7h 8d 10d Qh", "5d 5h 9s Kd Ks") == 2, "a wild pair of jacks loses to kings"
    hands = ("5c 10d Jd Qs Kd", "10h Jh Qh Ks As", "6c 8d 10s Qc Js")
    assert wild(*hands) == 1, "both straights to A♠, the natural one wins"


def test_E3_8_in_a_world_upside_down_it_serves_by_making_the_hand_weak() -> None:
    hands = ("Ac 7d 9h 6c 5c", "5d 7h 9s Js Kh", "6d 8d 10h Qc Ks")
    assert wild(*hands, others=("world-upside-down", "tithe"), also="2 activate") == 0, "a 10-high hand, or lower"


def test_E3_8_at_the_verdict_it_is_told_what_the_marked_card_stands_for() -> None:
    hands = ("10h Jh 5c Qh Kh", "Ac Ad As Kd Ks", "6c 8d 10d Qc Js")
    table = until(enfer("wild-soul", "gag", "tithe", hands=hands), Step.ACTIVATE)
    next_round(play(table, "1 activate", "1 marks 3"))
    beats = next(tell for tell in table.tells if tell.what == "beats")
    first = FACE.compared(beats.seen_by(NO_SEAT)).first
    assert (first.category.key, first.stands_for) == ("straight-flush", DECK.cards("Ah")[0])


def test_E3_8_the_mark_ends_with_the_round() -> None:
    table = play(activating("wild-soul", "gag", "tithe"), "1 activate", "1 marks 2")
    assert state(table).wild[:3] == [2, 0, 0]
    assert state(next_round(table)).wild[:3] == [0, 0, 0]


def test_E3_8_of_two_wild_cards_that_decide_as_the_same_one_the_first_from_the_bankers_left_wins() -> None:
    """E10 is the order of everything in a round; seat 1 has won the first one, so seat 2 leads the second."""
    first = ("Ah Ad As 5c 5d", "6c 7d 8h 10c Qd", "6d 7h 8s 10d Qh")
    second = "6c 7d 8h 10c Qd  5c Kc 10h Jh Qs  6d Kd 10s Jd Qh  7c 8d 9h Jc 9c"
    table = next_round(enfer("tithe", "immortal", "gag", hands=first, widow="9c 9d Jc Js Kh", then=second))
    for name in CATALOGUE:
        reprint(table, name, ("wild-soul", 0))
    play(until(table, Step.ACTIVATE), "2 turn_down", "3 activate", "3 marks 1", "1 activate", "1 marks 1")
    assert (state(table).lead, state(table).banker) == (1, 0)
    next_round(table)
    assert [numbers["equal"] for _, _, numbers in told(table, "beats")][-2:] == [1, 0]
    assert winner(table) == 2
