"""How the person of a local host plays: the results of their games, summed up."""

from __future__ import annotations

import msgspec

from ..protocol.statistics import Statistics
from ..table.statistics import StoredResult, statistics
from .bodies import OK, Found
from .host import LocalHost


class OwnResults:
    """The answers to requests for statistics."""

    def __init__(self, host: LocalHost) -> None:
        self.host = host

    async def answer(self, method: str, parts: list[str], body: str) -> Found | None:
        """Return the answer to a request for results, or None if it is about something else."""
        return (OK, await self.sum_up()) if (method, parts) == ("GET", ["me", "results"]) else None

    async def sum_up(self) -> Statistics:
        """Return the finished games of the person, summed up."""
        me = await self.host.me()
        return statistics(
            me.id,
            [
                StoredResult(
                    **msgspec.structs.asdict(result), table=row.id, at=row.ended.at, replay=True
                )
                for row in await self.host.storage.list_tables()
                if row.ended is not None
                for result in row.ended.results
            ],
        )
