"""What each event does to a sitting, and what could not have happened."""

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from brelan import shelf
from brelan.engine.flow import awaited
from brelan.engine.game import Game
from brelan.engine.sets import bit, has
from brelan.engine.sheet import sheet
from brelan.engine.state import AnyState
from brelan.engine.table import IllegalAnswer, Table
from brelan.room import cards, events, ways
from brelan.room.cutting import cut_for
from brelan.room.events import Answered, Chair, Entry, Opened
from brelan.room.keeping import check, ended, resumed
from brelan.room.keys import Given
from brelan.room.plausible import plausible
from brelan.room.sealed import Sealed
from brelan.room.secrets import DIGITS, Committed, is_hex
from brelan.trouble import Trouble, expect

if TYPE_CHECKING:
    from brelan.room.sitting import Phase, Sitting

PHASES: tuple["Phase", ...] = ("gathering", "playing", "over")
MOST_CHAIRS = 8  # that any game has
DEVICES = 100  # of a chair in an opening: more than anybody has, few enough to look through
SCHEMES = (1, 2)  # by which chance comes, see `chance_of`


def begin(event: Opened) -> Game:
    """The game of an opening, once everything in the opening makes sense."""
    try:
        game = shelf.game(event.game)
    except ValueError as trouble:
        raise Trouble(str(trouble)) from None
    chairs, most = len(event.chairs), MOST_CHAIRS
    if event.version == game.version:
        _chosen(game, event.options)
        cards.fitting(game, event.cards)
        most = game.most
    expect(1 <= chairs <= most, f"{chairs} chairs are there", f"1 to {most}")
    expect(0 <= event.host < chairs, f"the host's chair is {event.host}", f"0 to {chairs - 1}")
    expect(is_hex(event.secret), f"the secret has {len(event.secret)} characters", f"{DIGITS} hexadecimal digits")
    for chair in event.chairs:
        ways.named(chair.name)
        expect(len(chair.devices) <= DEVICES, f"a chair has {len(chair.devices)} devices", f"{DEVICES} at most")
    expect(event.fair in SCHEMES, f"its cards are fair by scheme {event.fair}", "1 or 2")
    expect(len(event.links) <= ways.LINKS, f"{len(event.links)} links are open", f"{ways.LINKS} at most")
    for link in event.links.values():
        ways.leads(link, chairs)
    return game


def chance_of(event: Opened, game: Game) -> Committed | Sealed:
    """Where the chance of a game comes from."""
    secret = bytes.fromhex(event.secret)
    if event.fair == 1:
        return Committed(secret, game.deal)
    return Sealed(secret, game.state.LAYOUT.decks, game.state.LAYOUT.constants["DECK"])


def _chosen(game: Game, options: dict[str, int]) -> None:
    """Options that the game knows."""
    given: dict[str, object] = dict(options)
    try:
        game.state.new(game.least, given)
    except ValueError as trouble:
        raise Trouble(str(trouble)) from None


def happen(at: "Sitting", entry: Entry) -> None:
    if entry.number != at.number + 1:
        raise Trouble(f"entry {entry.number} was read, expected {at.number + 1}")
    event: Any = entry.event
    what, chair = type(event), getattr(event, "chair", 0)
    name, phase, phases = what.__name__.lower(), at.phase, _MOMENTS.get(what, PHASES)
    if what not in _CONSEQUENCES:
        raise Trouble(f"{name} comes in the middle of a game, expected something that happens in it")
    if phase not in phases:
        raise Trouble(f"{name} comes while the table is {phase}, expected {' or '.join(phases)}")
    chairs = len(at.chairs) + (what is events.Sat and room_for_a_chair(at))
    if not 0 <= chair < chairs:
        raise Trouble(f"{name} is said of chair {chair}, expected 0 to {chairs - 1}")
    if what in _BY_PERSONS and not at.chairs[chair].person:
        raise Trouble(f"{name} is said of chair {chair}, where no person sits, expected a person's")
    if at.opened.fair > 1:
        plausible(at, entry)
    if not isinstance(at.chance, Sealed):
        expect(not entry.cuts, "cards were cut", "luck that is lent to a deal")
        _CONSEQUENCES[what](at, event, entry)
        return
    cuts = [cut_for(at, at.chance, entry, i) for i in range(len(entry.cuts))]
    last = at.chance.number, at.chance.cuts
    at.chance.number, at.chance.cuts = entry.number, cuts  # they decide what comes with this entry, and nothing after
    try:
        _CONSEQUENCES[what](at, event, entry)
    except Exception:  # it could not happen: nothing has changed
        at.chance.number, at.chance.cuts = last
        raise


