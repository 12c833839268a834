"""The rules of the ledger that rank hands, each with a worked case."""

from itertools import pairwise

from brelan.games.champ.ranking import RANKING as CHAMP
from brelan.games.enfer.ranking import INVERTED, ORDERS
from brelan.games.enfer.ranking import RANKING as ENFER
from brelan.games.ferme.ranking import RANKING as FERME
from brelan.games.kids.ranking import RANKING as KIDS
from brelan.games.peek.ranking import COLOURS
from brelan.games.peek.ranking import RANKING as PEEK
from brelan.rankings import Ranking

from .hands import beats, category, ties


def climbs(ranking: Ranking, *hands: str) -> bool:
    """Whether each hand beats the one before it."""
    return all(beats(ranking, better, worse) for worse, better in pairwise(hands))


def test_C15_the_best_five_of_seven_count() -> None:
    assert category(CHAMP, "AsKsQsJs10s2d2h") == "straight-flush"
    assert ties(CHAMP, "AsAdKsKdQh3c2c", "AsAdKsKdQhJhJc")


def test_C16_the_usual_order_from_high_card_to_straight_flush() -> None:
    assert climbs(
        CHAMP, "AsKsQsJs9d", "2s2d3h4c5c", "2s2d3h3c4c", "2s2d2h3c4c", "As2d3h4c5c", "7s5s4s3s2s", "2s2d2h3c3d",
        "2s2d2h2c3d", "As2s3s4s5s",
    )  # fmt: skip


def test_C16_kickers_count_and_suits_do_not() -> None:
    assert beats(CHAMP, "AsAdKhQc9c", "AhAcKdQd8s")
    assert ties(CHAMP, "AsAdKhQc9c", "AhAcKdQd9s")


def test_C16_the_ace_is_low_only_in_the_straight_to_the_five() -> None:
    assert climbs(CHAMP, "AsKd2h3c4c", "As2d3h4c5c", "2s3d4h5c6c", "10sJdQhKcAc")


def test_E6_from_high_card_to_straight_flush_a_flush_is_below_a_full_house() -> None:
    assert climbs(
        ENFER, "AsKsQsJs9d", "5s5d6h7c8c", "5s5d6h6c7c", "5s5d5h6c7c", "5s6d7h8c9c", "10s8s7s6s5s", "5s5d5h6c6d",
        "5s5d5h5c6d", "5s6s7s8s9s",
    )  # fmt: skip


def test_E2_E6_the_ace_is_never_low() -> None:
    assert category(ENFER, "As5d6h7c8c") == "high-card"


def test_E7_only_the_highest_card_of_the_combination_counts() -> None:
    assert beats(ENFER, "QsQhQdAsAc", "KsKhKd5s5c")
    assert beats(ENFER, "KcKd5c6c7d", "QsQhAsKhJd")


def test_E8_then_the_suit_of_that_card_and_no_kicker() -> None:
    assert beats(ENFER, "AsAc5c5d6h", "AhAdKsKhQs")
    assert beats(ENFER, "As7c6d5h10h", "AhKsQsJs9s")


def test_mise_6_inverted_colours_compare_the_suit_before_the_value() -> None:
    assert beats(INVERTED, "5s5c6h7d8d", "AhAd6c7s9d")
    assert beats(ENFER, "AhAd6c7s9d", "5s5c6h7d8d")
    assert beats(INVERTED, "5c5d6h6c8d", "AsAh7c8s9d")


def test_mise_7_upside_down_the_weakest_is_the_lowest_value() -> None:
    hands = [ENFER.deck.cards(text) for text in ("AsKsQsJs10s", "5c6d7h8s10c", "6c6d7c8c9d")]
    assert min(hands, key=lambda hand: ORDERS.value(*hand, 0)) == hands[1]


def test_mise_8_a_wild_soul_completes_the_best_combination() -> None:
    hand = ENFER.deck.cards("10sJsQsKs5c")
    assert ENFER.category(ORDERS.wild_value(*hand, 4, 0, 0)).key == "straight-flush"


