"""`fourcures review`: what the decisions and the cards of a finished game cost, turn by turn.

Compare every turn of a finished game with the best turn that the bots find, judged by what the
player could know then, and every discard, event and Forecast with the best choice. Print what the
decisions and the cards cost, in points of win chance. A game takes about half a minute.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

import msgspec

from ..analysis.played_turns import list_moments, split_turns
from ..bots.review.game_review import FLAGS, review_game, summarize
from ..bots.review.judge import FUTURES
from ..engine.game import Game
from ..files import BadInput, read_json
from ..protocol.review import ChoiceReview, ReviewSummary, TurnReview
from .options import parse_positive

NOTE = (
    "Decisions: only what they surely cost. Cards: with the 95% margin of the estimate; a change",
    "within it may be no luck at all. The sum is surer: estimates between the turns cancel out.",
)


def add_options(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("record", metavar="RECORD", help="a JSON file, or - for standard input")
    add("--json", action="store_true", help="print one JSON object")
    futures = f"sampled futures to compare two turns ({FUTURES})"
    add("--futures", type=parse_positive, default=FUTURES, help=futures)


def run(args: argparse.Namespace) -> None:
    game = Game.from_record(read_json(args.record))
    if not game.is_over:
        raise BadInput("the game is not over: only finished games can be reviewed")
    turns = review_with_progress(game, args.futures)
    if not turns:
        raise BadInput("no turn of this game can be reviewed: nobody had actions")
    summary = summarize(turns)
    if args.json:
        print(msgspec.json.encode({"summary": summary, "turns": turns}).decode())
    else:
        print("\n".join([*describe_turns(game, turns), "", *describe_summary(game, summary)]))


def review_with_progress(game: Game, futures: int) -> list[TurnReview]:
    """Review a game, with progress on a terminal."""
    total = len(split_turns(list_moments(game)))
    shown = sys.stderr is not None and sys.stderr.isatty()
    turns: list[TurnReview] = []
    try:
        for turn in review_game(game, futures):
            turns.append(turn)
            if shown:
                print(f"\rturn {len(turns)} of {total}", end="", file=sys.stderr, flush=True)
    finally:
        if shown:
            print("\r\033[K", end="", file=sys.stderr, flush=True)
    return turns


def describe_turns(game: Game, turns: Sequence[TurnReview]) -> list[str]:
    """Return a line for each turn, and the better turn below each flagged one."""
    lines = ["turn  player                 chance  decision           cards"]
    for turn in turns:
        cost = f"{format_points(-turn.loss)} " if turn.loss else ""
        lines.append(
            f"{turn.number:4}  {game.roles[turn.seat]:21}  {turn.before:5.0%}"
            f"  {cost + turn.label:17}  {format_luck(turn)}"
        )
        if turn.label in FLAGS:
            lines.append(f"      played: {', '.join(turn.played)}")
            lines.append(f"      better: {', '.join(move.text for move in turn.better)}")
        lines += [describe_choice(game, each) for each in turn.choices if each.label in FLAGS]
    return [*lines, "", *NOTE]


def describe_choice(game: Game, choice: ChoiceReview) -> str:
    """Return a line about a decision besides the actions that cost something."""
    made = "no event" if choice.kind == "kept" else choice.played.text
    better = choice.better.text if choice.better else ""
    cost = f"{format_points(-choice.loss)} {choice.label}"
    return f"      {game.roles[choice.seat]}: {made}, {cost}; better: {better}"


def describe_summary(game: Game, summary: ReviewSummary) -> list[str]:
    """Return the sums, the decisions of each player and the turning points as lines."""
    end = f"{game.outcome.result} at the end" if game.outcome else ""
    lines = [
        f"Win chance: {summary.start:.0%} at the start, {end}.",
        f"Decisions: {format_points(-summary.loss)} points."
        f" Cards: {format_points(summary.luck)} points.",
    ]
    for seat in summary.seats:
        labels = ", ".join(f"{number} {label}" for label, number in seat.labels.items() if number)
        lines.append(f"  {game.roles[seat.seat]}: {format_points(-seat.loss)} ({labels})")
    for turning in summary.turning:
        lines.append(
            f"Turning point: {turning.kind} of turn {turning.turn}, {format_points(turning.change)}"
        )
    return lines


def format_luck(turn: TurnReview) -> str:
    """Return what the cards changed in points, with its margin: `-19 ±21`."""
    margin = round(100 * turn.noise)
    return f"{format_points(turn.luck):>3}" + (f" ±{margin}" if margin else "")


def format_points(change: float) -> str:
    """Return a change of the win chance in points, with its sign."""
    return f"{round(100 * change):+d}" if round(100 * change) else "0"
