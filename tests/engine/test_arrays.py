"""Records as arrays, and everything of games and tables that works without them."""

from __future__ import annotations

import os
import subprocess
import sys

# What a browser has not: NumPy, and the libraries of servers.
MISSING = (
    *("numpy", "numba", "platformdirs"),
    *("asyncio", "litestar", "sqlalchemy", "uvicorn"),
)
PROGRAM = """
import sys
# Arrays, processes, and the event loop that a page's Python has.
NEEDING = "fourcures.engine.arrays", "fourcures.bots.pool", "fourcures.local.browser"
sys.modules.update(dict.fromkeys(sys.argv[1:]))  # None: importing it fails
from importlib import import_module
from pkgutil import walk_packages
from fourcures import Game, analysis, bots, engine, host, local, protocol, table
for package in (analysis, bots, engine, host, local, protocol, table):
    for found in walk_packages(package.__path__, f"{package.__name__}."):
        if found.name not in NEEDING:
            import_module(found.name)
game = Game.new(players=3, epidemics=5, seed="no arrays")
while game.outcome is None:
    if len(game.history) in (20, 50):
        print(round(analysis.outbreak_odds(game.view(0)).any, 9))
    game.play(game.legal_moves[len(game.history) % len(game.legal_moves)])
print(len(game.history), game.outcome, Game.from_record(game.record()) == game)
"""


def play(*missing: str) -> str:
    """Return what the program prints without these modules."""
    command = [sys.executable, "-c", PROGRAM, *missing]
    return subprocess.run(
        command, check=True, stdout=subprocess.PIPE, text=True, env=os.environ
    ).stdout


def test_games_and_odds_are_the_same_without_numpy() -> None:
    assert play(*MISSING) == play()
