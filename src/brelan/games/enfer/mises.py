"""Poker d'enfer: what the Mises do. Each effect is a step; `t.about` is the number that the Mise gives it.

The catalogue follows the ledger's fifteen Mises (E3.1 to E3.15) and knows five more (E3.16 to E3.20).
"""

from brelan.engine.asks import Ask, least_answer, one_of, some_of
from brelan.engine.piles import EVERYBODY, draw, move_some, show, show_one, shuffle_in, size, swap, unseen
from brelan.engine.sets import bit, count, first, has, next_of
from brelan.engine.steps import SEATS
from brelan.engine.tells import tell, tell_card, tell_cards
from brelan.games.enfer.deck import load as load
from brelan.games.enfer.state import State, Step, Told, alone, book, left_of, name_lone_player, opponents


@book.late(Step.DEVILS_EYE)
@book.late(Step.PICKPOCKET)
@book.late(Step.GAG)
@book.late(Step.GRAFTING)
@book.late(Step.SPOTLIGHT)
@book.late(Step.BANISHED)
@book.late(Step.RECALL)
def first_choice(t: State, seat: int, ask: Ask) -> int:
    """E31 For an effect's choice the first one: seats from the player's left, then positions."""
    return next_of(ask.members, left_of(t, seat)) if t.part == 0 else least_answer(ask)


@book.late(Step.PACT)
def return_drawn(t: State, seat: int, ask: Ask) -> int:
    """E31 But the Pact returns the cards just drawn, which lie last."""
    return first(ask.least) << size(t, t.hidden[seat]) - ask.least


@book.happens(Step.WIDOWS_KISS)
def kiss_widow(t: State, seat: int) -> None:
    """E3.1 Lay your three hidden cards face down in the Widow's place and take her three."""
    for i in range(3):
        swap(t, t.hidden[seat], i, t.widow_hidden, i)
    show(t, t.hidden[seat], bit(seat))
    tell_cards(t, Told.KISSED, seat, t.widow_hidden)
    tell_cards(t, Told.HOLDS, seat, t.hidden[seat])


def with_face_down_cards(t: State, seats: int) -> int:
    """E3.2 Those who have hidden cards that are not turned up."""
    found = 0
    for seat in range(t.players):
        if has(seats, seat) and unseen(t, t.hidden[seat]):
            found |= bit(seat)
    return found


@book.question(Step.DEVILS_EYE, "eyes", members=SEATS)
def eye_whom(t: State, seat: int) -> Ask:
    """E3.2 Choose an opponent"""
    return one_of(with_face_down_cards(t, opponents(t, seat)))


@book.question(Step.DEVILS_EYE, "sees")
def eye_which(t: State, _seat: int, whom: int) -> Ask:
    """E3.2 and, by position, as many of their face-down cards as the Mise says;"""
    return so_many(unseen(t, t.hidden[whom]), t.about)


def so_many(members: int, n: int) -> Ask:
    """E3 Exactly so many, or all there are."""
    return some_of(members, min(n, count(members)), n)


@book.answer_to(Step.DEVILS_EYE)
def see_with_eye(t: State, seat: int, whom: int, cards: int) -> None:
    """E3.2 only you see them, as they are now."""
    tell(t, Told.EYED, seat, n=count(cards), seat_whom=whom)
    for i in range(size(t, t.hidden[whom])):
        if has(cards, i):
            show_one(t, t.hidden[whom], i, bit(seat))
            tell_card(t, Told.EYE_SAW, seat, t.hidden[whom], i, number=i + 1, seat_whom=whom)


@book.happens(Step.PACT)
def draw_for_pact(t: State, seat: int) -> None:
    """E3.3 Draw a card or two from the talon,"""
    for _ in range(t.about):
        draw(t, t.talon, t.hidden[seat], bit(seat))
    tell_cards(t, Told.DREW_ONE, seat, t.hidden[seat])


@book.question(Step.PACT, "returns")
def return_which(t: State, seat: int) -> Ask:
    """E3.3 then as many of your hidden cards, the new ones allowed,"""
    return so_many(first(size(t, t.hidden[seat])), t.about)


