"""The puzzles of a server: attempts and ratings are in its database."""

from __future__ import annotations

from sqlalchemy import Select, select

from ...host.puzzles.puzzles import PuzzleHost
from ..tables.feature import Feature, PersonalRows
from ..tables.tables import Tables
from .attempts import StoredAttempts, attempts


class Puzzles(PuzzleHost, Feature):
    """The puzzles of a server, and how people do at them."""

    name = "puzzles"
    personal = (PersonalRows(attempts),)

    def __init__(self, tables: Tables) -> None:
        super().__init__(StoredAttempts(tables.database), tables.database.clock.now)
        self.tables = tables

    def active_people(self, since: int) -> Select[str]:
        return select(attempts.c.person_id).where(attempts.c.at >= since)
