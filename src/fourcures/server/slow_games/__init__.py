"""Slow games: everything that a person plays turn by turn, on one page."""
