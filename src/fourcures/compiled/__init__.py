"""The compiled twins of the rules: `twins` copies them, `batch` has the functions for Python.

`cpu` loads them: from the `library` that was built `ahead` of time, or compiled by `jit`. `gpu`
compiles them for a graphics card.
"""
