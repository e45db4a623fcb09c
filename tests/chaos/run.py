"""A run of the chaos test: people play while faults happen; then the log must be complete."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import re
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from fourcures.server.db.database import Database
from fourcures.server.process.settings import database_url
from fourcures.server.tables.log import TableLog
from fourcures.server.tables.quarantine import Quarantine
from fourcures.server.tables.tables import Tables
from tests.server.acknowledgements import violations
from tests.server.databases import postgres_server
from tests.server.stubborn import Stubborn, insist

from .dials import Dials
from .faults import Fault, Faults, NotNow
from .hostile import Hostile
from .launch import DIALS, PLATTER
from .players import ChaosEvening
from .postgres_faults import PostgresFaults
from .proxy import Proxy
from .service import Service
from .sqlite_faults import SqliteFaults

TABLES = 8
LANES = 3  # faults that may happen at the same time
ROUND = 20  # faults between two checks that every table goes on
RECOVERY = 90.0  # seconds in which every table must go on
COMMANDS = 3  # acknowledged at every table before it counts as going on

# The tracebacks that an outage may leave in the log: their messages, and the errors.
EXPECTED = ("table maintenance failed", "reading new entries failed")
OUTAGE = re.compile(r"^(sqlalchemy\.exc\.\w+|TimeoutError|OSError|Connection\w*Error)\b", re.M)

Say = Callable[[str], None]


class Stuck(Exception):
    """A table did not go on by itself."""


@dataclass
class Report:
    """What happened in a run."""

    database: str
    seed: int
    faults: Counter[str] = field(default_factory=Counter)
    together: int = 0  # faults that began while another one lasted
    seconds: float = 0.0
    starts: int = 0
    tables: int = 0
    games: int = 0
    acknowledged: int = 0
    entries: int = 0
    by_bots: int = 0
    slowest: float = 0.0  # seconds until every table went on
    violations: list[str] = field(default_factory=list)

    def text(self) -> str:
        """Return a summary that can be quoted."""
        kinds = ", ".join(f"{name} {count}" for name, count in self.faults.most_common())
        verdict = "\n".join(f"VIOLATION: {one}" for one in self.violations[:20])
        if not self.violations:
            verdict = (
                "0 acknowledged commands lost or doubled, 0 tables damaged, 0 unexpected errors; "
                f"every table went on by itself after every round, within {self.slowest:.1f} s"
            )
        return (
            f"{self.database}, seed {self.seed}: {self.faults.total()} faults in"
            f" {self.seconds:.0f} s, {self.together} of them during another one\n"
            f"{kinds}\n"
            f"{self.tables} tables, {self.games} games to the end, {self.acknowledged:,} commands"
            f" acknowledged, {self.entries:,} entries ({self.by_bots:,} by bots),"
            f" {self.starts} starts of the server\n{verdict}"
        )


class Chaos:
    """Tables, people, a server, and faults."""

    def __init__(
        self, folder: Path, database: str, faults: Faults, report: Report, say: Say
    ) -> None:
        self.folder, self.database, self.faults = folder, database, faults
        self.report, self.say = report, say
        self.service, self.rng = faults.service, faults.rng
        self.evenings = [ChaosEvening(self.service.where, self.rng) for _ in range(TABLES)]
        self.playing: list[asyncio.Task[None]] = []
        self.active = 0

    async def run(self, count: int) -> None:
        """Let a number of faults happen, then check everything; fill the report."""
        start = time.monotonic()
        self.service.start()
        try:
            async with asyncio.timeout(RECOVERY):
                await self.invite()
            await self.go_on()
            while (done := self.report.faults.total()) < count:
                numbers = iter(range(min(ROUND, count - done)))
                await asyncio.gather(*(self.lane(numbers) for _ in range(LANES)))
                await self.go_on()
                took = time.monotonic() - start
                self.say(f"{self.report.faults.total()} of {count} faults, {took:.0f} s")
                self.report.seconds = took
            await self.restart_normally()
            await self.go_on()
            for evening in self.evenings:
                evening.stop()
            async with asyncio.timeout(RECOVERY):
                await asyncio.gather(*self.playing)
            await self.stop_normally()
            await self.compare()
        except (Stuck, TimeoutError) as error:
            self.report.seconds = time.monotonic() - start
            self.report.violations.append(f"{type(error).__name__}: {error}")
        finally:
            for task in self.playing:
                task.cancel()
            await asyncio.gather(*self.playing, return_exceptions=True)
            await self.service.stop()
            self.report.starts = self.service.starts
            self.report.acknowledged = sum(one.acknowledged() for one in self.evenings)
            self.report.violations += unexpected(self.service.log)

    async def invite(self) -> None:
        """Start the players and the hostile clients, who have a table of their own."""
        where = self.service.where
        mallory = await Stubborn.named(where, "Mallory", self.rng)
        setup = {"setup": {"visibility": "local"}}
        opened = await insist(where, mallory.cookie, "POST", "/api/tables", json=setup)
        decoy = f"/api/tables/{opened.json()['id']}/socket"
        self.faults.hostile = Hostile(where(), mallory.cookie, decoy, self.rng)
        self.faults.paths = lambda: [
            f"/api/tables/{evening.played[-1][0]}/socket" for evening in self.evenings
        ]
        self.playing = [asyncio.create_task(evening.run()) for evening in self.evenings]

    async def lane(self, numbers: Iterator[int]) -> None:
        """Let one fault happen after the other, beside those of other lanes."""
        kinds = self.faults.kinds()
        for _ in numbers:
            while not await self.happened(self.draw(kinds)):
                await asyncio.sleep(0.05)
            await asyncio.sleep(self.rng.uniform(0, 0.6))

    def draw(self, kinds: list[Fault]) -> Fault:
        return self.rng.choices(kinds, [one.weight for one in kinds])[0]

    async def happened(self, fault: Fault) -> bool:
        """Let a fault happen, and count it; return False if it cannot happen now."""
        others, self.active = self.active, self.active + 1
        try:
            await fault.happen()
        except NotNow:
            return False
        finally:
            self.active -= 1
        self.report.faults[fault.name] += 1
        self.report.together += others > 0
        return True

    async def go_on(self) -> None:
        """Wait until people and bots go on at every table; raise Stuck."""
        start = time.monotonic()
        waiting = {
            evening: (evening.acknowledged(), evening.bot_entries()) for evening in self.evenings
        }
        while waiting:
            await asyncio.sleep(0.05)
            for task in self.playing:
                if task.done():
                    task.result()
            waiting = {
                evening: before
                for evening, before in waiting.items()
                if not goes_on(evening, *before)
            }
            if time.monotonic() - start > RECOVERY:
                raise Stuck("; ".join(told(evening) for evening in waiting))
        self.report.slowest = max(self.report.slowest, time.monotonic() - start)

    async def stop_normally(self) -> None:
        """Stop the server as an operator does."""
        status = await self.service.stop()
        if status != 0:
            self.report.violations.append(f"the server did not stop when told: {status}")

    async def restart_normally(self) -> None:
        """Stop the server and start it without the means for faults."""
        await self.stop_normally()
        self.service.program = "fourcures.cli"
        self.service.start()

    async def compare(self) -> None:
        """Compare all tables in the database with what people were told."""
        report = self.report
        store = Database(database_url(self.database))
        try:
            tables = Tables(TableLog(store))
            ids = await tables.catalog.old_tables(2**62, 1_000_000)
            broken = await tables.catalog.quarantined()
            report.violations += [f"{one} is in quarantine" for one in broken]
            known = {table_id: people for one in self.evenings for table_id, people in one.played}
            report.tables = len(known)
            for table_id in {*ids, *known}:
                found = await Quarantine(tables).diagnose(table_id)
                if found is not None and found.problem is not None:
                    report.violations.append(f"table {table_id}: {found.problem}")
                    continue
                report.games += found is not None and found.status == "over"
                if table_id in known:
                    report.violations += await violations(store, table_id, known[table_id])
                    log = await tables.log.read(table_id)
                    report.entries += len(log)
                    report.by_bots += sum(str(one.by).startswith("bot:") for _, one in log)
        finally:
            await store.close()
        if isinstance(self.faults, SqliteFaults):
            report.violations += self.faults.damage()


def goes_on(evening: ChaosEvening, acknowledged: int, by_bots: int) -> bool:
    """Return whether people, and bots if there are any, have done something at a table."""
    if evening.acknowledged() < acknowledged + COMMANDS:
        return False
    seats = evening.people[0].table.get("seats", [])
    return evening.bot_entries() > by_bots or not any(seat["bot"] for seat in seats)


def told(evening: ChaosEvening) -> str:
    """Return what is known about a table that does not go on."""
    table_id = evening.played[-1][0] if evening.played else "no table yet"
    pending = [one.pending for one in evening.people]
    waiting = evening.people[0].table.get("waiting") if evening.people else None
    return f"table {table_id} waits for {waiting}; commands without an answer: {pending}"


def unexpected(log: Path) -> list[str]:
    """Return the errors in the server's log that no fault explains, each kind once."""
    found: Counter[str] = Counter()
    raw = ""
    for line in log.read_text("utf-8", "replace").splitlines():
        try:
            said = json.loads(line)
        except ValueError:  # not from the logger, or cut by a SIGKILL
            raw += line + "\n"
            continue
        error = str(said.get("error", ""))
        if error and not (said["message"] in EXPECTED and OUTAGE.search(error)):
            found[f"in the server's log: {said['message']}\n{shortened(error)}"] += 1
    for one in raw.split("Traceback (most recent call last):\n")[1:]:
        found[f"in the server's log, not from its logger:\n{shortened(one)}"] += 1
    return [f"{count} times {one}" for one, count in found.items()]


