"""The HTTP route of slow games."""

from __future__ import annotations

from typing import Literal, cast

import msgspec
from litestar import get
from litestar.di import NamedDependency

from ...protocol.schema import ShownPerson
from ...protocol.setup import Late, TableSetup
from ..http.errors import says
from ..http.requests import Asker, reads
from ..seats.routes import ShownWait
from .slow_games import Message, SlowGames, pick_since
from .summary import GameState, SeatNews, decode, is_player, people_of


class SlowSetup(msgspec.Struct):
    """The part of a set-up that names a table and its pace."""

    name: str
    players: int
    epidemics: int
    late: Late


class SlowGame(msgspec.Struct):
    """A game that you play turn by turn: how it is, and what happened since you were there."""

    id: str
    status: Literal["playing", "over"]
    you: str
    people: dict[str, ShownPerson]
    setup: SlowSetup
    game: GameState
    waits: list[ShownWait]
    news: list[SeatNews]  # what each seat did; the one that moved last at the end
    message: Message | None  # the last one of the others


@get("/api/me/games", responses=says(401), opt=reads("list"))
async def list_slow_games(slow_games: NamedDependency[SlowGames], me: Asker) -> list[SlowGame]:
    """List the games that you play turn by turn, and those that ended since you were there."""
    found = [(row, decode(row.body)) for row in await slow_games.games_of(me.id)]
    found = [(row, summary) for row, summary in found if is_player(summary.game, me.id)]
    rows = [row for row, _ in found]
    table_ids = [row.id for row in rows]
    waits = await slow_games.waits_at(table_ids)
    messages = await slow_games.messages(rows, me.id)
    opened = await slow_games.tables.log.read_first(table_ids)
    authors = {message.by for message in messages.values()}
    names = await slow_games.names(authors.union(*(people_of(one.game) for _, one in found)))
    return [
        SlowGame(
            id=row.id,
            status=cast(Literal["playing", "over"], row.status),
            you=me.id,
            people={person: {"name": name, "gone": False} for person, name in names.items()},
            setup=shorten(opened[row.id].setup),
            game=summary.game,
            waits=[ShownWait(*wait) for wait in waits[row.id]],
            news=pick_since(summary, row.seen),
            message=messages.get(row.id),
        )
        for row, summary in found
        if row.id in opened
    ]


def shorten(setup: TableSetup) -> SlowSetup:
    """Return the part of a set-up that names a table and its pace."""
    return SlowSetup(setup.name, setup.players, setup.epidemics, setup.late)


ROUTES = [list_slow_games]
