"""What somebody may ask of a table: each function judges one request and says what then happens.

A refusal has a short code, which the page puts into words, and a sentence that says what was expected. Nothing changes.
Whether an answer is legal is for the rules to say, when it is played.
"""

from collections.abc import Mapping
from typing import NamedTuple
from unicodedata import normalize

from msgspec.structs import replace

from brelan.engine.game import Game
from brelan.room import cards, events
from brelan.room.consequences import room_for_a_chair
from brelan.room.events import Chair, Opened, Past
from brelan.room.keeping import fitting
from brelan.room.lookalikes import alike
from brelan.room.sitting import PATIENCE, Sitting
from brelan.trouble import Trouble

COLOURS = 8
NAME = 20  # letters at most
PAST = 5
"""Finished games whose people may still agree to open them."""
FAIR = 2
"""How the chance of a new game comes: sealed and cut."""
SECONDS = (5, 600)


class Refused(Exception):
    """A request that the table does not grant."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


class Cast(NamedTuple):
    """Who may sit down as a bot: how well they can play, and what they are called."""

    levels: tuple[str, ...]
    names: tuple[str, ...]


def named(name: str) -> str:
    """A name that fits on a chair: some letters in one spelling, no line breaks or other control characters."""
    name = " ".join(normalize("NFC", name).split())
    if not 1 <= len(name) <= NAME or not name.isprintable():
        raise Refused("name", f"a name of {len(name)} characters was given, expected 1 to {NAME} that can be printed")
    return name


def coloured(colour: int) -> int:
    """A colour for chips and name."""
    if not 0 <= colour < COLOURS:
        raise Refused("colour", f"colour {colour} was given, expected 0 to {COLOURS - 1}")
    return colour


def timed(seconds: int) -> int:
    """G3 No clock, or this many seconds for a decision."""
    if seconds and not SECONDS[0] <= seconds <= SECONDS[1]:
        raise Refused("seconds", f"{seconds} seconds were given, expected 0 or {SECONDS[0]} to {SECONDS[1]}")
    return seconds


def chosen(game: Game, options: Mapping[str, int | str]) -> dict[str, int]:
    """Every option of a game; one that was not named has its default."""
    given: dict[str, object] = dict(options)
    try:
        blank = game.state.new(game.least, given)
    except ValueError as trouble:
        raise Refused("option", str(trouble)) from None
    return {option.name: getattr(blank, option.name) for option in game.options}


def seat_of(at: Sitting, device: str) -> int:
    """The chair of whoever asks; a stranger is refused."""
    chair = at.chair_of(device)
    if chair is None:
        raise Refused("stranger", "this device sits on no chair of the table; expected a player")
    return chair


def as_host(at: Sitting, device: str) -> int:
    """The chair of the host, who alone may ask this."""
    chair = seat_of(at, device)
    if chair != at.host:
        raise Refused("host", f"{at.chairs[chair].name} asked, expected the host, {at.chairs[at.host].name}")
    return chair


def while_in(at: Sitting, *phases: str) -> None:
    """Some requests make sense only before, during or after the game."""
    if at.phase not in phases:
        raise Refused("moment", f"the table is {at.phase}, expected {' or '.join(phases)}")


def a_chair(at: Sitting, chair: int) -> Chair:
    """A chair of this table."""
    if not 0 <= chair < len(at.chairs):
        raise Refused("chair", f"chair {chair} was named, expected 0 to {len(at.chairs) - 1}")
    return at.chairs[chair]


def sit(at: Sitting, device: str, chair: int | None, name: str, colour: int) -> events.Sat:
    """Take a free chair, or keep one's own under another name; a bot gets up for somebody who comes, in a game too."""
    while_in(at, "gathering", "playing")
    own, before = at.chair_of(device), at.sat.get(device)
    if own is not None and (at.begun or chair not in (None, own)):
        raise Refused("seated", f"this device sits on chair {own} already")
    if chair is None:
        chair = next((i for i in (own, before) if i is not None), None)
    if chair is None:
        chair = _first_free(at)
    brought = chair == len(at.chairs) and room_for_a_chair(at)
    if chair != own and not brought and a_chair(at, chair).person:
        raise Refused("taken", f"chair {chair} is taken, expected a free one or a bot's")
    if before not in (None, chair):
        raise Refused("played", f"this device has played on chair {before} and knows what lay there; expected that one")
    name = unlike_others(at, chair, named(name), device)
    return events.Sat(chair, name, free_colour(at, chair, coloured(colour)), device)


