"""A proof counts when a planted fault makes it fail: each contract, in every game in which the fault can occur."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

from brelan import shelf
from brelan.engine.flow import RanDry
from brelan.engine.game import Game
from brelan.engine.table import IllegalAnswer
from tests.boxes import OURS
from tests.contract import faults, test_answers, test_back_ends, test_conservation, test_copies, test_secrets
from tests.contract.tables import EVERY, Setting

CAUGHT = (AssertionError, pytest.fail.Exception)
PAGE = Path(__file__).parents[2] / "docs" / "proofs.md"

Contract = Callable[[Setting], None]


class Planted(NamedTuple):
    """A contract and what it promises, and a fault that it must see; `needs` says in which games that can occur.

    `caught` is how it fails then: any other error would come from somewhere else.
    """

    promise: str
    contract: Contract
    fault: Callable[[pytest.MonkeyPatch, Game], None]
    needs: Callable[[Game], bool] = lambda _game: True
    caught: tuple[type[BaseException], ...] = CAUGHT


CONSERVED = test_conservation.test_G6_chips_and_cards_are_conserved_and_each_card_is_in_one_place_after_every_answer
COPIED = test_copies.test_copy_bytes_and_json_give_the_same_table_after_every_answer
APART = test_copies.test_a_copy_lives_its_own_life
REPLAYED = test_copies.test_a_record_replays_to_the_same_table_after_every_answer
LOCKSTEP = test_back_ends.test_both_back_ends_are_byte_equal_after_every_answer_and_in_every_view
REFUSED = test_answers.test_illegal_answers_change_nothing_and_say_what_was_expected
NAMED = test_answers.test_what_an_ask_names_is_what_the_table_accepts
RE_DEALT = test_secrets.test_G5_re_dealing_what_a_seat_cannot_see_changes_nothing_for_it_and_does_change_the_hidden_part
VEILED = test_secrets.test_G7_a_view_holds_no_face_that_its_seat_has_not_seen
TWINS = test_secrets.test_G5_the_same_answers_on_cards_and_dice_that_fell_otherwise_unseen_give_a_seat_the_same_game

PLANTED = [
    Planted("chips are conserved", CONSERVED, faults.a_chip_is_lost),
    Planted("each card is in one place", CONSERVED, faults.a_card_is_lost, faults.has_cards),
    Planted("each card is in one place", CONSERVED, faults.a_card_is_doubled, faults.has_cards),
    Planted("each card is in one place", CONSERVED, faults.a_card_leaves_a_trace),
    Planted("integers stay in their bounds", CONSERVED, faults.a_number_is_out_of_bounds_for_a_moment),
    Planted("a game ends by saying so", CONSERVED, faults.a_rule_forgets_to_plan, caught=(RanDry,)),
    Planted("a game ends by saying so", CONSERVED, faults.a_game_plays_on_after_its_end),
    Planted("a copy lives its own life", APART, faults.a_copy_shares_its_chips),
    Planted("bytes hold the whole table", COPIED, faults.bytes_lose_the_chips),
    Planted("JSON holds the whole table", COPIED, faults.json_loses_the_chips),
    Planted("a record replays to the same table", REPLAYED, faults.a_rule_depends_on_more_than_the_table),
    Planted("both back ends are equal", LOCKSTEP, faults.a_plain_rule_is_another),
    Planted("illegal answers are refused", NAMED, faults.an_answer_beside_the_ask_is_allowed),
    Planted("what an ask names is accepted", NAMED, faults.a_named_answer_is_refused, caught=(IllegalAnswer,)),
    Planted("a refused answer changes nothing", REFUSED, faults.a_refused_answer_leaves_a_trace),
    Planted("no leak in a view", VEILED, faults.a_view_shows_a_secret_face),
    Planted("no leak in a view over a whole game", TWINS, faults.a_view_shows_a_secret_face),
    Planted("no leak of a choice", RE_DEALT, faults.a_view_shows_a_sealed_choice, faults.chooses_in_secret),
    Planted("no leak in a public integer", TWINS, faults.a_secret_is_copied_into_a_public_integer),
    Planted("no leak in an ask", TWINS, faults.an_ask_depends_on_a_secret),
    Planted("no leak in a tell", TWINS, faults.a_tell_says_a_secret),
    Planted("no leak in a tell", TWINS, faults.a_tell_shows_cards_to_all),
    Planted("no leak in an error", TWINS, faults.an_error_says_a_secret),
    Planted("imagined tables contradict nothing", RE_DEALT, faults.an_imagined_table_contradicts_its_view),
    Planted("imagined tables are not the true one", RE_DEALT, faults.an_imagined_table_is_the_true_one),
]


def smallest(game: Game) -> Setting:
    """The usual table of the game with the fewest players."""
    return next(setting for setting in EVERY if setting.game is game)


def cases() -> Iterator[object]:
    """Each fault in each game in which it can occur."""
    for name in shelf.names():
        for planted in PLANTED:
            if planted.needs(shelf.game(name)):
                what = f"{planted.contract.__name__.removeprefix('test_')[:24]}-{planted.fault.__name__}"
                yield pytest.param(name, planted, id=f"{name}-{what}")


@pytest.mark.parametrize(("name", "planted"), [*cases()])
def test_a_planted_fault_is_caught(name: str, planted: Planted, monkeypatch: pytest.MonkeyPatch) -> None:
    setting = smallest(shelf.game(name))
    planted.fault(monkeypatch, setting.game)
    with pytest.raises(planted.caught):
        planted.contract(setting)


def test_the_page_on_proofs_lists_every_contract_with_its_faults() -> None:
    assert listed("planted fault", [(row.promise, row.fault, row.needs) for row in PLANTED]) in page()


def page() -> str:
    """The page on proofs."""
    return PAGE.read_text(encoding="utf-8")


def listed(what: str, planted: Sequence[tuple[str, Callable[..., None], Callable[[Game], bool]]]) -> str:
    """What is planted as the page lists it: a promise, what breaks it, and in which games that can occur."""
    lines = [f"| promise | {what} | " + " | ".join(OURS) + " |", "|---|---|" + "---|" * len(OURS)]
    for promise, plant, needs in planted:
        where = " | ".join("caught" if needs(shelf.game(name)) else "cannot occur" for name in OURS)
        lines.append(f"| {promise} | {plant.__name__.replace('_', ' ')} | {where} |")
    return "\n".join(lines)
