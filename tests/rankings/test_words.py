"""What hands are called and why one beats another, in French and in English."""

from itertools import pairwise

import pytest

from brelan.games.champ.ranking import RANKING as CHAMP
from brelan.games.enfer.ranking import INVERTED
from brelan.games.enfer.ranking import RANKING as ENFER
from brelan.games.ferme.ranking import RANKING as FERME
from brelan.games.kids.ranking import RANKING as KIDS
from brelan.games.peek.ranking import RANKING as PEEK
from brelan.rankings import Ranking
from brelan.rankings.reading import read
from brelan.texts.cards import shown

from .hands import some, throws

NAMES = [
    (FERME, "KsKhKd7s7c", "full, rois par les sept", "kings full of sevens"),
    (FERME, "AsAhKd7s2c", "paire d’as", "pair of aces"),
    (FERME, "QsQhQd7s2c", "brelan de dames", "three queens"),
    (FERME, "QsQhJdJs2c", "deux paires, dames et valets", "two pairs, queens and jacks"),
    (FERME, "10sJhQdKsAc", "suite à l’as", "straight to the ace"),
    (FERME, "8sJh9d10sQc", "suite à la dame", "straight to the queen"),
    (FERME, "6s6h6d6c2c", "carré de six", "four sixes"),
    (FERME, "Kh9h7h5h2h", "couleur à cœur, hauteur roi", "flush in hearts, king high"),
    (FERME, "5d4d3d2dAd", "quinte flush au cinq, à carreau", "straight flush in diamonds, to the five"),
    (FERME, "AcKcQcJc10c", "quinte flush royale à trèfle", "royal flush in clubs"),
    (FERME, "AsKhQdJs9c", "carte haute, as", "high card, ace"),
    (FERME, "AsAhAdAcJo", "cinq as (le joker est la cinquième carte)", "five aces (the joker is the fifth)"),
    (FERME, "AsKhQd9sJo", "paire d’as (le joker vaut l’as de cœur)", "pair of aces (the joker is the ace of hearts)"),
    (CHAMP, "KsKhKd7s7cAs2d", "full, rois par les sept", "kings full of sevens"),
    (ENFER, "QsQhQdAsAc", "full, dames par les as", "queens full of aces"),
    (KIDS, "7pig8pig9pig", "tierce flush au neuf, cochon", "straight flush in pigs, to the nine"),
    (KIDS, "1star5star9star", "couleur étoile, hauteur neuf", "flush in stars, nine high"),
    (KIDS, "1star2pig3star", "tierce au trois", "straight to the three"),
    (KIDS, "1star2pig10star", "carte isolée, dix", "high card, ten"),
    (PEEK, "9 9 9 K K A", "couleur rouge, hauteur roi", "red flush, king high"),
    (PEEK, "9 10 J Q A", "aucune combinaison, hauteur as", "no combination, ace high"),
    (PEEK, "Q Q Q Q Q A", "cinq dames", "five queens"),
]

REASONS = [
    (FERME, "KsKhKd7s7c", "AsQs9s5s2s", "full, rois par les sept contre couleur à pique, hauteur as",
     "kings full of sevens against flush in spades, ace high", "F7"),
    (FERME, "2s2h2d2cJo", "AsKsQsJs10s",
     "cinq deux (le joker est la cinquième carte) contre quinte flush royale à pique",
     "five twos (the joker is the fifth) against royal flush in spades", "J2"),
    (FERME, "KsKhKd7s7c", "QsQhQdAsAc", "full, rois par les sept contre full, dames par les as",
     "kings full of sevens against queens full of aces", "F7"),
    (FERME, "KsKhQd7s2c", "KdKcJd7h2d",
     "paire de rois des deux côtés ; la meilleure des autres cartes décide : dame contre valet",
     "pair of kings on both sides; the best of the other cards decides: queen against jack", "F14"),
    (FERME, "7s5s4s3s2s", "AhKhQhJh9h", "couleur des deux côtés ; pique passe avant cœur",
     "flush on both sides; spades rank above hearts", "F8"),
    (FERME, "9h7h5h4h3h", "9h7h5h4h2h",
     "couleur à cœur, hauteur neuf des deux côtés ; la 5e carte décide : trois contre deux",
     "flush in hearts, nine high on both sides; the 5th card decides: three against two", "F8"),
    (FERME, "AcAdKc7c2d", "AsJoKs7s2h",
     "paire d’as des deux côtés, mêmes valeurs ; la main naturelle bat celle du joker",
     "pair of aces on both sides, same values; the natural hand beats the one with the joker", "J3"),
    (FERME, "5d4c3c2cAc", "5c4s3s2sAs",
     "suite au cinq des deux côtés ; le cinq de carreau bat le cinq de trèfle",
     "straight to the five on both sides; the five of diamonds beats the five of clubs", "F14"),
    (CHAMP, "AsAdKhQc9c", "AhAcKdQd9s", "paire d’as des deux côtés, à égalité jusqu’au bout",
     "pair of aces on both sides, equal to the last card", ""),
    (CHAMP, "AsAdKhQc9c2d3d", "AhAcKdQd8s2h3s",
     "paire d’as des deux côtés ; la 3e des autres cartes décide : neuf contre huit",
     "pair of aces on both sides; the 3rd of the other cards decides: nine against eight", "C16"),
    (ENFER, "KsKhQd7s8c", "QsQhJd7h8d", "paire de rois contre paire de dames", "pair of kings against pair of queens",
     "E7"),
    (ENFER, "QsQhQdAsAc", "KsKhKd5s5c", "full des deux côtés ; l’as de pique bat le roi de pique",
     "full house on both sides; the ace of spades beats the king of spades", "E7"),
    (ENFER, "AsAc5c5d6h", "AhAdKsKhQs", "deux paires des deux côtés ; l’as de pique bat l’as de cœur",
     "two pairs on both sides; the ace of spades beats the ace of hearts", "E8"),
    (INVERTED, "5s5c6h7d8d", "AhAd6c7s9d",
     "paire des deux côtés, et l’enseigne passe avant la valeur ; le cinq de pique bat l’as de cœur",
     "pair on both sides, and the suit comes before the value; the five of spades beats the ace of hearts", "E3.6"),
    (KIDS, "8pig8star2moon", "8heart8clover1pig",
     "paire de huit des deux côtés ; l’autre carte décide : deux contre un",
     "pair of eights on both sides; the other card decides: two against one", "K10"),
    (KIDS, "9pig7pig5pig", "9star7star4star", "couleur des deux côtés ; la 3e carte décide : cinq contre quatre",
     "flush on both sides; the 3rd card decides: five against four", "K10"),
    (PEEK, "9 10 J Q K", "A A A A K", "suite au roi contre carré d’as", "straight to the king against four aces",
     "P20"),
    (PEEK, "A A 9 10 Q", "A A 9 10 J",
     "paire d’as des deux côtés ; le meilleur des autres dés décide : dame contre valet",
     "pair of aces on both sides; the best of the other dice decides: queen against jack", "P21"),
]  # fmt: skip


