"""Migrations: bring an older database to the schema of this version."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

HEAD = "0001"  # the newest revision; a test compares it with the scripts
FOLDER = Path(__file__).parent
TURN = 4_662_001  # id of the advisory lock that makes PostgreSQL processes take turns


def upgrade(connection: Connection) -> None:
    """Migrate the database to HEAD in one transaction, unless it is there already."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # the driver begins no transaction before DDL
    else:
        connection.execute(text("SELECT pg_advisory_xact_lock(:turn)"), {"turn": TURN})
    if revision(connection) == HEAD:
        return
    from alembic import command  # slow to import, and rarely needed
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def revision(connection: Connection) -> str | None:
    """Return the revision of the database, or None if it is new."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found
