"""Faults that can be planted into any game, one of each kind that a contract is there for."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from brelan.engine import sight
from brelan.engine.asks import Form, allows
from brelan.engine.flow import Manner
from brelan.engine.game import Game
from brelan.engine.piles import FACE, SEEN
from brelan.engine.sets import count, lowest
from brelan.engine.state import NO_SEAT, AnyState
from brelan.engine.table import IllegalAnswer, Table, View
from brelan.engine.tells import Tell

Patch = pytest.MonkeyPatch
Spoils = Callable[[Game, AnyState, int], None]


def after_answers(patch: Patch, game: Game, spoil: Spoils) -> None:
    """Whatever a seat answers, this happens besides."""
    _wrap(patch, game, "ANSWERS", spoil)


def _wrap(patch: Patch, game: Game, kind: str, spoil: Spoils) -> None:
    def spoilt(rule: Callable[..., None]) -> Callable[..., None]:
        def both(t: AnyState, seat: int, *rest: int) -> None:
            rule(t, seat, *rest)
            spoil(game, t, seat)

        return both

    constants = game.state.LAYOUT.constants
    patch.setitem(constants, kind, tuple(map(spoilt, constants[kind])))


def chips(game: Game) -> str:
    """A list of integers, one for each seat, that belongs to what is conserved."""
    t = game.blank(game.least)
    wealth = game.wealth(t)
    for field in game.state.LAYOUT.fields:
        if field.n == game.state.LAYOUT.seats:
            getattr(t, field.name)[0] += 1
            if game.wealth(t) != wealth:
                return field.name
            getattr(t, field.name)[0] -= 1
    raise AssertionError(f"{game.name} has nothing to win")


def secret(t: AnyState, seat: int = NO_SEAT) -> int:
    """A face that this seat has not seen, of the pile with the fewest cards; 0 if there is none."""
    for pile in sorted(range(len(t.START)), key=lambda pile: t.count[pile]):
        for slot in t.slot[t.START[pile] : t.START[pile] + t.count[pile]]:
            if not slot >> SEEN & 1 << seat:
                return slot & FACE
    return 0


def a_chip_is_lost(patch: Patch, game: Game) -> None:
    name = chips(game)

    def spoil(_game: Game, t: AnyState, seat: int) -> None:
        getattr(t, name)[seat] = max(0, getattr(t, name)[seat] - 1)

    after_answers(patch, game, spoil)


def a_card_is_lost(patch: Patch, game: Game) -> None:
    def spoil(_game: Game, t: AnyState, _seat: int) -> None:
        pile = max(range(len(t.START)), key=lambda pile: t.count[pile])
        t.count[pile] -= 1
        t.slot[t.START[pile] + t.count[pile]] = 0

    after_answers(patch, game, spoil)


def a_card_is_doubled(patch: Patch, game: Game) -> None:
    def spoil(_game: Game, t: AnyState, _seat: int) -> None:
        start = t.START[max(range(len(t.START)), key=lambda pile: t.count[pile])]
        t.slot[start] = t.slot[start] & ~FACE | t.slot[start + 1] & FACE

    after_answers(patch, game, spoil)


def a_card_leaves_a_trace(patch: Patch, game: Game) -> None:
    def spoil(_game: Game, t: AnyState, _seat: int) -> None:
        ends = [*t.START[1:], len(t.slot)]
        free = next(start + n for start, n, end in zip(t.START, t.count, ends, strict=True) if start + n < end)
        t.slot[free] = 1

    after_answers(patch, game, spoil)


def a_number_is_out_of_bounds_for_a_moment(patch: Patch, game: Game) -> None:
    field = next(field for field in game.state.LAYOUT.fields if field.name == "lead")

    def out(_game: Game, t: AnyState, _seat: int) -> None:
        t.plan_about[-1] = t.lead
        t.lead = field.most + 1

    def back(rule: Callable[..., Any]) -> Callable[..., Any]:
        def first(t: AnyState, *rest: int) -> Any:
            if t.lead > field.most:
                t.lead, t.plan_about[-1] = t.plan_about[-1], 0
            return rule(t, *rest)

        return first

    after_answers(patch, game, out)
    constants = game.state.LAYOUT.constants
    patch.setitem(constants, "HAPPENS", tuple(map(back, constants["HAPPENS"])))
    patch.setitem(constants, "QUESTIONS", tuple(tuple(map(back, chain)) for chain in constants["QUESTIONS"]))


def a_rule_forgets_to_plan(patch: Patch, game: Game) -> None:
    def spoil(_game: Game, t: AnyState, _seat: int) -> None:
        t.depth = 0

    after_answers(patch, game, spoil)


def a_game_plays_on_after_its_end(patch: Patch, game: Game) -> None:
    def spoil(_game: Game, t: AnyState, _seat: int) -> None:
        t.over = 1

    after_answers(patch, game, spoil)


def a_copy_shares_its_chips(patch: Patch, game: Game) -> None:
    name = chips(game)
    copy: Any = game.state.copy

    def shares(t: Any) -> Any:
        other = copy(t)
        setattr(other, name, getattr(t, name))
        return other

    patch.setattr(game.state, "copy", shares)


def bytes_lose_the_chips(patch: Patch, game: Game) -> None:
    read, name = game.state.frombytes, chips(game)

    def without(data: bytes) -> Any:
        t = read(data)
        setattr(t, name, [0] * len(getattr(t, name)))
        return t

    patch.setattr(game.state, "frombytes", staticmethod(without))


def json_loses_the_chips(patch: Patch, game: Game) -> None:
    write, name = game.state.tojson, chips(game)

    def without(t: Any) -> str:
        read = json.loads(write(t))
        return json.dumps(read | {name: [0] * len(read[name])})

    patch.setattr(game.state, "tojson", without)


def a_rule_depends_on_more_than_the_table(patch: Patch, game: Game) -> None:
    rng, name = Random(1), chips(game)

    def spoil(_game: Game, t: AnyState, seat: int) -> None:
        own = getattr(t, name)
        if rng.random() < 0.5 and own[seat] > 0:
            own[seat] -= 1
            own[(seat + 1) % t.players] += 1

    after_answers(patch, game, spoil)


def a_plain_rule_is_another(patch: Patch, game: Game) -> None:
    name = chips(game)

    def spoil(_game: Game, t: AnyState, seat: int) -> None:
        own = getattr(t, name)
        if own[seat] > 0:
            own[seat] -= 1
            own[(seat + 1) % t.players] += 1

    after_answers(patch, game, spoil)


def an_answer_beside_the_ask_is_allowed(patch: Patch, game: Game) -> None:
    def generous(ask: Any, value: int) -> bool:
        one_more = ask.form == Form.AMOUNT and value == ask.most + 1
        too_many = ask.form == Form.SOME_OF and count(value) == ask.most + 1
        beside = ask.form == Form.ONE_OF and value == lowest(~ask.members)
        return allows(ask, value) or one_more or too_many or beside

    patch.setattr("brelan.engine.table.allows", generous)


def a_named_answer_is_refused(patch: Patch, game: Game) -> None:
    def strict(ask: Any, value: int) -> bool:
        top = {Form.AMOUNT: ask.most, Form.ONE_OF: ask.members.bit_length() - 1}.get(ask.form)
        return allows(ask, value) and value != top and not (ask.form == Form.SOME_OF and count(value) == ask.most)

    patch.setattr("brelan.engine.table.allows", strict)


def a_refused_answer_leaves_a_trace(patch: Patch, game: Game) -> None:
    judge: Any = Table._judge

    def traced(self: Table, seat: int, ask: Any, value: int, given: object) -> None:
        self.state.about += 1
        judge(self, seat, ask, value, given)
        self.state.about -= 1

    patch.setattr(Table, "_judge", traced)


def a_view_shows_a_secret_face(patch: Patch, game: Game) -> None:
    def thin(t: AnyState, seat: int) -> None:
        whole = list(t.slot)
        sight.veil(t, seat)
        for pile in range(len(t.START)):
            if t.count[pile]:
                t.slot[t.START[pile]] |= whole[t.START[pile]] & FACE

    patch.setattr("brelan.engine.table.veil", thin)


def a_view_shows_a_sealed_choice(patch: Patch, game: Game) -> None:
    def thin(t: AnyState, seat: int) -> None:
        sealed = list(t.sealed)
        sight.veil(t, seat)
        t.sealed = sealed

    patch.setattr("brelan.engine.table.veil", thin)


def a_secret_is_copied_into_a_public_integer(patch: Patch, game: Game) -> None:
    after_answers(patch, game, lambda _game, t, _seat: t.plan_about.__setitem__(-1, secret(t)))


def an_ask_depends_on_a_secret(patch: Patch, game: Game) -> None:
    def curious(question: Callable[..., Any]) -> Callable[..., Any]:
        def asks(t: AnyState, seat: int, *rest: int) -> Any:
            ask, first_deal = question(t, seat, *rest), getattr(t, game.deal) <= 1  # else some games never end
            return narrower(ask) if first_deal and secret(t, seat) % 2 else ask

        return asks

    constants = game.state.LAYOUT.constants
    patch.setitem(constants, "QUESTIONS", tuple(tuple(map(curious, chain)) for chain in constants["QUESTIONS"]))


def narrower(ask: Any) -> Any:
    """The same question with one answer less, where one is left."""
    if ask.form in (Form.AMOUNT, Form.SOME_OF) and ask.most > ask.least:
        return ask._replace(most=ask.most - 1)
    if ask.form in (Form.ONE_OF, Form.SOME_OF) and count(ask.members) > max(1, ask.most):
        return ask._replace(members=ask.members & ~(1 << ask.members.bit_length() - 1))
    return ask


def a_tell_says_a_secret(patch: Patch, game: Game) -> None:
    def spoil(_game: Game, t: AnyState, seat: int) -> None:
        if t.tells is not None:
            t.tells.append(Tell("whisper", "G5", seat, {"face": secret(t)}, (), 0))

    after_answers(patch, game, spoil)


def a_tell_shows_cards_to_all(patch: Patch, game: Game) -> None:
    patch.setattr(Tell, "seen_by", lambda self, _watcher: self.seen_by_all_eyes())


def an_error_says_a_secret(patch: Patch, game: Game) -> None:
    answer = Table.answer

    def talkative(self: Table, seat: int, choice: object) -> None:
        try:
            answer(self, seat, choice)
        except IllegalAnswer as refused:
            raise IllegalAnswer(f"{refused} ({secret(self.state, seat)})") from None

    patch.setattr(Table, "answer", talkative)


def an_imagined_table_contradicts_its_view(patch: Patch, game: Game) -> None:
    def careless(t: AnyState, seat: int, seed: int) -> None:
        seen = [i for i, slot in enumerate(t.slot) if slot & FACE]
        sight.imagine(t, seat, seed)
        for i in seen[:1]:
            t.slot[i] = t.slot[i] & ~FACE | (t.slot[i] & FACE) % 6 + 1

    patch.setattr("brelan.engine.table.imagine", careless)


def an_imagined_table_is_the_true_one(patch: Patch, game: Game) -> None:
    view = Table.view

    def keeps(self: Table, seat: int | None = None) -> View:
        seen = view(self, seat)
        patch.setattr(seen, "imagine", lambda _rng: self.copy())
        return seen

    patch.setattr(Table, "view", keeps)


def chooses_in_secret(game: Game) -> bool:
    """Whether players choose at the same time, each in secret."""
    return Manner.SEALED in game.state.LAYOUT.constants["MANNER"]


def has_cards(game: Game) -> bool:
    """Whether the game is played with more than dice."""
    return not all(game.state.LAYOUT.constants["DICE"])
