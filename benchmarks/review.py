"""Benchmark the review of games: what it flags, and how long it takes on one core.

The deep bot plays games. The review should not flag its turns and its choices. In every position in
which one of its turns begins, a random turn is tried too. Those that cost much, judged by many more
futures, should be flagged. `planted` has bad decisions of other kinds.
"""

from __future__ import annotations

import random
import sys
import time
from argparse import Namespace
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from benchmarks.command import run, say
from fourcures import Game
from fourcures.analysis.played_turns import Moment, PlayedTurn, list_moments, split_turns
from fourcures.bots import Search
from fourcures.bots.review.choices import JudgedChoice, judge_choices
from fourcures.bots.review.game_review import FLAGS, LEAST, label_of, make_turn_review
from fourcures.bots.review.judge import FUTURES, judge
from fourcures.bots.team import play_out
from fourcures.bots.warm_up import ensure_compiled
from fourcures.cli.options import parse_positive
from fourcures.cli.parser import Parser
from fourcures.engine.notation import Move
from fourcures.engine.rules.moves import FORECAST_MOVE, LAST_ACTION, kind_of
from fourcures.lab.scenarios import TABLE
from fourcures.processes import spread

LONG = 25  # turns of a long game
SURER = 20  # times the futures, to judge a planted blunder

Figures = dict[str, Any]


def flagged(turn: PlayedTurn) -> bool:
    """Return whether the review calls this turn an inaccuracy, a mistake or a blunder."""
    judged = judge(turn)
    return make_turn_review(turn, judged, [], judged.before).label in FLAGS


def is_flagged(judged: JudgedChoice) -> bool:
    """Return whether the review calls this choice an inaccuracy, a mistake or a blunder."""
    return label_of(judged.cost.loss, judged.cost.low) in FLAGS


def random_turn(game: Game, turn: PlayedTurn, rng: random.Random) -> PlayedTurn:
    """Return random actions from the beginning of a turn."""
    then = game.start()
    for entry in game.history[: turn.moments[0].number]:
        then.replay(entry.line)
    moments = [turn.moments[0]]
    while then.phase in ("actions", "discard") and not then.is_over:
        legal = then.legal_moves
        actions = [move for move in legal if kind_of(move) <= LAST_ACTION] or legal
        move = rng.choice([one for one in actions if kind_of(one) != FORECAST_MOVE])
        then.play(Move(move))
        moments.append(Moment(moments[-1].number + 1, str(move), then.state))
    return PlayedTurn(turn.number, moments)


class Reviewed(NamedTuple):
    """The review of a game of the deep bot."""

    turns: int
    own: int  # flagged turns
    blunders: int
    found: int  # flagged blunders
    choices: int
    alarms: int  # flagged choices
    seconds: float


def review_deal(deal: int, most: int | None) -> Reviewed:
    """Play a deal by the deep bot and judge its turns, its choices and random turns."""
    ensure_compiled()
    cell, rng = TABLE[deal % len(TABLE)], random.Random(f"blunders {deal}")
    game = play_out(cell.deal(deal), [Search() for _ in range(cell.players)])
    turns = split_turns(list_moments(game))[:most]
    own = blunders = found = choices = alarms = 0
    spent = 0.0
    for turn in turns:
        start = time.process_time()
        own += flagged(turn)
        judged = judge_choices(turn, FUTURES)
        choices, alarms = choices + len(judged), alarms + sum(map(is_flagged, judged))
        spent += time.process_time() - start
        other = random_turn(game, turn, rng)
        if judge(other, SURER * FUTURES).loss >= LEAST["blunder"]:
            blunders += 1
            found += flagged(other)
    return Reviewed(len(turns), own, blunders, found, choices, alarms, spent)


def measure(deals: range, most: int | None, jobs: int, say: Callable[[str], None]) -> Figures:
    """Run the benchmark and return all figures."""
    ensure_compiled()
    reviewed = []
    for deal, each in spread(partial(review_deal, most=most), deals, jobs):
        reviewed.append(each)
        say(f"deal {deal}: {each}")
    turns, own, blunders, found, choices, alarms, spent = map(sum, zip(*reviewed, strict=True))
    return {
        "turns": turns,
        "flagged_turns": own,
        "choices": choices,
        "flagged_choices": alarms,
        "false_alarms": round((own + alarms) / (turns + choices), 4),
        "blunders": blunders,
        "flagged_blunders": found,
        "long_review_s": round(LONG * spent / turns, 1),
    }


def main(words: list[str] | None = None) -> int:
    """Run the benchmark from the command line; return the exit status."""
    parser = Parser("python -m benchmarks.review", description="Measure the review of games.")
    parser.add_argument("--games", type=parse_positive, default=20, help="games (default 20)")
    parser.add_argument(
        "--seed", type=parse_positive, default=1, help="number of the first deal (1)"
    )
    parser.add_argument("--turns", type=parse_positive, help="only the first turns of each game")
    parser.add_argument("--jobs", type=parse_positive, default=1, help="number of processes (1)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")

    def work(args: Namespace) -> Figures:
        return measure(range(args.seed, args.seed + args.games), args.turns, args.jobs, say)

    return run(parser, words, work)


if __name__ == "__main__":
    sys.exit(main())
