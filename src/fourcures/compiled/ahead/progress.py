"""How far a build is: what it knows, and while it cannot know, what a clock says.

LLVM says nothing until it has optimised an object, which takes many seconds. Meanwhile the share
grows with the time, at the speed that this machine has had so far, and stops short of the end.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

Tell = Callable[[str, float], None]  # what is done now, and the share of all that is done
OFTEN = 0.5  # seconds between two looks at the clock
NEARLY = 0.95  # of a part that takes longer than expected


class BuildProgress:
    """Tells the share of some work that is done, in units of any size."""

    def __init__(
        self, tell: Tell, total: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.tell, self.total, self.clock = tell, total, clock
        self.begun, self.done = clock(), 0.0

    def reach(self, words: str, done: float) -> None:
        """Tell that these units are done; nothing is taken back."""
        self.done = max(self.done, done)
        self.tell(words, self.done / self.total)

    @contextmanager
    def working(self, words: str, units: float = 1.0) -> Iterator[None]:
        """Tell by the clock how far a block is that does these units."""
        before, start = self.done, self.clock()
        pace = (start - self.begun) / before if before else 0.0
        self.reach(words, before)
        over = threading.Event()

        def follow() -> None:
            while not over.wait(OFTEN):
                if expected := units * pace:
                    part = min(NEARLY, (self.clock() - start) / expected)
                    self.tell(words, (before + units * part) / self.total)

        thread = threading.Thread(target=follow, daemon=True)
        thread.start()
        try:
            yield
        finally:
            over.set()
            thread.join()
        self.done = before + units
