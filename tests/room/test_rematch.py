"""Two games at one table: each is proved by its own file, and the second goes on from the chain of the first."""

from brelan.room import requests
from brelan.room.events import Entry
from brelan.room.opened import Note, verify
from brelan.room.opened import write as write_log
from brelan.room.sitting import first, read, write
from tests.boxes import IN_TURN
from tests.room.evenings import CODE, Evening, whole


def rematch(evening: Evening) -> Evening:
    """The same table after a second game; `evening` keeps the lines of the first."""
    again = Evening(IN_TURN, seed=12)
    entry = Entry(evening.at.number + 1, 0, 0, again.digits(32), requests.rematch(evening.at, "d0", again.digits()))
    again.before, again.lines = evening.at.chain, [write(entry)]
    again.at = first(entry, again.lines[0], again.before)
    again.hashes = [again.before, again.at.chain]
    return again.start().play().agree()


def test_a_rematch_is_proved_by_its_own_file_and_goes_on_from_the_hash_of_the_game_before() -> None:
    one = whole(IN_TURN, seed=11)
    two = rematch(one)
    proved = verify(write_log(CODE, two.before, two.lines), "two", one.at.chain)
    assert proved.note == Note("before", one.at.number, 1, 64)
    assert proved.sitting.opened.games == 1
    assert verify(one.text, "one", two.before).note == Note("entry", one.at.number, len(one.lines) + 1, 64)
    assert read([*one.lines, *two.lines]).chain == two.at.chain


def test_the_secrets_of_one_game_say_nothing_of_the_next() -> None:
    one = whole(IN_TURN, seed=11)
    two = rematch(one)
    first_game, second_game = verify(one.text, "one"), verify(two.text, "two")
    assert not {deal.secret for deal in first_game.deals} & {deal.secret for deal in second_game.deals}
