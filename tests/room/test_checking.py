"""What a device refuses to believe, each in its own words: one thing is wrong at a time, and everything else fits."""

import re
from base64 import b64encode
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from brelan.room import envelopes
from brelan.room.checking import Called, Checker, Heard, Shown
from brelan.room.sealing import LOTS, SealedDeck, Sealing
from brelan.trouble import Trouble

NAMES = ("A", "K", "Q", "J", "10", "9")
ABOUT = "ab" * 32
CHAIN = "cd" * 32
MINE = 1
PLAN = ("hand.0", "hand.1")


class Cut:
    """Something that was sealed and cut by two: a deck for each stock, and three lots."""

    def __init__(self, name: str = "5.0", stocks: tuple[str, ...] = ("stock",), seed: int = 1) -> None:
        rng = Random(f"{name} {seed}")
        self.name, self.stocks = name, stocks
        self.decks = [[envelopes.sealed(rng.randbytes(16), NAMES) for _ in range(8)] for _ in stocks]
        self.seed = rng.randbytes(16)
        self.lots = envelopes.lots(self.seed, 3)
        self.lent = {chair: rng.randbytes(32).hex() for chair in (0, MINE)}

    @property
    def root(self) -> bytes:
        return envelopes.root((deck for decks in self.decks for deck in decks), self.lots)

    @property
    def luck(self) -> bytes:
        return envelopes.together(self.root, self.lent)

    def played(self, place: int = 0) -> envelopes.Deck:
        return self.decks[place][envelopes.chosen(self.luck, place)]

    def order(self, place: int = 0, out: tuple[int, ...] = ()) -> list[str]:
        """The cards as they come, without those in some of the envelopes."""
        names = self.played(place).names
        left = [each for i, each in enumerate(names) if i not in out]
        return [names[each] for each in envelopes.ordered(self.luck, left)]

    def deck(self, place: int = 0, out: tuple[int, ...] = ()) -> SealedDeck:
        chosen = envelopes.chosen(self.luck, place)
        seeds = tuple("" if i == chosen else deck.seed.hex() for i, deck in enumerate(self.decks[place]))
        return SealedDeck(self.stocks[place], NAMES, packed(self.played(place).names), seeds, out)

    def sealing(self, **how: Any) -> Sealing:
        decks = tuple(self.deck(place) for place in range(len(self.stocks)))
        return replace(Sealing(self.name, self.root.hex(), ABOUT, self.lent, decks, packed(self.lots)), **how)

    def call(self, **how: Any) -> Called:
        return replace(Called(self.name, self.root.hex(), ABOUT, PLAN, self.lent[MINE]), **how)

    @property
    def shown(self) -> Shown:
        return Shown(self.name, {chair: envelopes.promise(bytes.fromhex(luck)) for chair, luck in self.lent.items()})

    def card(self, name: str, place: int = 0) -> tuple[str, int, str, str]:
        return self.name, place, name, envelopes.salt(self.played(place).seed, name).hex()

    def die(self, number: int, among: int = 6, pile: str = "", face: str = "") -> tuple[Any, ...]:
        salt = envelopes.salt(self.seed, str(number))
        found = envelopes.outcome(self.luck, salt, number, among)
        return self.name, number, salt.hex(), among, found, pile, face

    def came(self, *piles: str, before: int = 0, place: int = 0) -> tuple[Any, ...]:
        return self.name, place, before, piles

    def heard(self, **how: Any) -> Heard:
        """Two cards have come, and the device sees its own."""
        mine = self.order()[1]
        told = Heard(
            5, CHAIN, (self.sealing(),), (self.card(mine),), came=(self.came(*PLAN),), seen=(("hand.1", (mine,)),)
        )
        return replace(told, **how)


def packed(each: Any) -> str:
    return b64encode(b"".join(each)).decode()


def phone(*cuts: Cut, shown: bool = True) -> Checker:
    """A device that was called to these cuts, showed its luck and was told what came of it."""
    checker = Checker()
    for cut in cuts:
        checker.call(cut.call())
        if shown:
            checker.show(cut.shown)
        checker.hear(cut.heard())
    return checker


def says(told: Callable[[], object]) -> str:
    """Why it is not believed."""
    with pytest.raises(Trouble) as refused:
        told()
    return str(refused.value)


def called(cut: Cut) -> Checker:
    """A device that has shown its luck and waits."""
    checker = Checker()
    checker.call(cut.call())
    checker.show(cut.shown)
    return checker


