"""The HTTP side of a table: everything except playing. One function per request; `ROUTES` also describes the API."""

import re
from collections.abc import Awaitable, Callable
from time import time
from typing import Any, NamedTuple

from brelan.bots import LEVELS
from brelan.bots.characters import CHARACTERS
from brelan.review.shape import Reviewed
from brelan.room import guests, links, requests
from brelan.room.consequences import room_for_a_chair
from brelan.room.events import Away, Role
from brelan.room.requests import Refused
from brelan.room.sitting import Sitting
from brelan.server import album, bodies, chronicles, coaching, lessons, library, memories, replays, stories
from brelan.server import career as careers
from brelan.server.attendant import HOLDING
from brelan.server.boxes import described
from brelan.server.call import Call
from brelan.server.picture import purses
from brelan.server.table import LiveTable
from brelan.server.telling import guests as waiting
from brelan.server.telling import people
from brelan.server.tokens import hashed, new_link, new_secret
from brelan.shelf import names

CAST = requests.Cast(LEVELS, tuple(who.name for who in CHARACTERS))
PAGES: dict[Role, str] = {"seat": "/#/here/", "screen": "/#/screen/", "spectator": "/#/watch/"}


async def shelf(_call: Call) -> bodies.Shelf:
    """The games on the shelf, with their options and everything a page needs to show them."""
    characters = tuple(bodies.Character(who.name, who.traits) for who in CHARACTERS)
    return bodies.Shelf(tuple(described(name) for name in names()), LEVELS, characters, requests.COLOURS)


async def new_table(call: Call) -> bodies.Made:
    """Set up a table."""
    b: bodies.NewTable = call.body
    live = await call.house.open(call.device, b)
    await call.house.screens.follow(call.device, live.code)
    return bodies.Made(live.code)


def _lobby(live: LiveTable, device: str) -> bodies.Lobby:
    at = live.sitting
    purse = purses(at.game, at.table.state) if at.table else {}
    return bodies.Lobby(
        live.code,
        at.game.name,
        at.phase,
        at.options,
        at.cards,
        at.seconds,
        at.hints,
        at.opened.language,
        at.host,
        people(at, live.present()),
        purse,
        waiting(at, live.waiting()),
        at.phase != "over" and (room_for_a_chair(at) or not all(chair.person for chair in at.chairs)),
        at.chair_of(device),
        at.watchers.get(device) == "spectator",
        at.sat.get(device),
    )


async def mine(call: Call) -> memories.Mine:
    """The games this device has taken part in, a page at a time."""
    page = call.query.get("page", "0")
    if not re.fullmatch(r"[0-9]{1,4}", page):
        raise Refused("message", f"page {page[:20]!r} was asked for, expected a number from 0")
    asked = (call.query.get("game", ""), call.query.get("person", ""), int(page))
    return await album.mine(call.house.store, call.device, *asked)


async def take_out(call: Call) -> bodies.Done:
    """Remove a game from this device's list; the table keeps it for the others."""
    await album.remove(call.house.store, call.device, call.code, call.number)
    return bodies.Done(call.number)


async def lobby(call: Call) -> bodies.Lobby:
    """Who sits at a table, and where there is room."""
    return _lobby(await call.table(), call.device)


async def sit(call: Call) -> bodies.Done:
    """Sit down on a free chair, or on a bot's."""
    b: bodies.Seat = call.body
    done = await call.take(lambda at: requests.sit(at, call.device, b.chair, b.name, b.colour))
    await call.house.screens.follow(call.device, call.code)
    return done


async def watch(call: Call) -> bodies.Done:
    """Watch; with a name, wait for a chair."""
    b: bodies.Watcher = call.body
    return await call.take(lambda at: guests.watch(at, call.device, b.name, b.colour))


async def give(call: Call) -> bodies.Done:
    """Give your chair in the game to a guest, or to a bot that gets up for whoever comes."""
    guest: int | None = call.body.guest
    if guest is None:
        return await call.take(lambda at: guests.give_up(at, call.device, HOLDING, CAST))
    return await call.take(lambda at: guests.give(at, call.device, guest, HOLDING, CAST))


async def host(call: Call) -> bodies.Done:
    """Let another person look after the table."""
    return await call.take(lambda at: guests.hand_over(at, call.device, call.body.chair))


async def seat_bot(call: Call) -> bodies.Done:
    """Put a bot on a chair, or change its level."""
    return await call.take(lambda at: requests.seat_bot(at, call.device, call.chair, call.body.level, CAST))


