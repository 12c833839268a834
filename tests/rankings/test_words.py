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
    (KIDS, "7pig8pig9pig", "tierce flush au neuf, cochon", "running flush in pigs, to the nine"),
    (KIDS, "1star5star9star", "couleur étoile, hauteur neuf", "flush in stars, nine high"),
    (KIDS, "1star2pig3star", "tierce au trois", "run to the three"),
    (KIDS, "1star2pig10star", "carte isolée, dix", "single card, ten"),
    (PEEK, "9 9 9 K K A", "couleur rouge, hauteur roi", "red flush, king high"),
    (PEEK, "9 10 J Q A", "aucune combinaison, hauteur as", "no combination, ace high"),
    (PEEK, "Q Q Q Q Q A", "cinq dames", "five queens"),
]

REASONS = [
    (FERME, "KsKhKd7s7c", "AsQs9s5s2s", "Un full bat une couleur (F7).", "A full house beats a flush (F7)."),
    (FERME, "2s2h2d2cJo", "AsKsQsJs10s", "Une main de cinq cartes identiques bat une quinte flush (J2).",
     "Five of a kind beats a straight flush (J2)."),
    (FERME, "KsKhKd7s7c", "QsQhQdAsAc", "Full contre full : les rois battent les dames (F7).",
     "Full house against full house: kings beat queens (F7)."),
    (FERME, "KsKhQd7s2c", "KdKcJd7h2d", "Paire contre paire, d’abord à égalité : la dame bat le valet (F14).",
     "Pair against pair, level at first: the queen beats the jack (F14)."),
    (FERME, "7s5s4s3s2s", "AhKhQhJh9h", "Couleur contre couleur : pique bat cœur (F8).",
     "Flush against flush: spades beat hearts (F8)."),
    (FERME, "9h7h5h4h3h", "9h7h5h4h2h", "Couleur contre couleur, d’abord à égalité : le trois bat le deux (F8).",
     "Flush against flush, level at first: the three beats the two (F8)."),
    (FERME, "AcAdKc7c2d", "AsJoKs7s2h",
     "Paire contre paire, mêmes valeurs : la main naturelle bat celle du joker (J3).",
     "Pair against pair, same values: the natural hand beats the one with the joker (J3)."),
    (FERME, "5d4c3c2cAc", "5c4s3s2sAs", "Suite contre suite : le cinq de carreau bat le cinq de trèfle (F14).",
     "Straight against straight: the five of diamonds beats the five of clubs (F14)."),
    (CHAMP, "AsAdKhQc9c", "AhAcKdQd9s", "Les deux mains sont à égalité.", "The two hands are equal."),
    (ENFER, "QsQhQdAsAc", "KsKhKd5s5c", "Full contre full : l’as de pique bat le roi de pique (E7).",
     "Full house against full house: the ace of spades beats the king of spades (E7)."),
    (ENFER, "AsAc5c5d6h", "AhAdKsKhQs", "Deux paires contre deux paires : l’as de pique bat l’as de cœur (E8).",
     "Two pairs against two pairs: the ace of spades beats the ace of hearts (E8)."),
    (INVERTED, "5s5c6h7d8d", "AhAd6c7s9d", "Paire contre paire : le cinq de pique bat l’as de cœur (Mise 6).",
     "Pair against pair: the five of spades beats the ace of hearts (Mise 6)."),
    (KIDS, "8pig8star2moon", "8heart8clover1pig", "Paire contre paire, d’abord à égalité : le deux bat le un (K10).",
     "Pair against pair, level at first: the two beats the one (K10)."),
    (PEEK, "9 10 J Q K", "A A A A K", "Une suite bat un carré (P20).", "A straight beats four of a kind (P20)."),
    (PEEK, "A A 9 10 J", "K K 9 10 J", "Paire contre paire : les as battent les rois (P21).",
     "Pair against pair: aces beat kings (P21)."),
]  # fmt: skip


@pytest.mark.parametrize(("ranking", "hand", "french", "english"), NAMES)
def test_a_hand_has_its_name_in_both_languages(ranking: Ranking, hand: str, french: str, english: str) -> None:
    cards = ranking.deck.cards(hand)
    assert (ranking.name(cards, "fr"), ranking.name(cards, "en")) == (french, english)


@pytest.mark.parametrize(("ranking", "better", "worse", "french", "english"), REASONS)
def test_the_reason_names_what_decides_and_the_rule(
    ranking: Ranking, better: str, worse: str, french: str, english: str
) -> None:
    high, low = ranking.deck.cards(better), ranking.deck.cards(worse)
    assert ranking.why(high, low, "fr").replace("\u00a0", " ") == french
    assert ranking.why(high, low, "en") == english
    assert ranking.why(low, high, "en") == english


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("ranking", [CHAMP, ENFER, INVERTED, FERME, KIDS, PEEK])
def test_every_hand_has_a_name_and_every_pair_of_hands_a_reason(ranking: Ranking, lang: str) -> None:
    cards, n = len(ranking.deck), ranking.sizes[-1]
    hands = throws(cards, n, 300) if ranking is PEEK else some(cards, n, 300)
    for one, other in pairwise(hands):
        assert ranking.name(one, lang)
        equal = ranking.value(one) == ranking.value(other)
        assert ("(" in ranking.why(one, other, lang)) is not equal


def test_cards_are_shown_with_the_letters_of_the_language() -> None:
    cards = FERME.deck.cards("KsQhJd10cJo")
    assert [shown(FERME.deck, card, "fr") for card in cards][:4] == ["R♠", "D♥", "V♦", "10♣"]
    assert [shown(FERME.deck, card, "en") for card in cards][:4] == ["K♠", "Q♥", "J♦", "10♣"]
    assert shown(KIDS.deck, KIDS.deck.card("7pig"), "fr") == "7 cochon"
