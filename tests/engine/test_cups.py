"""Dice under a cup: what is known of them, and that what is imagined is exactly as likely as it should be."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from random import Random
from typing import NamedTuple

import pytest

from brelan.deck import Deck
from brelan.engine.chance import roll, seeded
from brelan.engine.compiled import Compiled
from brelan.engine.cups import ago, lift, look, shake, throw_again, thrown_after
from brelan.engine.declarations import under_cup
from brelan.engine.layout import declared
from brelan.engine.piles import EVERYBODY, NOBODY, card, seen, size
from brelan.engine.record import read, write
from brelan.engine.sight import imagine, veil
from brelan.engine.state import NO_SEAT, AnyState, Pile
from brelan.engine.table import IllegalAnswer
from brelan.engine.table import Table as Playing
from tests.contract.test_conservation import empty_slots_are_clean
from tests.engine.cups import game

DICE = Deck(("1", "2", "3", "4"))
Dice = tuple[int, ...]
ANA, BEN, CLEO, DAN = range(4)


@declared(seats=4)
class Cup(AnyState):
    """Three dice with four faces."""

    cup: Pile = under_cup(3, DICE)


def shaken(who: int, chance: int = 12345) -> Cup:
    t = Cup.new(4)
    t.chance = chance
    shake(t, t.cup, 3, who)
    return t


def dice(t: Cup, throws_ago: int = 0) -> Dice:
    """The dice as they lay so many throws ago; −1 where they are not known."""
    pile = Pile(ago(t, t.cup, throws_ago))
    return tuple(card(t, pile, i) for i in range(size(t, pile)))


def seen_by(t: Cup, seat: int) -> Cup:
    view = t.copy()
    veil(view, seat)
    return view


HOLES = (-1, -1, -1)


def test_only_who_looks_sees_the_dice_and_they_lie_sorted() -> None:
    t = shaken(1 << ANA)
    assert dice(t) == tuple(sorted(dice(t)))
    assert dice(seen_by(t, ANA)) == dice(t)
    assert dice(seen_by(t, BEN)) == dice(seen_by(t, NO_SEAT)) == HOLES
    look(t, t.cup, 1 << BEN)
    assert dice(seen_by(t, BEN)) == dice(seen_by(t, ANA)) == dice(t)
    assert dice(seen_by(t, NO_SEAT)) == HOLES


def test_who_looked_before_a_throw_remembers_the_dice_and_knows_how_many_fell_but_not_which() -> None:
    t = shaken(1 << ANA)
    look(t, t.cup, 1 << BEN)
    before, views = dice(t), []
    for positions in (0b001, 0b010, 0b100):
        again = t.copy()
        throw_again(again, again.cup, positions, 1 << BEN)
        assert dice(seen_by(again, BEN)) == dice(again) == tuple(sorted(dice(again)))
        views.append(seen_by(again, ANA))
        assert dice(views[-1]) == HOLES
        assert dice(views[-1], 1) == before
    assert views[0] == views[1] == views[2]


def test_nothing_is_forgotten_when_no_die_is_thrown_again() -> None:
    t = shaken(1 << ANA)
    look(t, t.cup, 1 << BEN)
    throw_again(t, t.cup, 0, 1 << BEN)
    assert dice(seen_by(t, ANA)) == dice(t)


def test_who_looks_again_remembers_only_throws_that_follow_each_other_without_a_gap() -> None:
    t = shaken(1 << ANA)
    throw_again(t, t.cup, 0b001, 1 << BEN)
    throw_again(t, t.cup, 0b010, 1 << BEN)
    assert [dice(seen_by(t, ANA), n) != HOLES for n in range(3)] == [False, False, True]
    look(t, t.cup, 1 << ANA)
    assert [dice(seen_by(t, ANA), n) != HOLES for n in range(3)] == [True, False, False]
    assert [dice(seen_by(t, BEN), n) != HOLES for n in range(3)] == [True, True, False]


def test_who_looks_again_forgets_even_the_earliest_throw_unless_they_saw_all_that_followed() -> None:
    t = shaken(1 << ANA)
    look(t, t.cup, 1 << BEN)
    for _ in range(4):
        throw_again(t, t.cup, 0b001, 1 << BEN)
    assert [dice(seen_by(t, ANA), n) != HOLES for n in range(5)] == [False, False, False, False, True]
    look(t, t.cup, 1 << ANA)
    assert [dice(seen_by(t, ANA), n) != HOLES for n in range(5)] == [True, False, False, False, False]
    assert [dice(seen_by(t, BEN), n) != HOLES for n in range(5)] == [True, True, True, True, True]


class Throw(NamedTuple):
    """Dice as they lay, who had seen them, and how many of them were thrown again then."""

    dice: list[int]
    seen: int
    again: int


@pytest.mark.parametrize("seed", range(40))
def test_an_evening_with_a_cup_is_what_somebody_with_paper_and_pencil_writes_down(seed: int) -> None:
    rng, t = Random(seed), shaken(0, chance=seeded(seed))
    luck = [seeded(seed)]
    throws = [Throw(sorted(roll(luck, 4) for _ in range(3)), 0, 0)]
    for _ in range(12):
        who, positions = rng.randrange(16), rng.randrange(8)
        if rng.random() < 0.5:
            throw_again(t, t.cup, positions, who)
            if positions:
                now = throws[0]
                kept = [die for i, die in enumerate(now.dice) if not positions >> i & 1]
                fresh = [roll(luck, 4) for _ in range(3 - len(kept))]
                throws[:1] = [Throw(sorted(kept + fresh), 0, 0), now._replace(again=len(fresh))]
                del throws[5:]
                throws = looked(throws, who)
        else:
            look(t, t.cup, who)
            throws = looked(throws, who)
        found = [Pile(ago(t, t.cup, n)) for n in range(len(throws))]
        assert [dice(t, n) for n in range(len(throws))] == [tuple(throw.dice) for throw in throws]
        assert [seen(t, pile, 2) for pile in found] == [throw.seen for throw in throws]
        assert [thrown_after(t, pile) for pile in found] == [throw.again for throw in throws]
        assert empty_slots_are_clean(t)
    assert t.chance == luck[0]


def looked(throws: list[Throw], who: int) -> list[Throw]:
    """Who looks keeps of the past what they have seen without a gap."""
    after, followed = [throws[0]._replace(seen=throws[0].seen | who)], who
    for throw in throws[1:]:
        followed &= throw.seen
        after.append(throw._replace(seen=throw.seen & (followed | ~who)))
    return after


def test_as_many_throws_are_kept_as_there_are_seats_and_a_lifted_cup_has_no_past() -> None:
    t = shaken(EVERYBODY)
    for _ in range(6):
        throw_again(t, t.cup, 0b111, EVERYBODY)
    assert [len(dice(t, n)) for n in range(5)] == [3] * 5
    lift(t, t.cup)
    assert [len(dice(t, n)) for n in range(5)] == [3, 0, 0, 0, 0]
    assert empty_slots_are_clean(t)
    assert dice(seen_by(t, NO_SEAT)) == dice(t)
    shake(t, t.cup, 3, NOBODY)
    assert dice(seen_by(t, NO_SEAT)) == HOLES


def changes(before: Dice, n: int) -> Iterator[Dice]:
    """Every way to throw n of the dice again, each as often as it comes."""
    for which in combinations(range(3), n):
        for fallen in product(range(4), repeat=n):
            after = list(before)
            for i, face in zip(which, fallen, strict=True):
                after[i] = face
            yield tuple(after)


def histories(first: tuple[int, ...]) -> Iterator[tuple[Dice, ...]]:
    """Every course of an evening in which so many dice are thrown again one time after the other."""
    courses: list[tuple[Dice, ...]] = [(start,) for start in product(range(4), repeat=3)]
    for n in first:
        courses = [(*course, after) for course in courses for after in changes(course[-1], n)]
    for course in courses:
        yield tuple(tuple(sorted(throw)) for throw in course)


@pytest.mark.parametrize("seat", [ANA, BEN, CLEO, DAN, NO_SEAT])
def test_imagined_dice_are_exactly_as_likely_as_all_that_may_have_happened(seat: int) -> None:
    """Ana looks, Ben throws one again, Cleo throws two again; Dan and the table see nothing."""
    t = shaken(1 << ANA)
    look(t, t.cup, 1 << BEN)
    throw_again(t, t.cup, 0b010, 1 << BEN)
    look(t, t.cup, 1 << CLEO)
    throw_again(t, t.cup, 0b101, 1 << CLEO)
    view = seen_by(t, seat)
    known = [dice(view, n) for n in (2, 1, 0)]
    weights = Counter(
        course
        for course in histories((1, 2))
        if all(lay in (HOLES, really) for lay, really in zip(known, course, strict=True))
    )
    games = 10_000
    found: Counter[tuple[Dice, ...]] = Counter()
    for seed in range(games):
        world = view.copy()
        imagine(world, seat, seed)
        assert seen_by(world, seat).slot == view.slot
        found[dice(world, 2), dice(world, 1), dice(world, 0)] += 1
    assert set(found) <= set(weights)
    expected = {course: games * n / weights.total() for course, n in weights.items()}
    common = {course: mean for course, mean in expected.items() if mean >= 5}
    rare = max(0.0, games - sum(common.values()))
    squared = sum((found[course] - mean) ** 2 / mean for course, mean in common.items())
    rarely = games - sum(found[course] for course in common)
    assert abs(rarely - rare) < 5 * rare**0.5 + 1
    assert squared < len(common) + 5 * (2 * len(common)) ** 0.5


@pytest.fixture(scope="module")
def fast() -> Compiled:
    return Compiled(game)


@pytest.mark.parametrize("players", [2, 3])
def test_a_game_with_a_cup_is_byte_equal_in_both_back_ends(fast: Compiled, players: int) -> None:
    rng = Random(players)
    for seed in range(20):
        playing = Playing.begin(game, players, seed=seed)
        rows = fast.rows(2)
        fast.start(rows, 0, fast.blank(players), seed)
        while not playing.over:
            assert rows[0].tobytes() == playing.state.tobytes()
            for watcher in (*range(players), NO_SEAT):
                view = playing.view(None if watcher == NO_SEAT else watcher).state
                fast.view(rows, 0, 1, watcher)
                assert rows[1].tobytes() == view.tobytes()
                imagine(view, watcher, seed)
                fast.imagine(rows, 1, watcher, seed)
                assert rows[1].tobytes() == view.tobytes()
            seat = rng.choice(playing.awaited)
            choice = playing.asks[seat].any(rng)
            fast.step(rows, 0, seat, playing.asks[seat].encode(choice))
            playing.answer(seat, choice)
        assert rows[0].tobytes() == playing.state.tobytes()


def said_by_all(playing: Playing) -> Playing:
    """The first deal up to the last thing that is said."""
    for seat in (0, 1, 0, 1):
        playing.answer(seat, [0])
    playing.answer(0, "some")
    return playing


def test_an_amount_on_a_scale_is_written_and_read_by_its_text() -> None:
    playing = said_by_all(Playing.begin(game, 2, seed=1))
    text = write(playing)
    assert "\n1 says some\n" in text
    assert read(text, "record", lambda _: game).state == playing.state
    assert playing.asks[1].least == 2


def test_what_is_not_on_the_scale_or_too_low_is_refused_in_its_words() -> None:
    playing = said_by_all(Playing.begin(game, 2, seed=1))
    for wrong in ("a few", "a lot", 1, 4):
        with pytest.raises(IllegalAnswer, match="expected says and a place on the scale from some to many"):
            playing.answer(1, wrong)
