"""Who sees what, row by row: by view, by log, for owner, others, those who gave up and spectators (G5, G7)."""

from random import Random

import pytest

from brelan.engine.state import NO_SEAT
from brelan.engine.table import Table
from brelan.games.champ import game
from brelan.games.champ.state import BACKS, CARDS
from brelan.server.picture import picture
from brelan.transcript import SPECTATOR, Teller
from tests.contract.tables import playout
from tests.games.champ.table import HANDS, TIE, TIED, backs, champ, everybody, staked, state, to_the_end
from tests.table import play

ALL = (0, 1, 2, None)


def seen_in_log(table: Table, what: str, watcher: int | None) -> list[tuple[str, ...]]:
    """The cards of all events of one kind, as somebody reads them."""
    tells = [tell.seen_by(NO_SEAT if watcher is None else watcher) for tell in table.tells if tell.what == what]
    return [tuple("??" if card < 0 else CARDS.text(card) for card in tell.cards) for tell in tells]


@pytest.mark.parametrize("owner", [0, 1, 2])
def test_G5_the_faces_of_ones_two_cards_are_the_owners_from_the_deal(owner: int) -> None:
    table = champ(*HANDS[:3])
    for watcher in ALL:
        known = HANDS[owner].split() if watcher == owner else ["??", "??"]
        assert table.view(watcher).cards("hand", owner) == known
        assert seen_in_log(table, "dealt", watcher)[owner] == tuple(known)


def test_C2_the_backs_are_everybodys_from_the_deal_slot_by_slot() -> None:
    table = champ("As Kd", "2c 7d", "Ah Qs", board="")
    t = state(table)
    for watcher in (0, None):
        assert backs(table.view(watcher).state, t.hand[1]) == [1, 6]
        assert backs(table.view(watcher).state, t.hand[2]) == [13, 12]
    assert backs(table.view(1).state, t.hand[0]) == [13, 10]
    dealt = [tell.numbers for tell in table.tells if tell.what == "dealt"]
    assert dealt == [{"first": 13, "second": 10}, {"first": 1, "second": 6}, {"first": 13, "second": 12}]


def test_C12_the_backs_stay_known_after_giving_up_on_the_table_and_in_the_log() -> None:
    table = play(champ(*HANDS[:3]), "2 give_up")
    for watcher in (0, 2, None):
        assert backs(table.view(watcher).state, state(table).under[1]) == [1, 6]
    lines = Teller(game, "en", ("Anna", "Bruno", "Chloé")).transcript(table.tells, SPECTATOR)
    assert "Bruno is dealt two cards: S♣ and M♦.  [C8]" in lines
    assert lines[-1] == "Bruno gives up; S♣ and M♦ go under the pack.  [C12]"


def test_C2_a_device_is_told_what_others_see_of_its_own_cards() -> None:
    table = play(champ("As Kd", "2c 7d", "Ah Qs", board=""), "3 give_up")
    piles = {watcher: picture(game, state(table), watcher).piles for watcher in (0, 2, NO_SEAT)}
    assert [piles[watcher]["hand.0"] for watcher in piles] == [("As*13", "Kd*10"), ("?13", "?10"), ("?13", "?10")]
    assert [piles[watcher]["under.2"] for watcher in piles] == [("?13", "?12"), ("Ah*13", "Qs*12"), ("?13", "?12")]


def test_C2_every_back_has_its_words_in_both_languages() -> None:
    for lang in ("fr", "en"):
        teller = Teller(game, lang, ("Anna", "Bruno"))
        said = set()
        for card in range(0, 52, 4):
            hands = (CARDS.texts([card, card + 1]), CARDS.texts([card + 2, card + 3]))
            lines = teller.transcript(champ(*hands, board="").tells, SPECTATOR)
            said |= {word.strip(".") for line in lines[1:3] for word in line.partition("[")[0].split()}
        assert {f"{power}{suit}" for power in "LMS" for suit in "♣♦♥♠"} | {"A"} <= said


def test_C15_faces_at_the_showdown_are_everybodys_together_and_those_given_up_are_not() -> None:
    table = play(champ(*HANDS[:4], showing="yes"), "4 give_up")
    to_the_end(table)
    for watcher in (0, 1, 2, 3, None):
        assert [table.view(watcher).cards("hand", seat) for seat in range(3)] == [hand.split() for hand in HANDS[:3]]
        assert seen_in_log(table, "held", watcher) == [tuple(hand.split()) for hand in HANDS[:3]]
        assert table.view(watcher).cards("under", 3) == (HANDS[3].split() if watcher == 3 else ["??", "??"])


def test_C14_the_faces_of_the_lone_winner_are_everybodys_at_that_moment() -> None:
    table = play(champ(*HANDS[:3], showing="yes"), "1 give_up")
    assert table.view(None).cards("hand", 1) == ["??", "??"]
    play(table, "3 give_up")
    for watcher in ALL:
        assert table.view(watcher).cards("hand", 1) == HANDS[1].split()
        assert seen_in_log(table, "showed", watcher) == [tuple(HANDS[1].split())]