def test_mise_8_a_natural_deciding_card_beats_the_wild_card_that_equals_it() -> None:
    wild, natural = ENFER.deck.cards("Ah7c6d5h10h"), ENFER.deck.cards("AsAd9c8d6h")
    wild_value = ORDERS.wild_value(*wild, 4, 0, 0)
    assert ENFER.category(wild_value).key == "pair"
    assert wild_value >> 2 == ORDERS.value(*natural, 0) >> 2
    assert wild_value < ORDERS.value(*natural, 0)


def test_mise_8_upside_down_it_stands_for_what_makes_the_hand_weakest_and_a_natural_card_still_wins() -> None:
    hand = ENFER.deck.cards("5c5d7h8s10c")
    value = ORDERS.wild_value(*hand, 0, 0, 1)
    assert ENFER.category(value).key == "high-card"
    wild, natural = ENFER.deck.cards("5c6d7h8sAc"), ENFER.deck.cards("10c6c7d8c5d")
    assert ORDERS.wild_value(*wild, 4, 0, 1) > ORDERS.value(*natural, 0)
    assert ORDERS.wild_value(*wild, 4, 0, 1) >> 2 == ORDERS.value(*natural, 0) >> 2


def test_mise_8_it_may_stand_for_itself_and_is_then_natural() -> None:
    hand = ENFER.deck.cards("10sJsQsKsAs")
    assert ORDERS.wild_value(*hand, 4, 0, 0) == ORDERS.value(*hand, 0)


def test_K9_from_the_single_card_to_the_tierce_flush() -> None:
    assert climbs(
        KIDS, "10pig9star7moon", "1pig1star2moon", "1pig2star3moon", "1pig2pig4pig", "1pig1star1moon", "1pig2pig3pig"
    )


def test_K9_one_is_low_and_nothing_wraps() -> None:
    assert category(KIDS, "10pig1star2moon") == category(KIDS, "9pig10star1moon") == "high-card"


def test_K10_the_highest_card_decides_then_the_second_then_the_third() -> None:
    assert climbs(KIDS, "9pig7star5moon", "9pig7star6moon", "9pig8star1moon", "10pig2star1moon")


def test_K10_for_a_pair_its_value_then_the_third_card_and_symbols_never() -> None:
    assert climbs(KIDS, "7pig7star10moon", "8pig8star1moon", "8pig8star2moon")
    assert ties(KIDS, "8pig8star2moon", "8clover8heart2pig")


def test_F2_spades_then_hearts_then_diamonds_then_clubs() -> None:
    assert climbs(FERME, "AcKdQd9d2d", "AdKcQc9c2c", "AhKcQc9c2c", "AsKcQc9c2c")


def test_F5_the_highest_card_of_a_straight_flush_decides_and_the_ace_may_be_low() -> None:
    assert climbs(FERME, "As2s3s4s5s", "2c3c4c5c6c", "10cJcQcKcAc", "10sJsQsKsAs")


def test_F6_the_higher_four_wins() -> None:
    assert beats(FERME, "3s3h3d3c2c", "2s2h2d2cAs")


def test_F7_the_three_of_a_full_house_decide() -> None:
    assert beats(FERME, "3s3h3d2s2c", "2s2h2dAsAc")


def test_F8_between_flushes_of_different_suits_the_suit_decides() -> None:
    assert beats(FERME, "7s5s4s3s2s", "AhKhQhJh9h")


def test_F8_between_flushes_of_one_suit_the_cards_decide_one_after_the_other() -> None:
    assert climbs(FERME, "AhKhQhJh8h", "AhKhQhJh9h")
    assert beats(FERME, "8h6h4h3h2h", "7h6h5h4h2h")


def test_F9_the_highest_card_of_a_straight_decides_and_the_lowest_begins_with_the_ace() -> None:
    assert climbs(FERME, "As2s3s4s5c", "2c3c4c5c6d", "10cJcQcKcAd")


def test_F10_the_value_of_the_three_decides() -> None:
    assert beats(FERME, "3s3h3d4c2c", "2s2h2dAcKc")


def test_F11_the_higher_pair_decides() -> None:
    assert beats(FERME, "5s5h2d2c3c", "4s4h3d3cAc")


def test_F12_the_value_of_the_pair_decides() -> None:
    assert beats(FERME, "5s5h2d3c4c", "4s4hAdKcQc")