def room_for_a_chair(at: "Sitting") -> bool:
    """Whether one more chair can be brought to the table: before the game, as many as it has players at most."""
    return at.phase == "gathering" and len(at.chairs) < (MOST_CHAIRS if at.foreign else at.game.most)


def _sat(at: "Sitting", event: events.Sat, _entry: Entry) -> None:
    there = at.chairs[event.chair] if event.chair < len(at.chairs) else _brought(at)
    own = there.bot != "" if at.begun else not there.person or event.device in there.devices
    expected = "a bot's" if at.begun else "a free one, a bot's or one's own"
    expect(own, f"chair {event.chair} is taken by {there.name!r}", expected)
    elsewhere = at.sat.get(event.device, event.chair) != event.chair
    expect(not elsewhere, f"whoever takes chair {event.chair} has played on another", "somebody who has not")
    expect(event.name != "", f"nobody sits on chair {event.chair}", "a name")
    ways.named(event.name)
    devices = there.devices or (event.device,)
    at.chairs[event.chair : event.chair + 1] = [Chair(event.name, event.colour, devices=devices)]
    at.guests.pop(event.device, None)
    if at.begun:
        _play(at, event.chair)
    else:
        _recolour(at, event.chair, there.colour)
    _look_after(at)


def _brought(at: "Sitting") -> Chair:
    """One more chair, in a colour that no other has."""
    return Chair(colour=min(set(range(MOST_CHAIRS)) - {chair.colour for chair in at.chairs}))


def _recolour(at: "Sitting", chair: int, before: int) -> None:
    """Whoever sits down chooses their colour: a chair without a person that had it gets the one of theirs."""
    for i, other in enumerate(at.chairs):
        if i != chair and other.colour == at.chairs[chair].colour and not other.person:
            at.chairs[i] = replace(other, colour=before)


def _play(at: "Sitting", chair: int) -> None:
    """Somebody plays on a chair from now on. They know what lies there: no other of the same game is for them."""
    at.late[chair] = at.hinted[chair] = 0
    for device in at.chairs[chair].devices:
        at.sat[device] = chair
    if at.table is not None:
        at.table.names = at.names


def _bot(at: "Sitting", event: events.Bot, _entry: Entry) -> None:
    there = at.chairs[event.chair]
    expected = "a person's" if at.begun else "a free one or a bot's"
    expect(there.person == at.begun, f"chair {event.chair} is taken by {there.name!r}", expected)
    expect(event.name != "" and event.level != "", f"nobody sits on chair {event.chair}", "a name and a level")
    ways.named(event.name)
    at.chairs[event.chair] = Chair(event.name, bot=event.level, colour=there.colour)
    if at.begun:
        ways.shut(at, event.chair)
        _play(at, event.chair)
        _look_after(at)


def _freed(at: "Sitting", event: events.Freed, _entry: Entry) -> None:
    expect(not at.chairs[event.chair].free, f"chair {event.chair} is free already", "one that is taken")
    at.chairs[event.chair] = Chair(colour=at.chairs[event.chair].colour)
    if isinstance(at.chance, Committed):
        at.chance.withdraw(event.chair)
    ways.shut(at, event.chair)
    _look_after(at)


def _look_after(at: "Sitting") -> None:
    """When the host gets up, or a bot holds their seat, the next person who is there looks after the table."""
    seats = [(at.host + i) % len(at.chairs) for i in range(len(at.chairs))]
    people = [i for i in seats if at.chairs[i].person]
    at.host = next((i for i in people if not at.chairs[i].away), next(iter(people), at.host))


def _host(at: "Sitting", event: events.Host, _entry: Entry) -> None:
    at.host = event.chair


