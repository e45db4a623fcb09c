"""Tell people that a table waits for them: one notice for each wait and channel, and one reminder.

Others are for people who are invited to a game.

A wait is stored with the move that begins it, and its notices are stored before any is sent, so a
crash loses none. Processes take a notice by moving its next attempt into the future: one that dies
while sending leaves it for a later attempt, with the same id.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from sqlalchemy import ColumnElement, Row, Table, and_, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ...table.room import Room
from ..db.database import SILENT
from ..http.limits import Limits
from ..people.identity import Credential
from ..process.logs import short
from ..process.metrics import Metrics
from ..seats.turns import GRACE, HOUR, waits
from ..tables.feature import Change
from ..tables.log import Write
from ..tables.schema import members, tables
from ..tables.tables import Tables
from .channels import Channels
from .invitation import OpenInvitation, find_kept_seat
from .news import TableNews
from .notice import ASKED, INVITATIONS, INVITED, SOON, TURN, Notice, Undeliverable
from .schema import notices

if TYPE_CHECKING:  # their libraries take long to import, and few servers need them
    from .mail import Mailer
    from .push import Pusher

AnyRow = Row[*tuple[object, ...]]
News = TableNews | OpenInvitation
# Return the invitation of a person to a table, or None if it is over.
FindInvitation = Callable[[str, Room, str], Awaitable[OpenInvitation | None]]
logger = logging.getLogger(__name__)

ROUND = 5.0  # seconds between two rounds
AT_ONCE = 100  # waits, and notices, of one round
TOGETHER = 8  # notices that are sent at the same time
SEEN = 60_000  # milliseconds after which a person is no longer at the table
AGAIN = 120_000  # milliseconds until the second attempt; it doubles with each one
ATTEMPTS = 10  # about a day and a half
LAST_HOURS = 4 * HOUR  # before a bot plays a turn, people get a reminder
MAIL = "mail"
WAIT = ("table_id", "person_id", "seq")  # the columns that identify a wait


class Notifier:
    """Send the notices of a database through the channels that the host has set up."""

    def __init__(
        self,
        tables: Tables,
        channels: Channels,
        metrics: Metrics,
        limits: Limits,
        mailer: Mailer | None,
        pusher: Pusher | None,
    ) -> None:
        self.tables, self.channels = tables, channels
        self.metrics, self.limits = metrics, limits
        self.mailer, self.pusher = mailer, pusher
        self.database = tables.database
        self.finders: dict[str, FindInvitation] = {}  # kinds of invitations of other features

    async def run(self) -> None:
        """Do a round at once, and then periodically until cancelled."""
        while True:
            try:
                await self.round()
            except SILENT as error:
                logger.error("notices: %s", type(error).__name__)
            await asyncio.sleep(ROUND * random.uniform(0.8, 1.2))

    async def round(self) -> None:
        """Write the notices that are due, and send those that are written."""
        for wait in await self.unnoticed():
            await self.notice(wait)
        slots = asyncio.Semaphore(TOGETHER)

        async def attempt(row: AnyRow) -> None:
            async with slots:
                await self.attempt(row)

        await asyncio.gather(*(attempt(row) for row in await self.unsent()))

    # From waits to notices.

    async def unnoticed(self) -> Sequence[AnyRow]:
        """Return the waits that may need a notice now, with when the person was last seen."""
        awaited = [members.c[name] == waits.c[name] for name in ("table_id", "person_id")]
        query = (
            select(waits, members.c.seen)
            .join(tables, tables.c.id == waits.c.table_id)
            .join(members, and_(*awaited), isouter=True)
            .where(waits.c.notify_at <= self.database.clock.now(), tables.c.status == "playing")
            .order_by(waits.c.notify_at)
            .limit(AT_ONCE)
        )
        return await self.database.fetch_all(query)

    async def notice(self, wait: AnyRow) -> None:
        """Write the notices of a wait; somebody who is at the table gets none until they leave."""
        now = self.database.clock.now()
        this = same(waits, wait, *WAIT, "notify_at")
        if now - (wait.seen or 0) < SEEN:
            later = update(waits).where(this).values(notify_at=now + GRACE)
            await self.database.execute(later)
            return
        row = {name: wait._mapping[name] for name in (*WAIT, "kind")}
        row |= {"attempts": 0, "next_at": now}
        rows = [row | {"channel": name} for name in await self.open_channels(wait.person_id)]
        async with self.database.transaction() as connection:
            done = await connection.execute(
                update(waits).where(this).values(plan_reminder(wait, now))
            )
            if done.rowcount and rows:  # otherwise another process was first, or the wait is over
                # A reminder replaces what could not be sent until now.
                await connection.execute(delete(notices).where(same(notices, wait, *WAIT)))
                await connection.execute(insert(notices), rows)

    async def open_channels(self, person: str) -> list[str]:
        """Return the channels through which a person wants to be told."""
        address = await self.channels.address(person) if self.mailer else None
        browsers = await self.channels.subscriptions(person) if self.pusher else []
        mail = [MAIL] if address is not None else []
        return [*mail, *(browser.device_id for browser in browsers)]

    async def invite(self, change: Change) -> Write | None:
        """Return how to write the notices of those for whom a table begins to keep a seat."""
        new = change.after.invited - change.before.invited
        return await self.plan_invitations(INVITED, change.table_id, new, change.after.seq)

    async def plan_invitations(
        self, kind: str, table_id: str, people: Iterable[str], seq: int = 0
    ) -> Write | None:
        """Return how to write the notices of people who are invited to a table.

        They are sent a little later, and only to people who have not come by then.
        """
        row = {"table_id": table_id, "seq": seq, "kind": kind, "attempts": 0}
        rows = [
            row | {"person_id": person, "channel": channel}
            for person in sorted(people)
            for channel in await self.open_channels(person)
        ]
        if not rows:
            return None

        async def write(connection: AsyncConnection, at: int) -> None:
            due = [row | {"next_at": at + GRACE} for row in rows]
            await connection.execute(insert(notices), due)

        return write

    # From notices to people.

    async def unsent(self) -> Sequence[AnyRow]:
        """Return the notices whose next attempt is due, with the wait if it is not over."""
        still = [waits.c[name] == notices.c[name] for name in WAIT]
        person = [members.c[name] == notices.c[name] for name in ("table_id", "person_id")]
        query = (
            select(notices, waits.c.due, waits.c.late, members.c.seen)
            .join(waits, and_(*still), isouter=True)
            .join(members, and_(*person), isouter=True)
            .where(notices.c.next_at <= self.database.clock.now())
            .order_by(notices.c.next_at)
            .limit(AT_ONCE)
        )
        return await self.database.fetch_all(query)

    async def attempt(self, row: AnyRow) -> None:
        """Send one notice, unless another process does or the table no longer waits."""
        now = self.database.clock.now()
        this = same(notices, row, *WAIT, "kind", "channel")
        after = {"attempts": row.attempts + 1, "next_at": now + AGAIN * 2**row.attempts}
        async with self.database.transaction() as connection:
            over = row.due is None and row.kind not in INVITATIONS
            if over or row.attempts >= ATTEMPTS:
                await connection.execute(delete(notices).where(this))
                return
            mine = update(notices).where(this, notices.c.next_at == row.next_at).values(after)
            if not (await connection.execute(mine)).rowcount:
                return
        try:
            room = await self.room(row.table_id)
            news = await self.read_news(row, room, now) if room else None  # or in quarantine
            if news is not None:
                key = (row.table_id, row.person_id, row.seq, row.kind, row.channel)
                await self.send(Notice(*key), news)
        except Exception as error:  # it will be tried again
            logger.warning("notice not sent: %s", error, extra={"table": short(row.table_id)})
            return
        await self.database.execute(delete(notices).where(this))

    async def room(self, table_id: str) -> Room | None:
        """Return a table; None if it cannot be read."""
        live = self.tables.live.get(table_id)
        return live.room if live else await self.tables.read_apart(table_id)

    async def read_news(self, row: AnyRow, room: Room, now: int) -> News | None:
        """Return what a notice is about; None if that is over."""
        if row.kind == INVITED:
            return find_kept_seat(room, row.person_id)
        if row.kind in self.finders:
            return await self.finders[row.kind](row.table_id, room, row.person_id)
        if room.game is None:
            return None
        since = await self.tables.log.newest_at(row.table_id, row.seen or 0)
        news = TableNews(room, row.person_id, row.kind, now, row.due, row.late, since)
        answered = row.kind == ASKED and news.question() is None
        return None if answered else news

    async def send(self, notice: Notice, news: News) -> None:
        """Send a notice through its channel; a channel that is closed for good is deleted.

        One too many is dropped: others could make a table wait for somebody again and again.
        """
        if not self.limits.may_notify(notice.person_id, notice.channel):
            return
        if notice.channel == MAIL:
            sent = await self.send_mail(notice, news)
        else:
            sent = await self.send_push(notice, news)
        if sent:
            self.metrics.notices.labels("mail" if notice.channel == MAIL else "push").inc()

    async def send_mail(self, notice: Notice, news: News) -> bool:
        """Send a notice to a person's mail address, if they still have one."""
        to = await self.channels.address(notice.person_id)
        if to is None or self.mailer is None:
            return False
        try:
            await self.mailer.tell(to, notice, news)
        except Undeliverable as error:
            logger.warning("mail address removed: %s", error)
            await self.channels.drop_address(notice.person_id, to.address)
            return False
        return True

    async def send_push(self, notice: Notice, news: News) -> bool:
        """Send a notice to one of a person's browsers, if it still wants it."""
        browsers = await self.channels.subscriptions(notice.person_id)
        to = next((browser for browser in browsers if browser.device_id == notice.channel), None)
        if to is None or self.pusher is None:
            return False
        try:
            await self.pusher.tell(to, notice, news)
        except Undeliverable:
            browser = Credential(notice.person_id, to.device_id)
            await self.channels.unsubscribe(browser, to.endpoint)
            return False
        return True


def plan_reminder(wait: AnyRow, now: int) -> dict[str, object]:
    """Return what is due after the notice of a wait: a reminder before a bot plays, or nothing.

    It comes in the last hours; in the middle of a turn that is too short for that.
    """
    soon = wait.due - min(LAST_HOURS, (wait.due - wait.since) // 2)
    if wait.late == "bot" and wait.kind in (TURN, ASKED) and now < soon:
        return {"kind": SOON, "notify_at": soon}
    return {"notify_at": None}


def same(table: Table, row: AnyRow, *names: str) -> ColumnElement[bool]:
    """Return the condition for the row of a table that has the same values in these columns."""
    return and_(*(table.c[name] == row._mapping[name] for name in names))
