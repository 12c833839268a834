"""The daily hand: one decision for each game, the same in every room, from a seed everybody knows: the date.

Bots play from that seed until somebody is asked a question with one answer that is clearly best, and not the one that a
beginner would give. What the page is shown is the log of that table, told again up to the question.
"""

import asyncio
import logging
from collections import Counter
from datetime import UTC, datetime
from hashlib import sha256
from random import Random

import msgspec

from brelan import shelf
from brelan.bots.characters import CHARACTERS
from brelan.coach.advice import Advice, advise, as_good, judge, sentences
from brelan.engine.asks import Choice, allows
from brelan.players import bot_for, mind_for
from brelan.room.chain import START
from brelan.room.events import Answered, AnyEvent, Chair, Entry, Opened, Started
from brelan.room.requests import Refused, chosen
from brelan.room.sitting import Sitting, first, read, write
from brelan.server import replays
from brelan.server.memories import Daily, DailyAnswers, HowMany
from brelan.server.store import Log, Note, Store
from brelan.server.thinking import Thinkers, Thinking
from brelan.texts import LANGUAGES

log = logging.getLogger("brelan")

KIND = "daily"
ASKED = 0
"""The seat whose question it is."""
TRIES = 24
"""Tables that are played at most; of those without such a question the clearest one is taken."""
QUESTIONS = 12
"""Of each table, at most."""
CLEAR = 2
"""How much the second best answer must give away at least, as the index of a grade: an error."""


class Puzzle(msgspec.Struct, frozen=True):
    """A hand as it is kept: the log up to its question, what is right and why."""

    lines: tuple[str, ...]
    best: Choice
    as_good: tuple[Choice, ...]
    facts: dict[str, tuple[str, ...]]
    clear: float
    """What the best answer is worth more than the next, measured by what counts as an error."""
    plain: bool
    """Whether a beginner finds it."""

    @property
    def fit(self) -> bool:
        """Whether it is a daily hand as it should be."""
        return self.clear >= 1 and not self.plain


ENCODER = msgspec.json.Encoder()
PUZZLE = msgspec.json.Decoder(Puzzle)
CHOICE: msgspec.json.Decoder[int | tuple[int, ...]] = msgspec.json.Decoder(int | tuple[int, ...])


def today() -> str:
    """The date everywhere at once."""
    return datetime.now(UTC).date().isoformat()


def opened(game: str, day: str, number: int) -> Opened:
    """A table of bots whose chance everybody can know."""
    box = shelf.game(game)
    seats = min(box.most, max(box.least, 3))
    chairs = tuple(Chair(who.name, i, bot="regular") for i, who in enumerate(CHARACTERS[:seats]))
    secret = sha256(f"brelan {game} {day} {number}".encode()).hexdigest()
    return Opened(game, box.version, chosen(box, {}), chairs, 0, 0, LANGUAGES[0], secret, table="DAILY")


class Played:
    """A table of bots, with the lines that its log would have."""

    def __init__(self, event: Opened) -> None:
        entry = Entry(1, 0, 0, "00" * 16, event)
        self.lines = [write(entry)]
        self.at: Sitting = first(entry, self.lines[0])
        self.happen(Started())

    def happen(self, event: AnyEvent) -> None:
        """One more entry."""
        self.lines.append(self.at.take(Entry(self.at.number + 1, 0, 0, "00" * 16, event)).line)


def search(about: Thinking) -> Puzzle | None:
    """The clearest question of one table, the first that fits if there is one. `who` is the day, `seed` which table."""
    game, rng = about.game, Random(about.seed)
    played = Played(opened(game, about.who, about.seed))
    table, bot, found = played.at.table, bot_for(game, "regular"), list[Puzzle]()
    assert table is not None
    while not table.over and len(found) < QUESTIONS:
        seat = table.awaited[0]
        view, ask = table.view(seat), table.asks[seat]
        if seat == ASKED:
            puzzle = _puzzle(played, advise(view, played.at.names, about.seed))
            if puzzle is not None and puzzle.fit:
                return puzzle
            found += [] if puzzle is None else [puzzle]
        played.happen(Answered(seat, ask.encode(bot(view, ask, rng)), "bot"))
    return max(found, key=lambda each: (not each.plain, each.clear), default=None)


