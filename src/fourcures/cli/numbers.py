"""Numbers on the command line."""

from __future__ import annotations

import argparse


def positive(text: str) -> int:
    """A whole number from 1 on, for argparse."""
    try:
        number = int(text)
    except ValueError:
        number = 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"must be a whole number from 1 on, not {text!r}")
    return number
