"""A cut, as it is written down with the entry that needed it: what it has to be, and what an event still needs."""

import itertools
from contextlib import suppress
from hashlib import sha256
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from brelan.engine.sheet import sheet
from brelan.engine.source import OutOfChance
from brelan.engine.table import Table
from brelan.room import events, sealed
from brelan.room.envelopes import promise
from brelan.room.events import ENCODER, Answered, Entry
from brelan.room.sealed import Needs, Probe, Sealed
from brelan.room.secrets import DIGITS, is_hex
from brelan.trouble import expect

if TYPE_CHECKING:
    from brelan.room.sitting import Sitting

TRIALS = 3
MOST_CUTS, MOST_STOCKS, MOST_LOTS = 32, 8, 256
"""For an entry, and in a cut: more than any box needs at a time."""


def about(salt: str, event: events.AnyEvent) -> str:
    """What is said of an entry before its cards are cut: a hash of its salt and its event, without what is kept."""
    bare = replace(event, kept=None) if isinstance(event, Answered) else event
    return sha256(salt.encode() + ENCODER.encode(bare)).hexdigest()


def name(number: int, place: int) -> str:
    """Of a cut: the entry that it decides, and how many were made for it before."""
    return f"{number}.{place}"


def cut_for(at: "Sitting", chance: Sealed, entry: Entry, place: int) -> sealed.Cut:
    """A cut, once it is complete: everyone who promised luck, and nobody else, has shown it.

    What was sealed follows from the game's secret, and what was decided was fixed before.
    """
    cut = entry.cuts[place]
    expect(place < MOST_CUTS, f"{len(entry.cuts)} cuts were made", f"{MOST_CUTS} at most")
    right = cut.about == about(entry.salt, entry.event)
    expect(right, "the cards were cut for something else", "what the entry says")
    expect(bool(cut.promises), "nobody has cut", "one chair at least")
    expect(cut.promises.keys() == cut.luck.keys(), "not all who promised luck have lent it, or others", "the same")
    expect(0 <= cut.lots <= MOST_LOTS, f"{cut.lots} lots were sealed", f"0 to {MOST_LOTS}")
    expect(len(cut.stocks) <= MOST_STOCKS, f"{len(cut.stocks)} stocks were sealed", f"{MOST_STOCKS} at most")
    for stock in cut.stocks:
        right = 0 <= stock < len(chance.piles)
        expect(right, f"pile {stock} was sealed", f"0 to {len(chance.piles) - 1}")
    for chair, luck in cut.luck.items():
        expect(cuts(at, chair), f"chair {chair} cuts", "a person's that has not kept silent")
        expect(is_hex(luck), f"luck of {len(luck)} characters was lent", f"{DIGITS} hexadecimal digits")
        right = promise(bytes.fromhex(luck)) == cut.promises[chair]
        expect(right, f"chair {chair} lends other luck than it promised", "the same")
    found = chance.cut(name(entry.number, place), Needs(cut.stocks, cut.lots), cut.luck, cut.about)
    expect(found.root.hex() == cut.root, "what was sealed does not follow from the secret", found.root.hex())
    return found


def cuts(at: "Sitting", chair: int) -> bool:
    """Whether a chair may cut: a person sits there who has never promised luck and then held it back."""
    return 0 <= chair < len(at.chairs) and at.chairs[chair].person and chair not in at.silent


class Wanted(NamedTuple):
    """What an event needs first, and to which piles the first cards go, whatever they are."""

    needs: Needs
    plan: tuple[int, ...]


def wanted(at: "Sitting", number: int, event: events.AnyEvent, made: list[sealed.Cut]) -> Wanted | None:
    """What an event needs beside the cuts that were made for it, if anything; `IllegalAnswer` if it cannot happen.

    It is tried on copies of the table, where what is not sealed yet comes anyhow, each time otherwise: what is the same
    each time does not depend on it.
    """
    if not isinstance(at.chance, Sealed) or at.foreign:
        return None
    first = _probed(at, at.chance, number, event, made, 0)
    if not any(first.needs):
        return None
    others = [_probed(at, at.chance, number, event, made, seed) for seed in range(1, TRIALS)]
    lots = min(probe.needs.lots for probe in (first, *others))
    plan = first.plan
    for probe in others:
        same = itertools.takewhile(lambda pair: pair[0] == pair[1], zip(plan, probe.plan, strict=False))
        plan = [pile for pile, _ in same]
    return Wanted(Needs(first.needs.stocks, lots), tuple(plan))


def _probed(
    at: "Sitting", chance: Sealed, number: int, event: events.AnyEvent, made: list[sealed.Cut], seed: int
) -> Probe:
    probe = Probe(chance, seed)
    probe.number, probe.cuts = number, made
    with suppress(OutOfChance):
        _try(at, event, probe)
    return probe


def _try(at: "Sitting", event: events.AnyEvent, probe: Probe) -> None:
    """Let an event happen on a copy of the table."""
    if isinstance(event, events.Started):
        seats = sum(not chair.free for chair in at.chairs)
        if at.game.least <= seats <= at.game.most:
            Table.begin(at.game, seats, {**at.options}, source=probe, data=sheet(at.cards))
    elif isinstance(event, (Answered, events.Rang)) and at.table is not None:
        table = at.table.copy()
        table.state.source = probe
        if isinstance(event, events.Rang):
            table.ring()
        elif event.by == "clock":
            table.time_out(event.chair)
        else:
            table.answer_number(event.chair, event.value)
