"""The result of a finished game for each of its players, from which statistics are made."""

from __future__ import annotations

import msgspec

from ..engine.events import Turn
from ..engine.rules.names import Cause, Edition, Role
from .room import Room


class GameResult(msgspec.Struct, frozen=True, kw_only=True):
    """How a game ended for one of its players, and which game it was."""

    person: str
    name: str  # at that table
    won: bool
    cause: Cause
    turns: int  # of the whole team
    edition: Edition
    epidemics: int
    players: int
    bots: int  # how many seats bots held at the end
    roles: list[Role]  # of the person's seats


def results(room: Room) -> list[GameResult]:
    """Return a result for everyone who has a seat at the end, or has lent theirs.

    There are none before the end, and none for games that do not begin with a deal: practice
    tables, puzzles and positions.
    """
    outcome = None if room.game is None else room.game.outcome
    if outcome is None or room.practice is not None or room.setup.position is not None:
        return []
    game, setup = room.playing(), room.setup
    turns = 1 + sum(isinstance(event, Turn) for entry in game.history for event in entry.events)
    return [
        GameResult(
            person=person,
            name=room.people[person].name,
            won=outcome.result == "won",
            cause=outcome.cause,
            turns=turns,
            edition=setup.edition,
            epidemics=setup.epidemics,
            players=setup.players,
            bots=sum(seat.bot is not None for seat in room.seats),
            roles=[
                role
                for role, seat in zip(game.roles, room.seats, strict=True)
                if person in (seat.holder, seat.owner)
            ],
        )
        for person in sorted(room.seated_people() & room.people.keys())
    ]