def _puzzle(played: Played, advice: Advice) -> Puzzle | None:
    """A question as a daily hand; None if only one answer was weighed."""
    ranked = sorted(advice.thought.options, key=lambda option: -option.worth)
    minds, table = shelf.box(advice.game.name).minds, played.at.table
    if len(ranked) < 2 or minds is None or table is None:
        return None
    best = advice.thought.best
    obvious = mind_for(advice.game.name, "beginner")(table.view(ASKED), advice.ask, Random(0)).best
    verdict = judge(advice, obvious.answer)
    right = tuple(advice.ask.decode(option.answer) for option in as_good(advice))
    return Puzzle(
        tuple(line.decode() for line in played.lines),
        advice.ask.decode(best.answer),
        right,
        {lang: tuple(sentences(advice, lang)) for lang in LANGUAGES},
        (best.worth - ranked[1].worth) / max(1e-9, minds.grades[CLEAR]) if len(right) == 1 else 0.0,
        verdict is None or verdict.grade == 0,
    )


def expect_legal(puzzle: Puzzle, value: Choice) -> None:
    """Refuse what the rules do not allow."""
    table = read([line.encode() for line in puzzle.lines]).table
    assert table is not None
    ask = table.ask(ASKED)
    if not allows(ask, ask.encode(value)):
        raise Refused("illegal", f"{value} was given, expected {table.question.expected(ask)}")


class Hands:
    """The hands of the day: each is looked for once, when somebody first asks for it."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self._store = store
        self._thinkers = thinkers
        self._looking: dict[str, asyncio.Task[Puzzle]] = {}

    async def hand(self, game: str, device: str) -> Daily:
        """Today's hand of a game, and what this device answered if it has."""
        day = today()
        puzzle = await self._puzzle(game, day)
        hand = replays.told_to(Log(START, [line.encode() for line in puzzle.lines]), "DAILY", ASKED)
        return Daily(day, hand, await self._answers(puzzle, game, day, device))

    async def answer(self, game: str, device: str, value: Choice) -> DailyAnswers:
        """A first answer counts; what was right, why, and how others answered, come after it."""
        day = today()
        puzzle = await self._puzzle(game, day)
        if await self._answers(puzzle, game, day, device) is None:
            await asyncio.to_thread(expect_legal, puzzle, value)
            await self._store.note(Note(KIND, f"{day}/{game}", device, ENCODER.encode(value)))
        answers = await self._answers(puzzle, game, day, device)
        assert answers is not None
        return answers

    async def _answers(self, puzzle: Puzzle, game: str, day: str, device: str) -> DailyAnswers | None:
        notes = await self._store.notes(KIND, about=f"{day}/{game}")
        given = {note.owner: CHOICE.decode(note.body) for note in notes if note.owner and note.body}
        if device not in given:
            return None
        counted = Counter(given.values()).most_common()
        many = tuple(HowMany(value, n) for value, n in counted)
        return DailyAnswers(given[device], puzzle.best, puzzle.as_good, puzzle.facts, many)

    async def _puzzle(self, game: str, day: str) -> Puzzle:
        about = f"{day}/{game}"
        for note in await self._store.notes(KIND, about=about, owner=""):
            if note.body:
                return PUZZLE.decode(note.body)
        looking = self._looking.get(about)
        if looking is None:
            looking = self._looking[about] = asyncio.get_running_loop().create_task(self._look(game, day))
            looking.add_done_callback(lambda _: self._looking.pop(about, None))
        return await asyncio.shield(looking)

    async def _look(self, game: str, day: str) -> Puzzle:
        best: Puzzle | None = None
        for number in range(TRIES):
            found = await self._thinkers.found(search, Thinking(game, b"", ASKED, number, "expert", day))
            if found is not None and (best is None or (found.fit, found.clear) > (best.fit, best.clear)):
                best = found
            if best is not None and best.fit:
                break
        if best is None:
            raise Refused("coach", f"no hand of {game} was found for {day}; expected a box whose experts weigh answers")
        await self._store.note(Note(KIND, f"{day}/{game}", "", ENCODER.encode(best)))
        return best