def test_F13_without_a_combination_the_highest_card_decides() -> None:
    assert beats(FERME, "As2h3d4c6c", "KsQhJd10c8c")


def test_F14_beyond_that_the_second_pair_and_the_kickers_decide() -> None:
    assert climbs(FERME, "KsKh7d7c2c", "KsKh8d8c2c", "KsKh8d8c3c")
    assert climbs(FERME, "KsKhQdJc2c", "KsKhQdJc3c")


def test_F14_then_the_suits_in_the_same_order_for_a_pair_its_better_suit_first() -> None:
    assert beats(FERME, "5sKc5cQd9d", "5h5dKsQs9s")
    assert climbs(FERME, "5c5dKsQs9s", "5c5hKdQd9d", "5d5hKcQc9c", "5c5sKcQc9c")
    assert beats(FERME, "5s5h3c3dKc", "5d5c3s3hKs")
    assert beats(FERME, "5d4c3c2cAc", "5c4s3s2sAs")


def test_J1_the_joker_stands_for_the_card_that_makes_the_hand_best() -> None:
    assert category(FERME, "AsKsQsJsJo") == "straight-flush"
    assert category(FERME, "AsAhKsKhJo") == "full-house"
    assert category(FERME, "AsKs7s2sJo") == "flush"
    assert category(FERME, "AsKd7s2sJo") == "pair"


def test_J2_five_of_a_kind_beats_a_straight_flush_and_five_aces_beat_everything() -> None:
    assert climbs(FERME, "10sJsQsKsAs", "2s2h2d2cJo", "AsAhAdAcJo")


def test_J3_with_equal_values_a_natural_hand_beats_one_with_the_joker_whatever_the_suits() -> None:
    assert beats(FERME, "AcAdKc7c2d", "AsJoKs7s2h")
    assert beats(FERME, "5c6c7c8c9c", "6s7s8s5sJo")


def test_J3_between_flushes_of_different_suits_the_suit_comes_first() -> None:
    assert beats(FERME, "7s5s4s2sJo", "AhKhQhJh9h")
    assert beats(FERME, "AsKs9s5s2s", "Ks9s5s2sJo")


def test_J4_the_joker_doubles_a_card_only_for_five_of_a_kind() -> None:
    assert climbs(FERME, "KsQs9s5sJo", "AsKs9s6sJo")
    assert climbs(FERME, "AsKs9s5sJo", "AsKsQs9s5s", "AsKsQs9s6s")
    assert category(FERME, "AsAhAdAcJo") == "five-of-a-kind"


def test_P8_the_best_five_of_six_dice_count() -> None:
    assert category(PEEK, "9 9 9 9 9 A") == "five-of-a-kind"
    assert ties(PEEK, "A A A K K Q", "A A A K K 9")


def test_P20_four_of_a_kind_ranks_below_a_straight_and_a_flush() -> None:
    assert climbs(
        PEEK, "9 10 J Q A", "9 9 10 J Q", "9 9 10 10 J", "9 9 9 10 J", "9 9 9 10 10", "A A A A K", "9 10 J Q K",
        "10 J Q K A", "9 9 9 9 K", "9 9 9 9 9",
    )  # fmt: skip


def test_P21_the_values_that_form_the_combination_then_the_other_dice() -> None:
    assert climbs(PEEK, "9 9 9 A A", "10 10 10 9 9", "10 10 10 J J")
    assert climbs(PEEK, "9 9 K Q J", "9 9 A Q 10")
    assert climbs(PEEK, "9 9 9 9 K", "9 9 9 K K", "9 K K K K")


def test_P22_the_colour_belongs_to_the_face() -> None:
    colours = dict(zip(PEEK.deck.ranks, COLOURS, strict=True))
    assert colours == {"9": "red", "K": "red", "10": "black", "Q": "black", "J": "green", "A": "green"}


def test_P22_five_dice_of_one_colour_are_a_flush_even_as_a_full_house() -> None:
    assert category(PEEK, "10 10 10 Q Q") == category(PEEK, "J A A A A") == "flush"
    assert category(PEEK, "9 9 9 Q Q") == "full-house"
