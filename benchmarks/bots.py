"""Benchmark the bots on one core: rollouts, turns of the search, and the coach.

All figures are processor time of this process, from positions in the middle of games of the policy.
For tasks that people wait for, the slowest position counts, at its best of all rounds.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence
from statistics import mean
from typing import Any

from benchmarks.command import options, run, say
from fourcures.bots import PolicyBot, Search
from fourcures.bots.coach.questions import advise_turns, estimate_win_chance
from fourcures.bots.coach.win_chance import count_policy_wins
from fourcures.bots.kernels.workspace import Kernels
from fourcures.bots.team import next_move
from fourcures.bots.warm_up import ensure_compiled
from fourcures.engine.events import Turn
from fourcures.engine.view import View
from fourcures.lab.scenarios import TABLE, Scenario

MIDDLE = 11  # the turn at which games are stopped
FIRST_FUTURES = 200  # the futures of the first win chance that a browser requests
FUTURES = 500

Figures = dict[str, Any]


def middles() -> list[View]:
    """Return one position of each scenario, as the active seat sees it."""
    found = []
    for cell in TABLE:
        deal = 1
        while (view := middle(cell, deal)) is None:
            deal += 1
        found.append(view)
    return found


def middle(cell: Scenario, deal: int) -> View | None:
    """Return the position at the beginning of turn MIDDLE, or None if the game ends before."""
    game = cell.deal(deal)
    team = [PolicyBot(team=True)] * cell.players
    turn = 1
    while turn < MIDDLE:
        turn += sum(
            isinstance(event, Turn) for event in game.play(next_move(game, team, cell.view))
        )
        if game.outcome is not None:
            return None
    return game.view(game.state["turn"])


def quickest(rounds: int, work: Callable[[View], object], views: Sequence[View]) -> list[float]:
    """Return for each position the processor time of `work`, the best of all rounds."""
    best = [float("inf")] * len(views)
    for _ in range(rounds):
        for number, view in enumerate(views):
            start = time.process_time()
            work(view)
            best[number] = min(best[number], time.process_time() - start)
    return best


def measure(rounds: int, say: Callable[[str], None]) -> Figures:
    """Run the benchmark and return all figures."""
    ensure_compiled()
    views, kernels = middles(), Kernels()
    measures: dict[str, Callable[[View], object]] = {
        "rollouts": lambda view: count_policy_wins(view, FUTURES, kernels),
        "turn": lambda view: Search().choose(view),
        "advice": advise_turns,
        "chance": lambda view: estimate_win_chance(view, FIRST_FUTURES),
    }
    found = {}
    for name, work in measures.items():
        say(f"{name}: {rounds} rounds over {len(views)} positions")
        work(views[0])  # load the machine code outside the measurement
        found[name] = quickest(rounds, work, views)
    return {
        "rollouts_per_s": round(FUTURES * len(views) / sum(found["rollouts"])),
        "search_s_a_turn": round(mean(found["turn"]), 3),
        "slowest_turn_s": round(max(found["turn"]), 3),
        "advice_s": round(max(found["advice"]), 3),
        "first_chance_ms": round(1000 * max(found["chance"])),
    }


def main(words: list[str] | None = None) -> int:
    """Run the benchmark from the command line; return the exit status."""
    parser = options("bots", "Measure the bots and the coach on one core.")
    return run(parser, words, lambda args: measure(args.rounds, say))


if __name__ == "__main__":
    sys.exit(main())
