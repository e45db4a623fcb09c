"""The compiled twins of the rules: `twins` copies them, `cpu` and `gpu` compile the copies.

`batch` has the functions for Python.
"""
