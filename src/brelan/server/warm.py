"""What is made once per game, look-ups of its hands and their words, is made in a thread before anybody waits."""

import asyncio

from brelan import shelf
from brelan.texts import LANGUAGES

_making: dict[str, "asyncio.Future[None]"] = {}


async def warm(game: str) -> None:
    """Wait until a game can be played without anybody else noticing that it is the first time."""
    if game not in _making:
        _making[game] = asyncio.ensure_future(asyncio.to_thread(_make, game))
    await asyncio.shield(_making[game])


def _make(game: str) -> None:
    judge = shelf.box(game).judge
    if judge is None:
        return
    for n in judge.ranking.sizes:
        for lang in LANGUAGES:
            judge.ranking.name(range(n), lang)