ONE = Cut()
LUCK = ONE.lent
DECK = ONE.deck()
CHOSEN = DECK.seeds.index("")
SHORT = "ab" * 31 + "a"


def deck(**how: Any) -> Heard:
    """The same, but for the deck."""
    return ONE.heard(cuts=(ONE.sealing(decks=(replace(DECK, **how),)),))


def cut(**how: Any) -> Heard:
    """The same, but for the cut."""
    return ONE.heard(cuts=(ONE.sealing(**how),))


FIRST, MIDDLE = ONE.order()[0], ONE.order()[3]
OTHER_SEEDS = (*DECK.seeds[1:], DECK.seeds[0])
UNTRUE: dict[str, tuple[Heard, str]] = {
    "luck": (cut(luck={**LUCK, 0: SHORT}), "cut 5.0 has luck that is cut short, expected 64 digits"),
    "root": (cut(root="ef" * 32), f"cut 5.0 has another root than was called, expected {ONE.root.hex()}"),
    "about": (cut(about="ef" * 32), f"cut 5.0 decides something else than was called, expected {ABOUT}"),
    "other luck": (
        cut(luck={**LUCK, 0: "ef" * 32}),
        "cut 5.0 has other luck than was promised before any was shown, expected the same",
    ),
    "lots": (cut(lots=packed(ONE.lots[:2])), "cut 5.0 was sealed differently than shown before, expected "),
    "spelling": (cut(lots=packed(ONE.lots) + "\n"), "cut 5.0 has envelopes in another spelling, expected base64"),
    "no base64": (cut(lots="?"), "cut 5.0 has envelopes in another spelling, expected base64"),
    "half": (cut(lots=packed([b"1" * 30])), "cut 5.0 has 30 bytes of envelopes, expected 20 each"),
    "an envelope less": (
        deck(envelopes=packed([*ONE.played().names][1:])),
        "deck 0 of cut 5.0 has 5 envelopes, expected one for each name",
    ),
    "a name twice": (
        deck(names=("A", *NAMES[:-1])),
        "deck 0 of cut 5.0 has 6 envelopes, expected one for each name",
    ),
    "descending": (
        deck(envelopes=packed([*ONE.played().names][::-1])),
        "deck 0 of cut 5.0 has envelopes in some order, expected ascending",
    ),
    "an envelope twice": (
        deck(envelopes=packed([min(ONE.played().names), *sorted(ONE.played().names)[:-1]])),
        "deck 0 of cut 5.0 has envelopes in some order, expected ascending",
    ),
    "a deck less": (deck(seeds=DECK.seeds[:7]), "7 decks were sealed, expected 8"),
    "a deck more": (deck(seeds=(*DECK.seeds, "ab" * 16)), "9 decks were sealed, expected 8"),
    "another is played": (
        deck(seeds=OTHER_SEEDS),
        f"deck 0 of cut 5.0 is number [{(CHOSEN - 1) % 8}], expected [{CHOSEN}], which luck has chosen",
    ),
    "out before the first": (deck(out=(-1,)), "deck 0 of cut 5.0 leaves out what it has not, expected its envelopes"),
    "out after the last": (deck(out=(6,)), "deck 0 of cut 5.0 leaves out what it has not, expected its envelopes"),
    "a longer seed": (
        deck(seeds=tuple(seed and f"{seed}00" for seed in DECK.seeds)),
        f"deck 0 of cut 5.0 has seeds of {', '.join('34' if seed else '0' for seed in DECK.seeds)} digits, expected 32",
    ),
    "a seed that is none": (
        deck(seeds=tuple(seed and "ABCDEF12" * 4 for seed in DECK.seeds)),
        "deck 0 of cut 5.0 has 'ABCDEF12ABCDEF12ABCD', expected hexadecimal digits",
    ),
    "a salt of odd length": (
        ONE.heard(cards=((*ONE.card("A")[:3], "abc"),)),
        "cut 5.0 has 'abc', expected hexadecimal digits",
    ),
    "not the next": (ONE.heard(came=(ONE.came(*PLAN, before=1),)), "card 2 of cut 5.0 comes, expected card 1"),
    "too many": (ONE.heard(came=(ONE.came(*PLAN, *["waste"] * 5),)), "7 cards have come, expected 6 at most"),
    "another plan": (
        ONE.heard(came=(ONE.came("hand.1", "hand.0"),)),
        "the cards of cut 5.0 go to others than was called, expected hand.0 hand.1",
    ),
    "one more than was planned": (
        ONE.heard(came=(ONE.came(*PLAN, "hand.0"),)),
        "the cards of cut 5.0 go to others than was called, expected hand.0 hand.1",
    ),
    "no such card": (ONE.heard(cards=(ONE.card("2"),)), "2 is opened in cut 5.0, expected a card of that deck"),
    "two envelopes": (
        ONE.heard(cards=(ONE.card(FIRST), (*ONE.card(FIRST)[:3], "ab" * 16)), seen=()),
        f"{FIRST} lies in two envelopes of cut 5.0, expected one",
    ),
    "no envelope": (
        ONE.heard(cards=((*ONE.card(FIRST)[:3], "ab" * 16),)),
        f"{FIRST} does not open an envelope of cut 5.0, expected one that was sealed",
    ),
    "not yet": (ONE.heard(cards=(ONE.card(MIDDLE),)), f"{MIDDLE} is card 4 of cut 5.0, expected one of 2"),
    "elsewhere": (
        ONE.heard(cards=(ONE.card(FIRST),), seen=(("hand.1", (FIRST,)),)),
        f"{FIRST} was dealt to hand.0, expected to see it there",
    ),
    "another deck": (
        ONE.heard(cards=(("5.0", 1, "A", "ab"),)),
        "deck 1 of cut 5.0 is spoken of, expected one that was told",
    ),
    "another cut": (
        ONE.heard(came=(("4.0", 0, 0, PLAN),)),
        "deck 0 of cut 4.0 is spoken of, expected one that was told",
    ),
    "a die of another cut": (
        ONE.heard(dice=(("4.0", *ONE.die(0)[1:]),)),
        "a die of cut 4.0 is opened, expected one that was told",
    ),
    "a die before the first": (
        ONE.heard(dice=(("5.0", -1, *ONE.die(2)[2:]),)),
        "lot -1 does not open an envelope of cut 5.0, expected one that was sealed",
    ),
    "a die after the last": (
        ONE.heard(dice=(ONE.die(3),)),
        "lot 3 does not open an envelope of cut 5.0, expected one that was sealed",
    ),
    "a die with another's salt": (
        ONE.heard(dice=(("5.0", 1, *ONE.die(2)[2:]),)),
        "lot 1 does not open an envelope of cut 5.0, expected one that was sealed",
    ),
    "a die that fell otherwise": (
        ONE.heard(dice=((*ONE.die(1)[:4], (ONE.die(1)[4] + 1) % 6, "", ""),)),
        f"lot 1 of cut 5.0 gave {(ONE.die(1)[4] + 1) % 6}, expected {ONE.die(1)[4]}",
    ),
    "a die without faces": (
        ONE.heard(dice=((*ONE.die(1)[:3], 0, 0, "", ""),)),
        "lot 1 of cut 5.0 gave 0, expected -1",
    ),
    "a card that was not opened": (
        ONE.heard(cards=()),
        f"{ONE.order()[1]} lies in hand.1 and was not opened, expected what opens its envelope",
    ),
}


