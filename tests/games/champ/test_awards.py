"""C4 and C18–C25: the Awards, the duel for one, and the end of the game."""

from random import Random

import pytest

from brelan import shelf
from brelan.engine.record import read, write
from brelan.engine.table import Table
from brelan.games.champ import game
from brelan.games.champ.awards import last_award
from brelan.games.champ.state import CARDS, Length
from brelan.transcript import ALL_EYES, Teller
from tests.contract.tables import playout
from tests.games.champ.table import HANDS, TIE, TIED, champ, chips, everybody, state, to_the_end, whos
from tests.table import play, told

KINGS_WIN = ("Ks Kd", "Qs Qd", "2c 7d 9h Jc 3s")
QUEENS_WIN = ("Ks Kd", "Qs Qd", "2c 7d 9h Jc Qh")
TIED_DUEL = ("Ks Qd", "Kd Qs", "2c 7d 9h Jc 3s")
THREE_TIED = ("Ac 8c", "As 8s", "Ad 8d", "2c 3d")  # on THREE_TIE the first three share
THREE_TIE = "Ah 9s 7s 4c Jh"


def gifts(table: Table) -> list[tuple[int, int]]:
    """Who gave six chips to whom."""
    return [(seat, numbers["seat_poor"]) for seat, _, numbers in told(table, "gave")]


@pytest.mark.parametrize("players", [2, 6])
def test_C4_there_are_seven_awards_and_never_more(players: int) -> None:
    for seed in range(4):
        table = Table.begin(game, players, {"length": "long", "showing": "no"}, seed)
        playout(table, Random(seed), lambda _: None)
        assert sum(state(table).awards) == 7
        two = Table.begin(game, players, {"showing": "no"}, seed)
        playout(two, Random(seed), lambda _: None)
        assert sum(state(two).awards) <= 7


def test_C18_a_player_without_chips_receives_six_from_the_richest_who_receives_an_award() -> None:
    table = to_the_end(champ(*HANDS[:3], chips=(12, 6, 18)))
    assert told(table, "gave") == [(0, "C18", {"chips": 6, "awards": 1, "seat_poor": 1})]
    assert [own + 1 for own in chips(table)] == [12 - 6 + 18 - 6, 6, 12]
    assert state(table).awards[:3] == [1, 0, 0]


def test_C18_the_richest_need_not_have_won_the_deal() -> None:
    table = to_the_end(champ(*HANDS[:3], chips=(2, 6, 28)))
    assert whos(table, "won") == [0]
    assert gifts(table) == [(2, 1)]


def test_C18_it_is_looked_at_when_the_deal_is_settled() -> None:
    table = everybody(champ(*HANDS[:3], chips=(2, 12, 22)), "stake")
    assert chips(table)[0] == 0
    assert told(table, "gave") == [], "seat 1 has staked its last chip, but the deal is not over"
    to_the_end(table)
    assert told(table, "gave") == [], "seat 1 has won it"
    assert whos(table, "won") == [0]


def test_C18_cards_given_up_are_shown_before_chips_are_given() -> None:
    table = champ(*HANDS[:3], chips=(12, 6, 18), showing="yes")
    play(table, "3 give_up")
    to_the_end(table)
    assert chips(table)[1] == 0
    play(table, "3 show")
    assert gifts(table) == [(0, 1)]


def test_C18_whoever_gives_six_owns_at_least_twelve(deep: bool) -> None:
    """Read off the log of random games: the purses before each gift."""
    least, gifts_seen = 72, 0

    def look(table: Table) -> None:
        nonlocal least, gifts_seen
        for seat, _, _ in told(table, "gave")[gifts_seen:]:
            gifts_seen += 1
            if table.over:
                least = min(least, state(table).chips[seat] + 6)
            else:
                least = min(least, state(table).chips[seat] + 1 + 6)  # one chip is staked in the next deal

    for seed in range(12 if deep else 5):
        gifts_seen = 0
        playout(Table.begin(game, 2 + seed % 5, {"length": "long", "showing": "no"}, seed), Random(seed), look)
    assert 12 <= least < 40


def test_C19_players_without_chips_are_served_in_seat_order_each_by_whoever_is_the_richest_then() -> None:
    table = to_the_end(champ(*HANDS[:4], chips=(4, 6, 6, 32), length="long"))
    assert whos(table, "won") == [0]
    assert gifts(table) == [(3, 1), (0, 2)], "26 against 22 before the first gift, 20 against 22 before the second"
    assert [own + 1 for own in chips(table)] == [16, 6, 6, 20]


