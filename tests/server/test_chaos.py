"""Over a bad network no answer counts twice, and of none it stays unknown what became of it."""

import asyncio
from collections import Counter
from contextlib import suppress
from random import Random

from tests.boxes import DICE, IN_TURN, OPEN, SEALED, lasting
from tests.server.chaos import Phone, Proxy
from tests.server.company import Company, enters, link
from tests.server.devices import Device, Server

EVENINGS: tuple[tuple[str, int, dict[str, int]], ...] = (
    (IN_TURN, 3, lasting(IN_TURN, 3)),
    (SEALED, 3, {}),
    (OPEN, 4, {}),
    (DICE, 2, lasting(DICE, 5)),
)
MISCHIEF = {"lose", "double", "hold back", "cut"}


async def play_all(proxy: Proxy, phones: list[Phone]) -> None:
    """Everybody plays over the bad network at the same time."""
    ready = asyncio.Event()
    network = asyncio.create_task(proxy.run(ready))
    await ready.wait()
    await asyncio.gather(*(phone.run() for phone in phones))
    network.cancel()
    with suppress(asyncio.CancelledError):
        await network


def test_over_a_bad_network_with_two_devices_on_a_seat_every_answer_counts_once_or_is_refused(
    server: Server, deep: bool
) -> None:
    for seed in range(10 if deep else 1):
        proxy = Proxy(server.address, Random(seed))
        most = 400 if deep else 45
        parties: list[tuple[Company, list[Phone]]] = []
        for game, people, options in EVENINGS:
            company = Company(server, game, people, options=options).start()
            also = enters(Device(server), company.code, link(company.devices[0], company.code, "seat"))
            devices = [*company.devices, also]
            names = [f"{game}-{i}" for i in range(len(devices))]
            rngs = [Random(f"{seed} {name}") for name in names]
            each = zip(devices, names, rngs, strict=True)
            parties.append((company, [Phone(proxy, company.code, d.token, n, r, most) for d, n, r in each]))
        asyncio.run(play_all(proxy, [phone for _, phones in parties for phone in phones]))
        assert set(proxy.did) > MISCHIEF
        for company, phones in parties:
            check(company, phones)


def check(company: Company, phones: list[Phone]) -> None:
    """What stands on disc is what the devices believe."""
    kept = Counter(event["key"] for event in company.events if event["type"] == "answered")
    assert set(kept.values()) == {1}
    sent = {key for phone in phones for key in phone.sent}
    became = {key: what for phone in phones for key, what in phone.became.items()}
    assert set(became) == sent
    assert set(kept) == {key for key, what in became.items() if what == "ack"}
    refused = {"late", "not-asked", "illegal", "moment", "changed"}  # the last one only where many minds change often
    assert {what for what in became.values() if what != "ack"} <= refused
    assert len(kept) >= 10  # some games are short
