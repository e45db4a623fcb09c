"""Puzzles: the shipped ones, how they are made, and ratings."""
