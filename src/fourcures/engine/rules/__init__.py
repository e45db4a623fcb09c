"""The rules of the game: plain functions on a state, one topic per module.

They run interpreted, as Python, or compiled (see `fourcures.compiled`).
"""
