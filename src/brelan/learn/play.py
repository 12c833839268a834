"""One plain table as a learner plays it: who acts, what is allowed, what is seen, what it brings."""

from copy import copy
from typing import Any

import numpy as np

from brelan.engine.asks import Ask
from brelan.engine.chance import Source
from brelan.engine.flow import Manner
from brelan.engine.table import IllegalAnswer, Table
from brelan.learn.answering import legal, mask_of
from brelan.learn.parts import Array
from brelan.learn.setting import Space
from brelan.learn.spelling import (
    WHOLE,
    ask_next_seat,
    fits_spelling,
    seat_to_act,
    spell_on,
    spell_rest,
)
from brelan.learn.turns import COLUMNS, PLACE, SEAT, SPELLED

NOBODY = -1
UNSEEN = frozenset({"chance", "drawn", "depth", "count", "slot", "lost", "players"})
"""What stands in a view for the engine alone, or is written as cards."""


class Play:
    """A table under way; one action after the other spells the answers."""

    def __init__(self, space: Space, seed: int = 0, source: Source | None = None) -> None:
        self.space = space
        self.table = Table.begin(space.game, space.seats, space.options, seed, source, data=space.data)
        self.said: list[tuple[int, int, str]] = []
        """The answers: how much had been told before each, whose it was, and its words."""
        self.moves = 0
        self.cut = False
        self.turns: dict[int, list[int]] = {}
        """Of each seat that may act: what it is asked, and what it has spelled."""
        self.seat = NOBODY
        self._worth = space.first_worth
        self._deal = self._count_deals()
        self.rewards: Array = np.zeros(space.seats)
        """What the last action brought each seat."""
        self._go_on()

    @property
    def over(self) -> bool:
        """Whether the game has ended, or was cut off."""
        return self.cut or self.table.over

    @property
    def sealed(self) -> bool:
        """Whether the question is answered by all at once, in secret."""
        t = self.table.state
        return bool(t.asked) and t.MANNER[t.now] == Manner.SEALED

    def _go_on(self) -> None:
        """Whose turn it is now; where answers are sealed, those of all who have yet to answer."""
        t = self.table.state
        if self.over:
            self.seat, self.turns = NOBODY, {}
            return
        self.seat = seat_to_act(t, self._count_deals())
        acting = self.table.awaited if self.sealed else [self.seat]
        self.turns = {seat: self.turns.get(seat) or self._asked(seat) for seat in acting}

    def _count_deals(self) -> int:
        return int(getattr(self.table.state, self.space.game.deal))

    def _reward(self) -> None:
        """Rewards come when a deal or the game has ended."""
        if not self.over and self._count_deals() == self._deal:
            self.rewards = np.zeros(self.space.seats)
            return
        worth = self.space.worth(self.scores, self.over)
        self.rewards, self._worth, self._deal = worth - self._worth, worth, self._count_deals()

    def _asked(self, seat: int) -> list[int]:
        turn = [0] * COLUMNS
        ask_next_seat(self.table.state, turn, seat)
        return turn

    def legal(self, seat: int) -> list[int]:
        """The actions that a seat may take, lowest first; none while it is not its turn."""
        return legal(self.turns[seat]) if seat in self.turns else []

    def mask(self, seat: int) -> Array:
        """The same as ones among zeros."""
        nothing = np.zeros(self.space.actions, np.int8)
        return mask_of(self.turns[seat], self.space.actions) if seat in self.turns else nothing

    def meaning(self, seat: int, action: int) -> str:
        """What an action of this seat says."""
        turn = self.turns[seat]
        ask = Ask(*turn[SEAT + 1 : SPELLED])
        return self.space.meaning(self.table.question, ask, turn[SPELLED], turn[PLACE], action)

    def act(self, action: int) -> None:
        """The seat whose turn it is takes an action; `IllegalAnswer` if that is not allowed: nothing has changed."""
        self.act_for(self.seat, action)

    def act_for(self, seat: int, action: int) -> None:
        """The same for any seat whose turn it is."""
        if seat not in self.turns or not fits_spelling(self.turns[seat], action):
            expected = "one of " + " ".join(map(str, self.legal(seat))) if seat in self.turns else "nothing from it now"
            raise IllegalAnswer(f"seat {seat + 1}: action {action} was taken, expected {expected}")
        turn = list(self.turns[seat])
        spell_on(turn, action)
        spell_rest(turn)
        if turn[PLACE] == WHOLE:
            self._give(seat, turn[SPELLED])
        else:
            self.turns[seat] = turn
        self._moved()

    def answer(self, seat: int, value: int) -> None:
        """A seat gives a whole answer, as the rules' integer."""
        self._give(seat, value)
        self._moved()

    def _moved(self) -> None:
        self.moves += 1
        self.cut = self.moves >= self.space.longest and not self.table.over
        self._reward()
        self._go_on()

    def _give(self, seat: int, value: int) -> None:
        question, ask, told, sealed = self.table.question, self.table.ask(seat), len(self.table.tells), self.sealed
        self.table.answer_number(seat, value)
        self.said.append((told, seat, question.word(ask, value)))
        if not (sealed and self.sealed and self.table.state.chosen):
            self.turns = {}
        self.turns.pop(seat, None)

    def observe(self, seat: int) -> Array:
        """What a seat sees, as a tensor: from its view and nothing else."""
        row = np.array([self.table.view(seat).state.numbers()], np.int64)
        out = np.zeros((1, self.space.observation.size), np.float32)
        turn = self.turns.get(seat, [NOBODY] * COLUMNS)
        self.space.observation.look(row, np.array([seat]), np.array([turn], np.int64), out)
        return np.asarray(out[0])

    def sees(self, seat: int | None) -> str:
        """What a seat, or everybody, sees: every number that is not 0, every card; and what the seat has spelled."""
        view = self.table.view(seat)
        fields = [f for f in view.state.LAYOUT.fields if f.name not in UNSEEN and not f.name.startswith("plan_")]
        said = [_written(f.name, getattr(view.state, f.name)) for f in fields]
        for kind in dict.fromkeys(view.state.LAYOUT.piles):
            places = range(self.space.seats) if kind.each_seat else (None,)
            said += [_written(kind.name, view.cards(kind.name, place)) for place in places]
        turn = self.turns.get(seat) if seat is not None else None
        return " ".join(filter(None, [f"me={seat}", *said, _written("spells", turn[SEAT : PLACE + 1]) if turn else ""]))

    def recalls(self, seat: int) -> str:
        """Everything a seat has been told and has answered, then what it sees: nothing is ever forgotten."""
        lines, answers = [], [(told, words) for told, whose, words in self.said if whose == seat]
        for number, tell in enumerate(self.table.tells):
            while answers and answers[0][0] <= number:
                lines.append(f"I {answers.pop(0)[1]}")
            seen = tell.seen_by(seat)
            numbers = " ".join(f"{name}={value}" for name, value in seen.numbers.items())
            lines.append(" ".join(filter(None, [seen.what, str(seen.seat), numbers, *map(str, seen.cards)])))
        return "\n".join([*lines, *(f"I {words}" for _, words in answers), self.sees(seat)])

    @property
    def scores(self) -> tuple[int, ...]:
        """As they stand."""
        return self.table.result.scores

    def __deepcopy__(self, _memo: dict[int, Any]) -> "Play":
        """Another table that stands as this one."""
        other = copy(self)
        other.table = self.table.copy()
        other.table.state.tells = []
        other.table.tells = list(self.table.tells)
        other.said, other.turns = list(self.said), {seat: list(turn) for seat, turn in self.turns.items()}
        return other


def _written(name: str, value: int | list[int] | list[str]) -> str:
    """A name and what there is of it; nothing where all of it is 0."""
    if isinstance(value, list):
        return f"{name}={','.join(map(str, map(_plain, value)))}" if any(value) else ""
    return f"{name}={int(value)}" if value else ""


def _plain(value: int | str) -> int | str:
    return value if isinstance(value, str) else int(value)
