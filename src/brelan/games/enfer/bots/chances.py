"""What a player of Poker d'enfer thinks of their chances, from the cards their seat has seen. In thousandths."""

from brelan.engine.chance import roll
from brelan.engine.piles import card, seen, size
from brelan.engine.sets import bit, has, scratch
from brelan.engine.state import Pile
from brelan.games.enfer.ranking import value_of
from brelan.games.enfer.state import PRINTED, State, Step, opponents
from brelan.games.enfer.verdict import value_at_verdict

CERTAIN = 1000
CARDS = 40
KIND = 160  # values from one kind of combination to the next
TRIES = 12  # hands imagined before an exchange

# The chance that a player who stays ends with less than a pair, two pairs … straight flush, by what one sees of it,
# measured. Rows: two cards, alone or paired; three, paired or alike; four, likewise; two and a wild one, likewise.
LESS = (
    (0, 97, 559, 824, 937, 963, 967, 996, 1000, 1000),
    (0, 0, 295, 627, 887, 887, 887, 977, 1000, 1000),
    (0, 0, 294, 692, 896, 896, 896, 990, 1000, 1000),
    (0, 0, 0, 0, 697, 697, 697, 881, 1000, 1000),
    (0, 241, 869, 869, 869, 970, 999, 999, 999, 1000),
    (0, 0, 441, 842, 1000, 1000, 1000, 1000, 1000, 1000),
    (0, 0, 0, 685, 685, 685, 685, 1000, 1000, 1000),
    (0, 0, 0, 0, 708, 708, 708, 916, 1000, 1000),
    (0, 0, 157, 157, 709, 838, 854, 937, 999, 1000),
    (0, 0, 0, 0, 405, 405, 405, 835, 1000, 1000),
)
ROWS = (0, 1, 4, 8)  # where the rows for two, three and four cards begin, and those with a wild one


def own_card(t: State, seat: int, i: int) -> int:
    """One of the five cards: three hidden, two visible."""
    return card(t, t.hidden[seat], i) if i < 3 else card(t, t.visible[seat], i - 3)


def prints(t: State, seat: int, step: int) -> bool:
    """Whether the Mise that lies before a seat has this effect, and is not spent."""
    found = False
    for i in range(PRINTED * size(t, t.laid[seat])):
        mise = card(t, t.laid[seat], 0)
        found = found or (t.left[mise] > 0 and t.effect[PRINTED * mise + i] == step - Step.ACTIVATE)
    return found


def list_known(t: State, seat: int, other: int, known: list[int]) -> int:
    """The cards of another hand that the seat has seen; how many."""
    n = 0
    for i in range(size(t, t.hidden[other])):
        if has(seen(t, t.hidden[other], i), seat):
            known[n] = card(t, t.hidden[other], i)
            n += 1
    known[n], known[n + 1] = card(t, t.visible[other], 0), card(t, t.visible[other], 1)
    return n + 2


def chance_against(t: State, seat: int, other: int, value: int, upside_down: int) -> int:
    """The chance that a hand of this value beats another player's."""
    known = scratch(7)
    n = list_known(t, seat, other, known)
    if n == 3 and known[0] // 4 != known[1] // 4 and known[0] // 4 != known[2] // 4:
        n = 2  # a single card in the Spotlight was its owner's choice, and says nothing
    wild = t.wild[other] > 0 or (t.activated == 0 and prints(t, other, Step.WILD_SOUL))
    if n >= 5 and not wild:
        theirs = value_of(known[0], known[1], known[2], known[3], known[4], t.suits_first)
        return CERTAIN if (theirs > value if upside_down else theirs < value) else 0
    alike, top = 0, -1
    for i in range(min(n, 4)):
        for j in range(i):
            if known[i] // 4 == known[j] // 4:
                alike += 1
                top = max(top, known[i], known[j])
    if wild:
        less = between(ROWS[3] + min(alike, 1), value)
    elif alike == 0 or value // KIND != min(alike, 3):
        less = between(row_of(min(n, 4), min(alike, 3)), value)
    else:
        less = LESS[row_of(min(n, 4), min(alike, 3))][value // KIND + int(place_of(t, top) < value // 4 % CARDS)]
    return CERTAIN - less if upside_down else less


def row_of(n: int, alike: int) -> int:
    """Where LESS speaks of so many known cards; of three there are no two pairs."""
    return ROWS[n - 2] + (min(alike, 2) if n == 3 else alike)


def place_of(t: State, face: int) -> int:
    """Where a deciding card stands among all cards, in this round's order."""
    return face % 4 * 10 + face // 4 if t.suits_first else face


def between(row: int, value: int) -> int:
    """LESS for a value between two kinds of combination; most highest cards are high."""
    kind, place = value // KIND, value // 4 % CARDS
    low, high = LESS[row][kind], LESS[row][kind + 1]
    return low + (high - low) * (place * place // CARDS if kind == 0 else place) // CARDS


def chance_of(t: State, seat: int, value: int, upside_down: int) -> int:
    """The chance that a hand of this value beats everybody still in the running."""
    chance = CERTAIN
    for other in range(t.players):
        if has(opponents(t, seat), other):
            chance = chance * chance_against(t, seat, other, value, upside_down) // CERTAIN
    return chance


def chance_now(t: State, seat: int) -> int:
    """The chance that the seat's own hand wins as it is."""
    return chance_of(t, seat, value_at_verdict(t, seat), t.upside_down)


def seen_cards(t: State, pile: Pile, seat: int) -> int:
    """The cards of a pile that the seat has seen."""
    shown = 0
    for i in range(size(t, pile)):
        if has(seen(t, pile, i), seat):
            shown |= bit(card(t, pile, i))
    return shown


def list_unseen_by(t: State, seat: int, pool: list[int]) -> int:
    """The cards that the seat has not seen; how many."""
    shown = seen_cards(t, t.widow_hidden, seat) | seen_cards(t, t.widow_visible, seat)
    for other in range(t.players):
        shown |= seen_cards(t, t.hidden[other], seat) | seen_cards(t, t.visible[other], seat)
    n = 0
    for face in range(CARDS):
        if not has(shown, face):
            pool[n] = face
            n += 1
    return n


def chance_with(t: State, seat: int, away: int, upside_down: int, luck: list[int]) -> int:
    """The chance of winning with other cards in these places, over some hands that are imagined."""
    pool, hand = scratch(CARDS), scratch(5)
    n = list_unseen_by(t, seat, pool)
    total = 0
    for _ in range(TRIES):
        for i in range(5):
            hand[i] = own_card(t, seat, i)
            if has(away, i):
                at = i + roll(luck, n - i)
                pool[i], pool[at] = pool[at], pool[i]
                hand[i] = pool[i]
        value = value_of(hand[0], hand[1], hand[2], hand[3], hand[4], t.suits_first)
        total += chance_of(t, seat, value, upside_down)
    return total // TRIES
