"""Where a local host keeps the logs of its tables: in a browser that is the browser's database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from ..protocol.people import Me
from ..protocol.schema import TableStatus


class TableRow(msgspec.Struct, frozen=True):
    """A table, as far as it is known without its log."""

    id: str
    code: str
    seed: str
    status: TableStatus
    since: int  # milliseconds since 1970


class NewEntries(msgspec.Struct, frozen=True):
    """Entries that follow a given one of a log, and what the row of the table is after them."""

    row: TableRow
    after: int
    at: int  # milliseconds since 1970
    entries: list[str]  # each as JSON


class Storage(Protocol):
    """Logs that last, and the person whose they are.

    Two hosts may use the same storage, such as those of two tabs of a browser.
    """

    async def find_person(self) -> Me | None:
        """Return the person; None before they have chosen a name."""

    async def keep_person(self, me: Me) -> None:
        """Keep the person and their name."""

    async def list_tables(self) -> Sequence[TableRow]:
        """Return all tables."""

    async def find_table(self, table_id: str) -> TableRow | None:
        """Return a table, if there is one with this id."""

    async def read(self, table_id: str, after: int) -> Sequence[str]:
        """Return the entries of a log after a number."""

    async def append(self, new: NewEntries) -> None:
        """Keep entries; raise Conflict if the log has others there, OSError if there is no room.

        They are durable when it returns.
        """
