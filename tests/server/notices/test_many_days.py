"""A game over many simulated days: the server is killed all the time, and no notice goes astray.

Time passes only while the server is down. With SQLite its processes have another clock; with
PostgreSQL the database has one, and the server believes that.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from sqlalchemy import func, or_, select

from fourcures.server.db.database import Database
from fourcures.server.notices.notice import Notice
from fourcures.server.notices.notifier import LAST_HOURS
from fourcures.server.notices.schema import notices
from fourcures.server.people.identity import COOKIE
from fourcures.server.seats.turns import GRACE, waits
from fourcures.server.tables.schema import log, tables
from fourcures.table import entries
from fourcures.table.apply import apply_entry
from fourcures.table.room import Room
from tests.chaos.dials import CLOCKS, Dials
from tests.chaos.launch import DIALS
from tests.chaos.service import Service

from ..clients import PATIENCE, async_client
from ..databases import prepare
from ..post_office import Browser, Mailbox, PushService, link, mailbox, push_service
from ..site import Player

HOUR = 3600  # seconds
FAKE_CLOCK = """
CREATE SCHEMA fake;
CREATE TABLE fake.ahead (seconds double precision);
INSERT INTO fake.ahead VALUES (0);
CREATE FUNCTION fake.clock_timestamp() RETURNS timestamptz LANGUAGE sql AS
  'SELECT pg_catalog.clock_timestamp() + make_interval(secs => (SELECT seconds FROM fake.ahead))';
