"""What is made once per game is made before anybody waits for it."""

import asyncio

import pytest

from brelan import shelf
from brelan.rankings.ranking import _name
from brelan.server import warm
from brelan.texts import LANGUAGES


@pytest.mark.parametrize("game", shelf.names())
def test_hands_have_been_named_before_anybody_holds_one(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warm, "_making", {})
    _name.cache_clear()
    asyncio.run(warm.warm(game))
    made, judge = _name.cache_info().misses, shelf.box(game).judge
    assert judge is not None
    for n in judge.ranking.sizes:
        for lang in LANGUAGES:
            judge.ranking.name(range(n), lang)
    assert _name.cache_info().misses == made == len(LANGUAGES) * len(judge.ranking.sizes)
