"""Benchmark the review of games: what it flags, and how long it takes on one core.

The deep bot plays games. The review should not flag its turns. In every position in which one of
its turns begins, a random turn is tried too: those that cost much, judged by many more futures, are
planted blunders, which the review should flag.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

from benchmarks.command import run, say
from fourcures import Game
from fourcures.analysis.played_turns import Moment, PlayedTurn, list_moments, split_turns
from fourcures.bots import Search
from fourcures.bots.review.game_review import FLAGS, LEAST, make_turn_review
from fourcures.bots.review.judge import FUTURES, judge
from fourcures.bots.team import play_out
from fourcures.bots.warm_up import ensure_compiled
from fourcures.cli.options import parse_positive
from fourcures.cli.parser import Parser
from fourcures.engine.notation import Move
from fourcures.engine.rules.moves import FORECAST_MOVE, LAST_ACTION, kind_of
from fourcures.lab.scenarios import TABLE

LONG = 22  # turns of a long game
SURER = 20  # times the futures, to judge a planted blunder

Figures = dict[str, Any]


def flagged(turn: PlayedTurn) -> bool:
    """Return whether the review calls this turn an inaccuracy, a mistake or a blunder."""
    judged = judge(turn)
    return make_turn_review(turn, judged, judged.before).label in FLAGS


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


def games(number: int, first: int) -> Iterator[Game]:
    """Yield games of the deep bot in all scenarios in turn."""
    for deal in range(first, first + number):
        cell = TABLE[deal % len(TABLE)]
        yield play_out(cell.deal(deal), [Search() for _ in range(cell.players)])


def measure(number: int, first: int, most: int | None, say: Callable[[str], None]) -> Figures:
    """Run the benchmark and return all figures."""
    ensure_compiled()
    turns = own = blunders = found = 0
    spent: list[float] = []
    for deal, game in enumerate(games(number, first), first):
        rng = random.Random(f"blunders {deal}")
        for turn in split_turns(list_moments(game))[:most]:
            start = time.process_time()
            own += flagged(turn)
            spent.append(time.process_time() - start)
            turns += 1
            planted = random_turn(game, turn, rng)
            if judge(planted, SURER * FUTURES).loss >= LEAST["blunder"]:
                blunders += 1
                found += flagged(planted)
        say(f"deal {deal}: {own} of {turns} own turns and {found} of {blunders} blunders flagged")
    return {
        "turns": turns,
        "flagged_turns": own,
        "blunders": blunders,
        "flagged_blunders": found,
        "long_review_s": round(LONG * sum(spent) / len(spent), 1),
    }


def main(words: list[str] | None = None) -> int:
    """Run the benchmark from the command line; return the exit status."""
    parser = Parser("python -m benchmarks.review", description="Measure the review of games.")
    parser.add_argument("--games", type=parse_positive, default=20, help="games (default 20)")
    parser.add_argument(
        "--seed", type=parse_positive, default=1, help="number of the first deal (1)"
    )
    parser.add_argument("--turns", type=parse_positive, help="only the first turns of each game")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    return run(parser, words, lambda args: measure(args.games, args.seed, args.turns, say))


if __name__ == "__main__":
    sys.exit(main())
