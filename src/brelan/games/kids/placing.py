"""Poker Kids: K9–K11 who has which place in a stage, K12 and what the stage card gives it."""

from brelan.engine.piles import card
from brelan.engine.pots import best
from brelan.engine.sets import bit, count, has
from brelan.engine.tells import tell, tell_order
from brelan.games.kids.dealing import on_card
from brelan.games.kids.ranking import RANKING
from brelan.games.kids.table import KEYS, Key, Step, Table, Ties, Told, book

strength_of = RANKING.function(3)
KINDS = RANKING.categories


@book.happens(Step.RANK)
def rank_players(t: Table) -> None:
    """K9 Two own cards and the common one make a combination; it is worth a place, and the place an outcome."""
    for seat in range(t.players):
        if has(t.still_in, seat):
            two = t.laid[seat]
            t.strength[seat] = strength_of(card(t, two, 0), card(t, two, 1), card(t, t.common, 0))
    tell_order(t, Told.BEATS, t.still_in, t.strength, (t.laid,), t.common, tied_by="K11")
    give_places(t)
    for seat in range(t.players):
        if has(t.still_in, seat):
            give_due(t, seat)


def give_places(t: Table) -> None:
    """K11 Equals take the last place and the others move up, or by option the worst place that they occupy."""
    t.lead = 0
    left = t.still_in
    place = 0
    while left:
        equals = best(t.strength, left)
        left &= ~equals
        if count(equals) == 1 or t.ties == Ties.LOWER:
            place += count(equals)
            give_place(t, equals, place)
        else:
            give_place(t, equals, count(t.still_in))


def give_place(t: Table, seats: int, place: int) -> None:
    """K10 Best first; K13 who shares a place is served from the left of the first."""
    for seat in range(t.players):
        if has(seats, seat):
            t.place[seat] = place
            if place == 1:
                t.lead = (seat + 1) % t.players
            tell(
                t,
                Told.PLACED,
                seat,
                by="K11" if count(seats) > 1 else "K10",
                place=place,
                kind=KINDS.index(RANKING.category(t.strength[seat])),
                tied=count(seats) > 1,
            )


def give_due(t: Table, seat: int) -> None:
    """K12 The stage card has one outcome for each player: that of the first key it names that fits him."""
    for key in range(KEYS):
        at = on_card(t, t.stage, key)
        if t.what[at] and fits(key, t.place[seat], count(t.still_in)):
            t.due[seat] = t.what[at]
            t.due_euros[seat] = t.euros[at]
            return


def fits(key: int, place: int, playing: int) -> bool:
    """K11 With m players `last` is place m and `last-1` place m − 1; K16 a single player is first, never last."""
    if key == Key.FIRST:
        return place == 1
    if playing == 1:
        return False
    if key == Key.LAST:
        return place == playing
    if key == Key.LAST_BUT_ONE:
        return place == playing - 1
    return key == Key.OTHERS or place == key - Key.SECOND + 2


def best_placed(t: Table, seats: int) -> int:
    """K13 By place: the seats that share the best place among these."""
    top, found = t.players + 1, 0
    for seat in range(t.players):
        if has(seats, seat) and t.place[seat] <= top:
            if t.place[seat] < top:
                found = 0
            top = t.place[seat]
            found |= bit(seat)
    return found
