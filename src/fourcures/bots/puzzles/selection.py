"""Select puzzles for a set: all themes and difficulties, no two alike, in rising difficulty."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import zip_longest

import msgspec

from .collection import Puzzle

BAND = 200  # points of rating; puzzles of one theme in one band are alike in difficulty
FROM_ONE_GAME = 1


def select_puzzles(puzzles: Iterable[Puzzle], count: int) -> list[Puzzle]:
    """Return at most `count` puzzles, numbered from the easiest; the same input, the same set.

    They are taken in turn from each theme and band of difficulty, the clearest first. The quick bot
    finds at most half of them.
    """
    groups: dict[tuple[int, str], list[Puzzle]] = {}
    # A turn of a game is in the set only once.
    different = {(puzzle.deal, puzzle.turn): puzzle for puzzle in puzzles}.values()
    for puzzle in sorted(different, key=lambda puzzle: (-puzzle.gap, puzzle.deal)):
        groups.setdefault((puzzle.rating // BAND, puzzle.theme), []).append(puzzle)
    rows = zip_longest(*(groups[key] for key in sorted(groups)))
    queue = [puzzle for row in rows for puzzle in row if puzzle is not None]
    games: Counter[str] = Counter()
    hard: list[Puzzle] = []
    easy: list[Puzzle] = []
    for puzzle in queue:
        games[puzzle.deal] += 1
        if games[puzzle.deal] <= FROM_ONE_GAME:
            (easy if puzzle.quick else hard).append(puzzle)
    easy = easy[: min(len(hard), count // 2)]
    chosen = easy + hard[: count - len(easy)]
    chosen.sort(key=lambda puzzle: (puzzle.rating, -puzzle.gap, puzzle.deal))
    return [msgspec.structs.replace(puzzle, id=id) for id, puzzle in enumerate(chosen, 1)]