def shortened(error: str) -> str:
    """Return our own lines of a traceback, and the error."""
    lines = error.splitlines()
    ours = [line for line in lines if "/fourcures/" in line]
    errors = [line for line in lines if re.match(r"[\w.]+(Error|Exception|Interrupt)\b", line)]
    return "\n".join([*ours[-4:], *errors[-2:]])


@asynccontextmanager
async def on_sqlite(folder: Path, report: Report, say: Say) -> AsyncIterator[Chaos]:
    """Prepare a run on SQLite."""
    file, dials, platter = folder / "tables.sqlite", Dials(folder / "dials"), folder / "platter"
    platter.mkdir()
    service = Service(folder, words(str(file)), {DIALS: str(dials.path), PLATTER: str(platter)})
    rng = random.Random(f"sqlite {report.seed}")
    yield Chaos(folder, str(file), SqliteFaults(service, dials, rng, file), report, say)


@asynccontextmanager
async def on_postgres(folder: Path, report: Report, say: Say, workers: int) -> AsyncIterator[Chaos]:
    """Prepare a run on PostgreSQL, which the server reaches through a proxy."""
    dials = Dials(folder / "dials")
    starting = postgres_server()
    postgres = await asyncio.to_thread(starting.__enter__)
    proxy = Proxy(postgres.port)
    try:
        name = (await asyncio.to_thread(postgres.new_database)).rpartition("/")[2]
        through = postgres.url(name, port=await proxy.start())
        service = Service(
            folder, [*words(through), "--workers", str(workers)], {DIALS: str(dials.path)}
        )
        rng = random.Random(f"postgresql {report.seed}")
        faults = PostgresFaults(service, dials, rng, postgres, proxy)
        yield Chaos(folder, postgres.url(name), faults, report, say)
    finally:
        with contextlib.suppress(Exception):
            await proxy.stop()
        starting.__exit__(None, None, None)


def words(database: str) -> list[str]:
    """Return the flags of the server: quick bots, and no limits for clients of one address."""
    per_hour = ("--tables-per-hour", "--names-per-hour")
    of_sockets = ("--sockets-per-address", "--sockets-per-minute")
    per_second = ("--commands-per-second", "--requests-per-second", "--connections-per-second")
    unlimited = (*per_hour, *of_sockets, *per_second, "--thinking-per-hour", "--megabytes-per-day")
    return [
        *("--database", database, "--bot-pause", "0.05", "--absent", "5", "--expire-days", "1"),
        *(word for flag in unlimited for word in (flag, "0")),
    ]


async def chaos(
    folder: Path, database: str, faults: int, seed: int, workers: int, say: Say
) -> Report:
    """Run the chaos test on one kind of database and return the report."""
    report = Report("SQLite" if database == "sqlite" else f"PostgreSQL, {workers} workers", seed)
    prepared = (
        on_sqlite(folder, report, say)
        if database == "sqlite"
        else on_postgres(folder, report, say, workers)
    )
    async with prepared as run:
        await run.run(faults)
    return report
