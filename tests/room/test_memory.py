"""What a table remembers: everything when its log is read, and when it is live no more than somebody will ask for."""

import pytest

from brelan import shelf
from brelan.engine.tells import Tell
from brelan.room.memory import Memory
from brelan.room.sitting import read
from tests.boxes import IN_TURN
from tests.room.evenings import Evening, whole
from tests.room.renewals import by_other_rules, some_deals


def tells(*numbers: int) -> list[Tell]:
    return [Tell("dealt", "G1", 0, {"n": n}, (), 0) for n in numbers]


def test_everything_is_remembered_until_it_is_forgotten() -> None:
    memory = Memory()
    memory.hear(1, tells(1, 2))
    memory.hear(2, [])
    memory.hear(3, tells(3))
    assert memory.tells() == memory.unkept() == tells(1, 2, 3)
    assert memory.latest(2, 0) == tells(2, 3)
    assert memory.latest(9, 1) == tells(3)


def test_what_the_deal_under_way_has_told_is_never_forgotten() -> None:
    kept = whole(IN_TURN).at.memory.kept[0]
    memory = Memory()
    memory.hear(1, tells(*range(10)))
    memory.forget(2)
    assert memory.unkept() == tells(*range(10))
    memory.keep(kept, 3)
    memory.forget(2)
    assert memory.tells() == memory.unkept() == tells(7, 8, 9)
    assert memory.kept == []


@pytest.mark.parametrize("name", shelf.names())
def test_a_table_that_forgets_writes_the_same_log(name: str) -> None:
    evening, forgetful = Evening(name, seed=9).sit(3).start(), Evening(name, seed=9).sit(3).start()
    while evening.at.phase == "playing":
        evening.turn()
        forgetful.turn()
        forgetful.at.forget(1)
    assert forgetful.lines == evening.lines
    assert sum(b'"kept":' in line for line in evening.lines) > 0
    assert len(forgetful.at.memory.tells()) < len(evening.at.memory.tells())
    assert read(evening.lines).memory == evening.at.memory


def test_a_table_forgets_but_not_what_other_rules_have_left_for_ours() -> None:
    evening = some_deals(IN_TURN)
    assert evening.at.memory.kept
    evening.at.forget(1)
    assert evening.at.memory.kept == []
    foreign = read(by_other_rules(evening.lines))
    kept = list(foreign.memory.kept)
    foreign.forget(1)
    assert foreign.memory.kept == kept != []
