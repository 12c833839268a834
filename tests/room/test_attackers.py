"""Whoever cheats gains nothing: each line of « who can do what » in docs/fairness.md is played here and measured."""

from base64 import b64encode
from copy import deepcopy
from pathlib import Path
from random import Random
from statistics import mean

import msgspec
import pytest
from msgspec.structs import replace

from brelan.room import envelopes
from brelan.room.checking import Called, Checker, Heard, Shown
from brelan.room.envelopes import DECKS
from brelan.room.sealing import SealedDeck, Sealing
from brelan.trouble import Trouble
from tests.room.attackers import deals, nothing_gained, percentile, set_ups

NAMES = tuple(f"c{i}" for i in range(52))
CHEAT, HONEST = 0, 1
PAGE = Path(__file__).parents[2] / "web" / "tests" / "forged.json"


def test_exchanging_last_and_picking_gains_nothing(deep: bool) -> None:
    assert nothing_gained(list(deals(2, 400 if deep else 12)))


def test_a_bot_or_a_joker_after_luck_came_gains_nothing(deep: bool) -> None:
    assert nothing_gained(list(set_ups(2, 2000 if deep else 60)))


def test_both_attacks_gained_much_when_luck_was_lent_before_it_was_needed() -> None:
    """The same attackers against games of the first scheme: the measure finds what there is to find."""
    for attack in (list(deals(1, 12)), list(set_ups(1, 60))):
        assert not nothing_gained(attack)
        assert mean(attack) > 0.6


class Deal:
    """A cut of one deck, as the host makes it, who holds the first five cards of it."""

    def __init__(self, rng: Random, chairs: int = 2) -> None:
        self.rng = rng
        self.decks = [envelopes.sealed(rng.randbytes(16), NAMES) for _ in range(DECKS)]
        self.luck = {chair: rng.randbytes(32).hex() for chair in range(chairs)}

    @property
    def root(self) -> bytes:
        return envelopes.root(self.decks, ())

    def order(self, lent: dict[int, str]) -> list[str]:
        """The cards as they come."""
        luck = envelopes.together(self.root, lent)
        names = self.decks[envelopes.chosen(luck, 0)].names
        return [names[each] for each in envelopes.ordered(luck, names)]

    def worth(self, lent: dict[int, str]) -> float:
        """How good the host's hand is."""
        return percentile([NAMES.index(name) for name in self.order(lent)[:5]])

    def sealing(self, lent: dict[int, str]) -> Sealing:
        """What everybody is told of it."""
        luck = envelopes.together(self.root, lent)
        chosen = envelopes.chosen(luck, 0)
        seeds = tuple("" if i == chosen else deck.seed.hex() for i, deck in enumerate(self.decks))
        deck = SealedDeck("stock", NAMES, b64encode(b"".join(self.decks[chosen].names)).decode(), seeds, ())
        return Sealing("5.0", self.root.hex(), "ab" * 32, lent, (deck,), "")

    @property
    def shown(self) -> Shown:
        """The promises of all, before any luck is shown."""
        promises = {chair: envelopes.promise(bytes.fromhex(luck)) for chair, luck in self.luck.items()}
        return Shown("5.0", promises)

    def called(self) -> Checker:
        """An honest phone that was called, and promised its luck."""
        checker = Checker()
        checker.call(self.call)
        return checker

    @property
    def call(self) -> Called:
        """What the phone was called with, and its luck."""
        plan = ("hand.0",) * 5 + ("hand.1",) * 5
        return Called("5.0", self.root.hex(), "ab" * 32, plan, self.luck[HONEST])

    def told(self, lent: dict[int, str], seat: int = HONEST) -> Heard:
        """What the phone of a seat is told: its own five cards."""
        luck = envelopes.together(self.root, lent)
        played, mine = self.decks[envelopes.chosen(luck, 0)], self.order(lent)[5 * seat : 5 * seat + 5]
        cards = tuple(("5.0", 0, name, envelopes.salt(played.seed, name).hex()) for name in mine)
        came = (("5.0", 0, 0, ("hand.0",) * 5 + ("hand.1",) * 5),)
        return Heard(5, "cd" * 32, (self.sealing(lent),), cards, came=came, seen=((f"hand.{seat}", tuple(mine)),))


def test_an_honest_deal_is_proved_to_an_honest_phone() -> None:
    deal = Deal(Random(1))
    checker = deal.called()
    checker.hear(deal.told(deal.luck))
    assert (checker.mine, checker.checked) == ({"5.0"}, 5)


