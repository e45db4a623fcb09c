"""Options that several commands have, and argument types: numbers within limits."""

from __future__ import annotations

import argparse
import re
from typing import TYPE_CHECKING

from ..extras import need
from ..text.codes import LANGUAGES, find_language

if TYPE_CHECKING:
    from ..lab.workers import Workers

MOST = 2**31 - 1  # compiled code has 64-bit integers, and some seeds combine two numbers
LONGEST = 1_000_000


def add_language(parser: argparse.ArgumentParser, default: str | None = None) -> None:
    """Add the option for the language; a code such as de-AT is accepted, too."""
    parser.add_argument(
        "--language",
        type=lambda text: find_language(text) or text,
        choices=LANGUAGES,
        default=default,
        help="language (from LANG)",
    )


def add_worker_options(parser: argparse.ArgumentParser) -> None:
    """Add the options for the machines that work, and for the output."""
    parser.add_argument("--jobs", type=parse_positive, default=1, help="number of processes (1)")
    parser.add_argument("--ray", metavar="ADDRESS", help="Ray cluster to play on; local starts one")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def workers_of(args: argparse.Namespace) -> Workers:
    """Return the machines that work; raise MissingExtra without Ray."""
    from ..lab.workers import Workers

    if args.ray:
        need("ray", "--ray")
    return Workers(args.jobs, args.ray)


def parse_cells(text: str) -> list[tuple[int, int]]:
    """Parse `2p4e,4p5e` as pairs of players and epidemics, for argparse."""
    cells = []
    for word in text.split(","):
        if not re.fullmatch("[234]p[456]e", word):
            raise argparse.ArgumentTypeError(f"cells are like 2p4e,4p5e, not {text!r}")
        cells.append((int(word[0]), int(word[2])))
    return cells


def parse_positive(text: str) -> int:
    """Parse a whole number of at least 1, for argparse."""
    return parse_whole(text, 1)


def parse_natural(text: str) -> int:
    """Parse a whole number of at least 0, for argparse."""
    return parse_whole(text, 0)


def parse_whole(text: str, least: int) -> int:
    """Parse a whole number from `least` to MOST; raise ArgumentTypeError if invalid."""
    try:
        number = int(text)
    except ValueError:
        number = least - 1
    if number < least:
        raise argparse.ArgumentTypeError(f"must be a whole number >= {least}, not {text!r}")
    if number > MOST:
        raise argparse.ArgumentTypeError(f"must be at most {MOST}")
    return number


def parse_above_zero(text: str) -> float:
    """Parse a number above 0, for argparse."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number <= LONGEST:  # also refuses nan
        raise argparse.ArgumentTypeError(
            f"must be a number above 0 and at most {LONGEST}, not {text!r}"
        )
    return number
