"""Ways in that a player hands out: to their own seat, for a big screen, for whoever looks on."""

from brelan.room import events
from brelan.room.events import Link, Role
from brelan.room.requests import Refused, as_host, seat_of
from brelan.room.sitting import Sitting

LASTS: dict[Role, int] = {"seat": 600, "screen": 30 * 24 * 3600, "spectator": 30 * 24 * 3600}  # seconds
DEVICES: dict[Role, int] = {"seat": 10, "screen": 100, "spectator": 100}  # that a seat has, or that look on, at most


def hand_out(at: Sitting, device: str, role: Role, token: str, now: int) -> events.Linked:
    """A link for another device of one's own, for a big screen or for spectators."""
    chair = seat_of(at, device)
    return events.Linked(token, Link(role, chair if role == "seat" else -1, now + LASTS[role]))


def shut(at: Sitting, device: str, role: str) -> events.Shut:
    """Revoke links, with what they opened: everybody those to their own seat, the host the others."""
    if role == "seat":
        return events.Shut("seat", seat_of(at, device), device)
    host = as_host(at, device)
    found = next((one for one in LASTS if one == role), None)
    if found is None:
        raise Refused("link", f"links for {role[:20]!r} were named, expected {' or '.join(LASTS)}")
    return events.Shut(found, host, device)


def enter(at: Sitting, device: str, token: str, now: int) -> events.Entered | None:
    """Come in by a link; one for a seat opens once, and never a seat that somebody else has sat on since."""
    link = at.links.get(token)
    if link is None or link.until < now:
        raise Refused("link", "the link is not valid any more; expected a fresh one")
    sits = at.chair_of(device)
    if sits == link.chair if link.role == "seat" else at.opens(device, link.role):
        return None
    if link.role == "seat" and sits is not None:
        raise Refused("seated", f"this device sits on chair {sits} already; expected another device")
    if link.role == "seat" and at.sat.get(device, link.chair) != link.chair:
        raise Refused("played", "this device has played on another chair of this game; expected one that has not")
    room_for(at, link.role, link.chair)
    return events.Entered(token, device)


def room_for(at: Sitting, role: Role, chair: int = -1) -> None:
    """A device more in a role; each role has its own room: nobody who looks on takes that of a screen."""
    there = len(at.chairs[chair].devices) if role == "seat" else list(at.watchers.values()).count(role)
    if there >= DEVICES[role]:
        raise Refused("full", f"{DEVICES[role]} devices have come in already, expected no more")
