"""One process: its settings, limits, metrics and logs."""
