"""Fingerprints of all rows of a database, to see whether anything has changed."""

from __future__ import annotations

import asyncio
import hashlib
import sqlite3
from typing import Any

import asyncpg

from fourcures.server.app.features import tables_of
from fourcures.server.db.database import Database
from fourcures.server.db.schema import metadata

BACKGROUND = {"reviews", "settings"}  # written when they are first needed
VISITS = "seen"  # the columns of last visits: written in the background, by requests before


BY_PEOPLE = {  # the entries of a log: bots and pauses go on while a request is refused
    "sqlite": """WHERE instr(body, '"by":"') > 0 AND instr(body, '"by":"bot:') = 0""",
    "postgresql": """WHERE position('"by":"'::bytea in body) > 0
                     AND position('"by":"bot:'::bytea in body) = 0""",
}


class Fingerprints:
    """Take fingerprints of one database, over one connection."""

    def __init__(self, url: str) -> None:
        tables_of(Database("sqlite+aiosqlite://"))  # every feature declares its rows
        self.columns = {
            name: [column.name for column in table.columns if column.name != VISITS]
            for name, table in metadata.tables.items()
            if name not in BACKGROUND
        }
        self.runner = asyncio.Runner()
        self.file: sqlite3.Connection | None = None
        self.server: Any = None
        if url.startswith("sqlite"):
            self.file = sqlite3.connect(url.partition(":///")[2])
        else:
            plain = url.replace("+asyncpg", "")
            self.server = self.runner.run(asyncpg.connect(plain))

    def take(self) -> dict[str, str]:
        """Return the fingerprint of each table's rows as they are now."""
        if self.file is not None:
            return {
                name: md5(self.file.execute(self.select(name, "sqlite")).fetchall())
                for name in self.columns
            }
        query = " UNION ALL ".join(
            f"SELECT '{name}', md5(string_agg(t::text, '' ORDER BY t::text))"
            f" FROM ({self.select(name, 'postgresql')}) t"
            for name in self.columns
        )
        return {name: str(rows) for name, rows in self.runner.run(self.server.fetch(query))}

    def select(self, name: str, dialect: str) -> str:
        """Return the query for all rows of a table that requests of people change."""
        rows = f"SELECT {', '.join(self.columns[name])} FROM {name}"
        return f"{rows} {BY_PEOPLE[dialect]}" if name == "log" else rows

    def close(self) -> None:
        """Close the connection."""
        if self.file is not None:
            self.file.close()
        else:
            self.runner.run(self.server.close())
        self.runner.close()


def md5(rows: list[Any]) -> str:
    """Return the fingerprint of some rows."""
    return hashlib.md5(repr(rows).encode()).hexdigest()
