"""The HTTP side of a table: everything but playing. One function a request; `ROUTES` is also the API's description."""

from collections.abc import Awaitable, Callable
from time import time
from typing import Any, NamedTuple

from brelan.bots import LEVELS
from brelan.bots.characters import CHARACTERS
from brelan.games import NAMES, box
from brelan.room import requests
from brelan.room.events import Away, Role
from brelan.room.requests import Refused
from brelan.room.sitting import Sitting
from brelan.server import bodies, coaching, lessons, library, stories
from brelan.server.call import Call
from brelan.server.house import Damaged
from brelan.server.messages import Nudged
from brelan.server.room import Room
from brelan.server.telling import people
from brelan.server.tokens import hashed, new_secret, new_token

PAGES: dict[Role, str] = {"seat": "/#/here/", "screen": "/#/screen/", "spectator": "/#/watch/"}


async def shelf(_call: Call) -> bodies.Shelf:
    """The games on the shelf, with their options."""
    boxes = []
    for name in NAMES:
        game = box(name)
        choices = tuple(bodies.Choice(o.name, o.rule, o.default, o.least, o.most, o.words) for o in game.options)
        boxes.append(bodies.Box(name, game.version, game.least, game.most, choices))
    characters = tuple(bodies.Character(who.name, who.traits) for who in CHARACTERS)
    return bodies.Shelf(tuple(boxes), LEVELS, characters, requests.COLOURS)


async def new_table(call: Call) -> bodies.Made:
    """Set up a table."""
    b: bodies.NewTable = call.body
    room = await call.house.open(call.device, b)
    return bodies.Made(room.code)


def _lobby(room: Room, device: str) -> bodies.Lobby:
    at = room.sitting
    there = people(at, room.present())
    return bodies.Lobby(
        room.code,
        at.game.name,
        at.phase,
        at.options,
        at.seconds,
        at.hints,
        at.opened.language,
        at.host,
        there,
        at.chair_of(device),
    )


async def mine(call: Call) -> bodies.Mine:
    """The tables that this device has come to."""
    lobbies, damaged = [], []
    for code in await call.house.store.tables_of(call.device):
        try:
            lobbies.append(_lobby(await call.house.room(code), call.device))
        except Damaged:
            damaged.append(code)
    return bodies.Mine(tuple(lobbies), tuple(damaged))


async def lobby(call: Call) -> bodies.Lobby:
    """Who sits at a table, and where there is room."""
    return _lobby(await call.room(), call.device)


async def sit(call: Call) -> bodies.Done:
    """Sit down on a free chair."""
    b: bodies.Seat = call.body
    return await call.take(lambda at: requests.sit(at, call.device, b.chair, b.name, b.colour))


async def seat_bot(call: Call) -> bodies.Done:
    """Put a bot on a chair, or change its level."""
    return await call.take(lambda at: requests.seat_bot(at, call.device, call.chair, call.body.level))


async def free(call: Call) -> bodies.Done:
    """Clear a chair."""
    return await call.take(lambda at: requests.free(at, call.device, call.chair))


async def options(call: Call) -> bodies.Done:
    """Change what is played by, before the game."""
    b: bodies.Options = call.body
    return await call.take(lambda at: requests.change(at, call.device, b.options, b.seconds, b.hints))


async def start(call: Call) -> bodies.Done:
    """Begin the game."""
    return await call.take(lambda at: requests.start(at, call.device))


async def pause(call: Call) -> bodies.Done:
    """Take a break."""
    return await call.take(lambda at: requests.pause(at, call.device))


async def resume(call: Call) -> bodies.Done:
    """Go on after a break."""
    return await call.take(lambda at: requests.resume(at, call.device))


async def leave(call: Call) -> bodies.Done:
    """Get up; in a game a bot holds the seat."""
    return await call.take(lambda at: requests.leave(at, call.device))


async def back(call: Call) -> bodies.Done:
    """Take one's seat back from the bot."""
    return await call.take(lambda at: requests.come_back(at, call.device))


async def rematch(call: Call) -> bodies.Done:
    """The same people once more."""
    return await call.take(lambda at: requests.rematch(at, call.device, new_secret()))


async def agree(call: Call) -> bodies.Done:
    """Agree that the secrets of the finished game be opened."""
    return await call.take(lambda at: requests.agree(at, call.device))


