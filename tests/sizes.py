"""How much a test does: a little in `make test`, everything in `make soak`."""

from __future__ import annotations

import os

FULL = os.environ.get("FOURCURES_FULL") == "1"


def size(small: int, full: int) -> int:
    """The full number when FOURCURES_FULL=1, otherwise the small one."""
    return full if FULL else small