def _changed(at: "Sitting", event: events.Changed, _entry: Entry) -> None:
    if not at.foreign:
        _chosen(at.game, event.options)
        cards.fitting(at.game, event.cards)
    at.options, at.seconds, at.hints, at.cards = event.options, event.seconds, event.hints, event.cards


def _started(at: "Sitting", _event: events.Started, entry: Entry) -> None:
    taken = [i for i, chair in enumerate(at.chairs) if not chair.free]
    few, most = (1, MOST_CHAIRS) if at.foreign else (at.game.least, at.game.most)
    expect(few <= len(taken) <= most, f"{len(taken)} sit at the table", f"{few} to {most}")
    expect(at.host in taken, f"nobody sits on the host's chair {at.host}", "the host")
    at.host = taken.index(at.host)
    at.chairs = [at.chairs[i] for i in taken]
    if isinstance(at.chance, Committed):
        at.chance.reseat(taken)
    at.links = {token: link for token, link in at.links.items() if link.role != "seat"}
    at.begun = True
    at.sat = {device: i for i, chair in enumerate(at.chairs) for device in chair.devices}
    if not at.foreign:
        options: dict[str, object] = dict(at.options)
        at.table = Table.begin(at.game, len(taken), options, source=at.source, names=at.names, data=sheet(at.cards))
    at.late, at.since, at.tries = [0] * len(taken), [entry.number] * len(taken), [0] * len(taken)


def _lent(at: "Sitting", event: events.Lent, _entry: Entry) -> None:
    if not isinstance(at.chance, Committed):
        raise Trouble("luck was lent to a deal, expected a cut")
    right = at.foreign or event.deal == at.next_deal
    expect(right, f"luck was lent to deal {event.deal}", f"deal {at.next_deal}")
    expect(is_hex(event.luck), f"luck of {len(event.luck)} characters was lent", f"{DIGITS} hexadecimal digits")
    again = event.chair in at.chance.lent(event.deal)
    expect(not again, f"chair {event.chair} lends luck to deal {event.deal} again", "once")
    at.chance.lend(event.deal, event.chair, event.luck)


def _silent(at: "Sitting", event: events.Silent, _entry: Entry) -> None:
    """What was sealed is void: the next cut seals again, under another number."""
    if not isinstance(at.chance, Sealed):
        raise Trouble("a chair is silent, expected luck that is lent to a deal")
    expect(is_hex(event.root) and is_hex(event.promise), "a root or promise is cut short", f"{DIGITS} digits")
    expect(event.chair not in at.silent, f"chair {event.chair} is silent again", "one that cuts")
    at.silent.add(event.chair)


def _answered(at: "Sitting", event: Answered, entry: Entry) -> None:
    if at.foreign:
        if event.kept is not None and event.kept.scores:
            at.table = ended(at.game, event.kept, at.options, at.names)
        return
    table, asked = _table(at), at.since[event.chair]
    before = table.state
    if event.by == "clock":
        expect(event.value == 0, f"the clock answers {event.value}", "0, the rules say what it answers")
        table.time_out(event.chair)
    else:
        table.answer_number(event.chair, event.value)
    if event.by != "bot":
        at.late[event.chair] = at.late[event.chair] + 1 if event.by == "clock" else 0
    _ask_anew(at, before, entry.number, event.chair)
    if event.key:
        at.keys.add(event.chair, asked, event.key, Given(event.value, entry.number))
    if event.kept is not None:
        check(table, event.kept)


def _ask_anew(at: "Sitting", before: AnyState, number: int, who: int) -> None:
    """Note since when each seat has been asked its present question: an answer to an older one is late."""
    after = _table(at).state
    deal = at.game.deal
    same = (before.now, before.part, getattr(before, deal)) == (after.now, after.part, getattr(after, deal))
    if who >= 0 and awaited(before) & ~bit(who) == 0:
        same = False  # the last answer: a seat that has chosen by now did so in the next round, having had no choice
    goes_on = before.asked & after.asked & (after.chosen | ~before.chosen) if same else 0
    if who >= 0 and not has(after.chosen, who):
        goes_on &= ~bit(who)
    at.since = [since if has(goes_on, seat) else number for seat, since in enumerate(at.since)]
    at.tries = [(tries + (seat == who)) * has(goes_on, seat) for seat, tries in enumerate(at.tries)]


