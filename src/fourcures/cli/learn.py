"""`fourcures learn`: makes the outlook of the bots from games of the policy."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from ..files import check_place
from .options import positive


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The command and its options."""
    parser = commands.add_parser("learn", help="learn the outlook of the bots from policy games")
    parser.add_argument("output", type=Path, help="where the net goes: value_net.json")
    parser.add_argument("--games", type=positive, default=1_000_000, help="to learn from (1000000)")
    parser.add_argument("--epochs", type=positive, default=8, help="times each is learned (8)")
    parser.add_argument("--seed", type=positive, default=1, help="of games and net (1)")
    parser.add_argument("--jobs", type=positive, default=1, help="processes (1)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    """Plays, learns, writes the net, and says how well it foretells games that it has not seen."""
    from functools import partial

    from rich.console import Console
    from rich.progress import Progress

    from ..lab import train_value_net
    from ..lab.workers import spread

    check_place(args.output)
    chunks = max(2, args.games // train_value_net.CHUNK)
    held_out = max(1, chunks // train_value_net.HELD_OUT)
    found = {}
    with Progress(console=Console(stderr=True), transient=True) as bar:
        playing = bar.add_task("playing", total=chunks)
        play = partial(train_value_net.play_chunk, args.seed)
        for number, lessons in spread(play, range(chunks), args.jobs):
            found[number] = lessons
            bar.advance(playing)
        # In order, so that the net does not depend on who was done first.
        known = train_value_net.Lessons.joined(
            [found[number] for number in range(held_out, chunks)]
        )
        unknown = train_value_net.Lessons.joined([found[number] for number in range(held_out)])
        net = train_value_net.TrainingNet(known.seen, args.seed)
        fitting = bar.add_task("learning", total=args.epochs * train_value_net.batches(known))
        for _ in net.fit(known, args.epochs, args.seed):
            bar.advance(fitting)
    options = f"--games {args.games} --epochs {args.epochs} --seed {args.seed}"
    train_value_net.save(args.output, net, f"fourcures learn outlook.json {options}")
    report = {"positions": len(known.won), "log_loss": round(net.loss(unknown), 4)}
    report["log_loss_of_the_mean"] = round(train_value_net.loss_of_the_mean(unknown), 4)
    if args.json:
        print(json.dumps(report))
    else:
        print(
            f"{report['positions']} positions learned; log loss {report['log_loss']} on others, "
            f"where their mean alone has {report['log_loss_of_the_mean']}"
        )
    return 0
