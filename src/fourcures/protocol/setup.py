"""The set-up of a table: its options, which are fixed before the deal."""

from __future__ import annotations

from typing import Literal

import msgspec

from ..engine.rules.names import Edition, EventCard, Hands, Role
from ..engine.setup import Setup

Visibility = Literal["invite", "public", "local"]
Help = Literal["off", "bookkeeping", "odds", "coach"]  # each one includes those before it
Late = Literal["nothing", "remind", "bot"]


class TableSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The options of a table, which are fixed before the deal."""

    edition: Edition = "2013"
    players: int = 2
    epidemics: int = 4
    roles: list[Role] | None = None  # None: dealt at random
    role_pool: list[Role] | None = None
    events: list[EventCard] | None = None
    hands: Hands | None = None  # None: by difficulty (R12.2)
    first: int | None = None
    position: dict[str, object] | None = None  # a lesson or a puzzle, instead of a deal
    cards: list[str] | None = None  # of a real deck: those dealt; [] with a position
    visibility: Visibility = "invite"
    help: Help = "odds"
    absent_seconds: int | None = None  # until an absent player stops blocking; None: the server's
    turn_hours: int | None = None  # the time for a turn at a table that is played turn by turn
    late: Late = "nothing"  # what happens after that time
    name: str = ""

    @property
    def game(self) -> Setup:
        """Return the part that the engine deals from; raise InvalidSetup if that is impossible."""
        return Setup(
            edition=self.edition,
            players=self.players,
            epidemics=self.epidemics,
            roles=self.roles,
            role_pool=self.role_pool,
            events=self.events,
            hands=self.hands,
            first=self.first,
        )


class Practice(msgspec.Struct, frozen=True, kw_only=True):
    """The moment of a game from which a practice table begins.

    In an exercise only one turn is played, without its cards, and then judged.
    """

    table: str  # empty for a puzzle
    seq: int  # the entry after which the position is taken
    turn: int  # its number in that game
    day: str | None = None  # whose deal it is, if it is a deal of the day
    loss: float | None = None  # of an exercise: what the turn that was played there cost
    puzzle: int | None = None  # of an exercise: its number, if it is a puzzle

    @property
    def is_exercise(self) -> bool:
        """Whether only one turn is played, and then judged."""
        return self.loss is not None or self.puzzle is not None