@pytest.mark.parametrize(("duel", "winner"), [(KINGS_WIN, 0), (QUEENS_WIN, 2)])
def test_C20_equally_rich_players_fight_a_duel_and_the_best_hand_gives_and_receives_the_award(
    duel: tuple[str, ...], winner: int
) -> None:
    table = to_the_end(champ(*TIED, board=TIE, chips=(15, 6, 15), duels=[duel]))
    assert told(table, "duel") == [(8, "C20", {"seats_rich": 0b101})]
    assert whos(table, "duellist") == [0, 2]
    assert gifts(table) == [(winner, 1)]
    assert state(table).awards[winner] == 1


def test_C20_two_cards_face_up_each_and_five_common_ones_one_at_a_time() -> None:
    table = to_the_end(champ(*TIED, board=TIE, chips=(15, 6, 15), duels=[KINGS_WIN]))
    shown = [(tell.what, tell.seen_by(8).cards) for tell in table.tells if tell.what in ("duellist", "common")]
    hands = [("duellist", tuple(CARDS.cards(hand))) for hand in KINGS_WIN[:2]]
    assert shown == [*hands, *(("common", (card,)) for card in CARDS.cards(KINGS_WIN[2]))]


def test_C20_there_are_no_stakes_and_nobody_is_asked_in_a_duel() -> None:
    table = to_the_end(champ(*TIED, board=TIE, chips=(15, 6, 15), duels=[KINGS_WIN]))
    assert [own + 1 for own in chips(table)] == [18 - 6, 6, 18]
    assert len(table.answers) == 9
    assert state(table).deal == 2


def test_C20_all_52_cards_are_shuffled_for_the_duel() -> None:
    """Cards that lay on the board and in hands come again."""
    duel = ("Ac 8c", "2c 3d", "Ah 9d 7d 4c Jh")
    table = to_the_end(champ(*TIED, board=TIE, chips=(15, 6, 15), duels=[duel]))
    assert gifts(table) == [(0, 1)]


def test_C20_three_equally_rich_players_fight_one_duel() -> None:
    duel = ("Ks Kd", "Qs Qd", "As Ad", "2c 7d 9h Jc 3s")
    table = to_the_end(champ(*THREE_TIED, board=THREE_TIE, chips=(14, 14, 14, 6), duels=[duel]))
    assert told(table, "duel") == [(8, "C20", {"seats_rich": 0b111})]
    assert gifts(table) == [(2, 3)]


def test_C21_a_tied_duel_is_fought_again_between_those_who_are_tied() -> None:
    duels = [("Ks Qd", "4s 3d", "Kd Qs", "2c 7d 9h Jc 5s"), TIED_DUEL, KINGS_WIN]
    table = to_the_end(champ(*THREE_TIED, board=THREE_TIE, chips=(14, 14, 14, 6), duels=duels))
    assert told(table, "duel") == [(8, "C20", {"seats_rich": 0b111})]
    assert told(table, "tied") == [(8, "C21", {"seats_tied": 0b101}), (8, "C21", {"seats_tied": 0b101})]
    assert whos(table, "duellist") == [0, 1, 2, 0, 2, 0, 2]
    assert gifts(table) == [(0, 3)]


def test_C21_those_who_fight_and_those_who_fight_again_are_named() -> None:
    duels = [("Ks Qd", "4s 3d", "Kd Qs", "2c 7d 9h Jc 5s"), KINGS_WIN]
    table = to_the_end(champ(*THREE_TIED, board=THREE_TIE, chips=(14, 14, 14, 6), duels=duels))
    story = "\n".join(Teller(game, "fr", ("Ana", "Bo", "Cy", "Di")).transcript(table.tells, ALL_EYES))
    assert "Duel ! Ana, Bo et Cy sont les plus riches, à égalité" in story
    assert "Égalité ! Le duel recommence entre Ana et Cy.  [C21]" in story


def awarded(table: Table, *awards: int) -> Table:
    """Give the players these Awards before the deal is settled."""
    state(table).awards[: len(awards)] = awards
    return table


def test_C22_the_first_to_own_two_awards_is_champion_at_that_moment() -> None:
    table = awarded(champ(*HANDS[:4], chips=(18, 6, 6, 18)), 1, 1, 1, 1)
    to_the_end(table)
    assert table.over
    assert table.result == ((2, 1, 1, 1), (0,))
    assert gifts(table) == [(0, 1)]
    assert chips(table)[2] == 0, "the other penniless player is not served any more"
    assert told(table, "champion") == [(0, "C25", {"awards": 2})]


