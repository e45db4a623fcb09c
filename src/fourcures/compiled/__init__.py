"""The compiled version of the rules: `loader` builds it, `batch` has the functions for Python."""
