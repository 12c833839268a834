"""What a device has played and how well: from its album, and from the reviews of its games."""

import asyncio
from collections import Counter
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from math import sqrt
from typing import NamedTuple

import msgspec

from brelan.review.shape import FORMAT, Judged, Review
from brelan.server import album, daily, reviews
from brelan.server.memories import Career, Mistake, Mistakes, Quality, Souvenir, Tally
from brelan.server.messages import Person
from brelan.server.store import Note, Store

DEAR = ("error", "blunder")
MANY = 40
"""Mistakes, people and kinds of decisions that are told at most."""
SURE = 1.96
DECODER = msgspec.json.Decoder(Review)


class Reviewed(NamedTuple):
    """A game of the album, and its review."""

    game: Souvenir
    review: Review


async def _mine(store: Store, device: str) -> list[Souvenir]:
    found, _ = await album.souvenirs(store, device)
    return [each for each in found if each.chair is not None and each.phase == "over" and not each.removed]


class Form(msgspec.Struct, frozen=True):
    """Of a review, no more than which shape it has."""

    format: int


FORM = msgspec.json.Decoder(Form)


async def _reviewed(store: Store, games: Iterable[Souvenir]) -> list[Reviewed]:
    """Those that have been reviewed, the latest first."""
    found: list[tuple[Souvenir, bytes]] = []
    for game in sorted(games, key=lambda each: -each.at):
        notes = await store.notes(reviews.KIND, about=album.about(game.code, game.games), owner=str(game.chair))
        found += [(game, note.body) for note in notes if note.body]
    return await asyncio.to_thread(_decoded, found)


def _decoded(found: list[tuple[Souvenir, bytes]]) -> list[Reviewed]:
    """Reviews of an earlier shape are made again when somebody looks at them."""
    return [Reviewed(game, DECODER.decode(body)) for game, body in found if FORM.decode(body).format == FORMAT]


async def mistakes(store: Store, device: str) -> Mistakes:
    """The costliest mistakes, to ask again."""
    found = [
        Mistake(
            game.code,
            game.games,
            game.game,
            game.at,
            one.number,
            one.deal,
            one.lost,
            one.given_value,
            tuple(one.as_good),
            one.facts,
        )
        for game, review in await _reviewed(store, await _mine(store, device))
        for one in review.decisions
        if one.grade in DEAR
    ]
    return Mistakes(tuple(sorted(found, key=lambda each: -each.lost)[:MANY]))


async def career(store: Store, device: str) -> Career:
    """Everything that a person's page shows."""
    games = await _mine(store, device)
    reviewed = await _reviewed(store, games)
    decided = [(game, one) for game, review in reviewed for one in review.decisions]
    return Career(
        len(games),
        sum(_won(each) for each in games),
        _tallied((each.game, each) for each in games),
        tuple(_met(games))[:MANY],
        len(reviewed),
        tuple(_quality((game.game, "", one) for game, one in decided)),
        tuple(sorted(_quality((game.game, f"{one.step} {one.verb}".strip(), one) for game, one in decided), key=_dear))[
            :MANY
        ],
        tuple(sorted(_quality(("", _day(game), one) for game, one in decided), key=lambda each: each.what)),
    )


def _dear(found: Quality) -> float:
    return -found.lost * found.decisions


def _won(game: Souvenir) -> bool:
    return game.chair in game.winners


def _others(game: Souvenir) -> Iterator[Person]:
    return (person for i, person in enumerate(game.people) if i != game.chair and person.name)


def _met(games: list[Souvenir]) -> Iterator[Tally]:
    """The people played against, in the colours that they had last."""
    colours = {other.name: other.colour for game in sorted(games, key=lambda each: each.at) for other in _others(game)}
    for tally in _tallied((other.name, each) for each in games for other in _others(each)):
        yield msgspec.structs.replace(tally, colour=colours[tally.what])


def _day(game: Souvenir) -> str:
    return datetime.fromtimestamp(game.at / 1000, UTC).date().isoformat()


def _tallied(games: Iterable[tuple[str, Souvenir]]) -> tuple[Tally, ...]:
    played, won = Counter[str](), Counter[str]()
    for what, game in games:
        played[what] += 1
        won[what] += _won(game)
    return tuple(Tally(what, n, won[what]) for what, n in played.most_common())


def _quality(decided: Iterable[tuple[str, str, Judged]]) -> Iterator[Quality]:
    """Means and intervals of what was given away, for each game and kind."""
    lost: dict[tuple[str, str], list[float]] = {}
    for game, what, one in decided:
        lost.setdefault((game, what), []).append(one.lost)
    for (game, what), each in lost.items():
        n, mean = len(each), sum(each) / len(each)
        spread = sqrt(sum((x - mean) ** 2 for x in each) / (n - 1)) if n > 1 else mean
        wide = SURE * spread / sqrt(n)
        yield Quality(game, what, n, mean, max(0.0, mean - wide), mean + wide)


async def erase(store: Store, device: str) -> None:
    """Everything kept about a device beside the logs: its list, the reviews of its seats, its daily answers."""
    for game in await _mine(store, device):
        await store.note(Note(reviews.KIND, album.about(game.code, game.games), str(game.chair), None))
    await album.empty(store, device)
    for note in await store.notes(daily.KIND, owner=device):
        await store.note(note._replace(body=None))
