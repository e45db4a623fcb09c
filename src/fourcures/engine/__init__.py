"""The rules of the game: pure functions with no I/O, no clock and no global random state.

Start with `game` (the public API), `rules.state` (the state of a game) and `rules.step` (how a move
changes it).
"""
