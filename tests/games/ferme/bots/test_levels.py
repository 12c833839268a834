"""Poker fermé's levels: each answers legally under all options, from what its seat sees."""

from collections.abc import Iterator
from random import Random

import pytest

from brelan.bots import LEVELS
from brelan.bots.thought import Thought
from brelan.engine.asks import allows
from brelan.engine.table import Table
from brelan.games.ferme import game
from brelan.games.ferme.bots.kind import KINDS, kind_of
from brelan.games.ferme.bots.range import PACKS, exchanges
from brelan.games.ferme.state import CARDS, Bet, Step
from brelan.players import mind_for
from brelan.texts import LANGUAGES, words
from tests.games.ferme.table import LOW, ferme, state
from tests.table import play

OPTIONS: tuple[dict[str, object], ...] = (
    {},
    {"raises": "free", "stack": 12},
    {"joker": "yes", "price": 2},
    {"deck": "stripped", "maximum": 1},
    {"maximum": 1000, "raises": "free", "price": 1000},
    {"stack": 1},
    {"deck": "stripped", "joker": "yes", "maximum": 1000, "stack": 1_000_000},
)


def positions(players: int, seed: int, deals: int, **options: object) -> Iterator[tuple[Table, int]]:
    """Every question of a game that is answered at random, but passing is rare."""
    rng = Random(seed)
    table = Table.begin(game, players, {"deals": deals, **options}, seed=seed)
    while not table.over:
        seat = rng.choice(table.awaited)
        yield table, seat
        betting = state(table).now in (Step.FOLLOW, Step.BET)
        table.answer(seat, Bet.FOLLOW if betting and rng.random() < 0.6 else table.asks[seat].any(rng))


def thought(table: Table, seat: int, level: str = "expert") -> Thought:
    """What a level makes of a question."""
    return mind_for("ferme", level)(table.view(seat), table.asks[seat], Random(1))


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("players", [2, 3, 5, 8])
def test_every_level_answers_legally_under_all_options(players: int, options: dict[str, object]) -> None:
    rng = Random(players)
    for table, seat in positions(players, players, 1 if players > 3 else 2, **options):
        level = rng.choice(LEVELS)
        found = thought(table, seat, level)
        assert all(allows(table.asks[seat], option.answer) for option in found.options), (level, found)
        assert len({option.answer for option in found.options}) == len(found.options)
        assert sum(option.share for option in found.options) == pytest.approx(1)


@pytest.mark.parametrize("players", [2, 4])
def test_an_expert_tells_facts_in_both_languages(players: int) -> None:
    for table, seat in positions(players, 3, 2, price=1):
        facts = thought(table, seat).facts
        assert 1 <= len(facts) <= 4
        for lang in LANGUAGES:
            say = words(lang, "brelan.games.ferme.bots")
            assert all(say(fact.key, **fact.numbers).endswith(".") for fact in facts)


@pytest.mark.parametrize("players", [2, 4])
def test_an_expert_weighs_every_exchange_and_completes_its_flush(players: int) -> None:
    hands = ("Ah Kh 9h 3h 7c", *LOW[1:players])
    table = ferme(*hands)
    play(table, "1 stakes 1", *(f"{seat} follow" for seat in range(2, players + 1)))
    found = thought(table, 0)
    assert len(found.options) == 26
    assert found.best.answer == 0b10000
    outs = found.facts[0]
    assert outs.key == "fact-outs"
    assert (outs.numbers["outs"], outs.numbers["unseen"], outs.numbers["kind"]) == (9, 47, 5)


def test_an_expert_follows_with_aces_and_passes_with_nothing() -> None:
    assert thought(play(ferme(LOW[0], "Ah As 9c 5d 3h"), "1 stakes 1"), 1).best.answer == Bet.FOLLOW
    assert thought(play(ferme(LOW[0], "9h 7s 5c 3d 2h"), "1 stakes 5"), 1).best.answer == Bet.PASS


def test_an_expert_reads_how_many_cards_the_other_changed() -> None:
    worths = []
    for exchange in ("1 exchanges none", "1 exchanges 1 2 3"):
        table = ferme(LOW[0], "Ah As 9c 5d 3h", then="7s 8d 9d Jc Qd Ks")
        play(table, "1 stakes 1", "2 follow", exchange, "2 exchanges 3 4 5", "1 stakes 5")
        options = {option.answer: option.worth for option in thought(table, 1).options}
        worths.append(options[Bet.FOLLOW])
    assert worths[0] < worths[1]


def test_a_beginner_keeps_a_court_card_beside_its_pair() -> None:
    table = play(ferme("8h 8d 3d Kd 5s", LOW[1]), "1 stakes 1", "2 follow")
    assert thought(table, 0, "beginner").best.answer == 0b10100


def test_the_table_of_exchanges_tells_chances() -> None:
    for pack in PACKS:
        table = exchanges(pack)
        assert table.weights.sum() == pytest.approx(1)
        assert table.after.sum(axis=2).round(9).min() == table.after.sum(axis=2).round(9).max() == 1
        assert (table.bounds[1:] > table.bounds[:-1]).all()


def test_kinds_tell_promising_hands_apart() -> None:
    hands = (
        "AhKhQh2h7c",
        "9h8c7d6sKd",
        "AhKc9d4s2c",
        "8h8c3dKd5s",
        "Jo8c3dKd5s",
        "8h8c3d3s5s",
        "8h8c8d3s5s",
        "2h3h4h5h6h",
    )
    found = [kind_of(CARDS.cards(hand)) for hand in hands]
    assert found == sorted(set(found))
    assert max(found) < KINDS
