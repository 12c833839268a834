"""An answer counts once, is refused in words of its own, and may bring the amount that it leads to."""

from collections.abc import Callable

import pytest

from brelan.engine.foresight import amounts
from brelan.engine.table import Table
from brelan.room import answers, requests
from brelan.room.events import Away, Changed, Paused
from brelan.room.keys import MOST, Given, Keys
from brelan.room.requests import Refused
from tests.boxes import IN_TURN, LEADS_TO_AMOUNT, SEALED
from tests.room.evenings import Evening


def table_of(evening: Evening) -> Table:
    assert evening.at.table is not None
    return evening.at.table


def asked(evening: Evening) -> int:
    return table_of(evening).awaited[0]


def any_value(evening: Evening, seat: int) -> int:
    ask = table_of(evening).asks[seat]
    return ask.encode(ask.any(evening.rng))


def refusal(ask: Callable[[], object]) -> tuple[str, str]:
    """The code, and the sentence."""
    with pytest.raises(Refused) as refused:
        ask()
    return refused.value.code, str(refused.value)


def given(evening: Evening, key: str) -> tuple[int, int, int, int]:
    """Somebody answers: who, to which question, what, and with which entry."""
    seat, since = asked(evening), evening.at.since[asked(evening)]
    value = any_value(evening, seat)
    (event,) = answers.answer(evening.at, f"d{seat}", since, table_of(evening).asks[seat].decode(value), key)
    evening.happen(event)
    return seat, since, value, evening.at.number


def test_an_answer_that_comes_again_counts_once_and_its_key_is_for_no_other() -> None:
    evening = Evening(IN_TURN).sit(2).start()
    seat, since, value, _ = given(evening, "key")
    again = answers.answer
    assert again(evening.at, f"d{seat}", since, value, "key") == []
    another = "key", "another answer was given with this key before, expected a key of its own for each"
    assert refusal(lambda: again(evening.at, f"d{seat}", since, value + 1, "key")) == another
    assert refusal(lambda: again(evening.at, f"d{1 - seat}", since, value, "key"))[0] != "key", (
        "a seat has its own keys"
    )
    while evening.at.phase == "playing":
        evening.turn()
    assert again(evening.at, f"d{seat}", since, value, "key") == [], "also when the game is over"


def test_a_set_that_comes_again_is_known_by_its_members() -> None:
    evening = Evening(SEALED, seed=21).sit(2).start()
    table = table_of(evening)
    seat, since = asked(evening), evening.at.since[0]
    members = table.asks[seat].decode(any_value(evening, seat))
    assert isinstance(members, tuple)
    for event in answers.answer(evening.at, f"d{seat}", since, members, "key"):
        evening.happen(event)
    assert answers.answer(evening.at, f"d{seat}", since, list(members), "key") == []
    assert refusal(lambda: answers.answer(evening.at, f"d{seat}", since, members[1:], "key"))[0] == "key"


def test_an_answer_is_refused_in_words_that_say_what_was_expected() -> None:
    evening = Evening(IN_TURN).sit(2).start()
    seat = asked(evening)
    since, value = evening.at.since[seat], any_value(evening, seat)

    def ask(chair: int = seat, number: int = since, key: str = "key") -> tuple[str, str]:
        return refusal(lambda: answers.answer(evening.at, f"d{chair}", number, value, key))

    assert ask(9) == ("stranger", "this device sits on no chair of the table; expected a player")
    assert ask(key="k" * 41) == ("key", "a key of 41 characters was given, expected 1 to 40")
    late = "late", f"the answer is to question {since - 1}, expected one to question {since}"
    assert ask(number=since - 1) == late
    assert ask(1 - seat) == ("not-asked", "this seat is not asked now")
    evening.happen(Paused(0))
    assert ask() == ("paused", "the table takes a break; expected an answer when it goes on")
    evening.happen(requests.resume(evening.at, "d0"))
    evening.happen(Away(seat))
    assert ask() == ("away", "a bot holds this seat; expected its player to take it back first")


def test_a_hint_is_for_whoever_is_asked_at_a_table_that_wants_hints() -> None:
    evening = Evening(IN_TURN).sit(2).start()
    seat = asked(evening)
    assert answers.hint(evening.at, f"d{seat}").chair == seat
    assert refusal(lambda: answers.hint(evening.at, f"d{1 - seat}"))[0] == "not-asked"
    evening = Evening(IN_TURN).sit(2)
    evening.happen(Changed(evening.at.options, 0, hints=False))
    evening.start()
    refused = refusal(lambda: answers.hint(evening.at, f"d{asked(evening)}"))
    assert refused == ("no-hints", "this table plays without hints")


