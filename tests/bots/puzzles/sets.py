"""The shipped puzzles by kind: whole turns, and choices of one move."""

from __future__ import annotations

from fourcures.bots.puzzles.collection import load_puzzles

TURNS = tuple(puzzle for puzzle in load_puzzles() if not puzzle.options)
CHOICES = tuple(puzzle for puzzle in load_puzzles() if puzzle.options)
