"""Leaks that can be planted between a table and its devices, one of each kind that twin evenings are there for."""

from dataclasses import replace
from typing import Any

import pytest
from msgspec import structs

from brelan import shelf
from brelan.box import Box
from brelan.engine.piles import FACE, SEEN
from brelan.engine.state import NO_SEAT, AnyState
from brelan.engine.tells import Tell
from brelan.room.requests import Refused
from brelan.room.sitting import Sitting
from brelan.server import chronicles, picture, replays, stories, telling
from brelan.server.bodies import Chronicle
from brelan.server.connection import Connection
from brelan.server.live import Live
from brelan.server.messages import Answer
from brelan.server.store import Store
from brelan.server.table import LiveTable
from brelan.transcript import ALL_EYES

Patch = pytest.MonkeyPatch


def hidden(t: AnyState, seat: int) -> int:
    """A number that depends on every card and die that this seat has not seen."""
    return hash(tuple(slot & FACE for slot in t.slot if not slot >> SEEN & 1 << seat)) % 1000


def a_picture_shows_every_face(patch: Patch) -> None:
    patch.setattr(picture, "known", lambda _t, slot, _seat: slot)


def an_update_tells_every_card(patch: Patch) -> None:
    patch.setattr(Tell, "seen_by", lambda self, _watcher: self.seen_by_all_eyes())


def an_update_is_longer_for_a_secret(patch: Patch) -> None:
    update = telling.update

    def padded(at: Sitting, *more: Any) -> telling.Words:
        assert at.table is not None
        words = update(at, *more)
        return words._replace(public=words.public + b" " * hidden(at.table.state, NO_SEAT))

    patch.setattr(telling, "update", padded)


def an_update_shows_sealed_choices(patch: Patch) -> None:
    patch.setattr(picture, "COMMON", (*picture.COMMON, "sealed"))


def a_question_mentions_a_secret(patch: Patch) -> None:
    def facts(t: AnyState, seat: int) -> dict[str, int]:
        return {"beware": hidden(t, seat)}

    box = shelf.box

    def talkative(name: str) -> Box:
        return replace(box(name), face=replace(box(name).face, facts=facts))

    patch.setattr(shelf, "box", talkative)


def a_refusal_mentions_a_secret(patch: Patch) -> None:
    answer = Live._answer

    async def talkative(self: Live, live: LiveTable, connection: Connection, said: Answer) -> None:
        try:
            await answer(self, live, connection, said)
        except Refused as refused:
            at, chair = live.sitting, connection.chair
            assert at.table is not None
            secret = hidden(at.table.state, NO_SEAT if chair is None else chair)
            raise Refused(refused.code, f"{refused} ({secret})") from None

    patch.setattr(Live, "_answer", talkative)


def a_story_is_that_of_another_seat(patch: Patch) -> None:
    patch.setattr(stories, "NO_SEAT", 0)


def a_story_is_told_from_all_eyes(patch: Patch) -> None:
    story = stories._story
    patch.setattr(stories, "_story", lambda kept, _watcher, lang: story(kept, ALL_EYES, lang))


def a_replay_lays_every_hand_open(patch: Patch) -> None:
    told = replays._told
    patch.setattr(replays, "_told", lambda moment, code, sight: told(moment, code, sight._replace(opened=True)))


def a_replay_says_what_others_answered(patch: Patch) -> None:
    given = replays._given
    patch.setattr(replays, "_given", lambda moment, event, _chair: given(moment, event, event.chair))


def a_chronicle_counts_what_is_hidden(patch: Patch) -> None:
    chronicle = chronicles._chronicle

    async def talkative(live: LiveTable, at: Sitting, store: Store) -> Chronicle:
        found = await chronicle(live, at, store)
        assert at.table is not None
        first, *more = found.standings
        return Chronicle((structs.replace(first, deal=hidden(at.table.state, NO_SEAT)), *more), found.hand)

    patch.setattr(chronicles, "_chronicle", talkative)


def the_log_is_open_before_all_agreed(patch: Patch) -> None:
    patch.setattr(Sitting, "everybody_agreed", lambda _self: True)