@book.answer_to(Step.PACT)
def return_card(t: State, seat: int, cards: int) -> None:
    """E3.3 are shuffled into it."""
    move_some(t, t.hidden[seat], cards, t.discards)
    tell_cards(t, Told.RETURNED, seat, t.discards)
    shuffle_in(t, t.discards, t.talon)


def spare(t: State, seat: int, chips: int) -> int:
    """E3 What a player can give of so many chips: never their last one."""
    return max(0, min(chips, t.chips[seat] - 1))


@book.happens(Step.TITHE)
def tithe(t: State, seat: int) -> None:
    """E3.4 Each opponent gives you as many chips as the Mise says, but not their last one."""
    for other in range(t.players):
        if has(opponents(t, seat), other):
            chips = spare(t, other, t.about)
            t.chips[other] -= chips
            t.chips[seat] += chips
            tell(t, Told.TITHE, other, chips=chips, seat_to=seat)


@book.question(Step.PICKPOCKET, "robs", members=SEATS)
def rob_whom(t: State, seat: int) -> Ask:
    """E3.5 The opponent who has most; you choose among equals;"""
    most = 0
    richest = 0
    for other in range(t.players):
        if has(opponents(t, seat), other) and t.chips[other] >= most:
            richest = richest | bit(other) if t.chips[other] == most else bit(other)
            most = t.chips[other]
    return one_of(richest)


@book.answer_to(Step.PICKPOCKET)
def rob(t: State, seat: int, whom: int) -> None:
    """E3.5 take as many chips from them as the Mise says, but not their last one."""
    chips = spare(t, whom, t.about)
    t.chips[whom] -= chips
    t.chips[seat] += chips
    tell(t, Told.PICKED_POCKET, seat, chips=chips, seat_whom=whom)


@book.happens(Step.SUITS_FIRST)
def put_suits_first(t: State, seat: int) -> None:
    """E3.6 In this round equal combinations compare the suit of the highest card first, then its value."""
    t.suits_first = 1
    tell(t, Told.SUITS_FIRST, seat)


@book.happens(Step.WORLD_UPSIDE_DOWN)
def turn_world(t: State, seat: int) -> None:
    """E3.7 At the verdict the whole order is read backwards: the weakest hand wins."""
    t.upside_down = 1
    tell(t, Told.UPSIDE_DOWN, seat)


@book.question(Step.WILD_SOUL, "marks")
def mark_which(_t: State, _seat: int) -> Ask:
    """E3.8 Mark one hidden card:"""
    return one_of(first(3))


@book.answer_to(Step.WILD_SOUL)
def mark(t: State, seat: int, i: int) -> None:
    """E3.8 at the verdict it stands for its own face or any other of the 40 cards except your other four."""
    t.wild[seat] = i + 1
    tell_card(t, Told.WILD, seat, t.hidden[seat], i, number=i + 1)


@book.happens(Step.FIREPROOF_CLOAK)
def put_on_cloak(t: State, seat: int) -> None:
    """E3.9 If another wins the round, even if you lay down or did not show, this Mise returns to you."""
    t.cloaked |= bit(seat)
    tell(t, Told.CLOAKED, seat)


@book.happens(Step.HIGH_STAKES)
def raise_stakes(t: State, seat: int) -> None:
    """E3.10 Your raise may be higher."""
    t.highest[seat] = t.about
    tell(t, Told.HIGH_STAKES, seat, chips=t.about)


@book.question(Step.GAG, "gags", members=SEATS)
def gag_whom(t: State, seat: int) -> Ask:
    """E3.11 An opponent of your choice"""
    return one_of(opponents(t, seat))


@book.answer_to(Step.GAG)
def gag(t: State, seat: int, whom: int) -> None:
    """E3.11 must pass when their turn to raise comes; they pay or lie down as usual."""
    t.gagged |= bit(whom)
    tell(t, Told.GAGGED, seat, seat_whom=whom)


@book.question(Step.GRAFTING, "grafts-with", members=SEATS)
def graft_whom(t: State, seat: int) -> Ask:
    """E3.12 With an opponent"""
    return one_of(opponents(t, seat))


@book.question(Step.GRAFTING, "gives")
def graft_which(_t: State, _seat: int, _whom: int) -> Ask:
    """E3.12 swap one of your two phase-1 visible cards"""
    return one_of(first(2))


