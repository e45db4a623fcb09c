"""Compile the bots where no library has them: `python -m fourcures.bots.warm_up`.

Compilation takes up to a minute of one core and blocks every thread of its process. So a program
starts another process for it, once per version and machine, and then loads what it leaves in the
cache: a library like that of a wheel. Machines of a kind without one keep Numba's machine code.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Literal, get_args

from ..analysis.outbreaks import MODULES as ODDS
from ..compiled import batch, cpu, library
from ..compiled.twins import with_imports
from ..engine.game import Game

ALL = 100  # per cent
Step = Literal["translating", "compiling"]  # the rules to LLVM, then that for this machine
STEPS: tuple[Step, ...] = get_args(Step)


class CompilationFailed(Exception):
    """The other process has failed; the message says what it wrote."""


class Preparation:
    """The compilation of the bots in another process, once, which tells how far it is."""

    def __init__(self, command: Sequence[str] = (sys.executable, "-m", __name__)) -> None:
        self.command = command
        self.percent = ALL
        self.step = STEPS[0]
        self.begun = False
        self.failure: Exception | None = None
        self.news = threading.Condition()

    def begin(self) -> None:
        """Begin, unless it was begun before or nothing is left to compile; do not wait."""
        with self.news:
            if not self.begun and not is_ready():
                self.percent = 0
                threading.Thread(target=self.follow, daemon=True).start()
            self.begun = True

    def follow(self) -> None:
        """Run the process, and note the per cent and the step that it prints."""
        import subprocess
        from tempfile import TemporaryFile

        try:
            with (
                TemporaryFile("w+") as said,  # not on a screen that this program may be drawing
                subprocess.Popen(
                    self.command, stdout=subprocess.PIPE, stderr=said, text=True
                ) as process,
            ):
                for line in process.stdout or ():
                    percent, step = line.split()
                    self.note(int(percent), STEPS[STEPS.index(step)])
                if process.wait():
                    said.seek(0)
                    raise CompilationFailed(f"the bots could not be compiled:\n{said.read()}")
        except Exception as error:  # such as no memory; those who wait must hear of it
            self.failure = error
        self.note(ALL)

    def note(self, percent: int, step: Step = STEPS[-1]) -> None:
        """Tell those who wait."""
        with self.news:
            self.percent, self.step = percent, step
            self.news.notify_all()

    def wait(self, after: int = ALL - 1) -> int:
        """Return the per cent as soon as they are above `after`; raise what went wrong."""
        with self.news:
            self.news.wait_for(lambda: self.percent > after)
        if self.failure is not None:
            raise self.failure
        return self.percent


preparation = Preparation()  # in this process


def ensure_compiled() -> None:
    """Return when the machine code can be loaded without compiling; thread-safe."""
    preparation.begin()
    preparation.wait()


def is_ready() -> bool:
    """Return whether nothing is left to compile."""
    return find_problem() is None or marker_file().exists()


def find_problem() -> str | None:
    """Return why no library can be used for the bots; None if one can."""
    from .kernels.workspace import MODULES

    return cpu.find_problem(*MODULES)


def marker_file() -> Path:
    """Return the file that marks Numba's machine code of these sources as complete."""
    from ..compiled import jit
    from .kernels.workspace import MODULES

    return jit.cache_folder(MODULES) / "warm"


def compile_bots() -> None:
    """Leave everything compiled in the cache; print the per cent that are done, and the step."""
    from ..compiled.ahead.build import build
    from ..compiled.ahead.targets import TARGETS
    from .kernels.workspace import MODULES

    modules, target = (*MODULES, *ODDS), library.name_of_machine()
    folder = library.own_folder(with_imports((batch, *modules)))

    def tell(words: str, share: float) -> None:
        step = next(step for step in STEPS if words.startswith(step))
        print(min(int(ALL * share), ALL - 1), step, flush=True)  # all: when the process has ended

    if target in TARGETS:
        build(modules, [target], folder, tell)
    if not is_ready():  # also with FOURCURES_JIT=1
        call_kernels()


def call_kernels() -> None:
    """Call every kernel once, so that Numba compiles and keeps its machine code."""
    from .players.policy_bot import PolicyBot
    from .players.search import Search

    game = Game.new(seed="warm")
    view = game.view(game.position()["turn"]["seat"])
    search = Search(rollouts=50)
    search.choose(view)
    s, seat = view.state, view.state["turn"]
    search.rank_proposals(s, seat, search.kernels.propose(s, team=False), search.rollouts)
    search.kernels.try_out([search.tried[0].slot], seat, seed=0, futures=1)
    PolicyBot().choose(view)
    marker_file().touch()


if __name__ == "__main__":
    compile_bots()
