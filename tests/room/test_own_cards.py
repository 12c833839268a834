"""A table with cards of its own keeps them in its log: whatever is folded from it plays with the same cards."""

from importlib import resources

import pytest
from msgspec.structs import replace

from brelan import shelf
from brelan.engine.sheet import Sheet
from brelan.room import requests
from brelan.room.events import DECODER, Changed, Opened
from brelan.room.opened import verify, write
from brelan.room.requests import Refused
from brelan.room.sitting import Sitting, read
from brelan.room.snapshot import freeze, thaw
from tests.boxes import OURS
from tests.room.evenings import CODE, Evening

REPLACED = [name for name in OURS if shelf.box(name).cards]
every_box_with_cards = pytest.mark.parametrize("name", REPLACED)


def own(name: str) -> str:
    """The cards of a box in another order: still cards, but others."""
    box = shelf.box(name)
    text = resources.files(box.game.package).joinpath(str(box.cards)).read_text(encoding="utf-8")
    first = text.index("[[")
    heading = text[first : text.index("]]", first) + 2]
    cards = text[first:].split(heading)[1:]
    return text[:first] + "".join(heading + card.rstrip() + "\n\n" for card in (*cards[1:-1], cards[0], cards[-1]))


def evening(name: str) -> Evening:
    """Somebody brings the cards before the game, and it is played to its end."""
    found = Evening(name, seed=3, fair=2).sit(shelf.game(name).least)
    found.happen(requests.change(found.at, "d0", {}, 0, True, own(name)))
    found.start()
    assert printed(found.at, name)
    while found.at.phase != "over":
        found.turn()
    return found


def printed(at: Sitting, name: str) -> bool:
    """Whether what stands on the table is what is printed on those cards, where the box's say something else."""
    game = shelf.game(name)
    usual, mine = game.blank(game.least), game.blank(game.least, data=Sheet(own(name)))
    other = [f.name for f in game.state.LAYOUT.fields if getattr(usual, f.name) != getattr(mine, f.name)]
    assert at.table is not None
    return bool(other) and all(getattr(at.table.state, field) == getattr(mine, field) for field in other)


def state(at: Sitting) -> bytes:
    assert at.table is not None
    return at.table.state.tobytes()


@every_box_with_cards
def test_the_cards_are_played_replayed_kept_and_taken_along_into_a_rematch(name: str) -> None:
    found = evening(name)
    again = read(found.lines, found.before)
    assert state(again) == state(found.at)
    assert again.cards == own(name)
    frozen = freeze(found.at)
    assert frozen is not None
    kept = thaw(frozen)
    assert kept is not None
    assert kept.cards == own(name)
    assert kept.table is not None
    assert kept.table.data == Sheet(own(name))
    assert requests.rematch(found.at, "d0", found.digits()).cards == own(name)
    assert state(verify(write(CODE, found.before, found.lines), "game").sitting) == state(found.at)


@every_box_with_cards
def test_what_the_game_cannot_read_is_refused_with_what_was_expected(name: str) -> None:
    at = Evening(name, fair=2).sit(2).at
    for wrong, expected in (("moon = 1", "expected"), ("[[", "is not TOML"), ("#" * 70_000, "expected 65536 at most")):
        with pytest.raises(Refused, match=expected) as refused:
            requests.change(at, "d0", {}, 0, True, wrong)
        assert refused.value.code == "cards"


def test_a_box_without_such_cards_takes_none() -> None:
    name = next(name for name in OURS if not shelf.box(name).cards)
    with pytest.raises(Refused, match="has no cards that can be read from a file"):
        requests.change(Evening(name, fair=2).sit(2).at, "d0", {}, 0, True, "a = 1")


def test_a_table_with_the_boxs_cards_writes_what_it_always_wrote() -> None:
    line = Evening(REPLACED[0], fair=2).lines[0]
    assert b"cards" not in line
    entry = DECODER.decode(line)
    assert isinstance(entry.event, Opened)
    assert replace(entry.event, cards="").cards == ""
    assert Changed({}, 0).cards == ""
