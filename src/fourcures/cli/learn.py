"""`fourcures learn`: train the value nets of the bots in rounds of games."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from ..files import check_writable
from ..lab.learning import Plan, Round, learn
from .options import add_worker_options, parse_positive, workers_of
from .progress import progress


def add_options(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("output", type=Path, help="output file, such as value_net.json")
    add("--rounds", type=parse_positive, default=5, help="number of rounds (5)")
    add("--games", type=parse_positive, default=300_000, help="in a round (300000)")
    add("--epochs", type=parse_positive, default=8, help="in a round (8)")
    add("--tests", type=parse_positive, default=9000, help="games that compare two rounds (9000)")
    add("--seed", type=parse_positive, default=1, help="random seed (1)")
    add_worker_options(parser)


def run(args: argparse.Namespace) -> None:
    """Play and train in rounds, saving the nets after each; print what each round reached."""
    workers = workers_of(args)
    check_writable(args.output)
    plan = Plan(args.games, args.epochs, args.tests, args.seed)
    rounds = []
    for number, report in learn(args.output, plan, args.rounds, workers, progress):
        rounds.append(report)
        if not args.json:
            print(format_round(number, report), flush=True)
    if args.json:
        print(json.dumps({"rounds": rounds}))


def format_round(number: int, report: Round) -> str:
    """Return one line about a round."""
    before, after = (100 * report[name] / report["games"] for name in ("wins_before", "wins"))
    losses = " and ".join(str(loss) for loss in report["log_loss"])
    return (
        f"round {number + 1}: trained on {report['positions']} positions, held-out log loss "
        f"{losses}; the policy wins {after:.1f}% instead of {before:.1f}% of "
        f"{report['games']} games (p = {report['p']}): {'kept' if report['kept'] else 'dropped'}"
    )
