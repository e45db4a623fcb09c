"""The features of a server, registered: one line each, with what its constructor needs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence

from litestar.handlers import BaseRouteHandler

from ...bots.pool import BotPool
from ..daily import routes as daily_routes
from ..daily.daily import Daily
from ..db.database import Database
from ..groups import routes as group_routes
from ..groups.groups import Groups
from ..http.limits import Limits
from ..moderation import routes as moderation_routes
from ..moderation.moderation import Moderation
from ..notices import routes as notice_routes
from ..notices.notices import Notices
from ..offline import routes as offline_routes
from ..offline.feature import OfflineGame
from ..people import routes as people_routes
from ..people.accounts import Accounts
from ..practice import routes as practice_routes
from ..practice.exercises import Exercises
from ..process.findings import Finding
from ..process.metrics import Metrics
from ..process.settings import ServerSettings
from ..puzzles import routes as puzzle_routes
from ..puzzles.puzzles import Puzzles
from ..reviews import routes as review_routes
from ..reviews.reviews import Reviews
from ..reviews.store import ReviewStore
from ..seats import routes as turn_routes
from ..seats.turns import TurnClock
from ..slow_games import routes as slow_game_routes
from ..slow_games.slow_games import SlowGames
from ..statistics import routes as statistics_routes
from ..statistics.results import Results
from ..tables.feature import Feature
from ..tables.log import TableLog
from ..tables.tables import Tables

Registered = tuple[Feature, Sequence[BaseRouteHandler]]


def tables_of(database: Database) -> Tables:
    """Return the tables of a database with all features, for commands without a server."""
    tables, settings = Tables(TableLog(database)), ServerSettings(database="")
    made = make_features(
        settings, Metrics(), Limits(settings), tables, BotPool(1), lambda _table_id: None
    )
    tables.features += [feature for feature, _routes in made]
    return tables


def examine_features(settings: ServerSettings) -> Iterator[Finding]:
    """Check what the features need on a machine with these settings."""
    tables = Tables(TableLog(Database(settings.database)))
    made = make_features(
        settings, Metrics(), Limits(settings), tables, BotPool(1), lambda _table_id: None
    )
    for feature, _routes in made:
        yield from asyncio.run(feature.check_deployment())


def make_features(
    settings: ServerSettings,
    metrics: Metrics,
    limits: Limits,
    tables: Tables,
    pool: BotPool,
    edited: Callable[[str], None],
) -> list[Registered]:
    """Return all features with their routes; people come first, because the others need them."""
    accounts = Accounts(settings, tables, edited)
    reviews = Reviews(tables, pool, ReviewStore(tables.database))
    puzzles = Puzzles(tables)
    notices = Notices(settings, tables, accounts.identity, metrics, limits)
    return [
        (accounts, people_routes.ROUTES),
        (Moderation(tables, accounts.people, metrics), moderation_routes.ROUTES),
        (TurnClock(tables), turn_routes.ROUTES),
        (SlowGames(tables), slow_game_routes.ROUTES),
        (notices, notice_routes.ROUTES),
        (Results(tables.database), statistics_routes.ROUTES),
        (Daily(tables, accounts.identity, pool), daily_routes.ROUTES),
        (Groups(tables, notices.notifier), group_routes.ROUTES),
        (reviews, review_routes.ROUTES),
        (puzzles, puzzle_routes.ROUTES),
        (Exercises(tables, reviews, puzzles, pool), practice_routes.ROUTES),
        (OfflineGame(), offline_routes.ROUTES),
    ]