def _first_free(at: Sitting) -> int:
    """A chair that nobody sits on; else a bot's; before the game, one more that is brought."""
    found = sorted((not c.free, i) for i, c in enumerate(at.chairs) if not c.person)
    if not found and not room_for_a_chair(at):
        raise Refused("full", "a person sits on every chair; expected one that is free or a bot's")
    return found[0][1] if found else len(at.chairs)


def unlike_others(at: Sitting, chair: int | None, name: str, device: str) -> str:
    """A name that nobody else has here, neither on another chair nor waiting for one, nor one that looks the same."""
    others = [other.name for i, other in enumerate(at.chairs) if i != chair]
    others += [guest.name for of, guest in at.guests.items() if of != device]
    found = next((other for other in others if alike(other, name)), None)
    if found is not None:
        raise Refused("same-name", f"somebody here is called {found} already; expected another name")
    return name


def free_colour(at: Sitting, chair: int, colour: int) -> int:
    """The colour that was wished for, or the next one that nobody has; before the game a bot takes another."""
    others = [other for i, other in enumerate(at.chairs) if i != chair and (other.person or (at.begun and other.bot))]
    taken = {other.colour for other in others}
    wished = [(colour + i) % COLOURS for i in range(COLOURS)]
    return next((one for one in wished if one not in taken), colour)


def seat_bot(at: Sitting, device: str, chair: int, level: str, cast: Cast) -> events.Bot:
    """A bot for a free chair, or another level for one that sits there."""
    as_host(at, device)
    while_in(at, "gathering")
    there = a_chair(at, chair)
    if there.person:
        raise Refused("taken", f"{there.name} sits on chair {chair}, expected a free one or a bot")
    if level not in cast.levels:
        raise Refused("level", f"level {level!r} was given, expected {' or '.join(cast.levels)}")
    return events.Bot(chair, there.name or unused(at, chair, cast), level)


def unused(at: Sitting, chair: int, cast: Cast) -> str:
    """Who of the bots does not sit on another chair."""
    others = [name for i, name in enumerate(at.names) if i != chair]
    return next(name for name in cast.names if not any(alike(name, other) for other in others))


def fill(at: Sitting, device: str, level: str, cast: Cast) -> list[events.AnyEvent]:
    """Bots for all the chairs that are free."""
    as_host(at, device)
    while_in(at, "gathering")
    names = iter([name for name in cast.names if not any(alike(name, other) for other in at.names)])
    free = [i for i, chair in enumerate(at.chairs) if chair.free]
    return [replace(seat_bot(at, device, i, level, cast), name=next(names)) for i in free]


def free(at: Sitting, device: str, chair: int) -> events.Freed:
    """The host asks somebody, or a bot, to get up before the game."""
    host = as_host(at, device)
    while_in(at, "gathering")
    if a_chair(at, chair).free or chair == host:
        whose = "the host's" if chair == host else "free"
        raise Refused("chair", f"chair {chair} is {whose}, expected another one")
    return events.Freed(chair)


def own_cards(game: Game, text: str) -> str:
    """Cards of one's own that the game can read."""
    try:
        cards.fitting(game, text)
    except Trouble as trouble:
        raise Refused("cards", str(trouble)) from None
    return text


def change(
    at: Sitting, device: str, options: Mapping[str, int | str], seconds: int, hints: bool, text: str = ""
) -> events.Changed:
    """The host changes the options before the game, and the cards."""
    as_host(at, device)
    while_in(at, "gathering")
    return events.Changed(chosen(at.game, options), timed(seconds), hints, own_cards(at.game, text))


def start(at: Sitting, device: str) -> events.Started:
    """The host begins the game with those who sit there."""
    as_host(at, device)
    while_in(at, "gathering")
    players = sum(not chair.free for chair in at.chairs)
    if not at.game.least <= players <= at.game.most:
        raise Refused("players", f"{players} sit at the table; {at.game.name} is for {at.game.least} to {at.game.most}")
    return events.Started()


