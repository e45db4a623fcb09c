"""The rules: pure, without input or output, clock or global random numbers.

Start reading at `game` (what others use), `state` (what a game is) and `step` (what a move does).
"""
