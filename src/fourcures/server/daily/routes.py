"""The HTTP routes of the deal of the day."""

from __future__ import annotations

from typing import Literal

import msgspec
from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from ...host.hosted_table import Conflict
from ...host.opening import OpenedTable, fit_setup
from ...protocol.people import Me
from ...protocol.refusals import Refused
from ...table.daily import BOT, DAY, day_at, setup_of, start_of
from ...table.open_table import Opening
from ..http.errors import says
from ..http.limits import Limits
from ..http.rates import Payer
from ..http.requests import AnyRequest, Asker, Viewer, reads
from ..process.settings import ServerSettings
from .bot_tries import BotTry
from .daily import Daily

DAYS_SHOWN = 62  # of a person's tries


TryState = Literal["playing", "over", "given_up"]


class NewTry(msgspec.Struct, forbid_unknown_fields=True):
    """A try to begin: alone with bots, or with friends in the other seats."""

    alone: bool


class Try(msgspec.Struct):
    """A person's try at the deal of a day."""

    day: str
    table: str
    state: TryState
    won: bool | None = None
    turns: int | None = None
    strip: list[str] = []  # for each turn, the cures (b, y, k, r), epidemics (e), outbreaks (o)


class TeamCount(msgspec.Struct):
    """How many teams ended in the same way after the same number of turns."""

    won: bool
    turns: int
    teams: int


class DailyDeal(msgspec.Struct):
    """The deal of today and your own tries; the comparison comes after the end of yours."""

    day: str
    left: int  # milliseconds until the next deal
    players: int
    epidemics: int
    next_epidemics: int  # of tomorrow's deal
    tries: list[Try]  # yours of the last two months, the newest first
    teams: list[TeamCount] | None
    bots: list[BotTry] | None
    bots_missing: int  # how many bots are still playing


@get("/api/daily", responses=says(), opt=reads("list"))
async def show_daily(daily: NamedDependency[Daily], viewer: Viewer) -> DailyDeal:
    """Return the deal of today: your tries and, after yours, everyone's results."""
    now = daily.clock.now()
    day, setup = day_at(now), setup_of(day_at(now))
    mine = await own_tries(daily, viewer, now)
    over = any(attempt.day == day and attempt.state == "over" for attempt in mine)
    bots = daily.bot_tries.tries_at(day, await daily.seed(day)) if over else None
    return DailyDeal(
        day=day,
        left=start_of(day) + DAY - now,
        players=setup.players,
        epidemics=setup.epidemics,
        next_epidemics=setup_of(day_at(now + DAY)).epidemics,
        tries=mine,
        teams=[TeamCount(*row) for row in await daily.tries.team_counts(day)] if over else None,
        bots=bots,
        bots_missing=0 if bots is None else daily.bot_tries.missing,
    )


@post("/api/daily", status_code=201, responses=says(401, 403, 409, 413))
async def begin_try(
    daily: NamedDependency[Daily],
    limits: NamedDependency[Limits],
    payer: NamedDependency[Payer],
    settings: NamedDependency[ServerSettings],
    me: Asker,
    request: AnyRequest,
    data: JSONBody[NewTry],
) -> OpenedTable:
    """Open a table with the deal of today; your one try begins when all seats are taken."""
    day = day_at(daily.clock.now())
    if await daily.tries.tables_tried(day, [me.id]):
        raise Refused("tried", name=me.name)
    limits.tables.take(payer)
    setup = fit_setup(setup_of(day), settings.absent)
    bots = [BOT] * (setup.players - 1) if data.alone else []
    how = Opening(seed=await daily.seed(day), day=day, seat=0, bots=bots)
    try:
        live = await daily.tables.create(me.id, me.name, setup, how)
    except Conflict:  # another request of the same person was first
        raise Refused("tried", name=me.name) from None
    return OpenedTable(live.id, live.code)


async def own_tries(daily: Daily, viewer: Me | None, now: int) -> list[Try]:
    """Return a person's tries of the last two months; none without a name."""
    if viewer is None:
        return []
    rows = await daily.tries.tries_of(viewer.id, day_at(now - DAYS_SHOWN * DAY))
    return [
        Try(
            day=row.day,
            table=row.table_id,
            state=state_of(row.won, row.status),
            won=row.won,
            turns=row.turns,
            strip=[] if row.strip is None else row.strip.split("/"),
        )
        for row in rows
    ]


def state_of(won: bool | None, status: str) -> TryState:
    """Return the state of a try, from its result and the status of its table.

    A game that ended too late to count has no result.
    """
    if won is not None:
        return "over"
    return "playing" if status == "playing" else "given_up"


ROUTES = [show_daily, begin_try]
