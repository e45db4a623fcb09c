"""Verify a set of puzzles with the present search, and replace those that fail.

A puzzle fails if no turn is clearly best any more. Otherwise its solution, rating and reasons are
those that the present search and coach give it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import msgspec

from .choices import verify_choice
from .collection import Puzzle
from .maker import verify_puzzle

Key = tuple[str, int]  # the deal and the turn


class Verified(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A puzzle that was verified: as it is now, or None if it has failed."""

    deal: str
    turn: int
    puzzle: Puzzle | None


def key_of(puzzle: Puzzle) -> Key:
    """Return which turn of which game a puzzle is."""
    return puzzle.deal, puzzle.turn


def verify(puzzle: Puzzle) -> Verified:
    """Verify a puzzle by a long search."""
    if puzzle.options:
        again = verify_choice(puzzle)
    else:
        again = verify_puzzle(puzzle.position, puzzle.deal, puzzle.turn)
    return Verified(puzzle.deal, puzzle.turn, again)


def renew(
    puzzles: Sequence[Puzzle], spares: Iterable[Puzzle], check: Callable[[Puzzle], Puzzle | None]
) -> list[Puzzle]:
    """Return the set with each failed puzzle replaced, numbered from the easiest.

    A spare replaces one of the same theme if there is any, of a rating as near as possible; it is
    verified too. No spare is from a deal that is in the set. Without spares the set is smaller.
    """
    checked = [(puzzle, check(puzzle)) for puzzle in puzzles]
    kept = [again for _, again in checked if again is not None]
    left = list(spares)
    for failed in (puzzle for puzzle, again in checked if again is None):
        deals = {puzzle.deal for puzzle in kept}
        left = [spare for spare in left if spare.deal not in deals]
        for spare in sorted(left, key=lambda spare: distance(spare, failed)):
            left.remove(spare)
            if (again := check(spare)) is not None:
                kept.append(again)
                break
    kept.sort(key=lambda puzzle: (puzzle.rating, -puzzle.gap, puzzle.deal))
    return [msgspec.structs.replace(puzzle, id=id) for id, puzzle in enumerate(kept, 1)]


def distance(spare: Puzzle, failed: Puzzle) -> tuple[bool, int]:
    """Return how far a spare is from what it would replace; the nearest is the lowest."""
    return spare.theme != failed.theme, abs(spare.rating - failed.rating)
