"""Run the server with a clock that tests can put forward: `python -m tests.web.days serve ...`.

Workers of the server import this module too, and so share the clock.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from fourcures.server.db.clock import Clock

AHEAD = "FOURCURES_TEST_AHEAD"  # the file with the milliseconds by which the clock is ahead


def put_clock_forward() -> None:
    """Let the clock of the database run ahead as the file says."""
    usual, ahead = Clock.now, Path(os.environ[AHEAD])
    Clock.now = lambda self: usual(self) + int(ahead.read_text())  # type: ignore[method-assign]


if __name__ in ("__main__", "__mp_main__"):
    put_clock_forward()

if __name__ == "__main__":
    from fourcures.cli import main

    sys.exit(main(sys.argv[1:]))
