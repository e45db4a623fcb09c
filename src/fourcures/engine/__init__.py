"""The rules: pure, without input or output, clock or global random numbers.

Start reading at `game` (what others use), `rules.state` (what a game is) and `rules.step` (what a
move does).
"""
