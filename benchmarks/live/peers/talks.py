"""Tables of the peers, spoken to as their own clients do: `game.js` says what is played there."""

import http.client
import json
import re

from benchmarks.live.frames import BINARY, Line

BETS = (1, 1, 2, 0, 1, 2, 1)
STATE = re.compile(rb'"_stateID":(\d+)')


class Turns:
    """One seat after the other bets; the next one when all have heard of it."""

    lines: list[Line]

    def __init__(self) -> None:
        self._said = 0
        self._left = 0

    def begin(self) -> bool:
        """The seat whose turn it is bets."""
        seat, chips = self._said % len(self.lines), BETS[self._said % len(BETS)]
        self._said += 1
        self._left = len(self.lines)
        self._bet(seat, chips)
        return True

    def _bet(self, seat: int, chips: int) -> None:
        raise NotImplementedError

    def _heard(self) -> bool:
        self._left -= 1
        return self._left == 0


class Boardgame(Turns):
    """A match of boardgame.io: Socket.IO over one WebSocket a seat."""

    def __init__(self, port: int, code: str, seats: int) -> None:
        super().__init__()
        self._code = code
        self._state = 0
        self._joined = 0
        self.lines = [Line(port, "/socket.io/?EIO=4&transport=websocket", "") for _ in range(seats)]
        for line in self.lines:
            line.say(b"40/work,")

    def begin(self) -> bool:
        """Once everybody is there."""
        return self._joined == len(self.lines) and super().begin()

    def _bet(self, seat: int, chips: int) -> None:
        action = {"type": "MAKE_MOVE", "payload": {"type": "bet", "args": [chips], "playerID": str(seat)}}
        self._emit(seat, "update", action, self._state, self._code, str(seat))

    def _emit(self, seat: int, *words: object) -> None:
        self.lines[seat].say(b"42/work," + json.dumps(words).encode())

    def hear(self, seat: int, text: bytes) -> bool:
        """Count the seats that have the new state."""
        if text == b"2":
            self.lines[seat].say(b"3")
        elif text.startswith(b"40/work"):
            self._emit(seat, "sync", self._code, str(seat), None, len(self.lines))
        elif text.startswith(b'42/work,["sync"'):
            self._joined += 1
        elif text.startswith(b'42/work,["update"'):
            found = STATE.search(text)
            assert found is not None
            self._state = int(found[1])
            return self._heard()
        return False


JOIN, DATA, PATCH = 10, 13, 15


class Colyseus(Turns):
    """A room of Colyseus: found over HTTP, then messages of bytes."""

    def __init__(self, port: int, seats: int) -> None:
        super().__init__()
        desk = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        found = _matched(desk, "create/table")
        places = [found, *(_matched(desk, f"joinById/{found['roomId']}") for _ in range(seats - 1))]
        desk.close()
        ways = [f"/{one['processId']}/{one['roomId']}?sessionId={one['sessionId']}" for one in places]
        self.lines = [Line(port, way, "") for way in ways]
        self._joined = 0

    def begin(self) -> bool:
        """Once everybody is there."""
        return self._joined == len(self.lines) and super().begin()

    def _bet(self, seat: int, chips: int) -> None:
        self.lines[seat].say(bytes((DATA, 0xA3)) + b"bet" + bytes((chips,)), BINARY)

    def hear(self, seat: int, text: bytes) -> bool:
        """Count the seats that have what changed."""
        if text[0] == JOIN:
            self.lines[seat].say(bytes((JOIN,)), BINARY)
            self._joined += 1
        return text[0] == PATCH and self._heard()


def _matched(desk: http.client.HTTPConnection, way: str) -> dict[str, str]:
    """A seat that is kept for a while."""
    desk.request("POST", f"/matchmake/{way}", "{}", {"Content-Type": "application/json"})
    found = json.loads(desk.getresponse().read())
    return {"sessionId": found["sessionId"], **found["room"]}
