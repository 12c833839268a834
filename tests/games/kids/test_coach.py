"""The coach of Poker Kids speaks of cards as players do."""

from brelan.coach.advice import advise, sentences
from tests.coach.test_advice import asked


def test_the_two_cards_to_play_are_called_by_their_names_as_the_page_shows_them_in_another_order() -> None:
    table = asked("kids", 0)
    seat = table.awaited[0]
    best = sentences(advise(table.view(seat), table.names), "fr")[0]
    assert "n°" not in best
    first, second = best.removeprefix("Le mieux : ").partition(".")[0].split(", ")
    assert all(" de " in card or " d'" in card for card in (first, second)), best
