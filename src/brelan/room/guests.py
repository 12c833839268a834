"""What people can ask who come or go during a game: to watch, to pass a chair on, to show a table."""

from brelan.room import events
from brelan.room.links import room_for
from brelan.room.requests import (
    Cast,
    Refused,
    a_chair,
    as_host,
    coloured,
    free_colour,
    named,
    seat_of,
    unlike_others,
    unused,
    while_in,
)
from brelan.room.sitting import Sitting


def watch(at: Sitting, device: str, name: str, colour: int) -> events.Watched | None:
    """Watch, with only the table's code; with a name, wait for a chair."""
    if at.chair_of(device) is not None:
        raise Refused("seated", "this device sits at the table already; expected somebody who does not")
    if name:
        name = unlike_others(at, None, named(name), device)
    if at.watchers.get(device) == "spectator" and (not name or device in at.guests):
        return None
    if at.watchers.get(device) != "spectator":
        room_for(at, "spectator")
    return events.Watched(device, name, coloured(colour))


def give_up(at: Sitting, device: str, level: str, cast: Cast) -> events.Bot:
    """Leave the game for good: a bot takes the chair, and gets up for whoever comes."""
    chair = seat_of(at, device)
    while_in(at, "playing")
    return events.Bot(chair, unused(at, chair, cast), level)


def give(at: Sitting, device: str, guest: int, level: str, cast: Cast) -> list[events.AnyEvent]:
    """Pass a chair on to somebody who waits for one; in between it is a bot's."""
    chair = seat_of(at, device)
    while_in(at, "playing")
    found = next(((of, one) for of, one in at.guests.items() if one.number == guest), None)
    if found is None:
        raise Refused("guest", f"guest {guest} was named, expected somebody who waits for a chair")
    to, who = found
    if at.sat.get(to, chair) != chair:
        raise Refused("played", f"{who.name} has played on another chair of this game; expected somebody who has not")
    colour = free_colour(at, chair, who.colour)
    return [give_up(at, device, level, cast), events.Sat(chair, unlike_others(at, chair, who.name, to), colour, to)]


def hand_over(at: Sitting, device: str, chair: int) -> events.Host | None:
    """The host lets another person who is there look after the table."""
    host = as_host(at, device)
    if not a_chair(at, chair).person or at.chairs[chair].away:
        raise Refused("chair", f"nobody is there on chair {chair}, expected a person who is")
    return None if chair == host else events.Host(chair)


def show(at: Sitting, device: str, screen: str) -> events.Shown | None:
    """Show the table on a big screen that this device has claimed."""
    seat_of(at, device)
    if at.screens.get(screen) == device:
        return None
    if at.watchers.get(screen) != "screen":
        room_for(at, "screen")
    return events.Shown(screen, device)


def hide(at: Sitting, screen: str) -> events.Hidden | None:
    """A big screen shows the table no more, because whoever claimed it says so, or because it shows another."""
    return events.Hidden(screen) if screen in at.screens else None
