"""Poker d'enfer: E25–E30, the verdict, and how the game goes on."""

from brelan.engine.asks import Ask, nothing, one_of
from brelan.engine.flow import end, plan_each, run
from brelan.engine.piles import EVERYBODY, card, move_all, show, size, unseen
from brelan.engine.pots import best
from brelan.engine.sets import bit, first, has, next_of
from brelan.engine.showing import Show, keep_or_show
from brelan.engine.tells import tell, tell_cards, tell_order
from brelan.games.enfer.ranking import DECK, value_of, wild_value_of
from brelan.games.enfer.state import OPEN, ROUNDS, State, Step, Told, Verdict, alone, book, owned

OPENING = (Step.LOT, Step.ROUND)
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
def show_or_decline(t: State, seat: int) -> Ask:
    """E25 In order, those still in show or decline; the last one left need not show (E23, E24)."""
    if not has(t.still_in, seat) or alone(t):
        return nothing()
    return one_of(bit(Verdict.SHOW) | bit(Verdict.DECLINE))


@book.answer_to(Step.REVEAL)
def reveal(t: State, seat: int, choice: int) -> None:
    """E25 They show their hidden cards, or decline and lose."""
    if choice == Verdict.DECLINE:
        t.still_in &= ~bit(seat)
        tell(t, Told.DECLINED, seat)
    else:
        show(t, t.hidden[seat], EVERYBODY)
        value = value_at_verdict(t, seat)
        t.strength[seat] = strength_of_value(t, value)
        tell_cards(t, Told.SHOWED, seat, t.hidden[seat], hand=value // CATEGORY)


def strength_of_value(t: State, value: int) -> int:
    """E3.7 In a world upside down each hand keeps its value, and the order is read backwards."""
    return ABOVE_ALL - value if t.upside_down else value


def value_at_verdict(t: State, seat: int) -> int:
    """E25 The combination of the five cards; E3.8 a wild card stands for what serves its owner best."""
    h, v = t.hidden[seat], t.visible[seat]
    a, b, c, d, e = card(t, h, 0), card(t, h, 1), card(t, h, 2), card(t, v, 0), card(t, v, 1)
    if t.wild[seat]:
        return wild_value_of(a, b, c, d, e, t.wild[seat] - 1, t.suits_first, t.upside_down)
    return value_of(a, b, c, d, e, t.suits_first)


@book.happens(Step.VERDICT)
def verdict(t: State) -> None:
    """E26 The strongest combination wins; E16 if all have withdrawn, nobody."""
    if t.still_in:
        tell_order(
            t,
            Told.BEATS,
            t.still_in,
            t.strength,
            (t.hidden, t.visible),
            each={"wild": t.wild},
            suits_first=t.suits_first,
            upside_down=t.upside_down,
        )
        winner = next_of(best(t.strength, t.still_in), t.lead)
        take_chips(t, winner)
        take_mises(t, winner)
        reap(t, winner)
        part_with_mise(t, winner)
        t.banker = winner
    take_back(t)
    if t.showing:
        plan_each(t, Step.SHOW, first(t.players))


def take_chips(t: State, winner: int) -> None:
    """E26 The winner takes all staked chips."""
    lone = unopposed(t, winner)
    tell(t, Told.WON, winner, by="E24" if lone else "E26", chips=t.pot, lone=lone)
    t.chips[winner] += t.pot
    t.pot = 0


def unopposed(t: State, winner: int) -> bool:
    """E24 Whether everybody else has withdrawn."""
    return t.withdrawn | bit(winner) == first(t.players)


def take_mises(t: State, winner: int) -> None:
    """E26 And the Mise of every other player who did not withdraw, activated or not."""
    spared = t.withdrawn | t.cloaked | bit(winner)
    for seat in range(t.players):
        if not has(spared, seat) and size(t, t.laid[seat]):
            tell_cards(t, Told.TOOK, winner, t.laid[seat], seat_from=seat)
            move_all(t, t.laid[seat], t.mises[winner])


def reap(t: State, winner: int) -> None:
    """E3.17 And those of the players who withdrew, if the winner went reaping."""
    for seat in range(t.players):
        if has(t.reaping, winner) and has(t.withdrawn, seat):
            tell_cards(t, Told.TOOK, winner, t.laid[seat], seat_from=seat)
            move_all(t, t.laid[seat], t.mises[winner])


def part_with_mise(t: State, winner: int) -> None:
    """E27 The winner's own Mise goes back to the box, out of the game; E24 that of a lone winner too."""
    if size(t, t.laid[winner]) and not has(t.immortal, winner):
        lone = unopposed(t, winner) and not has(t.reaping, winner)
        tell_cards(t, Told.BOXED, winner, t.laid[winner], by="E24" if lone else "E27", lone=lone)
        move_all(t, t.laid[winner], t.box)


def take_back(t: State) -> None:
    """E28 After the verdict, those who withdrew take their Mise back; E3.9 the Cloak, E3.15 the Immortal return too."""
    for seat in range(t.players):
        if size(t, t.laid[seat]):
            tell_cards(t, Told.TOOK_BACK, seat, t.laid[seat], by=why_back(t, seat))
            move_all(t, t.laid[seat], t.mises[seat])


def why_back(t: State, seat: int) -> str:
    """E28 The rule by which a Mise comes back."""
    return "E28" if has(t.withdrawn, seat) else "E3.15" if seat == t.banker else "E3.9"


@book.question(Step.SHOW, options=Show, manner=OPEN)
def show_or_keep(t: State, seat: int) -> Ask:
    """G5 Once the round is settled, a seat may show its own secret cards, by its own choice."""
    return keep_or_show(unseen(t, t.hidden[seat]))


@book.answer_to(Step.SHOW)
def show_own_cards(t: State, seat: int, choice: int) -> None:
    """G5 They show them, or keep them secret."""
    if choice == Show.SHOW:
        show(t, t.hidden[seat], EVERYBODY)
        tell_cards(t, Told.SHOWED, seat, t.hidden[seat], hand=-1)


@book.happens(Step.ROUND)
def next_round(t: State) -> None:
    """E29 The game ends with a round in which a player has no chips left, or after eight rounds."""
    broke = 0
    for seat in range(t.players):
        if t.chips[seat] == 0:
            broke += 1
            tell(t, Told.OUT_OF_CHIPS, seat)
    if broke == 0 and t.round < ROUNDS:
        run(t, ROUND)
    else:
        if broke == 0:
            tell(t, Told.LAST_ROUND, t.banker, number=t.round)
        end(t)


def score(t: State, seat: int) -> int:
    """E30 Most Mises wins, then most chips; equals share the victory."""
    return 100 * owned(t, seat) + t.chips[seat]


def wealth(t: State) -> int:
    """G6 Chips are conserved: those in front of players and those staked."""
    return sum(t.chips) + t.pot
