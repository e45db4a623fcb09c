"""Puzzles: attempts and ratings of people."""
