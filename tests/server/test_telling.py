"""What everybody hears is put into words once; each seat's update is, byte for byte, the whole message."""

import pytest

from brelan import shelf
from brelan.room.events import DECODER, Answered
from brelan.room.sitting import first
from brelan.server import telling
from brelan.server.messages import ENCODER
from brelan.server.replays import SAID
from tests.room.evenings import Evening

ANSWERS = 60


@pytest.mark.parametrize("name", shelf.names())
def test_an_update_made_of_parts_is_what_encoding_it_whole_gives(name: str) -> None:
    evening = Evening(name, fair=2).sit(shelf.game(name).least)
    evening.cutters = {0, 1}
    evening.start()
    for _ in range(ANSWERS):
        if evening.at.phase == "playing":
            evening.turn()
    at = first(DECODER.decode(evening.lines[0]), evening.lines[0], evening.before)
    parts = set()
    for line in evening.lines[1:]:
        entry, before = DECODER.decode(line), at.moment()
        tells = at.play(entry, line)
        if before is not None and isinstance(entry.event, Answered):
            words = telling.update(at, before, tells, entry.event.chair, {})
            for text in (words.public, *words.own.values()):
                said = SAID.decode(text)
                assert ENCODER.encode(said) == text
                parts |= {part for part in ("mine", "tells", "fair") if getattr(said, part)}
    assert parts == {"mine", "tells", "fair"}