@pytest.mark.parametrize(("ranking", "hand", "french", "english"), NAMES)
def test_a_hand_has_its_name_in_both_languages(ranking: Ranking, hand: str, french: str, english: str) -> None:
    cards = ranking.deck.cards(hand)
    assert (ranking.name(cards, "fr"), ranking.name(cards, "en")) == (french, english)


@pytest.mark.parametrize(("ranking", "better", "worse", "french", "english", "rule"), REASONS)
def test_the_reason_names_what_decides_and_the_rule(
    ranking: Ranking, better: str, worse: str, french: str, english: str, rule: str
) -> None:
    high, low = ranking.deck.cards(better), ranking.deck.cards(worse)
    assert ranking.why(high, low, "fr") == (french, rule)
    assert ranking.why(high, low, "en") == ranking.why(low, high, "en") == (english, rule)


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("ranking", [CHAMP, ENFER, INVERTED, FERME, KIDS, PEEK])
def test_every_hand_has_a_name_and_every_pair_of_hands_a_reason(ranking: Ranking, lang: str) -> None:
    cards, n = len(ranking.deck), ranking.sizes[-1]
    hands = throws(cards, n, 300) if ranking is PEEK else some(cards, n, 300)
    for one, other in pairwise(hands):
        assert ranking.name(one, lang)
        equal = ranking.value(one) == ranking.value(other)
        words, rule = ranking.why(one, other, lang)
        assert words
        assert bool(rule) is not equal


@pytest.mark.parametrize(
    ("ranking", "hand", "counts", "makes"),
    [
        (CHAMP, "KsKd9h8c7d3s2h", "Ks Kd 9h 8c 7d", "Ks Kd"),
        (CHAMP, "AsQd9h8c7d3s2h", "As Qd 9h 8c 7d", "As"),
        (CHAMP, "AsKs9s8s7s6h2h", "As Ks 9s 8s 7s", "As Ks 9s 8s 7s"),
        (FERME, "KsJo9h8c7d", "Ks 9h 8c 7d Jo", "Ks Jo"),
        (FERME, "AsAhAdAcJo", "As Ah Ad Ac Jo", "As Ah Ad Ac Jo"),
        (KIDS, "8pig2moon8star", "8pig 2moon 8star", "8pig 8star"),
        (PEEK, "9 K 9 9 K A", "9 K 9 9 K", "9 K 9 9 K"),
        (PEEK, "A 9 Q A 10 Q", "A Q A 10 Q", "A Q A Q"),
    ],
)
def test_the_cards_that_count_and_those_that_make_the_combination_are_known(
    ranking: Ranking, hand: str, counts: str, makes: str
) -> None:
    cards = ranking.deck.cards(hand)
    reading = read(ranking, cards)
    assert ranking.deck.texts(cards[place] for place in reading.places) == counts
    assert ranking.deck.texts(cards[place] for place in reading.made_of) == makes


def test_cards_are_shown_with_the_letters_of_the_language() -> None:
    cards = FERME.deck.cards("KsQhJd10cJo")
    assert [shown(FERME.deck, card, "fr") for card in cards][:4] == ["R♠", "D♥", "V♦", "10♣"]
    assert [shown(FERME.deck, card, "en") for card in cards][:4] == ["K♠", "Q♥", "J♦", "10♣"]
    assert shown(KIDS.deck, KIDS.deck.card("7pig"), "fr") == "7 cochon"