def test_C22_two_awards_is_the_default_and_one_is_not_enough() -> None:
    table = to_the_end(champ(*HANDS[:3], chips=(12, 6, 18)))
    assert state(table).length == Length.TWO_AWARDS
    assert state(table).awards[0] == 1
    assert not table.over


def test_C23_half_an_hour_is_the_usual_time_and_another_may_be_chosen() -> None:
    assert state(Table.begin(game, 2, {"length": "chrono"}, 1)).minutes == 30
    assert state(Table.begin(game, 2, {"length": "chrono", "minutes": 45}, 1)).minutes == 45
    with pytest.raises(ValueError, match="option minutes: 0 was read"):
        Table.begin(game, 2, {"length": "chrono", "minutes": 0})


def test_C23_when_the_time_is_up_the_deal_is_finished_with_its_awards_and_no_other_starts() -> None:
    table = champ(*HANDS[:3], chips=(12, 6, 18), length="chrono")
    everybody(table, "stake")
    table.ring()
    assert told(table, "time-up") == [(8, "C23", {})]
    assert table.awaited == [0, 1, 2], "the deal goes on"
    everybody(everybody(table, "stake"), "stake")
    assert gifts(table) == [(0, 1)]
    assert table.over
    assert state(table).deal == 1
    assert table.result.winners == (0,)


def test_C23_the_duel_for_the_last_award_is_fought() -> None:
    table = champ(*TIED, board=TIE, chips=(15, 6, 15), duels=[QUEENS_WIN], length="chrono")
    table.ring()
    to_the_end(table)
    assert table.over
    assert table.view(None).cards("hand", 2) == ["Qs", "Qd"]
    assert table.result == ((0, 0, 1), (2,))


def test_C23_seats_that_are_still_asked_to_show_may_answer_after_the_time_is_up() -> None:
    table = play(champ(*HANDS[:2], length="chrono", showing="yes"), "2 give_up")
    table.ring()
    assert not table.over
    play(table, "2 show")
    assert table.over


def test_C23_the_end_of_the_time_is_an_event_in_the_record() -> None:
    table = Table.begin(game, 3, {"length": "chrono", "showing": "no"}, seed=2)
    play(table, "1 stake")
    table.ring()
    play(table, "2 give_up", "3 give_up")
    assert table.over
    assert write(table).splitlines()[-4:] == ["1 stake", "clock", "2 give_up", "3 give_up"]
    again = read(write(table), "test", shelf.game)
    assert again.state == table.state
    assert again.tells == table.tells


def test_C23_the_clock_rings_only_in_a_chrono_game_and_once() -> None:
    table = champ(*HANDS[:2], length="chrono")
    table.ring()
    table.ring()
    assert len(told(table, "time-up")) == 1
    for length in ("two_awards", "long"):
        other = champ(*HANDS[:2], length=length)
        other.ring()
        assert state(other).rung == 0
        assert told(other, "time-up") == []


@pytest.mark.parametrize("length", ["chrono", "long"])
def test_C24_a_long_game_lasts_until_all_seven_awards_are_won_and_C23_so_does_a_chrono_game_at_most(
    length: str,
) -> None:
    table = awarded(champ(*HANDS[:4], chips=(18, 6, 6, 18), length=length), 2, 3, 0, 0)
    to_the_end(table)
    assert gifts(table) == [(0, 1), (0, 2)]
    assert table.over
    assert table.result == ((4, 3, 0, 0), (0,))


def test_C24_two_awards_do_not_end_a_long_game() -> None:
    table = awarded(champ(*HANDS[:3], chips=(12, 6, 18), length="long"), 1, 0, 0)
    to_the_end(table)
    assert state(table).awards[0] == 2
    assert not last_award(state(table), 0)
    assert not table.over


def test_C25_players_who_tie_for_the_most_awards_are_all_champions() -> None:
    table = awarded(champ(*HANDS[:3], length="chrono"), 2, 1, 2)
    table.ring()
    to_the_end(table)
    assert table.result == ((2, 1, 2), (0, 2))
    assert whos(table, "champion") == [0, 2]


def test_C25_without_any_award_everybody_is_champion_of_a_chrono_game() -> None:
    table = champ(*HANDS[:3], length="chrono")
    table.ring()
    to_the_end(table)
    assert table.result == ((0, 0, 0), (0, 1, 2))
    assert told(table, "champion") == [(seat, "C25", {"awards": 0}) for seat in range(3)]
