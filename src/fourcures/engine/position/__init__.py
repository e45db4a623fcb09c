"""Positions as JSON: `writer` writes them, `reader` reads and validates them."""
