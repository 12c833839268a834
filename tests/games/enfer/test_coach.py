"""The coach of Poker d'enfer speaks of cards as players do."""

from random import Random

from brelan.coach.advice import advise, sentences
from brelan.players import bot_for
from tests.coach.test_advice import asked


def test_hands_mises_and_cards_are_called_by_their_names() -> None:
    table, bot, rng, said = asked("enfer", 0), bot_for("enfer"), Random(1), dict[str, list[str]]()
    while not {"picks", "lays", "exchanges"} <= said.keys():
        seat, verb = table.awaited[0], table.question.verb
        if verb in ("picks", "lays", "exchanges"):
            said[verb] = sentences(advise(table.view(seat), table.names), "fr")
        table.answer(seat, bot(table.view(seat), table.asks[seat], rng))
    assert said["picks"][0].startswith("Le mieux : la main ")
    picked, _, why = said["picks"][0].removeprefix("Le mieux : ").partition(". ")
    assert picked in said["picks"][1], "the hand that is best is the one that is spoken of"
    assert why, "and why it is best is said in a line"
    assert not any("gagnes le tour" in line for line in said["picks"]), (
        "a round is far from won before the cards are seen"
    )
    assert said["lays"][0].startswith("Le mieux : « ")
    assert set(said["exchanges"][0]) & set("♣♦♥♠") or "garder" in said["exchanges"][0]
    assert not any("n°" in line for lines in said.values() for line in lines)
