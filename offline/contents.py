"""What the Python of the game without a server contains: what a game imports, and nothing else."""

from __future__ import annotations

import importlib
import sys

HOST = "fourcures.local.browser"
# What Python itself, or an error, imports later.
LATER = ["traceback", "linecache", "encodings.idna", "encodings.ascii", "encodings.latin_1"]


def import_everything() -> list[str]:
    """Import all modules that a page needs; return the names of all that are there then."""
    for name in [HOST, *LATER]:
        importlib.import_module(name)
    ask_coach()
    return sorted(name for name in sys.modules if not name.startswith("offline"))


def ask_coach() -> None:
    """Ask the coach, who imports more when it is asked: what it needs is there then."""
    game = importlib.import_module("fourcures").Game.new(players=2, seed="coach")
    questions = importlib.import_module("fourcures.bots.coach.questions")
    assert questions.advise_turns(game.view(0))
    assert questions.estimate_win_chance(game.view(0), 20) is not None