def test_a_sealed_choice_is_made_twenty_times_at_most() -> None:
    evening = Evening(SEALED, seed=21).sit(2).start()
    seat, since = asked(evening), evening.at.since[0]
    for n in range(20):
        value = table_of(evening).asks[seat].any(evening.rng)
        for event in answers.answer(evening.at, f"d{seat}", since, value, f"key {n}"):
            evening.happen(event)
    refused = refusal(lambda: answers.answer(evening.at, f"d{seat}", since, value, "once more"))
    assert refused == ("changed", "this choice was made 20 times already, expected that it stays")
    other = 1 - seat
    assert answers.answer(evening.at, f"d{other}", since, table_of(evening).asks[other].any(evening.rng), "k")


def led_to_an_amount() -> tuple[Evening, int, int, int]:
    """A table at which an option leads to an amount: whose, which, and the most that it may be."""
    evening = Evening(LEADS_TO_AMOUNT).sit(2).start()
    while not (found := amounts(table_of(evening), asked(evening))):
        evening.answer(asked(evening), any_value(evening, asked(evening)))
    seat = asked(evening)
    option, then = next(iter(found.items()))
    return evening, seat, option, then.ask(seat).most


def test_an_option_and_its_amount_are_given_together_and_known_together() -> None:
    evening, seat, option, most = led_to_an_amount()
    since = evening.at.since[seat]

    def answer(then: int | None, value: int = option) -> list[tuple[int, int, str]]:
        events = answers.answer(evening.at, f"d{seat}", since, value, "both", then)
        return [(event.chair, event.value, event.key) for event in events]

    both = [(seat, option, "both"), (seat, most, "both")]
    assert answer(most) == both
    code, said = refusal(lambda: answer(most + 1))
    assert code == "illegal"
    assert said.startswith(f"{most + 1} was given, expected ")
    assert said.endswith(f" to {most}")
    other = next(
        value for value in table_of(evening).asks[seat].options() if value not in amounts(table_of(evening), seat)
    )
    alone = f"{most} was given with an answer that leads to no amount, expected that answer alone"
    assert refusal(lambda: answer(most, other)) == ("illegal", alone)
    first, second = answers.answer(evening.at, f"d{seat}", since, option, "both", most)
    evening.happen(first)
    assert answer(most) == both[1:], "the power went between the two: only the amount is missing"
    assert answer(None) == []
    evening.happen(second)
    assert answer(most) == []
    assert refusal(lambda: answer(most - 1))[0] == refusal(lambda: answer(None))[0] == "key"


def test_an_amount_that_is_missing_is_not_taken_in_a_break_nor_after_another_answer() -> None:
    evening, seat, option, most = led_to_an_amount()
    since = evening.at.since[seat]
    first, _ = answers.answer(evening.at, f"d{seat}", since, option, "both", most)
    evening.happen(first)
    evening.happen(Paused(seat))
    assert refusal(lambda: answers.answer(evening.at, f"d{seat}", since, option, "both", most))[0] == "paused"
    evening.happen(requests.resume(evening.at, f"d{seat}"))
    evening.answer(seat, most)
    assert refusal(lambda: answers.answer(evening.at, f"d{seat}", since, option, "both", most))[0] == "key"


def test_the_latest_1024_answers_are_known_by_chair_question_and_key() -> None:
    keys = Keys()
    for n in range(1, 1026):
        keys.add(n % 8, n, f"key {n}", Given(-n, n + 1))
    assert keys.find(1, 1, "key 1") is None
    assert keys.find(2, 2, "key 2") == Given(-2, 3)
    assert keys.find(1025 % 8, 1025, "key 1025") == Given(-1025, 1026)
    assert keys.find(3, 2, "key 2") is keys.find(2, 3, "key 2") is keys.find(2, 2, "key 3") is None
    assert len(keys.known) == 24 * MOST


def test_a_digest_that_only_lies_across_two_records_is_nobodys() -> None:
    """A digest is looked for among the bytes: it counts only where a record begins."""
    keys = Keys()
    keys.add(0, 1, "key", Given(5, 6))
    digest = bytes(keys.known[:8])
    across = Keys(bytearray(8) + bytearray(digest) + bytearray(8))
    assert across.find(0, 1, "key") is None
    across.add(0, 1, "key", Given(5, 6))
    assert across.find(0, 1, "key") == Given(5, 6)
