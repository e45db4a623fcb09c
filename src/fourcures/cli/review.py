"""`fourcures review`: what the decisions and the cards of a finished game cost, turn by turn."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from ..bots.review.judge import FUTURES
from ..bots.review.played_turns import moments_of, turns_in
from ..bots.review.review import FLAGS, review, summary
from ..engine.game import Game
from ..files import BadInput, read_json
from ..protocol.review import ReviewSummary, TurnReview
from .options import positive

if TYPE_CHECKING:
    from .parser import Subparsers


def add_parser(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "review",
        description="Compare every turn of a finished game with the best turn that the bots find,"
        " judged by what the player could know then. Print what the decisions and the cards cost,"
        " in points of win chance. A game takes about half a minute.",
    )
    parser.add_argument("record", metavar="RECORD", help="a JSON file, or - for standard input")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    futures = f"sampled futures to compare two turns ({FUTURES})"
    parser.add_argument("--futures", type=positive, default=FUTURES, help=futures)


def run(args: argparse.Namespace) -> int:
    game = Game.from_record(read_json(args.record))
    if not game.is_over:
        raise BadInput("the game is not over: only finished games can be reviewed")
    turns = reviewed(game, args.futures)
    if not turns:
        raise BadInput("no turn of this game can be reviewed: nobody had actions")
    found = summary(turns)
    if args.json:
        print(msgspec.json.encode({"summary": found, "turns": turns}).decode())
    else:
        print("\n".join([*turn_lines(game, turns), "", *summary_lines(game, found)]))
    return 0


def reviewed(game: Game, futures: int) -> list[TurnReview]:
    """Review a game, with progress on a terminal."""
    total = len(turns_in(moments_of(game)))
    shown = sys.stderr is not None and sys.stderr.isatty()
    turns: list[TurnReview] = []
    try:
        for turn in review(game, futures):
            turns.append(turn)
            if shown:
                print(f"\rturn {len(turns)} of {total}", end="", file=sys.stderr, flush=True)
    finally:
        if shown:
            print("\r\033[K", end="", file=sys.stderr, flush=True)
    return turns


def turn_lines(game: Game, turns: Sequence[TurnReview]) -> list[str]:
    """Return a line for each turn, and the better turn below each flagged one."""
    lines = ["turn  player                 chance  decision           cards"]
    for turn in turns:
        cost = f"{points(-turn.loss)} " if turn.loss else ""
        lines.append(
            f"{turn.number:4}  {game.roles[turn.seat]:21}  {turn.before:5.0%}"
            f"  {cost + turn.label:17}  {points(turn.luck)}"
        )
        if turn.label in FLAGS:
            lines.append(f"      played: {', '.join(turn.played)}")
            lines.append(f"      better: {', '.join(move.text for move in turn.better)}")
    return lines


def summary_lines(game: Game, found: ReviewSummary) -> list[str]:
    """Return the sums, the decisions of each player and the turning points as lines."""
    end = f"{game.outcome.result} at the end" if game.outcome else ""
    lines = [
        f"Win chance: {found.start:.0%} at the start, {end}.",
        f"Decisions: {points(-found.loss)} points. Cards: {points(found.luck)} points.",
    ]
    for seat in found.seats:
        labels = ", ".join(f"{number} {label}" for label, number in seat.labels.items() if number)
        lines.append(f"  {game.roles[seat.seat]}: {points(-seat.loss)} ({labels})")
    for turning in found.turning:
        lines.append(
            f"Turning point: {turning.kind} of turn {turning.turn}, {points(turning.change)}"
        )
    return lines


def points(change: float) -> str:
    """Return a change of the win chance in points, with its sign."""
    return f"{round(100 * change):+d}" if round(100 * change) else "0"
