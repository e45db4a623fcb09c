"""Making the bots' machine code before anybody waits for it: `python -m fourcures.bots.warm_up`.

Compiling takes a minute of one core and holds up every thread of its process. So a server
has it made by another process, once for each version on a machine, and then only reads it.
"""

from __future__ import annotations

import subprocess
import sys
import threading
from pathlib import Path

from ..compiled.loader import cache_folder
from ..engine.game import Game

once = threading.Lock()


def warm() -> None:
    """Calls every kernel once, so that its machine code is made or read."""
    from .policy_bot import PolicyBot
    from .search import Search
    from .win_chance import win_chance

    game = Game.new(seed="warm")
    view = game.view(game.position()["turn"]["seat"])
    search = Search(rollouts=50)
    search.choose(view)
    win_chance(view, 1, search.kernels)
    PolicyBot().choose(view)
    marker().touch()


def marker() -> Path:
    """The file that says that the machine code of these very sources is made, all of it."""
    from .kernels.workspace import MODULES

    return cache_folder(MODULES) / "warm"


def ready(quiet: bool = False) -> None:
    """Returns when the machine code can be read without compiling; any thread may call it.

    Quiet, for who draws on the terminal: the other process then says nothing there.
    """
    with once:
        if not marker().exists():
            unheard = subprocess.DEVNULL if quiet else None
            subprocess.run([sys.executable, "-m", __name__], check=True, stderr=unheard)


if __name__ == "__main__":
    warm()
