"""`fourcures apply`: play moves from a position and print the result as JSON.

Read {position, moves, optional seed} and print {position, events, outcome} as JSON. An illegal move
prints {error} and exits with 1, bad input exits with 2.
"""

from __future__ import annotations

import argparse
import json

import msgspec

from ..engine.errors import IllegalMove
from ..engine.events import Event
from ..engine.game import Game
from ..engine.reasons import Param
from ..files import BadInput, read_json

ILLEGAL = 1


class MovesToPlay(msgspec.Struct, forbid_unknown_fields=True):
    """The input: a position, moves, and the seed of what is drawn."""

    position: object
    moves: list[str]
    seed: str | msgspec.UnsetType = msgspec.UNSET


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a JSON file, or - for standard input")


def run(args: argparse.Namespace) -> int:
    try:
        given = msgspec.convert(read_json(args.file), MovesToPlay)
    except msgspec.ValidationError as error:
        raise BadInput(f"the input cannot be used: {error}") from None
    seed = None if given.seed is msgspec.UNSET else given.seed
    game = Game.from_position(given.position, seed)
    events: list[Event] = []
    for move in given.moves:
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


def describe_refusal(illegal: IllegalMove) -> dict[str, str | dict[str, Param]]:
    """Return an illegal move as data: the text, the rule, the reason and its arguments."""
    return {
        "move": illegal.move,
        "rule": illegal.rule,
        "message": illegal.message,
        "code": illegal.code,
        "args": illegal.params,
    }