def pause(at: Sitting, device: str) -> events.Paused | None:
    """Any player may ask for a break."""
    while_in(at, "playing")
    chair = seat_of(at, device)
    return None if at.paused else events.Paused(chair)


def resume(at: Sitting, device: str) -> events.Resumed | None:
    """Any player may end the break."""
    while_in(at, "playing")
    chair = seat_of(at, device)
    return events.Resumed(chair) if at.paused else None


def leave(at: Sitting, device: str) -> events.Freed | events.Away | None:
    """Before the game the chair is free again; in it, a bot holds the seat."""
    chair = seat_of(at, device)
    if at.phase == "gathering":
        return events.Freed(chair)
    return None if at.chairs[chair].away else events.Away(chair)


def come_back(at: Sitting, device: str) -> events.Back | None:
    """G4 The player takes the seat back at any time."""
    chair = seat_of(at, device)
    return events.Back(chair) if at.chairs[chair].away else None


def may_hold(at: Sitting, chair: int) -> None:
    """G4 A bot can hold the seat of a person who is asked."""
    while_in(at, "playing")
    if not a_chair(at, chair).person or at.chairs[chair].away:
        raise Refused("chair", f"chair {chair} is held already, expected a person's")


def late(at: Sitting, chair: int) -> list[events.Answered | events.Away]:
    """G3 The seat's time is up; G4 after the second time in a row a bot holds it."""
    given: list[events.Answered | events.Away] = [events.Answered(chair, 0, "clock")]
    if at.late[chair] + 1 >= PATIENCE:
        given.append(events.Away(chair))
    return given


def agree(at: Sitting, device: str, game: int | None = None) -> events.Agreed | events.Consented | None:
    """After the game: its secrets may be opened, as far as this player is concerned; also when another was begun."""
    if game is not None and game != at.opened.games:
        past, seat = finished(at, device, game)
        return None if seat in past.agreed else events.Consented(game, seat)
    chair = seat_of(at, device)
    while_in(at, "over")
    return None if chair in at.agreed else events.Agreed(chair)


def finished(at: Sitting, device: str, game: int) -> tuple[Past, int]:
    """An earlier game of the table and the seat that this device had in it; only for those who played."""
    past = at.past.get(game)
    if past is None:
        raise Refused("moment", f"game {game} was named, expected one of the last {PAST} that were finished here")
    seat = past.devices.get(device)
    if seat is None:
        raise Refused("stranger", f"this device did not play game {game}; expected one that did")
    return past, seat


def renew(at: Sitting) -> events.Renewed | None:
    """Our rules take over a table that another version of them has left, unless its game is over."""
    if not at.foreign or at.phase == "over":
        return None
    return events.Renewed(at.game.version, fitting(at.game, at.options))


def rematch(at: Sitting, device: str, secret: str) -> Opened:
    """The same people once more, with the same options and the same ways in."""
    while_in(at, "over")
    seat_of(at, device)
    return Opened(
        at.game.name,
        at.game.version,
        fitting(at.game, at.options),
        tuple(at.chairs),
        at.host,
        at.seconds,
        at.opened.language,
        secret,
        at.opened.games + 1,
        at.watchers,
        at.links,
        at.opened.table,
        at.hints,
        at.guests,
        at.screens,
        _past(at),
        FAIR,
        _still_fitting(at),
    )


def _still_fitting(at: Sitting) -> str:
    """The table's own cards, if rules that took over meanwhile can read them."""
    try:
        return own_cards(at.game, at.cards)
    except Refused:
        return ""


def _past(at: Sitting) -> dict[int, Past]:
    """The game that is over joins those before it; the oldest are closed for good."""
    people = {i: chair for i, chair in enumerate(at.chairs) if chair.person}
    devices = {device: i for i, chair in people.items() for device in chair.devices}
    just = Past({i: chair.name for i, chair in people.items()}, devices, tuple(sorted(at.agreed)))
    return dict(list({**at.past, at.opened.games: just}.items())[-PAST:])
