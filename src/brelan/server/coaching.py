"""The coach at a live table: asked by a seat about its own question, from its own view; the table sees who asks."""

from random import SystemRandom

from brelan.room import requests
from brelan.room.events import Hinted
from brelan.room.requests import Refused
from brelan.room.sitting import Sitting
from brelan.server import bodies
from brelan.server.room import Room
from brelan.server.thinking import Thinkers, Thinking
from brelan.texts import LANGUAGES

luck = SystemRandom()


async def hint(room: Room, thinkers: Thinkers, device: str, lang: str) -> bodies.Hint:
    """Note that the coach was asked, and let him think."""
    if lang not in LANGUAGES:
        raise Refused("language", f"language {lang[:20]!r} was asked for, expected {' or '.join(LANGUAGES)}")
    asked = 0
    about: Thinking | None = None

    def judge(at: Sitting) -> Hinted:
        nonlocal asked, about
        event = requests.hint(at, device)
        assert at.table is not None
        asked, view = at.since[event.chair], at.table.view(event.chair)
        about = Thinking(at.game.name, view.state.tobytes(), event.chair, luck.getrandbits(60), "expert")
        return event

    await room.take(judge)
    assert about is not None
    said = await thinkers.coached(about, lang, room.sitting.names)
    if said is None:
        raise Refused("coach", "the coach has nothing to say about this question")
    weighed = tuple(bodies.Weighed(value, text, worth) for value, text, worth in said.weighed)
    return bodies.Hint(asked, said.lines, said.best, weighed, said.unit)
