"""Train the network of `learned.py`: by imitation of a strong policy, then by playing (PPO).

    python baselines/train.py build/first --minutes 9 --imitate 0.75

Processes play games and ask the policy about every position; a GPU learns. One game in eight is
played greedily and not learned from: these games give the curve. After each stage a game in every
place is played greedily, from seeds that are not used otherwise. The folder gets `weights.npz`,
`imitation.npz`, `curve.json` and `result.json`. It needs PyTorch, `fourcures[envs]` and
`fourcures[lab]`.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from imitate import imitate
from improve import improve
from learner import Learner
from pool import ALL_SHARES

HELD_OUT = 1 << 31  # the first seed of the last games


def read_arguments() -> argparse.Namespace:
    """Return the options of the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path, help="for weights and curve")
    parser.add_argument("--minutes", type=float, default=9)
    parser.add_argument("--imitate", type=float, default=0.75, help="share of the time")
    parser.add_argument("--start", type=Path, help="weights to begin with")
    parser.add_argument("--processes", type=int, default=14)
    parser.add_argument("--games", type=int, default=1024, help="of each process")
    parser.add_argument("--batch", type=int, default=4096)
    parser.add_argument("--buffer", type=int, default=8_000_000, help="positions")
    parser.add_argument("--width", type=int, default=128)
    parser.add_argument("--blocks", type=int, default=6)
    parser.add_argument("--every", type=float, default=15, help="seconds between reports")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    if args.games % ALL_SHARES:
        parser.error(f"--games must be a multiple of {ALL_SHARES}")
    args.folder.mkdir(parents=True, exist_ok=True)
    return args


def main() -> None:
    args = read_arguments()
    learner = Learner(args)
    learning = args.minutes * 0.94  # the rest is for the last games
    results = {}
    if args.imitate > 0:
        imitate(learner, learning * args.imitate)
        learner.report("imitation")
        results["imitation"] = learner.measure(HELD_OUT)
        learner.network.save(args.folder / "imitation.npz")
    if args.imitate < 1:
        improve(learner, learning)
        learner.report("play")
        results["play"] = learner.measure(HELD_OUT)
    text = json.dumps({"minutes": round(learner.spent, 2)} | results)
    (args.folder / "result.json").write_text(text + "\n")
    print(text)
    learner.pool.close()


if __name__ == "__main__":
    main()