def test_dropping_the_luck_of_others_gains_nothing_in_what_their_phones_call_sealed(deep: bool) -> None:
    """The host sees promises only: whatever it drops, it drops blindly; and a phone that was left out says so."""
    sealed = []
    for seed in range(2000 if deep else 300):
        deal = Deal(Random(seed))
        alone = {CHEAT: deal.luck[CHEAT]}
        lent = alone if deal.worth(alone) > 0.5 else deal.luck  # it keeps what it likes, and drops the others for it
        checker = deal.called()
        checker.hear(deal.told(lent))
        if checker.mine:
            sealed.append(deal.worth(lent))
        else:
            assert checker.missed == {"5.0"}
    assert len(sealed) > 100
    assert nothing_gained(sealed)


def test_lending_last_gains_nothing_because_it_was_promised_first(deep: bool) -> None:
    """Other luck than was promised is found by every phone; so the host can but show what it promised blindly."""
    shown = []
    for seed in range(2000 if deep else 300):
        deal = Deal(Random(seed))
        better = {
            **deal.luck,
            CHEAT: max(
                (Random(i).randbytes(32).hex() for i in range(4)),
                key=lambda luck: deal.worth({**deal.luck, CHEAT: luck}),
            ),
        }
        checker = deal.called()
        checker.show(deal.shown)
        told = deal.told(better)
        with pytest.raises(Trouble, match="other luck than was promised"):
            checker.hear(told)
        shown.append(deal.worth(deal.luck))
    assert nothing_gained(shown)


def test_withholding_gains_one_second_try_for_a_seat_and_game_and_no_more(deep: bool) -> None:
    """A seat that knows what it would show keeps it when the deal is bad: what comes instead nobody has seen.

    It is named to all and cuts no more: in every other deal of the game nothing is gained.
    """
    first, others = [], []
    for seed in range(2000 if deep else 300):
        deal = Deal(Random(seed))
        withheld = deal.worth(deal.luck) < 0.5
        again = Deal(Random(f"again {seed}"), 2)
        first.append(again.worth({HONEST: again.luck[HONEST]}) if withheld else deal.worth(deal.luck))
        later = Deal(Random(f"later {seed}"), 2)
        others.append(later.worth({HONEST: later.luck[HONEST]} if withheld else later.luck))
    assert 0.58 < mean(first) < 0.67  # 5/8
    assert nothing_gained(others)


def forged(what: str, deal: Deal) -> Heard:
    """What a host tells who has dealt itself other cards."""
    told = deal.told(deal.luck)
    if what == "dealt in another order than was called":
        return replace(told, came=(("5.0", 0, 0, ("hand.1", "hand.0") * 5),))
    if what == "cards that were for others":
        theirs = deal.told(deal.luck, CHEAT)
        return replace(told, cards=theirs.cards, seen=(("hand.1", theirs.seen[0][1]),))
    if what == "a card that nobody has drawn":
        late = deal.order(deal.luck)[30]
        played = deal.decks[envelopes.chosen(envelopes.together(deal.root, deal.luck), 0)]
        card = ("5.0", 0, late, envelopes.salt(played.seed, late).hex())
        return replace(told, cards=(*told.cards[:4], card), seen=(("hand.1", (*told.seen[0][1][:4], late)),))
    if what == "a card that was not opened":
        return replace(told, cards=told.cards[:4])
    if what == "a card that was burnt first":
        return replace(told, came=(("5.0", 0, 0, ("burnt", *told.came[0][3])),))
    if what == "a promise more, made when luck was known":
        return deal.told({**deal.luck, 2: "ab" * 32})
    if what == "luck in another order":
        return replace(told, cuts=(replace(told.cuts[0], luck={0: deal.luck[1], 1: deal.luck[0]}),))
    if what == "another answer than was called":
        return replace(told, cuts=(replace(told.cuts[0], about="ef" * 32),))
    assert what == "the same card in another envelope"
    return replace(told, cards=(*told.cards[:4], (*told.cards[4][:3], "ab" * 16)))


FORGED = {
    "dealt in another order than was called": "order",
    "cards that were for others": "order",
    "a card that nobody has drawn": "card",
    "a card that was not opened": "card",
    "a card that was burnt first": "order",
    "a promise more, made when luck was known": "luck",
    "luck in another order": "luck",
    "another answer than was called": "sealed",
    "the same card in another envelope": "card",
}
"""What an honest phone finds, and what its page calls that."""


@pytest.mark.parametrize("what", FORGED)
def test_an_honest_phone_finds(what: str) -> None:
    for seed in range(20):
        deal = Deal(Random(seed))
        checker = deal.called()
        checker.show(deal.shown)
        with pytest.raises(Trouble):
            checker.hear(forged(what, deal))


