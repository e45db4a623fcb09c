"""Run the server with faults in its clock and its disk: `python -m tests.chaos.launch serve ...`.

Workers of the server import this module too, and so have the same faults. The wall clock is wrong
for Python code that calls `time.time` or `time.time_ns`; the monotonic clock is right, as it is
when somebody sets the clock of a machine.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.chaos.dials import Dials

DIALS, PLATTER = "FOURCURES_CHAOS_DIALS", "FOURCURES_CHAOS_PLATTER"


def skew(dials: Dials) -> None:
    """Let the wall clock of this process run ahead as its dial says."""
    seconds: Callable[[], float] = time.time
    nanoseconds: Callable[[], int] = time.time_ns
    clock: Any = time
    clock.time = lambda: seconds() + dials.clock()
    clock.time_ns = lambda: nanoseconds() + round(1e9 * dials.clock())


def install() -> object:
    """Give this process the clock, and with SQLite the disk, that the harness controls.

    Return what must live as long as the process.
    """
    dials = Dials(Path(os.environ[DIALS]))
    skew(dials)
    if PLATTER in os.environ:
        from tests.chaos.disk import Disk, Platter

        disk = Disk(dials, Platter(Path(os.environ[PLATTER])))
        disk.install()
        return disk
    return dials


if __name__ in ("__main__", "__mp_main__"):
    installed = install()

if __name__ == "__main__":
    from fourcures.cli import main

    sys.exit(main(sys.argv[1:]))