@pytest.mark.parametrize("what", UNTRUE)
def test_a_device_that_was_called_does_not_believe(what: str) -> None:
    told, said = UNTRUE[what]
    found = says(lambda: called(ONE).hear(told))
    assert found.startswith(said) if said.endswith(" ") else found == said


def test_what_is_true_is_believed_to_the_last_place() -> None:
    """Nothing of this is wrong: the first and last envelope left out, the last lot, a deck of which all has come."""
    checker = called(ONE)
    left_out = ONE.sealing(decks=(ONE.deck(out=(0, 5)),))
    names = ONE.played().names
    rest = ONE.order(out=(0, 5))
    opened = [ONE.card(name) for name in [*rest, *(names[each] for i, each in enumerate(names) if i in (0, 5))]]
    dice = tuple(ONE.die(number, 1 + number, f"cup{number}.1", "ace") for number in (0, 2))
    piles = (*PLAN, "waste", "waste")
    seen = tuple((pile, (name,)) for pile, name in zip(piles, rest, strict=True))
    checker.hear(
        ONE.heard(cuts=(left_out,), cards=tuple(opened), dice=dice, came=(ONE.came(*piles),), seen=seen, silent=0)
    )
    assert (checker.checked, checker.mine, checker.missed, checker.open) == (8, {"5.0"}, set(), "")
    assert len(checker.decks["5.0", 0].order) == 4


