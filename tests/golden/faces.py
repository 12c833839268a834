"""What each box shows of itself: which piles, then of each question, early and late in a game, what it mentions.

`python -m tests.golden.faces` writes it down anew.
"""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

from brelan import shelf
from brelan.engine.steps import SEATS
from brelan.engine.table import Table, View
from brelan.face import Face
from tests.boxes import OURS, folder

GAMES = 6  # with any answers: enough for every question to be put
TIMES = (1, 4, 16, 64)  # which of the times that a question is put are written down


def path(name: str) -> Path:
    """Where it is kept."""
    return folder(name) / "golden" / "face.txt"


def lines(name: str) -> Iterator[str]:
    """The piles and marks, then some questions, each with what is shown to whoever is asked."""
    face = shelf.box(name).face
    yield f"own {face.own}, common {face.common}, others {face.others}"
    yield f"marks {face.marks}, main {face.main}, opens {face.opens}, only if {face.only_if}"
    put: Counter[tuple[int, int]] = Counter()
    for table, seat in asked(name):
        put[key := (table.state.now, table.state.part)] += 1
        if put[key] in TIMES:
            yield f"{seat}: {table.question.expected(table.asks[seat])}"
            yield from (f"  {line}" for line in moment(face, table.view(seat), seat))


def asked(name: str) -> Iterator[tuple[Table, int]]:
    """Questions of games at tables of all sizes."""
    game, rng = shelf.game(name), Random(7)
    for seed in range(GAMES):
        players = game.least + seed % (game.most - game.least + 1)
        table = Table.begin(game, players, seed=seed)
        while not table.over:
            seat = rng.choice(table.awaited)
            yield table, seat
            table.answer(seat, table.asks[seat].any(rng))


def moment(face: Face, view: View, seat: int) -> Iterator[str]:
    """What a seat is shown when it is asked."""
    t, seats = view.state, range(view.state.players)
    purses = "; ".join(in_line(face.purse(t, other)) for other in seats)
    yield f"{in_line(face.facts(t, seat))} | {in_line(face.middle(t))} | {purses}"
    playing = " ".join(str(other) for other in seats if face.plays(t, other))
    standing = "; ".join(in_line(face.standing(t, other)) for other in seats)
    places = face.places(t, seat) if view.question.members != SEATS else None
    yield f"{playing} play | {standing} | {places}"
    called, held = face.called(t, seat, "en", None), face.held(t, seat)
    yield f"{', '.join(called)} | {[*held]} {face.hand_name(held, 'en')} | {' '.join(face.repeats(t))}"
    yield from face.ahead(t, "en")


def in_line(numbers: dict[str, int]) -> str:
    """Numbers by their names."""
    return " ".join(f"{name} {number}" for name, number in numbers.items())


if __name__ == "__main__":
    for name in OURS:
        path(name).write_text("\n".join([*lines(name), ""]), encoding="utf-8")
