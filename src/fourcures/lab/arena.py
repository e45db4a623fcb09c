"""The arena: teams of bots play fixed deals; the results and statistics of a team."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple, TypedDict

from ..bots import BOTS, Agent, PolicyBot, RandomBot, Search
from ..bots.coach.curves import wilson_interval
from ..bots.coach.win_chance import count_policy_wins
from ..bots.custom import blame_bot, load_bot
from ..bots.kernels.workspace import Kernels
from ..bots.team import next_move
from ..engine.events import Turn
from ..engine.game import Game
from ..engine.rules.board import ROLES
from ..engine.rules.decks import player_deck_size
from ..engine.rules.state import UNCURED
from ..engine.view import View
from .scenarios import Scenario
from .workers import Workers

TEAMS = ("search", "policy", *BOTS)  # and `module:Class`
WITH = "+"  # `thumb+search`: one of the first bot, and the second in all other seats
SILENT = ("thumb", "random")  # bots that announce no cards


class Result(NamedTuple):
    """The result of one game."""

    deal: int
    won: bool
    cause: str
    cures: int
    turns: int
    seconds: float  # thinking time on one core
    roles: tuple[str, ...]
    rate: float | None = None  # win rate of the policy in one sampled position, if requested
    left: int | None = None  # cards in the player deck in that position


class RoleCount(TypedDict):
    """The number of games with a role, and of wins."""

    games: int
    wins: int


class WinRate(TypedDict):
    """The win rate of a team."""

    rate: float
    interval: list[float]  # 95 %


class Summary(WinRate):
    """The statistics of a team."""

    games: int
    wins: int
    cures: float  # per game
    lost_by: dict[str, int]  # by cause
    turns: float  # per game
    seconds_a_turn: float
    roles: dict[str, RoleCount]


class Match(NamedTuple):
    """One game to play."""

    cell: Scenario
    team: str
    deal: int
    rollouts: int
    futures: int = 0  # for the win rate of the policy in one position of the game


def names_of(match: Match) -> list[str]:
    """Return the name of the bot in each seat."""
    first, _, others = match.team.partition(WITH)
    return [first, *[others or first] * (match.cell.players - 1)]


def make_team(match: Match) -> list[Agent]:
    """Return one agent for each seat; `search` and `policy` share one agent for all their seats.

    Only a team without other bots plans with everyone's events.
    """
    names = names_of(match)
    team = WITH not in match.team
    shared: dict[str, Agent] = {}
    if "search" in names:
        shared["search"] = Search(match.deal, match.rollouts, team)
    if "policy" in names:
        shared["policy"] = PolicyBot(team)
    return [shared.get(name) or make_agent(match, seat, name) for seat, name in enumerate(names)]


def make_agent(match: Match, seat: int, name: str) -> Agent:
    """Return an agent that plays only this seat."""
    if name == "random":
        return RandomBot(match.deal * 4 + seat)
    return (BOTS[name] if name in BOTS else load_bot(name))()


def views_of(match: Match) -> Callable[[Game, int], View]:
    """Return the function that shows a game to a seat of this match."""
    silent = [seat for seat, name in enumerate(names_of(match)) if name in SILENT]
    return partial(match.cell.view, silent=silent)


def play(match: Match) -> Result:
    """Play one game, in which every agent sees only its own view, and return the result."""
    with blame_bot(match.team, match.deal):
        agents = make_team(match)
    return play_with(match, match.cell.deal(match.deal), agents)


def play_with(match: Match, game: Game, agents: Sequence[Agent]) -> Result:
    """Play the game of a match with these agents, one for each seat, and return the result."""
    view_of = views_of(match)
    seconds, turns, rate, left = 0.0, 1, None, None
    while game.outcome is None:
        if match.futures and turns == turn_to_sample(match.deal) and rate is None:
            view = view_of(game, game.state["turn"])
            rate = count_policy_wins(view, match.futures, Kernels()) / match.futures
            left = player_deck_size(view.state)
        with blame_bot(match.team, match.deal):
            start = time.process_time()
            move = next_move(game, agents, view_of)
            seconds += time.process_time() - start
            happened = game.play(move)
        turns += sum(isinstance(event, Turn) for event in happened)
    s = game.state
    return Result(
        deal=match.deal,
        won=game.outcome.result == "won",
        cause=game.outcome.cause,
        cures=sum(disease != UNCURED for disease in s["diseases"]),
        turns=turns,
        seconds=seconds,
        roles=tuple(ROLES[role] for role in s["roles"][: s["players"]]),
        rate=rate,
        left=left,
    )


def turn_to_sample(deal: int) -> int:
    """Return the turn that a deal contributes to the calibration: one per game, spread evenly."""
    return 1 + deal * 7 % 20


def play_all(
    matches: Sequence[Match], workers: Workers, on_result: Callable[[Match, Result], None]
) -> list[Result]:
    """Play all matches; `on_result` is called after each."""
    results = {}
    for match, result in workers.spread(play, matches):
        results[match] = result
        on_result(match, result)
    return [results[match] for match in matches]


def summarize(results: Sequence[Result]) -> Summary:
    """Return the statistics of a team."""
    games = len(results)
    wins = sum(result.won for result in results)
    turns = sum(result.turns for result in results)
    lost = Counter(result.cause for result in results if not result.won)
    roles: dict[str, RoleCount] = {}
    for role in ROLES:
        with_role = [result.won for result in results if role in result.roles]
        if with_role:
            roles[role] = {"games": len(with_role), "wins": sum(with_role)}
    return {
        "games": games,
        "wins": wins,
        "rate": round(wins / games, 4),
        "interval": [round(end, 4) for end in wilson_interval(wins, games)],
        "cures": round(sum(result.cures for result in results) / games, 2),
        "lost_by": dict(sorted(lost.items())),
        "turns": round(turns / games, 1),
        "seconds_a_turn": round(sum(result.seconds for result in results) / turns, 3),
        "roles": roles,
    }
