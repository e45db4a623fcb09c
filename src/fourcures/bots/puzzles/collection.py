"""Puzzles: positions from games of bots in which one turn is clearly best.

The shipped ones are in `puzzles.jsonl`, one JSON object per line, in the order of difficulty;
`fourcures puzzles make` finds them (see `maker`).
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Literal, cast

import msgspec

from ...engine.errors import FourCuresError
from ...engine.game import Game
from ...engine.position.schema import Json
from ...engine.rules.names import Disease
from ...protocol.coach import Claim

SHIPPED = "puzzles.jsonl"
HIDDEN = "puzzle"  # the seed of the cards that nobody knows yet: the same for everyone

ACCEPT, DECLINE = "accept", "decline"  # the options of an answer

Theme = Literal["cure", "outbreak", "win", "event", "discard", "forecast", "answer"]


class NoSuchPuzzle(FourCuresError):
    """There is no puzzle with this number; the message says which there are."""


class Tempting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A turn that one would play at first sight, and what it loses."""

    moves: list[str]  # of the player to move
    says: list[Claim]  # what it does, the most important first
    against: list[Claim]  # what it loses, compared with the solution; never empty
    loss: float  # win chance


class Option(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something to choose, and what it costs compared with the best option."""

    text: str  # a move, or ACCEPT or DECLINE
    loss: float = 0.0  # win chance
    low: float = 0.0  # it is at least this, with 95 % confidence
    against: list[Claim] = []  # what it loses


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position at the beginning of a turn, and the turn that is clearly best.

    Or a position in which one seat has to choose between some options, and the best of them.
    """

    id: int  # from 1, in the order of difficulty
    theme: Theme
    turns: int | None  # of a win: the number of turns until it; 1 is this turn
    position: Json  # for `Game.from_position`; the order of the decks is not in it
    solution: list[str]  # the moves until the actions are over or the game is won; one option
    rating: int  # the difficulty, on the scale of the players' ratings
    gap: float  # win chance by which the solution beats the next best one that is worse
    low: float  # the gap is at least this, with 95 % confidence
    chance: float  # win chance after the solution
    quick: bool  # whether the quick bot finds the solution
    deal: str  # the seed of the game that the position is from
    turn: int  # of that game
    why: list[Claim] = []  # what the solution is for, the most important first
    tempting: Tempting | None = None
    options: list[Option] = []  # of a choice; several may be as good as the best
    who: int | None = None  # the seat that chooses
    asked: list[str] = []  # of an answer: the moves that the active player asks for

    @property
    def seat(self) -> int:
        """The seat that decides: the one whose turn it is, unless it is a choice of another."""
        return int(self.position["turn"]["seat"]) if self.who is None else self.who

    @property
    def disease(self) -> Disease | None:
        """The disease that the solution cures last, or None."""
        cures = [move.split()[1] for move in self.solution if move.startswith("cure ")]
        return cast(Disease, cures[-1]) if cures else None

    def game(self) -> Game:
        """Return a game that begins with this puzzle."""
        return Game.from_position(self.position, seed=HIDDEN)


@cache
def load_puzzles() -> tuple[Puzzle, ...]:
    """Return the shipped puzzles, the easiest first; the file is read once."""
    lines = files(__package__).joinpath(SHIPPED).read_bytes()
    return tuple(msgspec.json.Decoder(Puzzle).decode_lines(lines))


def get_puzzle(id: int) -> Puzzle:
    """Return the shipped puzzle with this number."""
    puzzles = load_puzzles()
    if not 1 <= id <= len(puzzles):
        raise NoSuchPuzzle(f"there is no puzzle {id}: they have the numbers 1 to {len(puzzles)}")
    return puzzles[id - 1]
