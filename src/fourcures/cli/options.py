"""Numbers on the command line."""

from __future__ import annotations

import argparse

MOST = 2**31 - 1  # the compiled games count in 64 bits, and some make a seed of two such numbers
LONGEST = 1_000_000


def positive(text: str) -> int:
    """A whole number from 1 on, for argparse."""
    return whole(text, 1)


def natural(text: str) -> int:
    """A whole number from 0 on, for argparse."""
    return whole(text, 0)


def whole(text: str, least: int) -> int:
    """A whole number that is neither below the least nor beyond what can be counted."""
    try:
        number = int(text)
    except ValueError:
        number = least - 1
    if number < least:
        raise argparse.ArgumentTypeError(f"must be a whole number from {least} on, not {text!r}")
    if number > MOST:
        raise argparse.ArgumentTypeError(f"must be at most {MOST}")
    return number


def above_zero(text: str) -> float:
    """A number above 0, for argparse."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number <= LONGEST:  # nor is nan
        raise argparse.ArgumentTypeError(
            f"must be a number above 0 and at most {LONGEST}, not {text!r}"
        )
    return number
