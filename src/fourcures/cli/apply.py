"""`fourcures apply`: play moves from a position and print the result as JSON.

The format is described in `docs/python/notation.md`. An illegal move is reported on stdout with
exit code 1; invalid input is one line on stderr, nothing on stdout, and exit code 2.
"""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING

import msgspec

from ..engine.errors import IllegalMove
from ..engine.events import Event
from ..engine.game import Game
from ..engine.reasons import Param
from ..files import BadInput, read_json

if TYPE_CHECKING:
    from .parser import Subparsers

FIELDS = {"position", "moves", "seed"}
ILLEGAL = 1


def add_parser(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "apply",
        description="Read {position, moves, optional seed} and print {position, events, outcome}"
        " as JSON. An illegal move prints {error} and exits with 1, bad input exits with 2.",
    )
    parser.add_argument("file", metavar="FILE", help="a JSON file, or - for standard input")


def run(args: argparse.Namespace) -> int:
    position, moves, seed = parse_request(read_json(args.file))
    game = Game.from_position(position, seed)
    events: list[Event] = []
    for move in moves:
        try:
            events += game.play(move)
        except IllegalMove as illegal:
            print(json.dumps({"error": describe_refusal(illegal)}))
            return ILLEGAL
    answer = {
        "position": game.position(),
        "events": msgspec.to_builtins(events),
        "outcome": game.outcome._asdict() if game.outcome else None,
    }
    print(json.dumps(answer))
    return 0


def parse_request(document: object) -> tuple[object, list[str], str | None]:
    """Return the position, the moves and the seed of the input; raise BadInput if invalid."""
    if not isinstance(document, dict):
        raise BadInput("the input must be a JSON object with position and moves")
    for field in document:
        if field not in FIELDS:
            raise BadInput(f"unknown field {field!r}; allowed are {', '.join(sorted(FIELDS))}")
    for field in ("position", "moves"):
        if field not in document:
            raise BadInput(f"the field {field!r} is missing")
    moves = document["moves"]
    if not isinstance(moves, list) or not all(isinstance(move, str) for move in moves):
        raise BadInput("moves must be a list of strings")
    seed = document.get("seed", "")
    if not isinstance(seed, str):
        raise BadInput("seed must be a string")
    return document["position"], moves, document.get("seed")


def describe_refusal(illegal: IllegalMove) -> dict[str, str | dict[str, Param]]:
    """Return an illegal move as data: the text, the rule, the reason and its arguments."""
    return {
        "move": illegal.move,
        "rule": illegal.rule,
        "message": illegal.message,
        "code": illegal.code,
        "args": illegal.params,
    }
