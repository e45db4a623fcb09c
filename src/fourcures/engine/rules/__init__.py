"""The rules of the game: plain functions over a state, one idea per module.

They run interpreted, as Python, and compiled (see `fourcures.compiled`).
"""
