"""The program on a watch that the test winds: time stands still there until then, however fast or slow the machine is.

Nothing else differs: what waits for a minute waits until a minute has been wound. A process of its own, as ever.
"""

import signal
import subprocess
import time

from brelan.bots.characters import CHARACTERS, LONGEST
from tests.server.devices import Live, Server
from tests.server.watch import THOUGHT

PACES = LONGEST * max(who.tempo for who in CHARACTERS)
"""Seconds in which every bot that has thought answers, where its pace is one."""


class Still(Server):
    """A server on such a watch: nobody is late there and no bot thinks for too long, unless the test winds it."""

    program = "tests.server.wound"
    stdin = subprocess.PIPE
    _answered = 0

    def wind(self, seconds: float) -> None:
        """So much time passes; what is due then happens before whatever is asked afterwards."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{seconds}\n")
        self.process.stdin.flush()
        said = self.process.stdout.readline()
        while said != "wound\n":
            assert said, f"the server is gone; see {self.errors.name}"
            said = self.process.stdout.readline()

    @property
    def log(self) -> str:
        """Without the notes of this program."""
        return "".join(line for line in super().log.splitlines(keepends=True) if THOUGHT not in line)

    @property
    def thoughts(self) -> int:
        """How often bots have thought; they answer when their pace is over."""
        return super().log.count(THOUGHT)

    def wait_for_thought(self, number: int) -> None:
        """Until bots have thought so often."""
        while self.thoughts < number:
            time.sleep(0.01)

    def lets_bots_answer(self) -> None:
        """Those who have thought since the last time answer, where their pace is one."""
        thoughts = self.thoughts
        if thoughts > self._answered:
            self._answered = thoughts
            self.wind(PACES)

    def let_go(self) -> None:
        """From now on time passes as everywhere."""
        assert self.process.stdin is not None
        self.process.stdin.close()

    def stop(self, how: signal.Signals = signal.SIGINT) -> int:
        """As with Ctrl-C; going home takes its time."""
        self.let_go()
        return super().stop(how)


class Eager(Still):
    """A room for reviews that a test waits for; elsewhere a review takes what nobody else wants."""

    program = "tests.server.eager"


def hears_nothing(live: Live) -> None:
    """But who comes and goes: what was due at the table would come before the answer to a ping."""
    live.send(type="ping")
    heard = live.hear()
    while heard["type"] == "present":
        heard = live.hear()
    assert heard["type"] == "pong", heard