"""


class Days:
    """A server that is killed whenever time passes, its post office, and its people."""

    def __init__(self, database: str, service: Service, dials: Dials) -> None:
        self.database, self.service, self.dials = database, service, dials
        self.mails = Mailbox()
        self.push = PushService()
        self.browsers: dict[str, Browser] = {}  # by person
        self.devices: dict[str, str] = {}
        self.seconds = 0.0
        self.awake: list[int] = []  # times at which the server has done everything that was due

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.service.port}"

    def http(self, cookie: str | None = None) -> Any:
        return async_client(f"http://{self.address}", cookie)

    async def ready(self) -> None:
        """Wait until the server answers."""
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    async with self.http() as http:
                        if (await http.get("/readyz")).status_code == 200:
                            return
                except Exception:
                    await asyncio.sleep(0.05)

    async def pass_time(self, seconds: float) -> None:
        """Kill the server, let time pass, and start it again."""
        async with self.service.down():
            self.seconds += seconds
            for clock in range(CLOCKS):
                self.dials.values[clock] = self.seconds if "sqlite" in self.database else 0.0
            if "sqlite" not in self.database:
                await self.set_database_clock()
        await self.ready()

    async def set_database_clock(self) -> None:
        connection = await asyncpg.connect(self.database.replace("+asyncpg", ""))
        await connection.execute("UPDATE fake.ahead SET seconds = $1", self.seconds)
        await connection.close()

    async def person(self, name: str) -> Player:
        """Return a person with a confirmed mail address and a browser."""
        async with self.http() as http:
            answer = await http.post("/api/me", json={"name": name})
            someone = Player(self, answer.json()["id"], answer.cookies[COOKIE])  # type: ignore[arg-type]
        address, browser = f"{name.lower()}@example.org", self.push.browser()
        async with someone.http() as http:
            body = {"address": address, "language": "en"}
            assert (await http.post("/api/me/mail", json=body)).status_code == 204
            token = link(self.mails.to(address)[-1], "confirm")
            assert (await http.post("/api/mail/confirm", json={"token": token})).status_code == 204
            answer = await http.post("/api/me/push", json=browser.subscription())
            assert answer.status_code == 204, answer.text
            listed = (await http.get("/api/me/devices")).json()["devices"]
        self.browsers[someone.id], self.devices[someone.id] = browser, listed[0]["id"]
        return someone

    # What the database says.

    @asynccontextmanager
    async def store(self) -> AsyncIterator[Database]:
        store = Database(self.database)
        try:
            yield store
        finally:
            await store.close()

    async def quiet(self) -> None:
        """Wait until everything that was due is done."""
        async with self.store() as store, asyncio.timeout(PATIENCE):
            while True:
                async with store.reading.connect() as connection:
                    now = await self.now(store)
                    due = or_(waits.c.notify_at <= now, (waits.c.due <= now) & ~waits.c.ran_out)
                    todo = select(func.count()).select_from(waits).where(due)
                    unsent = select(func.count()).select_from(notices)
                    left = [(await connection.execute(query)).scalar() for query in (todo, unsent)]
                if left == [0, 0]:
                    self.awake.append(now)
                    return
                await asyncio.sleep(0.1)

    async def holds_a_mail(self) -> bool:
        """Wait until a mail is on its way; return whether one is, or everything is done."""
        held = asyncio.create_task(self.mails.held.wait())
        quiet = asyncio.create_task(self.quiet())
        done, other = await asyncio.wait({held, quiet}, return_when=asyncio.FIRST_COMPLETED)
        for task in other:
            task.cancel()
        await asyncio.wait(other or done)  # which closes its connections
        for task in done:
            await task
        return held in done

    async def only_mails_left(self) -> None:
        """Wait until only mails are on their way."""
        pushed = select(func.count()).where(notices.c.channel != "mail")
        async with self.store() as store, asyncio.timeout(PATIENCE):
            left = 1
            while left:
                async with store.reading.connect() as connection:
                    left = (await connection.execute(pushed)).scalar_one()
                await asyncio.sleep(0.1)

    async def now(self, store: Database) -> int:
        await store.set_clock()
        return store.clock.now() + (round(1000 * self.seconds) if store.sqlite else 0)

    async def periods(self) -> dict[tuple[str, str, int], tuple[int, int | None]]:
        """Return when each wait began and ended, from the logs alone."""
        periods: dict[tuple[str, str, int], tuple[int, int | None]] = {}
        async with self.store() as store, store.reading.connect() as connection:
            seeds = dict((await connection.execute(select(tables.c.id, tables.c.seed))).all())
            for table_id, seed in seeds.items():
                room = Room(seed)
                rows = select(log.c.at, log.c.body).where(log.c.table_id == table_id)
                for at, body in await connection.execute(rows.order_by(log.c.seq)):
                    before = room.waits
                    apply_entry(room, entries.decode(body))
                    for person, wait in before.items():
                        if room.waits.get(person) != wait:
                            key = (table_id, person, wait.since)
                            periods[key] = (periods[key][0], at)
                    for person, wait in room.waits.items():
                        periods.setdefault((table_id, person, wait.since), (at, None))
        return periods

    def received(self) -> Counter[str]:
        """Return how often each notice was received, by its key."""
        mails = [mail["Message-ID"] for mail in self.mails.mails if mail["Message-ID"]]
        keys = Counter(message_id.strip("<>").partition("@")[0] for message_id in mails)
        for browser in self.browsers.values():
            keys.update(notice["topic"] for notice in browser.notices)
        return keys

    def keys(self, period: tuple[str, str, int], kind: str) -> set[str]:
        """Return the keys of the notices of a wait: a mail, and one to the browser."""
        channels = ("mail", self.devices[period[1]])
        return {Notice(*period, kind, channel).key() for channel in channels}


@asynccontextmanager
async def days(database: str, folder: Path, *words: str) -> AsyncIterator[Days]:
    """Run a server, a mail server and a push service."""
    prepare(database)
    if "sqlite" not in database:
        connection = await asyncpg.connect(database.replace("+asyncpg", ""))
        await connection.execute(FAKE_CLOCK)
        name = await connection.fetchval("SELECT current_database()")
        path = f'ALTER DATABASE "{name}" SET search_path = public, fake, pg_catalog'
        await connection.execute(path)
        await connection.close()
    async with AsyncExitStack() as stack:
        mails = await stack.enter_async_context(mailbox())
        push = await stack.enter_async_context(push_service())
        dials = Dials(folder / "dials")
        settings = [
            *("--database", database, "--bot-pause", "0", "--requests-per-second", "0"),
            *("--mail-server", mails.url, "--mail-from", "Games <games@example.org>"),
            *("--site", "https://games.example.org", "--push-contact", "host@example.org"),
            *("--push-services", push.origin, *words),
        ]
        service = Service(folder, settings, {DIALS: str(folder / "dials")})
        server = Days(database, service, dials)
        server.mails, server.push = mails, push
        service.start()
        stack.push_async_callback(service.stop)
        await server.ready()
        yield server


async def play_turn(player: Player, table: str) -> None:
    """Come, play the turn, and leave."""
    await player.join(table)
    for seat in player.seats:
        while player.table["game"]["outcome"] is None:
            if player.view(seat)["position"]["turn"]["seat"] != seat:
                break
            moves = [move["text"] for move in player.view(seat)["legal"]]
            plain = [text for text in moves if text in ("pass", "next")]
            await player.move(plain[0] if plain else moves[0], seat)
    await player.leave()


@pytest.mark.breadth
@pytest.mark.long
@pytest.mark.parametrize("database", ["sqlite", "postgres"], indirect=True)
def test_no_notice_is_lost_or_sent_twice_over_days_of_kills(database: str, tmp_path: Path) -> None:
    chance = random.Random(19)
    words = [] if "sqlite" in database else ["--workers", "2"]

    async def story() -> None:
        async with days(database, tmp_path, *words) as server:
            people = [await server.person(name) for name in ("Ann", "Ben", "Cleo")]
            opened = {}
            for late in ("remind", "bot"):
                setup = {"players": 3, "first": 0, "events": [], "turn_hours": 24, "late": late}
                opened[late] = (await people[0].create(seed=f"days {late}", **setup))["id"]
                for seat, player in enumerate(people):
                    await player.join(opened[late])
                    await player.do("sit", seat=seat, ready=True)
                for player in people:
                    await player.leave()
            for day in range(14):
                await pass_a_day(server, people, list(opened.values()), chance, day)
            await check(server, opened)

    asyncio.run(story())


async def pass_a_day(
    server: Days, people: list[Player], open_tables: list[str], chance: random.Random, day: int
) -> None:
    """Let some people play, and the server die: in between, or while it sends a mail."""
    for table in open_tables:
        if chance.random() < 0.6:
            for player in people:
                await play_turn(player, table)  # only the active one can
    if day % 3 == 1:
        server.mails.hold()
    await server.pass_time(chance.choice([2, 9, 9, 26]) * HOUR)
    if day % 3 == 1 and await server.holds_a_mail():
        await server.only_mails_left()
        async with server.service.down():
            server.mails.let_go()
        await server.pass_time(HOUR)
    server.mails.let_go()
    await server.quiet()


async def check(server: Days, opened: dict[str, str]) -> None:
    """Compare what was received with what the logs say."""
    await server.pass_time(2 * HOUR)  # what a killed process had taken is tried again
    await server.quiet()
    periods, received = await server.periods(), server.received()
    expected: set[str] = set()
    possible: set[str] = set()
    for period, (begun, ended) in periods.items():
        until = ended if ended is not None else server.awake[-1] + 1
        due = begun + 24 * HOUR * 1000
        turn, reminder = server.keys(period, "turn"), server.keys(period, "reminder")
        possible |= turn
        if any(begun + GRACE <= at < min(until, due) for at in server.awake):
            expected |= turn
        if period[0] == opened["bot"]:
            soon, last = server.keys(period, "soon"), due - LAST_HOURS
            told = [at for at in server.awake if begun + GRACE <= at < min(until, due)]
            possible |= soon
            if told and told[0] < last <= told[-1]:
                expected |= soon
        if period[0] == opened["remind"] and until > due:
            possible |= reminder
            if any(due <= at < until for at in server.awake):
                expected |= reminder
    assert expected - received.keys() == set(), "lost"
    assert received.keys() - possible == set(), "to somebody who was not waited for"
    again = sum(received.values()) - len(received)
    assert server.mails.unanswered > 0
    assert again <= server.mails.unanswered, "sent twice"
    assert len(expected) > 10
