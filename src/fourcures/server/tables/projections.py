"""Projections: rows that follow from the logs, written in the transaction of a commit."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from sqlalchemy.ext.asyncio import AsyncConnection

from ...table.room import Room

Write = Callable[[AsyncConnection, int], Awaitable[None]]  # at a time in milliseconds since 1970


@dataclass(frozen=True)
class Change:
    """What a commit changes at a table."""

    table_id: str
    before: Room
    after: Room

    @property
    def ends_or_resumes(self) -> bool:
        """Whether the game ends, or goes on after its end was undone."""
        return self.before.is_over() != self.after.is_over()
