"""A feature as an engineer would add one: the longest chain of outbreaks of each finished game."""
