"""Tests of `fourcures.server.slow_games`."""
