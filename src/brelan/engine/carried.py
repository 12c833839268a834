"""A table between two deals, by names: what one version of a game's rules hands on to the next.

Declared numbers and piles are written with their names, cards with their texts. Whatever lays the table out again takes
what it knows; the rest is as the rules set it up.
"""

from typing import NamedTuple

from brelan.engine.chance import Source
from brelan.engine.declarations import Field
from brelan.engine.drive import begin
from brelan.engine.flow import drop_plans, end, run
from brelan.engine.game import Game
from brelan.engine.piles import BACKS, EVERYBODY, FACE, NEVER, SEEN, SINCE, clear, put
from brelan.engine.state import NO_SEAT, AnyState, Pile
from brelan.engine.table import Table
from brelan.engine.tells import Tell

Card = tuple[str, int, int]
"""A card's text, who has seen its face, and who its back."""
Numbers = dict[str, int | list[int]]
Piles = dict[str, tuple[Card, ...]]

ERA = 1 << 32
"""Outcomes reserved for each version: a deal that is dealt again never repeats earlier ones."""
RENEWED = "renewed"
"""What is told when new rules take over."""


class Carried(NamedTuple):
    """The numbers and piles of a table."""

    numbers: Numbers
    piles: Piles


def carry(game: Game, t: AnyState) -> Carried:
    """What the table holds between two deals; what is printed on cards stays with the rules."""
    printed = game.state.new(t.players)
    if game.load is not None:
        game.load(printed, None)
    numbers: Numbers = {}
    for f in _numbers(game):
        value = getattr(t, f.name)
        if not f.n:
            numbers[f.name] = value
        elif value != getattr(printed, f.name) or not any(value):
            numbers[f.name] = list(value)
    return Carried(numbers, {name: _cards(game, t, pile) for name, pile in _piles(game).items() if t.count[pile]})


def go_on(
    game: Game,
    seats: int,
    options: dict[str, object],
    carried: Carried | None,
    source: Source,
    names: tuple[str, ...],
    era: int,
) -> Table:
    """Go on with these rules after the last complete deal; if there is none, begin again."""
    state = game.blank(seats, options)
    if carried is not None:
        drop_plans(state)
        lay_out(game, state, carried)
        run(state, (game.between,))
    deal = getattr(state, game.deal)
    state.drawn, state.source = era * ERA, source
    state.tells = [Tell(RENEWED, "", NO_SEAT, {"deal": deal}, (), 0)]
    begin(state, 0)
    table = Table(game, state, names)
    table.listen()
    return table


def finished(game: Game, seats: int, options: dict[str, object], carried: Carried, names: tuple[str, ...]) -> Table:
    """The table at the end of a game that was played by other rules."""
    state = game.blank(seats, options)
    lay_out(game, state, carried)
    state.now = game.between
    end(state)
    return Table(game, state, names)


def lay_out(game: Game, t: AnyState, carried: Carried) -> None:
    """Put what was carried in its place on a table that is set up."""
    for f in _numbers(game):
        value, own = carried.numbers.get(f.name), getattr(t, f.name)
        if isinstance(own, int) and isinstance(value, int):
            setattr(t, f.name, _within(f, value))
        elif isinstance(own, list) and isinstance(value, list):
            same, each = len(value) == f.n, f.n == game.state.LAYOUT.seats
            given = value if same else value[: t.players] if each else []
            own[: len(given)] = [_within(f, number) for number in given]
    _lay_cards(game, t, carried.piles)


def _numbers(game: Game) -> list[Field]:
    """The numbers that the game itself declares, without its options, and who leads."""
    options = {option.name for option in game.options}
    own = [f for f in game.state.LAYOUT.fields if f.name not in AnyState.__annotations__ and f.name not in options]
    return [*own, *(f for f in game.state.LAYOUT.fields if f.name == "lead")]


def _within(f: Field, number: int) -> int:
    return min(max(number, f.least), f.most)


def _piles(game: Game) -> dict[str, Pile]:
    """Every pile by its name, those of seats with their number: `hand.0`."""
    found: dict[str, Pile] = {}
    for kind in game.state.LAYOUT.piles:
        handle = game.state.LAYOUT.constants[kind.name]
        found |= (
            {f"{kind.name}.{seat}": one for seat, one in enumerate(handle)} if kind.each_seat else {kind.name: handle}
        )
    return found


def _cards(game: Game, t: AnyState, pile: Pile) -> tuple[Card, ...]:
    deck, start = game.state.LAYOUT.decks[t.DECK[pile]], t.START[pile]
    slots = t.slot[start : start + t.count[pile]]
    return tuple((deck.text((s & FACE) - 1), s >> SEEN & EVERYBODY, s >> BACKS & EVERYBODY) for s in slots)


def _lay_cards(game: Game, t: AnyState, given: Piles) -> None:
    """Cards that these rules know go back where they were; the others stay where the set-up puts them."""
    piles, kinds = _piles(game), game.state.LAYOUT.piles
    known = {name: _slots(game, t, pile, given.get(name, ())) for name, pile in piles.items()}
    placed = [
        (t.DECK[pile], slot & FACE) for name, pile in piles.items() if not kinds[pile].dice for slot in known[name]
    ]
    faces = set(placed)
    if len(faces) < len(placed):
        raise ValueError("a card lies in two places, expected one")
    for name, pile in piles.items():
        there = [s for s in t.slot[t.START[pile] :][: t.count[pile]] if (t.DECK[pile], s & FACE) not in faces]
        clear(t, pile)
        if len(there) + len(known[name]) > kinds[pile].room:
            raise ValueError(
                f"{len(there) + len(known[name])} cards lie in {name}, expected {kinds[pile].room} at most"
            )
        for slot in [*there, *known[name]]:
            put(t, pile, slot)


def _slots(game: Game, t: AnyState, pile: Pile, cards: tuple[Card, ...]) -> list[int]:
    """The cards of a pile that these rules know."""
    deck = game.state.LAYOUT.decks[t.DECK[pile]]
    return [
        deck.card(text) + 1
        | (seen & EVERYBODY) << SEEN
        | (backs & EVERYBODY) << BACKS
        | (0 if seen else NEVER) << SINCE
        for text, seen, backs in cards
        if text in deck
    ]