def gone_on(deal: Deal) -> Heard:
    """Honest: one of the cards was dealt to a hand and laid before its owner in the same move."""
    told = deal.told(deal.luck)
    *hand, laid = told.seen[0][1]
    return replace(told, seen=(("hand.1", tuple(hand)), ("laid.1", (laid,))))


def test_a_card_that_was_dealt_and_went_on_at_once_alarms_nobody() -> None:
    deal = Deal(Random(1))
    checker = deal.called()
    checker.hear(gone_on(deal))
    assert checker.checked == 5


def test_a_host_who_says_that_nobody_has_cut_loses_the_seal() -> None:
    """Then there is nothing to check, which every phone shows: the ✓ is gone until the stock is cut again."""
    deal = Deal(Random(1))
    checker = deal.called()
    checker.hear(replace(deal.told(deal.luck), cards=(), uncut=("stock",)))
    assert (checker.checked, checker.loose) == (0, {"stock"})


def test_the_page_is_tried_with_what_a_phone_hears_here() -> None:
    """web/tests/fairness.test.ts reads it: the page has to find the same."""
    deal = Deal(Random(1))
    cases = {what: (flaw, forged(what, deal)) for what, flaw in FORGED.items()}
    cases |= {"an honest deal": ("", deal.told(deal.luck)), "a card that went on": ("", gone_on(deal))}
    heard = {"call": deal.call, "shown": deal.shown, "cases": cases}
    assert PAGE.read_bytes() == msgspec.json.encode(heard)


def test_a_cut_that_is_broken_off_when_luck_was_shown_cannot_be_called_again() -> None:
    deal, again = Deal(Random(1)), Deal(Random(2))
    called = Called("5.0", again.root.hex(), "ab" * 32, (), "ab" * 32)
    checker = deal.called()
    checker.show(deal.shown)
    with pytest.raises(Trouble, match="after this device has shown its luck"):
        checker.call(called)
    checker.hear(Heard(5, "cd" * 32, silent=1))  # unless somebody kept silent, and all were told who
    checker.call(replace(called, cut="6.0"))


def test_whoever_sees_the_card_that_a_good_one_was_passed_off_as_finds_it() -> None:
    """Cards are shuffled in the middle of a deal: the host leaves out a card it likes instead of one that lies here."""
    for seed in range(20):
        deal, again = Deal(Random(seed)), Deal(Random(f"again {seed}"))
        checker = deal.called()
        checker.hear(deal.told(deal.luck))
        mine = deal.order(deal.luck)[5:10]
        sealing = again.sealing(again.luck)
        played = again.decks[envelopes.chosen(envelopes.together(again.root, again.luck), 0)]
        names = list(played.names.values())
        liked = next(name for name in again.order(again.luck) if name not in mine)
        cards = tuple(("6.0", 0, name, envelopes.salt(played.seed, name).hex()) for name in mine)
        for left, found in ((mine, False), ([*mine[1:], liked], True)):
            deck = replace(sealing.decks[0], out=tuple(sorted(map(names.index, left))))
            told = Heard(
                6, "cd" * 32, (replace(sealing, cut="6.0", decks=(deck,)),), cards, seen=(("hand.1", tuple(mine)),)
            )
            phone = deepcopy(checker)
            if found:
                with pytest.raises(Trouble, match=f"{mine[0]} is card"):
                    phone.hear(told)
            else:
                phone.hear(told)


def test_luck_that_is_not_random_gains_nothing(deep: bool) -> None:
    """Whoever lends it does not know what is sealed."""
    deals = [Deal(Random(seed)) for seed in range(2000 if deep else 300)]
    assert nothing_gained([deal.worth({**deal.luck, CHEAT: "00" * 32}) for deal in deals])


def test_a_false_deck_is_found_seven_times_in_eight(deep: bool) -> None:
    """One of the eight decks has an ace twice; it is played once in eight, and opened otherwise."""
    found, tries = 0, 4000 if deep else 400
    for seed in range(tries):
        deal = Deal(Random(seed))
        false = Random(f"false {seed}").randrange(DECKS)
        salts = [deal.rng.randbytes(16) for _ in NAMES]
        twice = (*NAMES[:-1], NAMES[0])
        made = sorted((envelopes.envelope(salt, name), name) for salt, name in zip(salts, twice, strict=True))
        deal.decks[false] = envelopes.Deck(deal.rng.randbytes(16), dict(made))
        try:
            deal.called().hear(replace(deal.told(deal.luck), cards=(), seen=()))
        except Trouble as trouble:
            found += "was sealed differently than shown before" in str(trouble)
    expected = 1 - 1 / DECKS
    assert abs(found / tries - expected) < 3.3 * (expected * (1 - expected) / tries) ** 0.5
