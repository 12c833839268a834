"""What sealed cards cost: for each deal, the server's time, a phone's time and the bytes on the wire.

`python benchmarks/sealed.py` prints the figures as JSON. The peer is the shuffle that a server would do without them: a
deal of the same table whose cards come from a seed, measured in the same run.
"""

import json
import sys
from pathlib import Path
from statistics import median
from time import process_time

import msgspec

sys.path.insert(0, str(Path(__file__).parents[1]))

from brelan import shelf
from brelan.engine.table import Table
from brelan.room.checking import Checker, Heard
from brelan.room.cutting import name, wanted
from brelan.room.envelopes import promise
from brelan.room.events import Started
from brelan.room.sealed import Sealed
from brelan.server import fairness
from brelan.server.messages import Promised
from tests.room.evenings import Evening

PEOPLE = 4
TIMES = 25


def seconds(games: str) -> dict[str, float]:
    """The first deal of a game: what it costs to seal, to cut and to tell it, and to check it on a phone."""
    seal, check, plain, wire = [], [], [], []
    for seed in range(TIMES):
        people = min(PEOPLE, shelf.game(games).most)
        evening = Evening(games, seed, fair=2).sit(people)
        chance = evening.at.chance
        assert isinstance(chance, Sealed)
        evening.cutters = set(range(people))
        number = evening.at.number + 1
        first = wanted(evening.at, number, Started(), [])
        begun = process_time()
        evening.start()
        assert evening.at.table is not None
        fair = fairness.Checkable(evening.at, [evening.at.table.state], None).by(0)
        words = msgspec.json.encode(fair)
        seal.append(process_time() - begun)
        assert first is not None
        cuts = chance.cuts
        calls = [fairness.call(evening.at, cut, first.plan if cut.needs.stocks else ()) for cut in cuts]
        shown = [
            Promised(cut.name, {chair: promise(bytes.fromhex(luck)) for chair, luck in cut.lent.items()})
            for cut in cuts
        ]
        wire.append(len(words) + sum(len(msgspec.json.encode(said)) for said in (*calls, *shown)))
        begun = process_time()
        checker = Checker()
        checker.hear(msgspec.json.decode(b'{"number":1,"chain":"","whole":true,' + words[1:], type=Heard, strict=False))
        check.append(process_time() - begun)
        begun = process_time()
        Table.begin(shelf.game(games), people, {**evening.at.options}, seed=seed)
        plain.append(process_time() - begun)
        assert name(number, 0) in checker.cuts
    return {
        "server_ms": 1000 * median(seal),
        "check_ms": 1000 * median(check),
        "plain_deal_ms": 1000 * median(plain),
        "bytes": median(wire),
    }


if __name__ == "__main__":
    print(json.dumps({game: seconds(game) for game in shelf.names()}, indent=1))
