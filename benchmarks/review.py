"""Benchmark the review of games: what it flags, and how long it takes on one core.

The deep bot plays games. The review should not flag its turns and its choices. In every position in
which one of its turns begins, a random turn is tried too; where it chose a discard, an event or the
order of a Forecast, the worst choice. Those that cost much, judged by many more futures, are
planted mistakes, which the review should flag.
"""

from __future__ import annotations

import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any, NamedTuple

from benchmarks.command import run, say
from fourcures import Game
from fourcures.analysis.played_turns import Moment, PlayedTurn, list_moments, split_turns
from fourcures.bots import Search
from fourcures.bots.coach.comparison import LOOKAHEAD, Cost, compare_slots
from fourcures.bots.coach.win_chance import win_chance
from fourcures.bots.kernels.workspace import first_future
from fourcures.bots.players.minor_decisions import encode_order
from fourcures.bots.review.choices import JudgedChoice, judge_choices, list_choices
from fourcures.bots.review.game_review import FLAGS, LEAST, label_of, make_turn_review
from fourcures.bots.review.judge import FUTURES, SEARCHED, judge
from fourcures.bots.team import play_out
from fourcures.bots.warm_up import ensure_compiled
from fourcures.cli.options import parse_positive
from fourcures.cli.parser import Parser
from fourcures.engine.notation import Move
from fourcures.engine.rules.board import CITIES
from fourcures.engine.rules.moves import FORECAST_MOVE, LAST_ACTION, kind_of
from fourcures.engine.view import View
from fourcures.lab.scenarios import TABLE

LONG = 22  # turns of a long game
SURER = 20  # times the futures, to judge a planted blunder

LOOKED = 3  # a seed other than those of the review

Figures = dict[str, Any]


class Planted(NamedTuple):
    """A turn with one bad choice after its actions, and who made it."""

    turn: PlayedTurn
    seat: int


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


def plant_choices(turn: PlayedTurn) -> Iterator[Planted]:
    """Yield the worst choice for each one after the actions of a turn that can be much worse."""
    for before, made in pairwise(turn.rest):
        for view, move, others in list_choices(before, made):
            s, seat = view.state, view.viewer
            assert seat is not None
            choices = [move, *others, *more_choices(view, move)]
            search = Search(SEARCHED)
            slots = [*search.fill_slots(s, choices)]
            search.kernels.try_out(slots, seat, first_future(s, LOOKED), FUTURES, LOOKAHEAD)
            values = {slot: search.kernels.values[slot] for slot in slots}
            pair = [max(slots, key=values.__getitem__), min(slots, key=values.__getitem__)]
            (compared,) = compare_slots(search.kernels, s, seat, pair, SURER * FUTURES)
            chance = win_chance(view, FUTURES, search.kernels).chance
            worst = Move(choices[slots.index(pair[1])])
            if Cost.of(chance, compared).loss >= LEAST["mistake"]:
                rest = [before, Moment(made.number, str(worst), made.state, made.told, worst.seat)]
                yield Planted(turn._replace(rest=rest), seat)


def more_choices(view: View, move: Move) -> list[int]:
    """Return bad choices that a bot does not try: other discards, the reverse of an order."""
    if move.kind == "order":
        return [encode_order(view.state, [CITIES.index(city) for city in reversed(move.cards)])]
    return [other for other in view.legal_moves if other.kind == move.kind == "discard"]


def games(number: int, first: int) -> Iterator[Game]:
    """Yield games of the deep bot in all scenarios in turn."""
    for deal in range(first, first + number):
        cell = TABLE[deal % len(TABLE)]
        yield play_out(cell.deal(deal), [Search() for _ in range(cell.players)])


def measure(number: int, first: int, most: int | None, say: Callable[[str], None]) -> Figures:
    """Run the benchmark and return all figures."""
    ensure_compiled()
    turns = own = blunders = found = 0
    choices = Counter[str]()  # by kind: made, flagged, planted and found
    spent: list[float] = []
    for deal, game in enumerate(games(number, first), first):
        rng = random.Random(f"blunders {deal}")
        for turn in split_turns(list_moments(game))[:most]:
            start = time.process_time()
            own += flagged(turn)
            for judged in judge_choices(turn, FUTURES):
                choices["made"] += 1
                choices["flagged"] += is_flagged(judged)
            spent.append(time.process_time() - start)
            turns += 1
            for planted in plant_choices(turn):
                for judged in judge_choices(planted.turn, FUTURES):
                    choices[f"{judged.kind}_planted"] += 1
                    choices[f"{judged.kind}_found"] += is_flagged(judged)
            other = random_turn(game, turn, rng)
            if judge(other, SURER * FUTURES).loss >= LEAST["blunder"]:
                blunders += 1
                found += flagged(other)
        say(f"deal {deal}: {own} of {turns} own turns and {found} of {blunders} blunders flagged")
        say(f"choices: {dict(choices)}")
    return {
        "turns": turns,
        "flagged_turns": own,
        "blunders": blunders,
        "flagged_blunders": found,
        "choices": dict(choices),
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
