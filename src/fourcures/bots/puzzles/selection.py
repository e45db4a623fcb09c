"""Select puzzles for a set: all themes and difficulties, no two alike, in rising difficulty."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import zip_longest

import msgspec

from .collection import Puzzle

BAND = 200  # points of rating; puzzles of one theme in one band are alike in difficulty


def select_puzzles(puzzles: Iterable[Puzzle], count: int) -> list[Puzzle]:
    """Return at most `count` puzzles, numbered from the easiest; the same input, the same set.

    They are taken in turn from each theme and band of difficulty, the clearest first. The quick bot
    finds at most half of them. Of several puzzles from one game, that of the rarest theme is kept.
    """
    groups: dict[tuple[int, str], list[Puzzle]] = {}
    # A turn of a game is in the set only once.
    different = {(puzzle.deal, puzzle.turn): puzzle for puzzle in puzzles}.values()
    often = Counter(puzzle.theme for puzzle in different)
    preferred = sorted(  # the last
        different, key=lambda puzzle: (-often[puzzle.theme], not puzzle.quick, puzzle.gap)
    )
    rare = {puzzle.deal: puzzle for puzzle in preferred}
    for puzzle in sorted(rare.values(), key=lambda puzzle: (-puzzle.gap, puzzle.deal)):
        groups.setdefault((puzzle.rating // BAND, puzzle.theme), []).append(puzzle)
    rows = zip_longest(*(groups[key] for key in sorted(groups)))
    queue = [puzzle for row in rows for puzzle in row if puzzle is not None]
    easy, hard = ([puzzle for puzzle in queue if puzzle.quick is found] for found in (True, False))
    easy = easy[: min(len(hard), count // 2)]
    chosen = easy + hard[: count - len(easy)]
    chosen.sort(key=lambda puzzle: (puzzle.rating, -puzzle.gap, puzzle.deal))
    return [msgspec.structs.replace(puzzle, id=id) for id, puzzle in enumerate(chosen, 1)]
