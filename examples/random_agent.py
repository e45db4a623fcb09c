"""A random agent in the Gymnasium environment: the shortest program that plays whole games.

Play with `python examples/random_agent.py --games 100`, draw with `--picture board.png`.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import gymnasium
import numpy as np
from PIL import Image

import fourcures.envs
from fourcures.envs import split_fields


def play(games: int, seed: int) -> tuple[float, int]:
    """Return the mean cures and the wins of this number of games."""
    env = gymnasium.make(fourcures.envs.ID, players=2, difficulty="introductory")
    rng = np.random.default_rng(seed)
    cures, wins = 0, 0
    for number in range(games):
        seen, info = env.reset(seed=seed + number)
        ended = False
        while not ended:
            action = rng.choice(np.flatnonzero(info["action_mask"]))
            seen, _, ended, _, info = env.step(action)
        cures += int(split_fields(seen)["cured"].sum())
        wins += info["won"]
    return cures / games, wins


def draw(moves: int, seed: int, path: Path) -> None:
    """Save the board after this number of random actions as a PNG file."""
    env = gymnasium.make(fourcures.envs.ID, players=4, render_mode="rgb_array")
    rng = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    for _ in range(moves):
        _, _, ended, _, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
        if ended:
            break
    picture = env.render()
    assert isinstance(picture, np.ndarray)
    Image.fromarray(picture).save(path)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--picture", type=Path, help="only draw a position, as PNG")
    args = parser.parse_args()
    if args.picture:
        draw(40, args.seed, args.picture)
        return
    mean, wins = play(args.games, args.seed)
    print(f"{args.games} games, {mean:.3f} cures a game, {wins} wins")


if __name__ == "__main__":
    main()
