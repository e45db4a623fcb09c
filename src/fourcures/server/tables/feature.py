"""Features: a folder each, with its own routes and its own rows in the database.

A feature overrides what it needs of `Feature`. `app.features` registers it; nothing below `app`
knows it by name.
"""

from __future__ import annotations

from collections.abc import Coroutine, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from sqlalchemy import Select, Table

from ...table.entries import AnyEntry
from ...table.room import Room
from ..db.listener import Listener
from ..process.findings import Finding
from .log import Write


@dataclass(frozen=True)
class Change:
    """What a commit changes at a table."""

    table_id: str
    before: Room
    after: Room
    entries: Sequence[AnyEntry] = ()  # that are committed; none when rows are written again

    @property
    def ends_or_resumes(self) -> bool:
        """Whether the game ends, or goes on after its end was undone."""
        return self.before.is_over() != self.after.is_over()


@dataclass(frozen=True)
class PersonalRows:
    """Rows about a person: exported for them, and erased when they delete themselves."""

    table: Table
    key: str = "person_id"  # the column with the person
    export: bool = True
    instead: Mapping[str, object] | None = None  # values that replace theirs; None: delete the row


class Feature:
    """A feature that does nothing."""

    name: ClassVar[str]  # under which route handlers ask for it
    personal: ClassVar[Sequence[PersonalRows]] = ()
    derived: ClassVar[Sequence[Table]] = ()  # rows of tables that follow from their logs

    # Commits.

    async def project(self, change: Change) -> Write | None:
        """Return how to write the rows that follow from a commit, or None if none do.

        It is called before the commit, and raises Refused if there must be none.
        """
        return None

    # Access: raise Refused to forbid something.

    def check_view(self, room: Room, person: str | None) -> None:
        """Check that a person, or somebody without a name, may see a table."""

    def check_stay(self, room: Room, person: str | None) -> None:
        """Check that a person may be connected to a table."""

    async def check_join(self, room: Room, person: str) -> None:
        """Check that a person may join a table."""

    async def hidden_hosts(self, person: str, hosts: set[str]) -> set[str]:
        """Return those of these hosts whose public tables are not listed for a person."""
        return set()

    async def kept_apart(self, person: str) -> set[str]:
        """Return the people whom a person does not meet: neither is shown to the other."""
        return set()

    def check_speech(self, person: str) -> None:
        """Check that a person may say something to others."""

    # People.

    async def has_finished(self, person: str) -> bool:
        """Return whether this feature knows of a game that a person has played to its end."""
        return False

    # Life.

    async def open(self) -> None:
        """Prepare, after the database is opened and before the first request."""

    def tasks(self) -> Iterable[Coroutine[None, None, None]]:
        """Return what runs in the background until the server stops."""
        return ()

    async def stop(self) -> None:
        """End what is running."""

    def subscribe(self, listener: Listener) -> None:
        """Subscribe to notifications of other processes."""

    async def check_deployment(self) -> Sequence[Finding]:
        """Check what this feature needs of the machine and of other servers: for operators."""
        return ()

    async def expire(self, today: int) -> None:
        """Delete rows that are too old."""

    def active_people(self, since: int) -> Select[str] | None:
        """Return a query for the people whom this feature has seen since a time."""
        return None
