"""Tables of Poker Kids that begin where a test needs them: one stage card ten times, hands and later cards given."""

from collections.abc import Iterator, Sequence
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory

from brelan.engine.source import Outcome, Script
from brelan.engine.table import Seen, Table
from brelan.games.kids import game
from brelan.games.kids.stages import SMALLEST, size_of
from brelan.games.kids.state import CARDS, State, Step

LEAST_STAGES = 3


def kids(*hands: str, stages: str, then: str = "", **options: object) -> Table:
    """Seats hold these cards first (and any others after them); the cards of `then` come next: common, extra, …

    `stages` is the card of every round: `1 = draw, last = pay 10 | 1 = sweep`; what is missing to three is empty.
    """
    card = [[line.strip() for line in stage.split(",") if line.strip()] for stage in stages.split("|")]
    card += [[]] * (LEAST_STAGES - len(card))
    outcomes = [Outcome(1, 0)]
    outcomes += [Outcome(0, face) for face in chain(dealt(hands, 2 * len(card), then), CARDS.cards(then))]
    with TemporaryDirectory() as folder:
        path = Path(folder) / "cards.toml"
        ours = size_of(len(hands))
        empty: list[list[str]] = [[]] * LEAST_STAGES
        path.write_text(toml({size: [card if size == ours else empty] * 10 for size in SMALLEST}), encoding="utf-8")
        chosen = {"showing": "no", **options}
        return Table.begin(game, len(hands), chosen, 1, Script(tuple(outcomes), goes_on=True), data=path)


def dealt(hands: Sequence[str], n: int, then: str) -> Iterator[int]:
    """The cards as they are dealt, one at a time to each seat; hands are filled up with cards not named."""
    named = [CARDS.cards(hand) for hand in hands]
    spare = iter(sorted(set(range(len(CARDS))) - set(chain(*named, CARDS.cards(then)))))
    whole = [hand + [next(spare) for _ in range(n - len(hand))] for hand in named]
    return chain.from_iterable(zip(*whole, strict=True))


def toml(cards: dict[str, list[list[list[str]]]]) -> str:
    """A file of stage cards."""
    return "\n".join(f"[[{size}]]\nstages = {card}" for size, ten in cards.items() for card in ten)


def all_play(table: Table, stages: int = 1) -> Table:
    """Everybody who is asked plays their first two cards, in so many stages."""
    for _ in range(stages):
        for seat in table.awaited if state(table).now == Step.CHOOSE else []:
            table.answer(seat, [0, 1])
    return table


def state(table: Seen) -> State:
    """The table's record, with its own fields."""
    assert isinstance(table.state, State)
    return table.state


def money(table: Table) -> list[int]:
    """What the players have."""
    return state(table).money[: table.state.players]


def places(table: Table) -> list[int]:
    """The places of the last stage, seat by seat, as the log tells them; 0 for who did not play."""
    found = [0] * table.state.players
    at = max(i for i, tell in enumerate(table.tells) if tell.what == "laid")
    for tell in table.tells[at:]:
        if tell.what == "placed":
            found[tell.seat] = tell.numbers["place"]
    return found
