"""What is made once for a game is made in a thread, before anybody waits for it: look-ups of its hands, their words."""

import asyncio
from importlib import import_module

from brelan.rankings.ranking import Ranking
from brelan.texts import LANGUAGES

_making: dict[str, "asyncio.Future[None]"] = {}


async def warm(game: str) -> None:
    """Wait until a game can be played without anybody else noticing that it is the first time."""
    if game not in _making:
        _making[game] = asyncio.ensure_future(asyncio.to_thread(_make, game))
    await asyncio.shield(_making[game])


def _make(game: str) -> None:
    ranking: Ranking = import_module(f"brelan.games.{game}.ranking").RANKING
    for n in ranking.sizes:
        for lang in LANGUAGES:
            ranking.name(range(n), lang)
