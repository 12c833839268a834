"""The record of a game as text: what was chosen before it, its chance, and one line per answer (docs/record.md)."""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from brelan.deck import BadText
from brelan.engine.chance import Source
from brelan.engine.game import Game
from brelan.engine.sheet import Printed
from brelan.engine.source import Outcome, OutOfChance, Script
from brelan.engine.table import Answered, ClockRang, IllegalAnswer, Table
from brelan.trouble import Trouble

HEAD = "brelan record 1"
CLOCK = "clock"
TOLD = "# told "
"""Before the story of a finished game, in the language that follows; each of its lines is a comment."""


class OtherRules(Trouble):
    """A record by another version of the rules; `stories` were kept with it, by language."""

    stories: dict[str, list[str]]


def write(table: Table, outcomes: list[Outcome] | None = None) -> str:
    """The record of a table; with the outcomes of a witness, its chance is written down instead of its seed."""
    game, state = table.game, table.state
    options = " ".join(f"{o.name}={o.word(getattr(state, o.name))}" for o in game.options)
    lines = [HEAD, f"game {game.name} {game.version}", f"options {options}"]
    lines += [f"data {table.printed} {table.data}"] if table.data is not None else []
    lines += [f"seat {name}" for name in table.names]
    if outcomes is not None:
        lines += [f"chance {game.outcomes(outcomes)}"]
    elif isinstance(state.source, Script):
        lines += [f"chance {game.outcomes(list(state.source.outcomes))}"]
    if table.seed is not None and outcomes is None:
        lines += [f"seed {table.seed}"]
    return "\n".join([*lines, "", *(line(given) for given in table.answers), ""])


def line(given: Answered | ClockRang) -> str:
    """One answer as a line: `2 stakes 3`; `clock 2` when its time was up; `clock` when the table's was."""
    if isinstance(given, ClockRang):
        return CLOCK
    seat = given.seat + 1
    return f"{CLOCK} {seat}" if given.by_clock else f"{seat} {given.question.word(given.ask, given.value)}"


@dataclass
class _Draft:
    """What has been read so far."""

    game: Game | None = None
    options: dict[str, object] = field(default_factory=dict)
    data: Printed | None = None
    printed: str = ""
    names: list[str] = field(default_factory=list)
    chance: list[tuple[int, str]] = field(default_factory=list)
    seed: int | None = None
    answers: list[tuple[int, str]] = field(default_factory=list)