def test_a_call_is_refused_that_is_cut_short_or_comes_too_late() -> None:
    for short in (ONE.call(root=SHORT), ONE.call(luck=SHORT)):
        assert says(partial(Checker().call, short)) == "a root or luck is cut short, expected 64 digits"
    assert says(lambda: phone(ONE).call(ONE.call())) == "cut 5.0 is called after it was made, expected before"


@pytest.mark.parametrize(
    ("shown", "allowed", "refused"),
    [
        ("5.0", "5.1", "5.2"),
        ("5.0", "5.1", "6.0"),
        ("5.0", "5.1", "5.0"),
        ("5.9", "5.10", "5.9"),
        ("5.999", "5.1000", "5.998"),
    ],
)
def test_after_luck_was_shown_the_next_cut_for_the_same_may_be_called_and_no_other(
    shown: str, allowed: str, refused: str
) -> None:
    called(Cut(shown)).call(Cut(allowed).call())
    said = says(lambda: called(Cut(shown)).call(Cut(refused).call()))
    too_late = f"cut {refused} is called after this device has shown its luck for cut {shown}"
    assert said == f"{too_late}, expected what came of cut {shown}"


@pytest.mark.parametrize(("shown", "other"), [("5.x", "5.1"), ("5", "5.1"), ("5.1000", "5.1001")])
def test_after_a_name_that_counts_nothing_or_too_much_no_cut_is_called(shown: str, other: str) -> None:
    assert "is called after this device has shown" in says(lambda: called(Cut(shown)).call(Cut(other).call()))


def test_luck_is_shown_only_for_a_cut_that_it_was_promised_for() -> None:
    expected = "luck was shown for cut 5.0, expected a cut that it was promised for"
    assert says(lambda: Checker().show(ONE.shown)) == expected
    checker = Checker()
    checker.call(ONE.call())
    assert says(lambda: checker.show(Shown("5.0", {0: ONE.shown.promises[0]}))) == expected


def test_only_somebody_more_who_kept_silent_makes_void_what_was_cut() -> None:
    checker, again = called(ONE), Cut("6.0")
    checker.hear(Heard(5, CHAIN, silent=1))
    checker.call(again.call())
    checker.show(again.shown)
    checker.hear(Heard(6, CHAIN, silent=1))
    assert "for cut 6.0" in says(lambda: checker.call(Cut("7.0").call()))
    checker.hear(Heard(7, CHAIN, silent=2))
    checker.call(Cut("7.0").call())


def test_a_cut_is_made_once_and_told_again_only_to_a_device_that_has_just_joined() -> None:
    assert says(lambda: phone(ONE).hear(ONE.heard())) == "cut 5.0 is made again, expected once"
    checker = phone(ONE)
    checker.hear(ONE.heard(whole=True))
    assert (checker.checked, checker.decks["5.0", 0].came) == (2, [*PLAN])
    told = ONE.heard(cuts=(ONE.sealing(lots=""),), whole=True)
    assert says(lambda: phone(ONE).hear(told)) == "cut 5.0 is told differently than before, expected the same"
    told = ONE.heard(came=(ONE.came("hand.1", "hand.0"),), whole=True)
    assert says(lambda: phone(ONE).hear(told)) == "the cards of cut 5.0 went to others than before, expected the same"


@pytest.mark.parametrize(("first", "second"), [("5.0", "5.1"), ("5.9", "5.10"), ("5.998", "5.999")])
def test_a_second_cut_for_the_same_is_not_made_without_the_first_for_which_luck_was_shown(
    first: str, second: str
) -> None:
    checker, then = called(Cut(first)), Cut(second)
    checker.call(then.call())
    checker.show(then.shown)
    assert says(lambda: checker.hear(then.heard())) == f"cut {second} is made without {first}, expected both"
    both = (Cut(first).sealing(), then.sealing())
    checker.hear(then.heard(cuts=both))
    assert checker.mine == {first, second}


def test_a_cut_without_the_luck_of_a_device_that_was_called_is_noted_as_missed() -> None:
    alone = Cut()
    alone.lent = {0: LUCK[0]}
    checker = Checker()
    checker.call(ONE.call())
    checker.hear(alone.heard())
    assert (checker.mine, checker.missed) == (set(), {"5.0"})


