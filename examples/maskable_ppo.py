"""MaskablePPO of sb3-contrib on a CPU, from easy variants to the whole game.

    python examples/maskable_ppo.py --steps 400000 --curve curve.json

The variants begin like a game for two, but some cures have been discovered and only some epidemics
are left. No rule deals such a start: it is for training only. Each stage takes an equal share of
the steps and begins with the network of the stage before. It needs sb3-contrib and the extra
`fourcures[envs]`.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import gymnasium
import numpy as np

try:
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.vec_env import DummyVecEnv
except ImportError:
    sys.exit("maskable_ppo.py needs sb3-contrib: pip install sb3-contrib")

from fourcures import Game
from fourcures.envs.gym import FourCuresEnv

GAMMA, ENVS = 0.995, 16
DISEASES = ("red", "black", "yellow", "blue")


class Stage(NamedTuple):
    """A task: what has been achieved when a game begins."""

    cures: int
    epidemics: int  # that are left, of four


STAGES = (Stage(3, 0), Stage(3, 2), Stage(2, 2), Stage(1, 3), Stage(0, 4))


def make_position(stage: Stage, seed: int) -> dict[str, Any]:
    """Return the start of a game with the cures of this stage and without some epidemics."""
    position: dict[str, Any] = dict(Game.new(players=2, seed=seed).position())
    on_board = {disease for cubes in position["cubes"].values() for disease in cubes}
    for disease in DISEASES[: stage.cures]:  # one without cubes is eradicated by its cure (R5.2)
        position["diseases"][disease] = "cured" if disease in on_board else "eradicated"
    piles = position["player_deck"]["piles"]
    for pile in piles[stage.epidemics :]:
        pile["epidemics"], pile["cards"] = 0, pile["cards"] - 1
    position["epidemics_drawn"] = len(piles) - stage.epidemics
    return position


class Variant(gymnasium.Env[Any, Any]):
    """Games of a stage, each from another start."""

    def __init__(self, stage: Stage, first_seed: int) -> None:
        self.stage, self.seeds = stage, count(first_seed)
        self.game = self.deal()
        self.observation_space = self.game.observation_space
        self.action_space = self.game.action_space

    def deal(self) -> FourCuresEnv:
        """Return an environment for the next game."""
        position = make_position(self.stage, next(self.seeds))
        return FourCuresEnv(position=position, reward="potential", discount=GAMMA)

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[Any, dict[str, Any]]:
        """Begin the next game."""
        self.game = self.deal()
        return self.game.reset(seed=next(self.seeds), options=options)

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Play an action."""
        return self.game.step(action)

    def action_masks(self) -> Any:
        """Return the mask, which MaskablePPO looks for by this name."""
        return self.game.action_masks()


def measure(model: Any, stage: Stage, games: int, seed: int) -> dict[str, float]:
    """Play games greedily; return the share that is won, and the cures found in a game."""
    won = cures = 0
    env = Variant(stage, seed)
    for _ in range(games):
        seen, _ = env.reset()
        ended = False
        while not ended:
            action, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=True)
            seen, _, ended, _, info = env.step(action)
        won += info["won"]
        cures += env.game.games.states[0]["diseases"].astype(bool).sum() - stage.cures
    return {"won": won / games, "cures": cures / games}


def train(steps: int, seed: int, games: int) -> tuple[Any, list[dict[str, Any]]]:
    """Go through the stages; return the model and the curve."""
    began, model, curve = time.monotonic(), None, []
    for number, stage in enumerate(STAGES):
        first = seed * 10**9 + number * 10**8
        seeds = range(first, first + ENVS * 10**6, 10**6)
        envs = DummyVecEnv([partial(Variant, stage, seed_of_env) for seed_of_env in seeds])
        if model is None:
            model = MaskablePPO(
                "MlpPolicy",
                envs,
                n_steps=256,
                batch_size=1024,
                n_epochs=4,
                gamma=GAMMA,
                ent_coef=0.005,
                policy_kwargs={"net_arch": [256, 256]},
                seed=seed,
                device="cpu",
            )
        else:
            model.set_env(envs)
        model.learn(steps // len(STAGES), reset_num_timesteps=False)
        spent = round(time.monotonic() - began)
        point: dict[str, Any] = {"steps": int(model.num_timesteps), "seconds": spent}
        point |= {"stage": stage._asdict()} | measure(model, stage, games, 7 * 10**9)
        point["real"] = measure(model, STAGES[-1], games, 8 * 10**9)
        curve.append(point)
        print(json.dumps(point), file=sys.stderr, flush=True)
    return model, curve


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--steps", type=int, default=400_000, help="of all stages together")
    parser.add_argument("--games", type=int, default=200, help="to measure each stage")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, help="write the curve here, as JSON")
    args = parser.parse_args()
    np.random.seed(args.seed)
    _, curve = train(args.steps, args.seed, args.games)
    if args.curve:
        args.curve.write_text(json.dumps(curve, indent=1) + "\n")
    print(json.dumps(curve[-1]))


if __name__ == "__main__":
    main()
