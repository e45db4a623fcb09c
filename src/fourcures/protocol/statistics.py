"""The statistics of a person: their finished games, summed up."""

from __future__ import annotations

import msgspec

from ..engine.rules.names import Cause, Edition, Role


class GameTally(msgspec.Struct, frozen=True, kw_only=True):
    """A number of games, and how many of them were won."""

    games: int = 0
    won: int = 0


class RoleTally(GameTally, frozen=True, kw_only=True):
    """The games with one role."""

    role: Role


class DifficultyTally(GameTally, frozen=True, kw_only=True):
    """The games of one edition with the same number of epidemics."""

    edition: Edition
    epidemics: int


class TeamTally(GameTally, frozen=True, kw_only=True):
    """The games with one number of players."""

    players: int


class MateTally(GameTally, frozen=True, kw_only=True):
    """The games together with one person, under their name in the last one."""

    name: str


class FinishedGame(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game of a person."""

    table: str
    at: int  # when it ended
    won: bool
    cause: Cause
    turns: int
    edition: Edition
    epidemics: int
    players: int
    bots: int
    roles: list[Role]  # of the person
    mates: list[str]  # the names of the other people
    replay: bool


class Statistics(msgspec.Struct, frozen=True, kw_only=True):
    """All finished games of a person, summed up."""

    games: int
    won: int
    streak: int  # the last games, if they were won
    best_streak: int
    favourite: Role | None  # the role of most games
    strongest: Role | None  # the role that wins most often, after a few games
    roles: list[RoleTally]  # the most frequent first
    difficulties: list[DifficultyTally]  # the newest edition and the easiest first
    teams: list[TeamTally]  # the smallest first
    mates: list[MateTally]  # the most frequent first
    bots: GameTally  # games with at least one bot
    one_screen: GameTally  # games in which the person held all seats
    losses: dict[str, int]  # how many, by their cause
    fastest: FinishedGame | None  # the win with the fewest turns
    last: list[FinishedGame]  # the newest first
