"""Reports: what people tell the operator about others, until the operator has dealt with it."""

from __future__ import annotations

from typing import Literal

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from ...protocol.refusals import Refused
from ...table import entries
from ..db.database import Database
from ..people.people import People
from ..people.schema import people
from ..tables.log import TableLog
from .schema import reports, sanctions

Reason = Literal["insults", "spam", "spoiling", "name", "other"]
BEFORE, AFTER = 5, 3  # messages of the reported person that the operator reads with a report
LONGEST_NUMBER = 9  # digits; ids of people are longer
RACES = 5  # attempts to get a number that another process may take first


class ChatLine(msgspec.Struct):
    """A chat message of the person who was reported, and the number of its entry."""

    seq: int
    text: str


class NamedPerson(msgspec.Struct):
    """A person as the operator sees them; `until` is the end of a suspension."""

    id: str
    name: str
    until: int | None = None


class FiledReport(msgspec.Struct):
    """A report; `by` is null if its author has deleted their data."""

    number: int
    at: int
    reason: str
    text: str
    about: NamedPerson
    by: NamedPerson | None
    table: str | None  # null if it was deleted
    seq: int
    lines: list[ChatLine] = msgspec.field(default_factory=list)


class Reports:
    """The reports of a database."""

    def __init__(self, people: People, log: TableLog) -> None:
        self.people, self.log, self.database = people, log, people.database

    async def add(
        self, table_id: str, seq: int, by: str, about: str, reason: Reason, text: str
    ) -> None:
        """Store a report; raise Refused if this person has reported that one here before."""
        if await self.people.unknown({about}):
            raise Refused("unknown_person")
        known = select(reports.c.id).where(
            reports.c.table_id == table_id,
            reports.c.reporter_id == by,
            reports.c.reported_id == about,
        )
        newest = select(func.coalesce(func.max(reports.c.id), 0))
        row = {"table_id": table_id, "seq": seq, "reporter_id": by, "reported_id": about}
        row |= {"reason": reason, "text": text, "at": self.database.clock.now()}
        for last in [False] * RACES + [True]:
            try:
                async with self.database.transaction() as connection:
                    if (await connection.execute(known)).first() is not None:
                        raise Refused("reported")
                    number = (await connection.execute(newest)).scalar_one() + 1
                    await connection.execute(insert(reports).values(row | {"id": number}))
                return
            except IntegrityError:
                if last:
                    raise Refused("busy") from None

    async def count(self) -> int:
        """Return the number of open reports."""
        query = select(func.count()).select_from(reports).where(reports.c.closed.is_(None))
        return await self.database.fetch_value(query) or 0

    async def open(self) -> list[FiledReport]:
        """Return the open reports, the oldest first, with what the person wrote around then."""
        about, by = people.alias("about"), people.alias("by")
        query = (
            select(reports, about.c.name, by.c.name.label("reporter"), sanctions.c.until)
            .join(about, about.c.id == reports.c.reported_id)
            .outerjoin(by, by.c.id == reports.c.reporter_id)
            .outerjoin(sanctions, sanctions.c.person_id == reports.c.reported_id)
            .where(reports.c.closed.is_(None))
            .order_by(reports.c.id)
        )
        rows = await self.database.fetch_all(query)
        return [
            FiledReport(
                number=row.id,
                at=row.at,
                reason=row.reason,
                text=row.text,
                about=NamedPerson(row.reported_id, row.name, row.until),
                by=None if row.reporter_id is None else NamedPerson(row.reporter_id, row.reporter),
                table=row.table_id,
                seq=row.seq,
                lines=await self.lines(row.table_id, row.reported_id, row.seq),
            )
            for row in rows
        ]

    async def lines(self, table_id: str | None, person: str, seq: int) -> list[ChatLine]:
        """Return what a person wrote at a table, shortly before and after an entry."""
        if table_id is None:
            return []
        mark, said = person.encode(), []
        for number, body in await self.log.read_raw(table_id):
            if mark not in body:
                continue
            try:
                entry = entries.decode(body)
            except msgspec.MsgspecError:
                continue
            if isinstance(entry, entries.Said) and entry.by == person and entry.text:
                said.append(ChatLine(number, entry.text))
        before = [line for line in said if line.seq <= seq]
        return before[-BEFORE:] + said[len(before) :][:AFTER]

    async def about(self, number: str) -> str | None:
        """Return whom a report is about, by its number as text; None without such a report."""
        if not number.isdecimal() or len(number) > LONGEST_NUMBER:
            return None
        query = select(reports.c.reported_id).where(reports.c.id == int(number))
        person: str | None = await self.database.fetch_value(query)
        return person

    async def close(self, number: int) -> bool:
        """Close a report; return whether it was open."""
        report = update(reports).where(reports.c.id == number, reports.c.closed.is_(None))
        closed = report.values(closed=self.database.clock.now())
        return await self.database.execute(closed) > 0

    async def delete_old(self, before: int) -> None:
        """Delete the reports made before a time, open or not."""
        await self.database.execute(delete(reports).where(reports.c.at < before))


def reports_of(database: Database) -> Reports:
    """Return the reports of a database, for the operator."""
    return Reports(People(database), TableLog(database))