async def nudge(call: Call) -> bodies.Done:
    """Ask a player whether he is still there."""
    room = await call.room()
    requests.seat_of(room.sitting, call.device)
    requests.may_hold(room.sitting, call.body.chair)
    room.say(Nudged(call.body.chair))
    return bodies.Done(room.sitting.number)


async def hold(call: Call) -> bodies.Held:
    """Agree that a bot hold the seat of a player who is away; it does when all who are there agree."""
    room, chair, held = await call.room(), call.body.chair, False

    def judge(at: Sitting) -> Away | None:
        nonlocal held
        voter = requests.seat_of(at, call.device)
        requests.may_hold(at, chair)
        held = voter != chair and room.vote(chair, voter)
        return Away(chair) if held else None

    await room.take(judge)
    return bodies.Held(held)


async def hand_out(call: Call) -> bodies.Way:
    """A link for another device, a big screen or a spectator."""
    token, role = new_token(), call.body.role
    await call.take(lambda at: requests.hand_out(at, call.device, role, hashed(token), int(time())))
    return bodies.Way(token, f"{PAGES[role]}{call.code}/{token}")


async def enter(call: Call) -> bodies.Done:
    """Come in by a link."""
    return await call.take(lambda at: requests.enter(at, call.device, hashed(call.body.token), int(time())))


async def hint(call: Call) -> bodies.Hint:
    """What the coach would do about the question put to this seat, and why."""
    return await coaching.hint(await call.room(), call.house.thinkers, call.device, call.lang)


async def story(call: Call) -> bodies.Story:
    """The game so far in words, as this device knows it."""
    room = await call.room()
    return await stories.story(room, call.house.store, call.device, call.lang)


async def log(call: Call) -> str:
    """The whole log of the finished game with its secrets, when all who sat agree; `brelan verify` reads it."""
    room = await call.room()
    requests.seat_of(room.sitting, call.device)
    if not room.sitting.everybody_agreed():
        raise Refused("sealed", "not everybody who sat has agreed to open the game's secrets")
    return await stories.opened_log(room, call.house.store)


class Route(NamedTuple):
    """A path, what is sent there and what comes back."""

    method: str
    path: str
    run: Callable[[Call], Awaitable[Any]]
    reply: type
    body: type | None = None


TABLE = "/api/tables/{code}"
ROUTES = (
    Route("GET", "/api/games", shelf, bodies.Shelf),
    Route("GET", "/api/games/{game}/cards", library.cards, library.PrintedCards),
    Route("GET", "/api/lessons/{game}", library.first_deal, lessons.Lesson),
    Route("GET", "/api/rules/{game}", library.rules, library.RuleText),
    Route("GET", "/api/tables", mine, bodies.Mine),
    Route("POST", "/api/tables", new_table, bodies.Made, bodies.NewTable),
    Route("GET", TABLE, lobby, bodies.Lobby),
    Route("POST", f"{TABLE}/sit", sit, bodies.Done, bodies.Seat),
    Route("PUT", f"{TABLE}/chairs/{{chair}}/bot", seat_bot, bodies.Done, bodies.Level),
    Route("DELETE", f"{TABLE}/chairs/{{chair}}", free, bodies.Done),
    Route("PUT", f"{TABLE}/options", options, bodies.Done, bodies.Options),
    Route("POST", f"{TABLE}/start", start, bodies.Done),
    Route("POST", f"{TABLE}/pause", pause, bodies.Done),
    Route("POST", f"{TABLE}/resume", resume, bodies.Done),
    Route("POST", f"{TABLE}/leave", leave, bodies.Done),
    Route("POST", f"{TABLE}/back", back, bodies.Done),
    Route("POST", f"{TABLE}/rematch", rematch, bodies.Done),
    Route("POST", f"{TABLE}/agree", agree, bodies.Done),
    Route("POST", f"{TABLE}/nudge", nudge, bodies.Done, bodies.WhichChair),
    Route("POST", f"{TABLE}/hold", hold, bodies.Held, bodies.WhichChair),
    Route("POST", f"{TABLE}/links", hand_out, bodies.Way, bodies.WhichRole),
    Route("POST", f"{TABLE}/enter", enter, bodies.Done, bodies.Token),
    Route("POST", f"{TABLE}/hint", hint, bodies.Hint),
    Route("GET", f"{TABLE}/qr", library.qr, library.Qr),
    Route("GET", f"{TABLE}/story", story, bodies.Story),
    Route("GET", f"{TABLE}/log", log, str),
)
