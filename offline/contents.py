"""What the Python of the game without a server contains: what a game imports, and nothing else."""

from __future__ import annotations

import importlib
import json
import pickle
import sys
from functools import partial
from pathlib import Path

MODULES = [
    "fourcures.local.browser",
    "fourcures.local.features",
    "fourcures.local.console",
    # What Python itself, or an error, imports later.
    *("traceback", "linecache", "encodings.idna", "encodings.ascii", "encodings.latin_1"),
]


def import_everything(examples: str) -> list[str]:
    """Import all modules that a page needs; return the names of all that are there then.

    `examples` is the file with those of the tutorial, which must print what the tutorial says.
    """
    for name in MODULES:
        importlib.import_module(name)
    ask_coach()
    judge_turn()
    run_examples(Path(examples))
    return sorted(name for name in sys.modules if not name.startswith("offline"))


def ask_coach() -> None:
    """Ask the coach, who imports more when it is asked: what it needs is there then."""
    game = importlib.import_module("fourcures").Game.new(players=2, seed="coach")
    questions = importlib.import_module("fourcures.bots.coach.questions")
    assert questions.advise_turns(game.view(0))
    assert questions.estimate_win_chance(game.view(0), 20) is not None


def judge_turn() -> None:
    """Judge a turn as another worker does it."""
    fourcures = importlib.import_module("fourcures")
    played_turns = importlib.import_module("fourcures.analysis.played_turns")
    jobs = importlib.import_module("fourcures.bots.jobs")
    judge = importlib.import_module("fourcures.bots.review.judge")
    game = fourcures.Game.new(players=2, seed="judge")
    game.play("pass")
    (turn,) = played_turns.split_turns(played_turns.list_moments(game))
    job = partial(judge.judge, turn, 20, 100, refuted=True)
    assert jobs.read_result(job, jobs.do_job(pickle.dumps(job))).best


def run_examples(file: Path) -> None:
    """Run the examples of the tutorial in a session of the console."""
    session = importlib.import_module("fourcures.local.console").Console()
    for chapter in json.loads(file.read_bytes()):
        for example in chapter["examples"]:
            ran = json.loads(session.run(example["source"]))
            wanted = example["want"].replace("<BLANKLINE>", "")
            assert ran["output"] == wanted, (example, ran["output"])
