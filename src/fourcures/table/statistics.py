"""How people play: the results of finished games, and those of a person summed up."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Hashable, Iterable, Sequence
from itertools import chain
from typing import TypeVar

import msgspec

from ..engine.events import Turn
from ..engine.rules.names import Cause, Edition, Role
from ..protocol.statistics import (
    DifficultyTally,
    FinishedGame,
    GameTally,
    MateTally,
    RoleTally,
    Statistics,
    TeamTally,
)
from .players import count_turns
from .room import Room

FEWEST = 3  # games with a role before it can be the strongest one
MATES_SHOWN = 8
GAMES_SHOWN = 10
Key = TypeVar("Key", bound=Hashable)


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
    bots: int  # how many seats bots played, if not in all turns then in most
    roles: list[Role]  # those whose turns the person played


class StoredResult(GameResult, frozen=True, kw_only=True):
    """A result with its table, the time of the end, and whether there is still a replay."""

    table: str
    at: int
    replay: bool


def results(room: Room) -> list[GameResult]:
    """Return a result for everyone who has played a turn, and for people whose seat had none.

    There are none before the end, and none for games that do not begin with a deal: practice
    tables, puzzles and positions.
    """
    outcome = None if room.game is None else room.game.outcome
    if outcome is None or room.practice is not None or room.setup.position is not None:
        return []
    game, setup = room.playing(), room.setup
    players = list_players(room)
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
            bots=sum(everyone[0].startswith("bot:") for everyone in players),
            roles=[
                role
                for role, everyone in zip(game.roles, players, strict=True)
                if person in everyone
            ],
        )
        for person in sorted({*chain(*players)} & room.people.keys())
    ]


def list_players(room: Room) -> list[list[str]]:
    """Return who played each seat, by their number of turns; its holder if it had none."""
    turns = count_turns(room)
    return [
        [player for player, _turns in turns[at].most_common()]
        if at in turns
        else [seat.holder or ""]
        for at, seat in enumerate(room.seats)
    ]


def statistics(person: str, results: Iterable[StoredResult]) -> Statistics:
    """Return a person's statistics, from the results of everyone in their games."""
    rows = sorted(results, key=lambda game: (game.at, game.table))
    games = [game for game in rows if game.person == person]
    mates: dict[str, list[StoredResult]] = defaultdict(list)
    for game in rows:
        if game.person != person:
            mates[game.table].append(game)

    def describe(game: StoredResult) -> FinishedGame:
        same = {name: getattr(game, name) for name in SAME}
        return FinishedGame(**same, mates=[mate.name for mate in mates[game.table]])

    roles = tallies((role, game.won) for game in games for role in game.roles)
    difficulties = tallies(((game.edition, game.epidemics), game.won) for game in games)
    teams = tallies((game.players, game.won) for game in games)
    people = tallies((mate.person, game.won) for game in games for mate in mates[game.table])
    names = {mate.person: mate.name for game in games for mate in mates[game.table]}
    wins = [game for game in games if game.won]
    fastest = min(wins, key=lambda game: game.turns, default=None)
    runs = winning_runs(games)
    return Statistics(
        games=len(games),
        won=len(wins),
        streak=runs[-1],
        best_streak=max(runs),
        favourite=next(iter(roles), None),
        strongest=find_strongest(roles),
        roles=[RoleTally(role=role, **two) for role, two in roles.items()],
        difficulties=[
            DifficultyTally(edition=edition, epidemics=epidemics, **two)
            for (edition, epidemics), two in sorted(
                difficulties.items(), key=lambda item: (-int(item[0][0]), item[0][1])
            )
        ],
        teams=[TeamTally(players=players, **two) for players, two in sorted(teams.items())],
        mates=[
            MateTally(name=names[mate], **two) for mate, two in list(people.items())[:MATES_SHOWN]
        ],
        bots=tally(game for game in games if game.bots),
        one_screen=tally(game for game in games if len(game.roles) == game.players),
        losses=dict(Counter(game.cause for game in games if not game.won).most_common()),
        fastest=None if fastest is None else describe(fastest),
        last=[describe(game) for game in games[: -GAMES_SHOWN - 1 : -1]],
    )


SAME = [name for name in FinishedGame.__struct_fields__ if name != "mates"]


def tallies(results: Iterable[tuple[Key, bool]]) -> dict[Key, dict[str, int]]:
    """Return the games and wins of each key; that with the most games, then wins, comes first."""
    games: Counter[Key] = Counter()
    won: Counter[Key] = Counter()
    for key, win in results:
        games[key] += 1
        won[key] += win
    ordered = sorted(games, key=lambda key: (-games[key], -won[key]))
    return {key: {"games": games[key], "won": won[key]} for key in ordered}


def tally(games: Iterable[GameResult]) -> GameTally:
    """Return the number of games, and how many of them were won."""
    results = [game.won for game in games]
    return GameTally(games=len(results), won=sum(results))


def find_strongest(roles: dict[Role, dict[str, int]]) -> Role | None:
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
    for game in games:
        runs.append(runs[-1] + 1 if game.won else 0)
    return runs