def test_G5_faces_given_up_are_their_former_owners_until_they_show_them() -> None:
    table = play(champ(*HANDS[:3], showing="yes"), "1 give_up", "3 give_up")
    assert table.awaited == [0, 2], "the winner's cards lie open already"
    for watcher in (1, 2, None):
        assert table.view(watcher).cards("under", 0) == ["??", "??"]
    assert table.view(0).cards("under", 0) == HANDS[0].split()
    play(table, "1 show")
    for watcher in ALL:
        assert table.view(watcher).cards("under", 0) == HANDS[0].split()
        assert seen_in_log(table, "showed", watcher)[-1] == tuple(HANDS[0].split())
    assert [tell.rule for tell in table.tells if tell.what == "showed"] == ["C14", "G5"]


def test_G5_whoever_keeps_their_cards_is_never_told_of() -> None:
    table = play(champ(*HANDS[:3], showing="yes"), "1 give_up", "3 give_up", "1 keep", "3 keep")
    assert state(table).deal == 2
    read = [cards for what in ("dealt", "showed") for cards in seen_in_log(table, what, 1)[:3]]
    assert not {"As", "Kd", "3h", "8s"} & {card for cards in read for card in cards}


def test_G5_without_the_option_nobody_is_asked_to_show() -> None:
    table = play(champ(*HANDS[:3], showing="no"), "1 give_up", "3 give_up")
    assert state(table).deal == 2
    assert table.awaited == [0, 1, 2]


def test_C10_the_pack_and_the_burnt_cards_are_nobodys_ever() -> None:
    def look(table: Table) -> None:
        for watcher in ALL:
            view = table.view(watcher)
            assert set(backs(view.state, state(table).pack)) == {0}
            assert set(backs(view.state, state(table).burnt)) <= {0}

    for seed in range(3):
        table = Table.begin(game, 3, seed=seed)
        playout(table, Random(seed), look)


def test_C7_board_chips_stakes_and_awards_are_everybodys_at_once() -> None:
    table = play(champ(*HANDS[:3]), "2 stake", "1 stake")
    state(table).awards[1] = 1
    for watcher in ALL:
        view = table.view(watcher)
        assert view.cards("board") == ["Ah", "Qs", "9d"]
        assert state(view).chips[:3] == [10, 10, 11]
        assert [staked(view, seat)[1] for seat in range(3)] == [1, 1, 0]
        assert state(view).awards[:3] == [0, 1, 0]


def test_C20_the_cards_of_a_duel_are_everybodys_at_once() -> None:
    duel = ("Ks Kd", "Qs Qd", "2c 7d 9h Jc 3s")
    table = to_the_end(champ(*TIED, board=TIE, chips=(15, 6, 15), duels=[duel]))
    for watcher in ALL:
        assert seen_in_log(table, "duellist", watcher) == [("Ks", "Kd"), ("Qs", "Qd")]
        assert seen_in_log(table, "common", watcher) == [(card,) for card in duel[2].split()]


@pytest.mark.parametrize("decision", ["stake", "give_up"])
def test_C11_that_one_has_decided_and_what_is_everybodys_at_once(decision: str) -> None:
    table = play(champ(*HANDS[:3]), f"2 {decision}")
    for watcher in ALL:
        view = table.view(watcher)
        assert view.awaited == [0, 2]
        assert (staked(view, 1)[1], state(view).still_in) == ((1, 0b111) if decision == "stake" else (0, 0b101))


def test_G7_a_spectator_sees_what_all_see() -> None:
    table = everybody(champ(*HANDS[:3]), "stake")
    view = table.view(None)
    assert [view.cards("hand", seat) for seat in range(3)] == [["??", "??"]] * 3
    assert view.asks == table.asks


def test_G5_what_a_seat_imagines_agrees_with_every_back_it_has_seen_and_with_nothing_else() -> None:
    table = play(champ(*HANDS[:4]), "4 give_up", "1 stake", "2 stake", "3 stake")
    rng, hands, burnt = Random(7), set(), set()
    for _ in range(200):
        other = table.view(0).imagine(rng)
        for pile, seat in (("hand", 1), ("hand", 2), ("under", 3)):
            true, imagined = (CARDS.cards(" ".join(t.cards(pile, seat))) for t in (table, other))
            assert [BACKS[card] for card in imagined] == [BACKS[card] for card in true]
        assert other.cards("hand", 0) == HANDS[0].split()
        hands |= set(other.cards("hand", 1))
        burnt |= {BACKS[card] for card in CARDS.cards(" ".join(other.cards("burnt")))}
    assert hands == {"2c", "4c", "5c", "6d", "7d", "8d"}, "S♣ but the 3 and M♦ but the 9: those lie on the board"
    assert burnt == set(BACKS)
