"""Puzzles in a terminal."""
