"""The dials of the faults inside the server: a small file that the harness and the server map."""

from __future__ import annotations

import mmap
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

CLOCKS = 4  # a process has one of these clocks, by its process id
SLOW, FULL, BROKEN = range(CLOCKS, CLOCKS + 3)  # the disk: seconds per sync; 1 for yes
COUNT = CLOCKS + 3


class Dials:
    """Numbers that every process sees at once; all are 0 without a fault."""

    def __init__(self, path: Path) -> None:
        self.path = path
        if not path.exists():
            path.write_bytes(bytes(8 * COUNT))
        with path.open("r+b") as file:
            self.values = memoryview(mmap.mmap(file.fileno(), 8 * COUNT)).cast("d")

    def __getitem__(self, dial: int) -> float:
        return float(self.values[dial])

    @contextmanager
    def turned(self, dial: int, value: float) -> Iterator[None]:
        """Set a dial for a while."""
        self.values[dial] = value
        try:
            yield
        finally:
            self.values[dial] = 0.0

    def clock(self) -> float:
        """Return how far the clock of this process is ahead, in seconds."""
        return self[os.getpid() % CLOCKS]
