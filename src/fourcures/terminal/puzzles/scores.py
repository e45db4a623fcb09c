"""The own rating in puzzles, kept in a file of this user."""

from __future__ import annotations

from pathlib import Path

import msgspec

from ...bots.puzzles.collection import Puzzle, load_puzzles
from ...files import BadInput, data_folder, replace_file
from ...rating import Rating, rate_attempt

FILE = "puzzles.json"


class Scores(msgspec.Struct, frozen=True):
    """The rating, the number of puzzles solved in a row, and all that were tried."""

    rating: Rating = Rating()
    streak: int = 0
    tried: tuple[int, ...] = ()

    def with_result(self, puzzle: Puzzle, solved: bool, hints: int) -> Scores:
        """Return the scores after the first attempt at a puzzle; later attempts do not count."""
        if puzzle.id in self.tried:
            return self
        return Scores(
            rate_attempt(self.rating, puzzle.rating, solved, hints),
            self.streak + 1 if solved else 0,
            (*self.tried, puzzle.id),
        )

    def next_after(self, number: int) -> Puzzle:
        """Return the next puzzle that was not tried yet, or simply the next if all were tried."""
        following = load_puzzles()[number:] + load_puzzles()[:number]
        return next((puzzle for puzzle in following if puzzle.id not in self.tried), following[0])


def scores_file() -> Path:
    return data_folder() / FILE


def load_scores() -> Scores:
    """Return the scores in the file, or new ones; raise BadInput if the file is damaged."""
    try:
        return msgspec.json.decode(scores_file().read_bytes(), type=Scores)
    except FileNotFoundError:
        return Scores()
    except (msgspec.MsgspecError, UnicodeError, OSError, RuntimeError) as error:
        raise BadInput(f"{scores_file()} cannot be read, move it away: {error}") from None


def save_scores(scores: Scores) -> None:
    """Write the scores, through a temporary file; raise BadInput if that is impossible."""
    try:
        file = scores_file()
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        replace_file(file, msgspec.json.encode(scores))
    except (OSError, RuntimeError) as error:  # there may be no home directory
        raise BadInput(f"the rating cannot be saved: {error}", "cannot_write") from None
