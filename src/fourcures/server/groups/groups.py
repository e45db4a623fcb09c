"""Groups: who is in which, their games, and the date of their next evening."""

from __future__ import annotations

import contextlib
from collections import defaultdict
from collections.abc import Sequence
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy import Row, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ...host.opening import new_id
from ...protocol.refusals import Refused
from ...table import entries
from ..notices.notice import GROUP
from ..notices.notifier import Notifier
from ..people.schema import people
from ..statistics.results import results
from ..tables.catalog import ListedTable
from ..tables.feature import Change, Feature, PersonalRows
from ..tables.log import Write
from ..tables.schema import tables
from ..tables.tables import Tables
from .invitations import Invitations
from .schema import group_games, group_members, group_removals, groups, invitations

MOST_GROUPS = 20  # of a person
MOST_MEMBERS = 30  # of a group
LONGEST_GROUP_NAME = 40  # characters
MOST_RESULTS = 20  # that a group shows
MOST_GAMES = 20  # in progress, that a group shows
DAY = 86_400_000  # milliseconds
FARTHEST_EVENING = 366 * DAY
NOTICES_AGAIN = 600_000  # milliseconds after a table of a group until another one has notices
EVENING_LASTS = DAY // 2  # until the date is shown no more


class Member(NamedTuple):
    """A member of a group."""

    id: str
    name: str
    since: int


class GroupRow(NamedTuple):
    """A group; `evening` is the time of the next one."""

    id: str
    name: str
    evening: int | None


class FinishedTable(NamedTuple):
    """A finished game of a group, with the names of those who played."""

    table: str
    at: int
    won: bool
    turns: int
    players: list[str]
    replay: bool


