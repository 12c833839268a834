"""A table as its watchers may see it, as messages: the whole of it, and what an answer changed.

Every face goes through `sight.known`; what differs from what everybody sees is told apart, so that the common part is
made once for all.
"""

from collections.abc import Callable, Iterable
from enum import IntEnum
from functools import cache
from operator import attrgetter
from typing import NamedTuple

from brelan import shelf
from brelan.comparison import BEATS, marked
from brelan.deck import HOLE
from brelan.engine.asks import Form
from brelan.engine.flow import time_out
from brelan.engine.foresight import amounts
from brelan.engine.game import Game
from brelan.engine.piles import BACKS, CLASS, FACE, SEEN
from brelan.engine.sets import bit, has
from brelan.engine.sight import known
from brelan.engine.state import NO_SEAT, AnyState
from brelan.engine.steps import SEATS
from brelan.engine.table import Table
from brelan.engine.tells import RUNG, Tell
from brelan.face import NOTHING_AHEAD
from brelan.server import messages
from brelan.server.comparing import compared
from brelan.server.messages import Among, Following, Picture, Prompt, SeenTell, Value
from brelan.texts import LANGUAGES

Numbers = dict[str, int | list[int]]
Piles = dict[str, int | tuple[str, ...]]

COMMON = ("players", "lead", "actor", "part", "asked", "chosen")
"""The engine's own numbers that a page needs."""
FORMS: dict[int, messages.Form] = {Form.ONE_OF: "one", Form.SOME_OF: "some", Form.AMOUNT: "amount"}


class Frame(NamedTuple):
    """What of a game's table is shown: its numbers, and its piles with their first and last slot."""

    numbers: tuple[str, ...]
    values: Callable[[AnyState], tuple[int | list[int], ...]]
    piles: tuple[tuple[str, int, int, int], ...]


@cache
def frame(name: str) -> Frame:
    """The frame of a game, from its declarations."""
    layout = shelf.game(name).state.LAYOUT
    own = tuple(f.name for f in layout.fields if f.name not in AnyState.__annotations__)
    starts = layout.constants["START"]
    piles = []
    for pile, kind in enumerate(layout.piles):
        handle = layout.constants[kind.name]
        key = f"{kind.name}.{handle.index(pile)}" if kind.each_seat else kind.name
        piles.append((key, pile, starts[pile], starts[pile] + kind.room))
    numbers = (*COMMON, *own)
    return Frame(numbers, attrgetter(*numbers), tuple(piles))


def step_of(game: Game, state: AnyState) -> str:
    """The step under way, as texts name it."""
    return _word(game.steps, state.now).replace("_", "-")


@cache
def _word(kind: type[IntEnum], value: int) -> str:
    return kind(value).name.lower()


@cache
def _text(name: str, deck: int, slot: int) -> str:
    if slot & FACE:
        layout, card = shelf.game(name).state.LAYOUT, (slot & FACE) - 1
        text = layout.decks[deck].text(card)
        if has(slot >> SEEN, NO_SEAT):
            return text
        return f"{text}*{layout.constants['BACK'][card]}" if has(slot >> BACKS, NO_SEAT) else f"{text}*"
    return f"?{slot >> CLASS}" if slot >> CLASS else HOLE


OPEN = 1 << SEEN + NO_SEAT
SHOWN = FACE | OPEN | 1 << BACKS + NO_SEAT | 63 << CLASS
"""The bits of a slot that matter to a watcher: its face, whether everybody knows it, its back and who sees it."""
NAMELESS: dict[str, str] = {}


def knowers(slots: Iterable[int]) -> int:
    """The seats that may know more of these cards than everybody does."""
    seats = 0
    for slot in slots:
        if not slot & OPEN:
            seats |= slot >> SEEN | slot >> BACKS
    return seats


def pile_of(game: Game, t: AnyState, pile: int, start: int, watcher: int) -> int | tuple[str, ...]:
    """A pile as a watcher knows it."""
    n, deck = t.count[pile], t.DECK[pile]
    texts = tuple([_text(game.name, deck, known(t, slot, watcher) & SHOWN) for slot in t.slot[start : start + n]])
    return n if texts.count(HOLE) == n else texts


def open_piles(game: Game, t: AnyState) -> Piles:
    """What lies before each seat, face up: for those who agreed to open the secrets of a game."""
    found: Piles = {}
    for key, pile, start, _ in frame(game.name).piles:
        if "." in key:
            slots = t.slot[start : start + t.count[pile]]
            found[key] = tuple([_text(game.name, t.DECK[pile], slot & SHOWN | OPEN) for slot in slots])
    return found


def standing(game: Game, t: AnyState) -> Numbers:
    """Where everybody stands, as the game's face says it: what each seat has, what lies in the middle, who plays."""
    face, seats = shelf.box(game.name).face, range(t.players)
    found: Numbers = {"plays": sum(bit(seat) for seat in seats if face.plays(t, seat)), **face.middle(t)}
    return found | purses(game, t)


def purses(game: Game, t: AnyState) -> dict[str, list[int]]:
    """What each seat has, in public; what decides the game comes first."""
    each = [shelf.box(game.name).face.purse(t, seat) for seat in range(t.players)]
    return {name: [purse[name] for purse in each] for name in each[0]}


def picture(game: Game, t: AnyState, watcher: int) -> Picture:
    """The whole table as a watcher knows it."""
    shown = frame(game.name)
    numbers: Numbers = dict(zip(shown.numbers, shown.values(t), strict=True)) | standing(game, t)
    piles = {key: pile_of(game, t, pile, start, watcher) for key, pile, start, _ in shown.piles}
    return Picture(step_of(game, t), numbers, piles)


