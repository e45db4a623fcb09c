"""`fourcures apply`: a position and moves in, what followed out, as `docs/python/notation.md` says.

An illegal move is an answer: it goes to stdout and the exit code is 1. Input that is no question
at all is one line on stderr, nothing on stdout, and exit code 2.
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
        description="Reads {position, moves, optional seed} and prints {position, events, outcome}"
        " as JSON. An illegal move prints {error} and exits with 1, bad input exits with 2.",
    )
    parser.add_argument("file", metavar="FILE", help="a JSON file, or - for standard input")


def run(args: argparse.Namespace) -> int:
    position, moves, seed = question(read_json(args.file))
    game = Game.from_position(position, seed)
    events: list[Event] = []
    for move in moves:
        try:
            events += game.play(move)
        except IllegalMove as illegal:
            print(json.dumps({"error": refused(illegal)}))
            return ILLEGAL
    answer = {
        "position": game.position(),
        "events": msgspec.to_builtins(events),
        "outcome": game.outcome._asdict() if game.outcome else None,
    }
    print(json.dumps(answer))
    return 0


def question(document: object) -> tuple[object, list[str], str | None]:
    """The position, the moves and the seed of the input; BadInput says what is wrong."""
    if not isinstance(document, dict):
        raise BadInput("the input must be a JSON object with position and moves")
    for field in document:
        if field not in FIELDS:
            raise BadInput(f"unknown field {field!r}; known are {', '.join(sorted(FIELDS))}")
    for field in ("position", "moves"):
        if field not in document:
            raise BadInput(f"the field {field!r} is missing")
    moves = document["moves"]
    if not isinstance(moves, list) or not all(isinstance(move, str) for move in moves):
        raise BadInput("moves must be a list of texts")
    seed = document.get("seed", "")
    if not isinstance(seed, str):
        raise BadInput("seed must be a text")
    return document["position"], moves, document.get("seed")


def refused(illegal: IllegalMove) -> dict[str, str | dict[str, Param]]:
    """An illegal move as data: the text, the rule, the reason and its arguments."""
    return {
        "move": illegal.move,
        "rule": illegal.rule,
        "message": illegal.message,
        "code": illegal.code,
        "args": illegal.params,
    }
