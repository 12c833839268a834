"""Poker Kids: K9–K11 who has which place in a stage, K12 and what the stage card gives it."""

from brelan.engine.piles import card
from brelan.engine.pots import best
from brelan.engine.sets import bit, count, has, lowest
from brelan.engine.state import NO_SEAT
from brelan.engine.tells import tell, tell_order
from brelan.games.kids.dealing import on_card
from brelan.games.kids.ranking import RANKING
from brelan.games.kids.state import KEYS, Key, State, Step, Ties, Told, book

strength_of = RANKING.function(3)
KINDS = RANKING.categories


@book.happens(Step.RANK)
def rank_players(t: State) -> None:
    """K9 Two own cards and the common one make a combination; it is worth a place, and the place an outcome."""
    for seat in range(t.players):
        if has(t.still_in, seat):
            two = t.laid[seat]
            t.strength[seat] = strength_of(card(t, two, 0), card(t, two, 1), card(t, t.common, 0))
    tell_order(t, Told.BEATS, t.still_in, t.strength, (t.laid,), t.common, tied_by="K11")
    give_places(t)
    tell_places(t)
    for seat in range(t.players):
        if has(t.still_in, seat):
            give_due(t, seat)


def give_places(t: State) -> None:
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
        if count(equals) > 1:
            tell_tie(t, equals, left, place)
    if place == 0 or (t.ties == Ties.LOWER and count(best(t.strength, t.still_in)) > 1):
        tell(t, Told.NOBODY_FIRST, NO_SEAT)


def tell_tie(t: State, equals: int, weaker: int, place: int) -> None:
    """K11 The tied are named, with their place; if it is the last one, those who move up, and the first one's place."""
    up = moving_up(t, weaker)
    tell(
        t,
        Told.TIED,
        NO_SEAT,
        n=count(equals),
        seats_who=equals,
        place=t.place[lowest(equals)],
        last=int(t.ties == Ties.LAST),
        moved=count(up),
        seats_up=up,
        ahead=place + 1 if up else 0,
    )


def moving_up(t: State, weaker: int) -> int:
    """K11 The untied below a tie, down to the next one: they move up past those who go to the last place."""
    found = 0
    while t.ties == Ties.LAST and count(best(t.strength, weaker)) == 1:
        found |= best(t.strength, weaker)
        weaker &= ~found
    return found


def as_strong(t: State, seat: int) -> int:
    """K10 How many seats have a hand as strong as this one, itself included."""
    n = 0
    for other in range(t.players):
        n += int(has(t.still_in, other) and t.strength[other] == t.strength[seat])
    return n


def give_place(t: State, seats: int, place: int) -> None:
    """K10 Best first; K13 those who share a place are served from the left of the first."""
    for seat in range(t.players):
        if has(seats, seat):
            t.place[seat] = place
            if place == 1:
                t.lead = (seat + 1) % t.players


def tell_places(t: State) -> None:
    """K10 The places are told in their order."""
    for place in range(1, t.players + 1):
        for seat in range(t.players):
            if t.place[seat] == place:
                tell(
                    t,
                    Told.PLACED,
                    seat,
                    by=why_placed(t, seat),
                    place=place,
                    kind=KINDS.index(RANKING.category(t.strength[seat])),
                    tied=as_strong(t, seat) > 1,
                )


def why_placed(t: State, seat: int) -> str:
    """K10 The strength of a hand gives it its place; K11 those who tie, or move up because others do, have another."""
    stronger = 0
    for other in range(t.players):
        stronger += int(has(t.still_in, other) and t.strength[other] > t.strength[seat])
    return "K10" if t.place[seat] == stronger + 1 else "K11"


def give_due(t: State, seat: int) -> None:
    """K12 The stage card has one outcome for each player: that of the first key it names that fits them."""
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


def best_placed(t: State, seats: int) -> int:
    """K13 By place: the seats that share the best place among these."""
    top, found = t.players + 1, 0
    for seat in range(t.players):
        if has(seats, seat) and t.place[seat] <= top:
            if t.place[seat] < top:
                found = 0
            top = t.place[seat]
            found |= bit(seat)
    return found
