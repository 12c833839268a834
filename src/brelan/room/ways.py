"""How devices come to a table and go: what links, screens and those who look on do to a sitting."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from brelan.room import events
from brelan.room.events import Entry, Guest, Link
from brelan.trouble import Trouble, expect

if TYPE_CHECKING:
    from brelan.room.sitting import Sitting

LINKS = 50  # that open something at a time; a newer one shuts the oldest


def named(name: str) -> None:
    expect(name.isprintable(), f"the name is {name!r}", "one that can be printed")


def leads(link: Link, chairs: int) -> None:
    """A link for a seat leads to one, any other to none."""
    right = 0 <= link.chair < chairs if link.role == "seat" else link.chair == -1
    expect(right, f"a {link.role}'s link leads to chair {link.chair}", f"0 to {chairs - 1} for a seat, else −1")


def shut(at: "Sitting", chair: int) -> None:
    """Links to a chair open nothing once its person has got up."""
    at.links = {token: link for token, link in at.links.items() if link.chair != chair}


def linked(at: "Sitting", event: events.Linked, _entry: Entry) -> None:
    leads(event.link, len(at.chairs))
    at.links[event.token] = event.link
    for oldest in list(at.links)[:-LINKS]:
        del at.links[oldest]


def shut_out(at: "Sitting", event: events.Shut, _entry: Entry) -> None:
    expect(at.chair_of(event.device) == event.chair, f"a stranger shuts links for chair {event.chair}", "its player")
    if event.role == "seat":
        shut(at, event.chair)
        at.chairs[event.chair] = replace(at.chairs[event.chair], devices=(event.device,))
    else:
        at.links = {token: link for token, link in at.links.items() if link.role != event.role}
        gone = {one for one, role in at.watchers.items() if role == event.role and one not in at.screens}
        at.watchers = {one: role for one, role in at.watchers.items() if one not in gone}
        at.guests = {one: guest for one, guest in at.guests.items() if one not in gone}


def entered(at: "Sitting", event: events.Entered, _entry: Entry) -> None:
    found = at.links.get(event.token)
    if found is None:
        raise Trouble("a device came in by a link that was not handed out, expected one that was")
    if found.role == "seat":
        chair = at.chairs[found.chair]
        expect(chair.person, f"a device came to chair {found.chair}, where no person sits", "a person's")
        at.chairs[found.chair] = replace(chair, devices=(*chair.devices, event.device))
        del at.links[event.token]
        if at.begun:
            at.sat[event.device] = found.chair
    else:
        at.watchers[event.device] = found.role


def watched(at: "Sitting", event: events.Watched, entry: Entry) -> None:
    named(event.name)
    at.watchers[event.device] = "spectator"
    if event.name:
        at.guests[event.device] = Guest(entry.number, event.name, event.colour)


def shown(at: "Sitting", event: events.Shown, _entry: Entry) -> None:
    expect(at.chair_of(event.device) is not None, "a stranger shows the table on a screen", "a player")
    at.watchers[event.screen] = "screen"
    at.screens[event.screen] = event.device


def hidden(at: "Sitting", event: events.Hidden, _entry: Entry) -> None:
    expect(event.screen in at.screens, "a screen goes that was not there", "one that a player has claimed")
    del at.screens[event.screen], at.watchers[event.screen]
