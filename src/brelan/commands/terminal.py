"""A game in a terminal: shows what the seat may see, asks what the table asks, explains what was not understood."""

import os
import re
from collections.abc import Sequence
from pathlib import Path
from random import Random
from time import monotonic

from brelan import shelf
from brelan.bots.characters import character
from brelan.coach.advice import advise, sentences
from brelan.commands.answers import MANY, Offer, expected, offers, prompted, understood, usual
from brelan.commands.person import Person
from brelan.commands.picture import GAP, Picture
from brelan.commands.screen import show, tied
from brelan.engine.record import write
from brelan.engine.sets import bit
from brelan.engine.table import IllegalAnswer, Table, View
from brelan.players import bot_for
from brelan.progress import meanwhile
from brelan.transcript import Teller, in_full
from brelan.trouble import Trouble

ME = 0
LATELY = 12  # events told again when a game is resumed
PLAYED = re.compile(r"^# played (\d{1,9}) s$", re.MULTILINE)


class Terminal:
    """One person, seat 1, against bots."""

    def __init__(self, person: Person, save: Path, level: str) -> None:
        self.person = person
        self.game = person.game
        self.say = person.say
        self.level = level
        self.save = save
        self.told = 0
        self.kept = False
        self.begun = monotonic()

    def play(self, table: Table) -> None:
        """To the end of the game, or until the person leaves."""
        rng = Random(table.seed)
        bots = [bot_for(self.game.name, self.level, character(name)) for name in table.names]
        if table.answers:
            self.told = max(0, len(table.tells) - LATELY)
        self.begun -= self._played_before()
        while not table.over:
            self._keep(table)
            self._watch_time(table)
            seat = rng.choice(table.awaited)  # in no order: whoever answers first of several is drawn by lot
            if seat == ME:
                self._tell(table, but=shelf.box(self.game.name).face.repeats(table.state))
                self._answer(table)
            else:
                table.answer(seat, bots[seat](table.view(seat), table.asks[seat], rng))
        self._keep(table)
        self._tell(table)
        teller, winners = self._teller(table), table.result.winners
        show(self.say("result", scores=teller.standing(table)), chips=True)
        ended = self.say("winners", n=len(winners), names=teller.listed(sum(map(bit, winners))))
        show(f"{ended}  [{self.game.decides}]" if self.game.decides else ended)

    def leave(self) -> None:
        """A clean good-bye."""
        show()
        show(self.say("left", game=self.game.name) if self.kept else self.say("goodbye"))

    def _watch_time(self, table: Table) -> None:
        """The time that was fixed for the game is up."""
        minutes = self.game.minutes(table.state) if self.game.minutes else 0
        if minutes and monotonic() - self.begun >= 60 * minutes:
            table.ring()

    def _played_before(self) -> int:
        """Seconds for which a game had been played when it was left."""
        found = PLAYED.findall(self.save.read_text(encoding="utf-8")) if self.save.exists() else []
        return int(found[-1]) if found else 0

    def _keep(self, table: Table) -> None:
        try:
            self.save.parent.mkdir(parents=True, exist_ok=True)
            fresh = self.save.with_suffix(f".{os.getpid()}")
            played, story = f"# played {monotonic() - self.begun:.0f} s\n", in_full(table) if table.over else ""
            fresh.write_text(f"{write(table)}{played}{story}", encoding="utf-8")
            fresh.replace(self.save)
        except OSError as trouble:
            raise Trouble(
                f"{self.save}: the game cannot be kept there ({trouble.strerror}); choose another with --save"
            ) from None
        self.kept = True

    def _tell(self, table: Table, but: tuple[str, ...] = ()) -> None:
        """What has happened since, `but` for what the picture of the table says again."""
        tells = (tell for tell in table.tells[self.told :] if tell.what not in but)
        for sentence in self._teller(table).transcript(tells, ME):
            show(sentence, indent=2, hang=4)
        self.told = len(table.tells)

    def _teller(self, table: Table) -> Teller:
        return Teller(self.game, self.person.lang, table.names, table.data)

    def _answer(self, table: Table) -> None:
        view = table.view(ME)
        ask, offered = view.asks[ME], offers(view, ME, table.names, self.say, table.data)
        show()
        Picture(self._teller(table), view, ME).show()
        show(self._question(view))
        self._offer(offered)
        enter = usual(view, ME)
        prompt = prompted(ask, enter, offered, self.say)
        while True:
            said = self.person.asked(prompt, lambda: self._hint(table))
            choice = ask.decode(enter) if not said and enter is not None else understood(ask, said, offered, self.say)
            try:
                return table.answer(ME, choice)
            except IllegalAnswer:
                wrong = self.say("not-understood", said=said) if said else self.say("nothing-said")
                show(f"{wrong} {expected(ask, offered, self.say)}")

    def _offer(self, offered: Sequence[Offer]) -> None:
        """The answers that have words, a line each; where there are many, side by side."""
        lines = [f"{offer.number}  {offer.word}" for offer in offered if offer.word]
        if len(offered) > MANY:
            show(GAP.join(tied(line) for line in lines), indent=2, hang=2)
        else:
            for line in lines:
                show(line, indent=2, hang=5)

    def _question(self, view: View) -> str:
        ask, part = view.asks[ME], f"-{view.question.verb}" if view.state.part else ""
        step = self.game.steps(view.state.now).name.lower().replace("_", "-")
        facts = shelf.box(self.game.name).face.mentions(view.state, ME, self.say.lang)
        return self.say(f"ask-{step}{part}", **{"least": ask.least, "most": ask.most, **facts})

    def _hint(self, table: Table) -> None:
        if not shelf.box(self.game.name).levels:
            show(self.say("no-coach"), indent=2)
            return
        with meanwhile(self.say("coach-thinks")):
            advice = advise(table.view(ME), table.names, data=table.data)
        for sentence in sentences(advice, self.person.lang):
            show(sentence, indent=2, hang=4)