class Groups(Feature):
    """The groups of a server."""

    name = "groups"
    personal = (
        PersonalRows(group_members),
        PersonalRows(group_removals),
        PersonalRows(groups, "named_by", instead={"named_by": None, "name": ""}),
        PersonalRows(invitations),
        PersonalRows(invitations, "by_id", export=False),
    )

    def __init__(self, tables: Tables, notifier: Notifier) -> None:
        self.tables, self.database, self.notifier = tables, tables.database, notifier
        self.invitations = Invitations(tables, notifier)

    async def project(self, change: Change) -> Write | None:
        """Return how to make the next game of a group's players a game of the group too."""
        codes = [
            entry.about
            for entry in change.entries
            if isinstance(entry, entries.Said) and entry.phrase == "rematch" and entry.about
        ]
        if not codes:
            return None

        async def write(connection: AsyncConnection, _at: int) -> None:
            known = select(group_games.c.table_id)
            found = (
                select(tables.c.id, group_games.c.group_id)
                .join(group_games, group_games.c.table_id == change.table_id)
                .where(tables.c.code.in_(codes), tables.c.id.not_in(known))
            )
            again = insert(group_games).from_select(["table_id", "group_id"], found)
            await connection.execute(again)

        return write

    async def expire(self, today: int) -> None:
        """Delete groups that everybody has left."""
        inside = select(group_members.c.group_id)
        old = delete(groups).where(groups.c.id.not_in(inside), groups.c.since < today - DAY)
        await self.database.execute(old)

    def active_people(self, since: int) -> sa.Select[str]:
        return select(group_members.c.person_id).where(group_members.c.since >= since)

    # Groups.

    async def find(self, group_id: str) -> GroupRow:
        """Return a group; raise Refused if it does not exist."""
        query = select(groups.c.id, groups.c.name, groups.c.evening).where(groups.c.id == group_id)
        row = await self.database.fetch_one(query)
        if row is None:
            raise Refused("no_group")
        return self.group_of(row)

    async def groups_of(self, person: str) -> list[GroupRow]:
        """Return the groups of a person, the newest last."""
        query = (
            select(groups.c.id, groups.c.name, groups.c.evening)
            .join(group_members, group_members.c.group_id == groups.c.id)
            .where(group_members.c.person_id == person)
            .order_by(group_members.c.since, groups.c.id)
        )
        return [self.group_of(row) for row in await self.database.fetch_all(query)]

    def group_of(self, row: Row[str, str, int | None]) -> GroupRow:
        """Return a group from its row, without an evening that is over."""
        over = row.evening is not None and row.evening < self.database.clock.now() - EVENING_LASTS
        return GroupRow(row.id, row.name, None if over else row.evening)

    async def create(self, person: str, name: str) -> str:
        """Create a group with its first member; return its id."""
        group_id, now = new_id(), self.database.clock.now()
        row = {"id": group_id, "name": name, "named_by": person, "since": now}
        async with self.database.transaction() as connection:
            await check_room(connection, person)
            await connection.execute(insert(groups).values(row))
            await add_member(connection, group_id, person, now)
        return group_id

    async def rename(self, group_id: str, person: str, name: str) -> None:
        """Change the name of a group, whose author is then this member."""
        await self.change(group_id, person, name=name, named_by=person)

    async def set_evening(self, group_id: str, person: str, at: int | None) -> None:
        """Set when the group meets next; None: nobody knows yet."""
        now = self.database.clock.now()
        if at is not None and not now - EVENING_LASTS <= at <= now + FARTHEST_EVENING:
            raise Refused("bad_date")
        await self.change(group_id, person, evening=at)

    async def change(self, group_id: str, person: str, **values: object) -> None:
        """Change a group as one of its members."""
        await self.require_member(group_id, person)
        this = update(groups).where(groups.c.id == group_id)
        await self.database.execute(this.values(**values))

    # Members.

    async def members_of(self, group_ids: Sequence[str]) -> dict[str, list[Member]]:
        """Return the members of each group, those who came first first."""
        query = (
            select(group_members.c.group_id, people.c.id, people.c.name, group_members.c.since)
            .join(people, people.c.id == group_members.c.person_id)
            .where(group_members.c.group_id.in_(group_ids), people.c.deleted.is_(None))
            .order_by(group_members.c.since, people.c.id)
        )
        found: dict[str, list[Member]] = defaultdict(list)
        for row in await self.database.fetch_all(query):
            found[row.group_id].append(Member(row.id, row.name, row.since))
        return found

    async def require_member(self, group_id: str, person: str) -> None:
        """Raise Refused unless a person is in a group."""
        this = group_members.c.group_id == group_id
        query = select(group_members.c.since).where(this, group_members.c.person_id == person)
        if await self.database.fetch_value(query) is None:
            raise Refused("no_group")

    async def join(self, group_id: str, person: str) -> None:
        """Add a person to a group; raise Refused if they do not meet one of its members."""
        await self.find(group_id)
        removed = (group_removals.c.group_id == group_id, group_removals.c.person_id == person)
        if await self.database.fetch_value(select(group_removals.c.since).where(*removed)):
            raise Refused("cannot_join_group")
        there = {member.id for member in (await self.members_of([group_id]))[group_id]}
        if person in there:
            return
        if there & await self.tables.kept_apart(person):
            raise Refused("cannot_join_group")
        if len(there) >= MOST_MEMBERS:
            raise Refused("full_group", most=MOST_MEMBERS)
        with contextlib.suppress(IntegrityError):  # the same request came twice
            async with self.database.transaction() as connection:
                await check_room(connection, person)
                await add_member(connection, group_id, person, self.database.clock.now())

    async def leave(self, group_id: str, person: str) -> None:
        """Leave a group; the last one takes it away."""
        theirs = group_members.c.group_id == group_id
        async with self.database.transaction() as connection:
            await delete_member(connection, group_id, person)
            count = select(func.count()).select_from(group_members).where(theirs)
            if not (await connection.execute(count)).scalar():
                await connection.execute(delete(groups).where(groups.c.id == group_id))

    async def remove(self, group_id: str, person: str, removed: str) -> None:
        """Remove a member for good; only who has been in the group longest can."""
        members = (await self.members_of([group_id]))[group_id]
        if person not in {member.id for member in members}:
            raise Refused("no_group")
        if members[0].id != person:
            raise Refused("founder_only")
        if removed not in {member.id for member in members[1:]}:
            raise Refused("unknown_person")
        row = {"group_id": group_id, "person_id": removed, "since": self.database.clock.now()}
        with contextlib.suppress(IntegrityError):  # the same request came twice
            async with self.database.transaction() as connection:
                await delete_member(connection, group_id, removed)
                await connection.execute(insert(group_removals).values(row))

    # Games.

    async def add_game(self, group_id: str, person: str, table_id: str) -> None:
        """Make a table a game of a group; only its host can, and only before it begins."""
        await self.require_member(group_id, person)
        room = (await self.tables.get(table_id)).room
        if room.host != person:
            raise Refused("host_only")
        if room.game is not None:
            raise Refused("begun")
        notify = await self.plan_notices(group_id, person, table_id)
        with contextlib.suppress(IntegrityError):  # it is a game of a group already
            async with self.database.transaction() as connection:
                row = {"table_id": table_id, "group_id": group_id}
                await connection.execute(insert(group_games).values(row))
                if notify is not None:
                    await notify(connection, self.database.clock.now())

    async def plan_notices(self, group_id: str, person: str, table_id: str) -> Write | None:
        """Return how to write the notices of a group's table, unless there were some just now."""
        lately = self.database.clock.now() - NOTICES_AGAIN
        query = (
            select(func.count())
            .select_from(tables)
            .join(group_games, group_games.c.table_id == tables.c.id)
            .where(group_games.c.group_id == group_id, tables.c.since > lately)
        )
        if await self.database.fetch_value(query):
            return None
        others = {member.id for member in (await self.members_of([group_id]))[group_id]} - {person}
        return await self.notifier.plan_invitations(GROUP, table_id, others)

    async def games_of(self, group_id: str, person: str) -> list[ListedTable]:
        """Return the games of a group that are not over, as far as a person may know of them."""
        query = (
            select(tables.c.id, tables.c.status, tables.c.since)
            .join(group_games, group_games.c.table_id == tables.c.id)
            .where(group_games.c.group_id == group_id, tables.c.status.in_(["open", "playing"]))
            .order_by(tables.c.since.desc())
            .limit(MOST_GAMES)
        )
        rows = list(await self.database.fetch_all(query))
        hosts = await self.tables.catalog.hosts([row.id for row in rows])
        apart = await self.tables.kept_apart(person)
        return [row for row in rows if hosts.get(row.id) not in apart]

    async def results_of(self, group_id: str, person: str) -> list[FinishedTable]:
        """Return the last finished games of a group, without the names of those kept apart."""
        games = group_games.c.group_id == group_id
        newest = (
            select(results.c.table_id, func.max(results.c.at).label("at"))
            .join(group_games, group_games.c.table_id == results.c.table_id)
            .where(games)
            .group_by(results.c.table_id)
            .order_by(sa.desc("at"))
            .limit(MOST_RESULTS)
            .subquery()
        )
        query = (
            select(
                *(results.c[name] for name in ("table_id", "person_id", "at", "won", "turns")),
                people.c.name,
                tables.c.id.is_not(None).label("replay"),
            )
            .join(newest, newest.c.table_id == results.c.table_id)
            .join(people, people.c.id == results.c.person_id)
            .outerjoin(tables, tables.c.id == results.c.table_id)
            .order_by(results.c.at.desc(), results.c.table_id, people.c.name)
        )
        apart = await self.tables.kept_apart(person)
        found: dict[str, FinishedTable] = {}
        for row in await self.database.fetch_all(query):
            result = FinishedTable(row.table_id, row.at, row.won, row.turns, [], row.replay)
            players = found.setdefault(row.table_id, result).players
            if row.person_id not in apart:
                players.append(row.name)
        return list(found.values())

    async def score_of(self, group_id: str) -> tuple[int, int]:
        """Return how many games of a group are over, and how many of them were won."""
        ended = (
            select(results.c.table_id, results.c.won)
            .join(group_games, group_games.c.table_id == results.c.table_id)
            .where(group_games.c.group_id == group_id)
            .distinct()
            .subquery()
        )
        won = func.coalesce(func.sum(sa.case((ended.c.won, 1), else_=0)), 0)
        row = await self.database.fetch_one(select(func.count(), won).select_from(ended))
        assert row is not None
        return int(row[0]), int(row[1])


async def check_room(connection: AsyncConnection, person: str) -> None:
    """Raise Refused if a person is in as many groups as they may be."""
    mine = select(func.count()).select_from(group_members)
    count = await connection.execute(mine.where(group_members.c.person_id == person))
    if (count.scalar() or 0) >= MOST_GROUPS:
        raise Refused("many_groups", most=MOST_GROUPS)


async def add_member(connection: AsyncConnection, group_id: str, person: str, at: int) -> None:
    """Insert a member of a group."""
    row = {"group_id": group_id, "person_id": person, "since": at}
    await connection.execute(insert(group_members).values(row))


async def delete_member(connection: AsyncConnection, group_id: str, person: str) -> None:
    """Delete a member of a group."""
    this = (group_members.c.group_id == group_id, group_members.c.person_id == person)
    await connection.execute(delete(group_members).where(*this))