async def fill(call: Call) -> bodies.Done:
    """Put bots on all the chairs that are free."""
    return await call.take(lambda at: requests.fill(at, call.device, call.body.level, CAST))


async def free(call: Call) -> bodies.Done:
    """Clear a chair."""
    return await call.take(lambda at: requests.free(at, call.device, call.chair))


async def options(call: Call) -> bodies.Done:
    """Change options, clock and hints before the game."""
    b: bodies.Options = call.body
    return await call.take(lambda at: requests.change(at, call.device, b.options, b.seconds, b.hints, b.cards))


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
    """Take your seat back from the bot."""
    return await call.take(lambda at: requests.come_back(at, call.device))


async def rematch(call: Call) -> bodies.Done:
    """A rematch with the same people."""
    return await call.take(lambda at: requests.rematch(at, call.device, new_secret()))


async def agree(call: Call) -> bodies.Done:
    """Agree to open the secrets of the finished game, or of an earlier one that is named."""
    return await call.take(lambda at: requests.agree(at, call.device, call.which))


async def nudge(call: Call) -> bodies.Done:
    """Ask a player whether they are still there."""
    live = await call.table()
    requests.seat_of(live.sitting, call.device)
    requests.may_hold(live.sitting, call.body.chair)
    live.nudge(call.body.chair)
    return bodies.Done(live.sitting.number)


async def hold(call: Call) -> bodies.Held:
    """Agree to let a bot hold a seat; it does once all who are there agree, and their patience is over."""
    live, chair, held = await call.table(), call.body.chair, False

    def judge(at: Sitting) -> Away | None:
        nonlocal held
        voter = requests.seat_of(at, call.device)
        requests.may_hold(at, chair)
        held = voter != chair and live.hold(chair, voter)
        return Away(chair) if held else None

    await live.take(judge)
    return bodies.Held(held)


async def hand_out(call: Call) -> bodies.Way:
    """A link for another device, a big screen or a spectator."""
    token, role = new_link(), call.body.role
    await call.take(lambda at: links.hand_out(at, call.device, role, hashed(token), int(time())))
    path = f"{PAGES[role]}{call.code}/{token}"
    return bodies.Way(token, path, library.scanned(f"{call.home}{path.removeprefix('/')}"))


async def shut(call: Call) -> bodies.Done:
    """Revoke links, and disconnect whoever used them: to your own seat, or as host those of screens or spectators."""
    return await call.take(lambda at: links.shut(at, call.device, call.role))


async def enter(call: Call) -> bodies.Done:
    """Come in by a link."""
    return await call.take(lambda at: links.enter(at, call.device, hashed(call.body.token), int(time())))


async def show(call: Call) -> bodies.Showing:
    """Ask, as a big screen, what to show: a code, until somebody claims the screen; then a table."""
    screen = await call.house.screens.here(call.device)
    way = library.scanned(f"{call.home}tv/{screen.code}") if screen.code else None
    return bodies.Showing(screen.code, way, screen.table)


async def claim(call: Call) -> bodies.MyScreens:
    """Claim the big screen that shows a code: it goes from table to table with this device until it is released."""
    b: bodies.Claim = call.body
    await call.house.screens.claim(call.device, b.code.upper(), (b.table or "").upper())
    return await screens(call)


async def screens(call: Call) -> bodies.MyScreens:
    """The big screens that this device has claimed."""
    found = await call.house.screens.of(call.device)
    return bodies.MyScreens(tuple(screen.table for screen in found))


async def release(call: Call) -> bodies.MyScreens:
    """Release the big screens of this device, or this big screen itself."""
    await call.house.screens.release(call.device)
    return await screens(call)


async def hint(call: Call) -> bodies.Hint:
    """What the coach would do about the question put to this seat, and why."""
    return await coaching.hint(await call.table(), call.house.thinkers, call.device, call.lang, call.option)


async def story(call: Call) -> bodies.Story:
    """The game so far in words, as this device knows it; or an earlier one that is named."""
    live = await call.table()
    return await stories.story(live, call.house.store, call.device, call.lang, call.which)


async def chronicle(call: Call) -> bodies.Chronicle:
    """Where everybody stood after each deal, and the strongest hand that was shown: the same for all."""
    return await chronicles.chronicle(await call.table(), call.house.store, call.device)