def _hinted(at: "Sitting", event: events.Hinted, _entry: Entry) -> None:
    at.hinted[event.chair] += 1


def _rang(at: "Sitting", _event: events.Rang, entry: Entry) -> None:
    if at.foreign:
        return
    before = _table(at).state
    _table(at).ring()
    _ask_anew(at, before, entry.number, -1)


def _away(at: "Sitting", event: events.Away, _entry: Entry) -> None:
    at.chairs[event.chair] = replace(at.chairs[event.chair], away=True)
    _look_after(at)


def _back(at: "Sitting", event: events.Back, _entry: Entry) -> None:
    at.chairs[event.chair] = replace(at.chairs[event.chair], away=False)
    if at.late:
        at.late[event.chair] = 0
    _look_after(at)


def _paused(at: "Sitting", _event: events.Paused, _entry: Entry) -> None:
    at.paused = True


def _resumed(at: "Sitting", _event: events.Resumed, _entry: Entry) -> None:
    at.paused = False


def _renewed(at: "Sitting", event: events.Renewed, entry: Entry) -> None:
    """Other rules take over. If they are ours, the table can be seen again."""
    at.version, at.options = event.version, event.options
    at.renewals += 1
    at.table = None
    at.memory.renew()
    if not at.foreign:
        _chosen(at.game, at.options)
        if at.begun:
            last = at.memory.kept[-1:]
            if isinstance(at.chance, Sealed):
                at.chance.forget()
            at.table = resumed(at.game, last[0] if last else None, at.options, at.names, at.source, at.renewals)
    at.late, at.since, at.tries = [0] * len(at.late), [entry.number] * len(at.since), [0] * len(at.tries)


def _agreed(at: "Sitting", event: events.Agreed, _entry: Entry) -> None:
    at.agreed.add(event.chair)


def _consented(at: "Sitting", event: events.Consented, _entry: Entry) -> None:
    past = at.past.get(event.game)
    if past is None or event.seat not in past.people or event.seat in past.agreed:
        raise Trouble(
            f"seat {event.seat} agrees to open game {event.game}, expected one that it has played and not opened"
        )
    at.past[event.game] = replace(past, agreed=tuple(sorted((*past.agreed, event.seat))))


def _torn(at: "Sitting", event: events.Torn, _entry: Entry) -> None:
    expect(event.lost > 0, f"{event.lost} entries are lost", "one at least")
    at.lost += event.lost


def _table(at: "Sitting") -> Table:
    if at.table is None:
        raise IllegalAnswer("the game has not begun")
    return at.table


_CONSEQUENCES: dict[type[events.Event], Any] = {
    events.Sat: _sat,
    events.Bot: _bot,
    events.Freed: _freed,
    events.Host: _host,
    events.Changed: _changed,
    events.Linked: ways.linked,
    events.Shut: ways.shut_out,
    events.Entered: ways.entered,
    events.Watched: ways.watched,
    events.Shown: ways.shown,
    events.Hidden: ways.hidden,
    events.Started: _started,
    events.Lent: _lent,
    events.Silent: _silent,
    events.Answered: _answered,
    events.Hinted: _hinted,
    events.Rang: _rang,
    events.Away: _away,
    events.Back: _back,
    events.Paused: _paused,
    events.Resumed: _resumed,
    events.Renewed: _renewed,
    events.Agreed: _agreed,
    events.Consented: _consented,
    events.Torn: _torn,
}

_MOMENTS: dict[type[events.Event], tuple["Phase", ...]] = {
    **dict.fromkeys((events.Freed, events.Changed, events.Started), PHASES[:1]),
    **dict.fromkeys((events.Sat, events.Bot, events.Lent, events.Silent, events.Renewed), PHASES[:2]),
    **dict.fromkeys((events.Answered, events.Hinted, events.Rang, events.Paused, events.Resumed), PHASES[1:2]),
    events.Agreed: PHASES[2:],
}
_BY_PERSONS = (
    events.Host,
    events.Lent,
    events.Silent,
    events.Hinted,
    events.Away,
    events.Back,
    events.Paused,
    events.Resumed,
    events.Agreed,
    events.Shut,
)
