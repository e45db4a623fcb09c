"""Small variants, solved exactly: the potential changes no best action, and values only by itself.

A variant begins near the end of a game. Only some actions are allowed, and chance has six equally
likely streams wherever cards are drawn; so all positions can be visited, and the value of the best
actions computed backwards from the rewards that the environment gives.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import pytest

from fourcures.engine.rules.chance import seed_stream
from fourcures.envs import CODE
from fourcures.envs.gym import FourCuresEnv
from fourcures.envs.rewards import CUBES_ON_BOARD, Reward, potential_of, sparse
from tests.engine.arranging import all_but, at

STREAMS = 6
BLUE = ["essen", "london", "madrid", "milan", "paris"]
ACTIONS = ["drive washington", "drive atlanta", "drive miami", "treat blue", "treat yellow"]
ACTIONS += ["cure blue", "pass", "next"]
# The seventh outbreak has happened and two cities may have the eighth; the fourth cure is one drive
# away, for the seat that plays next. The second variant has an action more and no card to draw.
LATE = {
    "epidemics": 4,
    "epidemics_drawn": 4,
    "diseases": {"red": "eradicated", "black": "eradicated", "yellow": "cured"},
    "cubes": {"washington": {"blue": 3}, "miami": {"yellow": 3}, "lima": {"yellow": 2}},
    "outbreaks": 7,
    "infection_deck": {"layers": [["miami", "washington", "lima", "tokyo", "delhi"], ["..."]]},
}
RISK = LATE | {
    "players": [at("medic", "washington"), at("researcher", "washington", *BLUE)],
    "turn": {"seat": 0, "phase": "actions", "actions_left": 1},
    "player_discards": all_but(*BLUE, "tokyo", "osaka"),
    "player_deck": {"piles": [{"cards": 2, "epidemics": 0}]},
}
TEMPTATION = LATE | {
    "players": [at("researcher", "washington", *BLUE), at("scientist", "washington")],
    "turn": {"seat": 0, "phase": "actions", "actions_left": 3},
    "player_discards": all_but(*BLUE),
    "player_deck": {"piles": []},
}


class Outcome(NamedTuple):
    """An equally likely outcome of an action."""

    before: np.ndarray  # the tallies
    after: np.ndarray
    reward: float  # of the environment
    following: bytes | None  # the next position, or None at the end


Variant = dict[bytes, dict[int, list[Outcome]]]  # for each position, each action and its outcomes


def visit(position: dict[str, Any], discount: float) -> tuple[Variant, dict[bytes, float], bytes]:
    """Return a variant, the potential of each of its positions, and the first one."""
    env = FourCuresEnv(position=position, reward="potential", discount=discount)
    env.reset(seed=1)
    allowed = {CODE[name] for name in ACTIONS}
    variant: Variant = {}
    potentials: dict[bytes, float] = {}
    first = mark(env)
    left = [(first, env.save_state())]
    while left:
        here, saved = left.pop()
        if here in variant:
            continue
        env.load_state(saved)
        potentials[here] = float(potential_of(env.games.current[0]))
        variant[here] = {}
        for code in sorted(set(np.flatnonzero(env.games.masks[0]).tolist()) & allowed):
            outcomes = []
            for stream in range(STREAMS if code == CODE["next"] else 1):
                env.load_state(saved)
                seed_stream(env.games.chances[0], stream)
                _, reward, ended, _, _ = env.step(code)
                there = None if ended else mark(env)
                tallies = env.games.before[0].copy(), env.games.after[0].copy()
                outcomes.append(Outcome(*tallies, reward, there))
                if there is not None:
                    left.append((there, env.save_state()))
            variant[here][code] = outcomes
    return variant, potentials, first


def mark(env: FourCuresEnv) -> bytes:
    """Return the position and the open question."""
    saved = env.games.save()
    return saved.states + saved.pending


def solve(
    variant: Variant, discount: float, reward: Reward | None
) -> tuple[dict[bytes, float], dict[bytes, set[int]]]:
    """Return the optimal values and all best actions; None is the reward of the environment."""
    values: dict[bytes, float] = {}
    best: dict[bytes, set[int]] = {}

    def value(here: bytes) -> float:
        if here not in values:
            worth = {code: expect(outcomes) for code, outcomes in variant[here].items()}
            values[here] = max(worth.values())
            best[here] = {code for code in worth if worth[code] > values[here] - 1e-5}
        return values[here]

    def expect(outcomes: list[Outcome]) -> float:
        total = 0.0
        for before, after, given, following in outcomes:
            total += given if reward is None else float(reward(before, after))
            total += 0.0 if following is None else discount * value(following)
        return total / len(outcomes)

    for here in variant:
        value(here)
    return values, best


def for_removed_cubes(before: np.ndarray, after: np.ndarray) -> Any:
    """Return a reward that is not based on a potential: it never charges for added cubes."""
    removed = before[..., CUBES_ON_BOARD] - after[..., CUBES_ON_BOARD]
    return sparse(before, after) + 0.5 * removed.clip(0)


@pytest.mark.parametrize("position", [RISK, TEMPTATION], ids=["risk", "temptation"])
@pytest.mark.parametrize("discount", [1.0, 0.9])
def test_the_potential_changes_no_best_action_and_values_only_by_itself(
    position: dict[str, Any], discount: float
) -> None:
    variant, potentials, first = visit(position, discount)
    assert len(variant) > 30
    values, best = solve(variant, discount, sparse)
    shaped_values, shaped_best = solve(variant, discount, None)
    assert 0 < values[first] <= 1 and any(
        len(codes) < len(variant[at]) for at, codes in best.items()
    )
    assert shaped_best == best
    for here, value in values.items():
        assert shaped_values[here] == pytest.approx(value - potentials[here], abs=1e-5)


def test_the_risky_variant_is_won_by_chance_and_skill() -> None:
    variant, _, first = visit(RISK, 1.0)
    values, best = solve(variant, 1.0, sparse)
    assert 0 < values[first] < 1
    assert best[first] < variant[first].keys(), "some first actions are worse"


def test_a_reward_without_a_potential_changes_the_best_actions() -> None:
    variant, _, first = visit(TEMPTATION, 1.0)
    wins, tempted = (solve(variant, 1.0, reward) for reward in (sparse, for_removed_cubes))
    assert wins[1][first] != tempted[1][first]


@pytest.mark.parametrize("position", [RISK, TEMPTATION], ids=["risk", "temptation"])
def test_a_masked_action_that_ends_the_game_is_never_a_best_action(
    position: dict[str, Any],
) -> None:
    """Its reward of -1 is all that it pays, so the potential must be worth less."""
    values, _ = solve(visit(position, 1.0)[0], 1.0, None)
    assert all(value > -1 for value in values.values())
