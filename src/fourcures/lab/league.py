"""A league: many teams on the same deals, ordered by their win rate."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypedDict

from .arena import Result, summarize
from .paired import compare_wins
from .scenarios import Scenario

Played = Mapping[Scenario, Sequence[Result]]  # the games of a team, by cell


class Standing(TypedDict):
    """The place of a team in a league."""

    team: str
    games: int
    wins: int
    rate: float
    interval: list[float]  # 95 %
    cells: dict[str, float]  # the win rate in each cell, such as "2p4e"
    cures: float  # per game
    turns: float  # per game
    seconds_a_turn: float
    p: float | None  # against the next team: the p-value of the paired test


def rank_teams(teams: Mapping[str, Played]) -> list[Standing]:
    """Return the teams, the best first; all must have played the same deals in the same cells."""
    games = {
        name: [result for results in played.values() for result in results]
        for name, played in teams.items()
    }
    order = sorted(teams, key=lambda name: -sum(result.won for result in games[name]))
    table: list[Standing] = []
    for place, name in enumerate(order):
        all_of_it = summarize(games[name])
        following = order[place + 1 : place + 2]
        table.append(
            {
                "team": name,
                "games": all_of_it["games"],
                "wins": all_of_it["wins"],
                "rate": all_of_it["rate"],
                "interval": all_of_it["interval"],
                "cells": {
                    f"{cell.players}p{cell.epidemics}e": summarize(results)["rate"]
                    for cell, results in teams[name].items()
                },
                "cures": all_of_it["cures"],
                "turns": all_of_it["turns"],
                "seconds_a_turn": all_of_it["seconds_a_turn"],
                "p": compare_wins(games[name], games[following[0]])["p"] if following else None,
            }
        )
    return table
