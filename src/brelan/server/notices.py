"""Between a live table and the board: what its house lets the others know, and what theirs mean for its devices."""

import asyncio
from time import time

import msgspec

from brelan.server import telling
from brelan.server.board import Notice
from brelan.server.elsewhere import Elsewhere
from brelan.server.messages import Awake, Nudged, Said
from brelan.server.scene import Scene
from brelan.server.table import LiveTable

WORD = msgspec.json.Decoder(Said | Nudged | Awake)
FRESH = 5.0
"""Seconds after which what somebody said is not said any more."""


def notice_of(live: LiveTable) -> Notice | None:
    """What the other houses have to know; nothing if no device is connected here."""
    if not live.connections:
        return None
    scene, patience = live.scene, live.patience
    return Notice(
        tuple(sorted({c.chair for c in live.connections if c.chair is not None})),
        tuple(sorted(live.waiting_here())),
        {chair: tuple(sorted(who)) for chair, who in patience.votes.items()},
        patience.voted if patience.votes else 0,
        0 if scene is None else scene.number,
        0 if scene is None else scene.ends,
        () if scene is None else tuple(sorted(scene.onward)),
        tuple(sorted(live.preparing)),
        tuple(sorted(live.replaced)),
        tuple(live.said),
    )


def hear(live: LiveTable, elsewhere: Elsewhere) -> None:
    """The other houses' notices have changed: the devices here are told what that means for them."""
    if live.broken:
        return
    before = telling.Here(live.present(), live.waiting())
    was = live.who_prepares(), live.who_is_replaced(), live.who_has_looked()
    live.elsewhere = elsewhere
    _look_along(live)
    now = live.who_prepares(), live.who_is_replaced(), live.who_has_looked()
    for then, message in zip(was, now, strict=True):
        if message is not None and message != then:
            live.say(message)
    for house, word in elsewhere.words:
        if word.at > max(live.heard.get(house, 0), 1000 * (time() - FRESH)):
            live.heard[house] = word.at
            _hear_word(live, word.text.encode())
    live.tell_who_is_here(before)


def _hear_word(live: LiveTable, text: bytes) -> None:
    """Somebody said something in another house; a nudge there is a nudge here, and so is a sign of life."""
    said = WORD.decode(text)
    if isinstance(said, Nudged):
        live.patience.nudge(said.chair, asyncio.get_running_loop().time())
    elif isinstance(said, Awake):
        live.patience.alive(said.chair, asyncio.get_running_loop().time())
    live.repeat(text)


def _look_along(live: LiveTable) -> None:
    """Whoever comes by another house while people look at how a deal ended looks at it too."""
    now = time()
    for scene in live.elsewhere.scenes:
        if live.scene is None and live.looked < scene.number == live.sitting.number and scene.until > 1000 * now:
            live.scene = Scene(scene.number, asyncio.get_running_loop().time() + scene.until / 1000 - now)
            live.clock.look(True)
