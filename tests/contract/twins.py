"""Twin games: the same answers on chance that differs in what a watcher does not see."""

from collections import defaultdict
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from brelan.engine.piles import FACE, SEEN
from brelan.engine.source import Outcome, OutOfChance, Script
from brelan.engine.state import NO_SEAT
from brelan.engine.table import Answered, ClockRang, IllegalAnswer, Table
from brelan.engine.tells import Tell
from tests.contract.tables import Setting

Outcomes = tuple[Outcome, ...]


def _next(played: Iterator[Table]) -> Table | None:
    """The table one answer later; none where a card that should come instead lies elsewhere."""
    try:
        return next(played)
    except OutOfChance:
        return None


def refusal(table: Table, seat: int) -> str:
    """What a seat reads when it answers nonsense."""
    try:
        table.answer(seat, "nonsense")
    except IllegalAnswer as refused:
        return str(refused)
    raise AssertionError("nonsense was accepted")


class Known(NamedTuple):
    """What a watcher has before it, and what has just reached it."""

    view: bytes
    tells: list[Tell]
    ask: object
    refusal: str


class Batch(NamedTuple):
    """Outcomes that came between two answers, from one number to before another.

    `unseen` has the cards among them that the watcher did not see at once; then those that it did not see for a while.
    """

    start: int
    stop: int
    unseen: list[list[Outcome]]


class Course:
    """A whole game, and somebody who watches it: a seat, or everybody (None)."""

    def __init__(
        self, setting: Setting, outcomes: Outcomes, answers: list[Answered | ClockRang], seat: int | None
    ) -> None:
        self.setting, self.outcomes, self.answers, self.seat = setting, outcomes, answers, seat
        self.watcher = NO_SEAT if seat is None else seat
        self._horizons = (0, 2 * setting.players)

    def compare(self, rng: Random) -> int:
        """Play twins of the first batch and of another one; how often what reached the watcher was compared."""
        batches = self._batches()
        chosen = [batches[0], rng.choice(batches)]
        return sum(self.compare_with([self._on(twin) for twin in self._twins(batch, rng)]) for batch in chosen)

    def _on(self, outcomes: Outcomes) -> "Course":
        return Course(self.setting, outcomes, self.answers, self.seat)

    def _batches(self) -> list[Batch]:
        moments = [(table.state.drawn, self._seen(table)) for table in self.played()]
        found, drawn = [], 0
        for n, (now, _) in enumerate(moments):
            if now > drawn:
                seen = [set().union(*(seen for _, seen in moments[n : n + 1 + long])) for long in self._horizons]
                cards = [o for o in self.outcomes[drawn:now] if o.deck >= 0]
                found.append(Batch(drawn, now, [[o for o in cards if o not in known] for known in seen]))
                drawn = now
        return found

    def played(self) -> Iterator[Table]:
        """The table when it has begun and after every answer, with what was told since the last one."""
        setting = self.setting
        script = Script(self.outcomes, goes_on=True)
        table = Table.begin(setting.game, setting.players, setting.options, 1, script)
        yield table
        for given in self.answers:
            assert isinstance(given, Answered)
            table.tells.clear()
            table.answer_number(given.seat, given.value)
            yield table

    def _seen(self, table: Table) -> set[Outcome]:
        """The cards that the watcher sees on the table or was told just now."""
        t = table.state
        found = {
            Outcome(t.DECK[pile], (slot & FACE) - 1)
            for pile, start in enumerate(t.START)
            for slot in t.slot[start : start + t.count[pile]]
            if slot >> SEEN & 1 << self.watcher
        }
        for tell in table.tells:
            seen = [slot for slot in tell.cards if slot >> SEEN & 1 << self.watcher]
            found |= {Outcome(tell.deck, (slot & FACE) - 1) for slot in seen}
        return found

    def _twins(self, batch: Batch, rng: Random) -> Iterator[Outcomes]:
        """All unseen cards change places from here on, those alike from behind; each die in turn shows another face."""
        constants = self.setting.game.state.LAYOUT.constants
        for unseen in batch.unseen:
            places = self._places([o for o in unseen if not constants["DICE"][o.deck]], batch, rng)
            if places:
                later = tuple(places.get(o, o) for o in self.outcomes[batch.start :])
                yield self.outcomes[: batch.start] + later
        for n in range(batch.start, batch.stop):
            deck, face = self.outcomes[n]
            if deck >= 0 and constants["DICE"][deck]:
                other = (face + rng.randrange(1, constants["SIZE"][deck])) % constants["SIZE"][deck]
                yield (*self.outcomes[:n], Outcome(deck, other), *self.outcomes[n + 1 :])

    def _places(self, unseen: list[Outcome], batch: Batch, rng: Random) -> dict[Outcome, Outcome]:
        """Which card comes for which: another unseen one, or where only one looks like that, one still in the stock."""
        constants = self.setting.game.state.LAYOUT.constants
        backs = constants["BACK"]
        alike: dict[tuple[int, int], list[Outcome]] = defaultdict(list)
        for o in unseen:
            alike[o.deck, backs[o.n] if backs else 0].append(o)
        came = self.outcomes[batch.start : batch.stop]
        for (deck, back), cards in alike.items():
            stock = [Outcome(deck, n) for n in range(constants["SIZE"][deck]) if not backs or backs[n] == back]
            left = [o for o in stock if o not in came]
            if len(cards) == 1 and left:
                cards.append(rng.choice(left))
        whole = [cards for cards in alike.values() if len(cards) > 1]
        return {a: b for cards in whole for a, b in zip(cards, cards[1:] + cards[:1], strict=True)}

    def compare_with(self, others: list["Course"]) -> int:
        """How often what reached the watcher was compared, before it saw that the games differ; all go on in step."""
        compared, twins = 0, [other.played() for other in others]
        for first in self.played():
            known, alike = None, []
            for twin in twins:
                now = _next(twin)
                if now is None or self._sees_a_difference(first, now):
                    continue
                alike.append(twin)
                if first.state.slot != now.state.slot:
                    known = known or self._known(first)
                    compared += 1
                    assert self._known(now) == known
            if not alike:
                break
            twins = alike
        return compared

    def _sees_a_difference(self, first: Table, twin: Table) -> bool:
        """Whether the watcher has seen a card or die, on the table or in a tell, that is another in the twin game."""
        pairs = [(first.state.slot, twin.state.slot)]
        pairs += [(list(one.cards), list(two.cards)) for one, two in zip(first.tells, twin.tells, strict=False)]
        return any(
            a & FACE != b & FACE and (a | b) >> SEEN & 1 << self.watcher
            for one, two in pairs
            for a, b in zip(one, two, strict=False)
        )

    def _known(self, table: Table) -> Known:
        tells = [tell.seen_by(self.watcher) for tell in table.tells]
        view = table.view(self.seat).state.tobytes()
        if self.seat is None:
            return Known(view, tells, None, "")
        return Known(view, tells, table.asked(self.seat), refusal(table, self.seat))
