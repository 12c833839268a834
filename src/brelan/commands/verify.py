"""`brelan verify FILE`: prove that the cards of a game were sealed before anybody's luck was known.

The file is an opened log, which proves the whole game, or a seat's own, which proves what that device was told; with
both, also that they tell of the same game.
"""

import argparse
import json
from pathlib import Path

from brelan.commands.language import add_language, language
from brelan.room import seatfile
from brelan.room.opened import Deal, Note, Verified, load
from brelan.texts import Words
from brelan.transcript import ALL_EYES, Teller
from brelan.trouble import Trouble

STRONG = 32
"""Characters of a noted hash that are enough against somebody who tries to match them (docs/fairness.md)."""


def describe(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("file", type=Path, metavar="FILE", help="an opened log or a seat's file (docs/fairness.md)")
    parser.add_argument("seat", type=Path, metavar="SEAT", nargs="?", help="a seat's file of the same game")
    parser.add_argument("--hash", metavar="H", help="a hash that you noted during the game, or its first characters")
    parser.add_argument("--cards", action="store_true", help="tell the game with every card that was drawn")
    parser.add_argument("--json", action="store_true", help="print what was proved as JSON")
    add_language(parser)


def run(asked: argparse.Namespace) -> None:
    """Verify the file and print what it proves."""
    if seatfile.is_seat(asked.file):
        _seat(asked)
        return
    proved = load(asked.file, asked.hash)
    if asked.seat is not None:
        seatfile.compare(seatfile.load(asked.seat), proved, str(asked.seat))
    teller = Teller(proved.table.game, language(asked), proved.table.names)
    told = _story(proved, teller) if asked.cards else None
    if asked.json:
        print(json.dumps(_data(proved, told), ensure_ascii=False, indent=1))
    else:
        _say(proved, teller, told, asked)
    if proved.unproved:
        title, ours = teller.words("title"), proved.table.game.version
        theirs = " and ".join(str(version) for version in dict.fromkeys(proved.versions))
        raise Trouble(
            f"{asked.file}: {_deals(proved.unproved)} not proved: {title} was played there with version {theirs} "
            f"of its rules, and this Brelan has version {ours}; expected a Brelan with version {theirs}"
        )


def _seat(asked: argparse.Namespace) -> None:
    """A seat's file alone."""
    if asked.seat is not None:
        raise Trouble(f"{asked.file} is a seat's file, expected the opened log first and the seat's file after it")
    found = seatfile.load(asked.file)
    checker, words = found.checker, Words(language(asked), ("brelan.texts",))
    if asked.json:
        data = {"proved": True, "table": found.code, "cuts": len(checker.cuts), "own": len(checker.mine)}
        print(json.dumps(data | {"cards": checker.checked, "missed": sorted(checker.missed)}, indent=1))
        return
    print(words("verified-seat", file=str(asked.file), table=found.code, cards=checker.checked))
    print(words("verified-own", own=len(checker.mine), cuts=len(checker.cuts)))


def _deals(numbers: tuple[int, ...]) -> str:
    """These deals, which follow each other."""
    return f"deal {numbers[0]} is" if len(numbers) == 1 else f"deals {numbers[0]} to {numbers[-1]} are"


def _story(proved: Verified, teller: Teller) -> list[str]:
    """What was told, by other rules than ours too."""
    at = proved.sitting
    lines = (*teller.retold(at.story(), ALL_EYES), *teller.told(at.memory.tells(), ALL_EYES))
    return [f"{line.text}  [{line.rule}]" for line in lines]


def _say(proved: Verified, teller: Teller, told: list[str] | None, asked: argparse.Namespace) -> None:
    words = teller.words
    print(words("verified-partly" if proved.unproved else "verified", file=str(asked.file)))
    print(_game(proved, words))
    for deal in proved.deals:
        print(words("verified-deal", number=deal.number))
        for sentence in _deal(deal, words, asked.cards):
            print(f"  {sentence}")
    for sentence in told or ():
        print(sentence)
    if asked.seat is not None:
        print(words("verified-both", file=str(asked.seat)))
    print(words("result", scores=_standing(proved, teller)))
    print(words("verified-last", hash=proved.sitting.chain))
    for sentence in _note(proved.note, words):
        print(sentence)


def _standing(proved: Verified, teller: Teller) -> str:
    """How everybody ended; by other rules than ours, as it was scored."""
    at = proved.sitting
    if not at.foreign:
        return teller.standing(proved.table)
    return ", ".join(f"{name} {score}" for name, score in zip(at.names, at.scores, strict=True))


def _game(proved: Verified, words: Words) -> str:
    chairs = proved.sitting.chairs
    names = [words("verified-bot", name=chair.name) if chair.bot else chair.name for chair in chairs]
    return words(
        "verified-game",
        title=words("title"),
        table=proved.code,
        game=proved.sitting.opened.games + 1,
        entries=proved.entries,
        names=", ".join(names),
    )


def _deal(deal: Deal, words: Words, cards: bool) -> list[str]:
    names = ", ".join(dict.fromkeys(name for name, _ in deal.luck))
    return [
        *([words("verified-commitment", hash=deal.commitment)] if deal.commitment else ()),
        *([words("verified-secret", hash=deal.secret)] if deal.secret else ()),
        *(words("verified-root", hash=root) for root in deal.roots),
        words("verified-luck", names=names) if names else words("verified-no-luck"),
        *([words("verified-came", cards=deal.came)] if cards and deal.proved else ()),
        *(() if deal.proved else [words("verified-other-rules")]),
    ]


def _note(note: Note | None, words: Words) -> list[str]:
    if note is None:
        return [words("verified-without")]
    said = {
        "entry": "verified-entry",
        "before": "verified-before",
        "commitment": "verified-promise",
    }[note.kind]
    strong = note.characters >= STRONG
    short = [] if strong else [words("verified-short", characters=note.characters)]
    return [words(said, number=note.number, line=note.line), *short]


def _data(proved: Verified, told: list[str] | None) -> dict[str, object]:
    at, result = proved.sitting, proved.sitting.result
    assert result is not None
    return {
        "proved": not proved.unproved,
        "table": proved.code,
        "game": at.game.name,
        "games": at.opened.games,
        "seats": [{"name": chair.name, "bot": bool(chair.bot)} for chair in at.chairs],
        "entries": proved.entries,
        "last": at.chain,
        "noted": proved.note._asdict() if proved.note else None,
        "deals": [
            deal._asdict() | {"luck": [{"name": name, "luck": luck} for name, luck in deal.luck]}
            for deal in proved.deals
        ],
        "scores": result.scores,
        "winners": [seat + 1 for seat in result.winners],
        **({} if told is None else {"transcript": told}),
    }
