"""Sittings for tests: people open a table, sit down, lend luck, answer anything that is legal, leave, pause, agree."""

from hashlib import sha256
from random import Random

from brelan import shelf
from brelan.engine.tells import Tell
from brelan.room import answers, chain, opened, requests, sealed
from brelan.room.cutting import about, cuts, name, wanted
from brelan.room.envelopes import promise
from brelan.room.events import Answered, AnyEvent, Away, Bot, Chair, Cut, Entry, Lent, Opened, Rang
from brelan.room.sealed import Sealed
from brelan.room.secrets import Committed
from brelan.room.sitting import first, write
from tests.boxes import brief

CODE = "BRLNX"
SECONDS = 10
"""For a decision, where there is a clock; each entry comes so much later than the one before."""


class Evening:
    """A table with its log; everything that is random comes from one seed, so that a test can be run again."""

    def __init__(
        self, name: str, seed: int = 1, options: dict[str, int | str] | None = None, games: int = 0, fair: int = 1
    ) -> None:
        self.rng = Random(seed)
        game = shelf.game(name)
        chosen = requests.chosen(game, brief(name) if options is None else options)
        chairs = tuple(Chair() for _ in range(game.most))
        self.clock = SECONDS if fair > 1 else 0
        self.ran = 0
        opening = Opened(
            name, game.version, chosen, chairs, 0, self.clock, "fr", self.digits(), games, table=CODE, fair=fair
        )
        self.before = chain.START if games == 0 else self.digits()
        entry = Entry(1 + 100 * games, 0, 0, self.digits(32), opening)
        self.lines = [write(entry)]
        self.at = first(entry, self.lines[0], self.before)
        self.hashes = [self.before, self.at.chain]
        self.cutters: set[int] = set()
        """The chairs whose devices cut."""
        self.commitments: dict[int, str] = {}
        """Of each deal, as it was shown before luck was lent to it."""

    @property
    def committed(self) -> Committed:
        """The chance of a game that was lent luck by deals."""
        assert isinstance(self.at.chance, Committed)
        return self.at.chance

    def digits(self, n: int = 64) -> str:
        """So many random hexadecimal digits."""
        return f"{self.rng.getrandbits(4 * n):0{n}x}"

    def happen(self, event: AnyEvent | None) -> list[Tell]:
        """One more entry, as the server writes it; what the rules tell."""
        if event is None:
            return []
        self.commitments.setdefault(self.at.next_deal, self.at.commitment)
        salt = self.digits(32)
        self.ran += 1000 * self.clock
        entry = Entry(self.at.number + 1, 1000 * self.at.number, self.ran, salt, event, self.cut(salt, event))
        _, line, tells = self.at.take(entry)
        self.lines.append(line)
        self.hashes.append(self.at.chain)
        return tells

    def cut(self, salt: str, event: AnyEvent) -> tuple[Cut, ...]:
        """Everybody who cuts lends luck to what an event needs."""
        made: list[sealed.Cut] = []
        written: list[Cut] = []
        chance, number = self.at.chance, self.at.number + 1
        while isinstance(chance, Sealed) and any(cuts(self.at, chair) for chair in self.cutters):
            found = wanted(self.at, number, event, made)
            if found is None:
                break
            luck = {chair: self.digits() for chair in sorted(self.cutters) if cuts(self.at, chair)}
            promises = {chair: promise(bytes.fromhex(lent)) for chair, lent in luck.items()}
            made.append(chance.cut(name(number, len(made)), found.needs, luck, about(salt, event)))
            written.append(Cut(made[-1].root.hex(), made[-1].about, *found.needs, promises, luck))
        return tuple(written)

    def sit(self, people: int, bots: int = 0) -> "Evening":
        """People sit down, and bots beside them."""
        for i in range(people):
            self.happen(requests.sit(self.at, f"d{i}", None, f"Player {i}", i))
        for i in range(people, people + bots):
            self.happen(Bot(i, f"Bot {i}", "regular"))
        return self

    def lend(self, chair: int) -> None:
        """A person's device lends luck to the next deal, if it has not yet."""
        chance, deal = self.at.chance, self.at.next_deal
        if isinstance(chance, Committed) and chair not in chance.lent(deal):
            self.happen(Lent(chair, deal, self.digits()))

    def start(self) -> "Evening":
        """The game begins."""
        self.happen(requests.start(self.at, "d0"))
        return self

    def turn(self) -> None:
        """Somebody who is asked answers: the person, a bot, or the clock."""
        table = self.at.table
        assert table is not None
        seat = self.rng.choice(table.awaited)
        chair = self.at.chairs[seat]
        if chair.bot or chair.away:
            value = table.asks[seat].encode(table.asks[seat].any(self.rng))
            self.happen(Answered(seat, value, "bot"))
        elif self.rng.random() < 0.05 and (self.at.seconds or isinstance(self.at.chance, Committed)):
            for event in requests.late(self.at, seat):
                self.happen(event)
        else:
            self.answer(seat, table.asks[seat].encode(table.asks[seat].any(self.rng)))

    def answer(self, seat: int, value: int) -> None:
        """A person answers."""
        assert self.at.table is not None
        given, key = self.at.table.asks[seat].decode(value), self.digits(8)
        for event in answers.answer(self.at, f"d{seat}", self.at.since[seat], given, key):
            self.happen(event)

    def something(self) -> None:
        """Something that happens now and then beside the game."""
        chair = self.rng.choice([i for i, c in enumerate(self.at.chairs) if c.person])
        device = f"d{chair}"
        self.rng.choice(
            (
                lambda: self.lend(chair),
                lambda: self.lend(chair),
                lambda: self.happen(None if self.at.chairs[chair].away else Away(chair)),
                lambda: self.happen(requests.come_back(self.at, device)),
                lambda: self._break(device),
            )
        )()

    def _break(self, device: str) -> None:
        self.happen(requests.pause(self.at, device))
        self.happen(requests.resume(self.at, device))

    def play(self, most: int = 20_000) -> "Evening":
        """To the end of the game, with something beside it now and then."""
        answers = 0
        while self.at.phase == "playing" and answers < most:
            if self.rng.random() < 0.2:
                self.something()
            self.turn()
            answers += 1
            if self.at.game.clock is not None and answers == 60 and self.at.phase == "playing":
                self.ring()
        assert self.at.phase == "over"
        return self

    def ring(self) -> None:
        """The game's own time is up."""
        assert self.at.table is not None
        assert self.at.game.minutes is not None
        minutes = self.at.game.minutes(self.at.table.state)
        if minutes or not self.clock:
            self.ran = max(self.ran, 60_000 * minutes if self.clock else 0)
            self.happen(Rang())

    def agree(self) -> "Evening":
        """All who sat agree to open the log."""
        for i, chair in enumerate(self.at.chairs):
            if chair.person:
                self.happen(requests.agree(self.at, f"d{i}"))
        return self

    @property
    def text(self) -> str:
        """The opened log."""
        return opened.write(CODE, self.before, self.lines)


def whole(name: str, seed: int = 1, people: int = 2, bots: int = 0, games: int = 0, fair: int = 1) -> Evening:
    """A game from beginning to end."""
    least = shelf.game(name).least
    evening = Evening(name, seed, games=games, fair=fair).sit(max(people, least - bots), bots)
    evening.cutters = {0, 1}
    evening.lend(0)
    evening.lend(1)
    return evening.start().play().agree()


def rehashed(lines: list[bytes], before: str = chain.START, fair: int = 1) -> str:
    """The file that a cheat would hand out: changed lines under hashes that fit, computed here and not by Brelan."""
    words = [f"brelan log {fair} {CODE} {before}\n"]
    for line in lines:
        before = sha256(before.encode() + line).hexdigest()
        words.append(f"{before} {line.decode('utf-8', 'surrogateescape')}\n")
    return "".join(words)
