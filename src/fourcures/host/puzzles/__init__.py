"""Puzzles: what people may know of them, hints, attempts and the own rating."""
