"""Measure whether the review flags bad decisions that are planted in games of the quick bot.

Planted are: the worst discard, event or order after the actions of a turn, an event that nobody
plays, a request that is declined, a turn that passes a win or a cure. Only decisions count that
cost at least five points of win chance, judged by many more futures.

    python -m benchmarks.planted --games 300 --jobs 16
"""

from __future__ import annotations

import sys
from argparse import Namespace
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from benchmarks.command import run, say
from benchmarks.review import SURER, is_flagged
from fourcures import Game
from fourcures.analysis.played_turns import (
    GivenAnswer,
    Moment,
    PlayedTurn,
    list_moments,
    split_turns,
)
from fourcures.bots import PolicyBot, Search
from fourcures.bots.coach.comparison import LOOKAHEAD, Cost, compare_all, compare_slots
from fourcures.bots.coach.win_chance import win_chance
from fourcures.bots.kernels.workspace import Kernels, Proposal, first_future
from fourcures.bots.players.minor_decisions import encode_order
from fourcures.bots.puzzles.dilemmas import list_requests
from fourcures.bots.review.answers import judge_answers
from fourcures.bots.review.choices import judge_choices, list_choices
from fourcures.bots.review.game_review import FLAGS, LEAST, make_turn_review
from fourcures.bots.review.judge import FUTURES, SEARCHED, judge
from fourcures.bots.team import play_out
from fourcures.bots.warm_up import ensure_compiled
from fourcures.cli.options import parse_positive
from fourcures.cli.parser import Parser
from fourcures.engine.notation import Move
from fourcures.engine.rules.board import CITIES
from fourcures.engine.rules.moves import CURE, kind_of
from fourcures.engine.rules.state import ACTIONS, WON
from fourcures.engine.view import View
from fourcures.processes import spread

