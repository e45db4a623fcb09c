"""The news of a notice: a table at the moment when it is sent."""

from __future__ import annotations

from typing import NamedTuple

from ...table.room import Request, Room
from ...table.waits import waiting_for


class TableNews(NamedTuple):
    """A table at the moment of a notice, and the wait that the notice is about."""

    room: Room
    person: str
    kind: str
    now: int
    due: int
    late: str
    since: int = 0  # the newest entry when the person was last at the table

    def reason(self) -> str:
        """Return what the table waits for: an answer, an event, a discard or a turn."""
        for wait in waiting_for(self.room):
            if wait.get("holder") == self.person:
                return "window"
            if "seat" in wait and self.room.seats[wait["seat"]].holder == self.person:
                return {"answer": "question", "discard": "discard"}.get(wait["for"], "turn")
        return "turn"

    def question(self) -> Request | None:
        """Return the request that the person has to answer, or None."""
        seats = self.room.seats_of(self.person)
        return next((one for seat in seats for one in self.room.requests_to(seat)), None)
