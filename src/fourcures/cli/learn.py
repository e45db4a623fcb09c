"""`fourcures learn`: train the value net of the bots on games of the policy."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from ..files import check_place
from .options import positive
from .progress import progress


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command and its options."""
    parser = commands.add_parser("learn", help="train the value net of the bots on policy games")
    parser.add_argument("output", type=Path, help="output file, such as value_net.json")
    parser.add_argument("--games", type=positive, default=1_000_000, help="to train on (1000000)")
    parser.add_argument("--epochs", type=positive, default=8, help="number of epochs (8)")
    parser.add_argument("--seed", type=positive, default=1, help="random seed (1)")
    parser.add_argument("--jobs", type=positive, default=1, help="number of processes (1)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    """Play, train and save the net; print its log loss on held-out games."""
    from functools import partial

    from ..lab import train_value_net
    from ..processes import spread

    check_place(args.output)
    chunks = max(2, args.games // train_value_net.CHUNK)
    held_out = max(1, chunks // train_value_net.HELD_OUT)
    found = {}
    with progress("playing", chunks) as bar:
        play = partial(train_value_net.play_chunk, args.seed)
        for number, lessons in spread(play, range(chunks), args.jobs):
            found[number] = lessons
            bar.show(len(found))
    # In order, so that the net does not depend on which process finished first.
    known = train_value_net.Lessons.joined([found[number] for number in range(held_out, chunks)])
    unknown = train_value_net.Lessons.joined([found[number] for number in range(held_out)])
    net = train_value_net.TrainingNet(known.seen, args.seed)
    with progress("learning", args.epochs * train_value_net.batches(known)) as bar:
        for done, _ in enumerate(net.fit(known, args.epochs, args.seed), 1):
            bar.show(done)
    options = f"--games {args.games} --epochs {args.epochs} --seed {args.seed}"
    train_value_net.save(args.output, net, f"fourcures learn outlook.json {options}")
    report = {"positions": len(known.won), "log_loss": round(net.loss(unknown), 4)}
    report["log_loss_of_the_mean"] = round(train_value_net.loss_of_the_mean(unknown), 4)
    if args.json:
        print(json.dumps(report))
    else:
        print(
            f"trained on {report['positions']} positions; held-out log loss {report['log_loss']}, "
            f"against {report['log_loss_of_the_mean']} for always predicting the mean"
        )
    return 0