async def log(call: Call) -> str:
    """The whole log of a finished game with its secrets, when all who sat agree; `brelan verify` reads it."""
    live = await call.table()
    at, game = live.sitting, call.which
    if game is not None and game != at.opened.games:
        agreed = requests.finished(at, call.device, game)[0].unsealed
    else:
        requests.seat_of(at, call.device)
        agreed = at.everybody_agreed()
    if not agreed:
        raise Refused("sealed", "not everybody who sat has agreed to open the game's secrets")
    return await stories.opened_log(live, call.house.store, game)


async def replay(call: Call) -> memories.Replay:
    """A game again, message by message, as this device may know it; `eyes` says through whose."""
    return await replays.replay(call.house.store, call.device, call.code, call.number, call.query.get("eyes", ""))


async def hand_of_the_day(call: Call) -> memories.Daily:
    """The daily hand of a game, the same in every room; what is right comes once this device has answered."""
    library.known(call)
    return await call.house.hands.hand(call.game, call.device)


async def answer_of_the_day(call: Call) -> memories.DailyAnswers:
    """Answer the daily hand; the first answer counts."""
    library.known(call)
    return await call.house.hands.answer(call.game, call.device, call.body.value)


async def mistakes(call: Call) -> memories.Mistakes:
    """The costliest mistakes of this device, to ask again."""
    return await careers.mistakes(call.house.store, call.device)


async def career(call: Call) -> memories.Career:
    """What this device has played, and how well."""
    return await careers.career(call.house.store, call.device)


async def erase(call: Call) -> memories.Career:
    """Erase what is kept of this device beside the tables themselves."""
    await careers.erase(call.house.store, call.device)
    return await career(call)


async def review(call: Call) -> Reviewed:
    """Luck, skill and every decision of this device's seat in a finished game; ask again until all of it is there."""
    return await call.house.reviews.reviewed(call.device, call.code, call.number)


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
    Route("GET", "/api/games/{game}/deck", library.deck, bodies.Deck),
    Route("POST", "/api/games/{game}/deck", library.try_cards, bodies.Tried, bodies.TryCards),
    Route("GET", "/api/games/{game}/order", library.order, library.HandOrder),
    Route("GET", "/api/lessons/{game}", library.first_deal, lessons.Lesson),
    Route("GET", "/api/rules/{game}", library.rules, library.RuleText),
    Route("GET", "/api/daily/{game}", hand_of_the_day, memories.Daily),
    Route("POST", "/api/daily/{game}", answer_of_the_day, memories.DailyAnswers, memories.Choose),
    Route("GET", "/api/me", career, memories.Career),
    Route("DELETE", "/api/me", erase, memories.Career),
    Route("GET", "/api/me/mistakes", mistakes, memories.Mistakes),
    Route("GET", "/api/tables", mine, memories.Mine),
    Route("POST", "/api/tables", new_table, bodies.Made, bodies.NewTable),
    Route("POST", "/api/tv", show, bodies.Showing, bodies.BigScreen),
    Route("GET", "/api/tv", screens, bodies.MyScreens),
    Route("DELETE", "/api/tv", release, bodies.MyScreens),
    Route("POST", "/api/tv/claim", claim, bodies.MyScreens, bodies.Claim),
    Route("GET", TABLE, lobby, bodies.Lobby),
    Route("POST", f"{TABLE}/sit", sit, bodies.Done, bodies.Seat),
    Route("POST", f"{TABLE}/watch", watch, bodies.Done, bodies.Watcher),
    Route("POST", f"{TABLE}/give", give, bodies.Done, bodies.WhichGuest),
    Route("POST", f"{TABLE}/host", host, bodies.Done, bodies.WhichChair),
    Route("POST", f"{TABLE}/fill", fill, bodies.Done, bodies.Level),
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
    Route("DELETE", f"{TABLE}/links/{{role}}", shut, bodies.Done),
    Route("POST", f"{TABLE}/enter", enter, bodies.Done, bodies.Token),
    Route("POST", f"{TABLE}/hint", hint, bodies.Hint),
    Route("GET", f"{TABLE}/qr", library.qr, bodies.Qr),
    Route("GET", f"{TABLE}/cards", library.cards_here, library.PrintedCards),
    Route("GET", f"{TABLE}/story", story, bodies.Story),
    Route("GET", f"{TABLE}/chronicle", chronicle, bodies.Chronicle),
    Route("GET", f"{TABLE}/log", log, str),
    Route("GET", f"{TABLE}/games/{{number}}/replay", replay, memories.Replay),
    Route("GET", f"{TABLE}/games/{{number}}/review", review, Reviewed),
    Route("DELETE", f"{TABLE}/games/{{number}}", take_out, bodies.Done),
)
