"""`fourcures bench`: deprecated name of `python -m benchmarks.engine` and other benchmarks."""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from importlib.util import find_spec


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command, which passes its options on."""
    parser = commands.add_parser("bench", description=__doc__)
    parser.add_argument("what", choices=["engine", "envs", "bots", "table"], help="what to measure")
    parser.add_argument("options", nargs=argparse.REMAINDER, help="options of the benchmark")


def run(args: argparse.Namespace) -> int:
    """Run the benchmark if this is a checkout; always print the new command."""
    new = f"python -m benchmarks.{args.what}"
    if find_spec("benchmarks") is None:
        print(f"The benchmarks are in the source repository: run {new} there.", file=sys.stderr)
        return 2
    print(f"`fourcures bench` is deprecated: use {new}", file=sys.stderr)
    status: int = import_module(f"benchmarks.{args.what}").main(args.options)
    return status