# The futures by which a decision is judged, and what it has to cost: a first look, the judgement.
STAGES = ((FUTURES // 4, 0.03), (SURER * FUTURES, LEAST["mistake"]))
LOOKED = 3  # a seed other than those of the review

Figures = dict[str, Any]
Found = Counter[str]  # by kind: planted, and flagged


class PlantedChoice(NamedTuple):
    """A turn with one bad choice after its actions, and who made it."""

    turn: PlayedTurn
    seat: int


def plant_choices(turn: PlayedTurn) -> Iterator[PlantedChoice]:
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
            chance = win_chance(view, FUTURES, Kernels()).chance
            worst = Move(choices[slots.index(pair[1])])
            costs = (
                (Cost.of(chance, *compare_slots(search.kernels, s, seat, pair, futures)), least)
                for futures, least in STAGES
            )
            if all(cost.loss >= least for cost, least in costs):
                rest = [before, Moment(made.number, str(worst), made.state, made.told, worst.seat)]
                yield PlantedChoice(turn._replace(rest=rest), seat)


def more_choices(view: View, move: Move) -> list[int]:
    """Return bad choices that a bot does not try: other discards, the reverse of an order."""
    if move.kind == "order":
        return [encode_order(view.state, [CITIES.index(city) for city in reversed(move.cards)])]
    return [other for other in view.legal_moves if other.kind == move.kind == "discard"]


def plant_turn(search: Search, game: Game, turn: PlayedTurn) -> Iterator[tuple[str, PlayedTurn]]:
    """Yield turns that pass a win or a cure that is possible, if that costs much."""
    first = turn.moments[0]
    view = first.view(turn.seat)
    proposed = search.kernels.propose(view.state, False)
    wins = [one for one in proposed if one.end["outcome"] == WON]
    cures = [one for one in proposed if CURE in map(kind_of, one.moves) and one not in wins]
    idle = [one for one in proposed if CURE not in map(kind_of, one.moves)]
    for kind, better in (("win", wins), ("cure", [] if wins else cures)):
        if better and idle and loses(search, view, better[0], idle[0]):
            yield kind, replay_turn(game, turn, idle[0].moves)


def loses(search: Search, view: View, best: Proposal, other: Proposal) -> bool:
    """Return whether another turn costs much, by many futures."""
    assert view.viewer is not None
    chance = win_chance(view, FUTURES, Kernels()).chance
    for futures, least in STAGES:
        (compared,) = compare_all(
            search.kernels, view.state, view.viewer, best.end, [other.end], futures
        )
        if Cost.of(chance, compared).loss < least:
            return False
    return True


def replay_turn(game: Game, turn: PlayedTurn, moves: Sequence[int]) -> PlayedTurn:
    """Return a turn with other moves."""
    then = game.start()
    for entry in game.history[: turn.moments[0].number]:
        then.replay(entry.line)
    moments = [turn.moments[0]]
    for move in moves:
        then.play(Move(move))
        moments.append(Moment(moments[-1].number + 1, str(Move(move)), then.state))
    return PlayedTurn(turn.number, moments)


def plant_answers(search: Search, game: Game, turn: PlayedTurn) -> Iterator[PlayedTurn]:
    """Yield turns in which a request of the active player is declined."""
    then = game.start()
    for entry in game.history[: turn.moments[0].number]:
        then.replay(entry.line)
    if then.state["phase"] == ACTIONS:
        for dilemma in list_requests(then, search):
            answer = GivenAnswer(dilemma.seat, turn.seat, dilemma.asked, yes=False)
            first = turn.moments[0]._replace(answers=[answer])
            yield turn._replace(moments=[first, *turn.moments[1:]])


def look_at(deal: int) -> Found:
    """Plant bad decisions in the game of a deal; return how many of each kind were flagged."""
    ensure_compiled()
    players, epidemics = 2 + deal % 3, 4 + deal // 3 % 3
    game = Game.new(players=players, epidemics=epidemics, hands="open", seed=f"planted-{deal}")
    play_out(game, [PolicyBot(team=True) for _ in range(players)])
    search, found = Search(SEARCHED + 1), Found()
    for turn in split_turns(list_moments(game)):
        for planted in plant_choices(turn):
            for judged in judge_choices(planted.turn, FUTURES):
                found[f"{judged.kind} planted"] += 1
                found[f"{judged.kind} flagged"] += is_flagged(judged)
        for kind, passed in plant_turn(search, game, turn):
            review = judge(passed)
            told = make_turn_review(passed, review, [], review.before)
            found[f"{kind} planted"] += 1
            found[f"{kind} flagged"] += told.label in FLAGS and told.missed is not None
        for declined in plant_answers(search, game, turn):
            costs = (
                (sum(each.cost.loss for each in judge_answers(declined, futures)), least)
                for futures, least in STAGES
            )
            if all(cost >= least for cost, least in costs):
                flags = [is_flagged(judged) for judged in judge_answers(declined, FUTURES)]
                found["declined planted"] += 1
                found["declined flagged"] += any(flags)
    return found


def measure(deals: range, jobs: int, say: Callable[[str], None]) -> Figures:
    """Run the benchmark and return all figures."""
    ensure_compiled()
    found = Found()
    for deal, more in spread(look_at, deals, jobs):
        found += more
        say(f"deal {deal}: {dict(sorted(found.items()))}")
    return dict(sorted(found.items()))


def main(words: list[str] | None = None) -> int:
    """Run the benchmark from the command line; return the exit status."""
    parser = Parser("python -m benchmarks.planted", description="Measure what the review flags.")
    add = parser.add_argument
    add("--games", type=parse_positive, default=100, help="games (default 100)")
    add("--seed", type=parse_positive, default=1, help="number of the first deal (1)")
    add("--jobs", type=parse_positive, default=1, help="number of processes (1)")
    add("--json", action="store_true", help="print one JSON object")

    def work(args: Namespace) -> Figures:
        return measure(range(args.seed, args.seed + args.games), args.jobs, say)

    return run(parser, words, work)


if __name__ == "__main__":
    sys.exit(main())