@book.question(Step.GRAFTING, "takes")
def graft_for_which(_t: State, _seat: int, _whom: int, _mine: int) -> Ask:
    """E3.12 with one of their two phase-1 visible cards;"""
    return one_of(first(2))


@book.answer_to(Step.GRAFTING)
def graft(t: State, seat: int, whom: int, mine: int, theirs: int) -> None:
    """E3.12 each takes the other's place and stays visible."""
    tell_card(t, Told.GAVE, seat, t.visible[seat], mine, seat_whom=whom)
    tell_card(t, Told.GAVE, whom, t.visible[whom], theirs, seat_whom=seat)
    swap(t, t.visible[seat], mine, t.visible[whom], theirs)


@book.question(Step.SPOTLIGHT, "lights", members=SEATS)
def light_whom(t: State, seat: int) -> Ask:
    """E3.13 An opponent of your choice"""
    return one_of(with_face_down_cards(t, opponents(t, seat)))


@book.question(Step.SPOTLIGHT, "turns-up", of=0)
def light_which(t: State, seat: int, _whom: int) -> Ask:
    """E3.13 turns as many of their hidden cards as the Mise says, of their own choice,"""
    return so_many(unseen(t, t.hidden[seat]), t.about)


@book.answer_to(Step.SPOTLIGHT)
def light(t: State, _seat: int, whom: int, cards: int) -> None:
    """E3.13 face up for everybody."""
    for i in range(size(t, t.hidden[whom])):
        if has(cards, i):
            show_one(t, t.hidden[whom], i, EVERYBODY)
            tell_card(t, Told.SPOTLIT, whom, t.hidden[whom], i, number=i + 1)


@book.question(Step.SECOND_CHANCE, "exchanges")
def exchange_again_which(t: State, _seat: int) -> Ask:
    """E3.14 Exchange hidden cards again, as in phase 3."""
    return some_of(first(3), 0, t.about)


@book.happens(Step.IMMORTAL)
def make_immortal(t: State, seat: int) -> None:
    """E3.15 If you win the round, take this Mise back instead of returning it to the box."""
    t.immortal |= bit(seat)
    tell(t, Told.IMMORTAL, seat)


@book.question(Step.BANISHED, "banishes", members=SEATS)
def banish_whom(t: State, seat: int) -> Ask:
    """E3.16 Name an opponent, a half-owner included;"""
    return one_of(opponents(t, seat))


@book.answer_to(Step.BANISHED)
def banish(t: State, seat: int, whom: int) -> None:
    """E3.16 they take no further part in this round, as if they had lain down; effects they have activated stay."""
    t.still_in &= ~bit(whom)
    tell(t, Told.BANISHED, seat, seat_whom=whom)
    name_lone_player(t)


@book.happens(Step.REAPING)
def go_reaping(t: State, seat: int) -> None:
    """E3.17 If you win the round, you also take the Mises of those who withdrew."""
    t.reaping |= bit(seat)
    tell(t, Told.REAPING, seat)


@book.happens(Step.TOLL)
def take_toll(t: State, seat: int) -> None:
    """E3.18 Each player who withdrew gives you as many chips as the Mise says, but not their last one."""
    for other in range(t.players):
        if has(t.withdrawn, other):
            chips = spare(t, other, t.about)
            t.chips[other] -= chips
            t.chips[seat] += chips
            tell(t, Told.TOLL, other, chips=chips, seat_to=seat)


@book.question(Step.RECALL, "recalls", members=SEATS)
def recall_whom(t: State, _seat: int) -> Ask:
    """E3.19 Name a player who withdrew:"""
    return one_of(t.withdrawn)


@book.answer_to(Step.RECALL)
def recall(t: State, seat: int, whom: int) -> None:
    """E3.19 they are in the running again, with the cards they have; their Mise is at stake like any other."""
    t.withdrawn &= ~bit(whom)
    t.still_in |= bit(whom)
    tell(t, Told.RECALLED, seat, seat_whom=whom)


@book.happens(Step.HERMIT)
def win_alone(t: State, seat: int) -> None:
    """E3.20 If you alone are in the running, take this Mise back (E3.15), and a toll of those who withdrew (E3.18)."""
    if alone(t):
        make_immortal(t, seat)
        take_toll(t, seat)