def changed_numbers(game: Game, before: AnyState, after: AnyState) -> Numbers:
    """The numbers that are not what they were."""
    names, values, _ = frame(game.name)
    changed = {name: new for name, new, old in zip(names, values(after), values(before), strict=True) if new != old}
    stood = standing(game, before)
    return changed | {name: new for name, new in standing(game, after).items() if new != stood[name]}


def changed_piles(game: Game, before: AnyState, after: AnyState) -> tuple[Piles, list[Piles]]:
    """The piles that changed for everybody, as everybody knows them; and for each seat those it knows more about.

    What a watcher does not see change is not sent: dice that fall as before under a cup look like any others.
    """
    common: Piles = {}
    own: list[Piles] = [{} for _ in range(after.players)]
    if before.slot == after.slot and before.count == after.count:  # most answers move no card
        return common, own
    for key, pile, start, end in frame(game.name).piles:
        if before.count[pile] != after.count[pile] or before.slot[start:end] != after.slot[start:end]:
            public = pile_of(game, after, pile, start, NO_SEAT)
            for_all = public != pile_of(game, before, pile, start, NO_SEAT)
            if for_all:
                common[key] = public
            seats = knowers(after.slot[start:end]) | (0 if for_all else knowers(before.slot[start:end]))
            for seat in range(after.players):
                if not has(seats, seat):
                    continue
                seen = pile_of(game, after, pile, start, seat)
                if seen != (public if for_all else pile_of(game, before, pile, start, seat)):
                    own[seat][key] = seen
    return common, own


def seen(game: Game, tell: Tell, watcher: int) -> SeenTell:
    """An event as a watcher may know it."""
    numbers = {name: int(number) for name, number in tell.numbers.items()}  # some are yes or no
    face = shelf.box(game.name).face
    if not tell.cards:
        name = in_words(lambda lang: face.announced(numbers, lang)) if RUNG in numbers else NAMELESS
        return SeenTell(tell.what, tell.rule, tell.seat, numbers, (), name)
    tell = tell.seen_by(watcher)
    deck = game.state.LAYOUT.decks[tell.deck]
    cards = tuple([HOLE if card < 0 else deck.text(card) for card in tell.cards])
    if tell.what == BEATS and HOLE not in cards:
        return compared(game.name, tell, numbers, cards)
    name = NAMELESS if HOLE in cards else in_words(lambda lang: face.hand_name(tell.cards, lang))
    return SeenTell(tell.what, tell.rule, tell.seat, numbers, cards, name)


def in_words(name: Callable[[str], str]) -> dict[str, str]:
    """A name in each language that has one."""
    return {lang: text for lang in LANGUAGES if (text := name(lang))}


class Held(NamedTuple):
    """What a seat has in its hand, for the messages that say so."""

    holding: dict[str, str]
    kind: str
    counts: int


NOTHING_HELD = Held(NAMELESS, "", 0)


def held(game: Game, state: AnyState, seat: int) -> Held:
    """Its name, its category, and the places that count in it where not all do."""
    box = shelf.box(game.name)
    reading, judge = box.reading(state, seat), box.judge
    if reading is None or judge is None:
        return NOTHING_HELD
    all_count = len(reading.places) == len(box.face.held(state, seat))
    holding = in_words(lambda lang: judge.name(reading, lang))
    return Held(holding, reading.category.key, 0 if all_count else marked(reading.places))


@cache
def held_piles(name: str, seat: int) -> tuple[str, ...]:
    """The piles that decide what a seat has in its hand."""
    shown = shelf.box(name).face
    return (*(f"{pile}.{seat}" for pile in shown.own), *shown.own, *shown.common)


def prompt(table: Table, seat: int, asked: int) -> Prompt | None:
    """What a seat is asked, if it is."""
    t, ask = table.state, table.asked(seat)
    if ask is None:
        return None
    put = table.question
    options = tuple([_word(put.options, value) for value in ask.options()]) if put.options else ()
    of: Among = "positions"
    if ask.form == Form.AMOUNT:
        of = "scale" if put.scale else "amount"
    elif put.options:
        of = "options"
    elif put.members == SEATS:
        of = "seats"
    face = shelf.box(table.game.name).face
    places = face.places(t, seat) if of == "positions" else None
    return Prompt(
        asked,
        step_of(table.game, t),
        put.verb,
        FORMS[ask.form],
        of,
        tuple(ask.options()),
        options,
        ask.least,
        ask.most,
        face.facts(t, seat),
        ask.decode(t.sealed[seat]) if has(t.chosen, seat) else None,
        frame(table.game.name).piles[places.pile][0] if places else "",
        places.cards if places else 1,
        _ahead(table, seat),
        {value: _following(led_to, seat) for value, led_to in amounts(table, seat).items()},
    )


def _following(table: Table, seat: int) -> Following:
    """The amount that an option has led to."""
    ask, put, facts = table.ask(seat), table.question, shelf.box(table.game.name).face.facts(table.state, seat)
    of: Among = "scale" if put.scale else "amount"
    return Following(step_of(table.game, table.state), put.verb, of, ask.least, ask.most, facts)


def late(table: Table, seat: int) -> Value:
    """What the clock answers for a seat that is asked, as far as the seat can tell."""
    return table.ask(seat).decode(time_out(table.view(seat).state, seat))


def _ahead(table: Table, seat: int) -> dict[str, tuple[str, ...]]:
    """What a seat may look up, from what it knows; a box with a page of its own shows that there."""
    box = shelf.box(table.game.name)
    if box.page is not None or box.face.ahead is NOTHING_AHEAD:
        return {}
    view = table.view(seat).state
    return {lang: lines for lang in LANGUAGES if (lines := box.face.ahead(view, lang))}
