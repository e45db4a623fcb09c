"""Limits of several processes: what was used up at one of them counts at the others."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, cast

import pytest

from fourcures.protocol.refusals import Refused
from fourcures.server.db.database import Database
from fourcures.server.db.listener import Listener
from fourcures.server.http.exchange import ROWS, TELL, USED, Exchange
from fourcures.server.http.limits import Limits
from fourcures.server.http.rates import Payer
from fourcures.server.process.settings import ServerSettings

from ..clients import PATIENCE
from ..site import serving

ANN = Payer("home", "ann")


class Radio:
    """A database whose notifications reach all exchanges, the sender's too."""

    def __init__(self) -> None:
        self.exchanges: list[Exchange] = []
        self.sent: list[str] = []

    async def broadcast(self, news: Sequence[str]) -> None:
        self.sent += news
        for text in news:
            for exchange in self.exchanges:
                exchange.hear(text.removeprefix(f"{USED} "))


def processes(number: int, **settings: Any) -> tuple[Radio, list[Limits]]:
    """Return some processes of one server: their limits, and what connects them."""
    radio, limits = Radio(), []
    for _ in range(number):
        limits.append(Limits(ServerSettings(database="", **settings)))
        exchange = Exchange(cast(Database, radio), limits[-1])
        exchange.subscribe(Listener("postgresql+asyncpg://nowhere"))
        radio.exchanges.append(exchange)
    return radio, limits


def tell(radio: Radio, everything: bool = False) -> None:
    """Let each process tell its news."""

    async def told() -> None:
        for exchange in radio.exchanges:
            await exchange.tell(list(exchange.news(everything)))

    asyncio.run(told())


def test_what_was_used_up_at_one_process_counts_at_all_of_them_once() -> None:
    radio, (here, there) = processes(2, tables_per_hour=4)
    here.tables.take(ANN, 2)
    there.tables.take(ANN)
    for _ in range(3):  # only the first time is there anything to tell
        tell(radio)
    for limits in (here, there):
        for whose, key in (("person", "ann"), ("address", "home")):
            assert round(limits.tables.rates[whose].allowance(key), 1) == 1
    there.tables.take(ANN)
    tell(radio)
    with pytest.raises(Refused):
        here.tables.take(ANN)


def test_what_an_address_has_open_elsewhere_counts_until_it_is_closed() -> None:
    radio, (here, there) = processes(2, sockets_per_address=2)
    with there.sockets.take("home"), there.sockets.take("home"):
        tell(radio)
        with pytest.raises(Refused), here.sockets.take("home"):
            pass
        with here.sockets.take("cafe"):
            pass
    tell(radio)
    with here.sockets.take("home"):
        pass


def test_what_was_open_at_a_process_that_died_is_forgotten() -> None:
    radio, (here, there) = processes(2, sockets_per_address=1)
    with there.sockets.take("home"):
        tell(radio)
        tell(radio, everything=True)  # for processes that started later
        radio.exchanges[0].forget(before=float("inf"))
        with here.sockets.take("home"):
            pass


def test_notifications_are_short_enough_for_the_database() -> None:
    radio, (here, _) = processes(2, requests_per_second=0)
    for number in range(300):
        here.tables.count(Payer(f"2001:db8:{number:x}:ffff::/64", f"{number:022}"), 1)
    tell(radio)
    assert len(radio.sent) == 600 // ROWS
    assert all(len(text.encode()) < 8_000 for text in radio.sent)


@pytest.mark.parametrize("text", ["", "x {}", 'x [["tables person","ann"]]', 'x [["new","a",1]]'])
def test_what_another_version_tells_is_ignored(text: str) -> None:
    _, (here,) = processes(1)
    exchange = Exchange(cast(Database, Radio()), here)
    exchange.hear(text)
    assert not here.tables.rates["person"].left


@pytest.mark.breadth
def test_workers_share_the_limits_of_an_address(postgres_database: str) -> None:
    async def story() -> None:
        async with serving(postgres_database) as here, serving(postgres_database) as there:
            ann = await here.person("Ann")
            heard = there.inside.limits.tables.rates["address"].left
            async with asyncio.timeout(PATIENCE):
                while "127.0.0.1" not in heard:  # it may not listen yet
                    await ann.create()
                    await asyncio.sleep(TELL)
            assert ann.id in there.inside.limits.tables.rates["person"].left

    asyncio.run(story())
