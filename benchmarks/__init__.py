"""Benchmarks: `python -m benchmarks.engine`, `envs`, `bots` or `table`."""
