"""Compile the rules ahead of time, into a library that needs no compiler where it runs.

`kernels` turns the twins into one LLVM module, `targets` into an object file for each kind of
machine, `linking` into a library; `interface` describes it, and `header` writes that for C. `build`
puts them together:

    python -m fourcures.compiled.ahead.build
"""
