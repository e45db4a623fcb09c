"""The slow games of people: one row for each game, written with its moves.

Reading them needs no table in memory: five queries, however many games there are.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

import msgspec
from sqlalchemy import Row, and_, delete, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ...host.hosted_table import DamagedLog
from ...protocol.schema import ChatPhrase
from ...table import entries
from ..people.schema import people
from ..seats.turns import waits
from ..tables.catalog import UNLISTED
from ..tables.feature import Change, Feature
from ..tables.log import Write
from ..tables.log import decode as decode_entry
from ..tables.schema import log, members, tables
from ..tables.tables import Tables
from .schema import slow_games
from .summary import (
    GameSummary,
    SeatNews,
    add_news,
    count_common,
    decode,
    encode,
    group_by_seat,
    summarize,
)

MOST_GAMES = 100  # of a person
LATEST_ENTRIES = 60  # of a log, in which messages are looked for
DAYS_AFTER_END = 30  # for which a finished game is listed, unless the person has seen the end
DAY = 86_400_000  # milliseconds

GameRow = Row[str, str, int, int, bytes]  # id, status, when last seen, newest entry, summary
Wait = tuple[str, int, int]  # a person, since when and until when


class Message(msgspec.Struct):
    """What somebody said; the text of a signal is for clients that do not know the phrase."""

    at: int
    by: str
    text: str
    phrase: ChatPhrase | None
    about: str | None


class SlowGames(Feature):
    """The slow games of a server."""

    name = "slow_games"
    derived = (slow_games,)

    def __init__(self, tables: Tables) -> None:
        self.tables, self.database = tables, tables.database

    async def project(self, change: Change) -> Write | None:
        before, after = change.before, change.after
        if not after.setup.turn_hours or after.game is None:
            return None
        game = summarize(after)
        if before.game is not None and game == summarize(before):
            return None
        common = count_common(before, after)

        async def write(connection: AsyncConnection, at: int) -> None:
            this = slow_games.c.table_id == change.table_id
            known = (await connection.execute(select(slow_games.c.body).where(this))).scalar()
            old = decode(known).news if known else []
            body = encode(GameSummary(game, add_news(old, after, common, at)))
            row = {"table_id": change.table_id, "seq": after.seq, "at": at, "body": body}
            await connection.execute(delete(slow_games).where(this))
            await connection.execute(insert(slow_games).values(row))

        return write

    async def games_of(self, person: str) -> list[GameRow]:
        """Return the games where a person may have a seat, and those that ended unseen."""
        unseen_end = and_(
            tables.c.status == "over",
            slow_games.c.at > members.c.seen,
            slow_games.c.at > self.database.clock.now() - DAYS_AFTER_END * DAY,
        )
        query = (
            select(
                tables.c.id, tables.c.status, members.c.seen, slow_games.c.seq, slow_games.c.body
            )
            .join(members, members.c.table_id == tables.c.id)
            .join(slow_games, slow_games.c.table_id == tables.c.id)
            .where(members.c.person_id == person, tables.c.visibility != UNLISTED)
            .where(or_(tables.c.status == "playing", unseen_end))
            .order_by(slow_games.c.at.desc())
            .limit(MOST_GAMES)
        )
        return list(await self.database.fetch_all(query))

    async def waits_at(self, table_ids: Sequence[str]) -> dict[str, list[Wait]]:
        """Return whom each of these tables waits for, since when and until when."""
        query = select(waits.c.table_id, waits.c.person_id, waits.c.since, waits.c.due)
        found: dict[str, list[Wait]] = defaultdict(list)
        rows = await self.database.fetch_all(query.where(waits.c.table_id.in_(table_ids)))
        for table_id, person, since, due in rows:
            found[table_id].append((person, since, due))
        return found

    async def messages(self, games: Sequence[GameRow], person: str) -> dict[str, Message]:
        """Return the last message of others at each table since the person was there."""
        if not games:
            return {}
        since = [
            and_(
                log.c.table_id == game.id,
                log.c.seq > game.seq - LATEST_ENTRIES,
                log.c.at > game.seen,
            )
            for game in games
        ]
        query = select(log.c.table_id, log.c.seq, log.c.at, log.c.body).where(or_(*since))
        apart = await self.tables.kept_apart(person) | {person}
        found: dict[str, Message] = {}
        for row in await self.database.fetch_all(query.order_by(log.c.table_id, log.c.seq)):
            said = read_message(row.seq, row.body)
            if said is not None and said.by is not None and said.by not in apart:
                message = Message(row.at, said.by, said.text, said.phrase, said.about)
                found[row.table_id] = message
        return found

    async def names(self, holders: set[str]) -> dict[str, str]:
        """Return the present names of people; empty for those who deleted themselves."""
        query = select(people.c.id, people.c.name).where(people.c.id.in_(holders))
        return {row.id: row.name for row in await self.database.fetch_all(query)}


def read_message(seq: int, body: bytes) -> entries.Said | None:
    """Return an entry if it is a message to the team, but no plan and no comment on one."""
    if b'"said"' not in body:
        return None
    try:
        entry = decode_entry(seq, body)
    except DamagedLog:  # opening the table will say so
        return None
    is_message = isinstance(entry, entries.Said) and entry.moves is None and entry.plan is None
    return entry if is_message else None  # type: ignore[return-value]


def pick_since(summary: GameSummary, seen: int) -> list[SeatNews]:
    """Return what each seat did in a game since a time."""
    return group_by_seat([news for news in summary.news if news.at > seen])
