"""What the league has found: kept line by line, so that it can be stopped and taken up again."""

import json
from collections.abc import Iterable
from pathlib import Path

from brelan.league.match import Match, Played
from brelan.trouble import Trouble


def kept(path: Path, version: str) -> dict[Match, Played]:
    """The matches that were played by bots of this version; a line cut off by a sudden end is forgotten."""
    if not path.exists():
        return {}
    try:
        lines = path.read_text(encoding="utf-8").split("\n")
    except (OSError, UnicodeDecodeError) as trouble:
        raise Trouble(f"{path}: cannot be read as text ({trouble})") from None
    found = [_read(path, number, line) for number, line in enumerate(lines[:-1], 1) if line]
    return {played.match: played for made_by, played in found if made_by == version}


def _read(path: Path, number: int, line: str) -> tuple[str, Played]:
    try:
        made_by, (game, alone, others, players, options, seed), shares = json.loads(line)
        match = Match(game, alone, others, players, tuple((name, value) for name, value in options), seed)
        return made_by, Played(match, tuple(map(float, shares)))
    except (ValueError, TypeError):
        expected = "a line of a league: version, match, shares"
        raise Trouble(f"{path}, line {number}: read {line[:40]!r}, expected {expected}") from None


def keep(path: Path, version: str, played: Iterable[Played]) -> None:
    """Add matches to the file."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        whole = not path.exists() or path.read_bytes()[-1:] in (b"", b"\n")
        with path.open("a", encoding="utf-8") as file:
            file.write("" if whole else "\n")
            for one in played:
                file.write(json.dumps([version, one.match, one.shares]) + "\n")
    except OSError as trouble:
        raise Trouble(
            f"{path}: the results cannot be kept there ({trouble.strerror}); choose another with --results"
        ) from None
