"""The attempts of a person at puzzles, wherever a host keeps them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

import msgspec

from ...bots.puzzles.collection import Puzzle
from ...rating import Rating
from ...table.daily import day_at


class Attempt(msgspec.Struct, frozen=True):
    """A person's attempt at a puzzle."""

    hints: int = 0  # how many were taken
    revealed: bool = False  # whether the person may see the solution
    solved: bool | None = None  # the result that counts; None until it is decided
    rating: Rating | None = None  # of the person after it
    at: int | None = None  # when it was decided, in milliseconds since 1970


class History:
    """A person's attempts by puzzle, and the rating after the last one that counted."""

    def __init__(self, attempts: Mapping[str, Attempt] | None = None) -> None:
        self.attempts = attempts or {}
        decided = [(one.at or 0, one) for one in self.attempts.values() if one.solved is not None]
        decided.sort(key=lambda timed: timed[0])
        self.ratings = [one.rating for _, one in decided if one.rating is not None]
        self.rating = self.ratings[-1] if self.ratings else Rating()
        self.days_solved = {day_at(at) for at, one in decided if one.solved}

    def at(self, puzzle: Puzzle) -> Attempt:
        return self.attempts.get(key_of(puzzle)) or Attempt()


class Attempts(Protocol):
    """The attempts of all people: each has one rated attempt at a puzzle."""

    async def history(self, person: str) -> History:
        """Return the attempts of a person."""

    async def take_hint(self, person: str, puzzle: Puzzle, most: int) -> None:
        """Count one more hint, up to `most`."""

    async def reveal(self, person: str, puzzle: Puzzle) -> None:
        """Note that a person may see the solution from now on."""

    async def decide(self, person: str, puzzle: Puzzle, solved: bool, rating: Rating) -> bool:
        """Store the result of a rated attempt; return False if it was decided before."""


def key_of(puzzle: Puzzle) -> str:
    """Return the name of a puzzle in a database, which a new list of puzzles does not change."""
    return f"{puzzle.deal} {puzzle.turn}"
