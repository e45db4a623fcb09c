"""How a person plays: their finished games, summed up."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Hashable, Iterable, Sequence
from typing import TypeVar

import msgspec

from .results import GameResult

FEWEST = 3  # games with a role before it can be the strongest one
MATES_SHOWN = 8
GAMES_SHOWN = 10
Key = TypeVar("Key", bound=Hashable)


class StoredResult(GameResult, frozen=True, kw_only=True):
    """A result with its table, the time of the end, and whether there is still a replay."""

    table: str
    at: int
    replay: bool


class GameTally(msgspec.Struct, frozen=True, kw_only=True):
    """A number of games, and how many of them were won."""

    games: int = 0
    won: int = 0


class RoleTally(GameTally, frozen=True, kw_only=True):
    """The games with one role."""

    role: str


class DifficultyTally(GameTally, frozen=True, kw_only=True):
    """The games of one edition with the same number of epidemics."""

    edition: str
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
    cause: str
    turns: int
    edition: str
    epidemics: int
    players: int
    bots: int
    roles: list[str]  # of the person
    mates: list[str]  # the names of the other people
    replay: bool


class Statistics(msgspec.Struct, frozen=True, kw_only=True):
    """All finished games of a person, summed up."""

    games: int
    won: int
    streak: int  # the last games, if they were won
    best_streak: int
    favourite: str | None  # the role of most games
    strongest: str | None  # the role that wins most often, after a few games
    roles: list[RoleTally]  # the most frequent first
    difficulties: list[DifficultyTally]  # the newest edition and the easiest first
    teams: list[TeamTally]  # the smallest first
    mates: list[MateTally]  # the most frequent first
    bots: GameTally  # games with at least one bot
    one_screen: GameTally  # games in which the person held all seats
    losses: dict[str, int]  # how many, by their cause
    fastest: FinishedGame | None  # the win with the fewest turns
    last: list[FinishedGame]  # the newest first


def statistics(person: str, found: Iterable[StoredResult]) -> Statistics:
    """Return a person's statistics, from the results of everyone in their games."""
    rows = sorted(found, key=lambda one: (one.at, one.table))
    games = [one for one in rows if one.person == person]
    mates: dict[str, list[StoredResult]] = defaultdict(list)
    for one in rows:
        if one.person != person:
            mates[one.table].append(one)

    def shown(game: StoredResult) -> FinishedGame:
        told = {name: getattr(game, name) for name in SAME}
        return FinishedGame(**told, mates=[mate.name for mate in mates[game.table]])

    roles = tallies((role, one.won) for one in games for role in one.roles)
    difficulties = tallies(((one.edition, one.epidemics), one.won) for one in games)
    teams = tallies((one.players, one.won) for one in games)
    people = tallies((mate.person, one.won) for one in games for mate in mates[one.table])
    names = {mate.person: mate.name for one in games for mate in mates[one.table]}
    wins = [one for one in games if one.won]
    fastest = min(wins, key=lambda one: one.turns, default=None)
    runs = winning_runs(games)
    return Statistics(
        games=len(games),
        won=len(wins),
        streak=runs[-1],
        best_streak=max(runs),
        favourite=next(iter(roles), None),
        strongest=strongest(roles),
        roles=[RoleTally(role=role, **two) for role, two in roles.items()],
        difficulties=[
            DifficultyTally(edition=edition, epidemics=epidemics, **two)
            for (edition, epidemics), two in sorted(
                difficulties.items(), key=lambda one: (-int(one[0][0]), one[0][1])
            )
        ],
        teams=[TeamTally(players=players, **two) for players, two in sorted(teams.items())],
        mates=[
            MateTally(name=names[mate], **two) for mate, two in list(people.items())[:MATES_SHOWN]
        ],
        bots=tally(one for one in games if one.bots),
        one_screen=tally(one for one in games if len(one.roles) == one.players),
        losses=dict(Counter(one.cause for one in games if not one.won).most_common()),
        fastest=None if fastest is None else shown(fastest),
        last=[shown(one) for one in games[: -GAMES_SHOWN - 1 : -1]],
    )


SAME = [name for name in FinishedGame.__struct_fields__ if name != "mates"]


def tallies(found: Iterable[tuple[Key, bool]]) -> dict[Key, dict[str, int]]:
    """Return the games and wins of each key; that with the most games, then wins, comes first."""
    games: Counter[Key] = Counter()
    won: Counter[Key] = Counter()
    for key, win in found:
        games[key] += 1
        won[key] += win
    ordered = sorted(games, key=lambda key: (-games[key], -won[key]))
    return {key: {"games": games[key], "won": won[key]} for key in ordered}


def tally(games: Iterable[GameResult]) -> GameTally:
    """Return the number of games, and how many of them were won."""
    results = [one.won for one in games]
    return GameTally(games=len(results), won=sum(results))


def strongest(roles: dict[str, dict[str, int]]) -> str | None:
    """Return the role that wins most often, among those with enough games and a win."""
    known = {
        role: two["won"] / two["games"]
        for role, two in roles.items()
        if two["games"] >= FEWEST and two["won"]
    }
    return max(known, key=lambda role: known[role], default=None)


def winning_runs(games: Sequence[GameResult]) -> list[int]:
    """Return how many games were won in a row, for every point in time; 0 at the beginning."""
    runs = [0]
    for one in games:
        runs.append(runs[-1] + 1 if one.won else 0)
    return runs
