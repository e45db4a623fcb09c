"""`fourcures tune`: tune the weights of the policy on whole games; can be resumed."""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path

from ..bots.kernels.weights import FIRST_GUESS, NAMES, load_weights
from ..files import BadInput, check_writable, read_json
from ..lab import tune_weights
from ..lab.tune_weights import Evolution
from .options import parse_above_zero, parse_cells, parse_positive
from .progress import progress

POPULATION = 24
CHECKED = 2000  # games for the final win rates, on held-out deals


def add_options(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("checkpoint", type=Path, help="checkpoint file; resumed if it exists")
    add("--cells", type=parse_cells, default=[(2, 4), (3, 4), (4, 4)], help="2p4e,...")
    add("--games", type=parse_positive, default=150, help="per trial and cell (150)")
    add("--generations", type=parse_positive, default=100, help="total number (100)")
    add("--minutes", type=parse_above_zero, help="time limit in minutes")
    add("--seed", type=parse_positive, default=1, help="random seed (1)")
    sigma = "initial step size, on a log scale (0.3)"
    add("--sigma", type=parse_above_zero, default=0.3, help=sigma)
    add("--start", help="start from the saved weights for 2, 3 or 4 players")
    add("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> None:
    """Tune until the last generation, the time limit or Ctrl-C; print the win rates."""
    about: dict[str, object] = {
        "cells": [list(cell) for cell in args.cells],
        "games": args.games,
        "seed": args.seed,
        "population": POPULATION,
    }
    evolution = load_or_begin(args, about)
    trial = tune_weights.Trial(args.cells, args.games)
    until = time.monotonic() + 60 * args.minutes if args.minutes else float("inf")
    with progress("generation", args.generations) as bar:
        bar.show(evolution.generation)
        try:
            while evolution.generation < args.generations and time.monotonic() < until:
                fitness = tune_weights.run_generation(evolution, trial)
                save_checkpoint(args.checkpoint, evolution, about)
                text = f"fitness {fitness:.4f}, step {evolution.step:.3f}"
                bar.show(evolution.generation, text)
        except KeyboardInterrupt:
            save_checkpoint(args.checkpoint, evolution, about)
    weights = tune_weights.as_weights(evolution.mean)
    rates = tune_weights.measure_rates(trial, weights, CHECKED)
    if args.json:
        report = {"generation": evolution.generation, "rates": rates}
        print(json.dumps(report | {"weights": tune_weights.name_weights(weights)}))
    else:
        print(f"after {evolution.generation} generations the policy alone wins")
        for cell, rate in rates.items():
            print(f"  {cell}  {100 * rate:.1f} %")


def load_or_begin(args: argparse.Namespace, about: dict[str, object]) -> Evolution:
    """Return the evolution of the checkpoint, or a new one."""
    check_writable(args.checkpoint)
    if args.checkpoint.exists():
        kept = read_json(str(args.checkpoint))
        try:
            if not isinstance(kept, dict):
                raise TypeError
            evolution = tune_weights.Evolution.load(kept.pop("evolution"))
        except (ValueError, KeyError, TypeError):
            raise BadInput(f"{args.checkpoint} is not a checkpoint of tune") from None
        kept.pop("weights", None)
        if kept != about or len(evolution.mean) != len(NAMES):
            raise BadInput(f"{args.checkpoint} has different options: {json.dumps(kept)}")
        return evolution
    weights = list(FIRST_GUESS.values())
    if args.start:
        if args.start not in ("2", "3", "4"):
            raise BadInput(f"--start takes 2, 3 or 4, not {args.start}")
        weights = load_weights(int(args.start))[: len(NAMES)]
    return tune_weights.Evolution(tune_weights.as_logs(weights), args.sigma, args.seed, POPULATION)


def save_checkpoint(file: Path, evolution: Evolution, about: dict[str, object]) -> None:
    """Write the checkpoint, with the current weights."""
    weights = tune_weights.name_weights(tune_weights.as_weights(evolution.mean))
    evolution.save(file, about | {"weights": weights})