def test_the_cards_that_follow_are_counted_on_and_go_where_nobody_announced() -> None:
    checker = phone(ONE)
    third = ONE.order()[2]
    own = ("hand.1", (ONE.order()[1],))
    more = Heard(
        6, CHAIN, (), (ONE.card(third),), came=(ONE.came("hand.0", before=2),), seen=(own, ("hand.0", (third,)))
    )
    checker.hear(more)
    assert checker.decks["5.0", 0].came == [*PLAN, "hand.0"]
    assert says(lambda: checker.hear(more)) == "card 3 of cut 5.0 comes, expected card 4"
    elsewhere = replace(
        more, came=(ONE.came("hand.0", before=3),), cards=(ONE.card(ONE.order()[3]),), seen=(own, ("waste", ()))
    )
    checker.hear(elsewhere)


def test_of_two_cuts_for_one_entry_only_the_last_says_where_all_its_cards_go() -> None:
    """What the second brought may have said where more cards of the first one go."""
    first, second = Cut("5.0"), Cut("5.1", ("other",))
    checker = Checker()
    checker.call(first.call())
    checker.call(second.call(plan=()))
    told = first.heard(
        cuts=(first.sealing(), second.sealing()), came=(first.came(*PLAN, "hand.0"), second.came("waste"))
    )
    checker.hear(told)
    assert checker.unsure == {"5.0"}
    checker = Checker()
    checker.call(second.call(plan=()))
    told = replace(told, came=(first.came(*PLAN), second.came("hand.1")))
    assert "the cards of cut 5.1 go to others" in says(lambda: checker.hear(told))


def test_a_stock_keeps_its_cards_and_another_has_its_own() -> None:
    checker = phone(ONE)
    other = Cut("6.0")
    fewer = replace(other.deck(), names=("2", *NAMES[1:]))
    told = other.heard(cuts=(other.sealing(decks=(fewer,)),))
    assert says(lambda: checker.hear(told)) == "deck 0 of cut 6.0 has other cards than before, expected the same deck"


def test_a_face_shows_the_same_on_every_die_of_a_kind() -> None:
    checker = phone(ONE)
    die = ONE.die(1, pile="cup.0", face="ace")
    checker.hear(Heard(6, CHAIN, dice=(die,)))
    checker.hear(Heard(7, CHAIN, dice=((*die[:5], "", ""),)))
    checker.hear(Heard(7, CHAIN, dice=((*die[:5], "bowl.0", "six"),)))
    said = says(lambda: checker.hear(Heard(8, CHAIN, dice=((*die[:5], "cup.1", "six"),))))
    assert said == f"a die that fell on {die[4]} shows six, expected what it showed before"
    assert checker.checked == 4


def test_a_stock_that_nobody_has_cut_is_loose_until_somebody_does() -> None:
    checker = phone(ONE)
    checker.hear(Heard(6, CHAIN, uncut=("stock", LOTS), seen=(("hand.1", ("A", "K")),)))
    assert checker.loose == {"stock", LOTS}
    checker.hear(Heard(7, CHAIN, (Cut("7.0").sealing(decks=(), root=envelopes.root((), Cut("7.0").lots).hex()),)))
    assert checker.loose == {"stock"}
    then = Cut("8.0")
    then.lots = ()
    checker.hear(then.heard())
    assert checker.loose == set()
    assert "was not opened" in says(lambda: checker.hear(Heard(9, CHAIN, seen=(("hand.1", (MIDDLE, FIRST)),))))


def test_a_card_that_passes_by_is_opened_too_if_its_stock_was_cut_before() -> None:
    late = Heard(6, CHAIN, passing=(("waste", (MIDDLE,)),))
    expected = f"{MIDDLE} lies in waste and was not opened, expected what opens its envelope"
    assert says(lambda: phone(ONE).hear(late)) == expected
    phone(ONE).hear(replace(late, uncut=("stock",)))
    called(ONE).hear(ONE.heard(passing=late.passing))  # it may have lain there before


def test_a_card_is_known_by_its_text_whoever_has_seen_it_and_whichever_of_its_kind_it_is() -> None:
    second = ONE.order()[1]
    told = ONE.heard(seen=(("hand.1", (f"{second}*2",)), ("waste", ("2#7",))))
    called(ONE).hear(told)
    pattern = re.escape(f"{FIRST} lies in waste and was not opened")
    with pytest.raises(Trouble, match=pattern):
        called(ONE).hear(ONE.heard(seen=(*told.seen, ("waste", (f"{FIRST}#3*1",)))))
