"""Where a local host keeps the logs of its tables: in a browser that is the browser's database."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, Protocol

import msgspec

from ..protocol.people import Me
from ..protocol.schema import TableStatus
from ..table.statistics import GameResult

NoteKind = Literal["attempt", "review"]  # at a puzzle, by its key; of a table, by its id


class EndedGame(msgspec.Struct, frozen=True):
    """The end of a game."""

    at: int  # milliseconds since 1970
    results: list[GameResult]


class TableRow(msgspec.Struct, frozen=True):
    """A table, as far as it is known without its log."""

    id: str
    code: str
    seed: str
    status: TableStatus
    since: int  # milliseconds since 1970
    exercise: bool = False  # nobody comes back to it
    ended: EndedGame | None = None


class NewEntries(msgspec.Struct, frozen=True):
    """Entries that follow a given one of a log, and what the row of the table is after them."""

    row: TableRow
    after: int
    at: int  # milliseconds since 1970
    entries: list[str]  # each as JSON


class Storage(Protocol):
    """Logs that last, notes beside them, and the person whose they are.

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

    async def list_notes(self, kind: NoteKind) -> Mapping[str, str]:
        """Return all notes of a kind, by their keys."""

    async def find_note(self, kind: NoteKind, key: str) -> str | None:
        """Return a note, if there is one."""

    async def replace_note(self, kind: NoteKind, key: str, before: str | None, text: str) -> bool:
        """Keep a note instead of an older one; return False if that is not the present one.

        It raises OSError if there is no room.
        """
