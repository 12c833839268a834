"""Poker d'enfer: E25–E30, the verdict, and how the game goes on."""

from brelan.engine.asks import Ask, nothing, one_of
from brelan.engine.flow import now_each, run
from brelan.engine.piles import EVERYBODY, card, move_all, show, size, unseen
from brelan.engine.pots import best
from brelan.engine.sets import bit, first, has, next_of
from brelan.engine.showing import Show, keep_or_show
from brelan.engine.tells import tell, tell_cards, tell_order
from brelan.games.enfer.ranking import DECK, value_of, wild_value_of
from brelan.games.enfer.table import OPEN, ROUNDS, Step, Table, Told, Verdict, alone, book, owned

GAME = (Step.LOT, Step.ROUND)
ROUND = (
    Step.DEAL,
    Step.PICK,
    Step.WIDOW,
    Step.LAY,
    Step.WITHDRAW,
    Step.ANYBODY,
    Step.EXCHANGE,
    Step.ACTIVATE,
    Step.RAISE,
    Step.REVEAL,
    Step.VERDICT,
    Step.ROUND,
)
CATEGORY = 4 * len(DECK)  # the width of a combination: each card may decide, in four shades (Wild soul)
ABOVE_ALL = 1 << 20  # more than any hand is worth


@book.question(Step.REVEAL, options=Verdict)
def show_or_decline(t: Table, seat: int) -> Ask:
    """E25 In order, those still in show or decline; the last one left need not show (E23, E24)."""
    if not has(t.still_in, seat) or alone(t):
        return nothing()
    return one_of(bit(Verdict.SHOW) | bit(Verdict.DECLINE))


@book.answer_to(Step.REVEAL)
def reveal(t: Table, seat: int, choice: int) -> None:
    """E25 He shows his hidden cards, or declines and loses."""
    if choice == Verdict.DECLINE:
        t.still_in &= ~bit(seat)
        tell(t, Told.DECLINED, seat)
    else:
        show(t, t.hidden[seat], EVERYBODY)
        value = value_at_verdict(t, seat)
        t.strength[seat] = strength_of_value(t, value)
        tell_cards(t, Told.SHOWED, seat, t.hidden[seat], hand=value // CATEGORY)


def strength_of_value(t: Table, value: int) -> int:
    """E3.7 In a world upside down each hand keeps its value, and the order is read backwards."""
    return ABOVE_ALL - value if t.upside_down else value


def value_at_verdict(t: Table, seat: int) -> int:
    """E25 The combination of the five cards; E3.8 a wild card stands for what serves its owner best."""
    h, v = t.hidden[seat], t.visible[seat]
    a, b, c, d, e = card(t, h, 0), card(t, h, 1), card(t, h, 2), card(t, v, 0), card(t, v, 1)
    if t.wild[seat]:
        return wild_value_of(a, b, c, d, e, t.wild[seat] - 1, t.inverted, t.upside_down)
    return value_of(a, b, c, d, e, t.inverted)


@book.happens(Step.VERDICT)
def verdict(t: Table) -> None:
    """E26 The strongest combination wins; E16 if all have withdrawn, nobody."""
    if t.still_in:
        tell_order(
            t,
            Told.BEATS,
            t.still_in,
            t.strength,
            (t.hidden, t.visible),
            each={"wild": t.wild},
            inverted=t.inverted,
            upside_down=t.upside_down,
        )
        winner = next_of(best(t.strength, t.still_in), t.lead)
        take_chips(t, winner)
        take_mises(t, winner)
        part_with_mise(t, winner)
        t.banker = winner
    take_back(t)
    if t.showing:
        now_each(t, Step.SHOW, first(t.players))


def take_chips(t: Table, winner: int) -> None:
    """E26 The winner takes all staked chips."""
    tell(t, Told.WON, winner, chips=t.pot)
    t.chips[winner] += t.pot
    t.pot = 0


def take_mises(t: Table, winner: int) -> None:
    """E26 And the Mise of every other player who did not withdraw, activated or not."""
    spared = t.withdrawn | t.cloaked | bit(winner)
    for seat in range(t.players):
        if not has(spared, seat) and size(t, t.laid[seat]):
            tell_cards(t, Told.TOOK, winner, t.laid[seat], seat_from=seat)
            move_all(t, t.laid[seat], t.mises[winner])


def part_with_mise(t: Table, winner: int) -> None:
    """E27 The winner's own Mise goes back to the box, out of the game."""
    if size(t, t.laid[winner]) and not has(t.immortal, winner):
        tell_cards(t, Told.BOXED, winner, t.laid[winner])
        move_all(t, t.laid[winner], t.box)


def take_back(t: Table) -> None:
    """E28 After the verdict, who withdrew takes his Mise back; E3.9 a cloaked and E3.15 an immortal one return too."""
    for seat in range(t.players):
        if size(t, t.laid[seat]):
            tell_cards(t, Told.TOOK_BACK, seat, t.laid[seat], by=why_back(t, seat))
            move_all(t, t.laid[seat], t.mises[seat])


def why_back(t: Table, seat: int) -> str:
    """E28 The rule by which a Mise comes back."""
    return "E28" if has(t.withdrawn, seat) else "E3.15" if seat == t.banker else "E3.9"


@book.question(Step.SHOW, options=Show, manner=OPEN)
def show_or_keep(t: Table, seat: int) -> Ask:
    """G5 Once the round is settled, a seat may show its own secret cards, by its own choice."""
    return keep_or_show(unseen(t, t.hidden[seat]))


@book.answer_to(Step.SHOW)
def show_own_cards(t: Table, seat: int, choice: int) -> None:
    """G5 He shows them, or keeps them secret."""
    if choice == Show.SHOW:
        show(t, t.hidden[seat], EVERYBODY)
        tell_cards(t, Told.SHOWED, seat, t.hidden[seat], hand=-1)


@book.happens(Step.ROUND)
def next_round(t: Table) -> None:
    """E29 The game ends with a round in which a player has no chips left, or after eight rounds."""
    broke = 0
    for seat in range(t.players):
        if t.chips[seat] == 0:
            broke += 1
            tell(t, Told.OUT_OF_CHIPS, seat)
    if broke == 0 and t.round < ROUNDS:
        run(t, ROUND)


def score(t: Table, seat: int) -> int:
    """E30 Most Mises wins, then most chips; equals share the victory."""
    return 100 * owned(t, seat) + t.chips[seat]


def wealth(t: Table) -> int:
    """G6 Chips are conserved: those in front of players and those staked."""
    return sum(t.chips) + t.pot
