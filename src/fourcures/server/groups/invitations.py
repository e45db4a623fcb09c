"""Invitations to tables that have not begun.

Somebody keeps a seat for a person in the next game, opens a table for a group, or asks a person
with whom they have played.
"""

from __future__ import annotations

import contextlib
from typing import NamedTuple

from sqlalchemy import Row, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from ...protocol.refusals import Refused
from ...table import entries
from ...table.room import Room
from ..notices.invitation import OpenInvitation
from ..notices.notice import GROUP, MATE
from ..notices.notifier import Notifier
from ..people.schema import people
from ..statistics.results import results
from ..tables.schema import members, tables
from ..tables.tables import Tables
from .schema import group_games, group_members, groups, invitations

MOST_MATES = 40  # that are listed
MOST_INVITATIONS = 20  # that are listed

Mate = Row[str, str, int, int]  # id, name, games, and when the last one ended


class Invitation(NamedTuple):
    """An invitation to a table; for a group and for the next game, `by` is the host."""

    table: str
    since: int
    by: str
    group: str | None = None
    group_name: str = ""
    kept: bool = False  # whether a seat is kept in the next game


class Invitations:
    """The invitations of a database, and whom a person may invite."""

    def __init__(self, tables: Tables, notifier: Notifier) -> None:
        self.tables, self.database, self.notifier = tables, tables.database, notifier
        notifier.finders |= {GROUP: self.find, MATE: self.find}

    async def mates_of(self, person: str) -> list[Mate]:
        """Return the people with whom a person has finished games, the last ones first."""
        mine = select(results.c.table_id).where(results.c.person_id == person)
        games, last = func.count(), func.max(results.c.at)
        query = (
            select(people.c.id, people.c.name, games, last)
            .join(results, results.c.person_id == people.c.id)
            .where(results.c.table_id.in_(mine), people.c.id != person, people.c.deleted.is_(None))
            .group_by(people.c.id, people.c.name)
            .order_by(last.desc(), people.c.id)
            .limit(MOST_MATES)
        )
        apart = await self.tables.kept_apart(person)
        return [row for row in await self.database.fetch_all(query) if row.id not in apart]

    async def invite(self, person: str, invited: str, table_id: str) -> None:
        """Invite somebody with whom a person has played to their table."""
        room = (await self.tables.get(table_id)).room
        if person != room.host and person not in room.seated_people():
            raise Refused("not_here")
        if room.game is not None:
            raise Refused("begun")
        if not await self.may_invite(person, invited):
            raise Refused("unknown_person")
        now = self.database.clock.now()
        row = {"person_id": invited, "table_id": table_id, "by_id": person, "at": now}
        notify = await self.notifier.plan_invitations(MATE, table_id, [invited])
        with contextlib.suppress(IntegrityError):  # they are invited already
            async with self.database.transaction() as connection:
                await connection.execute(insert(invitations).values(row))
                if notify is not None:
                    await notify(connection, now)

    async def may_invite(self, person: str, invited: str) -> bool:
        """Return whether two people have finished a game together, and meet each other."""
        mine = select(results.c.table_id).where(results.c.person_id == person)
        theirs = select(results.c.table_id).where(results.c.person_id == invited)
        together = await self.database.fetch_value(theirs.where(results.c.table_id.in_(mine)))
        return together is not None and invited not in await self.tables.kept_apart(person)

    async def decline(self, person: str, table_id: str) -> None:
        """Let an invitation be none, and free the seat that was kept."""
        declined = {"person_id": person, "table_id": table_id, "by_id": person}
        this = (invitations.c.person_id == person, invitations.c.table_id == table_id)
        for one, _ in await self.invitations_of(person):
            if one.table == table_id and one.kept:
                await self.free_seat(table_id, person)
            elif one.table == table_id:
                async with self.database.transaction() as connection:
                    await connection.execute(delete(invitations).where(*this))
                    row = declined | {"at": self.database.clock.now()}
                    await connection.execute(insert(invitations).values(row))

    async def free_seat(self, table_id: str, person: str) -> None:
        """Free the seat that is kept for a person."""

        def leave(room: Room) -> list[entries.AnyEntry]:
            seats = room.seats_of(person) if person in room.invited else []
            return [entries.Seated(by=person, seat=seat, holder=None) for seat in seats]

        await self.tables.apply_unprompted(await self.tables.get(table_id), leave)

    async def find(self, table_id: str, room: Room, person: str) -> OpenInvitation | None:
        """Return the invitation of a person to a table; None if it is over, or a seat is kept."""
        if room.closed or person in room.invited:
            return None
        query = select(people.c.name).where(people.c.id == person)
        name = await self.database.fetch_value(query) or ""
        for one, asker in await self.invitations_of(person):
            if one.table == table_id:
                kind = MATE if one.group is None else GROUP
                return OpenInvitation(kind, asker, name, one.group_name)
        return None

    async def invitations_of(self, person: str) -> list[tuple[Invitation, str]]:
        """Return the open invitations of a person with the names of those who invite."""
        been = select(members.c.table_id).where(members.c.person_id == person)
        declined = select(invitations.c.table_id).where(
            invitations.c.person_id == person, invitations.c.by_id == person
        )
        waiting = (
            *(tables.c.status == "open", tables.c.id.not_in(been)),
            tables.c.id.not_in(declined),
        )
        asked = (
            select(tables.c.id, tables.c.since, invitations.c.by_id)
            .join(invitations, invitations.c.table_id == tables.c.id)
            .where(invitations.c.person_id == person, *waiting)
            .order_by(tables.c.since.desc())
            .limit(MOST_INVITATIONS)
        )
        of_groups = (
            select(tables.c.id, tables.c.since, groups.c.id.label("group"), groups.c.name)
            .join(group_games, group_games.c.table_id == tables.c.id)
            .join(groups, groups.c.id == group_games.c.group_id)
            .join(group_members, group_members.c.group_id == groups.c.id)
            .where(group_members.c.person_id == person, *waiting)
            .order_by(tables.c.since.desc())
            .limit(MOST_INVITATIONS)
        )
        rows = await self.database.fetch_all(of_groups)
        hosts = await self.tables.catalog.hosts([row.id for row in rows])
        found = {
            row.id: Invitation(row.id, row.since, hosts.get(row.id, ""), row.group, row.name)
            for row in rows
        }
        for row in await self.database.fetch_all(asked):
            found.setdefault(row.id, Invitation(row.id, row.since, row.by_id))
        found |= {one.table: one for one in await self.kept_seats(person)}
        apart = await self.tables.kept_apart(person)
        shown = [one for one in found.values() if one.by not in apart]
        query = select(people.c.id, people.c.name).where(people.c.id.in_([one.by for one in shown]))
        names = {row.id: row.name for row in await self.database.fetch_all(query)}
        newest = sorted(shown, key=lambda one: -one.since)[:MOST_INVITATIONS]
        return [(one, names.get(one.by, "")) for one in newest]

    async def kept_seats(self, person: str) -> list[Invitation]:
        """Return the tables that keep a seat for a person, who has not come yet."""
        query = (
            select(tables.c.id, tables.c.since)
            .join(members, members.c.table_id == tables.c.id)
            .where(members.c.person_id == person, tables.c.status == "open")
            .order_by(tables.c.since.desc())
            .limit(MOST_INVITATIONS)
        )
        kept = []
        for row in await self.database.fetch_all(query):
            with contextlib.suppress(Refused):  # it is gone, or in quarantine
                room = (await self.tables.get(row.id)).room
                if person in room.invited and not room.closed:
                    kept.append(Invitation(row.id, row.since, room.host, kept=True))
        return kept
