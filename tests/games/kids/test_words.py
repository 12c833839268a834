"""The sentences of Poker Kids that say why something happened, in French and English."""

import pytest

from brelan.engine.state import NO_SEAT
from brelan.engine.table import Table
from brelan.games.kids import game
from brelan.transcript import Teller
from tests.games.kids.table import all_play, kids, state

NAMES = ("Anna", "Bruno", "Chloé", "David")
HANDS = ("9moon 8moon", "9pig 9heart", "8pig 8heart", "7pig 7heart")
COMMON = "10moon"


def said(table: Table, what: str, lang: str = "fr") -> list[str]:
    """What a spectator reads of these events."""
    teller = Teller(game, lang, NAMES[: table.state.players])
    return [teller.sentence(tell.seen_by(NO_SEAT)) for tell in table.tells if tell.what == what]


def test_K8_cards_are_named_as_the_family_says_them() -> None:
    table = all_play(kids("7star 1pig", "10heart 2horseshoe", then="5moon", stages=""))
    assert said(table, "turned")[0] == "Étape 1 sur 3 : la carte commune est le 5 de lune."
    assert said(table, "laid")[:2] == [
        "Anna pose le 7 d'étoile et le 1 de cochon.",
        "Bruno pose le 10 de cœur et le 2 de fer à cheval.",
    ]
    assert said(table, "laid", "en")[0] == "Anna plays the 7 of stars and the 1 of pigs."


def test_K11_a_tie_names_everybody_it_concerns() -> None:
    hands = ("8pig 8heart", "8clover 8star", "5pig 5heart", "9heart 7star")
    table = all_play(kids(*hands, then=COMMON, stages=""))
    tied = "Anna et Bruno sont à égalité, donc à la dernière place. Chloé et David passent devant."
    assert said(table, "tied") == [tied]
    lower = all_play(kids(*hands, then=COMMON, stages="", ties="lower"))
    assert said(lower, "tied") == ["Anna et Bruno sont à égalité, donc à la 2e place, la moins bonne des leurs."]
    one = all_play(kids(*hands[:3], then=COMMON, stages=""))
    moved = "Anna et Bruno sont à égalité, donc à la dernière place. Chloé passe devant, à la 1re place."
    assert said(one, "tied") == [moved]
    three = all_play(kids("4pig 1heart", "4heart 1clover", "4clover 1star", "9pig 7star", then=COMMON, stages=""))
    assert said(three, "tied", "en") == ["Anna, Bruno and Chloé are tied, so all take the last place."]


def test_K13_taking_less_than_was_promised_says_how_much_there_was() -> None:
    table = kids(*HANDS, then=COMMON, stages="1 = take 20, 2 = take 30, 3 = take 10")
    state(table).mat = 40
    assert said(all_play(table), "took") == [
        "Anna prend 20 € sur le tapis.",
        "Bruno devrait prendre 30 €, mais il n'y en a que 20 à prendre : Bruno les prend.",
        "Chloé devrait prendre 10 €, mais le tapis est vide.",
    ]


@pytest.mark.parametrize(
    ("chips", "bankrupt"),
    [(0, "David devrait payer 20 € et n'a plus rien"), (10, "David devrait payer 20 € et ne peut en payer que 10")],
)
def test_K19_a_bankruptcy_says_that_the_game_is_over_and_why(chips: int, bankrupt: str) -> None:
    table = kids(*HANDS, then=COMMON, stages="last = pay 20")
    state(table).money[3] = chips
    all_play(table)
    assert said(table, "paid") == []
    assert said(table, "bankrupt") == [
        f"{bankrupt} : c'est la faillite. On règle encore cette étape, et la partie s'arrête."
    ]
    left = "Le tapis est vide." if chips == 0 else "Il reste 10 € sur le tapis, qui ne sont à personne."
    assert said(table, "round-over") == [f"La partie est finie : David a fait faillite. {left}"]
