"""The command line of all benchmarks: options, progress on standard error, figures."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from typing import Any

from fourcures.cli.options import parse_positive
from fourcures.cli.parser import Parser
from fourcures.engine.errors import FourCuresError
from fourcures.extras import MissingExtra

Figures = dict[str, Any]


class Unequal(FourCuresError):
    """Two machines did not play the same games."""


def options(name: str, description: str) -> Parser:
    """Return a parser with the common options of all benchmarks."""
    parser = Parser(f"python -m benchmarks.{name}", description=description)
    parser.add_argument(
        "--rounds", type=parse_positive, default=5, help="number of interleaved rounds (default 5)"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    return parser


def say(text: str) -> None:
    """Print progress to standard error."""
    print(text, file=sys.stderr, flush=True)


def run(
    parser: Parser, words: list[str] | None, measure: Callable[[argparse.Namespace], Figures]
) -> int:
    """Parse the options, measure, print the figures; return the exit status."""
    try:
        args = parser.parse_args(words)
        figures = measure(args)
    except SystemExit as stop:  # the parser has printed `--help`
        return int(stop.code or 0)
    except (FourCuresError, MissingExtra) as error:
        say(f"{parser.prog}: {error}")
        return 2
    except KeyboardInterrupt:
        return 130
    if args.json:
        print(json.dumps(figures))
    else:
        for name, value in figures.items():
            print(f"{name:32} {value}")
    return 0
