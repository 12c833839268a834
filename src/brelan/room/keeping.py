"""What is kept with the answer that completes a deal, and the story that can be told from it by any later rules."""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from brelan.deck import Deck
from brelan.engine.carried import Carried, carry, finished, go_on
from brelan.engine.chance import Source
from brelan.engine.game import Game
from brelan.engine.piles import EVERYBODY, FACE, SEEN
from brelan.engine.table import Table
from brelan.engine.tells import Tell
from brelan.room.events import Kept, KeptTell
from brelan.room.memory import Memory
from brelan.trouble import Trouble


class Complete(NamedTuple):
    """A deal that is complete: the table, its scores if the game is over, and how much had been told then."""

    carried: Carried
    scores: tuple[int, ...]
    told: int


def keep(table: Table, memory: Memory) -> Kept | None:
    """What is kept after an answer that completes a deal, with everything the deal has told; otherwise None."""
    complete = _complete(table)
    if complete is None:
        return None
    carried, scores, told = complete
    tells = (*memory.unkept(), *table.tells[:told])
    decks = table.game.state.LAYOUT.decks
    return Kept(
        table.game.version, carried.numbers, carried.piles, tuple(_by_names(decks, tell) for tell in tells), scores
    )


def completes(table: Table) -> bool:
    """Whether the last answer has completed a deal."""
    return table.over or table.between is not None


def _complete(table: Table) -> Complete | None:
    """The table and its scores at the end of the game, or as it stood between two deals."""
    if table.over:
        return Complete(carry(table.game, table.state), table.result.scores, len(table.tells))
    between = table.between
    return None if between is None else Complete(carry(table.game, between.state), (), between.told)


def check(table: Table, kept: Kept) -> None:
    """What was kept is what the rules give."""
    complete = _complete(table)
    if complete is None or (complete.carried, complete.scores) != (_carried(kept), kept.scores):
        raise Trouble("what was kept of the deal is not what its answers give, expected the same")


def _carried(kept: Kept) -> Carried:
    return Carried(kept.numbers, kept.piles)


def resumed(
    game: Game, kept: Kept | None, options: dict[str, int], names: tuple[str, ...], source: Source, era: int
) -> Table:
    """The game goes on by our rules after the last complete deal, or begins again."""
    try:
        return go_on(game, len(names), {**options}, _carried(kept) if kept else None, source, names, era)
    except ValueError as trouble:
        raise Trouble(str(trouble)) from None


def ended(game: Game, kept: Kept, options: dict[str, int], names: tuple[str, ...]) -> Table:
    """The end of a game by other rules, with what everybody saw then."""
    try:
        return finished(game, len(names), {**fitting(game, options)}, _carried(kept), names)
    except ValueError as trouble:
        raise Trouble(str(trouble)) from None


def fitting(game: Game, options: Mapping[str, int]) -> dict[str, int]:
    """Options chosen by other rules: those that ours have too, as far as ours allow them."""
    given = {option: options.get(option.name, option.default) for option in game.options}
    return {o.name: value if o.least <= value <= o.most else o.default for o, value in given.items()}


def story(game: Game, kept: Iterable[Kept]) -> Iterator[tuple[int, Tell]]:
    """Everything that was told, as far as today's rules know its cards, and by which version."""
    for deal in kept:
        for kept_tell in deal.tells:
            yield deal.version, _tell(game, kept_tell)


def _by_names(decks: tuple[Deck, ...], tell: Tell) -> KeptTell:
    deck = decks[tell.deck]
    cards = tuple((deck.text((slot & FACE) - 1), slot >> SEEN & EVERYBODY) for slot in tell.cards)
    numbers = {name: int(number) for name, number in tell.numbers.items()}  # some are yes or no
    return KeptTell(tell.what, tell.rule, tell.seat, numbers, cards)


def _tell(game: Game, kept: KeptTell) -> Tell:
    texts = [text for text, _ in kept.cards]
    decks = game.state.LAYOUT.decks
    deck = next((i for i, deck in enumerate(decks) if all(text in deck for text in texts)), -1)
    slots = () if deck < 0 else tuple(decks[deck].card(t) + 1 | (seen & EVERYBODY) << SEEN for t, seen in kept.cards)
    return Tell(kept.what, kept.rule, kept.seat, kept.numbers, slots, deck)
