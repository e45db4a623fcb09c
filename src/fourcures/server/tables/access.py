"""Access: whether a person may see a table, join it, or speak there. Features decide."""

from __future__ import annotations

from collections.abc import Sequence

from ...table.room import Room
from .feature import Feature


class Access:
    """The checks of all features; each raises Refused if one of them does."""

    def __init__(self, features: Sequence[Feature]) -> None:
        self.features = features

    def check_view(self, room: Room, person: str | None) -> None:
        """Check that a person, or somebody without a name, may see a table."""
        for feature in self.features:
            feature.check_view(room, person)

    def check_stay(self, room: Room, person: str | None) -> None:
        """Check that a person may be connected to a table."""
        for feature in self.features:
            feature.check_stay(room, person)

    async def check_join(self, room: Room, person: str) -> None:
        """Check that a person may join a table."""
        for feature in self.features:
            await feature.check_join(room, person)

    def check_speech(self, person: str) -> None:
        """Check that a person may say something to others."""
        for feature in self.features:
            feature.check_speech(person)