def load(path: Path, find: Callable[[str], Game]) -> Table:
    """Read a record's file and replay it; `find` knows the games by name."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as trouble:
        raise Trouble(f"{path}: cannot be read as text ({trouble})") from None
    return read(text, str(path), find)


def read(text: str, where: str, find: Callable[[str], Game]) -> Table:
    """Replay a record; a wrong or illegal line stops it with file, line, what was read and what was expected."""
    draft = _Draft()
    lines = [(number, words.strip()) for number, words in enumerate(text.splitlines(), 1)]
    lines = [(number, words) for number, words in lines if words and not words.startswith("#")]
    if not lines or lines[0][1] != HEAD:
        raise _wrong(where, *(lines[0] if lines else (1, "")), f"{HEAD!r}")
    try:
        for number, words in lines[1:]:
            _note(draft, where, number, words, find)
    except OtherRules as other:
        other.stories = _stories(text)
        raise
    table = _begin(draft, where, lines)
    for number, words in draft.answers:
        _answer(table, where, number, words)
    return table


def restart(table: Table) -> Table:
    """The same table before its first answer: same game, options, people and chance."""
    game, state = table.game, table.state
    options: dict[str, object] = {option.name: getattr(state, option.name) for option in game.options}
    return Table.begin(game, state.players, options, table.seed, state.source, table.names, table.data)


def _wrong(where: str, number: int, words: str, expected: str) -> Trouble:
    return Trouble(f"{where}, line {number}: read {words!r}, expected {expected}")


def _note(draft: _Draft, where: str, number: int, words: str, find: Callable[[str], Game]) -> None:
    key, _, rest = words.partition(" ")
    rest = rest.strip()
    if key == "game":
        draft.game = _game(where, number, words, rest.split(), find)
    elif key == "options":
        for item in rest.split():
            name, equals, value = item.partition("=")
            if not equals:
                raise _wrong(where, number, item, "name=value")
            draft.options[name] = int(value) if value.isdecimal() else value
    elif key == "data":
        draft.printed, space, path = rest.partition(" ")
        if not space:
            raise _wrong(where, number, words, "data, the SHA-256 of a file, and its path")
        draft.data = Path(path)
    elif key == "seat" and rest:
        draft.names.append(rest)
    elif key == "chance":
        draft.chance += [(number, token) for token in rest.split()]
    elif key == "seed":
        if not rest.isdecimal() or int(rest) >= 1 << 60:
            raise _wrong(where, number, words, "seed and a whole number below 2^60")
        draft.seed = int(rest)
    elif key.isdecimal() or key == CLOCK:
        draft.answers.append((number, words))
    else:
        expected = "game, options, data, seat, chance, seed, an answer (seat number and words), clock and a seat number"
        raise _wrong(where, number, words, expected)


def _game(where: str, number: int, words: str, rest: list[str], find: Callable[[str], Game]) -> Game:
    try:
        game = find(rest[0] if rest else "")
    except ValueError as trouble:
        raise Trouble(f"{where}, line {number}: {trouble}") from None
    version = rest[1] if len(rest) == 2 else ""
    if not version.isdecimal():
        raise _wrong(where, number, words, f"game {game.name} {game.version} (the version of its rules here)")
    if int(version) != game.version:
        raise OtherRules(
            f"{where}, line {number}: the game was written down with version {version} of the rules of {game.name}, "
            f"and this Brelan has version {game.version}; expected a Brelan with version {version}"
        )
    return game


def _stories(text: str) -> dict[str, list[str]]:
    """What was told of the game, as it was written then."""
    found: dict[str, list[str]] = {}
    story: list[str] = []
    for line in text.splitlines():
        if line.startswith(TOLD):
            story = found[line.removeprefix(TOLD).strip()] = []
        elif line.startswith("# "):
            story.append(line.removeprefix("# "))
    return found


def _begin(draft: _Draft, where: str, lines: list[tuple[int, str]]) -> Table:
    last = lines[-1][0]
    if draft.game is None:
        raise _wrong(where, last, "the end", "a line with the game")
    source: Source | None = None
    if draft.chance or draft.seed is None:
        source = Script(tuple(_outcome(draft.game, where, *token) for token in draft.chance), draft.seed is not None)
    try:
        names = tuple(draft.names)
        table = Table.begin(draft.game, len(names), draft.options, draft.seed, source, names, draft.data)
    except ValueError as trouble:
        raise Trouble(f"{where}: {trouble}") from None
    if table.printed != draft.printed:
        raise Trouble(f"{where}: the cards in {draft.data} have changed since, expected those the game began with")
    return table


def _outcome(game: Game, where: str, number: int, token: str) -> Outcome:
    try:
        return game.outcome(token)
    except BadText as trouble:
        raise Trouble(f"{where}, line {number}: {trouble}, or = and a number for a lot") from None


def _answer(table: Table, where: str, number: int, words: str) -> None:
    try:
        say(table, words)
    except (IllegalAnswer, OutOfChance) as trouble:
        raise Trouble(f"{where}, line {number}: read {words!r}: {trouble}") from None


def say(table: Table, words: str) -> None:
    """Give the answer that a line stands for: `2 stakes 3`, `clock 2`, `clock`."""
    first, _, rest = words.partition(" ")
    who = rest if first == CLOCK else first
    seat = int(who) - 1 if who.isdecimal() else -1
    if words == CLOCK:
        table.ring()
    elif not 0 <= seat < table.state.players:
        raise IllegalAnswer(f"seat {who} was named, expected 1 to {table.state.players}")
    elif first == CLOCK:
        table.time_out(seat)
    else:
        ask = table.ask(seat)
        value = table.question.read(ask, rest.strip()) if rest else -1
        choice = ask.decode(value)
        table.answer(seat, choice if value >= 0 and ask.encode(choice) == value else rest)
