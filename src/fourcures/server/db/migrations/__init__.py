"""Migrations: bring an older database to the schema of this version.

The scripts are in `versions` here and in the folders of features, named after their revisions. Each
follows the one before it, wherever that is.
"""

from __future__ import annotations

import os
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from sqlalchemy import Connection, MetaData, inspect, text

from ....engine.errors import FourCuresError

if TYPE_CHECKING:
    from alembic.config import Config

FOLDER = Path(__file__).parent
SERVER = FOLDER.parents[1]
SCRIPTS = [FOLDER / "versions", *sorted(SERVER.glob("*/versions"))]
SQLITE_WAITS = 5_000  # milliseconds for another process to finish its transaction
OTHERS_MIGRATE = 60_000  # milliseconds for another process to migrate, on a busy machine
TURN = 4_662_001  # id of the advisory lock that makes PostgreSQL processes take turns


class NewerDatabase(FourCuresError):
    """The database has a revision that this version does not know."""


def revisions() -> list[str]:
    """Return all revisions of the schema, the oldest first."""
    return sorted(script.name[1:5] for folder in SCRIPTS for script in folder.glob("r*.py"))


def head() -> str:
    """Return the newest revision."""
    return revisions()[-1]


def upgrade(connection: Connection) -> None:
    """Migrate the database to the newest revision in one transaction, unless it is there."""
    take_turn(connection)
    to_head(connection)


def to_head(connection: Connection) -> None:
    """Migrate the database to the newest revision in the current transaction.

    Raise NewerDatabase if a newer version of the program has migrated it further.
    """
    now = revision(connection)
    if now is not None and now not in revisions():
        raise NewerDatabase(
            f"the database is of a newer version of Four Cures (schema {now}): install that"
            " version, or restore a backup from before the update"
        )
    if now != head():
        command, config = alembic(connection)
        command.upgrade(config, "head")


def recreate(connection: Connection, to: str) -> None:
    """Drop all tables and create those of a revision in the current transaction."""
    known = MetaData()
    known.reflect(connection)
    known.drop_all(connection)
    command, config = alembic(connection)
    command.upgrade(config, to)


def take_turn(connection: Connection) -> None:
    """Begin a transaction in which no other process migrates."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql(f"PRAGMA busy_timeout={OTHERS_MIGRATE}")
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # the driver begins no transaction before DDL
        connection.exec_driver_sql(f"PRAGMA busy_timeout={SQLITE_WAITS}")
    else:
        connection.execute(text("SELECT pg_advisory_xact_lock(:turn)"), {"turn": TURN})


def alembic(connection: Connection) -> tuple[ModuleType, Config]:
    """Return Alembic's commands and their configuration."""
    from alembic import command  # slow to import, and rarely needed
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.set_main_option(
        "version_locations", os.pathsep.join(map(str, SCRIPTS)).replace("%", "%%")
    )
    config.attributes["connection"] = connection
    return command, config


def revision(connection: Connection) -> str | None:
    """Return the revision of the database, or None if it is new."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    current = text("SELECT version_num FROM alembic_version")
    version: str | None = connection.execute(current).scalar()
    return version
