"""`brelan replay FILE`: the transcript of a recorded game."""

import argparse
import json
from pathlib import Path

from brelan import shelf
from brelan.commands.language import add_language, language
from brelan.commands.screen import show
from brelan.engine.record import OtherRules, load
from brelan.engine.table import Table
from brelan.engine.tells import Tell
from brelan.transcript import ALL_EYES, SPECTATOR, Teller
from brelan.trouble import Trouble


def describe(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a record (docs/record.md)")
    eyes = parser.add_mutually_exclusive_group()
    eyes.add_argument("--seat", type=int, metavar="N", help="as seat N saw it (from 1)")
    eyes.add_argument("--spectator", action="store_true", help="as everybody saw it")
    parser.add_argument("--json", action="store_true", help="print the events as JSON")
    add_language(parser)


def run(asked: argparse.Namespace) -> None:
    """Replay the record and print what the reader may know."""
    try:
        table = load(asked.file, shelf.game)
    except OtherRules as other:
        if not (asked.seat or asked.spectator or asked.json):
            for sentence in other.stories.get(language(asked), ()):
                show(sentence, hang=2)
        raise
    watcher = _watcher(table, asked)
    teller = Teller(table.game, language(asked), table.names, table.data)
    if asked.json:
        seen = [t.seen_by_all_eyes() if watcher == ALL_EYES else t.seen_by(watcher) for t in table.tells]
        print(json.dumps(_data(table, teller, seen), ensure_ascii=False, indent=1))
        return
    for sentence in teller.transcript(table.tells, watcher):
        show(sentence, hang=2)
    show(teller.words("result" if table.over else "standing", scores=teller.standing(table)), chips=True)


def _watcher(table: Table, asked: argparse.Namespace) -> int:
    if asked.spectator:
        return SPECTATOR
    if asked.seat is None:
        return ALL_EYES
    seats = len(table.names)
    if not 1 <= asked.seat <= seats:
        raise Trouble(f"--seat {asked.seat} was given, expected a seat from 1 to {seats}")
    return int(asked.seat) - 1


def _data(table: Table, teller: Teller, tells: list[Tell]) -> dict[str, object]:
    deck = table.game.state.LAYOUT.decks
    events = [
        {
            "what": tell.what,
            "rule": tell.rule,
            "seat": tell.seat + 1,
            **{key: number + 1 if key.startswith("seat_") else number for key, number in tell.numbers.items()},
            "cards": [deck[tell.deck].text(card) if card >= 0 else None for card in tell.cards],
            "text": teller.sentence(tell),
        }
        for tell in tells
    ]
    return {
        "game": table.game.name,
        "seats": table.names,
        "over": table.over,
        "scores": table.result.scores,
        "events": events,
    }
