"""The coach at a live table: asked by a seat about its own question, from its own view; the table sees who asks."""

from random import SystemRandom

from brelan import shelf
from brelan.engine.foresight import amounts
from brelan.engine.table import Table
from brelan.room import answers
from brelan.room.events import Hinted
from brelan.room.requests import Refused
from brelan.room.sitting import Sitting
from brelan.server import bodies
from brelan.server.table import LiveTable
from brelan.server.thinking import Thinkers, Thinking
from brelan.texts import LANGUAGES

luck = SystemRandom()


async def hint(live: LiveTable, thinkers: Thinkers, device: str, lang: str, option: str = "") -> bodies.Hint:
    """Note that the coach was asked, and let it think: about the question, or the amount that an option leads to."""
    if lang not in LANGUAGES:
        raise Refused("language", f"language {lang[:20]!r} was asked for, expected {' or '.join(LANGUAGES)}")
    if not shelf.box(live.sitting.game.name).levels:
        raise Refused("coach", f"nobody has taught the coach {live.sitting.game.name}; expected a box with bots")
    asked = 0
    about: Thinking | None = None

    def judge(at: Sitting) -> Hinted:
        nonlocal asked, about
        event = answers.hint(at, device)
        live.expect_a_question()
        assert at.table is not None
        asked, view = at.since[event.chair], at.table.view(event.chair)
        if option:
            leading = {str(value): value for value in amounts(at.table, event.chair)}
            if option not in leading:
                expected = " or ".join(leading) or "none"
                raise Refused("illegal", f"option {option[:20]!r} was given, expected one with an amount: {expected}")
            Table(at.game, view.state).answer_number(event.chair, leading[option])
        about = Thinking(
            at.game.name, view.state.tobytes(), event.chair, luck.getrandbits(60), "expert", cards=at.cards
        )
        return event

    await live.take(judge)
    assert about is not None
    said = await thinkers.coached(about, lang, live.sitting.names)
    if said is None:
        if thinkers.unprepared(about):
            raise Refused("unprepared", "the coach cannot be prepared on this machine; the server's log says why")
        raise Refused("coach", "the coach has nothing to say about this question")
    weighed = tuple(bodies.Weighed(value, text, worth) for value, text, worth in said.weighed)
    return bodies.Hint(asked, said.lines, said.best, weighed, said.unit)
