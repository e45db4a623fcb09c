"""Compile the bots where no library has them: `python -m fourcures.bots.warm_up`.

Compilation takes a minute of one core and blocks every thread of its process. So a server starts
another process for it, once per version and machine, and then loads it from the cache.
"""

from __future__ import annotations

import subprocess
import sys
import threading
from pathlib import Path

from ..compiled import cpu, jit
from ..engine.game import Game

once = threading.Lock()


def compile_kernels() -> None:
    """Call every kernel once, so that its machine code is compiled or loaded."""
    from .players.policy_bot import PolicyBot
    from .players.search import Search

    game = Game.new(seed="warm")
    view = game.view(game.position()["turn"]["seat"])
    search = Search(rollouts=50)
    search.choose(view)
    PolicyBot().choose(view)
    marker_file().touch()


def marker_file() -> Path:
    """Return the file that marks the machine code of these sources as complete."""
    from .kernels.workspace import MODULES

    return jit.cache_folder(MODULES) / "warm"


def find_problem() -> str | None:
    """Return why the library cannot be used for the bots; None if it can."""
    from .kernels.workspace import MODULES

    return cpu.find_problem(*MODULES)


def is_ready() -> bool:
    """Return whether nothing is left to compile."""
    return find_problem() is None or marker_file().exists()


def ensure_compiled(quiet: bool = False) -> None:
    """Return when the machine code can be loaded without compiling; thread-safe.

    `quiet` hides the messages of the other process, for programs that draw on the terminal.
    """
    with once:
        if not is_ready():
            unheard = subprocess.DEVNULL if quiet else None
            subprocess.run([sys.executable, "-m", __name__], check=True, stderr=unheard)


if __name__ == "__main__":
    compile_kernels()
